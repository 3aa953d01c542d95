// SPDX-License-Identifier: MIT
import FoundationCompat

/// Where a context's work runs: the main queue, a queue of its own, or the caller's thread.
// Sendable: nothing in it changes, and a queue belongs to all threads.
final class ContextQueue: @unchecked Sendable {
    private let own: DispatchQueue?
    private let isMain: Bool
    private let mark = DispatchSpecificKey<Bool>()

    init(_ type: NSManagedObjectContextConcurrencyType) {
        isMain = type == .mainQueueConcurrencyType
        own = type == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
        own?.setSpecific(key: mark, value: true)
    }

    var isCurrent: Bool {
        if isMain { return Thread.isMainThread }
        guard own != nil else { return true }
        return DispatchQueue.getSpecific(key: mark) == true
    }

    func async(_ block: @escaping () -> Void) {
        let work = Unchecked(block)
        if let own {
            own.async { work.value() }
        } else {
            DispatchQueue.main.async { work.value() }
        }
    }

    func sync(_ block: () -> Void) {
        guard !isCurrent else { return block() }
        if let own { own.sync(execute: block) } else { DispatchQueue.main.sync(execute: block) }
    }
}

extension NSManagedObjectContext {
    public enum ScheduledTaskType: Sendable {
        /// Runs at once when already on the context's queue.
        case immediate
        case enqueued
    }

    /// Runs the block on the context's queue and waits for its result.
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        try run(block) { throw $0 }
    }

    private func run<Result>(_ block: () throws -> Result, _ rescue: (any Error) throws -> Never) rethrows -> Result {
        var result: Swift.Result<Result, any Error>?
        queue.sync { result = Swift.Result { try block() } }
        switch result {
        case .success(let value): return value
        case .failure(let error): try rescue(error)
        case nil: NSException.raise(.internalInconsistencyException, "the block of performAndWait did not run")
        }
    }

    /// Runs the block on the context's queue.
    public func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async rethrows -> Result {
        try await runLater(schedule, block) { throw $0 }
    }

    private func runLater<Result>(
        _ schedule: ScheduledTaskType, _ block: @escaping () throws -> Result, _ rescue: (any Error) throws -> Never
    ) async rethrows -> Result {
        let work = Unchecked(block)
        let outcome: Unchecked<Swift.Result<Result, any Error>> = await withCheckedContinuation { continuation in
            let run = {
                let result = Swift.Result { try work.value() }
                self.processPendingChanges()
                continuation.resume(returning: Unchecked(result))
            }
            if schedule == .immediate, queue.isCurrent { run() } else { queue.async(run) }
        }
        switch outcome.value {
        case .success(let value): return value
        case .failure(let error): try rescue(error)
        }
    }
}
