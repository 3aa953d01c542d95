// SPDX-License-Identifier: MIT
package import CoreGraphics

/// What stands between an app and the outside: it shows frames and reports input.
///
/// Headless, window and web are the three implementations. A host knows nothing of views; UIKit's main loop owns
/// one, polls its descriptors, turns its events into `UIEvent`s and gives it frames. Calls come from the main thread,
/// but for `present`, which may come from another while the app keeps that one busy.
package protocol DisplayHost: AnyObject, Sendable {
    /// The screen the app sees. May change (window resized, phone turned); a change is announced by
    /// `HostEvent.screenChanged`.
    var screen: ScreenDescription { get }

    /// File descriptors that become readable when `nextEvents` has something to say. Polled together with timers.
    var descriptors: [Int32] { get }

    /// Seconds after which `nextEvents` wants to be called even if no descriptor became readable; nil: never.
    var pollInterval: Double? { get }

    /// Whether every frame is looked at. Where not, frames are drawn when somebody asks for a picture.
    var showsEveryFrame: Bool { get }

    /// Whether `present` may come from any thread.
    var presentsAnywhere: Bool { get }

    /// Takes what has arrived since the last call, in order. Never blocks.
    func nextEvents() -> [HostEvent]

    /// Shows a frame. `damage` lists what differs from the frame shown before; the pixels stay valid and unchanged
    /// until the next call. Sizes are those of `screen`. Called by one thread at a time, whichever that is.
    func present(_ frame: PixelBuffer, damage: [PixelRect])

    /// The same for hosts that can move pixels themselves.
    func present(_ frame: PixelBuffer, change: FrameChange)

    /// Puts the on-screen keyboard's stand-in (IME, soft keyboard of a phone browser) up or away.
    func setTextInput(active: Bool, caret: CGRect)

    /// Text on the host's clipboard; nil when empty or not text.
    var clipboardText: String? { get set }

    /// The title of the window or page.
    func setTitle(_ title: String)

    /// Where somebody finds the display; nil: it is in sight.
    var address: String? { get }

    /// Whether other apps show themselves on it too, and its owner draws what the system shows over them: calls, and banners
    /// of apps that are behind.
    var isShared: Bool { get }

    /// Whether the app's icon is seen beside the display.
    var showsIcon: Bool { get }

    /// The app's icon, where it is seen.
    func setIcon(_ icon: PixelBuffer)

    /// Brings the window before others, as far as the desktop lets it.
    func raise()

    /// The app's screen stands upright or lies from now on.
    /// - Returns: what it is then; nil: as the device's model says.
    func turn(landscape: Bool) -> ScreenDescription?
}

extension DisplayHost {
    /// As a display that somebody looks at.
    package var showsEveryFrame: Bool { true }
    /// Any thread.
    package var presentsAnywhere: Bool { true }
    /// It is in sight.
    package var address: String? { nil }
    /// The app's own.
    package var isShared: Bool { false }
    /// No place for it.
    package var showsIcon: Bool { false }
    /// Nothing: `showsIcon` says so.
    package func setIcon(_ icon: PixelBuffer) {}
    /// There are no others.
    package func raise() {}
    /// As the device's model says.
    package func turn(landscape: Bool) -> ScreenDescription? { nil }
    /// For hosts that cannot move pixels: all damage counts as drawn.
    package func present(_ frame: PixelBuffer, change: FrameChange) { present(frame, damage: change.damage) }
}

/// A display in points and pixels, as `UIScreen` reports it.
package struct ScreenDescription: Hashable, Sendable, Codable {
    /// In points, in the current orientation.
    package var size: CGSize
    /// Pixels per point: 1, 2 or 3 on devices; a window may have any positive value.
    package var scale: CGFloat
    /// Points covered by hardware (sensor housing, home indicator) in the current orientation.
    package var safeAreaTop: CGFloat
    /// Points covered at the left, in the current orientation.
    package var safeAreaLeft: CGFloat
    /// Points covered at the bottom.
    package var safeAreaBottom: CGFloat
    /// Points covered at the right.
    package var safeAreaRight: CGFloat
    /// How far a navigation bar reaches up into the safe area: beside an island, which the safe area keeps well clear of.
    package var barOverlap: CGFloat

    /// Checks nothing; a scale of zero or less has no meaning.
    package init(
        size: CGSize, scale: CGFloat, safeAreaTop: CGFloat = 0, safeAreaLeft: CGFloat = 0,
        safeAreaBottom: CGFloat = 0, safeAreaRight: CGFloat = 0, barOverlap: CGFloat = 0
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaTop = safeAreaTop
        self.safeAreaLeft = safeAreaLeft
        self.safeAreaBottom = safeAreaBottom
        self.safeAreaRight = safeAreaRight
        self.barOverlap = barOverlap
    }
}
