// SPDX-License-Identifier: MIT

/// Something that happened outside: touches, keys, motion.
@preconcurrency @MainActor
open class UIEvent: __ObjCObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
            remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward,
            remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
    }

    /// All that take part; of every window.
    package var touches: Set<UITouch> = []
    private let kind: EventType
    private let detail: EventSubtype
    /// Of the frame clock.
    package var time: TimeInterval
    /// Held while the event happened.
    package var flags: UIKeyModifierFlags = []

    /// - Parameter timestamp: of the frame clock.
    package init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
        kind = type
        detail = subtype
        time = timestamp
        super.init()
    }

    public override init() {
        kind = .touches
        detail = .none
        time = 0
        super.init()
    }

    open var type: EventType { kind }
    open var subtype: EventSubtype { detail }
    /// Seconds of the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }
    open var modifierFlags: UIKeyModifierFlags { flags }
    open var buttonMask: ButtonMask { type == .touches ? [] : .primary }

    /// All touches of the present multi-touch sequence, also resting ones.
    open var allTouches: Set<UITouch>? { touches }
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches.filter { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches.filter { $0.recognizers.contains { $0 === gesture } }
    }
    /// The positions between the last delivery and this one, oldest first, `touch`'s present state included.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touch.coalesced.isEmpty ? [touch] : touch.coalesced }
    /// Where the touch will probably be in the next frames.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touch.predictions() }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

public typealias UIEventType = UIEvent.EventType
public typealias UIEventSubtype = UIEvent.EventSubtype
