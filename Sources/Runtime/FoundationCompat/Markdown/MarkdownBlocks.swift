// SPDX-License-Identifier: MIT
import Foundation

/// Reads the blocks of a Markdown text: paragraphs, headings, lists, quotations, code. The characters of the blocks follow
/// each other without line ends, as on iOS; the presentation intent tells them apart.
struct MarkdownBlocks {
    private let inlines: MarkdownInlines

    init(_ inlines: MarkdownInlines) { self.inlines = inlines }

    private struct Block {
        var kind: PresentationIntent.Kind
        var lines: [String]
        /// The list it is an item of, and where in it.
        var list: PresentationIntent.Kind?
        var ordinal = 0
    }

    func read(_ text: String) -> AttributedString {
        var result = AttributedString()
        var identity = 0
        var lastList: (kind: PresentationIntent.Kind, identity: Int)?
        for block in blocks(text) {
            var parent: PresentationIntent?
            if let list = block.list {
                if lastList?.kind != list {
                    identity += 1
                    lastList = (list, identity)
                }
                identity += 1
                parent = PresentationIntent(
                    .listItem(ordinal: block.ordinal), identity: identity,
                    parent: PresentationIntent(list, identity: lastList?.identity ?? 0))
            } else {
                lastList = nil
            }
            identity += 1
            var part = characters(block)
            part[Intent.self] = PresentationIntent(block.kind, identity: identity, parent: parent)
            result.append(part)
        }
        return result
    }

    private typealias Intent = AttributeScopes.FoundationAttributes.PresentationIntentAttribute

    private func characters(_ block: Block) -> AttributedString {
        switch block.kind {
        case .codeBlock: AttributedString(block.lines.joined(separator: "\n") + "\n")
        case .thematicBreak: AttributedString("⸻")
        default: inlines.read(paragraph(block.lines))
        }
    }

    /// Line ends are spaces; two spaces or a backslash in front of one make it a line break.
    private func paragraph(_ lines: [String]) -> String {
        var result = ""
        for (index, line) in lines.enumerated() {
            let isLast = index == lines.count - 1
            let breaks = !isLast && (line.hasSuffix("  ") || line.hasSuffix("\\"))
            var content = line.trimmingCharacters(in: .whitespaces)
            if breaks, content.hasSuffix("\\") { content.removeLast() }
            result += content + (isLast ? "" : breaks ? "\u{2028}" : " ")
        }
        return result
    }

    private func blocks(_ text: String) -> [Block] {
        var blocks: [Block] = []
        // The next line joins the last block.
        var isOpen = false
        var fence: String?
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if let mark = fence {
                if trimmed.hasPrefix(mark) { fence = nil } else { blocks[blocks.count - 1].lines.append(line) }
                continue
            }
            if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
                fence = String(trimmed.prefix(3))
                let hint = trimmed.dropFirst(3).trimmingCharacters(in: .whitespaces)
                blocks.append(Block(kind: .codeBlock(languageHint: hint.isEmpty ? nil : hint), lines: []))
                isOpen = false
            } else if trimmed.isEmpty {
                isOpen = false
            } else if let block = opened(trimmed, after: blocks.last) {
                blocks.append(block)
                if case .header = block.kind { isOpen = false } else { isOpen = block.kind != .thematicBreak }
            } else if isOpen {
                blocks[blocks.count - 1].lines.append(line)
            } else {
                blocks.append(Block(kind: .paragraph, lines: [line]))
                isOpen = true
            }
        }
        return blocks
    }

    /// The block a line opens with a mark of its own; nil for a line of a paragraph.
    private func opened(_ line: String, after last: Block?) -> Block? {
        let level = line.prefix { $0 == "#" }.count
        if (1...6).contains(level), line.dropFirst(level).first.map({ $0 == " " }) ?? true {
            let title = line.dropFirst(level).trimmingCharacters(in: CharacterSet(charactersIn: " #"))
            return Block(kind: .header(level: level), lines: [title])
        }
        let marks = Set(line.filter { $0 != " " })
        if marks.count == 1, let mark = marks.first, "-*_".contains(mark), line.filter({ $0 == mark }).count >= 3 {
            return Block(kind: .thematicBreak, lines: [])
        }
        if line.hasPrefix(">") {
            return Block(kind: .blockQuote, lines: [line.dropFirst().trimmingCharacters(in: .whitespaces)])
        }
        for mark in ["- ", "* ", "+ "] where line.hasPrefix(mark) {
            let ordinal = last?.list == .unorderedList ? (last?.ordinal ?? 0) + 1 : 1
            return Block(kind: .paragraph, lines: [String(line.dropFirst(2))], list: .unorderedList, ordinal: ordinal)
        }
        let digits = line.prefix { $0.isNumber }
        if let number = Int(digits), digits.count <= 9, [". ", ") "].contains(line.dropFirst(digits.count).prefix(2)) {
            let ordinal = last?.list == .orderedList ? (last?.ordinal ?? 0) + 1 : number
            return Block(
                kind: .paragraph, lines: [String(line.dropFirst(digits.count + 2))], list: .orderedList,
                ordinal: ordinal)
        }
        return nil
    }
}
