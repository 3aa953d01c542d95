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
        if options.has("watch") { return try TestWatch(tool: self, installation: installation).run() }
        return try TestSession(tool: self, installation: installation).run()
    }

    /// The test targets to run, unit tests first: the one that is named, those of the scheme that is named, else all that
    /// not every scheme leaves out.
    func testTargets(of project: Project, scheme: Scheme?, _ selection: TestSelection) throws -> [Target] {
        let tests = project.targets.filter { $0.kind == .unitTests } + project.targets.filter { $0.kind == .uiTests }
        let all = tests.filter {
            (options["target"] ?? $0.name) == $0.name && selection.mayInclude(target: $0.name)
        }
        guard !tests.isEmpty else { throw project.lackOfTests }
        guard !all.isEmpty else {
            let names = tests.map(\.name).joined(separator: ", ")
            throw Failure(.usage, "touchstone: no test target is chosen; \(project.name) has \(names)")
        }
        // What is named by its target runs, whatever schemes leave out.
        if options.has("target") || !selection.only.isEmpty { return all }
        let wanted = all.filter { target in
            guard let scheme else {
                let mentions = project.schemes.flatMap(\.tests).filter { $0.target == target.name }
                return mentions.isEmpty && !target.isElective || mentions.contains { !$0.isSkipped }
            }
            return scheme.tests.contains { $0.target == target.name && !$0.isSkipped }
        }
        let unwanted = all.filter { target in !wanted.contains { $0.name == target.name } }
        // A package's own tests are nobody's surprise, unless there are no others.
        for target in unwanted where wanted.isEmpty || !target.isElective {
            printErrors("touchstone: tests '\(target.name)' are left out by the scheme; --target runs them")
        }
        guard !wanted.isEmpty else { throw Failure.build("the scheme runs no tests") }
        return wanted
    }
}
