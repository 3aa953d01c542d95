import UIKit

final class TextViewScreen: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.attributedText = story
        textView.accessibilityIdentifier = "story"
        textView.alwaysBounceVertical = true
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private var story: NSAttributedString {
        let text = NSMutableAttributedString()
        func append(_ string: String, _ style: UIFont.TextStyle, _ more: [NSAttributedString.Key: Any] = [:]) {
            var attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.preferredFont(forTextStyle: style), .foregroundColor: UIColor.label,
            ]
            attributes.merge(more) { $1 }
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        let spaced = NSMutableParagraphStyle()
        spaced.paragraphSpacing = 10
        spaced.lineSpacing = 2
        append("On Tides\n", .title1, [.paragraphStyle: spaced])
        append("Twice a day the sea comes up the beach and goes away again. ", .body, [.paragraphStyle: spaced])
        append("The moon pulls at the water nearest to it", .body, [
            .paragraphStyle: spaced, .backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4),
        ])
        append(" more than at the solid earth below, and at the earth more than at the water on the far side, so that ",
            .body, [.paragraphStyle: spaced])
        append("two bulges", .body, [.paragraphStyle: spaced, .underlineStyle: NSUnderlineStyle.single.rawValue])
        append(" travel round the world.\n", .body, [.paragraphStyle: spaced])
        append("Spring and neap\n", .headline, [.paragraphStyle: spaced])
        append("When sun and moon pull in one line the tides are highest. Read more at ", .body, [.paragraphStyle: spaced])
        append("the almanac", .body, [.paragraphStyle: spaced, .link: URL(string: "https://example.org/tides")!])
        append(", or ask the harbour.\n", .body, [.paragraphStyle: spaced])
        let list = NSMutableParagraphStyle()
        list.headIndent = 22
        list.tabStops = [NSTextTab(textAlignment: .left, location: 22)]
        for line in ["A high tide every twelve hours and twenty-five minutes", "Six hours between high and low"] {
            append("•\t\(line)\n", .callout, [.paragraphStyle: list])
        }
        return text
    }
}
