// SPDX-License-Identifier: MIT
import CoreGraphics
import Dispatch
import Synchronization

/// Pixels that come from another thread or process: a film, a web page, map tiles, a camera.
///
/// Set as the `contents` of any number of layers, it is placed, clipped, faded, turned, masked and pictured as an image
/// would be. Its frames reach the display at the frame clock, without a commit and while the main thread is busy.
///
/// A frame has a time of the frame clock from which on it is shown, or is shown at once. Equal frames with equal times
/// give equal displays: producers that are ahead of the clock, or that hold it while they work, are deterministic under
/// the virtual clock. Safe from any thread.
package final class Surface: Sendable {
    /// One picture of the surface.
    package struct Frame: Sendable {
        /// Counts the surface's frames from 1; 0 before the first.
        package let number: Int
        /// nil: the surface is empty. Not written again once presented; `PixelBuffer(memory:...)` tells when nobody reads
        /// it any more.
        package let pixels: PixelBuffer?
        /// Pixels a point; nil: the layer's `contentsScale`.
        package let scale: CGFloat?
        /// No pixel lets anything through, so that what lies behind need not be drawn.
        package let isOpaque: Bool
        /// Seconds of the frame clock.
        let time: CFTimeInterval
        /// Pixels that differ from the frame before; nil: all.
        let damage: PixelRect?
    }

    /// What a frame was like, to know what changed since.
    private struct Trace {
        let number: Int
        let size: [CGFloat]
        let damage: PixelRect?

        init(_ frame: Frame) {
            number = frame.number
            damage = frame.damage
            let pixels = frame.pixels
            let opacity: CGFloat = frame.isOpaque ? 1 : 0
            size = [CGFloat(pixels?.width ?? 0), CGFloat(pixels?.height ?? 0), frame.scale ?? 0, opacity]
        }
    }

    private struct State {
        var shown = Frame(
            number: 0, pixels: nil, scale: nil, isOpaque: false, time: -.infinity, damage: nil)
        /// Frames to come, by time.
        var waiting: [Frame] = []
        /// Of the last frames shown.
        var history: [Trace] = []
        var lastNumber = 0
        var isWakePending = false
    }

    private let state = Mutex(State())
    private let didShow: (@Sendable (Int) -> Void)?

    /// - Parameter didShow: called with a frame's number when a display takes it up for the first time, on the thread
    ///   that draws; frames that another overtook are left out. It returns at once, and may present.
    package init(didShow: (@Sendable (_ number: Int) -> Void)? = nil) { self.didShow = didShow }

    // MARK: Producing

    /// Hands over a frame.
    /// - Parameters:
    ///   - scale: pixels a point; nil: that of the layer.
    ///   - damage: what differs from the frame presented before, in pixels; nil: all may.
    ///   - time: of the frame clock from which on it is shown, in place of frames for the same time or later; nil: at
    ///     once, in place of all that wait.
    /// - Returns: the frame's number.
    @discardableResult
    package func present(
        _ pixels: PixelBuffer, scale: CGFloat? = nil, isOpaque: Bool = true, damage: PixelRect? = nil,
        at time: CFTimeInterval? = nil
    ) -> Int {
        enqueue(pixels, scale, isOpaque, damage, time)
    }

    /// Shows nothing, now or from a time on.
    package func clear(at time: CFTimeInterval? = nil) { _ = enqueue(nil, nil, false, nil, time) }

    private func enqueue(
        _ pixels: PixelBuffer?, _ scale: CGFloat?, _ isOpaque: Bool, _ damage: PixelRect?, _ time: CFTimeInterval?
    ) -> Int {
        precondition(time?.isNaN != true, "Surface: a frame's time is not a number; pass seconds of the frame clock")
        let (number, wakes) = state.withLock { state in
            state.lastNumber += 1
            let time = time ?? -.infinity
            // What is overtaken is not there to differ from.
            let overtakes = state.waiting.contains { $0.time >= time }
            state.waiting.removeAll { $0.time >= time }
            state.waiting.append(
                Frame(
                    number: state.lastNumber, pixels: pixels, scale: scale, isOpaque: isOpaque, time: time,
                    damage: overtakes ? nil : damage))
            defer { state.isWakePending = true }
            return (state.lastNumber, !state.isWakePending)
        }
        if wakes { wakeMainLoop() }
        return number
    }

    /// The main loop sleeps until something is due; a block in its queue makes it look again.
    private func wakeMainLoop() {
        DispatchQueue.main.async { self.state.withLock { $0.isWakePending = false } }
    }

    // MARK: Showing

    /// What a display shows at a time; frames for earlier times are gone afterwards.
    package func frame(at time: CFTimeInterval) -> Frame {
        let (frame, isNew) = state.withLock { state in
            let before = state.shown.number
            while let next = state.waiting.first, next.time <= time {
                state.waiting.removeFirst()
                state.shown = next
                state.history.append(Trace(next))
            }
            if state.history.count > Self.historyLength {
                state.history.removeFirst(state.history.count - Self.historyLength)
            }
            return (state.shown, state.shown.number != before)
        }
        if isNew { didShow?(frame.number) }
        return frame
    }

    /// From when on something else is to be seen than frame `number`; infinite: never, as far as is known.
    func nextChange(after number: Int) -> CFTimeInterval {
        state.withLock { state in
            state.shown.number != number ? -.infinity : state.waiting.first?.time ?? .infinity
        }
    }

    /// The pixels in which a frame differs from an earlier one; nil: all may.
    func damage(from older: Int, to newer: Int) -> PixelRect? {
        state.withLock { state in
            guard let known = state.history.firstIndex(where: { $0.number == older }) else { return nil }
            let first = state.history[known]
            var all = PixelRect.empty
            for frame in state.history[(known + 1)...] where frame.number <= newer {
                guard let damage = frame.damage, frame.size == first.size else { return nil }
                all = all.union(damage)
            }
            return all
        }
    }

    /// More than two displays that draw at different paces need.
    private static let historyLength = 8
}
