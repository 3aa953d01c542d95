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

    /// What the person does here; other devices of the person may go on with it while this is on show.
    open var userActivity: NSUserActivity? {
        didSet { if userActivity !== oldValue { ActivityKeeper.responder(self, tookActivityFrom: oldValue) } }
    }
    /// Called before the activity is sent elsewhere, and some time after `needsSave` was set.
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
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    /// Changes the looks of the selected text: `conversionHandler` makes new attributes of old ones.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    // MARK: Menus

    /// Adds to or takes from the menus that a system makes: the edit menu of a text, or the app's commands for keys.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Sets the state of a command that this responder performs, just before it shows.
    open func validate(_ command: UICommand) {}

    // MARK: What the responder offers and allows

    /// What "Share" in menus and the assistant hand on; by default the next responder's.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { ownActivityItems ?? next?.activityItemsConfiguration }
        set { ownActivityItems = newValue }
    }
    private final var ownActivityItems: (any UIActivityItemsConfigurationReading)?
    /// Whether three fingers cut, copy, paste, undo and redo here.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration {
        next?.editingInteractionConfiguration ?? .default
    }
    /// The buttons beside the predictions on a tablet's keyboard.
    open var inputAssistantItem: UITextInputAssistantItem {
        if let made = assistantItem { return made }
        let made = UITextInputAssistantItem()
        assistantItem = made
        return made
    }
    private final var assistantItem: UITextInputAssistantItem?
    /// Puts text that the camera reads into the focused field. Reported: there is no reading of text in pictures.
    open func captureTextFromCamera(_ sender: Any?) { Unsupported.report("UIResponder.captureTextFromCamera(_:)") }
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
    func find(_ sender: Any?)
    func findAndReplace(_ sender: Any?)
    func findNext(_ sender: Any?)
    func findPrevious(_ sender: Any?)
    func useSelectionForFind(_ sender: Any?)
    func pasteAndMatchStyle(_ sender: Any?)
    func pasteAndGo(_ sender: Any?)
    func pasteAndSearch(_ sender: Any?)
    func printContent(_ sender: Any?)
    func duplicate(_ sender: Any?)
    func move(_ sender: Any?)
    func rename(_ sender: Any?)
    func export(_ sender: Any?)
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

public typealias UITextAttributesConversionHandler = ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]

/// What three fingers do in a responder.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none = 0
    case `default` = 1
}

@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ activity: NSUserActivity)
}
