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
        if let source = try AssetSymbols.source(for: target) {
            let file = folder / "GeneratedAssetSymbols.swift"
            try file.write(source)
            files.append(file)
        }
        return files
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
