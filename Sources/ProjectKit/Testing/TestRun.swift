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
        for _ in 0...Self.crashLimit {
            var log = TestLog()
            let ending = try start([], log: &log)
            cases += log.finished
            guard case .signal(let signal) = ending, let crashed = log.current else {
                if !ending.isSuccess, !log.finished.contains(where: \.isFailure) { failedRuns += 1 }
                return
            }
            let message = "crashed (\(String(cString: strsignal(signal))))"
            output(
                Data(
                    "\(crashed.className).\(crashed.name) : error: \(message)\nTest Case '\(crashed.className).\(crashed.name)' failed (0.0 seconds)\n"
                        .utf8))
            cases.append(
                Case(
                    className: crashed.className, name: crashed.name, seconds: 0, outcome: .failed([message] + log.tail)
                ))
            try (folder / "skip").write(cases.map { "\($0.className)/\($0.name)" }.joined(separator: "\n"))
        }
        failedRuns += 1
    }

    // MARK: Swift Testing

    private mutating func runSwiftTests() throws {
        let report = folder / "swift-testing.xml"
        var arguments = ["--swift-testing", "--xunit-output", report.string]
        if let filter { arguments += ["--filter", filter] }
        var log = TestLog()
        let ending = try start(arguments, log: &log)
        let reported = try XUnitReport.read(report)
        cases += reported
        // 69: nothing matched the filter.
        if !ending.isSuccess, ending != .exit(69), !reported.contains(where: \.isFailure) { failedRuns += 1 }
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
    private var messages: [String] = []
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
