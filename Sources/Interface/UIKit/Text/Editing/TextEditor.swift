// SPDX-License-Identifier: MIT

/// Selection, typing, marked text and undo of a text control. Indices count UTF-16 units.
///
/// Text and geometry are the owner's; this keeps where the person is in it and changes it as a person does.
@MainActor
final class TextEditor {
    unowned let owner: any TextEditorOwner
    private(set) var selection = NSRange(location: 0, length: 0)
    private(set) var marked: NSRange?
    weak var inputDelegate: (any UITextInputDelegate)?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var affinity = UITextStorageDirection.forward
    /// Where vertical movement aims at; forgotten by any other movement.
    var goalX: CGFloat?
    /// The end of the selection that the shift key leaves in place.
    private var anchor: Int?
    private var typing: TypingRun?
    lazy var interaction = TextInteractionController(owner)

    init(_ owner: any TextEditorOwner) { self.owner = owner }

    private var text: NSMutableAttributedString { owner.editedText }
    var length: Int { text.length }
    var string: String { text.string }

    // MARK: Selection

    /// Moves the selection, kept inside the text and off the middle of characters.
    func select(_ range: NSRange, keepsGoal: Bool = false, anchor: Int? = nil) {
        let new = safe(range)
        if !keepsGoal { goalX = nil }
        self.anchor = anchor
        guard new != selection else { return owner.editorReveal(new.location + new.length) }
        inputDelegate?.selectionWillChange(owner)
        typing = nil
        selection = new
        inputDelegate?.selectionDidChange(owner)
        owner.editorSelectionDidChange()
        owner.editorReveal(anchor.map { $0 == new.location ? new.location + new.length : new.location } ?? head)
        interaction.selectionChanged()
    }

    private var head: Int { selection.location + selection.length }

    /// The moving end of the selection.
    private var focus: Int { anchor == head && selection.length > 0 ? selection.location : head }

    private func safe(_ range: NSRange) -> NSRange {
        let start = min(max(range.location == NSNotFound ? length : range.location, 0), length)
        let end = min(max(start, start + max(0, min(range.length, length - start))), length)
        let string = text.string as NSString
        guard length > 0, range.length > 0 || start < length else {
            return NSRange(location: start, length: end - start)
        }
        let from = start < length ? string.rangeOfComposedCharacterSequence(at: start).location : start
        if start == end { return NSRange(location: from, length: 0) }
        let last = string.rangeOfComposedCharacterSequence(at: end - 1)
        return NSRange(location: from, length: last.location + last.length - from)
    }

    /// The app replaced the whole text: the caret goes to its end, what could be undone is gone.
    func textWasReplaced() {
        marked = nil
        typing = nil
        anchor = nil
        goalX = nil
        owner.undoManager?.removeAllActions(withTarget: self)
        selection = NSRange(location: length, length: 0)
        interaction.selectionChanged()
    }

    /// The text changed without the editor's doing; keeps the selection inside.
    func clampSelection() {
        let end = min(selection.location + selection.length, length)
        let start = min(selection.location, length)
        selection = NSRange(location: start, length: max(0, end - start))
        if let held = marked, held.location + held.length > length { marked = nil }
    }

    // MARK: Typing

    /// Replaces the marked text or the selection, as typing does.
    func insert(_ string: String) {
        let range = marked ?? selection
        let attributed = NSAttributedString(string: string, attributes: owner.attributesForTyping)
        change(range, attributed, joins: range.length == 0 && !string.contains("\n"))
    }

    func insert(_ attributed: NSAttributedString) { change(marked ?? selection, attributed, joins: false) }

    /// The selection, or the character before the caret.
    var rangeToDelete: NSRange? {
        if let marked { return marked }
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        return deletable(before: selection.location)
    }

    /// One character back; of a letter with several marks only what was typed last goes, as on iOS for scripts whose
    /// marks are typed one by one, but emoji and line ends go whole.
    private func deletable(before index: Int) -> NSRange {
        let range = (text.string as NSString).rangeOfComposedCharacterSequence(at: index - 1)
        return NSRange(location: range.location, length: index - range.location)
    }

    func deleteBackward() {
        guard let range = rangeToDelete else { return }
        change(range, NSAttributedString(string: ""), joins: false)
    }

    /// Replaces a range; a caret behind it keeps its place in the text.
    func replace(_ range: NSRange, with new: NSAttributedString) {
        change(safe(range), new, joins: false)
    }

    /// The user-visible change: marked text ends, the caret goes behind what is new, everybody is told.
    private func change(_ range: NSRange, _ new: NSAttributedString, joins: Bool) {
        guard range.length > 0 || new.length > 0 else { return }
        inputDelegate?.textWillChange(owner)
        marked = nil
        register(range, new, joins: joins)
        put(range, new, caret: NSRange(location: range.location + new.length, length: 0))
    }

    private func put(_ range: NSRange, _ new: NSAttributedString, caret: NSRange) {
        text.replaceCharacters(in: range, with: new)
        goalX = nil
        anchor = nil
        let old = selection
        selection = caret
        owner.editorTextDidChange()
        inputDelegate?.textDidChange(owner)
        if old != selection || new.length > 0 || range.length > 0 { owner.editorSelectionDidChange() }
        owner.editorReveal(head)
        interaction.selectionChanged()
        owner.editorDidEdit()
    }

    // MARK: Undo

    /// Characters typed one after the other: one step of undo.
    private final class TypingRun {
        var range: NSRange
        init(_ range: NSRange) { self.range = range }
    }

    private func register(_ range: NSRange, _ new: NSAttributedString, joins: Bool) {
        guard let manager = owner.undoManager, manager.isUndoRegistrationEnabled else { return }
        if joins, let run = typing, run.range.location + run.range.length == range.location, !manager.isUndoing,
            !manager.isRedoing, manager.canUndo
        {
            run.range.length += new.length
            return
        }
        let run = TypingRun(NSRange(location: range.location, length: new.length))
        let old = text.attributedSubstring(from: range)
        let before = selection
        manager.registerUndo(withTarget: self) { editor in editor.undo(run, old, before) }
        if !manager.isUndoing, !manager.isRedoing {
            manager.setActionName(joins || new.length > 0 ? "Typing" : "Delete")
        }
        typing = joins ? run : nil
    }

    private func undo(_ run: TypingRun, _ old: NSAttributedString, _ before: NSRange) {
        typing = nil
        let range = run.range
        guard range.location + range.length <= length else { return }
        inputDelegate?.textWillChange(owner)
        marked = nil
        register(range, old, joins: false)
        typing = nil
        put(
            range, old,
            caret: before.location + before.length <= length - range.length + old.length
                ? before : NSRange(location: range.location + old.length, length: 0))
    }

    func endTyping() { typing = nil }

    // MARK: Marked text

    func setMarked(_ string: String?, selected: NSRange) {
        let range = marked ?? selection
        let new = string ?? ""
        guard !new.isEmpty || range.length > 0 || marked != nil else { return }
        inputDelegate?.textWillChange(owner)
        var attributes = owner.attributesForTyping
        for (key, value) in markedTextStyle ?? [.backgroundColor: UIColor.tintColor.withAlphaComponent(0.15)] {
            attributes[key] = value
        }
        register(range, NSAttributedString(string: new), joins: false)
        let units = new.utf16.count
        marked = units > 0 ? NSRange(location: range.location, length: units) : nil
        let start = min(max(0, selected.location == NSNotFound ? units : selected.location), units)
        put(
            range, NSAttributedString(string: new, attributes: attributes),
            caret: NSRange(location: range.location + start, length: min(max(0, selected.length), units - start)))
    }

    func unmark() {
        guard let held = marked else { return }
        marked = nil
        let string = (text.string as NSString).substring(with: held)
        text.replaceCharacters(
            in: held, with: NSAttributedString(string: string, attributes: owner.attributesForTyping))
        owner.editorTextDidChange()
        interaction.selectionChanged()
    }

    // MARK: Movement

    enum Step { case character, word, line, paragraph, document, vertical }

    /// Moves the caret, or with `extending` the moving end of the selection.
    func move(forward: Bool, by step: Step, extending: Bool) {
        let from = extending ? focus : forward ? head : selection.location
        if step == .character, selection.length > 0, !extending {
            return select(NSRange(location: from, length: 0))
        }
        if step == .vertical { goalX = goalX ?? owner.editorCaretRect(from).midX }
        let target = place(from: from, forward: forward, by: step)
        let keepsGoal = step == .vertical
        guard extending else { return select(NSRange(location: target, length: 0), keepsGoal: keepsGoal) }
        let fixed = selection.length == 0 ? selection.location : focus == head ? selection.location : head
        let range = NSRange(location: min(fixed, target), length: abs(fixed - target))
        select(range, keepsGoal: keepsGoal, anchor: fixed)
    }

    private func place(from index: Int, forward: Bool, by step: Step) -> Int {
        let string = text.string as NSString
        switch step {
        case .character:
            if forward {
                guard index < length else { return length }
                let range = string.rangeOfComposedCharacterSequence(at: index)
                return range.location + range.length
            }
            return index > 0 ? string.rangeOfComposedCharacterSequence(at: index - 1).location : 0
        case .word:
            let words = TextUnits.words(text.string)
            return forward
                ? words.map { $0.location + $0.length }.first { $0 > index } ?? length
                : words.map(\.location).last { $0 < index } ?? 0
        case .line:
            let line = line(at: index)
            return forward ? lineEnd(line) : line.location
        case .paragraph:
            let range = TextUnits.paragraph(at: index, in: text.string)
            return forward ? range.location + range.length : range.location
        case .document: return forward ? length : 0
        case .vertical: return vertical(from: index, down: forward)
        }
    }

    private func line(at index: Int) -> NSRange {
        let lines = owner.editorLineRanges
        return lines.last { $0.location <= index } ?? lines.first ?? NSRange(location: 0, length: length)
    }

    /// In front of the line end, if the line has one.
    private func lineEnd(_ line: NSRange) -> Int {
        let end = line.location + line.length
        guard line.length > 0 else { return end }
        let last = (text.string as NSString).character(at: end - 1)
        return last == 0x0A || last == 0x0D || last == 0x2029 || last == 0x2028 || (last == 0x20 && end < length)
            ? end - 1 : end
    }

    func vertical(from index: Int, down: Bool) -> Int {
        let caret = owner.editorCaretRect(index)
        let lines = owner.editorLineRanges
        guard let at = lines.lastIndex(where: { $0.location <= index }) else { return down ? length : 0 }
        let next = at + (down ? 1 : -1)
        guard lines.indices.contains(next) else { return down ? length : 0 }
        let other = owner.editorCaretRect(lines[next].location)
        let x = goalX ?? caret.midX
        let found = owner.editorIndex(at: CGPoint(x: x, y: other.midY))
        return min(max(found, lines[next].location), max(lines[next].location, lineEnd(lines[next])))
    }
}
