// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone test --watch`: runs the tests, then again those that an edit can affect, until Ctrl-C.
struct TestWatch {
    let tool: CommandLineTool
    let installation: Installation

    /// Seconds between two looks at the files.
    private static let interval: UInt32 = 300_000

    func run() throws -> Int32 {
        var targets: Set<String>?
        while true {
            let project = try tool.loadProject()
            let before = times(of: project)
            try runOnce(targets)
            say("watching \(project.root); Ctrl-C ends")
            var changed: Set<Path> = []
            while changed.isEmpty {
                usleep(Self.interval)
                let now = times(of: project)
                changed = Set(now.filter { before[$0.key] != $0.value }.map(\.key))
                    .union(before.keys.filter { now[$0] == nil })
            }
            say("changed: \(changed.map(\.name).sorted().joined(separator: ", "))")
            targets = affected(by: changed, in: try tool.loadProject())
        }
    }

    /// In the order of what the tests say, which is not buffered.
    private func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

    /// A project that does not build is waited for, as one whose tests fail.
    private func runOnce(_ targets: Set<String>?) throws {
        var tool = tool
        if let targets {
            guard !targets.isEmpty else { return say("no test depends on that") }
            tool.options.lists["only-testing"] = targets.sorted()
        }
        do { _ = try TestSession(tool: tool, installation: installation).run() } catch let failure as Failure {
            tool.printErrors(failure.description)
        }
    }

    private func times(of project: Project) -> [Path: Date] {
        var result: [Path: Date] = [:]
        let files = project.targets.flatMap { $0.sources + $0.resources.map(\.path) } + [project.file].compactMap { $0 }
        for file in files {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.string)
            if let date = attributes?[.modificationDate] as? Date { result[file] = date }
        }
        return result
    }

    /// The test targets that hold or use a target of the files; all when the project itself has changed.
    private func affected(by files: Set<Path>, in project: Project) -> Set<String> {
        let tests = project.targets.filter { [.unitTests, .uiTests].contains($0.kind) }
        if let file = project.file, files.contains(file) { return Set(tests.map(\.name)) }
        let owners = project.targets.filter { target in
            target.sources.contains(where: files.contains) || target.resources.contains { files.contains($0.path) }
        }
        let names = Set(owners.map(\.name))
        return Set(
            tests.filter { test in
                let needed = (try? project.buildOrder(for: test)) ?? [test]
                return needed.contains { names.contains($0.name) }
            }.map(\.name))
    }
}
