// SPDX-License-Identifier: MIT

/// Other projects and packages that a project refers to.
extension XcodeProject {
    /// Projects inside this one: their targets can be depended on.
    mutating func addProjects(to project: inout Project, configuration: String?, open: inout [Path]) throws {
        for path in files.projects where !open.contains(path) {
            guard (path / "project.pbxproj").exists else {
                diagnostics.append(
                    Diagnostic(.warning, "the project refers to this one, which is missing", at: .init(file: path)))
                continue
            }
            // A configuration of the outer project need not exist in the inner one.
            let part = try XcodeProject.load(path, preferring: configuration, open: &open).project
            project.add(part, keeping: { [.framework, .staticLibrary, .resourceBundle].contains($0.kind) })
        }
    }

    /// The project in the configuration, or, with the failure that says so, in its own standard one when it has none of
    /// that name: so Xcode builds what a project depends on.
    static func load(
        _ path: Path, preferring configuration: String?, open: inout [Path]
    ) throws -> (project: Project, refusal: Failure?) {
        do {
            return (try load(path, configuration: configuration, open: &open), nil)
        } catch let failure as Failure where configuration != nil && failure.message.hasPrefix("no configuration") {
            return (try load(path, configuration: nil, open: &open), failure)
        }
    }

    mutating func addPackages(to project: inout Project) throws {
        var folders = graph.objects(of: "XCLocalSwiftPackageReference").compactMap { $0.string("relativePath") }.map {
            Path.absolute($0, from: graph.projectFolder)
        }
        // Before Xcode 15 a package was a folder among the files.
        folders += graph.objects(of: "PBXFileReference").compactMap { reference in
            let type = reference.string("lastKnownFileType")
            guard type == "folder" || type == "wrapper" || type == "text", let path = files.paths[reference.identifier],
                path.isDirectory, (path / "Package.swift").exists
            else { return nil }
            return path
        }
        for folder in folders.uniqued() {
            guard (folder / "Package.swift").exists else {
                diagnostics.append(
                    Diagnostic(
                        .warning, "the project refers to this package, which is missing", at: .init(file: folder)))
                continue
            }
            project.add(
                try SwiftPackage.load(folder, configuration: settings.configuration),
                keeping: { $0.kind != .unitTests && $0.kind != .application })
        }
        for reference in graph.objects(of: "XCRemoteSwiftPackageReference") {
            let url = reference.string("repositoryURL") ?? reference.identifier
            diagnostics.append(Diagnostic(.warning, "package \(url) is not fetched; what it offers is missing"))
        }
        project.resolveProducts()
    }
}
