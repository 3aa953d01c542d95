import UIKit

final class ParagraphsScreen: GalleryScreen {
    private static let text =
        "The harbour lay still in the early light. A boat with a red sail came round the point, and nobody on the quay "
        + "said a word until it had dropped its anchor."

    override func build() {
        let alignments: [(String, NSTextAlignment)] = [
            ("Left", .left), ("Center", .center), ("Right", .right), ("Justified", .justified),
        ]
        for (name, alignment) in alignments {
            let label = makeLabel(Self.text)
            label.textAlignment = alignment
            add(name, height: 84, label)
        }
        let modes: [(String, NSLineBreakMode)] = [
            ("Truncating head", .byTruncatingHead), ("Truncating middle", .byTruncatingMiddle),
            ("Truncating tail", .byTruncatingTail), ("Clipping", .byClipping),
        ]
        for (name, mode) in modes {
            let label = makeLabel(Self.text)
            label.numberOfLines = 1
            label.lineBreakMode = mode
            add(name, height: 22, label)
        }
        let twoLines = makeLabel(Self.text)
        twoLines.numberOfLines = 2
        add("Two lines", height: 42, twoLines)
        let fitted = makeLabel("This line shrinks until it fits the width")
        fitted.font = .systemFont(ofSize: 28)
        fitted.numberOfLines = 1
        fitted.adjustsFontSizeToFitWidth = true
        fitted.minimumScaleFactor = 0.5
        add("Shrunk to fit", height: 36, fitted)
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 24
        style.headIndent = 8
        style.lineSpacing = 6
        style.paragraphSpacing = 10
        let spaced = UILabel()
        spaced.numberOfLines = 0
        spaced.attributedText = NSAttributedString(
            string: Self.text + "\nThen the bells began.",
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 16)])
        add("Indents and spacing", height: 150, spaced)
    }

    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 16)
        label.numberOfLines = 0
        return label
    }
}
