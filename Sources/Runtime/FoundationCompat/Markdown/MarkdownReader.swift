// SPDX-License-Identifier: MIT
internal import CMarkup
import Foundation

/// Makes an attributed string of what cmark-gfm reads in a Markdown text, as iOS does. The characters of blocks follow each
/// other without line ends; the presentation intent tells them apart.
final class MarkdownReader {
    private let baseURL: URL?
    private let readsBlocks: Bool
    private var result = AttributedString()
    private var blocks: [PresentationIntent] = []
    private var identity = 0
    private var inlines: [InlinePresentationIntent] = []
    private var links: [URL?] = []
    /// The description of an image gathers here until the image ends.
    private var image: (address: URL?, text: String)?
    /// Numbers of the next items of open lists, of the next row (the header is row 0) and the next column of a table.
    private var ordinals: [Int] = []
    private var row = 0
    private var column = 0

    private init(baseURL: URL?, readsBlocks: Bool) {
        self.baseURL = baseURL
        self.readsBlocks = readsBlocks
    }

    static func read(_ text: String, baseURL: URL?) -> AttributedString {
        let reader = MarkdownReader(baseURL: baseURL, readsBlocks: true)
        reader.run(text)
        return reader.result
    }

    /// Reads emphasis, code, links and images only; white space and line ends stay.
    static func readInlines(_ text: String, baseURL: URL?) -> AttributedString {
        let reader = MarkdownReader(baseURL: baseURL, readsBlocks: false)
        let stand = standIn(for: text)
        // One paragraph of one line, which begins and ends with what is no mark of a block and not trimmed.
        let line = text.replacingOccurrences(of: "\n", with: stand.newline)
        reader.run(stand.edge + line + stand.edge)
        reader.restore(stand.newline, as: "\n")
        reader.restore(stand.edge, as: "")
        return reader.result
    }

    /// Two spaces that the text does not have: emphasis may stand beside them as beside any. None of them equals another
    /// (U+2000 to U+2003 are two pairs).
    private static func standIn(for text: String) -> (newline: String, edge: String) {
        let unused = (0x2004...0x200A).lazy.compactMap(Unicode.Scalar.init).map(String.init).filter {
            !text.contains($0)
        }
        let two = Array(unused.prefix(2))
        return two.count == 2 ? (two[0], two[1]) : ("\u{205F}", "\u{1680}")
    }

    private func restore(_ standIn: String, as text: String) {
        while let range = result.range(of: standIn) {
            result.characters.replaceSubrange(range, with: text)
        }
    }

    private func run(_ text: String) {
        let listener = ts_markdown_listener(
            context: Unmanaged.passUnretained(self).toOpaque(),
            enter: { context, node in node.map { MarkdownReader.of(context)?.enter($0.pointee) } },
            leave: { context, type in type.map { MarkdownReader.of(context)?.leave(String(cString: $0)) } })
        var text = text
        let isRead = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                withUnsafePointer(to: listener) {
                    ts_markdown_read(characters.baseAddress, Int32(clamping: characters.count), $0)
                }
            }
        }
        guard !isRead else { return }
        Unsupported.report("Markdown: cmark-gfm is not installed")
        result = AttributedString(text)
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> MarkdownReader? {
        context.map { Unmanaged<MarkdownReader>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: Nodes

    private func enter(_ node: ts_markdown_node) {
        let type = node.type.map { String(cString: $0) } ?? ""
        if let kind = blockKind(type, node) { return open(kind, node) }
        let literal = node.literal.map { String(cString: $0) } ?? ""
        switch type {
        case "text": append(literal)
        case "softbreak": append(" ", .softBreak)
        case "linebreak": append("\u{2028}", .lineBreak)
        case "code": append(literal, .code)
        case "html_inline": append(literal, .inlineHTML)
        case "html_block": append(literal, .blockHTML)
        case "emph": inlines.append(.emphasized)
        case "strong": inlines.append(.stronglyEmphasized)
        case "strikethrough": inlines.append(.strikethrough)
        case "link": links.append(address(of: node))
        case "image": image = (address(of: node), "")
        default: break
        }
    }

    private func leave(_ type: String) {
        switch type {
        case "emph", "strong", "strikethrough": inlines.removeLast()
        case "link": links.removeLast()
        case "image": endImage()
        case "list": close { ordinals.removeLast() }
        case "paragraph", "heading", "block_quote", "item", "table", "table_header", "table_row", "table_cell": close {}
        default: break
        }
    }

    private func blockKind(_ type: String, _ node: ts_markdown_node) -> PresentationIntent.Kind? {
        switch type {
        case "paragraph": return .paragraph
        case "heading": return .header(level: Int(node.level))
        case "block_quote": return .blockQuote
        case "list": return node.is_ordered ? .orderedList : .unorderedList
        case "item": return .listItem(ordinal: ordinals.last ?? 1)
        case "code_block":
            let hint = node.info.map { String(cString: $0) } ?? ""
            return .codeBlock(languageHint: hint.isEmpty ? nil : hint)
        case "thematic_break": return .thematicBreak
        case "table": return .table(columns: columns(of: node))
        case "table_header": return .tableHeaderRow
        case "table_row": return .tableRow(rowIndex: row)
        case "table_cell": return .tableCell(columnIndex: column)
        default: return nil
        }
    }

    private func columns(of node: ts_markdown_node) -> [PresentationIntent.TableColumn] {
        UnsafeBufferPointer(start: node.alignments, count: Int(node.columns)).map { letter in
            switch letter {
            case UInt8(ascii: "c"): PresentationIntent.TableColumn(alignment: .center)
            case UInt8(ascii: "r"): PresentationIntent.TableColumn(alignment: .right)
            default: PresentationIntent.TableColumn(alignment: .left)
            }
        }
    }

    private func open(_ kind: PresentationIntent.Kind, _ node: ts_markdown_node) {
        identity += 1
        blocks.append(PresentationIntent(kind, identity: identity, parent: blocks.last))
        switch kind {
        case .orderedList, .unorderedList: ordinals.append(node.is_ordered ? Int(node.start) : 1)
        case .listItem: ordinals[ordinals.count - 1] += 1
        case .table: row = 1
        case .tableHeaderRow: column = 0
        case .tableRow: (row, column) = (row + 1, 0)
        case .tableCell: column += 1
        case .codeBlock: close { append(node.literal.map { String(cString: $0) } ?? "") }
        case .thematicBreak: close { append("⸻") }
        default: break
        }
    }

    /// Ends the innermost block, after what is still in it.
    private func close(_ last: () -> Void) {
        last()
        blocks.removeLast()
    }

    // MARK: Runs

    private func append(_ text: String, _ intent: InlinePresentationIntent = []) {
        guard image == nil else {
            image?.text += text
            return
        }
        result.append(made(text, intent))
    }

    private func made(_ text: String, _ intent: InlinePresentationIntent) -> AttributedString {
        var part = AttributedString(text)
        let all = inlines.reduce(intent) { $0.union($1) }
        if !all.isEmpty { part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = all }
        if let link = links.last ?? nil { part.link = link }
        if readsBlocks, let block = blocks.last {
            part[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = block
        }
        return part
    }

    private func endImage() {
        guard let (address, text) = image else { return }
        image = nil
        // An image without a description has a character to stand on.
        var part = made(text.isEmpty ? "\u{FFFC}" : text, [])
        part.imageURL = address
        result.append(part)
    }

    /// Without a base to be relative to, where there was none.
    private func address(of node: ts_markdown_node) -> URL? {
        let address = node.address.map { String(cString: $0) } ?? ""
        let url = URL(string: address, relativeTo: baseURL)
        return baseURL == nil ? url : url?.absoluteURL
    }
}
