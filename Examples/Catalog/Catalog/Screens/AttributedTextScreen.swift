import UIKit

final class AttributedTextScreen: GalleryScreen {
    override func build() {
        show("Colours and backgrounds", "Red on yellow, blue, green", [
            ("Red on yellow", [.foregroundColor: UIColor.systemRed, .backgroundColor: UIColor.systemYellow]),
            ("blue", [.foregroundColor: UIColor.systemBlue]),
            ("green", [.foregroundColor: UIColor.systemGreen]),
        ])
        show("Underlines and strikes", "Single double thick dotted struck", [
            ("Single", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
            ("double", [.underlineStyle: NSUnderlineStyle.double.rawValue]),
            ("thick", [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemRed]),
            ("dotted", [.underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue]),
            ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
        ])
        show("Kerning and baselines", "Wide tight x2 H2O", [
            ("Wide", [.kern: 6]), ("tight", [.kern: -1.5]),
            ("2", [.baselineOffset: 8, .font: UIFont.systemFont(ofSize: 12)]),
        ])
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.systemPurple
        shadow.shadowBlurRadius = 4
        shadow.shadowOffset = CGSize(width: 2, height: 2)
        show("Strokes and shadows", "Outline filled shadow slanted", [
            ("Outline", [.strokeWidth: 3, .strokeColor: UIColor.systemPink]),
            ("filled", [.strokeWidth: -3, .strokeColor: UIColor.systemPink, .foregroundColor: UIColor.systemYellow]),
            ("shadow", [.shadow: shadow]), ("slanted", [.obliqueness: 0.3]),
        ])
        show("Sizes in one line", "Small Medium Large", [
            ("Small", [.font: UIFont.systemFont(ofSize: 12)]), ("Large", [.font: UIFont.boldSystemFont(ofSize: 36)]),
        ])
        let attachment = NSTextAttachment()
        attachment.image = Landscape.image(size: CGSize(width: 48, height: 32))
        let text = NSMutableAttributedString(string: "Text around ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " a picture", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let label = UILabel()
        label.attributedText = text
        add("Attachment", height: 50, label)
    }

    private func show(_ caption: String, _ string: String, _ parts: [(String, [NSAttributedString.Key: Any])]) {
        let text = NSMutableAttributedString(
            string: string, attributes: [.font: UIFont.systemFont(ofSize: 22), .foregroundColor: UIColor.label])
        for (part, attributes) in parts {
            text.addAttributes(attributes, range: (string as NSString).range(of: part))
        }
        let label = UILabel()
        label.attributedText = text
        add(caption, height: 46, label)
    }
}
