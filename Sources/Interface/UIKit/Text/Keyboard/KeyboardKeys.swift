// SPDX-License-Identifier: MIT

/// One key of the drawn keyboard.
struct KeyboardKey {
    enum Action: Equatable {
        case type(String)
        case shift, delete, enter, space
        case page(KeyboardPage)
    }

    let title: String
    let action: Action
    /// In keys of the widest row.
    var width: CGFloat = 1
    /// Nothing is drawn or typed.
    var isGap = false

    /// Plain keys are lighter than those that act.
    var isPlain: Bool {
        switch action {
        case .type, .space: true
        case .shift, .delete, .enter, .page: false
        }
    }
}

enum KeyboardPage { case letters, numbers, symbols, pad }

/// The keys of a page, row by row.
struct KeyboardKeys {
    let rows: [[KeyboardKey]]

    static func rows(
        _ page: KeyboardPage, _ type: UIKeyboardType, enter: String, isShifted: Bool
    ) -> [[KeyboardKey]] {
        switch page {
        case .pad: pad(type)
        case .letters: letters(type, enter, isShifted)
        case .numbers:
            typed(["1234567890", "-/:;()$&@\""]) + [
                edge(.symbols, "#+=", ".,?!'"), bottom(type, .letters, "ABC", enter),
            ]
        case .symbols:
            typed(["[]{}#%^*+=", "_\\|~<>€£¥•"]) + [
                edge(.numbers, "123", ".,?!'"), bottom(type, .letters, "ABC", enter),
            ]
        }
    }

    private static func typed(_ rows: [String]) -> [[KeyboardKey]] {
        rows.map { $0.map { KeyboardKey(title: String($0), action: .type(String($0))) } }
    }

    private static func letters(_ type: UIKeyboardType, _ enter: String, _ isShifted: Bool) -> [[KeyboardKey]] {
        let plain = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { isShifted ? $0.uppercased() : $0 }
        var rows = typed(plain)
        rows[2].insert(KeyboardKey(title: isShifted ? "⬆" : "⇧", action: .shift, width: 1.35), at: 0)
        rows[2].append(KeyboardKey(title: "⌫", action: .delete, width: 1.35))
        return rows + [bottom(type, .numbers, "123", enter)]
    }

    private static func edge(_ page: KeyboardPage, _ title: String, _ middle: String) -> [KeyboardKey] {
        [KeyboardKey(title: title, action: .page(page), width: 1.35)]
            + middle.map { KeyboardKey(title: String($0), action: .type(String($0)), width: 1.4) }
            + [KeyboardKey(title: "⌫", action: .delete, width: 1.35)]
    }

    private static func bottom(
        _ type: UIKeyboardType, _ page: KeyboardPage, _ title: String, _ enter: String
    ) -> [KeyboardKey] {
        let switcher = KeyboardKey(title: title, action: .page(page), width: 2.5)
        let enterKey = KeyboardKey(title: enter, action: .enter, width: 2.5)
        func key(_ text: String, _ width: CGFloat) -> KeyboardKey {
            KeyboardKey(title: text, action: .type(text), width: width)
        }
        switch type {
        case .URL: return [switcher, key(".", 1.6), key("/", 1.7), key(".com", 1.7), enterKey]
        case .emailAddress:
            return [
                switcher, KeyboardKey(title: SystemStrings.text("space"), action: .space, width: 2.6), key("@", 1.2),
                key(".", 1.2),
                enterKey,
            ]
        default: return [switcher, KeyboardKey(title: SystemStrings.text("space"), action: .space, width: 5), enterKey]
        }
    }

    private static func pad(_ type: UIKeyboardType) -> [[KeyboardKey]] {
        let corner: KeyboardKey =
            switch type {
            case .decimalPad:
                KeyboardKey(
                    title: Locale.current.decimalSeparator ?? ".",
                    action: .type(Locale.current.decimalSeparator ?? "."))
            case .phonePad: KeyboardKey(title: "+", action: .type("+"))
            default: KeyboardKey(title: "", action: .space, isGap: true)
            }
        return typed(["123", "456", "789"]) + [
            [corner, KeyboardKey(title: "0", action: .type("0")), KeyboardKey(title: "⌫", action: .delete)]
        ]
    }
}
