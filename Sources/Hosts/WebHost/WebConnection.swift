// SPDX-License-Identifier: MIT
internal import CHostPlugins
internal import CoreGraphics
import Glibc
internal import HostKit

/// What the main thread and the server's thread share: the shadow of the screen, what each page has not seen of it,
/// and the events that wait. Everything mutable is behind one lock, which is why it is sendable.
final class WebConnection: @unchecked Sendable {
    private let plugin: ts_web_plugin
    private let lock = NSLock()
    private let clock: @Sendable () -> Double
    private var server: UnsafeMutableRawPointer?
    private var shadow: PixelBuffer
    private let scale: CGFloat
    private var viewers: [Int32: WebViewer] = [:]
    private var events: [HostEvent] = []
    private var parser: WebMessageParser
    private var standing = WebNotice.Standing()
    private var clipboard: String?
    private var isInBackground = false
    private var isMirrored = false
    private(set) var url = ""

    /// Readable when events wait.
    let descriptor: Int32

    init(
        title: String, screen: ScreenDescription, address: String, port: Int, token: String, showsControls: Bool,
        clock: @escaping @Sendable () -> Double
    ) throws {
        let symbol = try loadHostPlugin(library: "TouchstoneWeb", entry: "touchstone_web_plugin")
        let entry = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafePointer<ts_web_plugin>).self)
        plugin = entry().pointee
        descriptor = ts_event_descriptor()
        self.clock = clock
        scale = screen.scale
        parser = WebMessageParser(clock: clock)
        shadow = PixelBuffer(
            width: Int((screen.size.width * screen.scale).rounded()),
            height: Int((screen.size.height * screen.scale).rounded()))
        let page = WebPage.html(title: title, showsControls: showsControls)
        try start(page, address: address, port: port, token: token)
    }

    private func start(_ html: String, address: String, port: Int, token: String) throws {
        let page = Array(html.utf8)
        var message = [CChar](repeating: 0, count: 256)
        // The server's thread owns a reference until `stop`: were the context unretained, a callback in flight could
        // hold the last reference, and the thread would then join itself.
        let context = Unmanaged.passRetained(self)
        let started = page.withUnsafeBytes { bytes in
            plugin.start(
                address, Int32(port), token, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count,
                callbacks(context: context.toOpaque()), &message, message.count)
        }
        guard let started else {
            context.release()
            throw HostError("no web page: \(message.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })")
        }
        lock.withLock { server = started }
        let place = address == "0.0.0.0" ? OwnAddress.first ?? address : address
        url = "http://\(place):\(plugin.port(started))/\(token)/"
    }

    /// Ends the server and its thread, and gives back the thread's reference. Called once, never by a callback.
    func stop() {
        guard let running = lock.withLock({ server }) else { return }
        plugin.stop(running)
        lock.withLock { server = nil }
        Unmanaged.passUnretained(self).release()
    }

    private func callbacks(context: UnsafeMutableRawPointer) -> ts_web_callbacks {
        ts_web_callbacks(
            context: context,
            opened: { WebConnection.from($0).opened($1) },
            closed: { WebConnection.from($0).closed($1) },
            message: { WebConnection.from($0).received($1, UnsafeRawBufferPointer(start: $2, count: $3)) },
            writable: { WebConnection.from($0).write($1) ? 1 : 0 })
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> WebConnection {
        guard let context else { preconditionFailure("WebConnection: the server lost its context") }
        return Unmanaged<WebConnection>.fromOpaque(context).takeUnretainedValue()
    }

    deinit { close(descriptor) }

    // MARK: Main thread

    func takeEvents() -> [HostEvent] {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
        return lock.withLock {
            defer { events = [] }
            return events
        }
    }

    func show(_ frame: PixelBuffer, change: FrameChange) {
        lock.withLock {
            var change = change
            if frame.width != shadow.width || frame.height != shadow.height {
                shadow = PixelBuffer(width: frame.width, height: frame.height)
                change = FrameChange(damage: [PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)])
            }
            for rect in change.damage { shadow.copyRows(of: frame, in: rect) }
            for viewer in viewers.values { viewer.add(change) }
        }
        wake()
    }

    /// Tells the pages that look on, and those that come later what still holds then.
    func tell(_ notice: WebNotice) {
        lock.withLock {
            standing.take(notice)
            for viewer in viewers.values { viewer.add(notice) }
        }
        wake()
    }

    /// Sound for the pages that look on now.
    func play(_ samples: [Int16]) {
        lock.withLock { for viewer in viewers.values { viewer.add(sound: samples) } }
        wake()
    }

    /// What was copied last, in the app or on one of its pages.
    var clipboardText: String? {
        get { lock.withLock { clipboard } }
        set {
            lock.withLock { clipboard = newValue }
            if let newValue { tell(.clipboard(newValue)) }
        }
    }

    private func wake() {
        if let running = lock.withLock({ server }) { plugin.wake(running) }
    }

    // MARK: Server's thread

    private func opened(_ client: Int32) {
        lock.withLock {
            let viewer = WebViewer()
            viewer.add(PixelRect(x: 0, y: 0, width: shadow.width, height: shadow.height))
            for notice in standing.notices { viewer.add(notice) }
            viewers[client] = viewer
            visibilityChanged()
        }
        signalEvents()
        wake()
    }

    private func closed(_ client: Int32) {
        // Fingers and keys of a page that went away would stay down for ever.
        lock.withLock {
            viewers[client] = nil
            events += parser.endInput(of: client)
            visibilityChanged()
            wishesChanged()
        }
        signalEvents()
    }

    /// The app is in the background while all pages that look at it are hidden. A page that was closed may be about to
    /// come back, so without any the app stays where it is. Called with the lock held.
    private func visibilityChanged() {
        guard !viewers.isEmpty else { return }
        let isHidden = viewers.values.allSatisfy(\.isHidden)
        guard isHidden != isInBackground else { return }
        isInBackground = isHidden
        events.append(.activation(isHidden ? .background : .active))
    }

    /// Elements are made while any page wants them. Called with the lock held.
    private func wishesChanged() {
        let isWanted = viewers.values.contains(where: \.wantsElements)
        guard isWanted != isMirrored else { return }
        isMirrored = isWanted
        events.append(.control(.mirror(isWanted: isWanted)))
    }

    private func received(_ client: Int32, _ bytes: UnsafeRawBufferPointer) {
        let wakesPage = lock.withLock { () -> Bool in
            switch parser.parse(bytes, client: client) {
            case .events(let new):
                events += new
                return false
            case .acknowledged:
                viewers[client]?.frameArrived()
                return true
            case .hidden(let isHidden):
                viewers[client]?.isHidden = isHidden
                visibilityChanged()
                return false
            case .elements(let isWanted):
                viewers[client]?.wantsElements = isWanted
                wishesChanged()
                return false
            case .clipboard(let text):
                clipboard = text
                return false
            case .unknown:
                return false
            }
        }
        if wakesPage { wake() } else { signalEvents() }
    }

    private func signalEvents() {
        if lock.withLock({ !events.isEmpty }) { signal() }
    }

    private func signal() {
        var one: UInt64 = 1
        _ = Glibc.write(descriptor, &one, 8)
    }

    /// Sends one message if there is one; true when another waits.
    private func write(_ client: Int32) -> Bool {
        lock.lock()
        guard let viewer = viewers[client], let server else {
            lock.unlock()
            return false
        }
        if let notice = viewer.takeNotice() {
            lock.unlock()
            let text = Array(notice.json.utf8)
            plugin.send(server, client, text, text.count, 1)
            return true
        }
        if let sound = viewer.takeSound() {
            lock.unlock()
            plugin.send(server, client, sound, sound.count, 0)
            return true
        }
        guard let update = viewer.nextUpdate(of: shadow, now: clock()) else {
            lock.unlock()
            return false
        }
        lock.unlock()
        let message = update.pack(scale: scale, encode: plugin.encode)
        plugin.send(server, client, message, message.count, 0)
        return false
    }
}

extension PixelBuffer {
    /// Copies a rectangle from a buffer of the same size; what lies outside is left out.
    func copyRows(of other: PixelBuffer, in rect: PixelRect) {
        let area = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            let offset = area.x * 4
            memcpy(
                baseAddress + y * bytesPerRow + offset, other.baseAddress + y * other.bytesPerRow + offset,
                area.width * 4)
        }
    }
}
