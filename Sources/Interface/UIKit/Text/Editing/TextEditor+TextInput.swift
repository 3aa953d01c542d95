// SPDX-License-Identifier: MIT

/// The queries of `UITextInput`, which both text controls answer alike.
extension TextEditor {
    func range(_ range: UITextRange) -> NSRange {
        guard let span = range as? TextSpan else { return NSRange(location: 0, length: 0) }
        let start = min(max(0, span.range.location), length)
        return NSRange(location: start, length: min(max(0, span.range.length), length - start))
    }

    func index(_ position: UITextPosition) -> Int { min(max(0, (position as? TextPlace)?.index ?? 0), length) }

    func text(in range: UITextRange) -> String? { (string as NSString).substring(with: self.range(range)) }

    func textRange(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
        let (a, b) = (index(from), index(to))
        return TextSpan(NSRange(location: min(a, b), length: abs(a - b)))
    }

    /// nil outside of the text. A place of a longer text counts from where it was: formatters set the text and then move
    /// the old caret by the difference.
    func position(_ from: UITextPosition, offset: Int) -> UITextPosition? {
        let (target, overflow) = ((from as? TextPlace)?.index ?? 0).addingReportingOverflow(offset)
        return !overflow && (0...length).contains(target) ? TextPlace(target) : nil
    }

    func position(_ from: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        switch direction {
        case .right, .left:
            // Directions of the screen: right-to-left text goes on to the left.
            let isRightToLeft = owner.baseWritingDirection(for: from, in: .forward) == .rightToLeft
            return position(from, offset: (direction == .right) != isRightToLeft ? offset : -offset)
        case .up, .down:
            var place = index(from)
            for _ in 0..<min(abs(offset), length + 1) {
                place = vertical(from: place, down: (direction == .down) == (offset > 0))
            }
            return TextPlace(place)
        }
    }

    func compare(_ a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
        let (a, b) = (index(a), index(b))
        return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let place = index(position)
        return direction == .left || direction == .up
            ? TextSpan(NSRange(location: 0, length: place))
            : TextSpan(NSRange(location: place, length: length - place))
    }

    func firstRect(_ range: UITextRange) -> CGRect {
        let range = self.range(range)
        if range.length == 0 { return owner.editorCaretRect(range.location) }
        return owner.editorRects(range).first ?? .null
    }

    func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
        let rects = owner.editorRects(self.range(range))
        return rects.enumerated().map { index, rect in
            TextSpanRect(rect, start: index == 0, end: index == rects.count - 1)
        }
    }

    func closestPosition(_ point: CGPoint, within range: UITextRange?) -> UITextPosition? {
        let found = owner.editorIndex(at: point)
        guard let range else { return TextPlace(found) }
        let limits = self.range(range)
        return TextPlace(min(max(found, limits.location), limits.location + limits.length))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard length > 0 else { return nil }
        let string = self.string as NSString
        let near = owner.editorIndex(at: point)
        for index in [near, near - 1] where index >= 0 && index < length {
            let range = string.rangeOfComposedCharacterSequence(at: index)
            if owner.editorRects(range).contains(where: { $0.holds(point) }) { return TextSpan(range) }
        }
        return nil
    }

    // MARK: Standard actions

    func canPerform(_ action: String) -> Bool? {
        switch action {
        case "cut:": owner.allowsEditing && owner.allowsCopying && selection.length > 0
        case "copy:": owner.allowsCopying && selection.length > 0
        case "paste:": owner.allowsEditing && UIPasteboard.general.hasStrings
        case "delete:": owner.allowsEditing && selection.length > 0
        case "select:": owner.allowsSelecting && length > 0 && selection.length == 0
        case "selectAll:": owner.allowsSelecting && length > 0 && selection.length < length
        default: EditMenu.selectionActions?.canPerform(action, on: owner)
        }
    }

    func copy() {
        guard selection.length > 0, owner.allowsCopying else { return }
        UIPasteboard.general.string = (string as NSString).substring(with: selection)
    }

    func cut() {
        guard selection.length > 0, owner.allowsEditing, owner.allowsCopying else { return }
        let range = selection
        copy()
        guard owner.editorMayReplace(range, with: "") else { return }
        replace(range, with: NSAttributedString(string: ""))
    }

    func paste() {
        guard owner.allowsEditing, var string = UIPasteboard.untold({ UIPasteboard.general.string }) else { return }
        if !owner.isMultiline {
            string = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        }
        guard owner.editorMayReplace(marked ?? selection, with: string) else { return }
        insert(string)
    }

    func deleteSelection() {
        guard selection.length > 0, owner.allowsEditing, owner.editorMayReplace(selection, with: "") else { return }
        replace(selection, with: NSAttributedString(string: ""))
    }

    func selectWord() { select(TextUnits.word(at: selection.location, in: string)) }
    func selectAll() { select(NSRange(location: 0, length: length)) }
}
