// SPDX-License-Identifier: MIT
import Foundation

/// Which lines of a project its tests ran, from the profiles that its instrumented programs wrote. The compiler sees
/// adapted text under the files' own names and on their own lines, so the lines are those of the untouched files.
package struct Coverage {
    private let context: BuildContext
    private let folder: Path?

    /// - Parameter report: the folder for `coverage.lcov`; nil: the products' folder.
    package init(context: BuildContext, report: Path?) { (self.context, folder) = (context, report) }

    /// Writes `coverage.lcov` and prints a table.
    package func write() throws {
        let profiles = context.profiles.children.filter { $0.pathExtension == "profraw" }
        guard !profiles.isEmpty else {
            throw Failure(.app, "touchstone: --coverage: the tests wrote no profiles; did they run to their end?")
        }
        let merged = context.profiles / "merged.profdata"
        try run("llvm-profdata", ["merge", "-sparse", "-o", merged.string] + profiles.map(\.string))
        let programs = try (context.profiles / "programs").readText().split(separator: "\n").map(String.init)
        guard let first = programs.first else { return }
        let objects = [first] + programs.dropFirst().flatMap { ["-object", $0] }
        let own = ["-instr-profile", merged.string, "-ignore-filename-regex", ignored]
        let report = CoverageReport(try run("llvm-cov", ["export", "-format=lcov"] + objects + own))
        let file = (folder ?? context.products) / "coverage.lcov"
        try file.write(report.tracefile)
        print(report.table(root: context.project.root))
        print("coverage: \(file)")
        for profile in profiles { try profile.remove() }
    }

    /// What the build generated, and tests themselves, are not the project's code.
    private var ignored: String {
        let tests = context.project.targets.filter { [.unitTests, .uiTests].contains($0.kind) }
        let files = tests.flatMap(\.sources).map { NSRegularExpression.escapedPattern(for: $0.string) }
        return ([NSRegularExpression.escapedPattern(for: CacheFolder.root.string)] + files).joined(separator: "|")
    }

    @discardableResult
    private func run(_ tool: String, _ arguments: [String]) throws -> String {
        let swift = context.toolchain.swift.resolved ?? context.toolchain.swift
        let result = try Subprocess([(swift.parent / tool).string] + arguments).capture()
        guard result.ending.isSuccess else {
            throw Failure(.app, "touchstone: --coverage: \(tool) fails: \(result.text.trimmed)")
        }
        return result.text
    }
}
