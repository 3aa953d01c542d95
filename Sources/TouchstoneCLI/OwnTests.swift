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
            let checks = try runChecks()
            passed += checks.filter { $0 }.count
            failed += checks.filter { !$0 }.count
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
            (installation.root / ".build").string, "-c", configuration, "--disable-index-store", "--disable-xctest",
            "--enable-swift-testing", "--xunit-output", report.string,
        ]
        if let filter { arguments += ["--filter", filter] }
        let ending = try Subprocess(arguments).run()
        // SwiftPM puts Swift Testing's report beside the one named.
        let own = report.parent / "\(report.stem)-swift-testing.xml"
        return (try XUnitReport.read(own.exists ? own : report), ending)
    }

    /// The scripts that drive `./touchstone` as a user does, and the repository's checks.
    private func runChecks() throws -> [Bool] {
        let scripts =
            [installation.root / "scripts/check"]
            + (installation.root / "Tests/EndToEnd").children.filter { $0.pathExtension == "sh" }
        return try scripts.filter(\.exists).map { script in
            print("== \(script.relative(to: installation.root) ?? script.string)")
            let succeeded = try Subprocess([script.string]).run().isSuccess
            print(succeeded ? "passed: \(script.name)" : "FAILED: \(script.name)")
            return succeeded
        }
    }
}
