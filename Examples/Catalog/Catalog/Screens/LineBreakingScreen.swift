import UIKit

/// Labels of two lines in all modes, and the finer points of where lines end.
final class LineBreakingScreen: GalleryScreen {
    private static let text =
        "The harbour lay still in the early light. A boat with a red sail came round the point, and nobody on the quay "
        + "said a word."

    override func build() {
        let modes: [(String, NSLineBreakMode)] = [
            ("Word wrapping", .byWordWrapping), ("Char wrapping", .byCharWrapping), ("Clipping", .byClipping),
            ("Truncating head", .byTruncatingHead), ("Truncating middle", .byTruncatingMiddle),
            ("Truncating tail", .byTruncatingTail),
        ]
        for (name, mode) in modes {
            let label = makeLabel(Self.text)
            label.numberOfLines = 2
            label.lineBreakMode = mode
            add("Two lines, \(name.lowercased())", height: 44, label)
        }
        let strategies: [(String, NSParagraphStyle.LineBreakStrategy)] = [
            ("No strategy", []), ("Push out: no word stands alone", .pushOut),
        ]
        for (name, strategy) in strategies {
            let label = makeLabel("The harbour lay still in the early light of a spring morning")
            label.lineBreakStrategy = strategy
            label.textAlignment = .center
            add(name, height: 44, label)
        }
        let korean = "안녕하세요 저는 서울에서 아이폰 애플리케이션을 만듭니다"
        for (name, strategy) in [("Korean by syllables", []), ("Korean by words", .hangulWordPriority)]
            as [(String, NSParagraphStyle.LineBreakStrategy)] {
            let label = makeLabel(korean)
            label.lineBreakStrategy = strategy
            add(name, height: 44, label)
        }
        for (name, factor) in [("Justified", 0), ("Justified and hyphenated", 1)] as [(String, Float)] {
            let style = NSMutableParagraphStyle()
            style.alignment = .justified
            style.hyphenationFactor = factor
            let words = "The representatives of the neighbouring municipalities nevertheless recommended "
                + "straightforward documentation of extraordinary circumstances."
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(
                string: words, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 16)])
            add(name, height: 82, label)
        }
        add("Soft hyphens", height: 44, makeLabel("A long compound: Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft"))
        let tabs = NSMutableParagraphStyle()
        tabs.tabStops = [
            NSTextTab(textAlignment: .left, location: 80), NSTextTab(textAlignment: .center, location: 190),
            NSTextTab(textAlignment: .right, location: 330),
        ]
        let table = UILabel()
        table.numberOfLines = 0
        table.attributedText = NSAttributedString(
            string: "Tea\tgreen\tloose\t4.50\nCoffee\troasted\tin beans\t12.00\nCocoa\tdark\tground\t7.25",
            attributes: [.paragraphStyle: tabs, .font: UIFont.systemFont(ofSize: 16)])
        add("Tab stops", height: 60, table)
    }

    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 16)
        label.numberOfLines = 0
        return label
    }
}
