// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// What has become of the tests so far, and what is said of it: lines as they come, and files at the end, also when the
/// run is stopped from outside.
final class TestRecord: @unchecked Sendable {
    // What changes is guarded by the lock.
    private let lock = NSRecursiveLock()
    private var cases: [TestRun.Case] = []
    private var errors: [XUnitReport.BuildError] = []
    private var failedRuns = 0
    /// Ended in processes that still run, for a run that is stopped.
    private var live: [TestRun.Case] = []
    private let options: TestOptions
    /// nil: nobody looks on.
    private var progress: TestProgress?
    fileprivate var stopSignals: [any DispatchSourceSignal] = []
    var name = ""
    var history = TestHistory()

    init(_ options: TestOptions) {
        self.options = options
        if !options.isJSON { progress = TestProgress(on: FileHandle.standardOutput) }
    }

    var failureCount: Int { lock.withLock { cases.filter(\.isFailure).count } }

    func add(_ error: XUnitReport.BuildError) {
        lock.withLock { errors.append(error) }
        if options.isJSON { line(["event": "buildFailed", "target": error.target, "message": error.message]) }
    }

    func add(_ new: [TestRun.Case]) {
        lock.withLock {
            cases += new
            live = []
            history.take(new)
        }
    }

    func addFailedRuns(_ count: Int) { lock.withLock { failedRuns += count } }

    // MARK: Saying

    /// A line of the runner itself, not of the tests.
    func say(_ text: String) {
        guard !options.isJSON else { return }
        write(Data((text + "\n").utf8))
    }

    func write(_ data: Data) {
        lock.withLock { FileHandle.standardOutput.write(progress?.around(data) ?? data) }
    }

    /// So many more tests are to run.
    func expect(_ count: Int) { lock.withLock { progress?.count += count } }

    private func show(_ change: (inout TestProgress) -> Void) {
        lock.withLock {
            guard var shown = progress else { return }
            change(&shown)
            FileHandle.standardOutput.write(shown.around(Data()))
            progress = shown
        }
    }

    func started(_ test: String) { show { $0.running = test } }

    func line(_ object: [String: Any]) {
        guard
            let data = try? JSONSerialization.data(
                withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        else { return }
        write(data + Data("\n".utf8))
    }

    func ended(_ test: TestRun.Case) {
        lock.withLock { live.append(test) }
        show { $0.add(test) }
        guard options.isJSON else { return }
        var object: [String: Any] = [
            "event": "testFinished", "target": test.target, "class": test.className, "name": test.name,
            "seconds": test.seconds,
        ]
        switch test.outcome {
        case .passed: object["outcome"] = "passed"
        case .skipped: object["outcome"] = "skipped"
        case .failed(let messages):
            object["outcome"] = "failed"
            object["messages"] = messages
        }
        if let file = test.file { object["file"] = file }
        if let line = test.line { object["line"] = line }
        if let reason = test.reason { object["reason"] = reason }
        line(object)
    }

    /// Passes on what one process prints; where several do, test by test.
    func printer(isShared: Bool, _ product: TestBuild.Product) -> TestPrinter {
        TestPrinter(self, isShared: isShared, isSilent: options.isJSON, product)
    }

    // MARK: The end

    /// Writes the files, says the sum, and gives the exit code.
    func finish(_ tool: CommandLineTool, reasonForNone: String?) throws -> Int32 {
        lock.withLock { progress?.end() }
        try writeFiles()
        let (cases, errors) = lock.withLock { (self.cases, self.errors) }
        let failures = cases.filter(\.isFailure).count
        let skipped = cases.filter { $0.outcome == .skipped }.count
        let passed = cases.count - failures - skipped
        let code = code(failures, cases.count, hasErrors: !errors.isEmpty)
        if options.isJSON {
            line([
                "event": "finished", "passed": passed, "failed": failures, "skipped": skipped,
                "errors": errors.count, "exitCode": Int(code),
            ])
            return code
        }
        if !errors.isEmpty, cases.isEmpty { return code }
        if cases.isEmpty {
            tool.printErrors("touchstone: no tests were run" + (reasonForNone.map { ": \($0)" } ?? ""))
        }
        let flaky = cases.filter { $0.attempts > 1 && !$0.isFailure }
        for test in flaky { say("\(test.identifier) passed in attempt \(test.attempts)") }
        say("\(passed) passed, \(failures) failed" + (skipped > 0 ? ", \(skipped) skipped" : ""))
        if tool.listsFailures, failures > 0 { say("\n" + FailureList.text(of: cases)) }
        return code
    }

    private func code(_ failures: Int, _ count: Int, hasErrors: Bool) -> Int32 {
        if hasErrors { return Failure.Code.build.rawValue }
        // A part of a shard may be empty.
        let isEmpty = count == 0 && options.shard == nil
        return failures == 0 && failedRuns == 0 && !isEmpty ? 0 : Failure.Code.app.rawValue
    }

    private func writeFiles() throws {
        let (cases, errors) = lock.withLock { (self.cases + live, self.errors) }
        if let file = options.junit { try XUnitReport.write(cases, errors: errors, suite: name, to: file) }
        guard let folder = options.report else { return }
        try XUnitReport.write(cases, errors: errors, suite: name, to: folder / "junit.xml")
        try TestReportPage(name: name, cases: cases, errors: errors, attachments: options.attachments, folder: folder)
            .write()
    }

    /// SIGTERM and SIGINT: what is known by then is written, and the code says which signal it was.
    func writeWhenStopped() {
        Subprocess.restoresSignals = true
        for number in [SIGTERM, SIGINT] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [self] in
                Subprocess.terminateAll()
                do { try writeFiles() } catch { FileHandle.standardError.write(Data("\(error)\n".utf8)) }
                exit(128 + number)
            }
            source.resume()
            stopSignals.append(source)
        }
    }
}

extension TestRecord {
    /// What follows, as the wait for an edit, ends by signals as other programs do.
    func ignoreStops() {
        for source in stopSignals { source.cancel() }
        stopSignals = []
        for number in [SIGTERM, SIGINT] { signal(number, SIG_DFL) }
    }
}

/// What one test process prints, on its way to the terminal.
final class TestPrinter {
    private let record: TestRecord
    private let isShared: Bool
    private let isSilent: Bool
    private let product: TestBuild.Product
    private var log: TestLog
    private var known = 0
    private var shown: String?
    private var held = Data()

    init(_ record: TestRecord, isShared: Bool, isSilent: Bool, _ product: TestBuild.Product) {
        (self.record, self.isShared, self.isSilent, self.product) = (record, isShared, isSilent, product)
        log = TestLog(module: product.moduleName)
    }

    func add(_ data: Data) {
        log.add(data)
        held.append(data)
        let hasNews = log.finished.count > known
        for test in log.finished.dropFirst(known) { record.ended(product.placed(test)) }
        known = log.finished.count
        if let running = log.running, running != shown { record.started(running) }
        shown = log.running
        if !isShared || hasNews { flush() }
    }

    func finish() { flush() }

    private func flush() {
        // Up to the end of a line, so that those of two processes never mix.
        guard let end = held.lastIndex(of: 10) else { return }
        let lines = held[held.startIndex...end]
        if !isSilent { record.write(Data(lines)) }
        held = Data(held[held.index(after: end)...])
    }
}
