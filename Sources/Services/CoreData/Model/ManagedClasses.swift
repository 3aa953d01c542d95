// SPDX-License-Identifier: MIT
import FoundationCompat
import Synchronization

/// Classes of managed objects by name, and the way back.
enum ManagedClasses {
    // Metatypes live for ever.
    private struct Found: @unchecked Sendable {
        var classes: [String: NSManagedObject.Type] = [:]
        var warned: Set<String> = []
    }

    private static let found = Mutex(Found())

    /// A class by its name of Objective-C; with a leading dot, one of the app's own module.
    static func named(_ name: String) -> NSManagedObject.Type? {
        if let known = found.withLock({ $0.classes[name] }) { return known }
        let cls = candidates(name).lazy.compactMap { __NSClassFromString($0) as? NSManagedObject.Type }.first
        if let cls { found.withLock { $0.classes[name] = cls } }
        return cls
    }

    /// Any class by its name, bare or with the module.
    static func any(_ name: String) -> AnyClass? { candidates(name).lazy.compactMap { __NSClassFromString($0) }.first }

    private static func candidates(_ name: String) -> [String] {
        let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
        var modules: [String] = []
        for bundle in [Bundle.main] + Bundle.allFrameworks + Bundle.allBundles {
            for key in ["TouchstoneModule", "CFBundleExecutable", "CFBundleName"] {
                guard let module = bundle.infoDictionary?[key] as? String else { continue }
                let name = String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
                if !modules.contains(name) { modules.append(name) }
            }
        }
        return [bare] + modules.map { $0 + "." + bare }
    }

    /// Told once, in Core Data's words.
    static func warnAboutMissing(_ name: String, entity: String) {
        guard found.withLock({ $0.warned.insert(name).inserted }) else { return }
        NSLog(
            "CoreData: warning: Unable to load class named '%@' for entity '%@'.  "
                + "Class not found, using default NSManagedObject instead.", name, entity)
    }
}
