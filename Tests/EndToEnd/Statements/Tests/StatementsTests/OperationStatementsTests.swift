// SPDX-License-Identifier: MIT
import Foundation
import Statements
import Testing

/// Operations and their queues.
@Suite(.serialized) struct OperationStatementsTests {
    @Test("TH5: an added operation starts at once, and several run at the same time")
    func together() {
        let queue = OperationQueue()
        let meeting = Meeting(of: 3)
        let journal = Journal()
        for _ in 0..<3 { queue.addOperation { journal.note("\(meeting.join())") } }
        queue.waitUntilAllOperationsAreFinished()
        #expect(journal.entries == ["true", "true", "true"])
    }

    @Test("TH6: maxConcurrentOperationCount is -1; with 2 never more than two run, with 1 one after another")
    func limits() {
        #expect(OperationQueue().maxConcurrentOperationCount == -1)
        for limit in [1, 2] {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = limit
            let journal = Journal()
            for number in 1...6 {
                queue.addOperation {
                    journal.count {
                        journal.note("\(number)")
                        Thread.sleep(forTimeInterval: 0.05)
                    }
                }
            }
            queue.waitUntilAllOperationsAreFinished()
            #expect(journal.mostAtOnce <= limit && journal.entries.count == 6)
            if limit == 1 { #expect(journal.entries == ["1", "2", "3", "4", "5", "6"]) }
        }
    }

    @Test("TH7: a suspended queue starts nothing new, what runs finishes; it goes on when resumed")
    func suspended() {
        let queue = OperationQueue()
        let journal = Journal()
        let (started, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        queue.addOperation {
            started.signal()
            release.wait()
            journal.note("running")
        }
        started.wait()
        queue.isSuspended = true
        queue.addOperation { journal.note("new") }
        release.signal()
        Thread.sleep(forTimeInterval: 0.5)
        #expect(journal.entries == ["running"])
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        #expect(journal.entries == ["running", "new"])
    }

    @Test("TH8: cancelAllOperations marks all that are not finished; code that does not look runs to its end")
    func cancelAll() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let journal = Journal()
        let (started, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let running = BlockOperation {
            started.signal()
            release.wait()
            journal.note("ran to its end")
        }
        let waiting = BlockOperation { journal.note("never") }
        queue.addOperations([running, waiting], waitUntilFinished: false)
        started.wait()
        queue.cancelAllOperations()
        #expect(running.isCancelled && waiting.isCancelled && !running.isFinished)
        release.signal()
        queue.waitUntilAllOperationsAreFinished()
        #expect(running.isFinished && waiting.isFinished && journal.entries == ["ran to its end"])
    }

    @Test("TH9: an operation cancelled before it starts finishes without its main, and its dependants go on")
    func cancelledEarly() {
        let queue = OperationQueue()
        let journal = Journal()
        let first = BlockOperation { journal.note("first") }
        let second = BlockOperation { journal.note("second") }
        second.addDependency(first)
        first.cancel()
        queue.addOperations([first, second], waitUntilFinished: true)
        #expect(first.isFinished && journal.entries == ["second"])
    }

    /// Notes its steps, and hands over what it has when it is cancelled.
    final class Steps: Operation, @unchecked Sendable {
        // Sendable: the journal is.
        let journal = Journal()
        override func main() {
            for step in 1...50 {
                if isCancelled { return }
                journal.note("\(step)")
                Thread.sleep(forTimeInterval: 0.1)
            }
        }
    }

    @Test("TH10: an operation that polls isCancelled stops within a step of a tenth of a second, with what it has done")
    func polling() {
        let queue = OperationQueue()
        let steps = Steps()
        queue.addOperation(steps)
        Thread.sleep(forTimeInterval: 0.55)
        steps.cancel()
        let done = steps.journal.entries.count
        queue.waitUntilAllOperationsAreFinished()
        let batch = steps.journal.entries
        // A step may have begun before it was cancelled and be noted after.
        #expect(batch.count <= done + 1 && batch == (1...max(1, batch.count)).map(String.init))
    }

    @Test("TH11: an operation starts after those it depends on, across queues; a chain of five runs in order")
    func dependencies() {
        let queues = [OperationQueue(), OperationQueue()]
        let journal = Journal()
        let chain = (1...5).map { number in
            BlockOperation {
                journal.note("begin \(number)")
                Thread.sleep(forTimeInterval: 0.02)
                journal.note("end \(number)")
            }
        }
        for (first, second) in zip(chain, chain.dropFirst()) { second.addDependency(first) }
        for (index, operation) in chain.enumerated().reversed() { queues[index % 2].addOperation(operation) }
        for queue in queues { queue.waitUntilAllOperationsAreFinished() }
        #expect(journal.entries == (1...5).flatMap { ["begin \($0)", "end \($0)"] })
    }

    @Test("TH12: a completion block runs once after the end, also of a cancelled operation")
    func completions() {
        let queue = OperationQueue()
        let journal = Journal()
        for isCancelled in [false, true] {
            let operation = BlockOperation {}
            let done = DispatchSemaphore(value: 0)
            operation.completionBlock = { [unowned operation] in
                journal.note("\(isCancelled) \(operation.isFinished)")
                done.signal()
            }
            if isCancelled { operation.cancel() }
            queue.addOperation(operation)
            #expect(done.wait(timeout: .now() + 5) == .success)
            queue.waitUntilAllOperationsAreFinished()
        }
        #expect(journal.entries == ["false true", "true true"])
    }

    @Test("TH13: a block operation with several blocks is finished when all have run")
    func severalBlocks() {
        let journal = Journal()
        let operation = BlockOperation { journal.note("block") }
        for _ in 0..<4 {
            operation.addExecutionBlock {
                Thread.sleep(forTimeInterval: 0.05)
                journal.note("block")
            }
        }
        OperationQueue().addOperations([operation], waitUntilFinished: true)
        #expect(operation.isFinished && journal.entries.count == 5)
    }

    @Test("TH14: block operations and blocks added to a queue call methods")
    func methods() {
        final class Owner: Sendable {
            let journal = Journal()
            func note(_ text: String) { journal.note(text) }
        }
        let owner = Owner()
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.addOperation(BlockOperation { owner.note("operation") })
        queue.addOperation { owner.note("block") }
        queue.waitUntilAllOperationsAreFinished()
        #expect(owner.journal.entries == ["operation", "block"])
    }

    @Test("TH25: a queue of one, a chain of dependencies and a serial dispatch queue log 1-1 to 5-10 in exact order")
    func serialLogs() {
        let one = Journal()
        let single = OperationQueue()
        single.maxConcurrentOperationCount = 1
        for iteration in 1...5 { single.addOperation { work(iteration, one) } }
        single.waitUntilAllOperationsAreFinished()
        #expect(one.entries == serialLog)

        let chained = Journal()
        let operations = (1...5).map { iteration in BlockOperation { work(iteration, chained) } }
        for (first, second) in zip(operations, operations.dropFirst()) { second.addDependency(first) }
        OperationQueue().addOperations(operations, waitUntilFinished: true)
        #expect(chained.entries == serialLog)

        let serial = Journal()
        let queue = DispatchQueue(label: "serial")
        for iteration in 1...5 { queue.async { work(iteration, serial) } }
        queue.sync {}
        #expect(serial.entries == serialLog)

        let together = Journal()
        let all = OperationQueue()
        for iteration in 1...5 { all.addOperation { work(iteration, together) } }
        all.waitUntilAllOperationsAreFinished()
        #expect(together.entries.sorted() == serialLog.sorted())
    }
}
