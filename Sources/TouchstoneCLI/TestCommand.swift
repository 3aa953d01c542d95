// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

extension CommandLineTool {
    /// The tests of a project, or Touchstone's own without one.
    func test() throws -> Int32 {
        let installation = try Installation.current()
        guard !options.operands.isEmpty else {
            return try OwnTests(installation: installation, filter: options["filter"]).run()
        }
        let project = try loadProject()
        let targets = try testTargets(of: project)
        for target in project.targets where target.kind == .uiTests {
            printErrors("touchstone: UI tests ('\(target.name)') are not run")
        }
        var cases: [TestRun.Case] = []
        var failedRuns = 0
        var isBroken = false
        var build = try TestBuild(project: project, installation: installation)
        printErrors(project.diagnostics.filter { $0.severity == .warning })
        var said: Set<String> = []
        for target in targets {
            let product: TestBuild.Product?
            do { product = try build.build(target) } catch let failure as CompileFailure {
                // The other targets' tests still run.
                report(failure)
                isBroken = true
                continue
            }
            guard let product else { continue }
            printErrors(build.build.report.leftOut.filter { said.insert($0.description).inserted })
            let scheme = try project.scheme(named: options["scheme"]) ?? project.scheme(testing: target)
            var run = try TestRun(
                product, settings: try launchSettings(testing: target, scheme), filter: options["filter"],
                selection: scheme?.tests.first { $0.target == target.name }
            ) { FileHandle.standardOutput.write($0) }
            run.attachments = options["attachments"].map { Path.absolute($0) }
            try run.run()
            cases += run.cases
            failedRuns += run.failedRuns
        }
        if let file = options["junit"] { try XUnitReport.write(cases, suite: project.name, to: Path.absolute(file)) }
        if isBroken, cases.isEmpty { return Failure.Code.build.rawValue }
        if cases.isEmpty { printErrors("touchstone: no tests were run") }
        let failures = cases.filter(\.isFailure).count
        let skipped = cases.filter { $0.outcome == .skipped }.count
        let passed = cases.count - failures - skipped
        print("\(passed) passed, \(failures) failed" + (skipped > 0 ? ", \(skipped) skipped" : ""))
        if isBroken { return Failure.Code.build.rawValue }
        return failures == 0 && failedRuns == 0 && !cases.isEmpty ? 0 : Failure.Code.app.rawValue
    }

    /// The unit-test targets to run: the one that is named, those of the scheme that is named, else all that not every
    /// scheme leaves out.
    private func testTargets(of project: Project) throws -> [Target] {
        let all = project.targets.filter { $0.kind == .unitTests && (options["target"] ?? $0.name) == $0.name }
        guard !all.isEmpty else { throw Failure.build("\(project.name) has no unit-test target") }
        if options.has("target") { return all }
        let scheme = try project.scheme(named: options["scheme"])
        let wanted = all.filter { target in
            guard let scheme else {
                let mentions = project.schemes.flatMap(\.tests).filter { $0.target == target.name }
                return mentions.isEmpty || mentions.contains { !$0.isSkipped }
            }
            return scheme.tests.contains { $0.target == target.name && !$0.isSkipped }
        }
        for target in all where !wanted.contains(where: { $0.name == target.name }) {
            printErrors("touchstone: tests '\(target.name)' are left out by the scheme; --target runs them")
        }
        guard !wanted.isEmpty else { throw Failure.build("the scheme runs no unit tests") }
        return wanted
    }
}
