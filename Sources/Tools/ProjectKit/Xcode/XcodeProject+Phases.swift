// SPDX-License-Identifier: MIT

/// Build phases: what a target compiles, copies and links.
extension XcodeProject {
    mutating func add(_ phase: XcodeObject, to target: inout Target) throws {
        let files = phase.objects("files").filter(isForPhone)
        switch phase.isa {
        case "PBXSourcesBuildPhase":
            for file in files { addSource(file, to: &target) }
        case "PBXHeadersBuildPhase":
            for file in files { addHeader(file, to: &target) }
        case "PBXResourcesBuildPhase":
            for file in files { addResource(file, to: &target) }
        case "PBXFrameworksBuildPhase":
            for file in files { addLinked(file, to: &target) }
        case "PBXCopyFilesBuildPhase":
            // 1 is the bundle itself, 7 its resources: one folder on iOS. Code is linked in and needs no copy.
            guard ["1", "7"].contains(phase.string("dstSubfolderSpec") ?? "") else { break }
            let folder = target.settings.expand(phase.string("dstPath") ?? "")
            for file in files { addResource(file, to: &target, folder: folder) }
            addSynchronizedFiles(of: phase, in: folder, to: &target)
        case "PBXShellScriptBuildPhase":
            let name = phase.string("name") ?? "Run Script"
            diagnostics.append(Diagnostic(.warning, "\(target.name): script phase '\(name)' is not run"))
        default: break
        }
    }

    /// Rules say how files of other kinds become sources or resources; what they would run is not run.
    mutating func report(_ rule: XcodeObject, of target: Target) {
        let files = rule.string("filePatterns") ?? rule.string("fileType") ?? "?"
        diagnostics.append(Diagnostic(.warning, "\(target.name): the build rule for '\(files)' is not run"))
    }

    /// Files may be limited to some of a target's platforms.
    private func isForPhone(_ file: XcodeObject) -> Bool {
        Self.includesPhone(file.strings("platformFilters") + [file.string("platformFilter")].compactMap { $0 })
    }

    static func includesPhone(_ filters: [String]) -> Bool { filters.isEmpty || filters.contains("ios") }

    /// Products of packages that a target takes on a phone: its own list has those of all platforms, and the phase that
    /// links them says which are for which.
    func packageProducts(of target: XcodeObject) -> [String] {
        let linked = target.objects("buildPhases").flatMap { $0.objects("files") }
        let elsewhere = Set(linked.filter { !isForPhone($0) }.compactMap { $0.object("productRef")?.identifier })
        return target.objects("packageProductDependencies").filter { !elsewhere.contains($0.identifier) }.compactMap {
            $0.string("productName")
        }
    }

    private func addLinked(_ file: XcodeObject, to target: inout Target) {
        if let product = file.object("productRef")?.string("productName") { target.dependencies.append(product) }
        guard let reference = file.object("fileRef") else { return }
        if reference.isa == "PBXReferenceProxy" {
            // A product of another project: the proxy knows the target's name.
            if let name = reference.object("remoteRef")?.string("remoteInfo") { target.dependencies.append(name) }
        } else if let owner = owner(ofProduct: reference.identifier) {
            target.dependencies.append(owner)
        } else if reference.string("sourceTree") == "BUILT_PRODUCTS_DIR", let path = reference.string("path") {
            // A product of another project of the workspace, by its file's name: `Kit.framework`, `libKit.a`.
            let file = Path(path)
            let isArchive = file.pathExtension == "a" && file.stem.hasPrefix("lib")
            target.dependencies.append(isArchive ? String(file.stem.dropFirst("lib".count)) : file.stem)
        }
    }

    private func owner(ofProduct reference: String) -> String? {
        graph[graph.rootIdentifier]?.objects("targets").first { $0.string("productReference") == reference }?.string(
            "name")
    }

    private func addHeader(_ file: XcodeObject, to target: inout Target) {
        let attributes = file.fields["settings"]?.dictionary?["ATTRIBUTES"]?.strings ?? []
        guard let reference = file.string("fileRef"), let path = files.paths[reference],
            attributes.contains("Public") || isUmbrella(path, of: target)
        else { return }
        target.publicHeaders.append(path)
    }

    /// Whether a header is what the target's module map shows. Static libraries publish nothing, but a pod that is one
    /// imports its own header for all of its sources.
    private func isUmbrella(_ header: Path, of target: Target) -> Bool {
        guard let name = target.settings["MODULEMAP_FILE"], !name.isEmpty,
            target.settings.list("OTHER_SWIFT_FLAGS").contains("-import-underlying-module"),
            let map = Path.absolute(name, from: graph.projectFolder).text
        else { return false }
        return map.contains("umbrella header \"\(header.name)\"")
    }

    private mutating func addSource(_ file: XcodeObject, to target: inout Target) {
        guard let reference = file.string("fileRef"), let path = files.paths[reference] else { return }
        if graph[reference]?.isa == "PBXVariantGroup" {
            for child in graph[reference]?.objects("children") ?? [] {
                if let path = files.paths[child.identifier] { add(source: path, to: &target) }
            }
        } else {
            add(source: path, named: files.spelledNames[reference], to: &target)
        }
    }

    /// - Parameter name: of what the bundle gets of it; nil: the file's.
    mutating func add(source path: Path, named name: String? = nil, to target: inout Target) {
        switch path.pathExtension {
        case "swift": target.sources.append(path)
        case "h", "hpp", "pch", "modulemap", "docc": break
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "strings", "xcstrings", "stringsdict", "storyboard",
            "xib", "xcassets":
            target.resources.append(
                Resource(path: path, localization: XcodeFiles.localization(of: path), name: name))
        default:
            target.foreignSources.append(path)
            diagnostics.append(
                Diagnostic(
                    .warning, "\(target.name): only Swift sources are compiled; this one is left out",
                    at: SourceLocation(file: path)))
        }
    }

    private mutating func addResource(_ file: XcodeObject, to target: inout Target, folder: String = "") {
        guard let reference = file.string("fileRef"), let object = graph[reference] else { return }
        if object.isa == "PBXVariantGroup" {
            for child in object.objects("children") {
                guard let path = files.paths[child.identifier] else { continue }
                target.resources.append(
                    Resource(
                        path: path, localization: files.localizations[child.identifier], folder: folder,
                        name: files.spelledNames[child.identifier]))
            }
        } else if let path = files.paths[reference] {
            let isFolder = object.string("lastKnownFileType") == "folder"
            target.resources.append(
                Resource(
                    path: path, localization: XcodeFiles.localization(of: path), isFolderReference: isFolder,
                    folder: folder, name: files.spelledNames[reference]))
        }
    }
}
