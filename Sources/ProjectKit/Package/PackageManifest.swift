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
        struct Remote: Decodable { var identity: String }
        var fileSystem: [Local]?
        var sourceControl: [Remote]?
    }
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var exclude: [String]?
        var sources: [String]?
        var resources: [ResourceRule]?
        var dependencies: [TargetDependency]?
        var settings: [Setting]?

        var dependencyNames: [String] { (dependencies ?? []).compactMap(\.name) }
        /// Names given with `.define`.
        var defines: [String] { (settings ?? []).compactMap { $0.kind?.define?._0 } }
    }
    struct ResourceRule: Decodable {
        struct Rule: Decodable {
            struct Nothing: Decodable {}
            var copy: Nothing?
        }
        var path: String
        var rule: Rule?
    }
    struct Setting: Decodable {
        struct Kind: Decodable {
            struct Define: Decodable { var _0: String }
            var define: Define?
        }
        var kind: Kind?
    }
    /// `{"byName": ["X", null]}`, `{"target": ["X", null]}` or `{"product": ["X", "package", ...]}`.
    struct TargetDependency: Decodable {
        var name: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            for key in container.allKeys {
                var list = try container.nestedUnkeyedContainer(forKey: key)
                name = try list.decodeIfPresent(String.self)
            }
        }
        private struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
    }
}
