/// The colour of a role, dark enough for white letters (contrast at least 4.5 to 1, WCAG 1.4.3).
struct RoleColor: Sendable {
  var role: String
  var fill: String

  /// The roles in the order in which they are said; page.css has the same.
  static let all = [
    RoleColor(role: "label", fill: "#1b4f9c"), RoleColor(role: "high", fill: "#94400c"),
    RoleColor(role: "value", fill: "#5b3e99"), RoleColor(role: "traits", fill: "#3f5963"),
    RoleColor(role: "hint", fill: "#6a5320"), RoleColor(role: "cue", fill: "#8c1d4a"),
    RoleColor(role: "content", fill: "#2a633c"),
  ]

  static func fill(of role: String) -> String {
    all.first { $0.role == role }?.fill ?? "#4d4d4d"
  }
}
