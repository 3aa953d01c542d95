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
        for test in product.tests.map(\.name)
        where options.selection.includes(target: product.target, test: test) && matchesFilter(test) {
            try (folder / test.replacing("/", with: ".")).remove()
        }
    }

    private func runOnce(_ repetition: Int) throws {
        let tests = chosenTests(repetition)
        let runsSwiftTesting = product.hasSwiftTests && (options.shard?.index ?? 0) == 0
        guard !tests.isEmpty || runsSwiftTesting else { return }
        record.expect(tests.count)
        var cases = try run(tests, swift: runsSwiftTesting ? .all : .none)
        for attempt in 0..<max(0, options.retries) {
            let failed = cases.filter(\.isFailure)
            guard !failed.isEmpty else { break }
            record.say("Retry \(attempt + 1) of \(options.retries): \(failed.count) failed tests")
            let old = failed.map { "\($0.className)/\($0.name)" }.filter(tests.contains)
            let swift = failed.filter { !tests.contains("\($0.className)/\($0.name)") }
            for again in try run(old, swift: swift.isEmpty ? .none : .these(swift)) {
                guard let index = cases.firstIndex(where: { $0.identifier == again.identifier }) else { continue }
                let attempts = cases[index].attempts + 1
                cases[index] = again
                cases[index].attempts = attempts
            }
        }
        record.add(cases)
    }

    // MARK: Which, and in which order

    private func chosenTests(_ repetition: Int) -> [String] {
        let names = product.tests.map(\.name).filter { options.selection.includes(target: product.target, test: $0) }
        var tests = names.filter(matchesFilter)
        if let shard = options.shard { tests = TestSelection.part(shard, of: tests, seconds: shardTimes) }
        if let seed = options.seed {
            if repetition == 1 { record.say("Random order of \(product.target), seed \(seed)") }
            var generator = SeededGenerator(seed: seed &+ UInt64(repetition - 1))
            tests = shuffledByClass(tests, &generator)
        }
        guard options.failedFirst else { return tests }
        let failed = tests.filter { record.history.hasFailed("\(product.target)/\($0)") }
        return failed + tests.filter { !failed.contains($0) }
    }

    private func matchesFilter(_ name: String) -> Bool {
        guard let filter = options.filter else { return true }
        return "\(product.moduleName).\(name)".range(of: filter, options: .regularExpression) != nil
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

    // MARK: Processes

    /// Which of Swift Testing's tests a run has.
    private enum SwiftChoice {
        case none, all
        case these([TestRun.Case])
    }

    private func run(_ tests: [String], swift: SwiftChoice) throws -> [TestRun.Case] {
        let parts = divided(tests)
        guard parts.count > 1 else { return try process(tests, number: 0, swift: swift).finish() }
        let results = ProcessResults(count: parts.count)
        DispatchQueue.concurrentPerform(iterations: parts.count) { index in
            results.set(
                index,
                Result { try process(parts[index], number: index, swift: index == 0 ? swift : .none) })
        }
        let finished = try results.all().flatMap { try $0.finish() }
        // In the order in which one process would have run them.
        let places = Dictionary(zip(tests, tests.indices)) { first, _ in first }
        return finished.enumerated().sorted {
            let (a, b) = (
                places["\($0.element.className)/\($0.element.name)"] ?? .max,
                places["\($1.element.className)/\($1.element.name)"] ?? .max
            )
            return (a, $0.offset) < (b, $1.offset)
        }.map(\.element)
    }

    /// Whole classes, each share about as long.
    private func divided(_ tests: [String]) -> [[String]] {
        guard jobs > 1 else { return [tests] }
        let groups = Dictionary(grouping: tests, by: Self.className)
        let known = record.history.seconds(of: product.target)
        let times = groups.mapValues { $0.reduce(0) { $0 + (known[$1] ?? 0.05) } }
        let parts = TestSelection.divide(groups.keys.sorted(), into: min(jobs, groups.count), seconds: times)
        return parts.filter { !$0.isEmpty }.map { classes in tests.filter { classes.contains(Self.className(of: $0)) } }
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

    private func process(_ tests: [String], number: Int, swift: SwiftChoice) throws -> Outcome {
        var own = TestRun.Options()
        own.filter = options.filter
        own.selection = options.selection
        own.attachments = options.attachments
        own.tests = tests
        own.timeout = options.timeout
        switch swift {
        case .none: own.runsSwiftTesting = false
        case .all: break
        case .these(let tests): own.swiftTests = tests
        }
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
