import Herald

extension OptionGroup {
  /// Where the elements come from, and how a table's columns are mapped.
  static let input = OptionGroup(
    title: "Input",
    options: [
      .choice(
        "from", ["json", "jsonl", "csv", "tsv", "text"],
        "kind of the input (default: by the file's extension; for - by its first character)"),
      .value(
        "label", "COL[,COL]", "columns that make the label; their values are joined with \", \""),
      .value("high", "COL[,COL]", "columns said at once, right after the label"),
      .value(
        "content", "COL[,COL]",
        "columns that wait in the rotor (default: all that are not used elsewhere)"),
      .value("id", "COL", "column that names the element (default: its record number)"),
      .value("value", "COL", "column with the element's value"),
      .value("language-column", "COL", "column with the language tag of the record"),
      .value("delimiter", "C", "the character between cells (default: comma; tab for tsv)"),
      .value("name", "COL=TEXT", "what a column is called, in place of its header"),
      .value("as", "COL=KIND", "how a column's values are read: date:year, telephone, unit, ..."),
      .value("missing", "TEXT", "a cell with this text is empty (may be repeated)"),
      .value("text", "TEXT", "in place of FILE: one element with this label"),
      .value("only", "ID", "the element with this id alone"),
      .value("limit", "N", "at most this many elements"),
    ])

  /// What is said at once and what waits.
  static let announcing = OptionGroup(
    title: "What is said",
    options: [
      .choice("plan", AnnouncementPlan.Kind.allCases.map(\.rawValue), "the plan (layered)"),
      .choice(
        "inline", AnnouncementSettings.Inline.allCases.map(\.rawValue),
        "which fields are said at once (high)"),
      .choice(
        "cue", AnnouncementSettings.Cue.allCases.map(\.rawValue),
        "how you are told that more waits (speech)"),
      .choice("cue-detail", ["plain", "count", "time"], "what the cue tells (plain)"),
      .value("cue-sound", "FILE", "sound for --cue sound, cut at 0.2 s (Herald's own)"),
      .value("budget", "SECONDS", "longest announcement; fields are said while they fit (none)"),
      .value("language", "TAG", "language of content that names none"),
      .value(
        "listener-language", "TAG",
        "language of the words Herald itself says (LC_MESSAGES; C is en)"),
      .flag("verbatim", "say values as they are written, without spoken forms"),
    ])

  /// How it sounds.
  static let voice = OptionGroup(
    title: "How it sounds",
    options: [
      .value("voice-profile", "NAME|FILE", "voice profile (default)"),
      .value("voice", "NAME", "voice where a text names no language (en-us), as espeak-ng -v"),
      .value("rate", "WPM", "words a minute, 80 to 900 (175)"),
      .value("pitch", "0-99", "base pitch (50)"),
      .value("volume", "0-200", "loudness (100)"),
      .value("word-gap", "N", "extra pause between words, in 10 ms (0)"),
    ])

  /// How the work is done.
  static let rendering = OptionGroup(
    title: "Work",
    options: [
      .value("jobs", "N", "how many segments are rendered side by side (the number of cores)"),
      .value("cache", "DIR", "keep rendered segments in this folder for the next run"),
      .flag("stats", "figures of the run, on stderr"),
    ])

  /// What every subcommand has.
  static let general = OptionGroup(
    title: "General",
    options: [
      .flag("quiet", short: "q", "no progress on stderr")
    ])
}
