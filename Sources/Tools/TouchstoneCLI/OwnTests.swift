// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone test` without a project: Touchstone's own suite, with one closing line `N passed, N failed`.
struct OwnTests {
    let installation: Installation
    let filter: String?

    func run() throws -> Int32 {
        let swift = try runSwiftTests()
        var passed = swift.cases.filter { $0.outcome == .passed }.count
        var failed = swift.cases.filter(\.isFailure).count
        if !swift.ending.isSuccess, failed == 0 { failed = 1 }
        if filter == nil {
            for script in scripts {
                let count = try run(script)
                passed += count.passed
                failed += count.failed
            }
        }
        print("\(passed) passed, \(failed) failed")
        return failed == 0 ? 0 : Failure.Code.app.rawValue
    }

    /// The package's tests, built in the folder the tools were built in: nothing is compiled twice.
    private func runSwiftTests() throws -> (cases: [TestRun.Case], ending: Subprocess.Ending) {
        let report = installation.products / "touchstone-tests.xml"
        try report.remove()
        let configuration = installation.products.name
        var arguments = [
            Toolchain.current.swift.string, "test", "--package-path", installation.root.string, "--scratch-path",
            (installation.root / ".build").string, "-c", configuration, "--disable-xctest",
            "--enable-swift-testing", "--no-parallel", "--xunit-output", report.string,
        ]
        if let filter { arguments += ["--filter", filter] }
        let ending = try Subprocess(arguments).run()
        // SwiftPM puts Swift Testing's report beside the one named.
        let own = report.parent / "\(report.stem)-swift-testing.xml"
        return (try XUnitReport.read(own.exists ? own : report), ending)
    }

    /// The repository's checks, and the scripts that drive `./touchstone` as a user does.
    private var scripts: [Path] {
        let endToEnd = (installation.root / "Tests/EndToEnd").children.filter { $0.pathExtension == "sh" }
        return [installation.root / "scripts/check"] + endToEnd
    }

    /// A script's last line may count its cases as `N passed, N failed`; otherwise it is one case.
    private func run(_ script: Path) throws -> (passed: Int, failed: Int) {
        print("== \(script.relative(to: installation.root) ?? script.string)")
        let result = try Subprocess([script.string]).capture { FileHandle.standardOutput.write($0) }
        let last = result.text.split(separator: "\n").last ?? ""
        if let match = last.wholeMatch(of: /(\d+) passed, (\d+) failed/), let passed = Int(match.1),
            let failed = Int(match.2)
        {
            return (passed, max(failed, result.ending.isSuccess ? 0 : 1))
        }
        return result.ending.isSuccess ? (1, 0) : (0, 1)
    }
}
