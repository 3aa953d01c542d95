// SPDX-License-Identifier: MIT
import Foundation
import FoundationXML

/// Reads an `.xcworkspace`: the targets of all its projects and packages together.
enum Workspace {
    static func load(_ path: Path, configuration: String?) throws -> Project {
        let file = path / "contents.xcworkspacedata"
        let locations = try WorkspaceReferences.read(file)
        var project = Project(name: path.stem, root: path.parent, targets: [])
        for location in locations {
            guard let member = resolve(location, workspace: path), member.exists else {
                project.diagnostics.append(
                    Diagnostic(.warning, "'\(location)' is not there", at: SourceLocation(file: file)))
                continue
            }
            var part: Project?
            if member.pathExtension == "xcodeproj" {
                part = try XcodeProject.load(member, configuration: configuration)
            } else if (member / "Package.swift").exists {
                part = try SwiftPackage.load(member)
            }
            guard let part else { continue }
            let known = Set(project.targets.map(\.name))
            project.targets += part.targets.filter { !known.contains($0.name) }
            project.diagnostics += part.diagnostics
        }
        return project
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
private final class WorkspaceReferences: NSObject, XMLParserDelegate {
    private var groups: [String] = []
    private var found: [String] = []

    static func read(_ file: Path) throws -> [String] {
        let parser = XMLParser(data: try file.read())
        parser.shouldResolveExternalEntities = false
        let reader = WorkspaceReferences()
        parser.delegate = reader
        guard parser.parse() else { throw Failure.build("not well-formed XML", file: file, line: parser.lineNumber) }
        return reader.found
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let location = attributes["location"] ?? "group:"
        let path = location.drop { $0 != ":" }.dropFirst()
        let folder = groups.last(where: { !$0.isEmpty }).map { $0 + "/" } ?? ""
        if element == "Group" { groups.append(path.isEmpty ? folder : folder + path) }
        if element == "FileRef" { found.append(location.hasPrefix("group:") ? "group:" + folder + path : location) }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        if element == "Group" { groups.removeLast() }
    }
}
