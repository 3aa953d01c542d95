// SPDX-License-Identifier: MIT
import Foundation

extension TestRun {
    /// What one start of the program did.
    private struct SwiftRun {
        var log: SwiftTestingLog
        var ending: Subprocess.Ending
        /// The test that took too long.
        var overdue: String?
        /// All that was to run has run. 69: nothing matched the filter.
        var isComplete: Bool { log.isComplete || ending == .exit(TestRun.nothingMatched) }
        /// The program says so itself that something failed, and no test does.
        var failedOtherwise: Bool {
            !ending.isSuccess && ending != .exit(TestRun.nothingMatched)
                && !log.ended.contains(where: \.result.isFailure)
        }
    }

    private static let nothingMatched: Int32 = 69

    /// Runs as Swift Testing does, in parallel. After a crash what had not ended runs again one by one, so that it is
    /// known which test crashes.
    mutating func runSwiftTests() throws {
        var skipped = patterns(options.selection.skipped)
        let only =
            options.swiftTests.map(Self.patterns(of:)) ?? options.filter.map { [$0] }
            ?? patterns(options.selection.only)
        let isChosen = options.swiftTests != nil || !options.selection.only.isEmpty
        if isChosen, only.isEmpty { return }
        var isSerial = false
        for _ in 0...Self.crashLimit {
            let run = try runSwiftTests(only, skipped: skipped, isSerial: isSerial)
            cases += run.log.ended.map(\.result).map(targeted)
            guard !run.isComplete else {
                if run.failedOtherwise { reportOtherwise(run.ending) }
                return
            }
            var done = run.log.ended.map(\.identifier)
            if let broken = run.overdue ?? (isSerial ? run.log.running.last : nil) {
                report(broken, run)
                done.append(broken)
                if run.log.functions.isSubset(of: done) { return }
            } else if isSerial {
                reportOtherwise(run.ending)
                return
            } else {
                let message = Self.message(for: run.ending)
                say("✘ \(product.target) \(message): \(run.log.running.count) tests that ran run again one by one\n")
                isSerial = true
            }
            skipped += done.map(Self.whole)
        }
        giveUp()
    }

    /// Starts the program once and follows it to its end.
    private func runSwiftTests(_ only: [String], skipped: [String], isSerial: Bool) throws -> SwiftRun {
        let events = folder / "events.jsonl"
        try events.remove()
        var arguments = Self.arguments(events)
        if isSerial { arguments.append("--no-parallel") }
        let attached = folder / "attached"
        if options.attachments != nil {
            try attached.makeDirectory()
            arguments += ["--attachments-path", attached.string]
        }
        for pattern in only { arguments += ["--filter", pattern] }
        for pattern in skipped { arguments += ["--skip", pattern] }
        let watch = SwiftTestingWatch(events, limit: options.timeout, isSerial: isSerial) { [self] test in
            options.didEnd?(targeted(test))
        }
        var log = TestLog(module: product.moduleName)
        let ending = try start(arguments, log: &log, isOver: watch.look)
        watch.read()
        try keep(watch.log.attached)
        return SwiftRun(
            log: watch.log, ending: watch.isOver ? .exit(Self.timeoutCode) : ending, overdue: watch.overdue)
    }

    /// Each test's files go where XCTest puts those of its tests, in place of what an earlier attempt has left.
    private func keep(_ attached: [(test: Case, file: Path)]) throws {
        guard let place = options.attachments else { return }
        for test in attached.map(\.test.attachmentFolder).uniqued() { try (place / test).remove() }
        for (test, file) in attached where file.exists {
            let folder = place / test.attachmentFolder
            try folder.makeDirectory()
            try FileManager.default.moveItem(atPath: file.string, toPath: (folder / file.name).string)
        }
    }

    private static func arguments(_ events: Path) -> [String] {
        ["--swift-testing", "--event-stream-output-path", events.string, "--event-stream-version", "0"]
    }

    /// The product with the tests that Swift Testing finds in it, which only the program itself can tell.
    package func swiftListed() throws -> TestBuild.Product {
        let events = folder / "events.jsonl"
        var log = TestLog(module: product.moduleName)
        var said = Data()
        let ending = try start(Self.arguments(events) + ["--list-tests"], log: &log, output: { said.append($0) })
        guard ending.isSuccess || ending == .exit(Self.nothingMatched) else {
            output(said)
            throw Failure(
                .app,
                "touchstone: \(product.target) could not tell its Swift Testing tests: \(Self.message(for: ending))")
        }
        var found = SwiftTestingLog()
        if events.exists { found.add(try events.read()) }
        var product = product
        product.swiftTests = Set(
            found.functions.map { SwiftTestingLog.names(in: $0) }.map { "\($0.type)/\($0.function)" }
        )
        .sorted()
        try folder.remove()
        return product
    }

    /// A test that did not live to its end.
    private mutating func report(_ test: String, _ run: SwiftRun) {
        let message = Self.message(for: run.ending)
        say("✘ Test \(SwiftTestingLog.names(in: test).function) \(message)\n")
        let result = targeted(run.log.crash(of: test, message))
        cases.append(result)
        options.didEnd?(result)
    }

    /// A program that failed while no test ran.
    private mutating func reportOtherwise(_ ending: Subprocess.Ending) {
        say("✘ \(product.target) \(Self.message(for: ending)) while no test ran\n")
        failedRuns += 1
    }

    private func targeted(_ test: Case) -> Case {
        var test = test
        test.target = product.target
        return test
    }

    private static func whole(_ identifier: String) -> String {
        "^" + NSRegularExpression.escapedPattern(for: identifier) + "$"
    }

    /// What means just these tests, one pattern a suite: Swift Testing tries each on every test. Behind a function's name
    /// stands where it is; one without a suite stands behind the module's name and a dot.
    private static func patterns(of tests: [String]) -> [String] {
        var functions: [String: [String]] = [:]
        for test in tests {
            let parts = SwiftTestingLog.names(in: test)
            functions[parts.type, default: []].append(NSRegularExpression.escapedPattern(for: parts.function))
        }
        return functions.sorted { $0.key < $1.key }.map { type, names in
            "^\(NSRegularExpression.escapedPattern(for: type))[./](?:\(names.joined(separator: "|")))(?:/|$)"
        }
    }

    /// What names of this target's tests mean to Swift Testing, which calls them `Module.Suite/function()`; the target's
    /// own name means all of them.
    private func patterns(_ names: [String]) -> [String] {
        names.compactMap { name in
            guard name == product.target || name.hasPrefix(product.target + "/") else { return nil }
            let rest = name.dropFirst(product.target.count + 1)
            guard !rest.isEmpty else { return "." }
            let parts = [product.moduleName, String(rest)].map(NSRegularExpression.escapedPattern)
            return "^\(parts[0])[./]\(parts[1])(\\(\\))?(/|$)"
        }
    }
}
