// SPDX-License-Identifier: MIT
import CoreText

/// One line of a layout fragment.
open class NSTextLineFragment: __ObjCObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked: used on the thread of its layout manager, as on iOS.

    /// Of the fragment's element, not only of the line.
    public let attributedString: NSAttributedString
    /// The line's part of `attributedString`.
    public let characterRange: NSRange
    /// From the top left corner of the layout fragment, points.
    open private(set) var typographicBounds: CGRect
    private let layout: TextLayout?
    private let placed: TextLayout.PlacedLine?
    private let ascent: CGFloat

    /// A line of its own that never wraps.
    public init(attributedString: NSAttributedString, range: NSRange) {
        self.attributedString = attributedString
        characterRange = range
        let source = AttributeReader.uikit.source(attributedString)
            .part(range.location..<range.location + range.length)
        let layout = TextLayout(source, TextLayout.Options())
        self.layout = layout
        placed = layout.lines.first
        ascent = CGFloat(layout.lines.first.map { $0.baseline - $0.top } ?? 0)
        typographicBounds = layout.lines.first.map { Self.bounds($0, CGPoint.zero) } ?? .zero
        super.init()
    }

    public convenience init(string: String, attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    init(_ text: NSAttributedString, _ layout: TextLayout, _ line: TextLayout.PlacedLine, at origin: CGPoint) {
        attributedString = text
        characterRange = NSRange(location: line.range.lowerBound, length: line.range.count)
        self.layout = layout
        placed = line
        ascent = CGFloat(line.baseline - line.top)
        typographicBounds = Self.bounds(line, origin)
        super.init()
    }

    /// The empty line behind a separator at the end of the text.
    init(emptyBehind text: NSAttributedString, bounds: CGRect, ascent: CGFloat) {
        attributedString = text
        characterRange = NSRange(location: text.length, length: 0)
        layout = nil
        placed = nil
        self.ascent = ascent
        typographicBounds = bounds
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSAttributedString.self, forKey: "NSAttributedString") else {
            return nil
        }
        self.init(
            attributedString: text,
            range: NSRange(
                location: coder.decodeInteger(forKey: "NSRange.location"),
                length: coder.decodeInteger(forKey: "NSRange.length")))
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(attributedString, forKey: "NSAttributedString")
        coder.encode(characterRange.location, forKey: "NSRange.location")
        coder.encode(characterRange.length, forKey: "NSRange.length")
    }

    private static func bounds(_ line: TextLayout.PlacedLine, _ origin: CGPoint) -> CGRect {
        let hang = line.line.baseIsRightToLeft ? line.line.trailingSpaceWidth : 0
        return CGRect(
            x: origin.x + CGFloat(line.x + hang), y: origin.y + CGFloat(line.top),
            width: CGFloat(line.line.contentWidth), height: CGFloat(line.height))
    }

    /// The pen of the first glyph, on the baseline, from the corner of `typographicBounds`.
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: ascent) }

    /// Draws with the corner of `typographicBounds` at a point, y down.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let layout, let placed else { return }
        let bounds = Self.bounds(placed, .zero)
        layout.draw(
            placed, in: context, at: CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY), backgrounds: true,
            glyphs: true)
    }

    /// Where a unit of the line starts, on the baseline, from the corner of `typographicBounds`.
    open func locationForCharacter(at index: Int) -> CGPoint {
        guard let placed else { return CGPoint(x: 0, y: ascent) }
        let hang = placed.line.baseIsRightToLeft ? placed.line.trailingSpaceWidth : 0
        return CGPoint(x: CGFloat(placed.line.offset(of: local(index)) - hang), y: ascent)
    }

    /// The character at a point of `typographicBounds`.
    open func characterIndex(for point: CGPoint) -> Int {
        guard let placed else { return characterRange.location }
        return placed.line.unit(at: along(point)).unit + (placed.line === placedInOwnText?.line ? shift : 0)
    }

    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        guard let placed else { return 0 }
        return CGFloat(placed.line.unit(at: along(point)).fraction)
    }

    // MARK: Units

    /// A line that was made alone was laid out without the text in front of it.
    private var placedInOwnText: TextLayout.PlacedLine? { shift == 0 ? nil : placed }
    private var shift: Int { placed.map { characterRange.location - $0.range.lowerBound } ?? 0 }
    private func local(_ index: Int) -> Int { index - shift }

    private func along(_ point: CGPoint) -> Double {
        guard let placed else { return 0 }
        return Double(point.x) + (placed.line.baseIsRightToLeft ? placed.line.trailingSpaceWidth : 0)
    }

    // MARK: Within the layout

    /// The caret place nearest to a point of `typographicBounds`, and not behind a line that wrapped.
    func nearestCaret(to point: CGPoint) -> Int {
        guard let placed else { return characterRange.location }
        let found = placed.line.nearestCaret(at: along(point)) + shift
        let end = characterRange.location + characterRange.length
        guard found >= end, characterRange.length > 0, !endsParagraph else { return min(found, contentEnd) }
        return found
    }

    /// Behind the last unit that ends no line.
    var contentEnd: Int { (placed?.line.contentEnd).map { $0 + shift } ?? characterRange.location }
    var endsParagraph: Bool { placed?.line.endsWithTerminator ?? true }
    var isRightToLeft: Bool { placed?.line.baseIsRightToLeft ?? false }

    /// Extents of a range of units from the left edge of `typographicBounds`; several where directions mix.
    func extents(of units: Range<Int>) -> [ClosedRange<CGFloat>] {
        guard let placed else { return [] }
        let hang = placed.line.baseIsRightToLeft ? placed.line.trailingSpaceWidth : 0
        return placed.line.extents(of: units.lowerBound - shift..<units.upperBound - shift).map {
            CGFloat($0.lowerBound - hang)...CGFloat($0.upperBound - hang)
        }
    }

    /// Where the fragment moved its lines.
    func move(by offset: CGSize) {
        typographicBounds = typographicBounds.offsetBy(dx: offset.width, dy: offset.height)
    }

    open override var description: String {
        "<NSTextLineFragment: {\(characterRange.location), \(characterRange.length)} \(typographicBounds)>"
    }
}
