// SPDX-License-Identifier: MIT
internal import CHostPlugins
package import CoreGraphics
import Foundation
package import HostKit

/// An app in a window of the desktop.
///
/// One window pixel is one pixel of the app's screen; the scale says how many of them make a point. The left mouse
/// button is a finger, with Alt held a second finger mirrors it through the middle, with Shift too it keeps its distance;
/// touch screens give all fingers.
///
/// SDL is called by one thread at a time, so `lock` is held around what may happen while another thread shows a frame;
/// all other state is the main thread's.
package final class WindowHost: DisplayHost, SoundHost, @unchecked Sendable {
    private let plugin: ts_window_plugin
    private let lock = NSLock()
    let window: UnsafeMutableRawPointer
    private let descriptor: Int32
    private let requestedScale: CGFloat?
    private let clock: () -> Double

    /// Follows the window; measured anew when it changes size.
    package private(set) var screen: ScreenDescription

    /// - Parameters:
    ///   - size: the first size of the content in points; the desktop may give less.
    ///   - scale: pixels per point; nil takes the density of the display.
    ///   - panelWidth: beside the content, in the desktop's units; left out where the desktop is too narrow.
    ///   - clock: the frame clock, which stamps events.
    /// - Throws: `HostError` where there is no display or SDL is not installed.
    package init(
        title: String, size: CGSize, scale: CGFloat?, panelWidth: Int = 0, clock: @escaping () -> Double
    ) throws {
        let symbol = try loadHostPlugin(library: "TouchstoneWindow", entry: "touchstone_window_plugin")
        let entry = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafePointer<ts_window_plugin>).self)
        plugin = entry().pointee
        requestedScale = scale
        self.clock = clock
        let unitScale = scale ?? 1
        var message = [CChar](repeating: 0, count: 256)
        guard
            let window = plugin.open(
                title, Int32(size.width * unitScale), Int32(size.height * unitScale), scale == nil ? 0 : 1,
                Int32(panelWidth), &message, message.count)
        else {
            throw HostError("no window: \(message.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })")
        }
        self.window = window
        descriptor = plugin.descriptor(window)
        screen = ScreenDescription(size: size, scale: unitScale)
        screen = measuredScreen()
    }

    deinit { plugin.close(window) }

    func sdl<Result>(_ body: (ts_window_plugin) -> Result) -> Result { lock.withLock { body(plugin) } }

    /// The desktop shows it.
    package var showsIcon: Bool { true }

    /// What the desktop shows for the window.
    package func setIcon(_ icon: PixelBuffer) {
        sdl {
            $0.set_icon(window, icon.baseAddress, Int32(icon.width), Int32(icon.height), Int32(icon.bytesPerRow))
        }
    }

    private func measuredScreen() -> ScreenDescription {
        var width: Int32 = 0
        var height: Int32 = 0
        var density: Float = 1
        sdl { $0.geometry(window, &width, &height, &density) }
        let scale = requestedScale ?? max(1, CGFloat(density))
        return ScreenDescription(
            size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
    }

    /// The connection to the display server; none where the system does not tell.
    package var descriptors: [Int32] { descriptor >= 0 ? [descriptor] : [] }

    /// Without a descriptor of the display connection input has to be asked for, about once a frame.
    package var pollInterval: Double? { descriptor >= 0 ? nil : 1.0 / 60 }

    /// As SDL's driver says: some want the main thread.
    package var presentsAnywhere: Bool { sdl { $0.presents_anywhere(window) } != 0 }

    /// All that SDL has queued; what means nothing to an app is left out.
    package func nextEvents() -> [HostEvent] {
        var events: [HostEvent] = []
        var source = ts_window_event()
        while sdl({ $0.next_event(window, &source) }) != 0 {
            if let event = translate(source) { events.append(event) }
            if source.kind == Int32(TS_WINDOW_RESIZED.rawValue) { events.append(.panelChanged) }
        }
        return events
    }

    /// Drops a frame of another size than the window's.
    package func present(_ frame: PixelBuffer, damage: [PixelRect]) {
        let rects = damage.map {
            ts_rect(x: Int32($0.x), y: Int32($0.y), width: Int32($0.width), height: Int32($0.height))
        }
        // A frame of another size than the window's is dropped: the resize event already waits in the queue.
        _ = sdl {
            $0.present(
                window, frame.baseAddress, Int32(frame.width), Int32(frame.height), Int32(frame.bytesPerRow), rects,
                Int32(rects.count))
        }
    }

    /// As far as the desktop lets it; a minimised window comes back.
    package func raise() { sdl { $0.raise(window) } }

    /// As the window is then, with sides exchanged.
    package func turn(landscape: Bool) -> ScreenDescription? {
        let size = screen.size
        guard landscape != (size.width > size.height) else { return screen }
        let (width, height) = (size.height * screen.scale, size.width * screen.scale)
        sdl { $0.resize(window, Int32(width.rounded()), Int32(height.rounded())) }
        screen = measuredScreen()
        return screen
    }

    /// The desktop's sound begins with the first samples; where it has none they are lost.
    package func play(_ samples: [Int16]) { _ = sdl { $0.play(window, samples, Int32(samples.count / 2)) } }

    /// Of the window.
    package func setTitle(_ title: String) { sdl { $0.set_title(window, title) } }

    /// Where an input method puts its candidates.
    /// - Parameter caret: points of the screen.
    package func setTextInput(active: Bool, caret: CGRect) {
        let scale = screen.scale
        let rect = ts_rect(
            x: Int32(caret.minX * scale), y: Int32(caret.minY * scale), width: Int32(caret.width * scale),
            height: Int32(caret.height * scale))
        sdl { $0.set_text_input(window, active ? 1 : 0, rect) }
    }

    /// The desktop's; setting nil empties it.
    package var clipboardText: String? {
        get {
            guard let text = sdl({ $0.copy_clipboard(window) }) else { return nil }
            defer { free(text) }
            return String(cString: text)
        }
        set { sdl { $0.set_clipboard(window, newValue ?? "") } }
    }

    // MARK: Events

    private func translate(_ source: ts_window_event) -> HostEvent? {
        let location = CGPoint(x: CGFloat(source.x) / screen.scale, y: CGFloat(source.y) / screen.scale)
        switch ts_window_event_kind(UInt32(source.kind)) {
        case TS_WINDOW_TOUCH:
            return .touches(
                [
                    HostTouch(
                        identifier: Int(source.identifier), phase: touchPhase(source.phase), location: location,
                        force: CGFloat(source.force))
                ], time: clock())
        case TS_WINDOW_KEY:
            let key = hostKey(source)
            guard let isUp = Self.volumeKeys[key.usage] else { return .key(key, time: clock()) }
            return key.phase == .up ? nil : .control(.volume(isUp: isUp))
        case TS_WINDOW_TEXT: return .text(text(of: source))
        case TS_WINDOW_MARKED_TEXT: return .markedText(text(of: source))
        case TS_WINDOW_SCROLL:
            return .scroll(
                location: location, delta: CGVectorPoints(dx: CGFloat(source.dx), dy: CGFloat(source.dy)),
                time: clock())
        case TS_WINDOW_HOVER:
            return .hover(location: touchPhase(source.phase) == .ended ? nil : location, time: clock())
        case TS_WINDOW_SECONDARY_CLICK: return .secondaryClick(location: location, time: clock())
        case TS_WINDOW_RESIZED:
            screen = measuredScreen()
            return .screenChanged(screen)
        case TS_WINDOW_ACTIVATION:
            return .activation(source.phase == 0 ? .active : source.phase == 1 ? .inactive : .background)
        case TS_WINDOW_QUIT: return .quit
        case TS_WINDOW_PANEL:
            return .panel(CGPoint(x: CGFloat(source.x) / panelScale, y: CGFloat(source.y) / panelScale))
        default: return nil
        }
    }

    /// Usages of the USB keyboard page.
    private static let volumeKeys = [0x80: true, 0x81: false]

    private func touchPhase(_ phase: Int32) -> HostTouch.Phase {
        switch ts_phase(UInt32(phase)) {
        case TS_PHASE_BEGAN: .began
        case TS_PHASE_MOVED: .moved
        case TS_PHASE_ENDED: .ended
        default: .cancelled
        }
    }

    private func hostKey(_ source: ts_window_event) -> HostKey {
        let phase: HostKey.Phase =
            switch ts_phase(UInt32(source.phase)) {
            case TS_PHASE_BEGAN: .down
            case TS_PHASE_MOVED: .repeated
            default: .up
            }
        let modifiers = HostKey.Modifiers(rawValue: Int(source.modifiers))
        let plain = text(of: source)
        return HostKey(
            phase: phase, usage: Int(source.usage),
            characters: modifiers.contains(.shift) ? plain.uppercased() : plain,
            charactersIgnoringModifiers: plain, modifiers: modifiers)
    }

    private func text(of source: ts_window_event) -> String {
        withUnsafeBytes(of: source.text) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
