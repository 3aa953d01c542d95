// SPDX-License-Identifier: MIT
import Foundation
import Statements
import Testing
import UIKit

/// Threads: background methods, sleeping, the main thread, tasks.
@Suite(.serialized) struct ThreadStatementsTests {
    /// Its method waits for the gate, then notes what it got and where it ran.
    final class Worker: NSObject, @unchecked Sendable {
        // Sendable: what it holds is.
        let journal = Journal()
        let gate = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        @objc func run(_ argument: Any?) {
            gate.wait()
            journal.note("\(argument as? String ?? "none") \(Thread.isMainThread)")
            done.signal()
        }
        @objc func nothing() {
            journal.note("ran")
            done.signal()
        }
    }

    @Test(
        "TH1: performSelector(inBackground:with:) returns at once and runs the method, with its argument, off the main thread"
    )
    func background() {
        let worker = Worker()
        worker.performSelector(inBackground: #selector(Worker.run(_:)), with: "argument")
        #expect(worker.journal.entries == [])
        worker.gate.signal()
        #expect(worker.done.wait(timeout: .now() + 5) == .success)
        #expect(worker.journal.entries == ["argument false"])
    }

    @Test(
        "TH3: performSelector(onMainThread:with:waitUntilDone:) runs on main; with true it returns after, with false before"
    )
    func onMain() {
        let worker = Worker()
        let (held, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        DispatchQueue.main.async {
            held.signal()
            release.wait()
        }
        held.wait()
        worker.gate.signal()
        worker.performSelector(onMainThread: #selector(Worker.run(_:)), with: "later", waitUntilDone: false)
        #expect(worker.journal.entries == [])
        release.signal()
        #expect(worker.done.wait(timeout: .now() + 5) == .success)
        worker.gate.signal()
        worker.performSelector(onMainThread: #selector(Worker.run(_:)), with: "now", waitUntilDone: true)
        #expect(worker.journal.entries == ["later true", "now true"])
    }

    @Test("TH2: five background methods run at the same time: all have logged their first step before any its second")
    func five() {
        let meeting = Meeting(of: 5)
        let journal = Journal()
        final class Counting: NSObject, @unchecked Sendable {
            // Sendable: what it holds is.
            let (meeting, journal): (Meeting, Journal)
            let done = DispatchSemaphore(value: 0)
            init(_ meeting: Meeting, _ journal: Journal) { (self.meeting, self.journal) = (meeting, journal) }
            @objc func run(_ argument: Any?) {
                for step in 1...3 {
                    journal.note("step \(step)")
                    // Nobody goes on before all are at their first step.
                    if step == 1, !meeting.join() { journal.note("alone") }
                    Thread.sleep(forTimeInterval: 0.1)
                }
                done.signal()
            }
        }
        let counting = Counting(meeting, journal)
        for number in 1...5 { counting.performSelector(inBackground: #selector(Counting.run(_:)), with: "\(number)") }
        for _ in 0..<5 { #expect(counting.done.wait(timeout: .now() + 5) == .success) }
        #expect(journal.entries.prefix(5).allSatisfy { $0 == "step 1" } && journal.entries.count == 15)
    }

    @Test("TH4: Thread.sleep stops only the calling thread, for its time or slightly more")
    func sleep() {
        let journal = Journal()
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            journal.note("other")
            done.signal()
        }
        Thread.sleep(forTimeInterval: 1)
        let time = journal.elapsed
        journal.note("slept")
        done.wait()
        #expect(time >= 1 && journal.entries == ["other", "slept"])
    }

    @Test("TH30: 200 background methods all run and the app lives on")
    func manyThreads() {
        let worker = Worker()
        for _ in 0..<200 { worker.performSelector(inBackground: #selector(Worker.nothing), with: nil) }
        for _ in 0..<200 { #expect(worker.done.wait(timeout: .now() + 5) == .success) }
        #expect(worker.journal.entries.count == 200)
    }

    @Test(
        "TH33: tasks, groups, async let, main-actor code and cancellation run, and change the interface from the main actor"
    )
    func tasks() async {
        let sum = await withTaskGroup(of: Int.self) { group in
            for number in 1...10 { group.addTask { number } }
            return await group.reduce(0, +)
        }
        async let first = Task { 1 }.value
        async let second = Task { 2 }.value
        let pair = await (first, second)
        #expect(sum == 55 && pair == (1, 2))
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return "cancelled"
        }
        task.cancel()
        #expect(await task.value == "cancelled")
        let text = await Task { @MainActor in
            let label = UILabel()
            label.text = "\(Thread.isMainThread)"
            return label.text
        }.value
        #expect(text == "true")
    }
}
