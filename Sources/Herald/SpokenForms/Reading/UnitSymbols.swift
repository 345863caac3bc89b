/// The symbols of units, with CLDR's identifiers: what is international or sure in its language.
///
/// Source: the SI brochure, CLDR's unit identifiers (units.xml), and usual writing.
package enum UnitSymbols {
  /// Symbols that stand for one unit wherever they follow a number.
  package static let sure: [String: String] = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "μg": "microgram",
    "mcg": "microgram", "lb": "pound", "lbs": "pound", "oz": "ounce", "t": "tonne",
    "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
    "μm": "micrometer", "nm": "nanometer", "mi": "mile", "yd": "yard", "yds": "yard",
    "ft": "foot", "ml": "milliliter", "mL": "milliliter", "cl": "centiliter", "cL": "centiliter",
    "dl": "deciliter", "dL": "deciliter", "l": "liter", "hl": "hectoliter", "gal": "gallon",
    "qt": "quart", "floz": "fluid-ounce", "tsp": "teaspoon", "tbsp": "tablespoon",
    "mph": "mile-per-hour", "kph": "kilometer-per-hour", "kmh": "kilometer-per-hour",
    "mpg": "mile-per-gallon", "kn": "knot", "W": "watt", "kW": "kilowatt", "MW": "megawatt",
    "GW": "gigawatt", "mW": "milliwatt", "Wh": "watt-hour", "kWh": "kilowatt-hour",
    "V": "volt", "kV": "kilovolt", "mV": "millivolt", "mA": "milliampere", "Hz": "hertz",
    "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "kB": "kilobyte",
    "KB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
    "KiB": "kibibyte", "MiB": "mebibyte", "GiB": "gibibyte", "TiB": "tebibyte",
    "Mbps": "megabit-per-second", "Gbps": "gigabit-per-second", "kbps": "kilobit-per-second",
    "Kbps": "kilobit-per-second", "Mbit": "megabit", "Gbit": "gigabit", "kbit": "kilobit",
    "Pa": "pascal", "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar",
    "mbar": "millibar", "psi": "pound-force-per-square-inch", "mmHg": "millimeter-ofhg",
    "kcal": "kilocalorie", "cal": "calorie", "J": "joule", "kJ": "kilojoule", "ha": "hectare",
    "ac": "acre", "sqft": "square-foot", "sqm": "square-meter", "cc": "cubic-centimeter",
    "min": "minute", "mins": "minute", "h": "hour", "hr": "hour", "hrs": "hour",
    "sec": "second", "secs": "second", "ms": "millisecond", "yr": "year", "yrs": "year",
    "mo": "month", "mos": "month", "wk": "week", "wks": "week", "px": "pixel",
    "MP": "megapixel", "dpi": "dot-per-inch", "ppi": "pixel-per-inch", "hp": "horsepower",
    "bhp": "horsepower", "lm": "lumen", "lx": "lux", "cd": "candela", "ppm": "permillion",
    "N": "newton", "kN": "kilonewton", "Nm": "newton-meter", "eV": "electronvolt",
    "kph.": "kilometer-per-hour", "L": "liter", "mol": "mole", "kgs": "kilogram",
    "Kg": "kilogram", "KG": "kilogram", "Km": "kilometer", "KM": "kilometer",
    "Tbsp": "tablespoon", "MPH": "mile-per-hour", "MPG": "mile-per-gallon", "kts": "knot",
    "HP": "horsepower", "PSI": "pound-force-per-square-inch", "gb": "gigabyte", "tb": "terabyte",
    "Mhz": "megahertz", "Ghz": "gigahertz", "mq": "square-meter", "MWh": "megawatt-hour",
    "сек": "second", "bpm": "beat-per-minute", "BPM": "beat-per-minute", "lpm": "beat-per-minute",
    "mAh": "milliampere-hour", "Ah": "ampere-hour", "dB": "decibel", "fps": "frame-per-second",
    "rpm": "revolution-per-minute", "RPM": "revolution-per-minute",
    // The sign of the ohm equals the Greek letter.
    "\u{3A9}": "ohm", "k\u{3A9}": "kiloohm", "M\u{3A9}": "megaohm", "qm": "square-meter",
  ]

  /// Symbols that are a unit only where something else decides: the field, a neighbour, the end.
  package static let unsure: [String: [(unit: String, meaning: FieldMeaning)]] = [
    "m": [("minute", .duration), ("meter", .length)],
    "s": [("second", .duration)],
    "d": [("day", .duration)],
    "w": [("week", .duration)],
    "y": [("year", .duration)],
    "C": [("celsius", .temperature)],
    "F": [("fahrenheit", .temperature)],
  ]

  /// Symbols that are as well the end of a name: "244dl", "2h".
  package static let inNames: Set<String> = [
    "h", "J", "N", "t", "l", "L", "cl", "dl", "hl", "cd", "ac", "T", "g",
  ]

  /// Symbols that have a square and a cube, and that stand below a slash.
  package static let bases: [String: String] = [
    "m": "meter", "s": "second", "in": "inch", "d": "day", "ft": "foot", "y": "year",
    "month": "month", "week": "week", "day": "day", "year": "year", "hour": "hour",
    "minute": "minute", "Mb": "megabit", "Gb": "gigabit", "Monat": "month", "Jahr": "year",
    "Tag": "day", "Stunde": "hour", "Woche": "week", "mois": "month", "an": "year", "jour": "day",
    "heure": "hour", "semaine": "week", "mes": "month", "año": "year", "día": "day", "hora": "hour",
    "semana": "week", "mese": "month", "anno": "year", "giorno": "day", "ora": "hour",
    "settimana": "week", "mês": "month", "ano": "year", "dia": "day", "мес": "month",
    "месяц": "month", "год": "year", "день": "day", "час": "hour", "月": "month", "年": "year",
    "日": "day", "天": "day", "小时": "hour", "時間": "hour", "周": "week",
  ]

  /// Long symbols of two words.
  package static let pairs: [String: [String: String]] = [
    "sq": [
      "ft": "square-foot", "m": "square-meter", "mi": "square-mile", "in": "square-inch",
      "km": "square-kilometer", "yd": "square-yard",
    ],
    "cu": ["ft": "cubic-foot", "in": "cubic-inch", "m": "cubic-meter"],
    "fl": ["oz": "fluid-ounce"],
    "кв": ["м": "square-meter", "км": "square-kilometer"],
  ]
}
