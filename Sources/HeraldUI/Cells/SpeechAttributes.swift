import Accessibility
public import Foundation
import Herald

extension NSAttributedString.Key {
  /// The BCP 47 tag of the language that the text is spoken in.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")

  /// Whether the characters of the text are said one by one, a `Bool`.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")

  /// Whether the marks in the text are said by their names, a `Bool`.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")

  /// How the text is pronounced, a `String` in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")

  /// The pitch of the voice, a number from 0 to 2 with 1 for the voice's own.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
}

/// What the attributes at the start of a text say of how it is spoken.
struct SpeechAttributes {
  /// The BCP 47 tag of its language.
  var language: String?
  /// How it is read.
  var hint: SpokenHint?
  /// The pitch, as a factor of the voice's.
  var pitch: Double?

  init(_ text: NSAttributedString) {
    guard text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    language = attributes[.accessibilitySpeechLanguage] as? String
    let pitch = attributes[.accessibilitySpeechPitch]
    self.pitch = (pitch as? Double) ?? (pitch as? NSNumber)?.doubleValue
    // The more definite word wins: how it sounds, then its characters, then its marks.
    if let notation = attributes[.accessibilitySpeechIPANotation] as? String,
      !notation.isEmpty
    {
      hint = .sayAs("ipa", format: notation)
    } else if Self.isSet(attributes[.accessibilitySpeechSpellOut]) {
      hint = .sayAs("characters")
    } else if Self.isSet(attributes[.accessibilitySpeechPunctuation]) {
      hint = .sayAs("punctuation")
    }
  }

  private static func isSet(_ value: Any?) -> Bool {
    (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
  }
}

extension NSAttributedString {
  /// The language at the start of the text, where it is marked.
  var speechLanguage: String? { SpeechAttributes(self).language }
}
