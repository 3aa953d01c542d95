// SPDX-License-Identifier: MIT
import CoreText

extension NSTextLayoutManager {
    /// All fragments up to the one that has the range's end are laid out.
    public func ensureLayout(for range: NSTextRange) {
        layOut { $0.rangeInElement.endLocation.compare(range.endLocation) != .orderedAscending }
    }

    /// All fragments down to the lower edge of a rectangle of the container are laid out.
    public func ensureLayout(for bounds: CGRect) { layOut { $0.origin.y + $0.size.height >= bounds.maxY } }

    /// A fragment that is asked for its lines before its turn.
    func ensureLayout(of fragment: NSTextLayoutFragment) {
        guard fragment.state != .layoutAvailable, !isLayingOut else { return }
        layOut { $0 === fragment }
    }

    func layOutAll() { layOut { _ in false } }

    /// Lays elements out, one after the other, until one is enough.
    private func layOut(until isEnough: (NSTextLayoutFragment) -> Bool) {
        guard !isComplete, !isLayingOut, let manager = textContentManager else { return }
        if let last = fragments.last, isEnough(last) { return }
        isLayingOut = true
        defer { isLayingOut = false }
        var column = Column(self)
        let start = fragments.last?.rangeInElement.endLocation
        var reachedEnd = true
        manager.enumerateTextElements(from: start, options: []) { element in
            guard column.hasRoom else { return false }
            let fragment = fragment(of: element)
            column.place(fragment)
            fragments.append(fragment)
            reachedEnd = !isEnough(fragment)
            return reachedEnd
        }
        stacked = nil
        if reachedEnd || isLast(fragments.last) {
            isComplete = true
            reusable = [:]
        }
    }

    func isLast(_ fragment: NSTextLayoutFragment?) -> Bool {
        guard let fragment else { return true }
        return fragment.rangeInElement.endLocation.compare(documentRange.endLocation) != .orderedAscending
    }

    private func fragment(of element: NSTextElement) -> NSTextLayoutFragment {
        if let old = reusable[ObjectIdentifier(element)] { return old }
        let location = element.elementRange?.location ?? documentRange.location
        let made =
            delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: nil)
        made.textLayoutManager = self
        return made
    }

    func isFirst(_ fragment: NSTextLayoutFragment) -> Bool {
        fragments.first === fragment
            || (fragments.isEmpty && fragment.rangeInElement.location.compare(documentRange.location) == .orderedSame)
    }

    /// The pen that puts fragments under each other.
    private struct Column {
        private let manager: NSTextLayoutManager
        private let container: NSTextContainer?
        private let padding: CGFloat
        private var y: CGFloat
        private var linesLeft: Int?
        private(set) var hasRoom = true

        init(_ manager: NSTextLayoutManager) {
            self.manager = manager
            container = manager.textContainer
            padding = container?.lineFragmentPadding ?? 0
            y = manager.fragments.last.map { $0.origin.y + $0.size.height } ?? 0
            let limit = container?.maximumNumberOfLines ?? 0
            if limit > 0 { linesLeft = limit - manager.fragments.reduce(0) { $0 + $1.lineCount } }
            hasRoom = linesLeft.map { $0 > 0 } ?? true
        }

        private func room(_ fragment: NSTextLayoutFragment) -> NSTextLayoutFragment.Room {
            let options = container?.layoutOptions ?? TextLayout.Options()
            return NSTextLayoutFragment.Room(
                width: options.width.isFinite ? CGFloat(options.width) : .infinity,
                height: options.height.isFinite ? CGFloat(options.height) - y : .infinity,
                maximumLines: linesLeft ?? 0, isFirst: manager.isFirst(fragment), isLast: manager.isLast(fragment),
                top: options.taken == nil ? nil : y)
        }

        mutating func place(_ fragment: NSTextLayoutFragment) {
            manager.renderingAttributesValidator?(manager, fragment)
            let room = room(fragment)
            fragment.layOut(room, manager)
            fragment.origin = CGPoint(x: padding, y: y)
            y += fragment.size.height
            if let left = linesLeft { linesLeft = left - fragment.lineCount }
            hasRoom =
                !fragment.isTruncated && y < (container?.layoutOptions.height ?? .infinity)
                && linesLeft.map { $0 > 0 } ?? true
        }
    }

    // MARK: What fragments lay out

    /// The text of an element with the attributes that only change its looks.
    func shownText(of fragment: NSTextLayoutFragment) -> NSAttributedString {
        guard let text = (fragment.textElement as? NSTextParagraph)?.attributedString else {
            return NSAttributedString(string: "")
        }
        let shown = NSMutableAttributedString(attributedString: text)
        showLinks(shown, fragment)
        let start = fragment.rangeInElement.location
        for (range, attributes) in looks.entries {
            let from = max(0, offset(from: start, to: range.location))
            let to = min(text.length, offset(from: start, to: range.endLocation))
            guard from < to else { continue }
            shown.addAttributes(attributes, range: NSRange(location: from, length: to - from))
        }
        return shown
    }

    private func showLinks(_ text: NSMutableAttributedString, _ fragment: NSTextLayoutFragment) {
        var links: [(NSRange, Any)] = []
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.link, in: all, options: []) { value, range, _ in
            if let value { links.append((range, value)) }
        }
        for (range, link) in links {
            guard let place = location(fragment.rangeInElement.location, offsetBy: range.location) else { continue }
            text.removeAttribute(.link, range: range)
            text.addAttributes(renderingAttributes(forLink: link, at: place), range: range)
        }
    }

    func source(_ text: NSAttributedString) -> SourceText {
        var source = AttributeReader.uikit.source(text)
        guard usesHyphenation else { return source }
        for index in source.formats.indices where source.formats[index].value.hyphenationFactor == 0 {
            source.formats[index].value.hyphenationFactor = 1
        }
        return source
    }

    func refusedBreaks(in fragment: NSTextLayoutFragment) -> ((Int) -> Bool)? {
        guard let delegate else { return nil }
        let start = fragment.rangeInElement.location
        return { [weak self, weak delegate] unit in
            guard let self, let delegate, let place = location(start, offsetBy: unit) else { return false }
            return !delegate.textLayoutManager(self, shouldBreakLineBefore: place, hyphenating: false)
        }
    }

    // MARK: Fragments

    /// The fragment that has a place; the last one for the end of the document.
    public func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        layOut { $0.rangeInElement.endLocation.compare(location) == .orderedDescending }
        if let hit = fragments.first(where: { $0.rangeInElement.contains(location) }) { return hit }
        return location.compare(documentRange.endLocation) == .orderedSame ? fragments.last : nil
    }

    /// The fragment whose frame has a height of the container.
    public func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        ensureLayout(for: CGRect(x: 0, y: position.y, width: 1, height: 1))
        return fragments.last { $0.origin.y <= position.y && position.y < $0.origin.y + $0.size.height }
    }

    /// Calls `block` with fragments from the one at a place on until it answers false. Returns where it ended.
    @discardableResult
    public func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        if options.contains(.reverse) { return enumerateBack(from: location, block) }
        if let location { layOut { $0.rangeInElement.endLocation.compare(location) == .orderedDescending } }
        var index =
            location.map { place in
                fragments.firstIndex { $0.rangeInElement.endLocation.compare(place) == .orderedDescending }
                    ?? (place.compare(documentRange.endLocation) == .orderedSame ? fragments.count : 0)
            } ?? 0
        while true {
            if index >= fragments.count {
                let count = fragments.count
                layOut { _ in true }
                layOutNext()
                if fragments.count == count { return documentRange.endLocation }
            }
            let fragment = fragments[index]
            if !block(fragment) { return fragment.rangeInElement.endLocation }
            index += 1
        }
    }

    /// One more fragment than there are.
    private func layOutNext() {
        let last = fragments.last
        layOut { $0 !== last }
    }

    private func enumerateBack(
        from location: (any NSTextLocation)?, _ block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        if let location { ensureLayout(for: NSTextRange(location: location)) } else { layOutAll() }
        let found = fragments.filter { fragment in
            location.map { fragment.rangeInElement.location.compare($0) == .orderedAscending } ?? true
        }
        for fragment in found.reversed() where !block(fragment) { return fragment.rangeInElement.location }
        return documentRange.location
    }

    /// Around all lines. Of a text that is not laid out to its end, a guess by what is.
    public var usageBoundsForTextContainer: CGRect {
        if fragments.isEmpty { layOut { _ in true } }
        guard let last = fragments.last else { return .zero }
        let padding = textContainer?.lineFragmentPadding ?? 0
        var bounds = fragments.reduce(CGRect.null) { $0.union(CGRect(origin: $1.origin, size: $1.size)) }
        bounds.origin.x -= padding
        bounds.size.width += 2 * padding
        guard !isComplete else { return bounds }
        let done = offset(from: documentRange.location, to: last.rangeInElement.endLocation)
        let all = offset(from: documentRange.location, to: documentRange.endLocation)
        if done > 0 { bounds.size.height *= CGFloat(all) / CGFloat(done) }
        return bounds
    }

    /// All lines as one column, as text views work with it.
    func stack() -> ContainerLayout? {
        layOutAll()
        if let stacked { return stacked }
        guard let container = textContainer else { return nil }
        let length = offset(from: documentRange.location, to: documentRange.endLocation)
        let parts = fragments.compactMap { fragment -> TextLayout.Part? in
            guard let layout = fragment.layout else { return nil }
            let origin = CGPoint(x: fragment.linesOrigin.x, y: fragment.origin.y + fragment.linesOrigin.y)
            return TextLayout.Part(
                layout: layout, origin: origin,
                start: offset(from: documentRange.location, to: fragment.rangeInElement.location))
        }
        let layout = TextLayout(stacking: parts, unitCount: length, container.layoutOptions)
        var entry = ContainerLayout(container: container, layout: layout, start: 0, range: 0..<length)
        if let last = fragments.last, last.extraHeight > 0 {
            let width = container.size.width
            let bottom = last.origin.y + last.size.height
            entry.extraLine = CGRect(x: 0, y: bottom - last.extraHeight, width: width, height: last.extraHeight)
        }
        stacked = entry
        return entry
    }
}
