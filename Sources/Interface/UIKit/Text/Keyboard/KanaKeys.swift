// SPDX-License-Identifier: MIT

/// The Japanese keyboard of phones: a key for each row of the kana table. A tap gives the row's first kana, and the next one
/// when it is tapped again at once; a flick to the left, up, to the right or down the others.
enum KanaKeys {
    private static let rows: [[String]] = [["あ", "か", "さ"], ["た", "な", "は"], ["ま", "や", "ら"], ["わ", "、"]]
    /// In the order of flicks: the key itself, left, up, right, down.
    private static let families = [
        "あいうえお", "かきくけこ", "さしすせそ", "たちつてと", "なにぬねの", "はひふへほ", "まみむめも", "や（ゆ）よ", "らりるれろ",
        "わをんー〜", "、。？！…",
    ]
    /// What 小゛゜ goes through.
    private static let variants = [
        "あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ", "すず", "せぜ", "そぞ", "ただ", "ちぢ", "つっづ",
        "てで", "とど", "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ", "やゃ", "ゆゅ", "よょ", "わゎ",
    ]

    enum Flick: Int { case none = 0, left, up, right, down }

    /// - Parameter key: what stands on the key.
    static func kana(_ key: String, _ flick: Flick) -> String {
        guard let family = families.first(where: { $0.hasPrefix(key) }) else { return key }
        let all = Array(family)
        return all.indices.contains(flick.rawValue) ? String(all[flick.rawValue]) : key
    }

    /// What follows when the same key is tapped again; nil: it is of another row.
    static func next(after kana: Character, on key: String) -> String? {
        guard let family = families.first(where: { $0.hasPrefix(key) }), let index = family.firstIndex(of: kana) else {
            return nil
        }
        let next = family.index(after: index)
        return String(next == family.endIndex ? family[family.startIndex] : family[next])
    }

    /// Small, voiced, half voiced, and back; nil: it has no such forms.
    static func variant(of kana: Character) -> String? {
        guard let forms = variants.first(where: { $0.contains(kana) }), let index = forms.firstIndex(of: kana) else {
            return nil
        }
        let next = forms.index(after: index)
        return String(next == forms.endIndex ? forms[forms.startIndex] : forms[next])
    }

    /// The same in katakana (Unicode: 0x60 further).
    static func katakana(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    guard (0x3041...0x3096).contains(scalar.value) else { return scalar }
                    return Unicode.Scalar(scalar.value + 0x60) ?? scalar
                }))
    }

    static func keys(enter: String, space: String) -> [[KeyboardKey]] {
        let left = [
            KeyboardKey(title: "→", action: .move(1)), KeyboardKey(title: "←", action: .move(-1)),
            KeyboardKey(title: "123", action: .page(.numbers)), KeyboardKey(title: "ABC", action: .page(.latin)),
        ]
        let right = [
            KeyboardKey(title: "⌫", action: .delete), KeyboardKey(title: space, action: .space),
            KeyboardKey(title: enter, action: .enter, height: 2),
        ]
        return rows.indices.map { index in
            var middle = rows[index].map { KeyboardKey(title: $0, action: .kana($0)) }
            if index == 3 { middle.insert(KeyboardKey(title: "小゛゜", action: .variant), at: 0) }
            return [left[index]] + middle + (index < right.count ? [right[index]] : [])
        }
    }
}
