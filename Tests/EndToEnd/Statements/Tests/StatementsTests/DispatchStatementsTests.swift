// SPDX-License-Identifier: MIT
import Foundation
import Statements
import Testing
import UIKit

/// Dispatch queues.
@Suite(.serialized) struct DispatchStatementsTests {
    @Test("TH15: global queues of every class are concurrent, and the old priorities lead to four of them")
    func globals() {
        for quality in [DispatchQoS.QoSClass.userInteractive, .userInitiated, .default, .utility, .background] {
            let meeting = Meeting(of: 2)
            let journal = Journal()
            let group = DispatchGroup()
            let queue = DispatchQueue.global(qos: quality)
            for _ in 0..<2 { queue.async(group: group) { journal.note("\(meeting.join())") } }
            group.wait()
            #expect(journal.entries == ["true", "true"], "\(quality)")
        }
        let old: [(DispatchQueue.GlobalQueuePriority, DispatchQoS.QoSClass)] = [
            (.high, .userInitiated), (.default, .default), (.low, .utility), (.background, .background),
        ]
        for (priority, quality) in old {
            #expect(DispatchQueue.global(priority: priority).label == DispatchQueue.global(qos: quality).label)
        }
    }

    @Test("TH16: the blocks of a labelled queue run one at a time in the order they came")
    func serial() {
        let queue = DispatchQueue(label: "serial")
        let journal = Journal()
        for number in 0..<100 { queue.async { journal.count { journal.note("\(number)") } } }
        queue.sync {}
        #expect(journal.entries == (0..<100).map(String.init) && journal.mostAtOnce == 1)
    }

    @Test("TH17: a concurrent queue runs several blocks at a time; a barrier waits for earlier and holds later ones")
    func barrier() {
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        let meeting = Meeting(of: 3)
        let journal = Journal()
        for _ in 0..<3 {
            queue.async {
                let met = meeting.join()
                Thread.sleep(forTimeInterval: 0.1)
                journal.note("before \(met)")
            }
        }
        queue.async(flags: .barrier) {
            Thread.sleep(forTimeInterval: 0.1)
            journal.note("barrier")
        }
        for _ in 0..<3 { queue.async { journal.note("after") } }
        queue.sync(flags: .barrier) {}
        #expect(
            journal.entries == Array(repeating: "before true", count: 3) + ["barrier"]
                + Array(repeating: "after", count: 3))
    }

    @Test("TH19: blocks for the main queue run on the main thread in order, also while an alert is up")
    func mainQueue() async throws {
        let journal = Journal()
        let alert = await MainActor.run { () -> UIAlertController in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let alert = UIAlertController(title: "Up", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: false)
            return alert
        }
        try await Task.sleep(nanoseconds: 1_000_000_000)
        await withCheckedContinuation { next in
            for number in 1...5 {
                DispatchQueue.main.async {
                    journal.note("\(number) \(Thread.isMainThread)")
                    if number == 5 { next.resume() }
                }
            }
        }
        #expect(journal.entries == (1...5).map { "\($0) true" })
        #expect(await MainActor.run { alert.viewIfLoaded?.window != nil })
        await MainActor.run { alert.presentingViewController?.dismiss(animated: false) }
    }

    @Test("TH20: concurrentPerform runs each index once, several at a time, and returns after all are done")
    func concurrentPerform() {
        let journal = Journal()
        let meeting = Meeting(of: min(2, ProcessInfo.processInfo.activeProcessorCount))
        DispatchQueue.concurrentPerform(iterations: 10) { index in
            if meeting.join() { journal.note("\(index)") }
        }
        #expect(journal.entries.sorted() == (0..<10).map(String.init))
    }

    @Test("TH21: enumerateObjects goes in order, reversed or concurrently, and stop ends it")
    func enumeration() {
        let array = NSArray(array: (0..<10).map { NSNumber(value: $0) })
        func indexes(_ options: NSEnumerationOptions, until last: Int? = nil) -> [Int] {
            let journal = Journal()
            array.enumerateObjects(options: options) { _, index, stop in
                journal.note("\(index)")
                if index == last { stop.pointee = true }
            }
            return journal.entries.compactMap(Int.init)
        }
        #expect(indexes([]) == Array(0..<10))
        #expect(indexes(.reverse) == Array((0..<10).reversed()))
        #expect(indexes(.concurrent).sorted() == Array(0..<10))
        #expect(indexes([], until: 3) == [0, 1, 2, 3] && indexes(.reverse, until: 7) == [9, 8, 7])
    }

    @Test("TH31: 1000 short blocks use a bounded number of threads")
    func bounded() {
        let journal = Journal()
        let group = DispatchGroup()
        for _ in 0..<1000 {
            DispatchQueue.global().async(group: group) { journal.note("\(pthread_self())") }
        }
        group.wait()
        #expect(journal.entries.count == 1000 && Set(journal.entries).count <= 64)
    }

    @Test("TH18: async returns before its block has run, sync after")
    func asynchronous() {
        let queue = DispatchQueue(label: "queue")
        let (gate, journal) = (DispatchSemaphore(value: 0), Journal())
        queue.async {
            gate.wait()
            journal.note("async")
        }
        journal.note("returned")
        gate.signal()
        queue.sync { journal.note("sync") }
        journal.note("after")
        #expect(journal.entries == ["returned", "async", "sync", "after"])
    }

    private func seconds(_ body: () -> Void) -> TimeInterval {
        let journal = Journal()
        body()
        return journal.elapsed
    }

    @Test(
        "TH22: 5 x 10 steps of 0.1 s take 5 s one after another, on five workers little more than the longest of them")
    func timing() {
        let serial = seconds { for iteration in 1...5 { work(iteration, Journal()) } }
        #expect(serial >= 5)
        let group = DispatchGroup()
        let workers = seconds {
            for iteration in 1...5 { Thread.detachNewThread(in: group) { work(iteration, Journal()) } }
            group.wait()
        }
        #expect(workers >= 1 && workers < serial / 2)
        let spread = seconds {
            for _ in 1...5 {
                DispatchQueue.global().async(group: group) {
                    DispatchQueue.concurrentPerform(iterations: 10) { _ in Thread.sleep(forTimeInterval: 0.1) }
                }
            }
            group.wait()
        }
        #expect(spread < serial / 1.5)
    }
}

extension Thread {
    /// A thread that the group waits for.
    fileprivate static func detachNewThread(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
        group.enter()
        detachNewThread {
            body()
            group.leave()
        }
    }
}
