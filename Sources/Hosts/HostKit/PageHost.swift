// SPDX-License-Identifier: MIT
import Synchronization

/// A host with room beside the app's display: a web page.
package protocol PageHost: AnyObject, Sendable {
    /// Shows what the app has printed to whoever looks at the display now. Replaces the one before.
    /// - Parameters:
    ///   - document: a PDF.
    ///   - title: what it is called.
    func show(document: [UInt8], title: String)

    /// Tells those who asked for it, now and later, what is on the screen.
    /// - Parameter elements: a list in JSON; see `AccessibilityMirror`.
    func show(elements: String)

    /// Tells all, now and later, what goes on elsewhere and can be gone on with here, and which language is chosen.
    /// - Parameter state: an object in JSON; see `ControlState`.
    func show(controls state: String)
}

/// The host with room beside the display, for code that knows no displays.
package enum HostPage {
    private struct Holder: Sendable { weak var host: (any PageHost)? }
    private static let holder = Mutex(Holder())

    /// nil: there is no such room, as headless and in a window.
    package static var host: (any PageHost)? {
        get { holder.withLock { $0.host } }
        set { holder.withLock { $0.host = newValue } }
    }
}
