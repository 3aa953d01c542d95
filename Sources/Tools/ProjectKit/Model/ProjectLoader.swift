// SPDX-License-Identifier: MIT

/// Finds out what kind of project a path names and reads it.
package enum ProjectLoader {
    /// `path`: a folder, an `.xcodeproj`, an `.xcworkspace` or a `Package.swift`.
    package static func load(_ path: Path, configuration: String? = nil) throws -> Project {
        guard path.exists else { throw Failure(.usage, "touchstone: there is no '\(path)'") }
        switch path.pathExtension {
        case "xcodeproj": return try loadInSurroundings(path, configuration)
        case "xcworkspace": return try Workspace.load(path, configuration: configuration)
        case "swift" where path.name == "Package.swift":
            return try SwiftPackage.load(path.parent, configuration: configuration)
        default: break
        }
        guard path.isDirectory else {
            throw Failure.build("not a project: a folder, an .xcodeproj or a Package.swift is wanted", file: path)
        }
        let entries = path.children
        // A link to a project elsewhere, as pods leave it beside their sources, is none of this folder.
        let projects = entries.filter {
            $0.pathExtension == "xcodeproj" && ($0 / "project.pbxproj").exists && !$0.isLink
        }
        let workspaces = entries.filter { $0.pathExtension == "xcworkspace" }
        // A workspace that adds something to the folder's project is what its developers open.
        if let workspace = try workspaces.first(where: { try projects.count > 1 || Workspace.members(of: $0).count > 1 }
        ) {
            return try Workspace.load(workspace, configuration: configuration)
        }
        if let project = projects.first(where: { $0.stem == path.name }) ?? projects.first {
            return try loadInSurroundings(project, configuration)
        }
        if let workspace = workspaces.first { return try Workspace.load(workspace, configuration: configuration) }
        if (path / "Package.swift").exists { return try SwiftPackage.load(path, configuration: configuration) }
        // What has an Info.plist is an app, of which a project below it is a part or an example.
        if !(path / "Info.plist").exists, let folder = NearbyProjects.folderOfOnly(below: path) {
            return try load(folder, configuration: configuration)
        }
        return try PlainFolder.load(path)
    }

    /// A project by itself; where it links what it does not make, with the workspace around that has both, as an example
    /// beside its library.
    private static func loadInSurroundings(_ path: Path, _ configuration: String?) throws -> Project {
        let project = try XcodeProject.load(path, configuration: configuration)
        guard project.needsOthers, let workspace = try Workspace.around(path) else { return project }
        return try Workspace.load(workspace, configuration: configuration, first: path)
    }
}
