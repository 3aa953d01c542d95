// SPDX-License-Identifier: MIT
public import Foundation

/// Rewrites an iOS module's Swift sources into what the Linux compiler accepts, and lays the result over the originals,
/// so that paths, `#file` and diagnostics keep naming the untouched files.
public enum SourceAdapter {
    /// Adapts the sources of one module.
    ///
    /// Unchanged files come from the cache: the key is their content, what other files of the module declare, the
    /// framework index, the options and the adapter's version. Safe to call from several processes at once.
    /// - Parameters:
    ///   - module: the module's name.
    ///   - files: absolute paths of all Swift files of the module.
    ///   - index: what the frameworks declare.
    ///   - cache: a folder for results; made when missing.
    /// - Returns: the overlay and what could not be adapted. Files with errors are laid over too.
    public static func adapt(
        module: String, files: [String], index: FrameworkIndex, cache: URL, options: AdapterOptions = AdapterOptions()
    ) throws -> Overlay {
        try ModuleAdapter(module: module, files: files, index: index, cache: cache, options: options).run()
    }
}

/// How the module is compiled.
public struct AdapterOptions: Hashable, Sendable {
    /// The `-swift-version`: `4`, `4.2`, `5` or `6`. Swift 4 code may use UIKit's names of that time.
    public var languageMode = "5"
    /// `-D` conditions, needed to read `#if`.
    public var conditions: Set<String> = []
    /// Modules that `canImport` finds besides the platform's own, such as other targets of the project.
    public var modules: Set<String> = []
    /// Folders searched for `Name.swiftmodule` by `canImport`.
    public var searchPaths: [String] = []
    /// Folders with the interfaces of the project's other modules (`Overlay.interface`, as `Name.touchstone`).
    public var interfacePaths: [String] = []
    /// The module's Objective-C headers that its clients see.
    public var publicHeaders: [String] = []
    /// The header whose imports only the module's own files see; nil: one of the usual names beside the sources.
    public var bridgingHeader: String?
    /// Modules that such a header would import, where none is written down.
    public var exportedModules: [String] = []
    /// Whether the module is a bundle of tests, which a runner enters: a `@main` of its sources, such as those of the app,
    /// is none.
    public var isTestBundle = false
    /// What is not there for the compiler, by path (see `LeftOutDeclarations`).
    package var leftOut: [String: [LeftOutDeclarations.Part]] = [:]

    public init(
        languageMode: String = "5", conditions: Set<String> = [], modules: Set<String> = [], searchPaths: [String] = []
    ) {
        self.languageMode = languageMode
        self.conditions = conditions
        self.modules = modules
        self.searchPaths = searchPaths
    }

    /// Whether members of Objective-C classes are Objective-C's without `@objc`: Swift 3, and the build setting
    /// `SWIFT_SWIFT3_OBJC_INFERENCE`. A condition, for the compiler's own option is gone.
    var infersExposure: Bool { conditions.contains("TOUCHSTONE_OBJC_INFERENCE") }

    /// A source with blanks where something is left out.
    package func blanked(_ text: String, of path: String) -> String {
        guard let parts = leftOut[path] else { return text }
        return LeftOutDeclarations.blanking(parts, in: text)
    }

    /// Whether the code may use the names of Swift 4's UIKit.
    var isSwiftFour: Bool { languageMode == "4" || languageMode == "3" }
}

/// Where the adapted sources are.
public struct Overlay: Sendable {
    /// The virtual file system description for `-vfsoverlay`.
    public let file: URL
    /// What swiftc must get besides its own arguments: the overlay and implicit imports.
    public let compilerFlags: [String]
    /// What could not be adapted.
    public let reports: [AdapterReport]
    /// Adapted file by original path.
    public let outputs: [String: URL]
    /// What modules that import this one must know to be adapted: the content of `Name.touchstone` beside the module.
    public let interface: String
}

/// A construct the adapter cannot handle.
public struct AdapterReport: Hashable, Sendable, Codable, CustomStringConvertible {
    public enum Severity: String, Sendable, Codable { case error, warning }
    public let file: String
    public let line: Int
    public let column: Int
    public let severity: Severity
    public let message: String

    /// As compilers print it.
    public var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}
