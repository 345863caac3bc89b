import Foundation

/// Which tests are asked for beyond the quick ones.
public enum TestRun {
  /// Whether the long runs are wanted, of minutes each (`make soak`).
  public static let isSoak = isSet("HERALD_SOAK")

  /// Whether tests are wanted that need private servers of sound and speech (`make test-live`).
  public static let isLive = isSoak || isSet("HERALD_LIVE")

  private static func isSet(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment[name] == "1"
  }
}
