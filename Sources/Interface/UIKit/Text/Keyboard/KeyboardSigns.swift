// SPDX-License-Identifier: MIT

/// Digits, currency and marks of a language's keyboard.
struct KeyboardSigns: Equatable {
    var digits = "1234567890"
    /// In the numbers' page.
    var currency = "$"
    /// Behind, and between, sentences.
    var marks = ".,?!'"
    var semicolon = ";"

    /// For a language as BCP 47 names it.
    static func of(_ language: String) -> KeyboardSigns {
        let base = String(language.prefix { $0 != "-" && $0 != "_" })
        var signs = KeyboardSigns()
        signs.currency = language.hasSuffix("GB") ? "£" : currencies[base] ?? "$"
        switch base {
        case "ar": (signs.digits, signs.marks, signs.semicolon) = ("١٢٣٤٥٦٧٨٩٠", ".،؟!'", "؛")
        case "fa": (signs.digits, signs.marks, signs.semicolon) = ("۱۲۳۴۵۶۷۸۹۰", ".،؟!'", "؛")
        default: break
        }
        return signs
    }

    private static let currencies = [
        "de": "€", "fr": "€", "es": "€", "it": "€", "pt": "€", "nl": "€", "fi": "€", "el": "€", "sk": "€", "sl": "€",
        "hr": "€", "ca": "€", "ru": "₽", "uk": "₴", "tr": "₺", "he": "₪", "pl": "zł", "cs": "Kč", "hu": "Ft",
        "sv": "kr", "da": "kr", "nb": "kr", "no": "kr", "fa": "﷼", "hi": "₹", "th": "฿", "ko": "₩", "ja": "¥",
        "zh": "¥",
    ]

    /// The name of the key that leads to the digits.
    var title: String { String(digits.prefix(3)) }

    /// One character: the row of a tablet has no room for words.
    var tabletCurrency: String { currency.count == 1 ? currency : "$" }

    var numbers: [[String]] {
        [
            digits.map(String.init),
            ["-", "/", ":", semicolon, "(", ")", currency, "&", "@", "\""],
        ]
    }

    var symbols: [[String]] {
        let money = ["$", "€", "£", "¥"].filter { $0 != currency }
        let shown = currency == "$" ? ["€", "£", "¥"] : Array(money.prefix(3))
        return ["[]{}#%^*+=".map(String.init), ["_", "\\", "|", "~", "<", ">"] + shown + ["•"]]
    }
}
