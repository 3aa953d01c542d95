// SPDX-License-Identifier: MIT

/// Sources that Xcode or SwiftPM would generate.
enum GeneratedSources {
    static func make(for target: Target, context: BuildContext) throws -> [Path] {
        let folder = context.objects(of: target) / "generated"
        var files: [Path] = []
        if target.isPackage, !target.resources.isEmpty, target.kind != .application {
            let file = folder / "resource_bundle_accessor.swift"
            try file.write(bundleAccessor(of: target))
            files.append(file)
        }
        if !target.embeddedFiles.isEmpty {
            let file = folder / "embedded_resources.swift"
            try file.write(embeddedResources(target.embeddedFiles))
            files.append(file)
        }
        if let source = try AssetSymbols.source(for: target, users: users(of: target, in: context.project)) {
            let file = folder / "GeneratedAssetSymbols.swift"
            try file.write(source)
            files.append(file)
        }
        return files
    }

    /// The target and the tests that may look into it.
    private static func users(of target: Target, in project: Project) -> [Target] {
        [target]
            + project.targets.filter {
                $0.kind == .unitTests && ($0.testHost == target.name || $0.dependencies.contains(target.name))
            }
    }

    /// `PackageResources.note_txt` for `note.txt`, as SwiftPM names them.
    private static func embeddedResources(_ files: [Path]) throws -> String {
        let members = try files.map { file in
            let name = String(file.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            let bytes = try file.read().map(String.init).joined(separator: ",")
            return "    static let \(name): [UInt8] = [\(bytes)]\n"
        }
        return "struct PackageResources {\n" + members.joined() + "}\n"
    }

    /// `Bundle.module` for package targets with resources.
    private static func bundleAccessor(of target: Target) -> String {
        let place =
            target.kind == .unitTests
            ? "PlugIns/\(target.productName).xctest" : BundleAssembler.resourceBundleName(of: target)
        return """
            import Foundation
            extension Foundation.Bundle {
                static let module: Bundle = {
                    let path = Bundle.main.bundlePath + "/\(place)"
                    return Bundle(path: path) ?? Bundle.main
                }()
            }

            """
    }
}
