import Foundation
import Testing

@Suite("herald compare, advise")
struct CompareTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A requirement that holds, one that does not and who breaks it, and JUnit XML of both")
  func requirements() throws {
    let met = try herald("compare", "Examples/dogs.json", "--require", "layered<=0.6*flat")
    #expect(met.status == 0)
    #expect(met.lines.contains { $0.hasPrefix("layered ") })
    let junit = folder.path("new/timing.xml")
    let broken = try herald(
      "compare", "Examples/dogs.json", "--require", "layered<=0.1*flat", "--require",
      "layered.words<flat", "--max", "60", "--junit", junit)
    #expect(broken.status == 1)
    #expect(broken.errors.contains("not met: layered<=0.1*flat"))
    #expect(broken.errors.contains("bailey: "))
    let xml = try String(contentsOf: URL(filePath: junit), encoding: .utf8)
    #expect(xml.contains("tests=\"3\" failures=\"1\""))
    #expect(try herald("compare", "Examples/dogs.json", "--max", "1").status == 1)
  }

  @Test("An expression that is none tells the column, before anything is measured")
  func expressions() throws {
    let outcome = try herald("compare", "Examples/dogs.json", "--require", "layred<=flat")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("column 1"))
    #expect(outcome.errors.contains("did you mean layered?"))
    for bad in [["--plans", "flat,flat"], ["--rates", "5"], ["--tolerance", "x"]] {
      let outcome = try run(
        binaries.appending(path: "herald").path, ["compare", "Examples/dogs.json"] + bad)
      #expect(outcome.status == 64, "\(bad)")
    }
  }

  @Test("A baseline: the same input holds, a longer text does not")
  func baseline() throws {
    let baseline = folder.path("baseline.json")
    let elements = #"[{"id":"a","label":"Bailey"},{"id":"b","label":"Rosie"}]"#
    let longer = #"[{"id":"a","label":"Bailey"},{"id":"b","label":"Rosie, the dachshund"}]"#
    let first = try herald("compare", "-", "--json", input: elements)
    #expect(first.status == 0)
    try Data(first.output.utf8).write(to: URL(filePath: baseline))
    #expect(try herald("compare", "-", "--baseline", baseline, input: elements).status == 0)
    let grown = try herald("compare", "-", "--baseline", baseline, input: longer)
    #expect(grown.status == 1)
    #expect(grown.errors.contains("b: flat"))
    #expect(!grown.errors.contains("a: flat"))
    let generous = try herald(
      "compare", "-", "--baseline", baseline, "--tolerance", "500", input: longer)
    #expect(generous.status == 0)
    #expect(try herald("compare", "-", "--baseline", "missing", input: longer).status == 66)
    #expect(
      try herald("compare", "-", "--baseline", "Examples/dogs.json", input: longer).status == 65)
  }

  @Test("Profiles and rates are variants by name")
  func variants() throws {
    let outcome = try herald(
      "compare", "Examples/dogs.json", "--rates", "175,450", "--csv", "--limit", "1", "--require",
      "layered@450<layered@175", "--require", "flat@450<=flat@175")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.dropFirst().map { $0.split(separator: ",")[1] } == [
        "flat@175", "flat@450", "layered@175", "layered@450",
      ])
  }

  @Test("The page in Chromium: time lines, sound, sorting, keyboard, accessibility, paper")
  func page() throws {
    let page = folder.path("out/cars.html")
    let outcome = try herald(
      "compare", "Examples/cars.json", "--label", "Name", "--high", "Horsepower", "--limit", "4",
      "--html", page, "--embed", "1", "--svg", folder.path("figure.svg"), "--quiet")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let svg = try String(contentsOf: URL(filePath: folder.path("figure.svg")), encoding: .utf8)
    #expect(svg.hasPrefix("<svg ") && svg.contains("essential known"))
    let linked = folder.path("out/linked.html")
    _ = try herald(
      "compare", "Examples/dogs.json", "--limit", "1", "--html", linked, "--embed", "0")
    for page in [page, linked] {
      let checked = try run(
        "/usr/bin/python3",
        [
          "Tests/CommandTests/Browser/check_page.py", page,
          packageFolder.appending(path: ".build/page-tools").path,
        ])
      #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
      #expect(checked.lines.count >= 18)
    }
  }

  @Test("The figure as PNG")
  func png() throws {
    let png = folder.path("figure.png")
    let outcome = try herald("compare", "Examples/dogs.json", "--limit", "1", "--png", png)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let bytes = try Data(contentsOf: URL(filePath: png))
    #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test("Advice names the fields with the seconds before and after")
  func advice() throws {
    let arguments = [
      "advise", "Examples/cars.json", "--label", "Name", "--limit", "3", "--interest",
      "Horsepower=5,Origin=1",
    ]
    let words = try run(binaries.appending(path: "herald").path, arguments)
    #expect(words.status == 0)
    #expect(words.output.hasPrefix("Mark high: Horsepower"))
    #expect(words.output.contains(" now, with no field high; "))
    #expect(words.output.contains("All 256 sets of 8 fields were compared"))
    let json = try run(binaries.appending(path: "herald").path, arguments + ["--json"])
    let advice = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let expected = try #require(advice["expected"] as? [String: Double])
    let now = try #require(expected["now"])
    let advised = try #require(expected["advised"])
    #expect(advised < now)
    let unknown = try herald(
      "advise", "Examples/cars.json", "--label", "Name", "--limit", "1", "--interest", "Horsepwer=1"
    )
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean Horsepower?"))
  }
}
