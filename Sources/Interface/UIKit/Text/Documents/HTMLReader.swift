// SPDX-License-Identifier: MIT
internal import CMarkup

/// Makes a text of an HTML document, with the attributes its elements stand for. libxml2 reads the markup, broken markup
/// too; nothing is loaded.
final class HTMLReader {
    private let source: String
    private let result = NSMutableAttributedString(string: "")
    /// The open elements, below them what holds for the whole document.
    private var stack: [(name: String, style: HTMLStyle)] = [("", HTMLStyle())]
    /// White space in front of the next character, once there is one, with the looks of where it stands.
    private var pendingSpace = false
    private var spaceAttributes: [NSAttributedString.Key: Any] = [:]
    private var pendingBreaks = 0
    private var sheet = StyleSheet()
    /// The text of the `style` element that is open.
    private var rules = ""
    /// The last thing read was the end of a block: the text ends with a line end.
    private var endsWithBlock = false

    init(_ text: String) { source = text }

    func read() -> NSAttributedString {
        var document = HTMLEntities.replaced(in: Self.withBody(source))
        let listener = ts_html_listener(
            context: Unmanaged.passUnretained(self).toOpaque(),
            start: { HTMLReader.of($0)?.open(HTMLTag(name: $1, attributes: $2)) },
            end: { context, name in name.map { HTMLReader.of(context)?.close(String(cString: $0)) } },
            text: { HTMLReader.of($0)?.characters(HTMLReader.string($1, count: $2)) })
        let isRead = document.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                withUnsafePointer(to: listener) {
                    ts_html_read(characters.baseAddress, Int32(clamping: characters.count), $0)
                }
            }
        }
        if !isRead { Unsupported.report("HTML documents: libxml2 is not installed") }
        if endsWithBlock, result.length > 0 { append("\n", like: result.length - 1) }
        return result
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> HTMLReader? {
        context.map { Unmanaged<HTMLReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func string(_ text: UnsafePointer<CChar>?, count: Int32) -> String {
        let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Text that stands in no body would become a paragraph of its own.
    private static func withBody(_ text: String) -> String {
        func place(_ mark: String) -> Range<String.Index>? { text.range(of: mark, options: .caseInsensitive) }
        if place("<body") != nil { return text }
        guard let head = place("</head>") else { return place("<html") == nil ? "<html><body>" + text : text }
        return text.replacingCharacters(in: head, with: "</head><body>")
    }

    private var style: HTMLStyle { stack[stack.count - 1].style }

    // MARK: Characters

    private func characters(_ text: String) {
        if stack.last?.name == "style" { rules += text }
        guard !style.isHidden else { return }
        let attributes = style.attributes
        for character in text { take(character, attributes) }
    }

    private func take(_ character: Character, _ attributes: [NSAttributedString.Key: Any]) {
        if !style.isPreformatted, character.isWhitespace, character != "\u{A0}" {
            if !pendingSpace { spaceAttributes = attributes }
            pendingSpace = true
        } else if style.isPreformatted, character.isNewline {
            breakLine()
        } else {
            emit(String(character), attributes)
        }
    }

    private func emit(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        if pendingBreaks > 0, result.length > 0 {
            // A line end belongs to the paragraph it ends.
            append(String(repeating: "\n", count: pendingBreaks), like: result.length - 1)
        } else if pendingSpace, result.length > 0, !result.string.hasSuffix("\n") {
            result.append(NSAttributedString(string: " ", attributes: spaceAttributes))
        }
        pendingBreaks = 0
        pendingSpace = false
        endsWithBlock = false
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    private func append(_ text: String, like index: Int) {
        let attributes = result.attributes(at: index, effectiveRange: nil)
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    // MARK: Elements

    private static let blocks: Set<String> = [
        "p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "table", "tr", "section",
        "article", "header", "footer", "body", "html", "hr", "center", "dl", "dt", "dd",
    ]

    private func open(_ tag: HTMLTag) {
        if tag.name == "br" { breakLine() }
        if Self.blocks.contains(tag.name) { startBlock() }
        var next = style
        next.apply(tag)
        for css in sheet.declarations(for: tag) { next.apply(css: css) }
        if let css = tag.attributes["style"] { next.apply(css: css) }
        if tag.name == "li" {
            if let number = style.counter { stack[stack.count - 1].style.counter = number + 1 }
            next.counter = nil
        }
        stack.append((tag.name, next))
        if tag.name == "li" { emit(mark(ofItemIn: stack[stack.count - 2].style), next.attributes) }
    }

    private func mark(ofItemIn list: HTMLStyle) -> String { list.counter.map { "\t\($0 - 1).\t" } ?? "\t•\t" }

    private func close(_ name: String) {
        guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else { return }
        let hidden = style.isHidden
        stack.removeSubrange(index...)
        if name == "style" { return takeRules() }
        guard Self.blocks.contains(name) else { return }
        startBlock()
        if !hidden, result.length > 0, !["body", "html", "hr"].contains(name) { endsWithBlock = true }
    }

    /// Takes in the rules of a `style` element. Those for the whole document are in force at once: fragments have their
    /// rules in the body.
    private func takeRules() {
        let added = StyleSheet(rules)
        rules = ""
        sheet.add(added)
        for (index, name) in stack.map(\.name).enumerated() where name == "html" || name == "body" {
            for css in added.declarations(for: HTMLTag(name)) {
                for inner in index..<stack.count { stack[inner].style.apply(css: css) }
            }
        }
    }

    private func startBlock() {
        pendingSpace = false
        if result.length > 0, pendingBreaks == 0 { pendingBreaks = 1 }
    }

    private func breakLine() {
        pendingSpace = false
        pendingBreaks += 1
    }
}
