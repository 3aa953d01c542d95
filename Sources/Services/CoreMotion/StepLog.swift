// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// How many steps there were at each time, as the world said while the app ran.
///
/// Sendable: the lock guards what changes.
final class StepLog: @unchecked Sendable {
    static let shared = StepLog(.shared)

    private let lock = NSLock()
    /// In the order of time.
    private var counts: [(date: Date, steps: Int)]

    /// - Parameter world: hears of it from the next turn of the main thread on; the world changes there alone.
    init(_ world: World) {
        counts = [(.distantPast, world.state.motion.steps)]
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                _ = world.observe { [self] old, new in
                    if old.motion.steps != new.motion.steps { note(new.motion.steps, at: world.clock.date) }
                }
            }
        }
    }

    private func note(_ steps: Int, at date: Date) { lock.withLock { counts.append((date, steps)) } }

    func steps(at date: Date) -> Int {
        lock.withLock { counts.last { $0.date <= date }?.steps ?? 0 }
    }
}
