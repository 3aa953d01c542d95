// SPDX-License-Identifier: MIT
import CoreText

/// What selection navigation asks of a layout.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    var documentRange: NSTextRange { get }
    /// Calls `block` with the substrings of a kind from a place on: text, range, range up to the next one, and a flag that
    /// stops.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange?
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Calls `block` with the carets of a line: distance from the container's edge, place, whether it stands at the leading
    /// edge of its character, and a flag that stops.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    func lineFragmentRange(
        for point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextRange?
    /// Optional.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Optional.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }
    public func textLayoutOrientation(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}

extension NSTextLayoutManager: NSTextSelectionDataSource {
    /// The text of the document's paragraphs.
    private var text: NSString {
        var all = ""
        textContentManager?.enumerateTextElements(from: nil, options: []) { element in
            if let paragraph = element as? NSTextParagraph { all += paragraph.attributedString.string }
            return true
        }
        return all as NSString
    }

    private func unit(_ location: any NSTextLocation) -> Int { offset(from: documentRange.location, to: location) }

    private func range(_ found: NSRange) -> NSTextRange? {
        guard let start = location(documentRange.location, offsetBy: found.location),
            let end = location(documentRange.location, offsetBy: NSMaxRange(found))
        else { return nil }
        return NSTextRange(location: start, end: end)
    }

    public func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = text
        let place = unit(location)
        let isReverse = options.contains(.reverse)
        let kinds: [UInt: UITextGranularity] = [1: .paragraph, 2: .character, 3: .sentence, 4: .word]
        let units = TextUnits.ranges(kinds[options.rawValue & 0xFF] ?? .line, in: text as String)
        let found =
            isReverse ? units.filter { $0.location < place }.reversed() : units.filter { NSMaxRange($0) > place }
        var stop = ObjCBool(false)
        for own in found {
            guard let range = range(own) else { continue }
            let content = options.contains(.substringNotRequired) ? nil : text.substring(with: own)
            block(content, range, range, &stop)
            if stop.boolValue { return }
        }
    }

    public func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        if selectionGranularity == .line { return line(at: location)?.range }
        let kinds: [NSTextSelection.Granularity: UITextGranularity] = [
            .character: .character, .word: .word, .paragraph: .paragraph, .sentence: .sentence,
        ]
        let place = unit(location)
        let units = TextUnits.ranges(kinds[selectionGranularity] ?? .character, in: text as String)
        let hit =
            units.first { $0.location <= place && place < NSMaxRange($0) } ?? units.first { NSMaxRange($0) == place }
        return hit.flatMap(range) ?? NSTextRange(location: location)
    }

    public func baseWritingDirection(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.WritingDirection {
        line(at: location)?.line.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    /// The line that has a place, and its range in the document.
    private func line(
        at location: any NSTextLocation
    ) -> (line: NSTextLineFragment, fragment: NSTextLayoutFragment, range: NSTextRange)? {
        guard let fragment = textLayoutFragment(for: location),
            let line = fragment.textLineFragment(for: location, isUpstreamAffinity: false),
            let range = textRange(line.characterRange.location..<NSMaxRange(line.characterRange), in: fragment)
        else { return nil }
        return (line, fragment, range)
    }

    public func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let (line, fragment, _) = line(at: location) else { return }
        let text = line.attributedString.string as NSString
        let left = fragment.origin.x + line.typographicBounds.minX
        var carets: [(x: CGFloat, unit: Int)] = []
        var unit = line.characterRange.location
        while unit < line.contentEnd {
            carets.append((left + line.locationForCharacter(at: unit).x, unit))
            unit = NSMaxRange(text.rangeOfComposedCharacterSequence(at: unit))
        }
        carets.append((left + line.locationForCharacter(at: line.contentEnd).x, line.contentEnd))
        var stop = ObjCBool(false)
        for caret in carets.sorted(by: { $0.x < $1.x }) {
            guard let place = self.location(fragment.rangeInElement.location, offsetBy: caret.unit) else { continue }
            block(caret.x, place, true, &stop)
            if stop.boolValue { return }
        }
    }

    public func lineFragmentRange(
        for point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextRange? {
        layOutAll()
        guard let fragment = textLayoutFragment(for: point) ?? nearestFragment(to: point),
            let line = fragment.textLineFragment(
                forVerticalOffset: point.y - fragment.origin.y, requiresExactMatch: false)
        else { return nil }
        return textRange(line.characterRange.location..<NSMaxRange(line.characterRange), in: fragment)
    }

    private func nearestFragment(to point: CGPoint) -> NSTextLayoutFragment? {
        point.y < 0 ? fragments.first : fragments.last
    }
}
