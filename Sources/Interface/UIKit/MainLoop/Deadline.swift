// SPDX-License-Identifier: MIT

/// Work at a time of the frame clock, on the main loop: long presses, delayed touches, tap windows.
@MainActor
package final class Deadline {
    /// Of the frame clock.
    package let time: CFTimeInterval
    fileprivate let work: @MainActor () -> Void
    fileprivate(set) var isPending = true

    fileprivate init(time: CFTimeInterval, work: @escaping @MainActor () -> Void) {
        self.time = time
        self.work = work
    }

    /// Does nothing once it has run, and a second time.
    package func cancel() {
        isPending = false
        DeadlineQueue.shared.drop(self)
    }
}

/// All deadlines of the main loop. Main thread only.
@MainActor
package final class DeadlineQueue {
    /// The one that the main loop wakes for.
    package static let shared = DeadlineQueue()
    /// By time; equal times in the order of scheduling.
    private var pending: [Deadline] = []

    /// Never runs before this returns.
    /// - Parameter delay: seconds; negative counts as zero.
    /// - Returns: what cancels it; need not be kept.
    @discardableResult
    package func schedule(after delay: CFTimeInterval, _ work: @escaping @MainActor () -> Void) -> Deadline {
        let deadline = Deadline(time: FrameClock.now + max(0, delay), work: work)
        let index = pending.lastIndex { $0.time <= deadline.time }.map { $0 + 1 } ?? 0
        pending.insert(deadline, at: index)
        return deadline
    }

    /// Of the frame clock; nil: nothing waits.
    package var next: CFTimeInterval? { pending.first?.time }

    /// Runs what is due. Work scheduled meanwhile for now waits for the next call.
    package func fire(at time: CFTimeInterval) {
        let due = pending.prefix { $0.time <= time }
        guard !due.isEmpty else { return }
        pending.removeFirst(due.count)
        for deadline in due where deadline.isPending {
            deadline.isPending = false
            deadline.work()
        }
    }

    fileprivate func drop(_ deadline: Deadline) { pending.removeAll { $0 === deadline } }
}
