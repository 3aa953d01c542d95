// SPDX-License-Identifier: MIT
package import CoreGraphics

/// Input as a host reports it. Locations are points of the screen, origin at the top left; times are seconds of the
/// frame clock (the monotonic clock, real or virtual).
package enum HostEvent: Sendable {
    case touches([HostTouch], time: Double)
    case key(HostKey, time: Double)
    /// Text from the keyboard or an input method, already composed.
    case text(String)
    /// Text an input method is still composing, shown marked; empty ends it.
    case markedText(String)
    /// A wheel or trackpad turned over `location` by so many points; positive moves content down and right.
    case scroll(location: CGPoint, delta: CGVectorPoints, time: Double)
    /// The pointer moved with no button down, or left (nil).
    case hover(location: CGPoint?, time: Double)
    /// The pointer's other button was pressed and let go.
    case secondaryClick(location: CGPoint, time: Double)
    case screenChanged(ScreenDescription)
    case appearanceChanged(isDark: Bool)
    /// The window became active or inactive (other window in front), visible or hidden (minimised).
    case activation(Activation)
    case quit

    package enum Activation: Sendable { case active, inactive, background }
}

/// A pair of distances in points.
package struct CGVectorPoints: Hashable, Sendable {
    package var dx: CGFloat
    package var dy: CGFloat
    package init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// One finger (or the mouse button as a finger) at one moment.
package struct HostTouch: Hashable, Sendable {
    package enum Phase: Sendable { case began, moved, ended, cancelled }
    /// The same from `began` to `ended`; reused afterwards.
    package var identifier: Int
    package var phase: Phase
    package var location: CGPoint
    /// 0 to 1; 0 when the device has no notion of it.
    package var force: CGFloat

    package init(identifier: Int, phase: Phase, location: CGPoint, force: CGFloat = 0) {
        self.identifier = identifier
        self.phase = phase
        self.location = location
        self.force = force
    }
}

/// A key that went down, came up or repeats.
package struct HostKey: Hashable, Sendable {
    package enum Phase: Sendable { case down, repeated, up }
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let capsLock = Modifiers(rawValue: 1 << 16)
        package static let shift = Modifiers(rawValue: 1 << 17)
        package static let control = Modifiers(rawValue: 1 << 18)
        package static let alternate = Modifiers(rawValue: 1 << 19)
        package static let command = Modifiers(rawValue: 1 << 20)
    }
    package var phase: Phase
    /// USB HID usage code of the keyboard page, the value of `UIKeyboardHIDUsage`.
    package var usage: Int
    /// What the key types with and without modifiers; empty for keys that type nothing.
    package var characters: String
    package var charactersIgnoringModifiers: String
    package var modifiers: Modifiers

    package init(
        phase: Phase, usage: Int, characters: String = "", charactersIgnoringModifiers: String = "",
        modifiers: Modifiers = []
    ) {
        self.phase = phase
        self.usage = usage
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifiers = modifiers
    }
}
