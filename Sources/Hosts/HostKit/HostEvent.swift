// SPDX-License-Identifier: MIT
package import CoreGraphics

/// Input as a host reports it. Locations are points of the screen, origin at the top left; times are seconds of the
/// frame clock (the monotonic clock, real or virtual).
package enum HostEvent: Sendable, Codable {
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
    /// A button beside the display.
    case control(HostControl)
    /// A press on the panel beside the display, in points from its top left.
    case panel(CGPoint)
    /// The panel has another size, or has to be drawn anew.
    case panelChanged
    case quit

    /// As scenes name it: in front, behind another window, out of sight.
    package enum Activation: String, Sendable, Codable { case active, inactive, background }
}

/// A pair of distances in points.
package struct CGVectorPoints: Hashable, Sendable, Codable {
    /// Positive to the right.
    package var dx: CGFloat
    /// Positive downwards.
    package var dy: CGFloat
    /// Points.
    package init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// One finger (or the mouse button as a finger) at one moment.
package struct HostTouch: Hashable, Sendable, Codable {
    /// A touch that ended or was cancelled is gone with that event.
    package enum Phase: String, Sendable, Codable { case began, moved, ended, cancelled }
    /// The same from `began` to `ended`; reused afterwards.
    package var identifier: Int
    /// Since the event before.
    package var phase: Phase
    /// Points of the screen; may lie outside while a finger is dragged out.
    package var location: CGPoint
    /// 0 to 1; 0 when the device has no notion of it.
    package var force: CGFloat

    /// - Parameter force: 0 where the device has no notion of it.
    package init(identifier: Int, phase: Phase, location: CGPoint, force: CGFloat = 0) {
        self.identifier = identifier
        self.phase = phase
        self.location = location
        self.force = force
    }
}

/// A key that went down, came up or repeats.
package struct HostKey: Hashable, Sendable, Codable {
    /// `repeated` comes as often as the desktop repeats it.
    package enum Phase: String, Sendable, Codable { case down, repeated, up }
    /// The raw values are those of `UIKeyModifierFlags`.
    package struct Modifiers: OptionSet, Hashable, Sendable, Codable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// Locked, not held.
        package static let capsLock = Modifiers(rawValue: 1 << 16)
        /// Either one.
        package static let shift = Modifiers(rawValue: 1 << 17)
        /// Either one.
        package static let control = Modifiers(rawValue: 1 << 18)
        /// Option on Apple's keyboards.
        package static let alternate = Modifiers(rawValue: 1 << 19)
        /// The key of the window system.
        package static let command = Modifiers(rawValue: 1 << 20)
    }
    /// What happened to the key.
    package var phase: Phase
    /// USB HID usage code of the keyboard page, the value of `UIKeyboardHIDUsage`.
    package var usage: Int
    /// What the key types with and without modifiers; empty for keys that type nothing.
    package var characters: String
    /// What the key types alone, without shift too; empty for keys that type nothing.
    package var charactersIgnoringModifiers: String
    /// Held at that moment.
    package var modifiers: Modifiers

    /// The texts may be left out for keys that type nothing.
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
