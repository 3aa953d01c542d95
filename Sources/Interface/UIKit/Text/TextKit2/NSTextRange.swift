// SPDX-License-Identifier: MIT

/// A place in a document of a text content manager.
public protocol NSTextLocation: NSObjectProtocol {
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in an attributed string: UTF-16 units from its start.
final class TextOffset: __ObjCObject, NSTextLocation, @unchecked Sendable {
    // Unchecked: never changes.
    let unit: Int

    init(_ unit: Int) {
        self.unit = unit
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextOffset else { return .orderedSame }
        return unit == other.unit ? .orderedSame : unit < other.unit ? .orderedAscending : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.unit == unit }
    override var hash: Int { unit }
    override var description: String { "\(unit)" }
}

/// From one place of a document up to another.
open class NSTextRange: __ObjCObject, @unchecked Sendable {
    // Unchecked: never changes.

    public let location: any NSTextLocation
    public let endLocation: any NSTextLocation
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// nil where the end comes before the start. Without an end the range is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        self.location = location
        self.endLocation = end
        super.init()
    }

    public init(location: any NSTextLocation) {
        self.location = location
        endLocation = location
        super.init()
    }

    convenience init(_ range: Range<Int>) {
        self.init(ordered: TextOffset(range.lowerBound), TextOffset(range.upperBound))
    }

    private init(ordered start: any NSTextLocation, _ end: any NSTextLocation) {
        location = start
        endLocation = end
        super.init()
    }

    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    /// The end is not part of a range.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    open func intersects(_ textRange: NSTextRange) -> Bool {
        guard let common = intersection(textRange) else { return false }
        return !common.isEmpty
    }

    /// nil for ranges apart. Ranges that touch have an empty one.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = Self.later(location, textRange.location)
        let end = Self.earlier(endLocation, textRange.endLocation)
        return NSTextRange(location: start, end: end)
    }

    /// From the start of the first to the end of the last.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        NSTextRange(
            ordered: Self.earlier(location, textRange.location), Self.later(endLocation, textRange.endLocation))
    }

    private static func later(_ one: any NSTextLocation, _ other: any NSTextLocation) -> any NSTextLocation {
        one.compare(other) == .orderedAscending ? other : one
    }

    private static func earlier(_ one: any NSTextLocation, _ other: any NSTextLocation) -> any NSTextLocation {
        one.compare(other) == .orderedDescending ? other : one
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    open override var hash: Int { location.hash ^ endLocation.hash &* 31 }
    open override var description: String { "\(location)...\(endLocation)" }
}
