// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// "Every single character in the enumerated range is included in one and only one enclosing range":
/// https://developer.apple.com/documentation/foundation/nsstring/enumeratesubstrings(in:options:using:)
@Suite struct SubstringStatementsTests {
    private struct Part: Equatable {
        var text: String?
        var own, enclosing: NSRange
    }

    private func parts(
        _ text: String, _ options: NSString.EnumerationOptions, in range: NSRange? = nil
    ) -> [Part] {
        var result: [Part] = []
        let string = text as NSString
        string.enumerateSubstrings(in: range ?? NSRange(location: 0, length: string.length), options: options) {
            text, own, enclosing, _ in
            result.append(Part(text: text, own: own, enclosing: enclosing))
        }
        return result
    }

    private let first = Part(
        text: "One", own: NSRange(location: 0, length: 3), enclosing: NSRange(location: 0, length: 4))
    private let second = Part(
        text: "Two", own: NSRange(location: 4, length: 3), enclosing: NSRange(location: 4, length: 4))

    @Test("The range of a paragraph has that paragraph alone")
    func rangeEnds() {
        let text = "One\nTwo\n"
        #expect(parts(text, .byParagraphs) == [first, second])
        #expect(parts(text, .byParagraphs, in: NSRange(location: 0, length: 4)) == [first])
        #expect(parts(text, .byLines, in: NSRange(location: 4, length: 4)) == [second])
        #expect(parts(text, [.byLines, .reverse]) == [second, first])
        #expect(parts(text, .byLines, in: NSRange(location: 2, length: 0)).isEmpty)
    }

    @Test("Empty lines are lines, both ends of a line in Windows' text are its end, and text may be spared")
    func lineEnds() {
        #expect(parts("a\n\nb", .byLines).map(\.text) == ["a", "", "b"])
        #expect(parts("a\r\nb", .byLines).map(\.enclosing.length) == [3, 1])
        #expect(parts("a\u{2028}b", .byLines).count == 2)
        #expect(parts("a\u{2028}b", .byParagraphs).count == 1)
        let spared = parts("a\nb", [.byLines, .substringNotRequired])
        #expect(spared.map(\.own.location) == [0, 2])
        #expect(spared.allSatisfy { $0.text == nil })
    }

    @Test("Each character is in one enclosing range, whatever the range", arguments: [0, 1, 2, 256, 257, 258])
    func enclosingRanges(options: UInt) {
        let text = "Ae\u{301}\n\nxy\r\n\u{1F468}\u{200D}\u{1F469} z\u{2029}end"
        let length = (text as NSString).length
        for start in 0...length {
            for end in start...length {
                let range = NSRange(location: start, length: end - start)
                let found = parts(text, NSString.EnumerationOptions(rawValue: options), in: range)
                let inOrder = found.map(\.enclosing).sorted { $0.location < $1.location }
                #expect(inOrder.flatMap { $0.location..<NSMaxRange($0) } == Array(start..<end))
            }
        }
    }

    @Test("The block stops it")
    func stopping() {
        var lines: [String] = []
        "a\nb\nc".enumerateSubstrings(in: "a\nb\nc".startIndex..., options: .byLines) { text, _, _, stop in
            lines.append(text ?? "")
            stop = lines.count == 2
        }
        #expect(lines == ["a", "b"])
    }
}
