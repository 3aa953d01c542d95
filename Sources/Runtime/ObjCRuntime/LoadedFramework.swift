// SPDX-License-Identifier: MIT

/// One of the platform's frameworks that is part of this process, as its manifest describes it.
package struct LoadedFramework: Sendable {
    /// The Swift module.
    package let module: String
    /// `CFBundleIdentifier` of the framework's bundle.
    package let bundle: String
    /// Where iOS has the bundle, below `System/Library`.
    package let folder: String
    /// Whether Objective-C sees `Module.Class`, as of Swift frameworks, in place of the bare name.
    package let classesKeepModule: Bool

    init(module: String, bundle: String, folder: String? = nil, classesKeepModule: Bool = false) {
        self.module = module
        self.bundle = bundle
        self.folder = folder ?? "Frameworks/\(module).framework"
        self.classesKeepModule = classesKeepModule
    }

    /// Whether classes of the module named go by their bare name.
    func isNamespace(_ name: String) -> Bool { module == name && !classesKeepModule }

    /// The modules that are Foundation together.
    static let foundation = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        "FoundationCompat", "ObjectiveC", "ObjCRuntime",
    ].map {
        LoadedFramework(module: $0, bundle: "com.apple.Foundation", folder: "Frameworks/Foundation.framework")
    }
}

extension ClassRegistry {
    /// Those of the libraries loaded so far, in the order in which they came, Foundation's modules first.
    package static func loadedFrameworks() -> [LoadedFramework] {
        let lock = shared.lock
        lock.lock()
        defer { lock.unlock() }
        load()
        return shared.frameworks
    }
}

/// Says that a framework is there. Its generated `Framework.swift` does, when its library is loaded.
package func __objcRegisterFramework(
    _ module: String, bundle: String, folder: String? = nil, classesKeepModule: Bool = false
) {
    let framework = LoadedFramework(
        module: module, bundle: bundle, folder: folder, classesKeepModule: classesKeepModule)
    ClassRegistry.locked { $0.register(framework) }
}
