/// The design as a picture: a row a list, a cell a trial, coloured and numbered by condition.
enum DesignPicture {
  /// More than this is no picture any more.
  private static let mostRows = 48
  private static let mostColumns = 96
  private static let cell = (width: 26, height: 20)
  private static let left = 64
  private static let top = 34

  /// Colours that people with any colour vision tell apart, light enough for black numbers.
  ///
  /// After Okabe and Ito (2008).
  private static let colours = [
    "#e69f00", "#56b4e9", "#35b597", "#f0e442", "#d99bbd", "#e8835a", "#bbbbbb", "#ffffff",
  ]

  /// The picture as SVG.
  static func svg(_ files: ExperimentFiles) -> String {
    let study = files.study
    let lists = files.lists.prefix(mostRows)
    let columns = min(mostColumns, lists.map(\.rows.count).max() ?? 0)
    let height = top + lists.count * cell.height + 16
    var body: [String] = []
    for (row, list) in lists.enumerated() {
      let y = top + row * cell.height
      body.append(text(list.name, x: 4, y: y + 15))
      for (column, trial) in list.rows.prefix(columns).enumerated() {
        body += square(trial, x: left + column * cell.width, y: y)
      }
    }
    let legend = study.conditions.enumerated().flatMap { index, condition in
      let y = height + index * cell.height
      return [
        rectangle(colours[index % colours.count], x: left, y: y),
        text(String(index + 1), x: left + 6, y: y + 15),
        text(condition.name, x: left + cell.width + 8, y: y + 15),
      ]
    }
    let note =
      "P: practice, C: attention check"
      + (lists.count < files.lists.count
        ? "; the first \(mostRows) of \(files.lists.count) lists" : "")
    let bottom = height + study.conditions.count * cell.height + 24
    let width = max(420, left + columns * cell.width + 8)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(bottom)" \
      viewBox="0 0 \(width) \(bottom)" role="img" aria-labelledby="title" \
      font-family="sans-serif" font-size="13">
      <title id="title">\(escapedForHTML(study.title)): conditions by list and trial</title>
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(text(study.title, x: 4, y: 20))
      \((body + legend).joined(separator: "\n"))
      \(text(note, x: left, y: bottom - 8))
      </svg>

      """
  }

  private static func square(_ row: TrialRow, x: Int, y: Int) -> [String] {
    switch row.trial.kind {
    case .main:
      [
        rectangle(colours[row.trial.condition % colours.count], x: x, y: y),
        text(String(row.trial.condition + 1), x: x + 6, y: y + 15),
      ]
    case .practice: [rectangle("#ffffff", x: x, y: y), text("P", x: x + 8, y: y + 15)]
    case .check: [rectangle("#ffffff", x: x, y: y), text("C", x: x + 8, y: y + 15)]
    }
  }

  private static func rectangle(_ colour: String, x: Int, y: Int) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(cell.width)\" height=\"\(cell.height)\" fill=\"\(colour)\" "
      + "stroke=\"#444444\" stroke-width=\"0.5\"/>"
  }

  private static func text(_ text: String, x: Int, y: Int) -> String {
    "<text x=\"\(x)\" y=\"\(y)\">\(escapedForHTML(text))</text>"
  }
}
