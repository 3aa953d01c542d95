// SPDX-License-Identifier: MIT
import Synchronization

/// A host that shows documents which an app has made beside the app's display: pages that were printed.
package protocol DocumentHost: AnyObject, Sendable {
    /// To whoever looks at the display now. Replaces the one before.
    /// - Parameters:
    ///   - document: a PDF.
    ///   - title: what it is called.
    func show(document: [UInt8], title: String)
}

/// The host that shows what the app has printed, for code that knows no displays.
package enum HostDocuments {
    private struct Holder: Sendable { weak var host: (any DocumentHost)? }
    private static let holder = Mutex(Holder())

    /// nil: nobody looks from elsewhere, as headless and in a window.
    package static var host: (any DocumentHost)? {
        get { holder.withLock { $0.host } }
        set { holder.withLock { $0.host = newValue } }
    }
}
