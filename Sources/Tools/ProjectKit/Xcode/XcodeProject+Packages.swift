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

    /// The versions Xcode wrote down: the project's, or those of a workspace beside it.
    private var pins: Path? { packageFolders.map { $0 / "Package.resolved" }.first(where: \.exists) }

    /// Where Xcode keeps what belongs to packages: in the project, or in a workspace beside it.
    private var packageFolders: [Path] {
        let beside = graph.file.parent.parent.children.filter { $0.pathExtension == "xcworkspace" }
        return ([graph.file.parent / "project.xcworkspace"] + beside).map { $0 / "xcshareddata/swiftpm" }
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
        var present: [Path] = []
        for folder in folders.uniqued() {
            if (folder / "Package.swift").exists {
                present.append(folder)
            } else {
                diagnostics.append(
                    Diagnostic(
                        .warning, "the project refers to this package, which is missing", at: .init(file: folder)))
            }
        }
        let references = graph.objects(of: "XCRemoteSwiftPackageReference").compactMap { RemotePackage($0) }
        let checkouts = try PackageCheckouts(
            references + SwiftPackage.remotePackages(of: present), pins: pins,
            configurations: [graph.projectFolder / ".swiftpm/configuration"]
                + packageFolders.map { $0 / "configuration" })
        diagnostics += checkouts.diagnostics
        let packages = present + references.compactMap { checkouts.folders[$0.identity] }
        try addPlugins(to: &project, of: packages, checkouts)
        for folder in packages {
            let isOwn = present.contains(folder)
            var package = try SwiftPackage.load(
                folder, configuration: settings.configuration, checkouts, roots: present)
            for index in package.targets.indices { package.targets[index].isElective = true }
            project.add(
                package, keeping: { $0.kind != .application && (isOwn || $0.kind != .unitTests) })
        }
        project.resolveProducts()
    }
}
