internal import Herald

/// The files of the experiment software, one a list each.
struct ExperimentFiles {
  /// The study.
  let study: Study
  /// The trials of each list.
  let lists: [(name: String, rows: [TrialRow])]

  /// A table of all trials of all lists.
  var design: String { table(lists.flatMap(\.rows)).csv }

  /// Conditions files for PsychoPy's loops: variables are columns, sounds are named from the folder of
  /// the experiment.
  var psychoPy: [(name: String, text: String)] {
    let header = header
    var rows = PsychoPyTable(lists.flatMap(\.rows).map(\.cells), header: header).rows[...]
    return lists.map { list in
      var table = Table(header: header)
      for row in rows.prefix(list.rows.count) { table.add(row) }
      rows = rows.dropFirst(list.rows.count)
      return ("psychopy/\(list.name).csv", table.csv)
    }
  }

  /// Spreadsheets for Gorilla's Task Builder 2, where sounds are uploaded and have no folder.
  var gorilla: [(name: String, text: String)] {
    lists.map { list in
      var table = Table(
        header: ["Display", "Randomise Blocks", "Randomise Trials", "Audio", "Question", "Answer"]
          + ["List", "Trial", "Stimulus", "Item", "Condition"] + study.factorColumns)
      for row in list.rows {
        let display = row.trial.kind == .practice ? "Practice" : "Trial"
        let file = row.soundPath.split(separator: "/").last.map(String.init) ?? ""
        table.add(
          [display, "", "", file, study.question.text, row.answer ?? "", row.list]
            + [String(row.number), row.stimulus.id, row.stimulus.element.id, row.condition]
            + row.levels)
      }
      return ("gorilla/\(list.name).csv", table.csv)
    }
  }

  /// Timelines for jsPsych: each trial names its plugin, which the page looks up, since a plugin is
  /// code and JSON is not.
  func jsPsych() throws(EncodingError) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    for list in lists {
      let sounds = Set(list.rows.map(\.soundPath)).sorted()
      let value = JSONValue.object([
        "preload": .list(sounds.map { .text($0) }),
        "timeline": .list(list.rows.map(trial)),
      ])
      files.append(("jspsych/\(list.name).json", try json(value)))
    }
    return files
  }

  private func trial(_ row: TrialRow) -> JSONValue {
    let data = JSONValue.object(row.data(factors: study.factorColumns))
    let prompt = JSONValue.text("<p>\(escapedForHTML(study.question.text))</p>")
    let sound: [String: JSONValue] = [
      "type": "audio-button-response", "stimulus": .text(row.soundPath),
      "response_allowed_while_playing": false,
    ]
    if !study.question.answers.isEmpty {
      let choices = JSONValue.list(study.question.answers.map { .text(escapedForHTML($0)) })
      return .object(sound.merging(["choices": choices, "prompt": prompt, "data": data]) { $1 })
    }
    let asking: [String: JSONValue] = [
      "type": "survey-text",
      "questions": .list([.object(["prompt": prompt, "name": "response", "required": true])]),
    ]
    return .object([
      "timeline": .list([
        .object(sound.merging(["choices": .list(["Continue"])]) { $1 }), .object(asking),
      ]),
      "data": data,
    ])
  }

  private func table(_ rows: [TrialRow]) -> Table {
    var table = Table(header: header)
    for row in rows { table.add(row.cells) }
    return table
  }

  private var header: [String] {
    TrialRow.columns + study.factorColumns + TrialRow.lastColumns
  }
}

/// A text that says itself in HTML.
func escapedForHTML(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    .replacing("\"", with: "&quot;")
}
