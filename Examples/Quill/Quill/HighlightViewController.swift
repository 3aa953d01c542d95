// SPDX-License-Identifier: MIT
import UIKit

/// Storage, layout manager, container and view, put together by hand.
class HighlightViewController: UIViewController {
    private static let rhyme = """
        Mary had a little lamb,
        its fleece was white as snow,
        and everywhere that Mary went
        the lamb was sure to go.

        It followed her to school one day,
        that was against the rule.
        It made the children laugh and play
        to see a lamb at school.
        """

    let storage = HighlightStorage()
    private(set) lazy var textView: UITextView = {
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        return UITextView(frame: view.bounds, textContainer: container)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        storage.tokens = Self.tokens
        storage.base = Self.base
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.textContainerInset = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15)
        textView.keyboardDismissMode = .onDrag
        textView.alwaysBounceVertical = true
        textView.accessibilityIdentifier = "text"
        view.addSubview(textView)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: Self.rhyme)
        NotificationCenter.default.addObserver(
            self, selector: #selector(updateFont), name: UIContentSizeCategory.didChangeNotification, object: nil)
    }

    @objc private func updateFont() {
        storage.base = Self.base
        storage.highlightAll()
    }

    private static var base: [NSAttributedString.Key: Any] {
        [.font: UIFont.preferredFont(forTextStyle: .title3), .foregroundColor: UIColor.label]
    }

    private static var tokens: [String: [NSAttributedString.Key: Any]] {
        [
            "Mary": [.foregroundColor: UIColor.systemRed],
            "lamb": [.foregroundColor: UIColor.systemBlue],
            "everywhere": [.underlineStyle: NSUnderlineStyle.single.rawValue],
            "that": [.backgroundColor: UIColor.yellow, .foregroundColor: UIColor.black],
            "fleece": [.font: UIFont(name: "Chalkduster", size: 14) ?? .systemFont(ofSize: 14)],
            "school": [.strikethroughStyle: NSUnderlineStyle.single.rawValue],
            "white": [.strokeWidth: 5],
            "was": [
                .font: UIFont(name: "Palatino-Bold", size: 10) ?? .boldSystemFont(ofSize: 10),
                .foregroundColor: UIColor.systemPurple, .underlineStyle: NSUnderlineStyle.single.rawValue,
            ],
        ]
    }
}
