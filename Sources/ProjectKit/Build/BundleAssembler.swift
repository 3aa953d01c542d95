// SPDX-License-Identifier: MIT
import Foundation

/// Lays out an app bundle as iOS has it: Info.plist, compiled interface files and catalogs, `.lproj` folders, the rest
/// as it is. What an earlier build put there and no resource asks for any more is removed.
struct BundleAssembler {
    let context: BuildContext
    let bundle: Path

    static func resourceBundleName(of target: Target) -> String { "\(target.name).bundle" }

    /// The processed Info.plist of the app.
    func assemble(_ application: Target, libraries: [Target], _ report: inout BuildReport) throws -> [String: Any] {
        let info = try InfoPlist(target: application).processed()
        var contents = BundleContents(folder: bundle)
        try contents.addPropertyList(info, named: "Info.plist")
        contents.keep(info["CFBundleExecutable"] as? String ?? application.productName)
        try add(application.resources, module: application.moduleName, to: bundle, &contents, &report)
        for library in libraries where !library.resources.isEmpty || library.infoPlist != nil {
            let folder = bundle / Self.folder(of: library)
            if library.infoPlist != nil {
                let own = try InfoPlist(target: library).processed()
                try contents.addPropertyList(own, named: Self.folder(of: library) + "/Info.plist")
            }
            try add(library.resources, module: library.moduleName, to: folder, &contents, &report)
        }
        try contents.removeOthers()
        return info
    }

    private static func folder(of library: Target) -> String {
        let isPackage = library.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").contains("SWIFT_PACKAGE")
        return isPackage ? resourceBundleName(of: library) : "Frameworks/\(library.productName).framework"
    }

    private func add(
        _ resources: [Resource], module: String, to folder: Path, _ contents: inout BundleContents,
        _ report: inout BuildReport
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
            let place = resource.localization.map { folder / "\($0).lproj" } ?? folder
            if resource.isFolderReference {
                try contents.copy(resource.path, to: place / resource.path.name)
                continue
            }
            switch resource.path.pathExtension {
            case "xcassets": catalogs.append(resource.path)
            case "storyboard", "xib":
                let isStoryboard = resource.path.pathExtension == "storyboard"
                let target = place / (resource.path.stem + (isStoryboard ? ".storyboardc" : ".nib"))
                try contents.make(target, from: [resource.path]) {
                    let compiled = try InterfaceCompiler.compile(resource.path, module: module)
                    return (compiled.data, compiled.diagnostics)
                } reporting: {
                    report.add($0)
                }
            case "strings":
                try contents.make(place / resource.path.name, from: [resource.path]) {
                    (try StringsTable.compile(resource.path), [])
                } reporting: {
                    report.add($0)
                }
            case "xcstrings":
                for (language, name, data) in try StringsCatalog.compile(resource.path) {
                    try contents.put(data, at: folder / "\(language).lproj" / name)
                }
            case "entitlements", "xcconfig", "swift", "h": break
            case "plist" where resource.path.name == "Info.plist" && place == bundle: break
            default: try contents.copy(resource.path, to: place / resource.path.name)
            }
        }
        if !catalogs.isEmpty {
            let inputs = catalogs.flatMap { [$0] + $0.descendants() }
            try contents.make(folder / "Assets.car", from: inputs) {
                let compiled = try CatalogCompiler.compile(catalogs)
                return (compiled.data, compiled.diagnostics)
            } reporting: {
                report.add($0)
            }
        }
    }
}

/// The files of a bundle as a build puts them there.
struct BundleContents {
    let folder: Path
    private var wanted: Set<Path> = []

    init(folder: Path) { self.folder = folder }

    /// Leaves a file that something else makes.
    mutating func keep(_ name: String) { wanted.insert(folder / name) }

    mutating func put(_ data: Data, at path: Path) throws {
        wanted.insert(path)
        try path.write(data)
    }

    mutating func addPropertyList(_ value: [String: Any], named name: String) throws {
        try put(try InfoPlist.encode(value), at: folder / name)
    }

    mutating func copy(_ source: Path, to target: Path) throws {
        for file in source.isDirectory ? source.descendants() : [source] {
            let name = file.relative(to: source)
            let place = name.map { target / $0 } ?? target
            wanted.insert(place)
            try file.copy(to: place)
        }
    }

    /// Makes `target` out of `inputs` unless it is as new as they are. What was reported is kept beside it, so that a
    /// build without work says the same.
    mutating func make(
        _ target: Path, from inputs: [Path], _ produce: () throws -> (Data, [Diagnostic]),
        reporting: ([Diagnostic]) -> Void
    ) throws {
        wanted.insert(target)
        var fingerprint = Fingerprint(ResourceCompilers.version)
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

    /// Removes what no resource asked for.
    func removeOthers() throws {
        for file in folder.descendants() where !wanted.contains(file) { try file.remove() }
    }
}

/// One version for all resource compilers: raised when one of them makes something else of the same input.
enum ResourceCompilers {
    static let version = "1"
}
