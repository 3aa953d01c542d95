// SPDX-License-Identifier: MIT

/// Finds out what kind of project a path names and reads it.
package enum ProjectLoader {
    /// `path`: a folder, an `.xcodeproj`, an `.xcworkspace` or a `Package.swift`.
    package static func load(_ path: Path, configuration: String? = nil) throws -> Project {
        guard path.exists else { throw Failure(.usage, "touchstone: there is no '\(path)'") }
        switch path.pathExtension {
        case "xcodeproj": return try XcodeProject.load(path, configuration: configuration)
        case "xcworkspace": return try Workspace.load(path, configuration: configuration)
        case "swift" where path.name == "Package.swift":
            return try SwiftPackage.load(path.parent, configuration: configuration)
        default: break
        }
        guard path.isDirectory else {
            throw Failure.build("not a project: a folder, an .xcodeproj or a Package.swift is wanted", file: path)
        }
        let entries = path.children
        let projects = entries.filter { $0.pathExtension == "xcodeproj" && ($0 / "project.pbxproj").exists }
        let workspaces = entries.filter { $0.pathExtension == "xcworkspace" }
        // A workspace that adds something to the folder's project is what its developers open.
        if let workspace = try workspaces.first(where: { try projects.count > 1 || Workspace.members(of: $0).count > 1 }
        ) {
            return try Workspace.load(workspace, configuration: configuration)
        }
        if let project = projects.first(where: { $0.stem == path.name }) ?? projects.first {
            return try XcodeProject.load(project, configuration: configuration)
        }
        if let workspace = workspaces.first { return try Workspace.load(workspace, configuration: configuration) }
        if (path / "Package.swift").exists { return try SwiftPackage.load(path, configuration: configuration) }
        return try PlainFolder.load(path)
    }
}
