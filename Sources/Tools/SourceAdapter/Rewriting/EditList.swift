// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replacements in a text, applied together. None may contain a newline, so that lines stay where they are.
struct EditList {
    private struct Edit {
        let start: Int
        let end: Int
        let text: String
    }

    private var edits: [Edit] = []
    /// Whole declarations that go behind the last line.
    var tail: [String] = []

    mutating func replace(_ node: some SyntaxProtocol, _ text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        // Lines inside what is replaced are kept as blank ones.
        let lines = node.trimmedDescription.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        edits.append(Edit(start: start, end: end, text: text + String(repeating: "\n", count: lines)))
    }

    mutating func insert(_ position: AbsolutePosition, _ text: String) {
        edits.append(Edit(start: position.utf8Offset, end: position.utf8Offset, text: text))
    }

    /// The text with all edits; one that starts inside an earlier one is dropped.
    func apply(to source: [UInt8]) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(source.count + source.count / 4)
        var position = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
        }
        for (_, edit) in sorted where edit.start >= position {
            output += source[position..<edit.start]
            output += edit.text.utf8
            position = max(edit.end, position)
        }
        output += source[position...]
        if !tail.isEmpty { output += ("\n" + tail.joined(separator: "\n") + "\n").utf8 }
        return String(decoding: output, as: UTF8.self)
    }
}
