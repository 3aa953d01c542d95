// SPDX-License-Identifier: MIT

/// A key or button from the moment it goes down until it comes up.
@preconcurrency @MainActor
open class UIPress: __ObjCObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
        /// Keys of a keyboard have no name among the remote control's buttons.
        case keyboard = 2000
    }

    /// Changes as the key does; the object stays.
    package var currentPhase = Phase.began
    /// Of the last change, by the frame clock.
    package var time: TimeInterval
    private let kind: PressType
    private let keyStorage: UIKey?
    /// Where the press went when it began.
    package weak var firstResponder: UIResponder?
    /// The key window when the press began.
    package weak var keyWindow: UIWindow?

    /// - Parameter key: nil for buttons of remote controls.
    package init(type: PressType, key: UIKey?, timestamp: TimeInterval) {
        kind = type
        keyStorage = key
        time = timestamp
        super.init()
    }

    open var timestamp: TimeInterval { time }
    open var phase: Phase { currentPhase }
    open var type: PressType { kind }
    open var key: UIKey? { keyStorage }
    open var window: UIWindow? { keyWindow }
    open var responder: UIResponder? { firstResponder }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open var force: CGFloat { 0 }
}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All that are down, and the one that has just changed.
    package var presses: Set<UIPress> = []
    open var allPresses: Set<UIPress> { presses }
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of a hardware keyboard, with what it types.
@preconcurrency @MainActor
open class UIKey: __ObjCObject {
    public let characters: String
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags
    public let keyCode: UIKeyboardHIDUsage

    /// - Parameter characters: with the modifiers; empty for keys that type nothing.
    package init(
        characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
        keyCode: UIKeyboardHIDUsage
    ) {
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }
}
