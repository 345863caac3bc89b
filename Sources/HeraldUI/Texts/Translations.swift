import Synchronization

/// The translations that bundles hold; which languages a bundle has is looked up once.
enum Translations {
  private struct Source: Hashable {
    var bundle: ObjectIdentifier
    var locale: String
  }

  private struct Tables {
    /// Kept, so that no other bundle takes its identity.
    var bundle: Bundle
    /// The bundle's translations into one language, the best first.
    var translations: [Bundle]
  }

  private static let known = Mutex<[Source: Tables]>([:])

  /// The translation of a key into a locale's language, or nil where the bundle has none.
  static func translation(
    of key: String, table: String?, bundle: Bundle, locale: Locale
  ) -> String? {
    let missing = "\u{0}"
    for translations in tables(of: bundle, locale: locale).translations {
      let found = translations.localizedString(forKey: key, value: missing, table: table)
      if found != missing { return found }
    }
    return nil
  }

  private static func tables(of bundle: Bundle, locale: Locale) -> Tables {
    let source = Source(bundle: ObjectIdentifier(bundle), locale: locale.identifier)
    if let tables = known.withLock({ $0[source] }) { return tables }
    let language = locale.language.languageCode?.identifier ?? ""
    let names = bundle.localizations.isEmpty ? [] : [locale.identifier(.bcp47), language, "Base"]
    let translations = names.compactMap { name in
      bundle.path(forResource: name, ofType: "lproj").flatMap { Bundle(path: $0) }
    }
    let tables = Tables(bundle: bundle, translations: translations)
    known.withLock { $0[source] = tables }
    return tables
  }
}
