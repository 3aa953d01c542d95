// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// Takes an app through the steps of a script, then ends the process: 0 when all went well, 1 with the number of the
/// step that did not.
///
/// Each step starts when the app has come to rest after the one before.
@MainActor
final class ScriptRunner {
    /// Seconds an app that never rests (a game, a spinner) is waited for before a step goes ahead.
    static let patience = 3.0
    /// Seconds that such an app is waited for while animations run that will end: an entrance beside a spinner.
    static let patienceForEnds = 10.0
    /// Turns of the loop in which others hand something over before time passes: an app may do so for ever.
    static let patienceForHandovers = 1000
    /// Seconds of rest that count, so that work that follows at once is waited for too.
    static let restTime = 0.05

    private static var running: ScriptRunner?
    private let steps: [ScriptStep]
    private let performer = StepPerformer()
    private var next = 0

    static func start(_ steps: [ScriptStep]) {
        let runner = ScriptRunner(steps)
        running = runner
        runner.whenSettled { runner.proceed() }
    }

    private init(_ steps: [ScriptStep]) { self.steps = steps }

    private func proceed() {
        guard next < steps.count else { end(0) }
        let step = steps[next]
        next += 1
        performer.perform(step.action) { [self] reason in
            if let reason { fail(step, reason) }
            whenSettled { self.proceed() }
        }
    }

    private func end(_ status: Int32) -> Never {
        exit(status)
    }

    private func fail(_ step: ScriptStep, _ reason: String) -> Never {
        FileHandle.standardError.write(Data("script: step \(step.number) \(step.source): \(reason)\n".utf8))
        end(1)
    }

    // MARK: Time

    /// Calls `body` when the app has rested, or when patience is over.
    private func whenSettled(_ body: @escaping @MainActor () -> Void) {
        check(since: FrameClock.now, restedSince: nil, body)
    }

    private func check(
        since start: CFTimeInterval, restedSince: CFTimeInterval?, handovers: Int = 0,
        _ body: @escaping @MainActor () -> Void
    ) {
        let settled = MainLoop.shared.isSettled
        if !settled, handovers < Self.patienceForHandovers, MainLoop.shared.awaitsOthers {
            let handovers = VirtualClock.isHeld ? 0 : handovers + 1
            return after(0) { [self] in check(since: start, restedSince: restedSince, handovers: handovers, body) }
        }
        let now = FrameClock.now
        let rested = settled ? (restedSince ?? now) : nil
        if let rested, now - rested >= Self.restTime { return body() }
        let awaitsEnds = MainLoop.shared.context?.hasFiniteAnimations ?? false
        if now - start >= (awaitsEnds ? Self.patienceForEnds : Self.patience) { return body() }
        after(1.0 / 60) { [self] in check(since: start, restedSince: rested, body) }
    }

    private func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        DeadlineQueue.shared.schedule(after: seconds, body)
    }
}
