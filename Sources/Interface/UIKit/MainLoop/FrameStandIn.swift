// SPDX-License-Identifier: MIT
import Foundation
import HostKit

/// Draws frames in the main loop's place while one of its turns takes long, so that animations that have begun go on
/// when the app computes or waits on the main thread: as on iOS, where another process draws.
///
/// A thread of its own, which sleeps while nothing moves and between turns. It takes over when a turn has lasted
/// `patience`, two frames, and hands back when the turn ends; `RenderContext` lets one of the two draw at a time.
package final class FrameStandIn: @unchecked Sendable {
    // What follows is guarded by `condition`.
    private var turnStart: CFTimeInterval?
    private var lastFrame: CFTimeInterval = 0
    /// Waits for a turn to begin, not for a time.
    private var isAsleep = false
    private var isEnding = false
    private var isRunning = false

    private let context: RenderContext
    private let host: any DisplayHost
    private let condition = NSCondition()

    /// Seconds between two frames.
    package static let frameInterval = 1.0 / 60
    /// How long a turn may last, in seconds, before somebody else draws.
    package static let patience = 2 * frameInterval

    /// Draws nothing before `start`.
    package init(for context: RenderContext, on host: any DisplayHost) {
        self.context = context
        self.host = host
    }

    // MARK: Main thread

    /// Once; `end` has to follow.
    package func start() {
        isRunning = true
        let thread = Thread { [self] in run() }
        thread.name = "frames"
        thread.start()
    }

    /// - Parameter time: of the frame clock; from then on patience counts.
    package func turnBegins(at time: CFTimeInterval = FrameClock.now) {
        condition.withLock {
            turnStart = time
            if isAsleep { condition.signal() }
        }
    }

    /// From now on the main loop draws; a frame under way is finished first by the context's own lock.
    package func turnEnds() { condition.withLock { turnStart = nil } }

    /// Returns when no frame can come any more.
    package func end() {
        condition.withLock {
            isEnding = true
            condition.broadcast()
            while isRunning { condition.wait() }
        }
    }

    // MARK: Its own thread

    /// Draws the frame of `time` if the turn has lasted too long by then and something moves.
    package func drawIfNeeded(at time: CFTimeInterval) {
        let isBusy = condition.withLock { takeoverTime.map { time >= $0 } ?? false }
        guard isBusy, context.isFrameDue(at: time) else { return }
        context.render(at: time) { host.present($0.buffer, change: $0.change) }
    }

    /// From when on frames are this thread's to draw; nil between turns.
    private var takeoverTime: CFTimeInterval? { turnStart.map { $0 + Self.patience } }

    private func run() {
        while let time = nextFrameTime() { drawIfNeeded(at: time) }
        condition.withLock {
            isRunning = false
            condition.broadcast()
        }
    }

    /// Waits for it; nil at the end.
    private func nextFrameTime() -> CFTimeInterval? {
        condition.lock()
        defer { condition.unlock() }
        while !isEnding {
            let now = FrameClock.now
            guard let due = takeoverTime.map({ max($0, lastFrame + Self.frameInterval) }) else {
                isAsleep = true
                condition.wait()
                isAsleep = false
                continue
            }
            guard now < due else {
                lastFrame = now
                return now
            }
            _ = condition.wait(until: Date(timeIntervalSinceNow: due - now))
        }
        return nil
    }
}
