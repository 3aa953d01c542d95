// SPDX-License-Identifier: MIT

/// What can receive events: applications, scenes, windows, view controllers and views, linked by `next`.
///
/// A responder that does not handle an event passes it to `next`.
@preconcurrency @MainActor
open class UIResponder: __ObjCObject, UIResponderStandardEditActions, UIUserActivityRestoring,
    UIPasteConfigurationSupporting
{
    public override init() { super.init() }

    /// The responder that gets what this one does not handle; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Makes this the object that keys, actions without a target and motion go to first.
    /// - Returns: false when it does not want to, is not in a window, or the present one does not yield.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }

    /// - Returns: whether it is not the first responder afterwards.
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    // MARK: Events

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Actions

    /// Whether this responder takes `action` now. By default: whether it has such a method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action.name == "paste:", pastesItems { return canPaste(UIPasteboard.general.itemProviders) }
        return EditingActions.isOverridden(action, in: type(of: self)) ?? responds(to: action)
    }

    /// The first responder of the chain that can perform `action`; nil when none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Input views

    /// Replaces the keyboard while this is first responder; nil: the system's keyboard, or none.
    open var inputView: UIView? { nil }
    /// Shown on top of the keyboard.
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIViewController? { nil }
    /// The keyboard that the responder wants; by default the user's.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    open var inputAccessoryViewController: UIViewController? { nil }
    open var textInputContextIdentifier: String? { nil }
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    /// Asks for the input views again while this is first responder.
    open func reloadInputViews() {
        if isFirstResponder { FirstResponder.inputViewsChanged(self) }
    }

    // MARK: Pasting items

    /// What the responder takes when the user pastes; nil: `paste(_:)` decides.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Called with what the user pastes, if `canPaste` said so.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// By default: whether one of the items has a form of an acceptable type.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }

    // MARK: User activities

    open var userActivity: NSUserActivity?
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The nearest undo manager up the chain; a window makes one of its own.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Editing actions

    // Present so that subclasses override them; what a responder really performs is `canPerformAction`'s answer.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    /// Hands what lies on the pasteboard to `paste(itemProviders:)` where there is a paste configuration.
    open func paste(_ sender: Any?) { pasteItems() }
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
}

@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func increaseSize(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
}

@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ activity: NSUserActivity)
}
