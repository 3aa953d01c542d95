// SPDX-License-Identifier: MIT
import UIKit

/// Paragraphs of 400 Latin letters, made of 64 words that a generator picks: as long as a paragraph of a book.
struct Paragraphs {
    private static let words = """
        lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua \
        enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in \
        reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt \
        culpa qui officia deserunt mollit anim id est laborum at vero eos accusamus iusto odio
        """.split(separator: " ").map(String.init)
    private var state: UInt32

    init(seed: UInt32) { state = seed }

    mutating func next() -> String {
        var text = ""
        var count = 0
        while text.utf8.count < 400 {
            state = state &* 1_664_525 &+ 1_013_904_223
            let word = Self.words[Int(state >> 16) % Self.words.count]
            text += count % 9 == 0 ? word.capitalized : word
            text += count % 9 == 8 ? ". " : count % 9 == 4 ? ", " : " "
            count += 1
        }
        return String(text.prefix(400))
    }

    /// Paragraphs one after the other, about `length` letters in all.
    mutating func document(_ length: Int) -> String {
        var paragraphs: [String] = []
        while paragraphs.count * 401 < length { paragraphs.append(next()) }
        return paragraphs.joined(separator: "\n")
    }
}

/// Measures ten paragraphs at each frame that were never seen before.
final class ParagraphsScene: BenchmarkScene {
    private var paragraphs = Paragraphs(seed: 7)
    private let font = UIFont.systemFont(ofSize: 16)

    override func show(frame: Int) {
        for _ in 0..<10 {
            let text = NSAttributedString(string: paragraphs.next(), attributes: [.font: font])
            _ = text.boundingRect(
                with: CGSize(width: 320, height: CGFloat.infinity), options: .usesLineFragmentOrigin, context: nil)
        }
    }
}

/// Twenty paragraphs that are given another width at each frame.
final class WidthsScene: BenchmarkScene {
    private var stacks: [(NSTextStorage, NSLayoutManager, NSTextContainer)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        var paragraphs = Paragraphs(seed: 7)
        for _ in 0..<20 {
            let storage = NSTextStorage(string: paragraphs.next(), attributes: [.font: UIFont.systemFont(ofSize: 16)])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 320, height: CGFloat.infinity))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            stacks.append((storage, manager, container))
        }
        layOut(width: 320)
    }

    override func show(frame: Int) { layOut(width: 300 - CGFloat(frame % 7)) }

    private func layOut(width: CGFloat) {
        for (_, manager, container) in stacks {
            container.size.width = width
            manager.ensureLayout(for: container)
            _ = manager.usedRect(for: container)
        }
    }
}

/// A text view with 100,000 letters: opened anew at each frame, or typed into in its middle.
final class DocumentScene: BenchmarkScene {
    private let isTyping: Bool
    private var textView = UITextView()

    init(isTyping: Bool) {
        self.isTyping = isTyping
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        open(seed: 1)
        textView.selectedRange = NSRange(location: 50_000, length: 0)
        textView.scrollRangeToVisible(textView.selectedRange)
    }

    private func open(seed: UInt32) {
        textView.removeFromSuperview()
        textView = UITextView(frame: view.bounds)
        textView.font = .systemFont(ofSize: 16)
        var paragraphs = Paragraphs(seed: seed)
        textView.text = paragraphs.document(100_000)
        view.addSubview(textView)
    }

    override func show(frame: Int) {
        if isTyping { textView.insertText("a") } else { open(seed: UInt32(frame)) }
    }
}
