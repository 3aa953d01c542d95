// SPDX-License-Identifier: MIT
import Foundation

/// Runs a test program, again after each crash, and keeps count.
package struct TestRun {
    /// In the order in which they ran.
    package internal(set) var cases: [Case] = []
    /// A run of Swift Testing or of the program as a whole failed.
    package internal(set) var failedRuns = 0
    let product: TestBuild.Product
    private let settings: LaunchSettings
    let options: Options
    let folder: Path
    /// Sees everything the tests print.
    let output: (Data) -> Void

    /// How the tests of one program run.
    package struct Options: Sendable {
        /// Only tests whose name, as `Module.Class/method`, matches this regular expression.
        package var filter: String?
        /// Which of the tests run: all, unless it says otherwise.
        package var selection = TestSelection()
        /// Where attachments of tests go; nil: they are dropped.
        package var attachments: Path?
        /// The order of tests, and the tests that run, as `Class/method`; nil: all, in Xcode's order.
        package var tests: [String]?
        /// Seconds after which a test has failed; nil: it may take as long as it likes.
        package var timeout: Double?
        /// False: only XCTest's run.
        package var runsSwiftTesting = true
        /// Those of Swift Testing's that run, as `Case.nameInTarget` has them; nil: all that `selection` and `filter` have.
        package var swiftTests: [String]?
        /// Told apart from other runs of the target at the same time.
        package var number = 0
        /// Where coverage profiles go; nil: none are made.
        package var profiles: Path?
        /// Told of each of Swift Testing's tests as it ends, on the thread that runs them.
        package var didEnd: (@Sendable (Case) -> Void)?

        /// All tests, once, without a limit.
        package init() {}
    }

    /// Makes a scratch folder; starts nothing yet.
    /// - Parameter output: gets everything the tests print, on the thread that runs them.
    package init(
        _ product: TestBuild.Product, settings: LaunchSettings, options: Options, output: @escaping (Data) -> Void
    ) throws {
        self.product = product
        self.settings = settings
        self.options = options
        self.output = output
        folder = CacheFolder.root / "tests" / "run-\(getpid())-\(product.target)-\(options.number)"
        try folder.remove()
        try folder.makeDirectory()
    }

    /// After this many crashes the rest is given up.
    static let crashLimit = 100

    /// Returns when all tests have run, or too many programs have crashed; a crash counts for the test that ran.
    /// - Throws: when the program cannot be started.
    package mutating func run() throws {
        if product.hasXCTests, options.tests?.isEmpty != true { try runXCTests() }
        if product.hasSwiftTests, options.runsSwiftTesting { try runSwiftTests() }
        try folder.remove()
    }

    // MARK: XCTest

    /// The product with the tests that its classes make while it runs, which only the program itself can tell.
    package func listed() throws -> TestBuild.Product {
        var product = product
        var log = TestLog(module: product.moduleName)
        var said = Data()
        let ending = try start([], log: &log, list: folder / "list", output: { said.append($0) })
        guard ending.isSuccess, let text = (folder / "list").text else {
            output(said)
            throw Failure(
                .app, "touchstone: \(product.target) could not tell its tests: \(Self.message(for: ending))")
        }
        let known = Dictionary(product.tests.map { ($0.name, $0.location) }) { first, _ in first }
        product.tests = text.split(separator: "\n").map { (name: String($0), location: known[String($0)] ?? nil) }
        try folder.remove()
        return product
    }

    private mutating func runXCTests() throws {
        let skipped = product.tests.map(\.name).filter {
            !options.selection.includes(target: product.target, test: $0)
        }
        try (folder / "skip").write(skipped.joined(separator: "\n"))
        if let tests = options.tests { try (folder / "only").write(tests.joined(separator: "\n")) }
        for _ in 0...Self.crashLimit {
            var log = TestLog(module: product.moduleName)
            let ending = try start([], log: &log)
            cases += log.finished.map(product.placed)
            if let crashed = log.current {
                cases.append(product.placed(report(crashed, log, ending)))
            } else if Self.isWhole(ending, log.finished) {
                return
            } else if !reportOtherwise(ending, log) {
                return
            }
            let done = cases.map(\.nameInTarget)
            try (folder / "skip").write((skipped + done).joined(separator: "\n"))
        }
        giveUp()
    }

    /// Whether a program that runs no test at its end has run all that it was to run: 1 is what failures make of it.
    private static func isWhole(_ ending: Subprocess.Ending, _ finished: [Case]) -> Bool {
        ending.isSuccess || ending == .exit(1) && finished.contains(where: \.isFailure)
    }

    /// A program that ended while no test ran: in the set-up or tear-down of a class, or because a sanitizer has found
    /// something.
    /// - Returns: whether the tests that are missing are to run in another one, which is no use where this one ran none.
    private mutating func reportOtherwise(_ ending: Subprocess.Ending, _ log: TestLog) -> Bool {
        failedRuns += 1
        let reason = log.fatal.map { ": \($0)" } ?? ""
        let message = "the test program \(Self.message(for: ending)) while no test ran"
        let done = Set(cases.map(\.nameInTarget))
        let missing = (options.tests ?? product.tests.map(\.name)).filter { !done.contains($0) && isWanted($0) }
        guard let next = missing.first else {
            say("\(product.target): error: \(message), after the last one\(reason)\n")
            return false
        }
        guard log.finished.isEmpty else {
            say("\(product.target): error: \(message), before \(next)\(reason)\n")
            return true
        }
        let count = missing.count == 1 ? "it was not run" : "\(missing.count) tests were not run"
        say("\(product.target): error: \(message), before \(next): \(count)\(reason)\n")
        let parts = next.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return false }
        let text = "\(message), before this test: \(count)\(reason)"
        // Named by its first test, because nothing else would tell in reports what is missing.
        cases.append(
            product.placed(Case(className: parts[0], name: parts[1], seconds: 0, outcome: .failed([text]))))
        return false
    }

    private func isWanted(_ test: String) -> Bool {
        guard options.selection.includes(target: product.target, test: test) else { return false }
        guard let filter = options.filter else { return true }
        return "\(product.moduleName).\(test)".range(of: filter, options: .regularExpression) != nil
    }

    mutating func giveUp() {
        say("\(product.target): error: the test program was ended \(Self.crashLimit + 1) times; the rest is not run\n")
        failedRuns += 1
    }

    /// A test that did not live to its end, with what it said last.
    private func report(
        _ test: (className: String, name: String), _ log: TestLog, _ ending: Subprocess.Ending
    ) -> Case {
        let name = "-[\(product.moduleName).\(test.className) \(test.name)]"
        // A test that stops at its first failure has said what it is.
        let isStop = ending == .exit(Self.stopCode) && !log.messages.isEmpty
        let message = Self.message(for: ending)
        let place = product.placed(Case(className: test.className, name: test.name, seconds: 0, outcome: .passed))
        let lead = place.file.map { "\($0):\(place.line ?? 0): " } ?? ""
        say((isStop ? "" : "\(lead)error: \(name) : \(message)\n") + "Test Case '\(name)' failed (0.000 seconds).\n")
        var messages = log.messages
        if !isStop { messages += ["\(lead)\(message)" + (log.fatal.map { ": \($0)" } ?? "")] + log.tail }
        return Case(className: test.className, name: test.name, seconds: 0, outcome: .failed(messages))
    }

    static func message(for ending: Subprocess.Ending) -> String {
        switch ending {
        case .signal(let signal): "crashed (\(String(cString: strsignal(signal))))"
        case .exit(stopCode): "stopped at its first failure, as 'continueAfterFailure' says"
        case .exit(timeoutCode): "exceeded its execution time allowance"
        case .exit(let code): "ended the program with exit code \(code)"
        }
    }

    /// The exit codes of a test that does not continue after a failure, and of one that takes too long: see `XCTestCase`
    /// of TouchstoneXCTest.
    private static let stopCode: Int32 = 117
    static let timeoutCode: Int32 = 118

    func say(_ text: String) { output(Data(text.utf8)) }

    /// - Parameter list: where the program writes its tests instead of running them.
    /// - Parameter isOver: asked while the program runs; true: it is ended.
    func start(
        _ arguments: [String], log: inout TestLog, list: Path? = nil, isOver: (() -> Bool)? = nil,
        output: ((Data) -> Void)? = nil
    ) throws -> Subprocess.Ending {
        let output = output ?? self.output
        let device = Device(folder: folder / "device")
        let home = try device.home(for: product.app.bundleIdentifier)
        var settings = settings
        // Unit tests time out by the clock, which a virtual one would stop while they wait.
        settings.usesVirtualClock = settings.usesVirtualClock ?? (product.appUnderTest != nil)
        var environment = AppProcess.environment(settings, home: home)
        if let app = product.appUnderTest {
            environment["TOUCHSTONE_UI_TEST"] = try describe(app, on: device, settings).string
        }
        // So that the tests, and the apps that they start, end with this program, however that ends.
        environment["TOUCHSTONE_PARENT"] = "\(getpid())"
        environment["TOUCHSTONE_TEST_FILTER"] = options.filter
        environment["TOUCHSTONE_TEST_LIST"] = list?.string
        environment["TOUCHSTONE_TEST_SKIP"] = (folder / "skip").string
        environment["TOUCHSTONE_TEST_TIMEOUT"] = options.timeout.map { "\($0)" }
        environment["TOUCHSTONE_ATTACHMENTS"] = options.attachments?.string
        environment["LLVM_PROFILE_FILE"] = options.profiles.map { ($0 / "\(product.target)-%p.profraw").string }
        if (folder / "only").exists { environment["TOUCHSTONE_TEST_ONLY"] = (folder / "only").string }
        // By this, libraries see that there is a place for attachments.
        environment["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] = product.app.bundle.parent.string
        if isatty(1) == 0 { environment["NO_COLOR"] = "1" }
        environment["XCTestConfigurationFilePath"] = folder.string
        var reader = log
        try device.setLanguage(settings.locale, in: home)
        let program = [product.app.executable.string] + arguments + settings.arguments
        let result = try Subprocess(program, environment: environment).capture(isOver: isOver) { data in
            output(data)
            reader.add(data)
        }
        log = reader
        return result.ending
    }
}

extension TestRun {
    /// Writes what UI tests have to know about the app they start: see `UITestConfiguration` of TouchstoneXCTest.
    private func describe(
        _ app: ProjectBuild.Product, on device: Device, _ settings: LaunchSettings
    ) throws -> Path {
        // Arguments and variables of the scheme are the test program's; the app gets what the test says.
        var settings = settings
        (settings.arguments, settings.variables) = ([], [:])
        let home = try device.home(for: app.bundleIdentifier)
        try device.setLanguage(settings.locale, in: home)
        var environment = AppProcess.environment(settings, home: home)
        environment["LLVM_PROFILE_FILE"] = options.profiles.map { ($0 / "\(product.target)-app-%p.profraw").string }
        let description: [String: Any] = [
            "executable": app.executable.string, "environment": environment, "arguments": [String](),
        ]
        let symbolizer = Toolchain.current.swift.resolved.map { $0.parent / "llvm-symbolizer" }
        var content: [String: Any] = ["target": app.bundleIdentifier, "apps": [app.bundleIdentifier: description]]
        if let symbolizer, symbolizer.exists { content["symbolizer"] = symbolizer.string }
        let file = folder / "ui-test.json"
        try file.write(try JSONSerialization.data(withJSONObject: content, options: [.sortedKeys]))
        return file
    }

    /// What became of one test.
    package struct Case: Sendable {
        /// `failed` has what the test complained of.
        package enum Outcome: Equatable, Sendable { case passed, skipped, failed([String]) }
        /// Filled by whoever knows the target.
        package var target = ""
        /// Without the module.
        package var className: String
        /// The method, without parentheses.
        package var name: String
        /// As the test program says.
        package var seconds: Double
        /// Of the last attempt.
        package var outcome: Outcome
        /// Of its first failure, else of its declaration.
        package var file: String?
        /// Counted from 1; nil: unknown.
        package var line: Int?
        /// Why it was skipped.
        package var reason: String?
        /// How often it ran before this came of it.
        package var attempts = 1

        /// In no target yet, with one attempt.
        package init(className: String, name: String, seconds: Double, outcome: Outcome) {
            (self.className, self.name, self.seconds, self.outcome) = (className, name, seconds, outcome)
        }

        /// The name of the folder of its attachments, as `AttachmentFolder` of TouchstoneXCTest makes it.
        var attachmentFolder: String {
            String("\(className).\(name)".map { "/\\:*?\"<>|\n".contains($0) ? "-" : $0 })
        }

        /// A skipped test is none.
        package var isFailure: Bool { if case .failed = outcome { true } else { false } }
        /// `Target/Class/method`.
        package var identifier: String { "\(target)/\(nameInTarget)" }
        /// `Class/method`; of Swift Testing's tests `Module.Suite/function()`, of those without a suite
        /// `Module/function()`.
        package var nameInTarget: String { "\(className)/\(name)" }
        /// Empty unless it failed.
        package var messages: [String] { if case .failed(let messages) = outcome { messages } else { [] } }
    }
}
