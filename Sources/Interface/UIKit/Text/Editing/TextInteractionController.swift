// SPDX-License-Identifier: MIT

/// Fingers on editable text: taps place the caret, double taps select words, triple taps paragraphs, a long press moves
/// the caret, and the ends of a selection are dragged. Shows caret, selection and edit menu.
@MainActor
final class TextInteractionController: __ObjCObject, UIGestureRecognizerDelegate {
    private unowned let owner: any TextEditorOwner
    let highlight = TextHighlightView()
    let caret = TextCaretView()
    private let startHandle = TextHandleView(isStart: true)
    private let endHandle = TextHandleView(isStart: false)
    private(set) var tap = TextTapGestureRecognizer()
    private(set) var press = UILongPressGestureRecognizer()
    private var dragFixedEnd = 0

    init(_ owner: any TextEditorOwner) {
        self.owner = owner
        super.init()
    }

    private var editor: TextEditor { owner.editor }

    /// Puts recognisers and parts into the owner; the highlight goes behind `canvas`.
    func attach(behind canvas: UIView) {
        owner.insertSubview(highlight, belowSubview: canvas)
        for part in [caret, startHandle, endHandle] as [UIView] { owner.addSubview(part) }
        tap.onTap = { [unowned self] in tapped() }
        tap.cancelsTouchesInView = false
        tap.delaysTouchesEnded = false
        tap.delegate = self
        tap.name = "UITextInteractionNameSingleTap"
        owner.addGestureRecognizer(tap)
        press = TextPressGestureRecognizer { [unowned self] in pressed($0) }
        press.delegate = self
        press.name = "UITextInteractionNameLoupe"
        owner.addGestureRecognizer(press)
        for handle in [startHandle, endHandle] {
            let drag = TextDragGestureRecognizer { [unowned self, unowned handle] in dragged(handle, $0) }
            handle.addGestureRecognizer(drag)
        }
    }

    var parts: [UIView] { [caret, startHandle, endHandle] }

    // MARK: Appearance

    /// The selection or the text changed: the menu no longer fits.
    func selectionChanged() {
        EditMenu.shared.hide(of: owner)
        update()
        if !caret.isHidden { caret.blink(true) }
        if owner.isFirstResponder { KeyboardController.shared.textChanged() }
    }

    /// Places caret, highlight and handles.
    func update() {
        let selection = editor.selection
        let isActive = owner.isFirstResponder && owner.window != nil
        let clip = owner.editorClip.insetBy(dx: -3, dy: -3)
        let showsCaret = isActive && selection.length == 0 && owner.allowsEditing
        let rect = owner.editorCaretRect(selection.location)
        UIView.performWithoutAnimation { caret.frame = rect }
        let hides = !showsCaret || !clip.intersects(rect)
        if caret.isHidden != hides {
            caret.isHidden = hides
            caret.blink(!hides)
        }
        let rects = isActive && selection.length > 0 ? owner.editorRects(selection) : []
        let visible = rects.map { $0.intersection(owner.editorClip) }.filter { !$0.isNull && $0.width > 0 }
        highlight.show(visible)
        place(startHandle, rects.first.map { CGRect(x: $0.minX - 1, y: $0.minY, width: 2, height: $0.height) }, clip)
        place(endHandle, rects.last.map { CGRect(x: $0.maxX - 1, y: $0.minY, width: 2, height: $0.height) }, clip)
        raiseHandles()
    }

    private func place(_ handle: TextHandleView, _ rect: CGRect?, _ clip: CGRect) {
        guard let rect, clip.intersects(rect), owner.allowsSelecting else {
            handle.isHidden = true
            return
        }
        handle.isHidden = false
        handle.place(at: rect)
    }

    /// Handles lie over all else. Those that do already stay as they are: a new order would ask for layout, which ends
    /// here again.
    private func raiseHandles() {
        let shown = [startHandle, endHandle].filter { !$0.isHidden }
        guard !owner.subviews.suffix(shown.count).elementsEqual(shown, by: ===) else { return }
        for handle in shown { owner.bringSubviewToFront(handle) }
    }

    // MARK: Taps

    private func tapped() {
        let point = tap.location(in: owner)
        if tap.tapCount == 1, owner.editorFollowLink(at: point, longPress: false) { return }
        guard owner.allowsEditing || owner.allowsSelecting else { return }
        let wasEditing = owner.isFirstResponder
        guard wasEditing || owner.becomeFirstResponder() else { return }
        let index = wasEditing || !isBesideText(point) ? owner.editorIndex(at: point) : editor.length
        switch tap.tapCount {
        case 1: singleTap(index, wasEditing)
        case 2:
            editor.select(wordNear(index, point))
            showMenu()
        default:
            editor.select(
                owner.isMultiline
                    ? TextUnits.paragraph(at: index, in: editor.string) : NSRange(location: 0, length: editor.length))
            showMenu()
        }
    }

    /// Whether the tap that begins editing misses the line of a field, whose caret is then at the end, also where the text
    /// stands at the right and the tap left of it.
    private func isBesideText(_ point: CGPoint) -> Bool {
        guard !owner.isMultiline, tap.tapCount == 1 else { return false }
        let line = owner.editorRects(NSRange(location: 0, length: editor.length))
        return !line.contains { $0.minX <= point.x && point.x <= $0.maxX }
    }

    private func singleTap(_ index: Int, _ wasEditing: Bool) {
        let selection = editor.selection
        let isRepeat = wasEditing && selection.length == 0 && selection.location == index
        let isInside =
            selection.length > 0 && selection.location <= index && index <= selection.location + selection.length
        if isInside { return EditMenu.shared.isVisible ? EditMenu.shared.hide() : showMenu() }
        let wasVisible = EditMenu.shared.isVisible
        editor.select(NSRange(location: index, length: 0))
        if isRepeat, !wasVisible, owner.allowsEditing { showMenu() }
    }

    /// The word whose letters are under the finger, which may lie before the nearest caret.
    private func wordNear(_ index: Int, _ point: CGPoint) -> NSRange {
        let string = editor.string as NSString
        if index > 0, owner.editorCaretRect(index).minX > point.x, index <= string.length {
            let before = string.rangeOfComposedCharacterSequence(at: index - 1).location
            if owner.editorRects(NSRange(location: before, length: index - before)).contains(where: {
                $0.holds(point)
            }) {
                return TextUnits.word(at: before, in: editor.string)
            }
        }
        return TextUnits.word(at: index, in: editor.string)
    }

    private func pressed(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: owner)
        switch recognizer.state {
        case .began:
            if owner.editorFollowLink(at: point, longPress: true) { return }
            guard owner.isFirstResponder || owner.becomeFirstResponder() else { return }
            track(point)
        case .changed: if owner.isFirstResponder { track(point) }
        case .ended: if owner.isFirstResponder { showMenu() }
        default: break
        }
    }

    private func track(_ point: CGPoint) {
        let index = owner.editorIndex(at: point)
        editor.select(owner.allowsEditing ? NSRange(location: index, length: 0) : wordNear(index, point))
    }

    private func dragged(_ handle: TextHandleView, _ recognizer: UIGestureRecognizer) {
        let selection = editor.selection
        let end = selection.location + selection.length
        switch recognizer.state {
        case .began: dragFixedEnd = handle.isStart ? end : selection.location
        case .changed:
            let index = owner.editorIndex(at: recognizer.location(in: owner))
            guard index != dragFixedEnd else { return }
            editor.select(
                NSRange(location: min(index, dragFixedEnd), length: abs(index - dragFixedEnd)), anchor: dragFixedEnd)
        case .ended, .cancelled: showMenu()
        default: break
        }
    }

    // MARK: Menu

    /// Above what is selected, or at the caret.
    private var menuTarget: CGRect {
        let rects = editor.selection.length > 0 ? owner.editorRects(editor.selection) : []
        let target = rects.reduce(CGRect.null) { $0.union($1) }.intersection(owner.editorClip)
        return target.isNull ? owner.editorCaretRect(editor.selection.location) : target
    }

    func showMenu(_ items: [EditMenuItem]) { EditMenu.shared.show(items, from: menuTarget, in: owner) }

    func showMenu() {
        update()
        guard let owner = self.owner as UIView? else { return }
        let suggested = EditMenu.suggestedActions(for: owner, extra: UIMenuController.shared.menuItems ?? [])
        // A delegate that answers nil leaves the menu as it is suggested.
        let elements = self.owner.editorMenu(suggested).map { [$0] } ?? suggested
        let animator = ContextMenuAnimator()
        self.owner.editorMenuWillShow(animator)
        animator.run(duration: 0.2)
        EditMenu.shared.show(EditMenu.items(of: elements, for: owner), from: menuTarget, in: owner) { [weak self] in
            guard let self, let owner = self.owner as (any TextEditorOwner)? else { return }
            let animator = ContextMenuAnimator()
            owner.editorMenuWillHide(animator)
            animator.run(duration: 0.2)
        }
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let isOwn = touch.view === owner || (touch.view is TextHandleView && touch.view?.superview === owner)
        return isOwn && (owner.allowsEditing || owner.allowsSelecting)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === tap && !isTapAround(other) }

    /// A tap on text is not one on what lies around it: there it puts the keyboard away.
    private func isTapAround(_ other: UIGestureRecognizer) -> Bool {
        guard other is UITapGestureRecognizer, let view = other.view, view !== owner else { return false }
        return owner.isDescendant(of: view)
    }
}

/// A tap that knows which of a quick series it is.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
    var onTap: (() -> Void)?
    private(set) var tapCount = 1

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        tapCount = max(1, touches.map(\.tapCount).max() ?? 1)
        super.touchesEnded(touches, with: event)
    }

    override func willSendActions(_ state: State) { if state == .ended { onTap?() } }
}

final class TextPressGestureRecognizer: UILongPressGestureRecognizer {
    private let onChange: (UIGestureRecognizer) -> Void

    init(_ onChange: @escaping (UIGestureRecognizer) -> Void) {
        self.onChange = onChange
        super.init(target: nil, action: nil)
    }

    override func willSendActions(_ state: State) { onChange(self) }
}

final class TextDragGestureRecognizer: UIPanGestureRecognizer {
    private let onChange: (UIGestureRecognizer) -> Void

    init(_ onChange: @escaping (UIGestureRecognizer) -> Void) {
        self.onChange = onChange
        super.init(target: nil, action: nil)
    }

    override func willSendActions(_ state: State) { onChange(self) }
}
