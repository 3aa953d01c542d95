// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone test --watch`: runs the tests, then again those that an edit can affect, until Ctrl-C.
struct TestWatch {
    let tool: CommandLineTool
    let installation: Installation

    func run() throws -> Int32 {
        var targets: Set<String>?
        while true {
            let project = try tool.loadProject()
            let watch = FileWatch(project)
            try runOnce(targets)
            tool.say("watching \(project.root); Ctrl-C ends")
            let changed = tool.waitForEdit(watch)
            targets = affected(by: changed, watch, in: try tool.loadProject())
        }
    }

    /// A project that does not build is waited for, as one whose tests fail.
    private func runOnce(_ targets: Set<String>?) throws {
        var tool = tool
        if let targets {
            guard !targets.isEmpty else { return tool.say("no test depends on that") }
            tool.options.lists["only-testing"] = targets.sorted()
        }
        do { _ = try TestSession(tool: tool, installation: installation).run() } catch let failure as Failure {
            tool.printErrors(failure.description)
        }
    }

    /// The test targets that hold or use a target of the files; all when the project itself has changed.
    private func affected(by files: Set<Path>, _ before: FileWatch, in project: Project) -> Set<String> {
        let tests = project.targets.filter { [.unitTests, .uiTests].contains($0.kind) }
        if let file = project.file, files.contains(file) { return Set(tests.map(\.name)) }
        // A file that is gone has had a target, one that has come has one now.
        let names = before.targets(of: files).union(FileWatch(project).targets(of: files))
        return Set(
            tests.filter { test in
                // A circle of targets is told when they are built.
                let needed = (try? project.buildOrder(for: test)) ?? [test]
                return needed.contains { names.contains($0.name) }
            }.map(\.name))
    }
}

extension CommandLineTool {
    /// Waits until somebody edits one of the files, and says which.
    /// - Parameter isOver: looked at between two looks at the files; true ends the wait with none.
    func waitForEdit(_ watch: FileWatch, unless isOver: () -> Bool = { false }) -> Set<Path> {
        var changed: Set<Path> = []
        while changed.isEmpty, !isOver() {
            usleep(FileWatch.interval)
            changed = watch.changes()
        }
        if !changed.isEmpty { say("changed: \(changed.map(\.name).sorted().joined(separator: ", "))") }
        return changed
    }
}
