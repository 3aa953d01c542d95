// SPDX-License-Identifier: MIT
import Foundation

/// Runs a test program, again after each crash, and keeps count.
package struct TestRun {
    package struct Case: Sendable {
        package enum Outcome: Equatable, Sendable { case passed, skipped, failed([String]) }
        package var className: String
        package var name: String
        package var seconds: Double
        package var outcome: Outcome

        package var isFailure: Bool { if case .failed = outcome { true } else { false } }
    }

    package private(set) var cases: [Case] = []
    /// Where attachments of tests go; nil: they are dropped.
    package var attachments: Path?
    /// A run of Swift Testing or of the program as a whole failed.
    package private(set) var failedRuns = 0
    private let product: TestBuild.Product
    private let settings: LaunchSettings
    private let filter: String?
    private let selection: Scheme.Tests?
    private let folder: Path
    /// Sees everything the tests print.
    private let output: (Data) -> Void

    package init(
        _ product: TestBuild.Product, settings: LaunchSettings, filter: String?, selection: Scheme.Tests? = nil,
        output: @escaping (Data) -> Void
    ) throws {
        self.selection = selection
        self.product = product
        self.settings = settings
        self.filter = filter
        self.output = output
        folder = CacheFolder.root / "tests" / "run-\(getpid())-\(product.target)"
        try folder.remove()
        try folder.makeDirectory()
    }

    /// After this many crashes the rest is given up.
    private static let crashLimit = 100

    package mutating func run() throws {
        if product.hasXCTests { try runXCTests() }
        if product.hasSwiftTests { try runSwiftTests() }
        try folder.remove()
    }

    // MARK: XCTest

    private mutating func runXCTests() throws {
        let left = (selection?.skipped ?? []).map(Self.identifier)
        try (folder / "skip").write(left.joined(separator: "\n"))
        if let selected = selection?.selected {
            try (folder / "only").write(selected.map(Self.identifier).joined(separator: "\n"))
        }
        for _ in 0...Self.crashLimit {
            var log = TestLog()
            let ending = try start([], log: &log)
            cases += log.finished
            guard let crashed = log.current else {
                if !ending.isSuccess, !log.finished.contains(where: \.isFailure) { failedRuns += 1 }
                return
            }
            let message = Self.message(for: ending)
            let name = "\(crashed.className).\(crashed.name)"
            say("\(name) : error: \(message)\nTest Case '\(name)' failed (0.0 seconds)\n")
            cases.append(
                Case(
                    className: crashed.className, name: crashed.name, seconds: 0,
                    outcome: .failed(log.messages + [message] + log.tail)
                ))
            let done = cases.map { "\($0.className)/\($0.name)" }
            try (folder / "skip").write((left + done).joined(separator: "\n"))
        }
        failedRuns += 1
    }

    /// `Class/method()` as schemes write it, as the list of test cases has it.
    private static func identifier(_ name: String) -> String { name.hasSuffix("()") ? String(name.dropLast(2)) : name }

    private static func message(for ending: Subprocess.Ending) -> String {
        switch ending {
        case .signal(let signal): "crashed (\(String(cString: strsignal(signal))))"
        case .exit(stopCode): "stopped at its first failure, as 'continueAfterFailure' says"
        case .exit(let code): "ended the program with exit code \(code)"
        }
    }

    /// The exit code of a test that does not continue after a failure: see `XCTestCase` of TouchstoneXCTest.
    private static let stopCode: Int32 = 117

    private func say(_ text: String) { output(Data(text.utf8)) }

    // MARK: Swift Testing

    /// Runs as Swift Testing does, in parallel. After a crash what had not ended runs again one by one, so that it is
    /// known which test crashes.
    private mutating func runSwiftTests() throws {
        var skipped = (selection?.skipped ?? []).map { NSRegularExpression.escapedPattern(for: $0) }
        let events = folder / "events.jsonl"
        var isSerial = false
        for _ in 0...Self.crashLimit {
            try events.remove()
            var arguments = [
                "--swift-testing", "--event-stream-output-path", events.string, "--event-stream-version", "0",
            ]
            if isSerial { arguments.append("--no-parallel") }
            let wanted =
                filter.map { [$0] } ?? selection?.selected?.map { NSRegularExpression.escapedPattern(for: $0) } ?? []
            for pattern in wanted { arguments += ["--filter", pattern] }
            for pattern in skipped { arguments += ["--skip", pattern] }
            var log = TestLog()
            let ending = try start(arguments, log: &log)
            let run = try SwiftTestingLog(contentsOf: events)
            cases += run.ended.map(\.result)
            // 69: nothing matched the filter.
            if run.isComplete || ending == .exit(69) {
                if !ending.isSuccess, ending != .exit(69), !run.ended.contains(where: \.result.isFailure) {
                    failedRuns += 1
                }
                return
            }
            var done = run.ended.map(\.identifier)
            if isSerial {
                guard let crashed = run.running.last else { break }
                say("✘ Test \(crashed) \(Self.message(for: ending))\n")
                cases.append(run.crash(of: crashed, Self.message(for: ending)))
                done.append(crashed)
            }
            skipped += done.map { "^" + NSRegularExpression.escapedPattern(for: $0) + "$" }
            isSerial = true
        }
        failedRuns += 1
    }

    private func start(_ arguments: [String], log: inout TestLog) throws -> Subprocess.Ending {
        let device = Device(folder: folder / "device")
        let home = try device.home(for: product.app.bundleIdentifier)
        var settings = settings
        // Tests time out by the clock, which a virtual one would stop while they wait.
        settings.usesVirtualClock = settings.usesVirtualClock ?? false
        var environment = AppProcess.environment(settings, home: home)
        environment["TOUCHSTONE_TEST_FILTER"] = filter
        environment["TOUCHSTONE_TEST_SKIP"] = (folder / "skip").string
        environment["TOUCHSTONE_ATTACHMENTS"] = attachments?.string
        if (folder / "only").exists { environment["TOUCHSTONE_TEST_ONLY"] = (folder / "only").string }
        // By this, libraries see that there is a place for attachments.
        environment["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] = product.app.bundle.parent.string
        if isatty(1) == 0 { environment["NO_COLOR"] = "1" }
        environment["XCTestConfigurationFilePath"] = folder.string
        var reader = log
        try device.setLanguage(settings.locale, in: home)
        let program = [product.app.executable.string] + arguments + settings.arguments
        let result = try Subprocess(program, environment: environment).capture { data in
            output(data)
            reader.add(data)
        }
        log = reader
        return result.ending
    }
}

/// Follows what XCTest prints: which test runs, which have ended and how.
struct TestLog {
    private(set) var finished: [TestRun.Case] = []
    /// The test that has started and not ended.
    private(set) var current: (className: String, name: String)?
    /// What it has complained of so far.
    private(set) var messages: [String] = []
    private var rest = Data()
    /// The last lines printed, for reports of crashes.
    private(set) var tail: [String] = []

    mutating func add(_ data: Data) {
        rest.append(data)
        while let end = rest.firstIndex(of: 10) {
            line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
            rest = rest[rest.index(after: end)...]
        }
    }

    private mutating func line(_ line: String) {
        tail = (tail + [line]).suffix(20)
        if let match = line.wholeMatch(
            of: /Test Case '(.+)\.([^.]+)' (started|passed|failed|skipped)(?: at .*| \(([0-9.]+) seconds\)\.?)?/)
        {
            let name = (className: String(match.1), name: String(match.2))
            if match.3 == "started" {
                current = name
                messages = []
                return
            }
            let outcome: TestRun.Case.Outcome =
                match.3 == "passed" ? .passed : match.3 == "skipped" ? .skipped : .failed(messages)
            finished.append(
                .init(
                    className: name.className, name: name.name, seconds: match.4.flatMap { Double($0) } ?? 0,
                    outcome: outcome))
            current = nil
        } else if current != nil, line.contains(": error: ") {
            messages.append(line)
        }
    }
}
