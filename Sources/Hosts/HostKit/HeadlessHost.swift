// SPDX-License-Identifier: MIT
package import CoreGraphics

/// A host without an outside: it keeps the last frame, and its input comes from scripts and tests.
package final class HeadlessHost: DisplayHost, @unchecked Sendable {
    // Everything is the main thread's, and frames come one at a time.
    package private(set) var screen: ScreenDescription
    package let descriptors: [Int32] = []
    package let pollInterval: Double? = nil
    package var clipboardText: String?

    /// The frame shown last; nil before the first.
    package private(set) var frame: PixelBuffer?
    /// How many frames were shown.
    package private(set) var frameCount = 0
    package private(set) var title = ""
    package private(set) var isTextInputActive = false
    private var pending: [HostEvent] = []

    package let showsEveryFrame: Bool

    package init(screen: ScreenDescription, showsEveryFrame: Bool = true) {
        self.screen = screen
        self.showsEveryFrame = showsEveryFrame
    }

    /// Queues input for the main loop's next turn.
    package func send(_ event: HostEvent) {
        if case .screenChanged(let description) = event { screen = description }
        pending.append(event)
    }

    package func nextEvents() -> [HostEvent] {
        defer { pending = [] }
        return pending
    }

    package func present(_ frame: PixelBuffer, damage: [PixelRect]) {
        self.frame = frame
        frameCount += 1
    }

    package func setTextInput(active: Bool, caret: CGRect) { isTextInputActive = active }
    package func setTitle(_ title: String) { self.title = title }
}
