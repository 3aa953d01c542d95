// SPDX-License-Identifier: MIT

/// The emoji keyboard: its categories, and the keys below them.
enum EmojiKeys {
    struct Category {
        let symbol: String
        let title: String
        let emoji: [String]
    }

    static let categories: [Category] = zip(names, lists).map { name, list in
        Category(symbol: name.symbol, title: name.title, emoji: list.map { String($0) })
    }

    private static let names: [(symbol: String, title: String)] = [
        ("face.smiling", "Smileys & People"), ("pawprint", "Animals & Nature"), ("fork.knife", "Food & Drink"),
        ("soccerball", "Activity"), ("car", "Travel & Places"), ("lightbulb", "Objects"), ("heart", "Symbols"),
        ("flag", "Flags"),
    ]

    /// Back to the letters, the categories, delete.
    static func bottom(_ letters: String) -> [KeyboardKey] {
        var keys = [KeyboardKey(title: letters, action: .page(.letters), width: 1.2, isBare: true)]
        keys += names.indices.map {
            KeyboardKey(title: "", action: .category($0), width: 0.75, symbol: names[$0].symbol, isBare: true)
        }
        keys.append(KeyboardKey(title: "⌫", action: .delete, width: 1.2, isBare: true))
        return keys
    }
}
