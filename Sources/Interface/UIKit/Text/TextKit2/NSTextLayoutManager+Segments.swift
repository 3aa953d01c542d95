// SPDX-License-Identifier: MIT
import CoreText

/// Attributes of ranges that change only looks, in the order they were set.
struct RenderingLooks {
    private(set) var entries: [(range: NSTextRange, attributes: [NSAttributedString.Key: Any])] = []

    mutating func add(_ attributes: [NSAttributedString.Key: Any], to range: NSTextRange) {
        entries.append((range, attributes))
    }

    /// Cuts a range out; of one attribute, or of all.
    mutating func remove(_ name: NSAttributedString.Key?, from range: NSTextRange) {
        entries = entries.flatMap { entry -> [(range: NSTextRange, attributes: [NSAttributedString.Key: Any])] in
            guard entry.range.intersects(range) else { return [entry] }
            var parts = [
                NSTextRange(location: entry.range.location, end: range.location),
                NSTextRange(location: range.endLocation, end: entry.range.endLocation),
            ].compactMap { part in part.flatMap { $0.isEmpty ? nil : (range: $0, attributes: entry.attributes) } }
            if let name, let inside = entry.range.intersection(range) {
                let rest = entry.attributes.filter { $0.key != name }
                if !rest.isEmpty { parts.append((range: inside, attributes: rest)) }
            }
            return parts
        }
    }

    func attributes(at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
        entries.filter { $0.range.contains(location) }.reduce(into: [:]) { $0.merge($1.attributes) { $1 } }
    }
}

extension NSTextLayoutManager {
    // MARK: Rendering attributes

    /// In place of all that a range had.
    public func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange)
    {
        looks.remove(nil, from: textRange)
        looks.add(renderingAttributes, to: textRange)
        looksChanged(textRange)
    }

    public func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        guard let value else { return removeRenderingAttribute(renderingAttribute, for: textRange) }
        looks.add([renderingAttribute: value], to: textRange)
        looksChanged(textRange)
    }

    public func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        looks.remove(renderingAttribute, from: textRange)
        looksChanged(textRange)
    }

    public func invalidateRenderingAttributes(for textRange: NSTextRange) {
        looks.remove(nil, from: textRange)
        looksChanged(textRange)
    }

    private func looksChanged(_ range: NSTextRange) {
        // A validator sets looks in the middle of layout, before the fragment reads them.
        guard !isLayingOut else { return }
        for fragment in fragments where fragment.rangeInElement.intersects(range) { fragment.discardDrawing() }
        geometryChanged()
    }

    /// Calls `block` with stretches of equal attributes from a place on until it answers false.
    public func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        let side: ComparisonResult = reverse ? .orderedAscending : .orderedDescending
        let ends: [any NSTextLocation] = looks.entries.flatMap { [$0.range.location, $0.range.endLocation] }
        var edges = ends.filter { $0.compare(location) == side }
        edges.sort { $0.compare($1) == .orderedAscending }
        if reverse { edges.append(location) } else { edges.insert(location, at: 0) }
        var stretches = zip(edges, edges.dropFirst()).compactMap { NSTextRange(location: $0, end: $1) }
        if reverse { stretches.reverse() }
        for range in stretches where !range.isEmpty {
            let attributes = looks.attributes(at: range.location)
            if !attributes.isEmpty, !block(self, attributes, range) { return }
        }
    }

    // MARK: Segments

    /// Calls `block` with the rectangles of a range in the container, one or more a line, the baseline from their top, and
    /// the container, until it answers false. An empty range has its caret's place.
    public func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let container = textContainer else { return }
        ensureLayout(for: textRange)
        var segments = fragments.flatMap { self.segments($0, textRange, type, options) }
        if options.contains(.middleFragmentsExcluded), segments.count > 2 {
            segments = [segments[0], segments[segments.count - 1]]
        }
        extend(&segments, options, container)
        for segment in segments {
            let range = options.contains(.rangeNotRequired) ? nil : segment.range
            if !block(range, segment.frame, segment.baseline, container) { return }
        }
    }

    private struct Segment {
        let range: NSTextRange
        var frame: CGRect
        let baseline: CGFloat
    }

    private func extend(_ segments: inout [Segment], _ options: SegmentOptions, _ container: NSTextContainer) {
        guard !segments.isEmpty, container.size.width > 0 else { return }
        let padding = container.lineFragmentPadding
        if options.contains(.headSegmentExtended) {
            let right = segments[0].frame.maxX
            segments[0].frame.origin.x = padding
            segments[0].frame.size.width = right - padding
        }
        if options.contains(.tailSegmentExtended) {
            let last = segments.count - 1
            segments[last].frame.size.width = container.size.width - padding - segments[last].frame.minX
        }
    }

    private func segments(
        _ fragment: NSTextLayoutFragment, _ range: NSTextRange, _ type: SegmentType, _ options: SegmentOptions
    ) -> [Segment] {
        let start = fragment.rangeInElement.location
        let length = offset(from: start, to: fragment.rangeInElement.endLocation)
        let from = offset(from: start, to: range.location)
        let to = offset(from: start, to: range.endLocation)
        guard to >= 0, from <= length else { return [] }
        if from == to {
            guard fragment === textLayoutFragment(for: range.location),
                let line = fragment.textLineFragment(
                    for: range.location, isUpstreamAffinity: options.contains(.upstreamAffinity))
            else { return [] }
            return [caret(line, from, fragment, range)]
        }
        return fragment.textLineFragments.flatMap { line in
            segments(of: line, max(0, from)..<min(length, to), fragment, type, goesOn: to > length)
        }
    }

    private func caret(
        _ line: NSTextLineFragment, _ unit: Int, _ fragment: NSTextLayoutFragment, _ range: NSTextRange
    ) -> Segment {
        let frame = line.typographicBounds.offsetBy(dx: fragment.origin.x, dy: fragment.origin.y)
        let x = frame.minX + line.locationForCharacter(at: unit).x
        return Segment(
            range: range, frame: CGRect(x: x, y: frame.minY, width: 0, height: frame.height),
            baseline: line.glyphOrigin.y)
    }

    private func segments(
        of line: NSTextLineFragment, _ units: Range<Int>, _ fragment: NSTextLayoutFragment, _ type: SegmentType,
        goesOn: Bool
    ) -> [Segment] {
        let own = line.characterRange.location..<NSMaxRange(line.characterRange)
        let part = units.clamped(to: own)
        guard !part.isEmpty, let range = textRange(part, in: fragment) else { return [] }
        let bounds = line.typographicBounds.offsetBy(dx: fragment.origin.x, dy: fragment.origin.y)
        var frames = line.extents(of: part).map {
            CGRect(
                x: bounds.minX + $0.lowerBound, y: bounds.minY, width: $0.upperBound - $0.lowerBound,
                height: bounds.height)
        }
        if frames.isEmpty {
            let x = bounds.minX + line.locationForCharacter(at: part.lowerBound).x
            frames = [CGRect(x: x, y: bounds.minY, width: 0, height: bounds.height)]
        }
        let reachesOn =
            part.upperBound == own.upperBound && (units.upperBound > own.upperBound || goesOn || line.endsParagraph)
        if type == .selection, reachesOn, !line.isRightToLeft, let container = textContainer, container.size.width > 0 {
            let edge = container.size.width - container.lineFragmentPadding
            frames[frames.count - 1].size.width = max(
                frames[frames.count - 1].width, edge - frames[frames.count - 1].minX)
        }
        return frames.map { Segment(range: range, frame: $0, baseline: line.glyphOrigin.y) }
    }

    /// Units of a fragment's text as a range of the document.
    func textRange(_ units: Range<Int>, in fragment: NSTextLayoutFragment) -> NSTextRange? {
        let start = fragment.rangeInElement.location
        guard let first = location(start, offsetBy: units.lowerBound),
            let last = location(start, offsetBy: units.upperBound)
        else { return nil }
        return NSTextRange(location: first, end: last)
    }
}
