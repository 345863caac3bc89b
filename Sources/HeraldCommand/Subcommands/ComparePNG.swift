import Glibc
import HeraldSound

/// Turns an SVG figure into PNG with librsvg's own program, which Debian ships as librsvg2-bin.
///
/// A program and not the library, so that whoever needs no PNG needs no graphics stack to build Herald.
struct FigureConverter {
  private let program: String

  /// Finds the program on the path.
  static func find() throws(Failure) -> FigureConverter {
    for folder in (environment("PATH") ?? "/usr/bin:/bin").split(separator: ":") {
      let program = "\(folder)/rsvg-convert"
      if unsafe access(program, X_OK) == 0 { return FigureConverter(program: program) }
    }
    throw Failure(
      .unavailable, "--png needs rsvg-convert (Debian: librsvg2-bin); --svg works without it")
  }

  /// Writes the figure at twice its size, about 200 dots an inch in a column of 9 inches.
  func convert(_ svg: String, to path: String) throws {
    let source = path + ".herald-\(getpid()).svg"
    let target = path + ".herald-\(getpid()).png"
    defer {
      unsafe unlink(source)
      unsafe unlink(target)
    }
    try OutputFile.write(Array(svg.utf8), to: source)
    let words = [program, "--zoom", "2", "--output", target, source]
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    guard unsafe posix_spawn(&process, program, nil, nil, &arguments, environ) == 0 else {
      throw Failure(.unavailable, "\(program) could not be started")
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0, unsafe rename(target, path) == 0 else {
      throw Failure(.cannotWrite, "\(path): cannot be written: rsvg-convert failed")
    }
  }
}
