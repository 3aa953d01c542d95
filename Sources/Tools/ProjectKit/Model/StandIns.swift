// SPDX-License-Identifier: MIT

/// Sources of Touchstone that take the place of a library's Objective-C, which cannot be compiled, or of its calls to a
/// Mac's kernel: the Swift that the library has besides stands on them. They become part of the library's own module.
enum StandIns {
    /// The folder of our sources by the file that they stand for.
    private static let folders = [
        "FBSnapshotTestCase.m": "Sources/Testing/SnapshotCases", "QuickSpecBase.m": "Sources/Testing/SpecBase",
    ]

    /// The same for what lies in one target with the Swift that stands on it, as pods have it. A package keeps the two apart,
    /// and does without where there is no Objective-C.
    private static let foldersBesideSwift = ["NMBExceptionCapture.m": "Sources/Testing/ExpectationCore"]

    /// The folder by a Swift source that asks a Mac's kernel: ours take the place of all that lie beside it.
    private static let replaced = ["CwlCatchBadInstruction.swift": "Sources/Testing/CaughtTraps"]

    /// Whether there are sources for a library's Objective-C.
    static func replace(_ foreignSources: [Path]) -> Bool { foreignSources.contains { folders[$0.name] != nil } }

    /// - Parameters:
    ///   - root: Touchstone's own folder.
    ///   - folder: of the build, where the sources go as a project has them: XCTest bears its own name there.
    static func add(to project: inout Project, root: Path, folder: Path) throws {
        for index in project.targets.indices {
            let foreign = project.targets[index].foreignSources
            if let place = foreign.lazy.compactMap({ folders[$0.name] }).first {
                project.targets[index].sources += try copies(of: root / place, in: folder)
                project.diagnostics.removeAll { $0.location.map { foreign.contains($0.file) } ?? false }
            }
            if !project.targets[index].sources.isEmpty,
                let place = foreign.lazy.compactMap({ foldersBesideSwift[$0.name] }).first
            {
                project.targets[index].sources += try copies(of: root / place, in: folder)
            }
            if let old = project.targets[index].sources.first(where: { replaced[$0.name] != nil }),
                let place = replaced[old.name]
            {
                project.targets[index].sources.removeAll { $0.parent == old.parent }
                project.targets[index].sources += try copies(of: root / place, in: folder)
                // Where they were all of it, so was what they stood on.
                if project.targets[index].name == old.parent.name { project.targets[index].dependencies = [] }
            }
        }
    }

    private static func copies(of place: Path, in folder: Path) throws -> [Path] {
        try place.children.filter { $0.pathExtension == "swift" }.map { file in
            let copy = folder / "stand-ins" / file.name
            try copy.write(file.readText().replacing("import TouchstoneXCTest", with: "import XCTest"))
            return copy
        }
    }
}
