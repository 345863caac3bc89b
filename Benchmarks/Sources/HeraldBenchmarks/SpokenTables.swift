import Foundation

/// How much longer `herald plan` takes over a table with spoken forms than without: reading the input,
/// planning, and printing the lines that the engine is given.
///
/// Seconds are those that the program was on a core, its start included.
enum SpokenTables {
  /// A table, and how its columns become elements.
  struct Table: Sendable {
    var name: String
    var file: String
    var options: [String]
    var text: @Sendable () throws -> String
  }

  static let all = [
    Table(
      name: "plan-spoken-cars", file: "cars.json",
      options: ["--label", "Name", "--high", "Year", "--as", "Year=date:year"],
      text: { try cars(times: 50) }),
    Table(
      name: "plan-spoken-coordinates", file: "coordinates.csv", options: ["--label", "name"],
      text: { coordinates(30_000) }),
    Table(
      name: "plan-spoken-listings", file: "listings.csv", options: ["--label", "Address"],
      text: { try listings(times: 2000) }),
    Table(
      name: "plan-spoken-all-different", file: "different.csv", options: ["--label", "Name"],
      text: { different(20_000) }),
  ]

  /// The median of some runs of both, in turn.
  static func ratio(of table: Table, runs: Int) throws -> Double {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(table.file)
    try Data(try table.text().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = ["plan", file.path, "--inline", "all"] + table.options
    return median(
      try (1...runs).map { _ in
        let spoken = try Programs.secondsOnCore("herald", arguments + ["--spoken"])
        return spoken / (try Programs.secondsOnCore("herald", arguments + ["--verbatim"]))
      })
  }

  /// The 406 cars over and over.
  private static func cars(times: Int) throws -> String {
    let text = try String(contentsOfFile: "Examples/cars.json", encoding: .utf8)
    guard let first = text.firstIndex(of: "["), let last = text.lastIndex(of: "]") else {
      return text
    }
    let records = text[text.index(after: first)..<last]
    return "[" + Array(repeating: String(records), count: times).joined(separator: ",") + "]"
  }

  private static func listings(times: Int) throws -> String {
    let text = try String(contentsOfFile: "Examples/listings.csv", encoding: .utf8)
    guard let end = text.firstIndex(of: "\n") else { return text }
    return text[...end] + String(repeating: String(text[end...].dropFirst()), count: times)
  }

  /// A code, names and two coordinates a record, as in tables of places.
  private static func coordinates(_ count: Int) -> String {
    let cities = ["Bay Springs", "Livingston", "Colorado Springs", "Perry", "Hilliard", "Belmont"]
    return "code,name,city,state,country,latitude,longitude\n"
      + (0..<count).map { index in
        let code = "0\(index % 90 + 10)M"
        let latitude = "\(index % 40 + 20).\(10_000_000 + index * 7919 % 90_000_000)"
        let longitude = "-\(index % 90 + 60).\(10_000_000 + index * 104_729 % 90_000_000)"
        return
          "\(code),\(cities[index % 6]) Field,\(cities[index % 5]),MS,USA,\(latitude),\(longitude)\n"
      }.joined()
  }

  /// Values that all differ and that all are changed: the most that spoken forms can cost.
  private static func different(_ count: Int) -> String {
    "Name,Price,Weight,Listed,Phone,Open\n"
      + (0..<count).map { index in
        let cents = index * 7919 % 90 + 10
        let minute = index % 50 + 10
        return
          "Item \(index),\"$\(index / 7 + 1),\(100 + index % 900).\(cents)\",\(index).\(index % 9 + 1) kg,"
          + "20\(index % 20 + 10)-0\(index % 9 + 1)-\(index % 18 + 10) lot \(index),"
          + "(\(index % 800 + 200)) 555-\(1000 + index % 9000),"
          + "\(index % 9 + 1):\(minute)–\(index % 11 + 1):\(minute) \(index)\n"
      }.joined()
  }
}
