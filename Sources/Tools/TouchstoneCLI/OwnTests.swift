// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone test` without a project: Touchstone's own suite, with one closing line `N passed, N failed`.
///
/// Swift's tests run in one process, and most of what the scripts drive waits for processes of its own: they run side by
/// side, and each prints as a whole when it has ended.
struct OwnTests {
    let installation: Installation
    let filter: String?

    func run() throws -> Int32 {
        try buildTests()
        let work = OwnTestWork(filter == nil ? [swiftTests] + scripts : [swiftTests])
        // No more than processors: scripts drive apps by the real clock, too.
        let total = work.run(workers: max(1, ProcessInfo.processInfo.activeProcessorCount))
        // Here once more: logs of thousands of tests are cut in their middle.
        for failure in total.failures { print("failed: \(failure)") }
        print("\(total.passed) passed, \(total.failures.count) failed")
        return total.failures.isEmpty ? 0 : Failure.Code.app.rawValue
    }

    private var place: [String] {
        let build = (installation.root / ".build").string
        return ["--package-path", installation.root.string, "--scratch-path", build, "-c", installation.products.name]
    }

    /// In the folder the tools were built in: nothing is compiled twice. Before all else, as two builds cannot share it.
    private func buildTests() throws {
        let build = try Subprocess([Toolchain.current.swift.string, "build"] + place + ["--build-tests"]).run()
        guard build.isSuccess else { throw Failure(.build, "the tests did not build") }
    }

    /// The package's tests. A run that ends before its report (a trap) is one failure, with the last it printed.
    private var swiftTests: OwnTestWork.Part {
        let report = installation.products / "touchstone-tests.xml"
        // SwiftPM puts Swift Testing's report beside the one named.
        let own = report.parent / "\(report.stem)-swift-testing.xml"
        let arguments =
            [Toolchain.current.swift.string, "test"] + place + [
                "--skip-build", "--disable-xctest", "--enable-swift-testing", "--no-parallel",
                "--xunit-output", report.string,
            ] + (filter.map { ["--filter", $0] } ?? [])
        return OwnTestWork.Part(name: "swift test") {
            for old in [report, own] { try old.remove() }
            let result = try Subprocess(arguments).capture()
            return (result.text, Self.count(try XUnitReport.read(own.exists ? own : report), of: result))
        }
    }

    private static func count(_ cases: [TestRun.Case], of result: Subprocess.Result) -> OwnTestWork.Count {
        var count = OwnTestWork.Count(passed: cases.count { $0.outcome == .passed })
        count.failures = cases.filter(\.isFailure).map { "\($0.target) \($0.className) \($0.name)" }
        if !result.ending.isSuccess, count.failures.isEmpty {
            let last = result.text.split(separator: "\n").suffix(30).joined(separator: "\n    ")
            count.failures = ["swift test ended without a failed test; it printed at last:\n    \(last)"]
        }
        return count
    }

    /// The repository's checks, and the scripts that drive `./touchstone` as a user does.
    private var scripts: [OwnTestWork.Part] {
        let endToEnd = (installation.root / "Tests/EndToEnd").children.filter { $0.pathExtension == "sh" }
        // The checks use all processors: not beside scripts that wait for a device's clock.
        return (endToEnd + [installation.root / "scripts/check"]).map(script)
    }

    /// A script's last line may count its cases as `N passed, N failed`; otherwise it is one case.
    private func script(_ script: Path) -> OwnTestWork.Part {
        let name = script.relative(to: installation.root) ?? script.string
        return OwnTestWork.Part(name: name) {
            let result = try Subprocess([script.string]).capture()
            return (result.text, Self.count(result, of: name))
        }
    }

    private static func count(_ result: Subprocess.Result, of name: String) -> OwnTestWork.Count {
        let lines = result.text.split(separator: "\n")
        guard let match = lines.last?.wholeMatch(of: /(\d+) passed, (\d+) failed/), let passed = Int(match.1) else {
            return OwnTestWork.Count(
                passed: result.ending.isSuccess ? 1 : 0, failures: result.ending.isSuccess ? [] : [name])
        }
        var failures = lines.filter { $0.hasPrefix("FAIL") }.map {
            "\(name): \($0.dropFirst(4).trimmingCharacters(in: .whitespaces))"
        }
        if !result.ending.isSuccess, failures.isEmpty { failures = [name] }
        return OwnTestWork.Count(passed: passed, failures: failures)
    }
}
