// SPDX-License-Identifier: MIT
internal import CHostPlugins
package import CoreGraphics
import Glibc
package import HostKit

/// An app on a web page: frames go out over a socket as packed rectangles, touches and keys come back.
///
/// The server listens on loopback unless told otherwise and answers only under a path that begins with a random
/// token. Several pages may look at one app; each gets frames at the pace at which it acknowledges them, always the
/// newest pixels. The main thread only copies damaged rows into a shadow of the screen; packing and sending happen
/// on the server's thread.
package final class WebHost: DisplayHost, @unchecked Sendable {
    // The connection, where frames go, has a lock of its own; all else is the main thread's.
    private let connection: WebConnection

    /// As it was at the start. Frames say themselves how large they are, so pages follow when the app turns.
    package let screen: ScreenDescription

    /// Where the page is.
    package var url: String { connection.url }
    /// With the token: whoever has it may use the app.
    package var address: String? { url }

    /// - Parameters:
    ///   - address: what to listen on; "127.0.0.1" keeps the page on this machine.
    ///   - port: 0 takes any free port.
    ///   - token: the secret part of the path; nil makes a random one.
    ///   - showsControls: whether the device's controls stand beside the screen.
    /// - Throws: `HostError` where the port is taken or libwebsockets is not installed.
    package init(
        title: String, screen: ScreenDescription, address: String = "127.0.0.1", port: Int = 0, token: String? = nil,
        showsControls: Bool = true, clock: @escaping @Sendable () -> Double
    ) throws {
        self.screen = screen
        connection = try WebConnection(
            title: title, screen: screen, address: address, port: port, token: token ?? WebHost.randomToken(),
            showsControls: showsControls, clock: clock)
    }

    deinit { connection.stop() }

    private static func randomToken() -> String {
        // Not from Swift's generator, which may follow a seed that everybody knows.
        var bytes = [UInt8](repeating: 0, count: 16)
        let source = open("/dev/urandom", O_RDONLY | O_CLOEXEC)
        let count = read(source, &bytes, bytes.count)
        close(source)
        precondition(count == bytes.count, "/dev/urandom cannot be read: a page without a secret would be anybody's")
        return bytes.map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }

    /// One, which becomes readable when a page has sent something.
    package var descriptors: [Int32] { [connection.descriptor] }
    /// Never: the descriptor tells.
    package var pollInterval: Double? { nil }

    /// Of all pages that look, in the order of arrival.
    package func nextEvents() -> [HostEvent] { connection.takeEvents() }

    /// Copies the damaged rows; packing and sending happen on the server's thread.
    package func present(_ frame: PixelBuffer, damage: [PixelRect]) {
        connection.show(frame, change: FrameChange(damage: damage))
    }

    /// Copies the damaged rows; pages that can move pixels do so themselves.
    package func present(_ frame: PixelBuffer, change: FrameChange) { connection.show(frame, change: change) }

    /// Opens or closes the keyboard of the browser.
    /// - Parameter caret: points of the screen.
    package func setTextInput(active: Bool, caret: CGRect) {
        connection.tell(.keyboard(active: active, caret: caret))
    }

    /// A page may read the browser's clipboard only when its user pastes or has given leave, so the app has a clipboard
    /// of its own; what the app copies goes to the browser's too.
    package var clipboardText: String? {
        get { connection.clipboardText }
        set { connection.clipboardText = newValue }
    }

    /// Of all pages.
    package func setTitle(_ title: String) { connection.tell(.title(title)) }
}

extension WebHost: SoundHost {
    /// To the pages; see `SoundHost`.
    package func play(_ samples: [Int16]) { connection.play(samples) }
}

extension WebHost: PageHost {
    /// In front of the pages that are open now, until their users close it.
    package func show(document: [UInt8], title: String) { connection.tell(.document(document, title: title)) }

    /// To the pages whose users want the screen's elements, and those that come to want them.
    package func show(elements: String) { connection.tell(.elements(elements)) }

    /// To all pages, also those that come later.
    package func show(controls state: String) { connection.tell(.controls(state)) }
}
