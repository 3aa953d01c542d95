// SPDX-License-Identifier: MIT
import CoreGraphics

/// A timer that fires once a frame, before layout, with the times of the frame.
open class CADisplayLink: __ObjCObject {
    private let target: Any?
    private let selector: Selector?
    private var modes: Set<RunLoop.Mode> = []
    private var isValid = true

    /// A display link without a target never calls anything: what properties hold before the real one is made.
    public override init() {
        target = nil
        selector = nil
        super.init()
    }

    /// Retains `target` until invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target
        selector = sel
        super.init()
    }

    /// When the last frame was shown.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame will be shown.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two frames of the display.
    open private(set) var duration: CFTimeInterval = 0
    open var isPaused = false
    /// Zero: the display's rate.
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// Frames of the display for each call; the old form of `preferredFramesPerSecond`.
    open var frameInterval = 1

    /// Only the main run loop shows frames.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard isValid else { return }
        modes.insert(mode)
        DisplayLinks.add(self)
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { DisplayLinks.remove(self) }
    }

    /// Stops for good and releases the target's registration.
    open func invalidate() {
        isValid = false
        modes = []
        DisplayLinks.remove(self)
    }

    /// Seconds between calls; never less than the display's frame.
    private func interval(_ frame: CFTimeInterval) -> CFTimeInterval {
        let range = preferredFrameRateRange
        let rate = Double(
            preferredFramesPerSecond > 0
                ? Float(preferredFramesPerSecond) : range.preferred > 0 ? range.preferred : range.maximum)
        let frames = rate > 0 ? max(1, (1 / (rate * frame)).rounded()) : Double(max(1, frameInterval))
        return frames * frame
    }

    func fire(at time: CFTimeInterval, frame: CFTimeInterval, mode: RunLoop.Mode) {
        let isWanted = modes.contains(mode) || (modes.contains(.common) && mode != .init("UIInitializationRunLoopMode"))
        guard isValid, !isPaused, isWanted, let target, let selector else { return }
        let interval = interval(frame)
        // Half a frame of slack, because frame times are not exact multiples.
        guard timestamp == 0 || time - timestamp >= interval - frame / 2 else { return }
        timestamp = time
        duration = frame
        targetTimestamp = time + interval
        _ = __objcSend(target, selector, [self])
    }

    var isActive: Bool { isValid && !isPaused && target != nil && !modes.isEmpty }
}

/// The display links of the process. The main loop calls `fire` at the start of each frame, and keeps making frames
/// while `isActive`.
package enum DisplayLinks {
    // Display links live on the main thread, as their targets do.
    private nonisolated(unsafe) static var links: [CADisplayLink] = []

    static func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
    }

    static func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    /// Whether some link wants the next frame.
    package static var isActive: Bool { links.contains(where: \.isActive) }

    /// - Parameters: `time`: when the frame is shown; `frame`: seconds to the next one.
    package static func fire(at time: CFTimeInterval, frame: CFTimeInterval = 1.0 / 60, mode: RunLoop.Mode = .default) {
        for link in links { link.fire(at: time, frame: frame, mode: mode) }
    }
}
