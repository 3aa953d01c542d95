// SPDX-License-Identifier: MIT
import Glibc
import Synchronization
import TouchstoneDevice

/// Time that an app asks for after it has left the foreground, by the rules of "Extending your app's background execution
/// time": the system's budget runs from the moment it leaves; shortly before its end every task that is still there is told,
/// and an app that keeps one nevertheless is killed. Safe from any thread.
final class BackgroundTasks: Sendable {
    typealias Handler = @MainActor @Sendable () -> Void

    private struct Task: Sendable {
        let name: String
        var handler: Handler?
    }
    private struct State {
        var next = 1
        var tasks: [Int: Task] = [:]
        /// When the budget ends; nil: the app is in the foreground, where time does not run.
        var end: Double?
        /// Numbers the stays in the background; what was planned in one does not concern the next.
        var stay = 0
        var isPlanned = false
    }

    /// Seconds before the end at which handlers are called.
    static let notice = 5.0

    private let state = Mutex(State())
    private let clock: any DeviceClock
    private let kill: @MainActor @Sendable (String) -> Void

    init(
        clock: any DeviceClock = ProcessClock(),
        kill: @escaping @MainActor @Sendable (String) -> Void = BackgroundTasks.endProcess
    ) {
        (self.clock, self.kill) = (clock, kill)
    }

    /// - Parameter handler: called once, on the main thread, when time is nearly up.
    func begin(_ name: String?, _ handler: Handler?) -> UIBackgroundTaskIdentifier {
        let number = state.withLock { state in
            defer { state.next += 1 }
            state.tasks[state.next] = Task(name: name ?? "Called by \(AppIdentity.displayName)", handler: handler)
            return state.next
        }
        plan()
        return UIBackgroundTaskIdentifier(rawValue: number)
    }

    /// One that has ended, or never was, is left alone.
    func end(_ identifier: UIBackgroundTaskIdentifier) {
        state.withLock { $0.tasks[identifier.rawValue] = nil }
    }

    var isEmpty: Bool { state.withLock { $0.tasks.isEmpty } }

    /// Seconds; in the foreground there is no end of them.
    var timeRemaining: Double {
        state.withLock { $0.end }.map { max(0, $0 - clock.now) } ?? .greatestFiniteMagnitude
    }

    // MARK: The app's life

    func enterBackground(budget: Double = World.shared.state.backgroundSeconds) {
        state.withLock { state in
            state.end = clock.now + budget
            state.stay += 1
            state.isPlanned = false
        }
        plan()
    }

    func enterForeground() { state.withLock { $0.end = nil } }

    /// Whoever asks for no time costs none.
    private func plan() {
        let planned = state.withLock { state -> (delay: Double, stay: Int)? in
            guard let end = state.end, !state.isPlanned, !state.tasks.isEmpty else { return nil }
            state.isPlanned = true
            return (end - Self.notice - clock.now, state.stay)
        }
        guard let planned else { return }
        clock.after(planned.delay) { [weak self] in self?.expire(planned.stay) }
    }

    @MainActor private func expire(_ stay: Int) {
        let handlers = state.withLock { state -> [Handler] in
            guard state.stay == stay, state.end != nil else { return [] }
            let numbers = state.tasks.keys.sorted()
            defer { for number in numbers { state.tasks[number]?.handler = nil } }
            return numbers.compactMap { state.tasks[$0]?.handler }
        }
        for handler in handlers { handler() }
        clock.after(Self.notice) { [weak self] in self?.killIfNeeded(stay) }
    }

    @MainActor private func killIfNeeded(_ stay: Int) {
        let left = state.withLock { state in
            state.stay == stay && state.end != nil ? state.tasks.sorted { $0.key < $1.key }.map(\.value.name) : []
        }
        if let first = left.first { kill(first) }
    }

    /// As the system's watchdog does: at once, without a word to the delegate.
    @MainActor static func endProcess(_ task: String) {
        let text =
            "Background Task \"\(task)\" was not ended within the time that the system gives; end every task with "
            + "endBackgroundTask(_:), in its expiration handler at the latest. The app is killed (0x8badf00d).\n"
        FileHandle.standardError.write(Data(text.utf8))
        Glibc.kill(getpid(), SIGKILL)
    }
}
