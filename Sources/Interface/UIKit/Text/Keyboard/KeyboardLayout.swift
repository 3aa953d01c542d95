// SPDX-License-Identifier: MIT

/// The letters of a language's keyboard, from the top row, and what its keys are called.
struct KeyboardLayout: Equatable {
    let rows: [String]
    /// With shift; nil: the capitals.
    var shifted: [String]?
    /// What leads back to the letters.
    var letters = "ABC"
    /// Typed letters are put together to syllables.
    var composes = false
    /// Has no capitals.
    var isUnicase = false
    /// The keys are those of `KanaKeys`.
    var isKana = false

    /// For a language as BCP 47 names it; nil for one whose keyboard is not known, which has English letters.
    static func named(_ language: String) -> KeyboardLayout {
        let base = String(language.prefix { $0 != "-" && $0 != "_" })
        return known[base] ?? english
    }

    static let english = KeyboardLayout(rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"])

    private static let scandinavian = ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"]
    private static let southSlavic = KeyboardLayout(rows: ["qwertzuiopšđ", "asdfghjklčćž", "yxcvbnm"])

    private static let known: [String: KeyboardLayout] = [
        "de": KeyboardLayout(rows: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]),
        "fr": KeyboardLayout(rows: ["azertyuiop", "qsdfghjklm", "wxcvbn’"]),
        "es": KeyboardLayout(rows: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]),
        "sv": KeyboardLayout(rows: scandinavian), "fi": KeyboardLayout(rows: scandinavian),
        "da": KeyboardLayout(rows: ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"]),
        "nb": KeyboardLayout(rows: ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"]),
        "no": KeyboardLayout(rows: ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"]),
        "tr": KeyboardLayout(
            rows: ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"], shifted: ["QWERTYUIOPĞÜ", "ASDFGHJKLŞİ", "ZXCVBNMÖÇ"]),
        "cs": KeyboardLayout(rows: ["qwertzuiop", "asdfghjkl", "yxcvbnm"]),
        "sk": KeyboardLayout(rows: ["qwertzuiop", "asdfghjkl", "yxcvbnm"]),
        "hu": KeyboardLayout(rows: ["qwertzuiop", "asdfghjkléá", "yxcvbnm"]),
        "hr": southSlavic, "sl": southSlavic, "bs": southSlavic,
        "ru": KeyboardLayout(rows: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], letters: "АБВ"),
        "uk": KeyboardLayout(rows: ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"], letters: "АБВ"),
        "el": KeyboardLayout(
            rows: ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"], shifted: ["ΣΕΡΤΥΘΙΟΠ", "ΑΣΔΦΓΗΞΚΛ", "ΖΧΨΩΒΝΜ"],
            letters: "ΑΒΓ"),
        "ar": KeyboardLayout(
            rows: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"], letters: "أبج", isUnicase: true),
        "fa": KeyboardLayout(
            rows: ["ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطژزرذدپو"], letters: "ابپ", isUnicase: true),
        "he": KeyboardLayout(rows: ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"], letters: "אבג", isUnicase: true),
        "th": KeyboardLayout(
            rows: ["ๆไำะัีรนยบล", "ฟหกดเ้่าสวง", "ผปแอิืทมใฝ"], shifted: ["๐ฎฑธํ๊ณฯญฐฅ", "ฤฆฏโฌ็๋ษศซ", "ฉฮฺฒฬฦ"],
            letters: "กขค"),
        "hi": KeyboardLayout(
            rows: ["ौैाीूबहगदजड", "ोे्िुपरकतचट", "ॆंमनवलसयष"], shifted: ["औऐआईऊभङघधझढ", "ओएअइउफऱखथछठ", "ऎँणऩऴळशय़ञ"],
            letters: "कखग"),
        "ja": KeyboardLayout(rows: english.rows, letters: "あいう", isKana: true),
        "ko": KeyboardLayout(
            rows: ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"],
            shifted: ["ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], letters: "한글", composes: true),
    ]

    /// The keys of a row; combining marks are keys of their own.
    func row(_ index: Int, isShifted: Bool) -> [String] {
        let text = rows[index]
        guard isShifted, !isUnicase else { return Self.keys(text) }
        if let shifted { return Self.keys(shifted[index]) }
        return Self.keys(text).map { $0.uppercased() }
    }

    private static func keys(_ text: String) -> [String] { text.unicodeScalars.map { String($0) } }
}

/// Puts the letters of Hangul together to syllables (Unicode 15, 3.12), as Korean keyboards do.
enum HangulComposer {
    private static let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
    private static let tails = Array("\0ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
    /// Two letters that make one.
    private static let pairs: [String: Character] = [
        "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ", "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ",
        "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ",
    ]

    /// What stands instead of the character before the caret when a letter is typed; nil: the letter is put behind it.
    static func joined(_ before: Character, _ letter: Character) -> String? {
        if let vowel = vowels.firstIndex(of: letter) { return joined(before, vowel: vowel, letter) }
        guard let parts = parts(of: before), parts.vowel >= 0 else {
            return pairs["\(before)\(letter)"].map(String.init)
        }
        if parts.tail == 0 { return tails.firstIndex(of: letter).map { syllable(parts.lead, parts.vowel, $0) } }
        guard let pair = pairs["\(tails[parts.tail])\(letter)"], let tail = tails.firstIndex(of: pair) else {
            return nil
        }
        return syllable(parts.lead, parts.vowel, tail)
    }

    private static func joined(_ before: Character, vowel: Int, _ letter: Character) -> String? {
        if let lead = leads.firstIndex(of: before) { return syllable(lead, vowel, 0) }
        guard let parts = parts(of: before) else { return pairs["\(before)\(letter)"].map(String.init) }
        if parts.tail == 0 {
            guard let pair = pairs["\(vowels[parts.vowel])\(letter)"], let both = vowels.firstIndex(of: pair) else {
                return nil
            }
            return syllable(parts.lead, both, 0)
        }
        // The last consonant begins the next syllable.
        let whole = tails[parts.tail]
        let parted = pairs.first { $0.value == whole }?.key
        let (rest, moved) = parted.map { (tails.firstIndex(of: $0.first ?? "\0") ?? 0, $0.last ?? whole) } ?? (0, whole)
        guard let lead = leads.firstIndex(of: moved) else { return nil }
        return syllable(parts.lead, parts.vowel, rest) + syllable(lead, vowel, 0)
    }

    private static func syllable(_ lead: Int, _ vowel: Int, _ tail: Int) -> String {
        Unicode.Scalar(UInt32(0xAC00 + (lead * 21 + vowel) * 28 + tail)).map { String(Character($0)) } ?? ""
    }

    private static func parts(of syllable: Character) -> (lead: Int, vowel: Int, tail: Int)? {
        guard let scalar = syllable.unicodeScalars.first, (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
        let index = Int(scalar.value) - 0xAC00
        return (index / 588, index / 28 % 21, index % 28)
    }
}
