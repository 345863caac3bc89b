import Glibc
import HeraldTiming

/// `herald merge`: puts the parts of a sharded batch together.
enum MergeCommand: Subcommand {
  static let name = "merge"
  static let operands = "PART..."
  static let summary = "Puts the parts of a batch together to exactly the result of one run."
  static let examples = """
    Example:
      $ for k in 1 2 3; do herald measure cars.json --label Name --json --shard $k/3 > part$k.json; done
      $ herald merge part1.json part2.json part3.json -o cars-timing.json

    The parts are results of herald measure, or folders of herald render, made with --shard and
    otherwise the same options. They may come in any order; all have to be there.
    """
  static let groups = [
    OptionGroup(
      title: "Output",
      options: [
        .value("output", short: "o", "FILE|DIR", "where the result goes (default: standard output)")
      ]),
    .general,
  ]

  /// Parts of a study know their study by a key alone: what remains to be written needs its file.
  private static func refuseStudies(_ folders: [String]) throws(Failure) {
    var found = stat()
    for folder in folders where unsafe stat("\(folder)/.herald-study", &found) == 0 {
      throw Failure(
        .badInput,
        "\(folder): is a part of a study; copy the folders of all parts into one (cp -a PART/. DIR/), and "
          + "finish it with herald study STUDY.json -o DIR --resume")
    }
  }

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    guard let first = arguments.operands.first else {
      throw UsageError("expected the parts of a batch; see --help")
    }
    var found = stat()
    guard unsafe stat(first, &found) == 0 else {
      throw Failure(.noInput, "\(first): cannot be read: \(systemMessage())")
    }
    if found.st_mode & S_IFMT == S_IFDIR {
      try refuseStudies(arguments.operands)
      guard let output = arguments.string("output") else {
        throw UsageError("expected -o DIR for folders of herald render")
      }
      return try FolderMerge(arguments.operands).write(to: output)
    }
    let merge = try MeasurementMerge(arguments.operands)
    return try await merge.write(to: arguments.string("output"))
  }
}

/// Checks that shards are all the parts of one whole, and tells their order.
///
/// - Returns: the indices of the shards, by part.
func orderOfParts(_ shards: [Shard], named names: [String]) throws(Failure) -> [Int] {
  guard let whole = shards.first?.of else { throw Failure(.badInput, "no parts") }
  var places = [Int?](repeating: nil, count: whole)
  for (index, shard) in shards.enumerated() {
    guard shard.of == whole, (1...whole).contains(shard.part) else {
      throw Failure(
        .badInput, "\(names[index]): is part \(shard.part) of \(shard.of); expected one of \(whole)"
      )
    }
    if let other = places[shard.part - 1] {
      throw Failure(
        .badInput, "\(names[index]): is part \(shard.part), as \(names[other]) is")
    }
    places[shard.part - 1] = index
  }
  if let missing = places.firstIndex(where: { $0 == nil }) {
    throw Failure(.badInput, "part \(missing + 1) of \(whole) is missing")
  }
  return places.compactMap(\.self)
}
