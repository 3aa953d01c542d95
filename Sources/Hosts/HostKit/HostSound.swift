// SPDX-License-Identifier: MIT
import Synchronization

/// A host that is heard as well as seen: the desktop's loudspeaker, the pages that look on.
package protocol SoundHost: AnyObject, Sendable {
    /// Takes the next samples, left and right in turn, 44,100 of each a second. Any thread; never waits. What comes
    /// faster than it is heard is dropped: two clocks are never quite alike.
    func play(_ samples: [Int16])
}

/// The host that hears the app, for the module that mixes sound, which knows no displays.
package enum HostSound {
    private struct Holder: Sendable { weak var host: (any SoundHost)? }
    private static let holder = Mutex(Holder())

    /// nil: nobody hears, as headless.
    package static var host: (any SoundHost)? {
        get { holder.withLock { $0.host } }
        set { holder.withLock { $0.host = newValue } }
    }
}
