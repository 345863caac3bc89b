internal import Herald

/// The few words that the module says of its own, in the languages it knows.
public enum ModuleWords {
  /// The word before a capital letter.
  public static func capital(in language: String) -> String {
    words[LanguageTag(language).primary]?.capital ?? "capital"
  }

  /// What is said for a text that the engine could not speak.
  public static func unspoken(in language: String) -> String {
    words[LanguageTag(language).primary]?.unspoken ?? "A text could not be spoken."
  }

  /// The language of the environment's messages, by POSIX's order of variables.
  public static func language(of environment: [String: String]) -> String {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return LanguageTag(value ?? "C").primary
  }

  private static let words: [String: (capital: String, unspoken: String)] = [
    "de": ("groß", "Ein Text konnte nicht gesprochen werden."),
    "en": ("capital", "A text could not be spoken."),
    "es": ("mayúscula", "No se pudo leer un texto."),
    "fr": ("majuscule", "Un texte n'a pas pu être lu."),
    "it": ("maiuscola", "Non è stato possibile leggere un testo."),
    "ja": ("大文字", "読み上げられないテキストがありました。"),
    "pt": ("maiúscula", "Não foi possível ler um texto."),
    "ru": ("заглавная", "Не удалось прочитать текст."),
    "zh": ("大写", "有一段文字无法朗读。"),
  ]
}
