// SPDX-License-Identifier: MIT
import Foundation

/// The versions of a Core Data model as a project holds them: a `.xcdatamodel`, or a `.xcdatamodeld` with several.
struct DataModel {
    /// The folder in the project.
    let path: Path
    let isVersioned: Bool
    /// In the order of their names, numbers counted: `M`, `M 2`, `M 10`.
    let versions: [Path]
    /// The version that new stores get, one of `versions`.
    let current: Path

    /// nil: Xcode 3's form, which only its editor reads.
    init?(_ path: Path) throws {
        self.path = path
        isVersioned = path.pathExtension == "xcdatamodeld"
        let all = isVersioned ? path.children.filter { $0.pathExtension == "xcdatamodel" } : [path]
        versions = all.filter { Self.contents(of: $0).exists }
            .sorted { $0.stem.compare($1.stem, options: .numeric) == .orderedAscending }
        guard let last = versions.last else {
            if all.contains(where: { ($0 / "elements").exists }) { return nil }
            throw Failure.build("the data model has no version with contents", file: path)
        }
        current = isVersioned ? try Self.currentVersion(of: path, among: versions) ?? last : last
    }

    static func contents(of version: Path) -> Path { version / "contents" }

    /// As `.xccurrentversion` names it; Xcode leaves the file out where there is one version.
    private static func currentVersion(of path: Path, among versions: [Path]) throws -> Path? {
        let file = path / ".xccurrentversion"
        guard file.exists else { return nil }
        guard let name = (try PropertyListFile.read(file) as? [String: Any])?["_XCCurrentVersionName"] as? String else {
            return nil
        }
        guard let version = versions.first(where: { $0.name == name }) else {
            throw Failure.build("the current version '\(name)' is missing", file: file)
        }
        return version
    }
}
