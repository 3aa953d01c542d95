// SPDX-License-Identifier: MIT

/// The pages of the emoji keyboard, by the groups of the Unicode emoji list.
enum EmojiKeys {
    static let columns = 8

    /// What a page's key shows, and its emoji.
    static let categories: [(symbol: String, emoji: [String])] = [
        ("face.smiling", split("😀😃😄😁😆😅😂🤣🥲😊😇🙂🙃😉😌😍🥰😘😗😙😚😋😛😝😜🤪🤨🧐🤓😎🥳😏😒😞😔😟")),
        ("hand.raised", split("👋🤚🖐✋👌🤌🤏✌🤞🤟🤘🤙👈👉👆👇👍👎✊👊🤛🤜👏🙌👐🤲🙏✍💅🤳💪👀🧠👄👶👧")),
        ("pawprint", split("🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦅🦉🐺🐴🦄🐝🐛🦋🐌🐞🐢🐍🐙🐠🌲🌸")),
        ("fork.knife", split("🍏🍎🍐🍊🍋🍌🍉🍇🍓🫐🍒🍑🥭🍍🥥🥝🍅🍆🥑🥦🥕🌽🥐🍞🧀🍳🥞🍔🍟🍕🌮🍣🍦🍰☕🍺")),
        ("soccerball", split("⚽🏀🏈⚾🎾🏐🏉🎱🏓🏸🥊🥋⛳⛸🎣🎽🎿🏂🏋🤸🏊🚴🏆🥇🎖🎟🎨🎬🎤🎧🎹🥁🎷🎺🎸🎲")),
        ("car", split("🚗🚕🚙🚌🚎🏎🚓🚑🚒🚐🚚🚛🚜🛵🏍🚲🛴🚂🚆🚇✈🚀🛸🚁⛵🚤🛳⚓🗽🗼🏰🏝🏔🌋🏠🏥")),
        ("lightbulb", split("⌚📱💻⌨🖥🖨💾📷📹📞📺📻⏰⌛🔋🔌💡🔦🕯💸💵💳💎🔧🔨⚙🔫💣🔪🔑🚪🛏🎁🎈📦📚")),
        ("heart", split("❤🧡💛💚💙💜🖤🤍🤎💔❣💕💞💓💗💖💘💝☮✝☪🕉☯♈♉♊♋♌♍♎♏♐✅❌❓❗")),
    ]

    private static func split(_ text: String) -> [String] { text.map { String($0) } }

    static func rows(_ category: Int) -> [[KeyboardKey]] {
        let emoji = categories[min(max(0, category), categories.count - 1)].emoji
        var rows = stride(from: 0, to: emoji.count, by: columns).prefix(4).map { start in
            emoji[start..<min(start + columns, emoji.count)].map { KeyboardKey(title: $0, action: .type($0)) }
        }
        var bottom = [KeyboardKey(title: "ABC", action: .page(.letters), width: 1.2)]
        bottom += categories.indices.map {
            KeyboardKey(title: "", action: .category($0), width: 0.7, symbol: categories[$0].symbol, isBare: true)
        }
        bottom.append(KeyboardKey(title: "⌫", action: .delete, width: 1.2))
        rows.append(bottom)
        return rows
    }
}
