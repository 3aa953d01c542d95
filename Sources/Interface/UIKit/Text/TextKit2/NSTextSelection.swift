// SPDX-License-Identifier: MIT

/// What is selected of a text: ranges, or one empty range where the caret stands.
open class NSTextSelection: __ObjCObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked: used on one thread at a time, as on iOS.

    public enum Granularity: Int, Sendable {
        case character = 0
        case word
        case paragraph
        case line
        case sentence
    }

    /// On which side of a wrap a place between lines stands.
    public enum Affinity: Int, Sendable {
        case upstream = 0
        case downstream = 1
    }

    public let textRanges: [NSTextRange]
    public let granularity: Granularity
    public let affinity: Affinity
    /// Goes with the next step of the caret.
    open var isTransient: Bool { textRanges.allSatisfy(\.isEmpty) && secondarySelectionLocation != nil }
    /// How far from the container's leading edge going up and down keeps to, points; negative: not known yet.
    open var anchorPositionOffset: CGFloat = -1
    /// Ranges follow the text's order, whatever its directions.
    open var isLogical = true
    /// Where the second caret stands between directions.
    open var secondarySelectionLocation: (any NSTextLocation)?
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        self.textRanges = textRanges
        self.affinity = affinity
        self.granularity = granularity
        super.init()
    }

    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// Archives hold ranges of text storages.
    public required convenience init?(coder: NSCoder) {
        let units = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "NSTextRanges") as? [Int] ?? []
        guard !units.isEmpty, units.count % 2 == 0 else { return nil }
        let ranges = stride(from: 0, to: units.count, by: 2).map {
            NSTextRange(units[$0]..<max(units[$0], units[$0 + 1]))
        }
        self.init(
            ranges, affinity: Affinity(rawValue: coder.decodeInteger(forKey: "NSAffinity")) ?? .downstream,
            granularity: Granularity(rawValue: coder.decodeInteger(forKey: "NSGranularity")) ?? .character)
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        let places = textRanges.flatMap { [$0.location, $0.endLocation] }.compactMap { ($0 as? TextOffset)?.unit }
        coder.encode(places.map { NSNumber(value: $0) } as NSArray, forKey: "NSTextRanges")
        coder.encode(affinity.rawValue, forKey: "NSAffinity")
        coder.encode(granularity.rawValue, forKey: "NSGranularity")
    }

    /// The same kind of selection of other ranges.
    open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
        let made = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        made.anchorPositionOffset = anchorPositionOffset
        made.isLogical = isLogical
        made.typingAttributes = typingAttributes
        return made
    }
}
