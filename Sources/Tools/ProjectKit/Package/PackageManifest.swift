// SPDX-License-Identifier: MIT

/// The part of `swift package dump-package` that a build needs.
struct Manifest: Decodable {
    var name: String
    var defaultLocalization: String?
    var toolsVersion: ToolsVersion
    var swiftLanguageVersions: [String]?
    var products: [Product]
    var targets: [Target]
    var dependencies: [Dependency]?

    struct ToolsVersion: Decodable { var _version: String }
    struct Product: Decodable {
        var name: String
        var targets: [String]
    }
    struct Dependency: Decodable {
        struct Local: Decodable { var path: String }
        struct Remote: Decodable {
            struct Location: Decodable {
                struct Address: Decodable { var urlString: String }
                var remote: [Address]?
                var local: [String]?
            }
            struct Requirement: Decodable {
                struct Range: Decodable {
                    var lowerBound: String
                    var upperBound: String
                }
                var range: [Range]?
                var exact: [String]?
                var branch: [String]?
                var revision: [String]?
            }
            var identity: String
            var location: Location?
            var requirement: Requirement?
        }
        /// A package of a registry, by its scope and name: `mona.LinkedList`.
        struct Registered: Decodable {
            var identity: String
            var requirement: Remote.Requirement?
        }
        var fileSystem: [Local]?
        var sourceControl: [Remote]?
        var registry: [Registered]?

        /// What a package that is fetched is known by; nil for one that lies beside this one.
        var identity: String? { sourceControl?.first?.identity ?? registry?.first?.identity.lowercased() }
    }
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var exclude: [String]?
        var sources: [String]?
        var publicHeadersPath: String?
        var resources: [ResourceRule]?
        var dependencies: [TargetDependency]?
        var settings: [Setting]?
        var pluginUsages: [PluginUsage]?
        /// Only the Mac's manifest has it, in Objective-C (`MacManifest`); nil: no.
        var isMacOnly: Bool?

        var dependencyNames: [String] { (dependencies ?? []).filter(\.holds).compactMap(\.name) }

        /// What the manifest says to the compiler of C in a configuration.
        func cSettings(isDebug: Bool) -> [Setting.Kind] {
            (settings ?? []).filter { $0.tool != "swift" && $0.condition?.holds(isDebug) ?? true }.compactMap(\.kind)
        }

        /// What the manifest says to the Swift compiler in a configuration.
        func swiftSettings(isDebug: Bool) -> [Setting.Kind] {
            (settings ?? []).filter { ($0.tool ?? "swift") == "swift" && $0.condition?.holds(isDebug) ?? true }
                .compactMap(\.kind)
        }
    }
    /// `{"plugin": ["Name", "package"]}`; the package is null for the target's own.
    struct PluginUsage: Decodable {
        var plugin: [String?]

        var name: String { plugin.first.flatMap { $0 } ?? "" }
        var package: String? { plugin.count > 1 ? plugin[1] : nil }
    }
    struct ResourceRule: Decodable {
        struct Rule: Decodable {
            struct Nothing: Decodable {}
            var copy: Nothing?
            var embedInCode: Nothing?
        }
        var path: String
        var rule: Rule?
    }
    struct Setting: Decodable {
        struct Kind: Decodable {
            struct Text: Decodable { var _0: String }
            struct List: Decodable { var _0: [String] }
            var define: Text?
            var swiftLanguageMode: Text?
            var enableUpcomingFeature: Text?
            var enableExperimentalFeature: Text?
            var defaultIsolation: Text?
            var unsafeFlags: List?
            var headerSearchPath: Text?
            var linkedLibrary: Text?
        }
        var tool: String?
        var kind: Kind?
        var condition: Condition?
    }
    /// When a setting or a dependency counts.
    struct Condition: Decodable {
        var platformNames: [String]?
        var config: String?

        func holds(_ isDebug: Bool) -> Bool {
            let platforms = platformNames ?? []
            return (platforms.isEmpty || platforms.contains("ios")) && config.map { ($0 == "debug") == isDebug } ?? true
        }
    }
    /// `{"byName": ["X", null]}`, `{"target": ["X", null]}` or `{"product": ["X", "package", ...]}`; a condition is last.
    struct TargetDependency: Decodable {
        var name: String?
        /// Of a product; nil: the target's own package, or one that the name alone tells.
        private(set) var package: String?
        private(set) var holds = true

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            for key in container.allKeys {
                var list = try container.nestedUnkeyedContainer(forKey: key)
                name = try list.decodeIfPresent(String.self)
                if key.stringValue == "product", !list.isAtEnd { package = try list.decodeIfPresent(String.self) }
                while !list.isAtEnd {
                    if try list.decodeNil() { continue }
                    // Names of packages and aliases of modules stand in between. That a value is no condition is an
                    // answer here, not a failure to hide: a manifest has no other mark of what an entry is.
                    if let condition = try? list.decode(Condition.self) {
                        holds = condition.holds(true)
                    } else {
                        _ = try list.decode(Anything.self)
                    }
                }
            }
        }
        private struct Anything: Decodable { init(from decoder: any Decoder) {} }
        private struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
    }
}
