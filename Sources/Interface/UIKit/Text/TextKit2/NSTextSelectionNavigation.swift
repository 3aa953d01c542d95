// SPDX-License-Identifier: MIT

/// Moves selections through a text, by steps or by points.
open class NSTextSelectionNavigation: __ObjCObject, @unchecked Sendable {
    // Unchecked: used on one thread at a time, as on iOS.

    public enum Direction: Int, Sendable {
        case forward = 0
        case backward
        case right
        case left
        case up
        case down
    }

    public enum Destination: Int, Sendable {
        case character = 0
        case word
        case line
        case sentence
        case paragraph
        case container
        case document
    }

    public struct Modifier: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let extend = Modifier(rawValue: 1 << 1)
        /// Follows the display, not the text's order.
        public static let visual = Modifier(rawValue: 1 << 2)
        public static let multiple = Modifier(rawValue: 1 << 3)
    }

    public enum WritingDirection: Int, Sendable {
        case leftToRight = 0
        case rightToLeft
    }

    public enum LayoutOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }

    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
    open var allowsNonContiguousRanges = false
    /// Points of vertical text count along its lines. iOS sets no vertical text.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// Nothing is kept of the layout.
    open func flushLayoutCache() {}

    // MARK: Steps

    /// Where a selection goes by a step; nil at the document's end.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let range = textSelection.textRanges.last else { return nil }
        let isForward = isForward(direction, at: range.location, source)
        let moving = isForward ? range.endLocation : range.location
        if !extending, !range.isEmpty, destination == .character, direction != .up, direction != .down {
            return NSTextSelection(moving, affinity: .downstream)
        }
        let target =
            direction == .up || direction == .down
            ? vertical(from: moving, down: direction == .down, textSelection, source)
            : step(from: moving, forward: isForward, destination, source).map { ($0, -1) }
        guard let (place, anchor) = target else { return nil }
        let affinity: NSTextSelection.Affinity = destination == .line && isForward ? .upstream : .downstream
        let result =
            extending
            ? extended(range, moving: isForward, to: place, affinity) : NSTextSelection(place, affinity: affinity)
        result.anchorPositionOffset = anchor
        return result
    }

    private func isForward(
        _ direction: Direction, at location: any NSTextLocation, _ source: any NSTextSelectionDataSource
    ) -> Bool {
        switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: source.baseWritingDirection(at: location) == .leftToRight
        case .left: source.baseWritingDirection(at: location) == .rightToLeft
        }
    }

    private func extended(
        _ range: NSTextRange, moving isEnd: Bool, to place: any NSTextLocation, _ affinity: NSTextSelection.Affinity
    ) -> NSTextSelection {
        let fixed = isEnd ? range.location : range.endLocation
        let made = NSTextRange(location: fixed, end: place) ?? NSTextRange(location: place, end: fixed)
        return NSTextSelection([made ?? range], affinity: affinity, granularity: .character)
    }

    private func step(
        from place: any NSTextLocation, forward: Bool, _ destination: Destination,
        _ source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        let document = source.documentRange
        switch destination {
        case .document, .container: return forward ? document.endLocation : document.location
        case .line:
            let line = source.textRange(for: .line, enclosing: place)
            return forward ? line.map { lineEnd($0, source) } : line?.location
        case .character: return boundary(.character, from: place, forward: forward, source)
        case .word: return boundary(.word, from: place, forward: forward, source)
        case .sentence: return boundary(.sentence, from: place, forward: forward, source)
        case .paragraph: return boundary(.paragraph, from: place, forward: forward, source)
        }
    }

    /// In front of the line's separator.
    private func lineEnd(_ line: NSTextRange, _ source: any NSTextSelectionDataSource) -> any NSTextLocation {
        var last: any NSTextLocation = line.endLocation
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { _, place, _, _ in
            if last.compare(line.endLocation) == .orderedSame || place.compare(last) == .orderedDescending {
                last = place
            }
        }
        return last
    }

    private func boundary(
        _ granularity: NSTextSelection.Granularity, from place: any NSTextLocation, forward: Bool,
        _ source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        let document = source.documentRange
        let edge = forward ? document.endLocation : document.location
        guard place.compare(edge) != .orderedSame else { return nil }
        let kinds: [NSTextSelection.Granularity: UInt] = [
            .paragraph: 1, .character: 2, .sentence: 3, .word: 4, .line: 2,
        ]
        var options = NSString.EnumerationOptions(rawValue: kinds[granularity] ?? 2)
        options.insert(.substringNotRequired)
        if !forward { options.insert(.reverse) }
        var found: (any NSTextLocation)?
        source.enumerateSubstrings(from: place, options: options) { _, range, _, stop in
            let candidate = forward ? range.endLocation : range.location
            guard candidate.compare(place) == (forward ? .orderedDescending : .orderedAscending) else { return }
            found = candidate
            stop.pointee = ObjCBool(true)
        }
        return found ?? edge
    }

    private func vertical(
        from place: any NSTextLocation, down: Bool, _ selection: NSTextSelection,
        _ source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation, CGFloat)? {
        guard let line = source.textRange(for: .line, enclosing: place) else { return nil }
        var x = selection.anchorPositionOffset
        if x < 0 {
            source.enumerateCaretOffsetsInLineFragment(at: place) { offset, caret, _, stop in
                guard caret.compare(place) == .orderedSame else { return }
                x = offset
                stop.pointee = ObjCBool(true)
            }
        }
        let document = source.documentRange
        let next =
            down
            ? (line.endLocation.compare(document.endLocation) == .orderedSame && !line.isEmpty
                ? nextLineAtEnd(line, source) : line.endLocation)
            : (line.location.compare(document.location) == .orderedSame
                ? nil : source.location(line.location, offsetBy: -1))
        guard let next else { return (down ? document.endLocation : document.location, x) }
        return (nearest(to: x, onLineAt: next, source) ?? next, x)
    }

    /// The empty line behind a separator at the document's end.
    private func nextLineAtEnd(_ line: NSTextRange, _ source: any NSTextSelectionDataSource) -> (any NSTextLocation)? {
        lineEnd(line, source).compare(line.endLocation) == .orderedAscending ? line.endLocation : nil
    }

    private func nearest(
        to x: CGFloat, onLineAt location: any NSTextLocation, _ source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        var best: (distance: CGFloat, place: any NSTextLocation)?
        source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, _, _ in
            let distance = abs(offset - x)
            if best.map({ distance < $0.distance }) ?? true { best = (distance, place) }
        }
        return best?.place
    }

    // MARK: Points

    /// The selections of a touch at a point: a caret, or with anchors from them to the point.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
        modifiers: Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let source = textSelectionDataSource,
            let line = source.lineFragmentRange(for: point, inContainerAt: containerLocation),
            let place = nearest(to: point.x, onLineAt: line.location, source)
        else { return [] }
        let isAtWrap = place.compare(line.endLocation) == .orderedSame
        let affinity: NSTextSelection.Affinity = isAtWrap ? .upstream : .downstream
        guard let anchor = anchors.last?.textRanges.first, modifiers.contains(.extend) || selecting else {
            let caret = NSTextSelection(place, affinity: affinity)
            return modifiers.contains(.multiple) && allowsNonContiguousRanges ? anchors + [caret] : [caret]
        }
        let granularity = anchors.last?.granularity ?? .character
        let target =
            granularity == .character
            ? NSTextRange(location: place) : source.textRange(for: granularity, enclosing: place)
        let made = anchor.union(target ?? NSTextRange(location: place))
        return [NSTextSelection([made], affinity: affinity, granularity: granularity)]
    }

    /// The word, line or the like around a selection.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        guard let source = textSelectionDataSource else { return textSelection }
        let ranges = textSelection.textRanges.map { range -> NSTextRange in
            let first = source.textRange(for: selectionGranularity, enclosing: range.location) ?? range
            guard !range.isEmpty else { return first }
            return first.union(range).union(
                source.location(range.endLocation, offsetBy: -1)
                    .flatMap { source.textRange(for: selectionGranularity, enclosing: $0) } ?? range)
        }
        return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource,
            let line = source.lineFragmentRange(for: point, inContainerAt: location),
            let place = nearest(to: point.x, onLineAt: line.location, source),
            let range = source.textRange(for: selectionGranularity, enclosing: place)
        else { return nil }
        return NSTextSelection([range], affinity: .downstream, granularity: selectionGranularity)
    }

    // MARK: Editing

    /// Where typed text goes: the start of the selection.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: WritingDirection
    ) -> (any NSTextLocation)? {
        textSelection.secondarySelectionLocation.flatMap { second in
            textSelectionDataSource?.baseWritingDirection(at: second) == writingDirection ? second : nil
        } ?? textSelection.textRanges.first?.location
    }

    /// What a delete key takes: the selection, or one step from the caret.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        guard let source = textSelectionDataSource else { return [] }
        let selected = textSelection.textRanges.filter { !$0.isEmpty }
        guard selected.isEmpty, let caret = textSelection.textRanges.first?.location else { return selected }
        let isForward = isForward(direction, at: caret, source)
        // Going back takes a composed character apart, from its last mark on.
        let single = allowsDecomposition && destination == .character && !isForward
        let place =
            single ? source.location(caret, offsetBy: -1) : step(from: caret, forward: isForward, destination, source)
        guard let place else { return [] }
        let range = isForward ? NSTextRange(location: caret, end: place) : NSTextRange(location: place, end: caret)
        return range.map { [$0] } ?? []
    }
}
