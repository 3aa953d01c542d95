// SPDX-License-Identifier: MIT
public import Foundation

/// The bundles of the app's frameworks and of the tests that run in it. Their code is part of the executable, where
/// Foundation would look in vain; their Info.plists name the module each belongs to.
enum ModuleBundles {
    private static let byModule: [String: Bundle] = {
        var result: [String: Bundle] = [:]
        for (folder, kind) in [("Frameworks", ".framework"), ("PlugIns", ".xctest")] {
            let path = Bundle.main.bundlePath + "/" + folder
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
                // Apps without frameworks have no such folder.
                continue
            }
            for name in names.sorted() where name.hasSuffix(kind) {
                guard let bundle = Bundle(path: path + "/" + name),
                    let module = declaredModule(ofBundle: path + "/" + name)
                else { continue }
                result[module] = bundle
            }
        }
        return result
    }()

    /// The name as it stands in the bundle's folder. `Bundle` itself looks for the list beside the resources, which it
    /// takes a folder called `Resources` to hold.
    private static func declaredModule(ofBundle path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path + "/Info.plist") else { return nil }
        // A list that cannot be read names no module.
        let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return info?["TouchstoneModule"] as? String
    }

    static func bundle(of type: AnyClass) -> Bundle {
        let module = module(of: String(reflecting: type))
        return byModule[module] ?? SystemBundles.bundle(ofModule: module) ?? .main
    }

    /// `Kit.Shelf` and `(extension in Kit):Foundation.Bundle.Token` are of the module `Kit`.
    private static func module(of name: String) -> String {
        let extended = "(extension in "
        if name.hasPrefix(extended) { return String(name.dropFirst(extended.count).prefix { $0 != ")" }) }
        return String(name.prefix { $0 != "." })
    }

    /// The bundles whose folders end in `kind`, by name.
    static func loaded(_ kind: String) -> [Bundle] {
        byModule.values.filter { $0.bundlePath.hasSuffix(kind) }.sorted { $0.bundlePath < $1.bundlePath }
    }

    static func bundle(named identifier: String) -> Bundle? {
        if Bundle.main.bundleIdentifier == identifier { return .main }
        return byModule.values.first { $0.bundleIdentifier == identifier } ?? SystemBundles.bundle(named: identifier)
    }
}

extension Bundle {
    /// The app's own and those of its tests.
    @_silgen_name("$s10Foundation6BundleC10allBundlesSayACGvgZ")
    public class func __allBundles() -> [Bundle] { [.main] + ModuleBundles.loaded(".xctest") }

    @_silgen_name("$s10Foundation6BundleC13allFrameworksSayACGvgZ")
    public class func __allFrameworks() -> [Bundle] { ModuleBundles.loaded(".framework") }
}

@_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
public func __bundle(for type: AnyClass) -> Bundle { ModuleBundles.bundle(of: type) }

@_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfC")
public func __bundle(identifier: String) -> Bundle? { ModuleBundles.bundle(named: identifier) }
