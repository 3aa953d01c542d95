// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Runs the tests of one target: in their order, in one process or several, and again what is to run again.
struct TargetRunner {
    let product: TestBuild.Product
    let settings: LaunchSettings
    let options: TestOptions
    let record: TestRecord
    let jobs: Int
    let profiles: Path?

    func run() throws {
        try clearAttachments()
        for repetition in 1...max(1, options.repetitions) {
            let failuresBefore = record.failureCount
            try runOnce(repetition)
            if options.stopsAtFailure, record.failureCount > failuresBefore { return }
        }
    }

    /// A report's folder may be that of an earlier run, which left files of the same tests.
    private func clearAttachments() throws {
        guard options.report != nil, let folder = options.attachments else { return }
        for test in product.tests.map(\.name).filter(isChosen) {
            try (folder / test.replacing("/", with: ".")).remove()
        }
    }

    private func runOnce(_ repetition: Int) throws {
        let share = chosenShare(repetition)
        guard !share.isEmpty else { return }
        record.expect(share.tests.count + (share.swift?.count ?? 0))
        var cases = try run(share)
        for attempt in 0..<max(0, options.retries) {
            let failed = cases.filter(\.isFailure).map(\.nameInTarget)
            guard !failed.isEmpty else { break }
            record.say("Retry \(attempt + 1) of \(options.retries): \(failed.count) failed tests")
            let again = Share(
                tests: failed.filter(share.tests.contains), swift: failed.filter { !share.tests.contains($0) })
            for again in try run(again) {
                guard let index = cases.firstIndex(where: { $0.identifier == again.identifier }) else { continue }
                let attempts = cases[index].attempts + 1
                cases[index] = again
                cases[index].attempts = attempts
            }
        }
        record.add(cases)
    }

    // MARK: Which, and in which order

    /// Tests that one process runs, or several between them.
    private struct Share: Sendable {
        /// XCTest's, as `Class/method`.
        var tests: [String]
        /// Swift Testing's, as `Module.Suite/function()`; nil: all that are chosen, which only the program can tell.
        var swift: [String]?

        var isEmpty: Bool { tests.isEmpty && swift?.isEmpty == true }
    }

    private func chosenShare(_ repetition: Int) -> Share {
        var share = Share(tests: product.tests.map(\.name).filter(isChosen), swift: product.hasSwiftTests ? nil : [])
        if product.hasSwiftTests { share.swift = product.swiftTests?.filter(isChosenSwift) }
        if let shard = options.shard {
            let all = share.tests + (share.swift ?? [])
            let part = Set(TestSelection.part(shard, of: all, seconds: shardTimes))
            share.tests = share.tests.filter(part.contains)
            share.swift = share.swift?.filter(part.contains)
        }
        share.tests = ordered(share.tests, repetition)
        return share
    }

    private func ordered(_ tests: [String], _ repetition: Int) -> [String] {
        var tests = tests
        if let seed = options.seed {
            if repetition == 1 { record.say("Random order of \(product.target), seed \(seed)") }
            var generator = SeededGenerator(seed: seed &+ UInt64(repetition - 1))
            tests = shuffledByClass(tests, &generator)
        }
        guard options.failedFirst else { return tests }
        let failed = tests.filter { record.history.hasFailed("\(product.target)/\($0)") }
        return failed + tests.filter { !failed.contains($0) }
    }

    private func isChosen(_ test: String) -> Bool {
        options.selection.includes(target: product.target, test: test) && matchesFilter("\(product.moduleName).\(test)")
    }

    private func isChosenSwift(_ test: String) -> Bool {
        let name = product.plainName(ofSwiftTest: test)
        return options.selection.includes(target: product.target, test: name)
            && matchesFilter("\(product.moduleName).\(name)")
    }

    /// - Parameter name: with the module and a dot in front.
    private func matchesFilter(_ name: String) -> Bool {
        guard let filter = options.filter else { return true }
        return name.range(of: filter, options: .regularExpression) != nil
    }

    private var shardTimes: [String: Double] {
        let lead = product.target + "/"
        return Dictionary(
            options.timings.compactMap { name, seconds in
                name.hasPrefix(lead) ? (String(name.dropFirst(lead.count)), seconds) : nil
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Classes stay together, for their `setUp` and `tearDown`.
    private func shuffledByClass(_ tests: [String], _ generator: inout SeededGenerator) -> [String] {
        let groups = Dictionary(grouping: tests, by: Self.className)
        var result: [String] = []
        for name in groups.keys.sorted().shuffled(using: &generator) {
            result += (groups[name] ?? []).shuffled(using: &generator)
        }
        return result
    }

    private static func className(of test: String) -> String { String(test.prefix { $0 != "/" }) }

    /// What is never divided: a class, a suite with all in it, as it may say that its tests run one by one; a function
    /// without a suite.
    private func group(of test: String) -> String {
        let type = Self.className(of: test)
        return type == product.moduleName ? test : type
    }

    // MARK: Processes

    private func run(_ share: Share) throws -> [TestRun.Case] {
        let parts = divided(share)
        guard parts.count > 1 else { return ordered(try process(share, number: 0).finish(), share) }
        let results = ProcessResults(count: parts.count)
        DispatchQueue.concurrentPerform(iterations: parts.count) { index in
            results.set(index, Result { try process(parts[index], number: index) })
        }
        return ordered(try results.all().flatMap { try $0.finish() }, share)
    }

    /// In the order in which one process would have run them; those of Swift Testing, which have none, by name.
    private func ordered(_ cases: [TestRun.Case], _ share: Share) -> [TestRun.Case] {
        let places = Dictionary(zip(share.tests, share.tests.indices)) { first, _ in first }
        return cases.sorted {
            let (a, b) = ($0.nameInTarget, $1.nameInTarget)
            return (places[a] ?? .max, a) < (places[b] ?? .max, b)
        }
    }

    /// Whole classes and suites, each share about as long.
    private func divided(_ share: Share) -> [Share] {
        guard jobs > 1, let swift = share.swift else { return [share] }
        let groups = Dictionary(grouping: share.tests + swift, by: group)
        let known = record.history.seconds(of: product.target)
        let times = groups.mapValues { $0.reduce(0) { $0 + (known[$1] ?? 0.05) } }
        let parts = TestSelection.divide(groups.keys.sorted(), into: min(jobs, groups.count), seconds: times)
        return parts.map(Set.init).filter { !$0.isEmpty }.map { part in
            Share(
                tests: share.tests.filter { part.contains(group(of: $0)) },
                swift: swift.filter { part.contains(group(of: $0)) })
        }
    }

    /// What one process did.
    private struct Outcome: Sendable {
        var cases: [TestRun.Case]
        var failedRuns: Int
        let record: TestRecord

        func finish() throws -> [TestRun.Case] {
            record.addFailedRuns(failedRuns)
            return cases
        }
    }

    private func process(_ share: Share, number: Int) throws -> Outcome {
        var own = TestRun.Options()
        own.filter = options.filter
        own.selection = options.selection
        own.attachments = options.attachments
        own.tests = share.tests
        own.timeout = options.timeout
        own.runsSwiftTesting = share.swift?.isEmpty != true
        own.swiftTests = share.swift
        own.didEnd = { [record] in record.ended($0) }
        own.number = number
        own.profiles = profiles
        let printer = record.printer(isShared: jobs > 1, product)
        var run = try TestRun(product, settings: settings, options: own) { printer.add($0) }
        try run.run()
        printer.finish()
        return Outcome(cases: run.cases, failedRuns: run.failedRuns, record: record)
    }

    private final class ProcessResults: @unchecked Sendable {
        // All state is under the lock.
        private let lock = NSLock()
        // Guarded by the lock.
        private var results: [Result<Outcome, any Error>?]

        init(count: Int) { results = Array(repeating: nil, count: count) }
        func set(_ index: Int, _ result: Result<Outcome, any Error>) { lock.withLock { results[index] = result } }
        func all() throws -> [Outcome] { try lock.withLock { results }.compactMap { try $0?.get() } }
    }
}
