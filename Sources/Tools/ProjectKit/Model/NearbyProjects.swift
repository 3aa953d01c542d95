// SPDX-License-Identifier: MIT

/// Projects in the subfolders of a folder that is none itself, as of repositories that keep their app in one: the only one is
/// meant, and of several a message says what to name instead.
enum NearbyProjects {
    /// How deep below the folder projects are looked for.
    private static let depth = 3
    /// Folders of other people's projects.
    private static let foreign: Set = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]

    /// Project files and package folders, the nearest first.
    static func find(below folder: Path) -> [Path] {
        var found: [Path] = []
        var level = [folder]
        for _ in 0..<depth {
            let folders = level.flatMap(\.children).filter(isWorthEntering)
            found += folders.flatMap(projects)
            level = folders
        }
        return found
    }

    /// The folder of the only project, or nil where there is none or several.
    static func folderOfOnly(below folder: Path) -> Path? {
        let found = find(below: folder)
        guard found.count == 1, let project = found.first else { return nil }
        return project.pathExtension == "xcodeproj" ? project.parent : project
    }

    /// Those among them that have a target of unit tests.
    static func withTests(below folder: Path) -> [Path] {
        find(below: folder).filter {
            guard $0.pathExtension == "xcodeproj" else { return ($0 / "Tests").isDirectory }
            return ($0 / "project.pbxproj").text?.contains("com.apple.product-type.bundle.unit-test") ?? false
        }
    }

    /// "name Example/App.xcodeproj", or nil when there is nothing to name.
    static func advice(_ projects: [Path], from folder: Path) -> String? {
        guard !projects.isEmpty else { return nil }
        let names = projects.prefix(3).map { $0.relative(to: folder) ?? $0.string }
        return "name " + names.joined(separator: " or ")
    }

    private static func isWorthEntering(_ folder: Path) -> Bool {
        folder.isDirectory && !folder.name.hasPrefix(".") && !foreign.contains(folder.name)
            && folder.pathExtension.isEmpty && !folder.isLink
    }

    private static func projects(in folder: Path) -> [Path] {
        let entries = folder.children
        let projects = entries.filter { $0.pathExtension == "xcodeproj" && ($0 / "project.pbxproj").exists }
        if projects.isEmpty, (folder / "Package.swift").exists { return [folder] }
        return projects
    }
}
