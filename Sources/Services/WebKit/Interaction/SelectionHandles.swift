// SPDX-License-Identifier: MIT

/// What a page says of its selection.
struct PageSelection: Equatable {
    var text = ""
    /// Before the first and behind the last character, in the engine's viewport; nil in fields, whose text has no places.
    var first: CGRect?
    var last: CGRect?

    init?(_ report: [String: Any]?) {
        guard let report else { return nil }
        text = report["text"] as? String ?? ""
        first = Self.caret(report["first"])
        last = Self.caret(report["last"])
    }

    /// Left edge, upper edge, height.
    private static func caret(_ value: Any?) -> CGRect? {
        guard let numbers = value as? [NSNumber], numbers.count == 3 else { return nil }
        return CGRect(
            x: numbers[0].doubleValue, y: numbers[1].doubleValue, width: 0, height: numbers[2].doubleValue)
    }
}

/// The two ends of selected text, which fingers move.
@MainActor
final class SelectionHandles {
    private let handles = [TextHandleView(isStart: true), TextHandleView(isStart: false)]
    /// A finger moves the first or last end to a point of the window.
    var moved: (_ isStart: Bool, _ point: CGPoint) -> Void = { _, _ in }
    var released: () -> Void = {}

    init() {
        for handle in handles { handle.addGestureRecognizer(HandlePan { [weak self] in self?.pan($0, handle) }) }
    }

    private func pan(_ recognizer: UIPanGestureRecognizer, _ handle: TextHandleView) {
        switch recognizer.state {
        case .began, .changed: moved(handle.isStart, recognizer.location(in: nil))
        case .ended, .cancelled: released()
        default: break
        }
    }

    /// - Parameter carets: of both ends, in the view's coordinates.
    func show(_ carets: [CGRect], in view: UIView) {
        for (handle, caret) in zip(handles, carets) {
            if handle.superview !== view { view.addSubview(handle) }
            handle.place(at: caret)
            handle.isHidden = false
        }
    }

    func hide() { for handle in handles { handle.removeFromSuperview() } }
}

private final class HandlePan: UIPanGestureRecognizer {
    private let action: (UIPanGestureRecognizer) -> Void

    init(_ action: @escaping (UIPanGestureRecognizer) -> Void) {
        self.action = action
        super.init(target: nil, action: nil)
    }

    override var state: UIGestureRecognizer.State {
        get { super.state }
        set {
            super.state = newValue
            action(self)
        }
    }
}
