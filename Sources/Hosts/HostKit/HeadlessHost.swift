// SPDX-License-Identifier: MIT
package import CoreGraphics

/// A host without an outside: it keeps the last frame, and its input comes from scripts and tests.
package final class HeadlessHost: DisplayHost, @unchecked Sendable {
    // Everything is the main thread's, and frames come one at a time.
    /// As it was given, or as the last `screenChanged` that was sent says.
    package private(set) var screen: ScreenDescription
    /// None: input is sent from inside the process.
    package let descriptors: [Int32] = []
    /// Never.
    package let pollInterval: Double? = nil
    /// Its own; what other programs copy does not come here.
    package var clipboardText: String?

    /// The frame shown last; nil before the first.
    package private(set) var frame: PixelBuffer?
    /// How many frames were shown.
    package private(set) var frameCount = 0
    /// The last one that was set.
    package private(set) var title = ""
    /// Whether the app awaits text.
    package private(set) var isTextInputActive = false
    private var pending: [HostEvent] = []

    /// False: frames are drawn when somebody asks for a picture.
    package let showsEveryFrame: Bool

    /// - Parameter showsEveryFrame: false saves drawing what nobody looks at.
    package init(screen: ScreenDescription, showsEveryFrame: Bool = true) {
        self.screen = screen
        self.showsEveryFrame = showsEveryFrame
    }

    /// Queues input for the main loop's next turn.
    package func send(_ event: HostEvent) {
        if case .screenChanged(let description) = event { screen = description }
        pending.append(event)
    }

    /// Everything that was sent since the last call.
    package func nextEvents() -> [HostEvent] {
        defer { pending = [] }
        return pending
    }

    /// Keeps the frame itself, not a copy.
    package func present(_ frame: PixelBuffer, damage: [PixelRect]) {
        self.frame = frame
        frameCount += 1
    }

    /// The caret's place is not kept.
    package func setTextInput(active: Bool, caret: CGRect) { isTextInputActive = active }
    /// Only kept.
    package func setTitle(_ title: String) { self.title = title }
}
