// SPDX-License-Identifier: MIT

/// Whether text can be changed where it is touched.
public enum UITextInteractionMode: Int, Sendable {
    case editable = 0
    case nonEditable
}

@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    func interactionWillBegin(_ interaction: UITextInteraction)
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Gives a text input of the app's own the system's gestures: a tap puts the caret, two select a word, three a paragraph, a long
/// press moves the caret along; and shows caret and selection.
@preconcurrency @MainActor
open class UITextInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UITextInteractionDelegate)?
    /// Set before the interaction is added to its view.
    open weak var textInput: (any UIResponder & UITextInput)?
    public let textInteractionMode: UITextInteractionMode
    private var display: UITextSelectionDisplayInteraction?
    private var recognizers: [UIGestureRecognizer] = []

    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    /// Recognisers of the app that wait for them work beside the text.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { recognizers }

    open func willMove(to view: UIView?) {
        for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
        recognizers = []
        if let display { self.view?.removeInteraction(display) }
        display = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view, let input = textInput else { return }
        recognizers = [
            tap(3) { [weak self] in self?.select(.paragraph, $0) }, tap(2) { [weak self] in self?.select(.word, $0) },
        ]
        let single = tap(1) { [weak self] in self?.place($0) }
        for other in recognizers { single.require(toFail: other) }
        recognizers += [single, InputPress { [weak self] in self?.press($0, $1) }]
        recognizers.forEach(view.addGestureRecognizer)
        let made = UITextSelectionDisplayInteraction(textInput: input, delegate: nil)
        view.addInteraction(made)
        display = made
    }

    private func tap(_ count: Int, _ action: @escaping (CGPoint) -> Void) -> UITapGestureRecognizer {
        let recognizer = InputTap(action)
        recognizer.numberOfTapsRequired = count
        return recognizer
    }

    /// Runs a gesture between the delegate's calls; nothing where it refuses.
    private func interact(at point: CGPoint, _ body: (any UIResponder & UITextInput) -> Void) {
        guard let input = textInput, delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
        delegate?.interactionWillBegin(self)
        body(input)
        display?.setNeedsSelectionUpdate()
        delegate?.interactionDidEnd(self)
    }

    private func place(_ point: CGPoint) {
        interact(at: point) { input in
            if textInteractionMode == .editable, !input.isFirstResponder { input.becomeFirstResponder() }
            guard textInteractionMode == .editable, let position = input.closestPosition(to: point) else {
                input.selectedTextRange = nil
                return
            }
            input.selectedTextRange = input.textRange(from: position, to: position)
        }
    }

    private func select(_ granularity: UITextGranularity, _ point: CGPoint) {
        interact(at: point) { input in
            if !input.isFirstResponder { input.becomeFirstResponder() }
            guard let position = input.closestPosition(to: point) else { return }
            let forward = UITextDirection.storage(.forward)
            let backward = UITextDirection.storage(.backward)
            input.selectedTextRange =
                input.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: forward)
                ?? input.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: backward)
        }
    }

    private func press(_ point: CGPoint, _ state: UIGestureRecognizer.State) {
        guard let input = textInput else { return }
        switch state {
        case .began where textInteractionMode == .nonEditable: select(.word, point)
        case .began, .changed:
            interact(at: point) { input in
                if !input.isFirstResponder { input.becomeFirstResponder() }
                guard textInteractionMode == .editable, let position = input.closestPosition(to: point) else { return }
                input.selectedTextRange = input.textRange(from: position, to: position)
            }
        case .ended:
            guard let range = input.selectedTextRange, let view else { return }
            EditMenu.shared.show(for: input, from: input.firstRect(for: range), in: view)
        default: break
        }
    }
}

private final class InputTap: UITapGestureRecognizer {
    private let action: (CGPoint) -> Void

    init(_ action: @escaping (CGPoint) -> Void) {
        self.action = action
        super.init(target: nil, action: nil)
    }

    override func willSendActions(_ state: State) { if state == .ended { action(location(in: view)) } }
}

private final class InputPress: UILongPressGestureRecognizer {
    private let changed: (CGPoint, State) -> Void

    init(_ changed: @escaping (CGPoint, State) -> Void) {
        self.changed = changed
        super.init(target: nil, action: nil)
    }

    override func willSendActions(_ state: State) { changed(location(in: view), state) }
}
