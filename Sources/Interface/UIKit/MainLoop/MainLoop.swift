// SPDX-License-Identifier: MIT
import CVirtualClock
import Glibc
import HostKit
import ObjCRuntime

/// The app's main loop: input, main queue, timers, display links, commit, frame, then sleep until something is due.
///
/// It polls the host's descriptors and the main dispatch queue's, with RunLoop's timers and its own deadlines as the
/// time limit; nothing due and nothing moving means no wake-ups. See docs/life-of-a-frame.md.
@MainActor
package final class MainLoop {
    /// The process's.
    package static let shared = MainLoop()

    /// Seconds between frames.
    package nonisolated static let frameInterval = FrameStandIn.frameInterval

    /// A `Date` of this century holds a time to about 0.2 microseconds; waiting for exactly that long could wake just
    /// before the timer is due, again and again.
    private static let dateResolution = 1e-6

    /// Where frames go and input comes from; nil: nothing is shown.
    package var host: (any DisplayHost)?
    /// Of the attached host; nil before.
    package private(set) var context: RenderContext?
    /// The run-loop mode of timers and display links: `tracking` while a finger drags a scroll view.
    package var mode = RunLoop.Mode.default
    /// The time the last frame was made for.
    package private(set) var lastFrame: CFTimeInterval = 0
    /// The pixels shown last; nil before the first frame.
    private var lastBuffer: PixelBuffer?
    /// Called at the end of each turn; scripts look there whether the app has come to rest.
    package var endOfTurn: (() -> Void)?
    /// Draws while a turn takes longer than frames may; only where somebody looks on as it happens.
    private var standIn: FrameStandIn?
    private var commitBlocks: [@MainActor () -> Void] = []
    private var isCommitting = false
    private var stopRequested = false

    // MARK: Display

    /// Shows the screen's layer tree on the host.
    package func attach(_ host: any DisplayHost) {
        self.host = host
        let screen = UIScreen.main
        let context = RenderContext(size: screen.bounds.size, scale: screen.scale)
        context.layer = screen.rootLayer
        self.context = context
    }

    /// Takes over size and scale of the main screen; the next frame is drawn whole.
    package func screenDidChange() {
        context?.size = UIScreen.main.bounds.size
        context?.scale = UIScreen.main.scale
    }

    // MARK: Running

    /// Turns until `stop()`.
    package func run() {
        stopRequested = false
        registerModes()
        startStandIn()
        defer { standIn?.end() }
        while !stopRequested {
            standIn?.turnBegins()
            turn()
            standIn?.turnEnds()
            guard !stopRequested else { return }
            wait(until: nextWake)
        }
    }

    private func startStandIn() {
        guard !FrameClock.isVirtual, let host, let context, host.showsEveryFrame, host.presentsAnywhere else { return }
        standIn = FrameStandIn(for: context, on: host)
        standIn?.start()
    }

    /// Ends `run()` after the turn under way.
    package func stop() { stopRequested = true }

    /// Everything that is due now, in order.
    package func turn() {
        takeHostEvents()
        // Tests may run the main actor on another thread; the main thread's queue and run loop are not theirs.
        if Thread.isMainThread {
            drainMainQueue()
            // Fires the due timers of the mode and performs the run loop's blocks.
            runLoopLimit = RunLoop.main.limitDate(forMode: mode)
        }
        let now = FrameClock.now
        DeadlineQueue.shared.fire(at: now)
        let isFrameDue = now >= max(lastFrame, lastTick) + Self.frameInterval - 1e-6
        if isFrameDue, DisplayLinks.isActive {
            DisplayLinks.fire(at: now, frame: Self.frameInterval, mode: mode)
            if !needsFrame { lastFrame = now }
        }
        if isFrameDue, !FrameTickets.isEmpty {
            FrameTickets.fire(at: now)
            lastTick = now
        }
        commit()
        if isFrameDue, needsFrame {
            lastFrame = now
            // Not before what was just committed begins.
            makeFrame(at: FrameClock.now)
        }
        runAfterCommit()
        endOfTurn?()
        drainAutoreleasePool()
    }

    private var runLoopLimit: Date?
    private var lastTick: CFTimeInterval = 0
    private var needsFrame: Bool { context?.needsRender ?? false }

    private func makeFrame(at time: CFTimeInterval) {
        guard let context else { return }
        if host?.showsEveryFrame == false { context.skipFrame(at: time) } else { draw(context, at: time) }
    }

    /// - Returns: whether the frame makes another one necessary: the home indicator follows what it lies over.
    @discardableResult
    private func draw(_ context: RenderContext, at time: CFTimeInterval) -> Bool {
        let changesMore = context.render(at: time) { frame in
            lastBuffer = frame.buffer
            host?.present(frame.buffer, change: frame.change)
            return SystemBars.current?.adapt(to: frame) ?? false
        }
        return changesMore ?? false
    }

    /// Reads the pixels shown last, which nobody changes meanwhile; `body` gets nil before the first frame.
    package func withLastFrame<Result>(_ body: (PixelBuffer?) throws -> Result) rethrows -> Result {
        guard let context else { return try body(nil) }
        return try context.betweenFrames { try body(lastBuffer) }
    }

    /// Brings the screen up to date now, whatever the display's rhythm: for pictures.
    package func renderNow() {
        commit()
        runAfterCommit()
        commit()
        guard let context, needsFrame || context.hasUndrawnChanges else { return }
        lastFrame = FrameClock.now
        guard draw(context, at: FrameClock.now) else { return }
        commit()
        draw(context, at: FrameClock.now)
    }

    /// Whether it is the machine's matter that `isSettled` just said no: a request to others is under way, or a thread has
    /// just handed over what it did. Ask again in the next turn, before time passes. False under the real clock.
    package var awaitsOthers: Bool {
        guard VirtualClock.isRunning else { return false }
        guard VirtualClock.isHeld else { return mainQueueHasWork }
        VirtualClock.restInRealTime()
        return true
    }

    /// Whether everything has come to rest: nothing moves, nothing is due at once, no other thread works.
    package var isSettled: Bool {
        guard !needsFrame, hasNothingToDo else { return false }
        if let change = context?.nextFrameTime(after: FrameClock.now), change < FrameClock.now + 1 { return false }
        return true
    }

    /// Whether all that ends by itself has ended: what then still moves, as a blinking caret or a spinner, will for ever.
    package var isSettledButForEndlessMotion: Bool {
        !PassingMotion.isUnderWay && nothingIsDue && context?.hasPassingChanges(before: FrameClock.now + 1) != true
    }

    private var hasNothingToDo: Bool { !DisplayLinks.isActive && nothingIsDue }

    private var nothingIsDue: Bool {
        guard FrameTickets.isEmpty, commitBlocks.isEmpty else { return false }
        if let next = DeadlineQueue.shared.next, next <= FrameClock.now { return false }
        return VirtualClock.areOtherThreadsAsleep && !VirtualClock.isHeld && !mainQueueHasWork
    }

    private var mainQueueHasWork: Bool {
        var polled = pollfd(fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, 0) > 0
    }

    /// Layout, display, and the changes of this turn to the render tree.
    package func commit() {
        guard !isCommitting else { return }
        isCommitting = true
        CATransaction.flush()
        isCommitting = false
    }

    /// Runs `block` after the next commit: what was changed until then is laid out and on its way to the screen.
    package func afterCommit(_ block: @escaping @MainActor () -> Void) { commitBlocks.append(block) }

    /// Also what they ask for meanwhile. Called by the turn, after its commit.
    package func runAfterCommit() {
        while !commitBlocks.isEmpty {
            let blocks = commitBlocks
            commitBlocks = []
            for block in blocks { block() }
        }
    }

    // MARK: Waiting

    /// When something is due next by the frame clock; nil: nothing until input or another thread's work arrives.
    package var nextWake: CFTimeInterval? {
        var times: [CFTimeInterval] = []
        if let next = DeadlineQueue.shared.next { times.append(next) }
        if let limit = runLoopLimit, limit != .distantFuture {
            times.append(FrameClock.now + max(0, limit.timeIntervalSinceNow) + Self.dateResolution)
        }
        if let interval = host?.pollInterval { times.append(FrameClock.now + interval) }
        if let frame = nextFrame { times.append(frame) }
        if !commitBlocks.isEmpty { times.append(FrameClock.now) }
        return times.min()
    }

    /// When the next frame is to be made; nil while nothing moves.
    private var nextFrame: CFTimeInterval? {
        let tick = max(lastFrame, lastTick) + Self.frameInterval
        if needsFrame || DisplayLinks.isActive || !FrameTickets.isEmpty { return max(tick, FrameClock.now) }
        guard let change = context?.nextFrameTime(after: FrameClock.now) else { return nil }
        return max(tick, change)
    }

    /// Sleeps until the time, input, or another thread's work; a virtual clock moves meanwhile.
    /// - Parameters:
    ///   - time: nil: no limit.
    ///   - descriptors: that end the wait when they become readable.
    package func wait(until time: CFTimeInterval?, reading descriptors: [Int32] = []) {
        let queue = _dispatch_get_main_queue_handle_4CF()
        var polled = ((host?.descriptors ?? []) + descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        polled.append(pollfd(fd: queue, events: Int16(POLLIN), revents: 0))
        // Rounded up, so that the time is reached and not just missed; negative: no limit.
        let nanoseconds = time.map { Int64(clamping: Int(max(0, ($0 - FrameClock.now) * 1e9).rounded(.up))) } ?? -1
        _ = ts_wait(&polled, UInt(polled.count), nanoseconds)
    }

    /// The blocks and main-actor jobs that have arrived.
    package func drainMainQueue() {
        let queue = _dispatch_get_main_queue_handle_4CF()
        var word: UInt64 = 0
        var polled = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 0) > 0, polled.revents != 0 else { return }
        _ = read(queue, &word, 8)
        _dispatch_main_queue_callback_4CF(nil)
    }

    private func takeHostEvents() {
        guard let events = host?.nextEvents(), !events.isEmpty else { return }
        HostInput.handle(events)
    }

    private func registerModes() { RunLoopModes.registerTracking() }

    // MARK: Tests and scripts

    /// Lets time pass on a virtual frame clock, doing everything at its time.
    package func advance(by seconds: CFTimeInterval) { advance(to: FrameClock.now + seconds) }

    /// Does everything at its time on a virtual frame clock, and at least one turn. Waits in real time while the clock
    /// is held.
    package func advance(to end: CFTimeInterval) {
        turn()
        while FrameClock.now < end {
            if VirtualClock.isHeld {
                VirtualClock.restInRealTime()
                turn()
                continue
            }
            let next = min(end, max(nextWake ?? end, FrameClock.now))
            let target = next <= FrameClock.now ? min(end, FrameClock.now + Self.frameInterval) : next
            if VirtualClock.isRunning { VirtualClock.advance(to: target) } else { FrameClock.advance(to: target) }
            turn()
        }
    }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func _dispatch_get_main_queue_handle_4CF() -> Int32
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func _dispatch_main_queue_callback_4CF(_ message: UnsafeMutableRawPointer?)
