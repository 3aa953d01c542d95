// SPDX-License-Identifier: MIT
import Foundation

/// Reads an `.xcworkspace`: the targets of all its projects and packages together.
enum Workspace {
    /// One of the projects must have the configuration; the others are built in it or in their own standard one.
    /// - Parameter first: the member whose targets come before the others'; nil: as the workspace has them.
    static func load(_ path: Path, configuration: String?, first: Path? = nil) throws -> Project {
        let file = path / "contents.xcworkspacedata"
        var locations = try WorkspaceReferences.read(file)
        if let first, let index = locations.firstIndex(where: { resolve($0, workspace: path) == first }) {
            locations.insert(locations.remove(at: index), at: 0)
        }
        var project = Project(name: path.stem, root: path.parent, targets: [])
        project.file = file
        var refusals: [Failure] = []
        var isKnown = false
        for location in locations {
            guard let member = resolve(location, workspace: path), member.exists else {
                project.diagnostics.append(
                    Diagnostic(.warning, "'\(location)' is not there", at: SourceLocation(file: file)))
                continue
            }
            var part: Project?
            if member.pathExtension == "xcodeproj" {
                var open: [Path] = []
                let (member, refusal) = try XcodeProject.load(member, preferring: configuration, open: &open)
                if let refusal { refusals.append(refusal) } else { isKnown = true }
                part = member
            } else if (member / "Package.swift").exists {
                part = try SwiftPackage.load(member, configuration: configuration)
            }
            guard let part else { continue }
            project.add(part, keeping: { _ in true })
        }
        if let refusal = refusals.first, !isKnown { throw refusal }
        project.schemes = try Scheme.all(of: path) + project.schemes
        project.resolveProducts()
        project.uniteLibraries()
        project.linkImportedLibraries()
        return project
    }

    /// The workspace in one of the folders around a project that has it and others as members.
    static func around(_ project: Path) throws -> Path? {
        var folder = project.parent
        for _ in 0..<4 where folder.string != "/" {
            for candidate in folder.children where candidate.pathExtension == "xcworkspace" {
                let members = try members(of: candidate)
                if members.count > 1, members.contains(project) { return candidate }
            }
            folder = folder.parent
        }
        return nil
    }

    /// The projects and packages that are there.
    static func members(of path: Path) throws -> [Path] {
        let file = path / "contents.xcworkspacedata"
        guard file.exists else { return [] }
        return try WorkspaceReferences.read(file).compactMap { resolve($0, workspace: path) }.filter {
            $0.pathExtension == "xcodeproj" ? ($0 / "project.pbxproj").exists : ($0 / "Package.swift").exists
        }
    }

    private static func resolve(_ location: String, workspace: Path) -> Path? {
        let sides = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard sides.count == 2 else { return nil }
        switch sides[0] {
        case "group", "container": return Path.absolute(sides[1], from: workspace.parent)
        case "self": return workspace.parent
        case "absolute": return Path.absolute(sides[1])
        default: return nil
        }
    }
}

/// The `location` of each `FileRef`, groups' own locations put in front.
private struct WorkspaceReferences {
    private var found: [String] = []

    static func read(_ file: Path) throws -> [String] {
        var references = WorkspaceReferences()
        for child in try ProjectXML.parse(file).children { references.add(child, in: "") }
        return references.found
    }

    private mutating func add(_ node: ResourceNode, in folder: String) {
        let location = node["location"] ?? "group:"
        let kind = location.prefix { $0 != ":" }
        let path = String(location.dropFirst(kind.count + 1))
        switch node.name {
        case "Group":
            // Groups of the container's own level start anew.
            let place = kind == "group" ? folder + path : path
            for child in node.children { add(child, in: place.isEmpty ? "" : place + "/") }
        case "FileRef": found.append(kind == "group" ? "group:" + folder + path : location)
        default: break
        }
    }
}
