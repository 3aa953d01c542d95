// SPDX-License-Identifier: MIT

/// One key of the drawn keyboard.
struct KeyboardKey {
    enum Action: Equatable {
        case type(String)
        case shift, delete, enter, space
        case page(KeyboardPage)
        /// Of the emoji keyboard.
        case category(Int)
        /// The next of the person's keyboards.
        case globe
        case dictate
        case hide
        /// What a key of `KanaKeys` says; the flick is the view's.
        case kana(String)
        /// Changes the kana before the caret to its small or voiced form.
        case variant
        /// The caret, by characters.
        case move(Int)
    }

    let title: String
    let action: Action
    /// In keys of the widest row.
    var width: CGFloat = 1
    /// Nothing is drawn or typed.
    var isGap = false
    /// Drawn in place of the title.
    var symbol: String?
    /// The letters below a digit.
    var subtitle: String?
    /// No ground is drawn.
    var isBare = false
    /// In rows.
    var height: CGFloat = 1

    /// Plain keys are lighter than those that act.
    var isPlain: Bool {
        switch action {
        case .type, .space, .kana: true
        case .shift, .delete, .enter, .page, .category, .globe, .dictate, .hide, .variant, .move: false
        }
    }
}

enum KeyboardPage {
    case letters, numbers, symbols, pad, emoji
    /// What a telephone takes beside digits.
    case padSigns
    /// Latin letters of a keyboard of kana.
    case latin
}

/// The keys of a page, row by row.
struct KeyboardKeys {
    var page = KeyboardPage.letters
    var type = UIKeyboardType.default
    var layout = KeyboardLayout.english
    var signs = KeyboardSigns()
    var enter = "return"
    var space = "space"
    var isShifted = false
    var isTablet = false
    /// Emoji or globe key and microphone stand in the last row of keys, not below it.
    var hasFootInRow = false
    /// There are several keyboards.
    var hasGlobe = false
    /// Secrets are neither dictated nor emoji.
    var isSecret = false

    var rows: [[KeyboardKey]] {
        switch page {
        case .pad: pad
        case .padSigns: padSigns
        case .letters where layout.isKana && !isTablet: KanaKeys.keys(enter: enter, space: space)
        case .letters, .latin: letters
        case .numbers where isTablet:
            tablet([signs.digits, "@#\(signs.tabletCurrency)&*()'\"", "%-+=/\(signs.semicolon):,."], .symbols, "#+=")
        case .symbols where isTablet: tablet([signs.digits, "€£¥_^[]{}", "§|~…\\<>!?"], .numbers, signs.title)
        case .numbers:
            signs.numbers.map(Self.typed) + [edge(.symbols, "#+=", signs.marks), bottom(.letters, layout.letters)]
        case .symbols:
            signs.symbols.map(Self.typed) + [
                edge(.numbers, signs.title, signs.marks), bottom(.letters, layout.letters),
            ]
        case .emoji: [EmojiKeys.bottom(layout.letters)]
        }
    }

    private static func typed(_ row: [String]) -> [KeyboardKey] {
        row.map { KeyboardKey(title: $0, action: .type($0)) }
    }

    private var letters: [[KeyboardKey]] {
        var rows = layout.rows.indices.map { index in
            layout.row(index, isShifted: isShifted).map { KeyboardKey(title: $0, action: .type($0)) }
        }
        if isTablet { return tablet(rows) }
        let narrow: CGFloat = rows[2].count > 8 ? 1.1 : 1.35
        if !layout.isUnicase {
            rows[2].insert(KeyboardKey(title: isShifted ? "⬆" : "⇧", action: .shift, width: narrow), at: 0)
        }
        rows[2].append(KeyboardKey(title: "⌫", action: .delete, width: narrow))
        if page == .latin { return rows + [bottom(.letters, layout.letters)] }
        return rows + [bottom(type == .namePhonePad ? .pad : .numbers, signs.title)]
    }

    /// Delete, return and two shift keys at the sides, as on a tablet.
    private func tablet(_ letters: [[KeyboardKey]]) -> [[KeyboardKey]] {
        var rows = letters
        func shift(_ width: CGFloat) -> KeyboardKey {
            KeyboardKey(title: isShifted ? "⬆" : "⇧", action: .shift, width: width)
        }
        rows[0].append(KeyboardKey(title: "⌫", action: .delete, width: 1.2))
        rows[1].append(KeyboardKey(title: enter, action: .enter, width: 1.7))
        rows[2] += [KeyboardKey(title: ",", action: .type(",")), KeyboardKey(title: ".", action: .type("."))]
        rows[2] = [shift(1)] + rows[2] + [shift(1.2)]
        return rows + [bottom(.numbers, ".?123")]
    }

    /// Signs in the same places as letters; at both ends of the last row is the way to the other signs.
    private func tablet(_ signs: [String], _ other: KeyboardPage, _ title: String) -> [[KeyboardKey]] {
        var rows = signs.map { Self.typed($0.map(String.init)) }
        func switcher(_ width: CGFloat) -> KeyboardKey {
            KeyboardKey(title: title, action: .page(other), width: width)
        }
        rows[0].append(KeyboardKey(title: "⌫", action: .delete, width: 1.2))
        rows[1].append(KeyboardKey(title: enter, action: .enter, width: 1.7))
        rows[2] = [switcher(1)] + rows[2] + [switcher(1.2)]
        return rows + [bottom(.letters, layout.letters)]
    }

    private func edge(_ page: KeyboardPage, _ title: String, _ middle: String) -> [KeyboardKey] {
        [KeyboardKey(title: title, action: .page(page), width: 1.35)]
            + middle.map { KeyboardKey(title: String($0), action: .type(String($0)), width: 1.4) }
            + [KeyboardKey(title: "⌫", action: .delete, width: 1.35)]
    }

    /// Emoji, or the next keyboard where there are several.
    var emojiKey: KeyboardKey {
        hasGlobe
            ? KeyboardKey(title: "", action: .globe, width: 1.25, symbol: "globe")
            : KeyboardKey(title: "", action: .page(.emoji), width: 1.25, symbol: "face.smiling")
    }
    static let microphone = KeyboardKey(title: "", action: .dictate, width: 1.25, symbol: "mic")

    /// Below the keys, where the screen has room beside the home indicator.
    var foot: [KeyboardKey] {
        guard !hasFootInRow, !isSecret, ![.pad, .padSigns, .emoji].contains(page) else { return [] }
        var (left, right) = (emojiKey, Self.microphone)
        (left.isBare, right.isBare) = (true, true)
        return [left, right]
    }

    private func bottom(_ page: KeyboardPage, _ title: String) -> [KeyboardKey] {
        let switcher = KeyboardKey(title: title, action: .page(page), width: hasFootInRow ? 1.25 : 2.5)
        let enterKey = KeyboardKey(title: enter, action: .enter, width: 2.5)
        let feet = hasFootInRow && !isSecret ? [emojiKey] : []
        if isTablet {
            let hide = KeyboardKey(title: "", action: .hide, width: 1.25, symbol: "keyboard.chevron.compact.down")
            return [switcher, emojiKey, Self.microphone] + middle(6) + [switcher, hide]
        }
        return [switcher] + feet + middle(5) + [enterKey]
    }

    /// Space, and what a kind of text needs beside it.
    private func middle(_ room: CGFloat) -> [KeyboardKey] {
        func key(_ text: String, _ width: CGFloat) -> KeyboardKey {
            KeyboardKey(title: text, action: .type(text), width: width)
        }
        func space(_ width: CGFloat) -> KeyboardKey {
            KeyboardKey(title: self.space, action: .space, width: width)
        }
        switch type {
        case .URL: return [key(".", room * 0.32), key("/", room * 0.34), key(".com", room * 0.34)]
        case .emailAddress: return [space(room - 2.4), key("@", 1.2), key(".", 1.2)]
        case .twitter: return [space(room - 2.4), key("@", 1.2), key("#", 1.2)]
        case .webSearch: return [space(room - 1.2), key(".", 1.2)]
        default: return [space(room)]
        }
    }

    private static let digits = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

    private var pad: [[KeyboardKey]] {
        let separator = Locale.current.decimalSeparator ?? "."
        let corner: KeyboardKey =
            switch type {
            case .decimalPad: KeyboardKey(title: separator, action: .type(separator), isBare: true)
            case .phonePad: KeyboardKey(title: "+*#", action: .page(.padSigns), isBare: true)
            case .namePhonePad: KeyboardKey(title: layout.letters, action: .page(.letters), isBare: true)
            default: KeyboardKey(title: "", action: .space, isGap: true)
            }
        let rows = ["123", "456", "789"].map { row in
            Self.typed(row.map(String.init)).map { key in
                var key = key
                key.subtitle = Int(key.title).map { Self.digits[$0] }
                return key
            }
        }
        return rows + [
            [corner, KeyboardKey(title: "0", action: .type("0")), Self.padDelete]
        ]
    }

    private static let padDelete = KeyboardKey(title: "⌫", action: .delete, isBare: true)

    /// A comma waits while a number is dialled, a semicolon until the person goes on.
    private var padSigns: [[KeyboardKey]] {
        func key(_ title: String, _ text: String) -> KeyboardKey { KeyboardKey(title: title, action: .type(text)) }
        let gap = KeyboardKey(title: "", action: .space, isGap: true)
        return [
            [gap, key("+", "+"), gap],
            [key("pause", ","), gap, key("wait", ";")],
            [key("*", "*"), gap, key("#", "#")],
            [KeyboardKey(title: "123", action: .page(.pad), isBare: true), gap, Self.padDelete],
        ]
    }
}
