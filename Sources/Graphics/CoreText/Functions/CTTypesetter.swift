// SPDX-License-Identifier: MIT
import CoreGraphics

/// Makes lines of a string. Immutable.
///
/// Sendable because nothing of it changes.
public final class CTTypesetter: Hashable, @unchecked Sendable {
    // Unchecked: the paragraph is only read; its lazy break table is made under the lock of its owner's first use.
    let text: NSAttributedString
    let paragraph: ShapedParagraph
    private let lock = NSLock()

    init(_ text: NSAttributedString) {
        self.text = NSAttributedString(attributedString: text)
        let source = AttributeReader.plain.source(text)
        paragraph = ShapedParagraph(source, 0..<source.units.count)
    }

    func suggest(_ start: Int, _ width: Double, byCharacter: Bool) -> Int {
        lock.withLock {
            guard start >= 0, start < paragraph.units.count else { return 0 }
            let end = LineBreaker(paragraph).lineEnd(from: start, width: width, indent: 0, byCharacter: byCharacter)
            return end - start
        }
    }

    public static func == (lhs: CTTypesetter, rhs: CTTypesetter) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CTTypesetterGetTypeID() -> CFTypeID { 0x4354_5473 }

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

public func CTTypesetterCreateWithAttributedStringAndOptions(
    _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? { CTTypesetter(string) }

/// A line of a range of the string. Length 0 means to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

public func CTTypesetterCreateLineWithOffset(_ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double)
    -> CTLine
{
    let count = typesetter.paragraph.units.count
    let start = min(max(stringRange.location, 0), count)
    let end = stringRange.length <= 0 ? count : min(start + stringRange.length, count)
    let line = TextLine(typesetter.paragraph, start..<end, indent: offset)
    return CTLine(line, range: CFRange(location: start, length: end - start), text: typesetter.text)
}

/// How many units fit on a line of `width` that starts at `startIndex`, broken between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    typesetter.suggest(startIndex, width, byCharacter: false)
}

public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { typesetter.suggest(startIndex, width - offset, byCharacter: false) }

/// How many units fit, broken between characters.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double)
    -> CFIndex
{
    typesetter.suggest(startIndex, width, byCharacter: true)
}

public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { typesetter.suggest(startIndex, width - offset, byCharacter: true) }
