// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone test` without a project: Touchstone's own suite, with one closing line `N passed, N failed`.
struct OwnTests {
    let installation: Installation
    let filter: String?

    /// What passed, and what did not, by name.
    private struct Count {
        var passed: Int
        var failures: [String] = []
    }

    func run() throws -> Int32 {
        var total = try runSwiftTests()
        if filter == nil {
            for script in scripts {
                let count = try run(script)
                total.passed += count.passed
                total.failures += count.failures
            }
        }
        // Here once more: logs of thousands of tests are cut in their middle.
        for failure in total.failures { print("failed: \(failure)") }
        print("\(total.passed) passed, \(total.failures.count) failed")
        return total.failures.isEmpty ? 0 : Failure.Code.app.rawValue
    }

    /// The package's tests, built in the folder the tools were built in: nothing is compiled twice.
    /// A run that ends before its report (a trap) is one failure, with the last it printed.
    private func runSwiftTests() throws -> Count {
        let report = installation.products / "touchstone-tests.xml"
        // SwiftPM puts Swift Testing's report beside the one named.
        let own = report.parent / "\(report.stem)-swift-testing.xml"
        for old in [report, own] { try old.remove() }
        let configuration = installation.products.name
        var arguments = [
            Toolchain.current.swift.string, "test", "--package-path", installation.root.string, "--scratch-path",
            (installation.root / ".build").string, "-c", configuration, "--disable-xctest",
            "--enable-swift-testing", "--no-parallel", "--xunit-output", report.string,
        ]
        if let filter { arguments += ["--filter", filter] }
        let result = try Subprocess(arguments).capture { FileHandle.standardOutput.write($0) }
        let cases = try XUnitReport.read(own.exists ? own : report)
        var count = Count(passed: cases.count { $0.outcome == .passed })
        count.failures = cases.filter(\.isFailure).map { "\($0.target) \($0.className) \($0.name)" }
        if !result.ending.isSuccess, count.failures.isEmpty {
            let last = result.text.split(separator: "\n").suffix(30).joined(separator: "\n    ")
            count.failures = ["swift test ended without a failed test; it printed at last:\n    \(last)"]
        }
        return count
    }

    /// The repository's checks, and the scripts that drive `./touchstone` as a user does.
    private var scripts: [Path] {
        let endToEnd = (installation.root / "Tests/EndToEnd").children.filter { $0.pathExtension == "sh" }
        return [installation.root / "scripts/check"] + endToEnd
    }

    /// A script's last line may count its cases as `N passed, N failed`; otherwise it is one case.
    private func run(_ script: Path) throws -> Count {
        let name = script.relative(to: installation.root) ?? script.string
        print("== \(name)")
        let result = try Subprocess([script.string]).capture { FileHandle.standardOutput.write($0) }
        let lines = result.text.split(separator: "\n")
        guard let match = lines.last?.wholeMatch(of: /(\d+) passed, (\d+) failed/), let passed = Int(match.1) else {
            return result.ending.isSuccess ? Count(passed: 1) : Count(passed: 0, failures: [name])
        }
        var failures = lines.filter { $0.hasPrefix("FAIL") }.map {
            "\(name): \($0.dropFirst(4).trimmingCharacters(in: .whitespaces))"
        }
        if !result.ending.isSuccess, failures.isEmpty { failures = [name] }
        return Count(passed: passed, failures: failures)
    }
}
