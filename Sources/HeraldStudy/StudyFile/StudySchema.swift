internal import Herald
internal import HeraldSound

/// The form of a study file, as a JSON Schema that editors and validators read.
package enum StudySchema {
  /// The schema's text.
  package static func schema() throws -> String {
    try json(
      JSONValue.object([
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A study for herald study",
        "type": "object", "required": ["name", "items", "design"],
        "additionalProperties": false, "patternProperties": note,
        "properties": .object([
          "name": described(
            "Name of the package: letters, digits, hyphens",
            ["type": "string", "pattern": "^[A-Za-z0-9-]+$", "maxLength": 60]),
          "title": described("What the study is called by people", text),
          "items": items, "settings": described("Options of all conditions", options(named: false)),
          "factors": factors, "conditions": conditions, "design": design,
          "seed": described("What every random choice follows from (1)", whole(0)),
          "sound": sound, "practice": extras("Trials before the others", more: [:]),
          "attentionChecks": extras(
            "Trials that show whether someone listens",
            more: ["every": described("After how many trials a check comes (10)", whole(1))]),
          "question": object(
            "What is asked after each sound",
            [
              "text": described("The question", text),
              "answers": described("Answers to choose from; none for a free text", texts),
            ]),
        ]),
      ]))
  }

  private static let note: JSONValue = ["^\\$": .object(["description": "A note, ignored"])]
  private static let text: JSONValue = ["type": "string"]
  private static let texts: JSONValue = ["type": "array", "items": text]
  private static let oneOrMore: JSONValue = ["type": .list(["string", "array"]), "items": text]
  private static let element: JSONValue = [
    "type": "object", "description": "An element, as in every input of Herald",
  ]

  private static var items: JSONValue {
    .object([
      "description": "What is announced: a file with its columns, or the elements themselves",
      "oneOf": .list([
        .object(["type": "array", "items": element]),
        object(
          "A file beside the study file",
          [
            "file": described("The file", text),
            "from": described(
              "Its kind, where the extension does not tell",
              names([
                "json", "jsonl", "csv", "tsv", "text",
              ])),
            "label": described("Columns that make the label", oneOrMore),
            "high": described("Columns said at once", oneOrMore),
            "content": described("Columns that wait (all that are left)", oneOrMore),
            "id": described("Column that names the item", text),
            "value": described("Column of the value", text),
            "languageColumn": described("Column of the language tag", text),
            "delimiter": described("What separates cells", text),
            "missing": described("Cells that count as empty", oneOrMore),
            "names": described(
              "What columns are called, by header",
              [
                "type": "object",
                "additionalProperties": .object(["type": .list(["string", "number", "boolean"])]),
              ]),
            "as": described(
              "How a column's values are read, by header: date:year, telephone, unit, ...",
              ["type": "object", "additionalProperties": text]),
            "limit": described("How many items are taken, from the first on", whole(1)),
          ], required: ["file"]),
      ]),
    ])
  }

  private static var factors: JSONValue {
    func levels(_ level: JSONValue) -> JSONValue {
      ["type": "array", "minItems": 2, "items": level]
    }
    let named = options(named: true)
    let known = StudyOption.allCases.map { option in
      (option.rawValue, levels(.object(["oneOf": .list([value(of: option), named])])))
    }
    return .object([
      "description": .text(
        "What conditions differ in, fully crossed: a list of values under an option's name, or of "
          + "levels with a name and options under any other"),
      "type": "object", "patternProperties": note,
      "properties": .object(Dictionary(uniqueKeysWithValues: known)),
      "additionalProperties": levels(named),
    ])
  }

  private static var conditions: JSONValue {
    .object([
      "description": "In place of factors: every condition by itself", "type": "array",
      "minItems": 1, "items": options(named: true),
    ])
  }

  private static var design: JSONValue {
    object(
      "Who hears what, in which order",
      [
        "kind": described(
          "Who hears which conditions (within)",
          names(
            StudyDesign.Kind.allCases.map(\.rawValue))),
        "participants": described("For how many participants lists are made", whole(1)),
        "lists": described("In place of participants: how many lists are made", whole(1)),
        "between": described("The factors of a mixed design that differ between people", texts),
        "order": described(
          "blocked: a condition after the other; interleaved: rounds of one trial a condition; "
            + "random (interleaved)", names(StudyDesign.Order.allCases.map(\.rawValue))),
        "maximumRuns": .object([
          "description": "Most trials in a row of the same level, by factor, or \"condition\"",
          "type": "object", "additionalProperties": whole(1),
        ]),
        "allowUnbalanced": described(
          "Accept a number of lists that leaves the design unbalanced (false)",
          ["type": "boolean"]),
        "allowSameSounds": described(
          "Accept conditions that give the same sound for every item, and tell of them (false)",
          ["type": "boolean"]),
      ])
  }

  private static var sound: JSONValue {
    let defaults = Study.Sound()
    return object(
      "How the sounds are stored",
      [
        "sampleRate": described("Frames a second (\(defaults.sampleRate))", whole(8000, 192_000)),
        "format": described("Kind of file (wav)", names(SoundFile.Format.allCases.map(\.rawValue))),
        "leadSilence": described(
          "Seconds of silence before (\(defaults.leadSilence))", number(0, 60)),
        "trailSilence": described(
          "Seconds of silence after (\(defaults.trailSilence))", number(0, 60)),
        "gain": described(
          "each: every sound is brought to the loudness; all: one gain brings their mean to it; none "
            + "(each)", names(Study.Sound.Gain.allCases.map(\.rawValue))),
        "loudness": described("Target in LUFS (\(defaults.loudness))", number(-70, 0)),
        "truePeak": described("Highest true peak in dBTP (\(defaults.truePeak))", number(-60, 0)),
        "peaks": described(
          "limit: higher peaks are lowered, by 3 dB at most, for some milliseconds; refuse: such a study "
            + "is refused (limit)", names(Study.Sound.Peaks.allCases.map(\.rawValue))),
      ])
  }

  private static func extras(_ description: String, more: [String: JSONValue]) -> JSONValue {
    let item = object(
      "A trial that does not count",
      ["element": element, "answer": described("The right answer", text)], required: ["element"])
    let items = JSONValue.object(["type": "array", "items": item])
    return object(description, more.merging(["items": items]) { $1 }, required: ["items"])
  }

  private static func options(named: Bool) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    for option in StudyOption.allCases {
      properties[option.rawValue] = described(option.summary, value(of: option))
    }
    if named {
      properties["name"] = described("The name", .object(["type": .list(["string", "number"])]))
    }
    return object("Options of an announcement", properties, required: named ? ["name"] : [])
  }

  /// Null stands for an option's own default.
  private static func value(of option: StudyOption) -> JSONValue {
    switch option.kind {
    case .text: ["type": .list(["string", "null"])]
    case .flag: ["type": .list(["boolean", "null"])]
    case .seconds: ["type": .list(["number", "null"]), "minimum": 0, "maximum": 3600]
    case .names(let known): ["enum": .list(known.map { .text($0) } + [.null])]
    case .whole(let range):
      [
        "type": .list(["integer", "null"]), "minimum": .whole(range.lowerBound),
        "maximum": .whole(range.upperBound),
      ]
    }
  }

  private static func number(_ lowest: Int, _ highest: Int) -> JSONValue {
    ["type": "number", "minimum": .whole(lowest), "maximum": .whole(highest)]
  }

  private static func whole(_ lowest: Int, _ highest: Int? = nil) -> JSONValue {
    guard let highest else { return ["type": "integer", "minimum": .whole(lowest)] }
    return ["type": "integer", "minimum": .whole(lowest), "maximum": .whole(highest)]
  }

  private static func names(_ names: [String]) -> JSONValue {
    ["enum": .list(names.map { .text($0) })]
  }

  private static func described(_ description: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value else { return value }
    members["description"] = .text(description)
    return .object(members)
  }

  private static func object(
    _ description: String, _ properties: [String: JSONValue], required: [String] = []
  ) -> JSONValue {
    var object: [String: JSONValue] = [
      "description": .text(description), "type": "object", "properties": .object(properties),
      "additionalProperties": false, "patternProperties": note,
    ]
    if !required.isEmpty { object["required"] = .list(required.map { .text($0) }) }
    return .object(object)
  }
}
