// SPDX-License-Identifier: MIT
import Foundation

/// Lays out an app bundle as iOS has it: Info.plist, compiled interface files and catalogs, `.lproj` folders, the rest
/// as it is. What an earlier build put there and no resource asks for any more is removed.
struct BundleAssembler {
    let context: BuildContext
    let bundle: Path

    static func resourceBundleName(of target: Target) -> String { "\(target.name).bundle" }

    /// The processed Info.plist of the app.
    /// - Parameter tests: a test target whose bundle goes into the app's `PlugIns`, as on iOS.
    func assemble(
        _ application: Target, parts: [Target], tests: Target? = nil, _ report: inout BuildReport
    ) throws -> [String: Any] {
        let info = try InfoPlist(target: application).processed()
        var contents = BundleContents(folder: bundle)
        try contents.addPropertyList(info, named: "Info.plist")
        if let entitlements = try Entitlements(target: application).processed(&report) {
            try contents.addPropertyList(entitlements, named: Entitlements.fileName)
        }
        contents.keep(info["CFBundleExecutable"] as? String ?? application.productName)
        try add(application.resources, of: application, to: bundle, &contents, &report)
        for part in parts + [tests].compactMap({ $0 }) {
            guard let folder = Self.folder(of: part) else {
                // Static libraries have no bundle; what they bring goes to the app's top.
                try add(part.resources, of: part, to: bundle, &contents, &report)
                continue
            }
            guard part.hasOwnBundle || !part.resources.isEmpty else { continue }
            if part.hasOwnBundle {
                var own = try InfoPlist(target: part).processed()
                // By this, classes find their bundle: see FoundationOverrides.
                own["TouchstoneModule"] = part.moduleName
                try contents.addPropertyList(own, named: folder + "/Info.plist")
                if part.kind == .appExtension, let name = own["CFBundleExecutable"] as? String {
                    contents.keep(folder + "/" + name)
                    // It is a program of its own, and shares with its app what both are entitled to.
                    if let entitlements = try Entitlements(target: part).processed(&report) {
                        try contents.addPropertyList(entitlements, named: folder + "/" + Entitlements.fileName)
                    }
                }
            }
            try add(part.resources, of: part, to: bundle / folder, &contents, &report)
        }
        try contents.removeOthers()
        return info
    }

    /// Where in the app's bundle a part has its own; nil: none.
    static func folder(of part: Target) -> String? {
        switch part.kind {
        case .unitTests, .uiTests: "PlugIns/\(part.productName).xctest"
        case _ where part.isPackage: resourceBundleName(of: part)
        case .framework: "Frameworks/\(part.productName).framework"
        case .resourceBundle: "\(part.productName).bundle"
        case .appExtension: "PlugIns/\(part.productName).appex"
        case .application, .staticLibrary, .tool, .macro, .other: nil
        }
    }

    private func add(
        _ resources: [Resource], of target: Target, to folder: Path,
        _ contents: inout BundleContents, _ report: inout BuildReport
    ) throws {
        var catalogs: [Path] = []
        for resource in resources {
            guard resource.path.exists else {
                report.add([
                    Diagnostic(
                        .warning, "the project lists this file, which is missing",
                        at: SourceLocation(file: resource.path))
                ])
                continue
            }
            let top = try place(of: resource, in: folder)
            let place = resource.localization.map { top / "\($0).lproj" } ?? top
            if resource.isFolderReference {
                try contents.copy(resource.path, to: place / resource.name)
            } else if resource.path.pathExtension == "xcassets" {
                catalogs.append(resource.path)
            } else if !isInput(resource, of: target, isAtTop: place == folder) {
                try add(resource, of: target, to: place, top: top, &contents, &report)
            }
        }
        try addCatalogs(catalogs, to: folder, &contents, &report)
    }

    /// Where the project wants the file, without its language.
    private func place(of resource: Resource, in folder: Path) throws -> Path {
        let top = Path.absolute(resource.folder, from: folder)
        guard top == folder || top.relative(to: folder) != nil else {
            throw Failure.build("'\(resource.folder)' leads out of the bundle", file: resource.path)
        }
        return top
    }

    /// What a build reads and bundles do not hold, wherever the project lists it.
    private func isInput(_ resource: Resource, of target: Target, isAtTop: Bool) -> Bool {
        switch resource.path.pathExtension {
        case "entitlements", "xcconfig", "swift", "h": true
        case "plist": resource.path == target.infoPlist || resource.path.name == "Info.plist" && isAtTop
        default: false
        }
    }

    /// Compiles a file, or copies it.
    ///
    /// - Parameter top: the place without a language, for files that bring several.
    private func add(
        _ resource: Resource, of target: Target, to place: Path, top: Path,
        _ contents: inout BundleContents, _ report: inout BuildReport
    ) throws {
        let (file, module) = (resource.path, target.moduleName)
        let result = place / resource.name
        switch file.pathExtension {
        case "storyboard", "xib": try addInterface(file, module: module, to: result, &contents, &report)
        case "xcstrings":
            for (language, name, data) in try StringsCatalog.compile(file) {
                try contents.put(data, at: top / "\(language).lproj" / name)
            }
        case "xcdatamodeld", "xcdatamodel": try contents.addDataModel(file, module: module, to: result, &report)
        case "xcmappingmodel":
            let project = target.settings["SRCROOT"].map { Path($0) } ?? file.parent
            try contents.make(result.replacing(extension: "cdm"), from: file.descendants()) {
                let mapping = try MappingModelReader(file, module: module, project: project)
                return (try InfoPlist.encode(try mapping.propertyList()), [])
            } reporting: {
                report.add($0)
            }
        case "strings": try add(file, to: result, &contents, &report) { try StringsTable.compile(file) }
        // Xcode copies property lists as binary ones, and refuses broken ones.
        case "plist": try add(file, to: result, &contents, &report) { try PropertyListFile.compile(file) }
        case "stringsdict":
            try add(file, to: result, &contents, &report) { try InfoPlist.encode(try PropertyListFile.read(file)) }
        default: try contents.copy(file, to: result)
        }
    }

    private func add(
        _ file: Path, to result: Path, _ contents: inout BundleContents, _ report: inout BuildReport,
        compile: () throws -> Data
    ) throws {
        try contents.make(result, from: [file]) {
            (try compile(), [])
        } reporting: {
            report.add($0)
        }
    }

    private func addInterface(
        _ file: Path, module: String, to result: Path, _ contents: inout BundleContents, _ report: inout BuildReport
    ) throws {
        let kind = file.pathExtension == "storyboard" ? "storyboardc" : "nib"
        let elements = context.sdk.elements
        try contents.make(result.replacing(extension: kind), from: [file] + elements.manifests) {
            let compiled = try InterfaceCompiler.compile(file, module: module, elements: elements)
            return (compiled.data, compiled.diagnostics)
        } reporting: {
            report.add($0)
        }
    }

    /// All catalogs of a bundle become one file.
    private func addCatalogs(
        _ catalogs: [Path], to folder: Path, _ contents: inout BundleContents, _ report: inout BuildReport
    ) throws {
        guard !catalogs.isEmpty else { return }
        let inputs = catalogs.flatMap { [$0] + $0.descendants() }
        try contents.make(folder / "Assets.car", from: inputs) {
            let compiled = try CatalogCompiler.compile(catalogs)
            return (compiled.data, compiled.diagnostics)
        } reporting: {
            report.add($0)
        }
    }
}

/// The files of a bundle as a build puts them there.
struct BundleContents {
    let folder: Path
    private var wanted: Set<Path> = []

    private let compilers: String

    /// - Parameter compilers: what tells one build of the resource compilers from another.
    init(folder: Path, compilers: String = ResourceCompilers.version) {
        (self.folder, self.compilers) = (folder, compilers)
    }

    /// Leaves a file that something else makes.
    mutating func keep(_ name: String) { wanted.insert(folder / name) }

    mutating func put(_ data: Data, at path: Path) throws {
        try want(path)
        try path.write(data)
    }

    /// Names of languages and files come from the project and must not lead elsewhere.
    private mutating func want(_ path: Path) throws {
        guard path.relative(to: folder) != nil, Path.absolute(path.string) == path else {
            throw Failure.build("'\(path)' would lie outside of the bundle")
        }
        wanted.insert(path)
    }

    mutating func addPropertyList(_ value: [String: Any], named name: String) throws {
        try put(try InfoPlist.encode(value), at: folder / name)
    }

    mutating func copy(_ source: Path, to target: Path) throws {
        for file in source.isDirectory ? source.descendants() : [source] {
            let name = file.relative(to: source)
            let place = name.map { target / $0 } ?? target
            try want(place)
            try file.copy(to: place)
        }
    }

    /// Makes `target` out of `inputs` unless it is as new as they are. What was reported is kept beside it, so that a
    /// build without work says the same.
    mutating func make(
        _ target: Path, from inputs: [Path], _ produce: () throws -> (Data, [Diagnostic]),
        reporting: ([Diagnostic]) -> Void
    ) throws {
        try want(target)
        var fingerprint = Fingerprint(compilers)
        for input in inputs { fingerprint.add(file: input) }
        let notes = Path(folder.string + ".stamps") / Fingerprint(target.string).text
        if target.exists, notes.exists {
            let lines = try notes.readText().split(separator: "\n")
            if let first = lines.first, first == fingerprint.text {
                reporting(CompilerOutput.diagnostics(in: lines.dropFirst().joined(separator: "\n")))
                return
            }
        }
        let (data, diagnostics) = try produce()
        try target.write(data)
        reporting(diagnostics)
        try notes.write(([fingerprint.text] + diagnostics.map(\.description)).joined(separator: "\n"))
    }

    /// A model becomes `Name.momd` with its versions, one without versions `Name.mom`, as Xcode does.
    ///
    /// - Parameter result: where it would lie if it were copied.
    mutating func addDataModel(_ path: Path, module: String, to result: Path, _ report: inout BuildReport) throws {
        guard let model = try DataModel(path) else {
            let message = "the model is in the form of Xcode 3, which is not read; save it with Xcode 4 or later"
            return report.add([Diagnostic(.warning, message, at: SourceLocation(file: path))])
        }
        let folder = model.isVersioned ? result.replacing(extension: "momd") : result.parent
        for version in model.versions {
            let name = model.isVersioned ? version.stem : result.stem
            try make(folder / "\(name).mom", from: [DataModel.contents(of: version)]) {
                (try InfoPlist.encode(try DataModelReader(version: version, module: module).propertyList()), [])
            } reporting: {
                report.add($0)
            }
        }
        if model.isVersioned {
            let current = ["NSManagedObjectModel_CurrentVersionName": model.current.stem]
            try put(try InfoPlist.encode(current), at: folder / "VersionInfo.plist")
        }
    }

    /// Removes what no resource asked for.
    func removeOthers() throws {
        for file in folder.descendants() where !wanted.contains(file) { try file.remove() }
    }
}

enum ResourceCompilers {
    /// The program they are in: another build of it may make something else of the same input, or say something else.
    static let version: String = {
        let program = Path("/proc/self/exe")
        var fingerprint = Fingerprint()
        fingerprint.add(file: program.resolved ?? program)
        return fingerprint.text
    }()
}
