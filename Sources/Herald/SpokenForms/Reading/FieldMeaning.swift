/// What the name of a field tells of its value ("Remaining": a time, "Depth": a length).
package struct FieldMeaning: OptionSet, Sendable, Hashable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let duration = FieldMeaning(rawValue: 1 << 0)
  package static let length = FieldMeaning(rawValue: 1 << 1)
  package static let clock = FieldMeaning(rawValue: 1 << 2)
  package static let date = FieldMeaning(rawValue: 1 << 3)
  package static let telephone = FieldMeaning(rawValue: 1 << 4)
  package static let code = FieldMeaning(rawValue: 1 << 5)
  package static let score = FieldMeaning(rawValue: 1 << 6)
  package static let rating = FieldMeaning(rawValue: 1 << 7)
  package static let ratio = FieldMeaning(rawValue: 1 << 8)
  package static let money = FieldMeaning(rawValue: 1 << 9)
  package static let weekday = FieldMeaning(rawValue: 1 << 10)
  package static let version = FieldMeaning(rawValue: 1 << 11)
  package static let fraction = FieldMeaning(rawValue: 1 << 12)

  /// Either a duration or a time of the day.
  package static let time = FieldMeaning(rawValue: 1 << 14)
  /// A code of which every digit counts: a postal code, a serial number.
  package static let digits = FieldMeaning(rawValue: 1 << 15)
  /// The name of a person.
  package static let person = FieldMeaning(rawValue: 1 << 16)
  /// A count that is written in thousands and millions: views, inhabitants.
  package static let count = FieldMeaning(rawValue: 1 << 17)
  /// The pressure of blood.
  package static let bloodPressure = FieldMeaning(rawValue: 1 << 18)
  package static let temperature = FieldMeaning(rawValue: 1 << 13)

  /// Reads the name of a field; words that are not known tell nothing.
  package init(field: String, language: String) {
    self.init()
    let own = Self.keywords[language] ?? [:]
    let english = Self.keywords["en"] ?? [:]
    var word = ""
    for character in field.lowercased() + " " {
      if character.isLetter {
        word.append(character)
      } else if !word.isEmpty {
        formUnion(own[word] ?? english[word] ?? [])
        word = ""
      }
    }
    // Chinese and Japanese are written without spaces.
    if language == "zh" || language == "ja" {
      for (keyword, meaning) in own where field.contains(keyword) { formUnion(meaning) }
    }
  }

  private static let keywords: [String: [String: FieldMeaning]] = [
    "en": table([
      .duration:
        "remaining duration runtime elapsed lap playtime runtime waiting wait battery uptime length_of_stay travel journey",
      .length:
        "depth height width distance altitude elevation size dimensions range wingspan diameter radius visibility",
      .clock: "departure departs arrival arrives opens closes starts ends start end hours opening",
      .date: "date born birthday birthdate due released expires issued",
      .telephone: "phone telephone tel mobile cell fax call",
      .code:
        "code sku serial part plate license isbn pin id reference ref tracking vin model flight gate seat zip postcode postal iata account iban card passport barcode imei",
      .score: "score result match final", .rating: "rating rated stars review reviews",
      .ratio: "ratio scale aspect odds", .money: "price cost total fee rent salary fare budget",
      .weekday: "day days weekday weekdays open closed hours",
      .version: "version release firmware build",
      .fraction: "fraction cups share portion amount quantity",
      .time: "time times",
      .digits:
        "zip postcode postal isbn pin serial account iban card passport barcode ean upc imei tracking",
      .person:
        "author owner contact person actor actress director artist host guest player agent manager "
        + "employee student teacher doctor patient president monarch king",
      .count:
        "views followers subscribers population users downloads likes inhabitants plays listeners "
        + "members visitors installs streams",
      .bloodPressure: "bp blood",
      .temperature: "temperature temp temps",
    ]),
    "de": table([
      .duration: "restzeit verbleibend dauer laufzeit spieldauer fahrzeit wartezeit reisezeit",
      .length: "tiefe höhe breite entfernung abstand größe länge durchmesser distanz",
      .clock: "abfahrt ankunft öffnet schließt beginn ende öffnungszeiten",
      .date: "datum geburtstag geboren",
      .telephone: "telefon tel handy mobil fax",
      .code:
        "kennzeichen seriennummer artikelnummer plz postleitzahl sitz platz flug kontonummer iban",
      .digits: "plz postleitzahl seriennummer artikelnummer kontonummer iban", .time: "zeit",
      .person: "autor autorin eigentümer ansprechpartner person",
      .score: "ergebnis spielstand", .rating: "bewertung sterne", .ratio: "verhältnis maßstab",
      .money: "preis kosten miete", .weekday: "tag tage wochentag", .fraction: "anteil menge",
      .temperature: "temperatur",
    ]),
    "es": table([
      .duration: "restante duración tiempo",
      .length: "profundidad altura anchura ancho distancia altitud longitud tamaño",
      .clock: "salida llegada abre cierra inicio", .date: "fecha nacimiento",
      .telephone: "teléfono tel móvil fax", .code: "código matrícula referencia asiento vuelo",
      .digits: "postal serie iban", .time: "hora horario", .person: "autor autora persona",
      .score: "resultado marcador", .rating: "valoración calificación estrellas",
      .ratio: "proporción escala", .money: "precio coste costo", .weekday: "día días",
      .temperature: "temperatura",
    ]),
    "fr": table([
      .duration: "restant durée temps",
      .length: "profondeur hauteur largeur distance altitude longueur taille",
      .clock: "départ arrivée ouverture fermeture", .date: "date naissance",
      .telephone: "téléphone tél portable mobile fax",
      .code: "code immatriculation référence siège vol",
      .digits: "postal série iban", .time: "heure horaire horaires", .person: "auteur personne",
      .score: "score résultat", .rating: "note évaluation étoiles avis",
      .ratio: "rapport échelle", .money: "prix coût loyer", .weekday: "jour jours",
      .temperature: "température",
    ]),
    "it": table([
      .duration: "rimanente durata tempo",
      .length: "profondità altezza larghezza distanza lunghezza",
      .telephone: "telefono tel cellulare", .date: "data", .score: "risultato punteggio",
      .rating: "valutazione stelle", .ratio: "rapporto scala", .money: "prezzo costo",
    ]),
    "pt": table([
      .duration: "restante duração tempo",
      .length: "profundidade altura largura distância comprimento",
      .telephone: "telefone tel celular telemóvel", .date: "data", .score: "resultado placar",
      .rating: "avaliação estrelas", .ratio: "proporção escala", .money: "preço custo",
    ]),
    "ru": table([
      .duration: "осталось длительность продолжительность время",
      .length: "глубина высота ширина расстояние длина размер", .telephone: "телефон тел",
      .date: "дата", .score: "счёт результат", .rating: "рейтинг оценка", .money: "цена стоимость",
    ]),
    "ja": table([
      .duration: "残り 所要時間 再生時間", .length: "深さ 高さ 幅 距離 長さ", .telephone: "電話",
      .date: "日付", .score: "得点", .rating: "評価", .money: "価格 料金",
    ]),
    "zh": table([
      .duration: "剩余 时长 用时", .length: "深度 高度 宽度 距离 长度", .telephone: "电话 手机",
      .code: "编号 型号 序列号 邮编 代码 航班 座位 车牌", .digits: "邮编 序列号", .time: "时间",
      .date: "日期", .score: "比分", .rating: "评分 评价", .money: "价格",
    ]),
  ]

  private static func table(_ meanings: [FieldMeaning: String]) -> [String: FieldMeaning] {
    var table: [String: FieldMeaning] = [:]
    for (meaning, words) in meanings {
      for word in words.split(separator: " ") {
        table[String(word), default: []].formUnion(meaning)
      }
    }
    return table
  }
}
