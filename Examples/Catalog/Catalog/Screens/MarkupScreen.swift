import UIKit

/// Text from Markdown, from HTML and from Swift's own attributed strings.
final class MarkupScreen: GalleryScreen {
    override func build() {
        add("Markdown", height: 50, label(markdown()))
        add("HTML", height: 130, label(html()))
        var string = AttributedString("Swift attributed strings have typed attributes")
        string.font = .systemFont(ofSize: 18)
        if let range = string.range(of: "attributed") {
            string[range].foregroundColor = .systemIndigo
            string[range].font = .boldSystemFont(ofSize: 22)
        }
        if let range = string.range(of: "typed") {
            string[range].underlineStyle = [.double]
            string[range].underlineColor = .systemOrange
        }
        add("AttributedString", height: 54, label(NSAttributedString(string)))
        let styles: [(String, UIFont.TextStyle)] = [
            ("Headline", .headline), ("Body", .body), ("Subheadline", .subheadline), ("Caption", .caption1),
        ]
        for (name, style) in styles {
            let sample = UILabel()
            sample.numberOfLines = 0
            sample.font = .preferredFont(forTextStyle: style)
            sample.text = "\(name): the lines of a text style stand as far apart as Dynamic Type has it."
            add("Leading of \(name.lowercased())", height: 46, sample)
        }
    }

    private func markdown() -> NSAttributedString {
        let source = "**Strong**, *emphasised*, ***both***, `code`, ~~struck~~ and a [link](https://example.com)."
        do {
            let text = try NSMutableAttributedString(markdown: source)
            text.addAttribute(
                .font, value: UIFont.systemFont(ofSize: 18), range: NSRange(location: 0, length: text.length))
            return text
        } catch {
            fatalError("The Markdown of the catalog cannot be read: \(error)")
        }
    }

    private func html() -> NSAttributedString {
        let source = """
            <h2>Ingredients</h2>
            <p>Take <b>two</b> <i>ripe</i> <span style="color: #c0392b">tomatoes</span> and <u>one</u> onion.</p>
            <ul><li>Oil</li><li>Salt &amp; pepper</li></ul>
            """
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        do {
            return try NSAttributedString(data: Data(source.utf8), options: options, documentAttributes: nil)
        } catch {
            fatalError("The HTML of the catalog cannot be read: \(error)")
        }
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }
}
