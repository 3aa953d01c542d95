// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replacements in a text, applied together. None may contain a newline, so that lines stay where they are.
struct EditList {
    private struct Edit {
        let start: Int
        let end: Int
        let text: String

        /// Whether nothing is lost when this edit is left out beside an earlier one that it starts inside.
        func isPart(of other: Edit) -> Bool {
            let removesAll = end <= other.end && other.text.allSatisfy(\.isNewline)
            let isSame = start == other.start && end == other.end && text == other.text
            return removesAll || isSame
        }
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

    /// Two edits of one place, of which only the first can be made.
    struct Overlap: Equatable {
        /// Where the second one starts, in bytes.
        let offset: Int
        let kept: String
        let dropped: String
    }

    /// The text with all edits. One that starts inside an earlier one is left out; it is told of unless the earlier one
    /// removes its whole place, or is the same.
    func apply(to source: [UInt8]) -> (text: String, overlaps: [Overlap]) {
        var output: [UInt8] = []
        output.reserveCapacity(source.count + source.count / 4)
        var overlaps: [Overlap] = []
        var last = Edit(start: 0, end: 0, text: "")
        let sorted = edits.enumerated().sorted {
            ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
        }
        for (_, edit) in sorted {
            guard edit.start >= last.end else {
                if !edit.isPart(of: last) {
                    overlaps.append(Overlap(offset: edit.start, kept: last.text, dropped: edit.text))
                }
                continue
            }
            output += source[last.end..<edit.start]
            output += edit.text.utf8
            last = edit
        }
        output += source[last.end...]
        if !tail.isEmpty { output += ("\n" + tail.joined(separator: "\n") + "\n").utf8 }
        return (String(decoding: output, as: UTF8.self), overlaps)
    }
}
