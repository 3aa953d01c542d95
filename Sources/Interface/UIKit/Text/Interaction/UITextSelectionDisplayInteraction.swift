// SPDX-License-Identifier: MIT

/// A caret.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
    var isBlinking: Bool { get set }
    func resetBlinkAnimation()
}

/// What lies behind selected text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UIView {
    var selectionRects: [UITextSelectionRect] { get set }
}

/// An end of a selection, to be dragged.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UIView {
    var direction: NSDirectionalRectEdge { get set }
    var isVertical: Bool { get set }
    /// In place of the knob.
    var customShape: UIBezierPath? { get set }
    func preferredFrame(for rect: CGRect) -> CGRect
}

@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// What the highlight comes into, so that it is behind the text; nil: the interaction's view.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// Shows caret, highlight and handles of a text input.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var textInput: (any UIResponder & UITextInput)?
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    open var cursorView: any UITextCursorView = UIStandardTextCursorView() { didSet { replaced(oldValue) } }
    open var highlightView: any UITextSelectionHighlightView = InputHighlightView() { didSet { replaced(oldValue) } }
    /// At the start and at the end.
    open var handleViews: [any UITextSelectionHandleView] = [
        InputHandleView(.leading), InputHandleView(.trailing),
    ]
    {
        didSet { oldValue.forEach { $0.removeFromSuperview() } }
    }
    /// Shows while the input is first responder, unless the app says otherwise.
    open var isActivated = true { didSet { setNeedsSelectionUpdate() } }
    private var observers: [any NSObjectProtocol] = []
    private var updates = false

    public init(
        textInput: any UIResponder & UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?
    ) {
        self.textInput = textInput
        self.delegate = delegate
        super.init()
    }

    private func replaced(_ old: UIView) {
        old.removeFromSuperview()
        setNeedsSelectionUpdate()
    }

    open func willMove(to view: UIView?) {
        cursorView.removeFromSuperview()
        highlightView.removeFromSuperview()
        handleViews.forEach { $0.removeFromSuperview() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        setNeedsSelectionUpdate()
    }

    /// Before the next frame the views follow the selection.
    open func setNeedsSelectionUpdate() {
        guard !updates, view != nil else { return }
        updates = true
        DeadlineQueue.shared.schedule(after: 0) { [weak self] in
            self?.updates = false
            self?.layoutManagedSubviews()
        }
    }

    open func layoutManagedSubviews() {
        guard let view, let input = textInput, isActivated, input.isFirstResponder,
            let range = input.selectedTextRange
        else {
            cursorView.isHidden = true
            highlightView.isHidden = true
            return handleViews.forEach { $0.isHidden = true }
        }
        let below = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== below { below.insertSubview(highlightView, at: 0) }
        for part in [cursorView as UIView] + handleViews.map({ $0 as UIView }) where part.superview !== view {
            view.addSubview(part)
        }
        show(range, of: input, below, in: view)
    }

    private func show(
        _ range: UITextRange, of input: any UIResponder & UITextInput, _ below: UIView, in view: UIView
    ) {
        cursorView.isHidden = !range.isEmpty
        highlightView.isHidden = range.isEmpty
        let space = input.textInputView
        if range.isEmpty {
            cursorView.frame = space.convert(input.caretRect(for: range.start), to: view)
            cursorView.resetBlinkAnimation()
        } else {
            highlightView.frame = below.bounds
            highlightView.selectionRects = input.selectionRects(for: range)
        }
        for (handle, position) in zip(handleViews, [range.start, range.end]) {
            handle.isHidden = range.isEmpty
            handle.frame = handle.preferredFrame(for: space.convert(input.caretRect(for: position), to: view))
        }
    }
}

/// The caret in the tint colour.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishCursor()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishCursor()
    }

    private func finishCursor() {
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        backgroundColor = tintColor
    }

    open var isBlinking = true { didSet { resetBlinkAnimation() } }

    open func resetBlinkAnimation() {
        layer.removeAnimation(forKey: "blink")
        guard isBlinking else { return }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        (blink.values, blink.keyTimes, blink.duration) = ([1, 1, 0, 0, 1], [0, 0.45, 0.55, 0.95, 1], 1)
        blink.repeatCount = .infinity
        blink.isRemovedOnCompletion = false
        layer.add(blink, forKey: "blink")
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}

/// The tint's light colour behind the lines.
private final class InputHighlightView: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] {
        didSet {
            subviews.forEach { $0.removeFromSuperview() }
            for rect in selectionRects {
                let piece = UIView(frame: rect.rect)
                piece.backgroundColor = tintColor.withAlphaComponent(0.2)
                addSubview(piece)
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}

/// A stem with a knob.
private final class InputHandleView: UIView, UITextSelectionHandleView {
    var direction: NSDirectionalRectEdge { didSet { setNeedsLayout() } }
    var isVertical = false
    var customShape: UIBezierPath? { didSet { setNeedsLayout() } }
    private let stem = UIView()
    private let knob = CAShapeLayer()
    private static let size: CGFloat = 10

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        addSubview(stem)
        layer.addSublayer(knob)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let top = direction.contains(.leading) ? Self.size : 0
        return CGRect(
            x: rect.midX - Self.size / 2, y: rect.minY - top, width: Self.size, height: rect.height + Self.size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isStart = direction.contains(.leading)
        stem.backgroundColor = tintColor
        stem.frame = CGRect(
            x: bounds.midX - 1, y: isStart ? Self.size : 0, width: 2, height: max(0, bounds.height - Self.size))
        let place = CGRect(x: 0, y: isStart ? 0 : bounds.height - Self.size, width: Self.size, height: Self.size)
        knob.path = (customShape ?? UIBezierPath(ovalIn: place)).cgPath
        knob.fillColor = tintColor.cgColor
    }
}
