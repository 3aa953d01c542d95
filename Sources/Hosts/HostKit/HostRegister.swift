// SPDX-License-Identifier: MIT
package import CoreGraphics
import ObjCRuntime
import Synchronization

/// What an app asks of the display it is to be shown on.
package struct HostRequest: Sendable {
    /// Of the window or page; the app may change it.
    package var title: String
    /// As the simulated device has it; a host with a size of its own says so in its `screen`.
    package var screen: ScreenDescription
    /// Pixels per point; nil: those of the display.
    package var scale: CGFloat?
    /// The frame clock, which stamps events.
    package var clock: @Sendable () -> Double
    /// What a host for pages listens on; this machine alone, unless it is changed.
    package var address = "127.0.0.1"
    /// 0: any free port.
    package var port = 0
    /// The secret part of the address; nil: a random one.
    package var token: String?

    /// Whether the device's controls are to be seen beside its screen.
    package var showsControls = true

    /// On loopback, at any free port, with a random token.
    package init(
        title: String, screen: ScreenDescription, scale: CGFloat? = nil, clock: @escaping @Sendable () -> Double
    ) {
        self.title = title
        self.screen = screen
        self.scale = scale
        self.clock = clock
    }
}

/// The kinds of display that are part of this process. Each adds itself when its library is loaded, so that whoever
/// shows an app need not know them.
package enum HostRegister {
    /// Called by `makeHost`, on its thread; throws where there is no such display.
    package typealias Maker = @Sendable (HostRequest) throws -> any DisplayHost

    private static let makers = Mutex<[String: Maker]>([:])
    private static let made = Mutex(false)

    /// Whether a display was made that a person looks at.
    package static var isSeen: Bool { made.withLock { $0 } }

    /// - Parameter kind: as `TOUCHSTONE_HOST` names it.
    package static func add(_ kind: String, _ maker: @escaping Maker) {
        makers.withLock { $0[kind] = maker }
    }

    /// - Throws: `HostError` when there is no such kind, or what the host throws: no display, a taken port.
    package static func makeHost(_ kind: String, _ request: HostRequest) throws -> any DisplayHost {
        // What libraries record when they are loaded runs at the first look-up.
        _ = ClassRegistry.loadedFrameworks()
        guard let maker = makers.withLock({ $0[kind] }) else {
            throw HostError("no host '\(kind)' is part of this program")
        }
        let host = try maker(request)
        HostSound.host = host as? any SoundHost
        HostPage.host = host as? any PageHost
        made.withLock { $0 = true }
        return host
    }
}
