import UIKit

final class ScriptsScreen: GalleryScreen {
    private static let samples: [(String, String)] = [
        ("Latin", "Zażółć gęślą jaźń, Ünïcödé"), ("Greek", "Ξεσκεπάζω την ψυχοφθόρα"),
        ("Cyrillic", "Съешь ещё этих мягких булок"), ("Arabic", "نص حكيم له سر قاطع"),
        ("Hebrew", "דג סקרן שט בים מאוכזב"), ("Chinese", "天地玄黃 宇宙洪荒"), ("Japanese", "いろはにほへと ちりぬるを"),
        ("Korean", "키스의 고유조건은 입술끼리"), ("Thai", "เป็นมนุษย์สุดประเสริฐ"), ("Devanagari", "ऋषियों को सताने वाले"),
        ("Emoji", "👋🏽 👩‍👩‍👧 🏳️‍🌈 🍎 🚀 ❤️"), ("Mixed", "Total: ١٢٣ شيكل (NIS)"),
    ]

    override func build() {
        for (name, text) in Self.samples {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: 24)
            label.textAlignment = .natural
            add(name, height: 36, label)
        }
    }
}
