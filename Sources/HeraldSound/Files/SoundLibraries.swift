internal import CResampler
internal import CSndFile

/// The libraries that shape sound files, on whose versions bytes can depend.
public enum SoundLibraries {
  /// The version of each, by name.
  public static var versions: [String: String] {
    [
      "libsndfile": unsafe version(sf_version_string(), after: "libsndfile-"),
      "libsoxr": unsafe version(soxr_version(), after: "libsoxr-"),
    ]
  }

  private static func version(_ text: UnsafePointer<CChar>?, after prefix: String) -> String {
    guard let text = unsafe text else { return "unknown" }
    let name = unsafe String(cString: text)
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }
}
