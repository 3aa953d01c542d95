import UIKit

final class FontsScreen: GalleryScreen {
    override func build() {
        let weights: [(String, UIFont.Weight)] = [
            ("Ultra Light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
            ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
        ]
        add("System font weights", height: CGFloat(weights.count) * 28, column(weights.map { name, weight in
            label(name, .systemFont(ofSize: 20, weight: weight))
        }))
        let styles: [(String, UIFont.TextStyle)] = [
            ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
            ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
            ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
        ]
        add("Text styles", height: 330, column(styles.map { name, style in
            label(name, .preferredFont(forTextStyle: style))
        }))
        add("Italic, monospaced, monospaced digits", height: 90, column([
            label("Italic system font", .italicSystemFont(ofSize: 18)),
            label("func answer() -> Int { 42 }", .monospacedSystemFont(ofSize: 16, weight: .regular)),
            label("11:11:11  08:08:08", .monospacedDigitSystemFont(ofSize: 18, weight: .regular)),
        ]))
        let names = ["Helvetica", "HelveticaNeue-Light", "Georgia", "TimesNewRomanPSMT", "Courier", "Menlo-Regular"]
        add("Families by name", height: CGFloat(names.count) * 28, column(names.map { name in
            label(name, UIFont(name: name, size: 18) ?? .systemFont(ofSize: 18))
        }))
    }

    private func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        return label
    }

    private func column(_ views: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        return stack
    }
}
