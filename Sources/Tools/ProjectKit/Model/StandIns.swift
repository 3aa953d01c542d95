// SPDX-License-Identifier: MIT

/// Sources of Touchstone that take the place of a library's Objective-C, which cannot be compiled: the Swift that the
/// library has besides stands on them. They become part of the library's own module.
enum StandIns {
    /// The folder of our sources by the file that they stand for.
    private static let folders = [
        "FBSnapshotTestCase.m": "Sources/Testing/SnapshotCases", "QuickSpecBase.m": "Sources/Testing/SpecBase",
    ]

    /// Whether there are sources for a library's Objective-C.
    static func replace(_ foreignSources: [Path]) -> Bool { foreignSources.contains { folders[$0.name] != nil } }

    /// - Parameters:
    ///   - root: Touchstone's own folder.
    ///   - folder: of the build, where the sources go as a project has them: XCTest bears its own name there.
    static func add(to project: inout Project, root: Path, folder: Path) throws {
        for index in project.targets.indices {
            let foreign = project.targets[index].foreignSources
            guard let place = foreign.lazy.compactMap({ folders[$0.name] }).first else { continue }
            for file in (root / place).children where file.pathExtension == "swift" {
                let copy = folder / "stand-ins" / file.name
                try copy.write(file.readText().replacing("import TouchstoneXCTest", with: "import XCTest"))
                project.targets[index].sources.append(copy)
            }
            project.diagnostics.removeAll { $0.location.map { foreign.contains($0.file) } ?? false }
        }
    }
}
