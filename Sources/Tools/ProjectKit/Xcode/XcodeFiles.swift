// SPDX-License-Identifier: MIT

/// Where each file reference of a project lies, found by walking the groups once.
struct XcodeFiles {
    /// Paths of file references, groups and synchronized folders by identifier. What lies outside the project's own
    /// trees (products, the platform's files) has none.
    private(set) var paths: [String: Path] = [:]
    /// For children of a variant group or of `.lproj` folders: the language.
    private(set) var localizations: [String: String] = [:]
    /// Names as the project spells them, of files that the disk has in another case.
    private(set) var spelledNames: [String: String] = [:]
    /// Other projects among the files, in order.
    private(set) var projects: [Path] = []

    init(_ graph: XcodeObjects) {
        guard let main = graph[graph.rootIdentifier]?.object("mainGroup") else { return }
        var visited: Set<String> = []
        walk(main, in: graph.projectFolder, project: graph.projectFolder, visited: &visited)
    }

    private mutating func walk(_ object: XcodeObject, in folder: Path?, project: Path, visited: inout Set<String>) {
        // Groups that contain themselves end here.
        guard visited.insert(object.identifier).inserted else { return }
        let path = Self.path(of: object, in: folder, project: project)
        paths[object.identifier] = path
        if let path, let spelled = object.string("path").map({ Path.absolute($0, from: path).name }),
            spelled != path.name
        {
            spelledNames[object.identifier] = spelled
        }
        if let path, object.isa == "PBXFileReference", path.pathExtension == "xcodeproj", !projects.contains(path) {
            projects.append(path)
        }
        if object.isa == "PBXVariantGroup" {
            for child in object.objects("children") {
                let childPath = Self.path(of: child, in: path, project: project)
                localizations[child.identifier] = Self.localization(of: childPath) ?? child.string("name")
            }
        } else if let localization = Self.localization(of: path) {
            localizations[object.identifier] = localization
        }
        for child in object.objects("children") {
            walk(child, in: path, project: project, visited: &visited)
        }
    }

    private static func path(of object: XcodeObject, in folder: Path?, project: Path) -> Path? {
        let own = object.string("path") ?? ""
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>": return folder.map { Path.absolute(own, from: $0).ignoringCase }
        case "SOURCE_ROOT": return Path.absolute(own, from: project).ignoringCase
        case "<absolute>": return own.hasPrefix("/") ? Path.absolute(own) : nil
        default: return nil
        }
    }

    /// The language when `path` lies in an `.lproj` folder.
    static func localization(of path: Path?) -> String? {
        guard let folder = path?.parent, folder.pathExtension == "lproj" else { return nil }
        return folder.stem
    }
}
