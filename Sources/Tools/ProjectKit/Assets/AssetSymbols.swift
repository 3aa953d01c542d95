// SPDX-License-Identifier: MIT

/// The Swift names that Xcode gives the images and colours of asset catalogs: `UIImage(resource: .skyLine)`, and with
/// `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS` also `UIColor.brand`.
enum AssetSymbols {
    /// nil when the target has no catalog or none of its users uses one of the names.
    static func source(for target: Target, users: [Target]) throws -> String? {
        guard target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return nil }
        let catalogs = target.resources.map(\.path).filter { $0.pathExtension == "xcassets" }
        guard !catalogs.isEmpty else { return nil }
        let hasExtensions = target.settings.bool("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        guard hasExtensions || users.flatMap(\.sources).contains(where: mentionsResources) else { return nil }
        var images = Scope()
        var colors = Scope()
        for catalog in catalogs { try collect(catalog, namespace: [], &images, &colors) }
        var text =
            "import Foundation\nimport UIKit\n\nprivate let resourceBundle: Foundation.Bundle = \(bundle(of: target))\n"
        text += "private final class ResourceBundleClass {}\n"
        let own = try hasExtensions ? [] : ownTypes(of: target)
        if !own.contains("ImageResource") { text += images.declaration(of: "ImageResource") }
        if !own.contains("ColorResource") { text += colors.declaration(of: "ColorResource") }
        if hasExtensions {
            text += images.shortcuts(for: "UIImage") + colors.shortcuts(for: "UIColor", except: systemColors)
        }
        return text
    }

    /// Of sources that are not there, such as those of tests that nobody builds, nobody complains here.
    private static func mentionsResources(_ file: Path) -> Bool {
        guard let text = file.text else { return false }
        return text.contains("resource:") || text.contains("ImageResource") || text.contains("ColorResource")
    }

    /// Code of before Xcode 15 may have a type by one of the two names, with members named as the assets are: beside
    /// the frameworks' type, `.skyLine` would be ambiguous.
    private static func ownTypes(of target: Target) throws -> Set<String> {
        var own: Set<String> = []
        for file in target.sources where file.pathExtension == "swift" {
            let text = try file.readText()
            for match in text.matches(of: /\b(?:enum|struct|class|typealias)\s+((?:Image|Color)Resource)\b/) {
                own.insert(String(match.1))
            }
        }
        return own
    }

    private static func bundle(of target: Target) -> String {
        if target.isPackage { return "Foundation.Bundle.module" }
        return target.kind == .application
            ? "Foundation.Bundle.main" : "Foundation.Bundle(for: ResourceBundleClass.self)"
    }

    private static func collect(
        _ folder: Path, namespace: [String], _ images: inout Scope, _ colors: inout Scope
    ) throws {
        for child in folder.children where child.isDirectory {
            let name = (namespace + [child.stem]).joined(separator: "/")
            switch child.pathExtension {
            case "imageset": images.add(child.stem, dropping: "Image", resource: name, in: namespace)
            case "colorset": colors.add(child.stem, dropping: "Color", resource: name, in: namespace)
            case "", "spriteatlas":
                let contents = try CatalogContents(child / "Contents.json")
                let provides = contents.properties["provides-namespace"] as? Bool == true
                try collect(child, namespace: provides ? namespace + [child.stem] : namespace, &images, &colors)
            default: break
            }
        }
    }

    /// Names that UIColor has already; Xcode leaves them out with a warning.
    private static let systemColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange",
        "purple", "red", "white", "yellow", "darkText", "lightText", "groupTableViewBackground", "label",
        "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator",
        "opaqueSeparator", "systemBackground", "systemRed", "systemBlue", "systemGreen", "systemOrange",
        "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint",
        "systemCyan", "systemGray", "systemFill", "tint", "tintColor",
    ]
}

/// Symbols of one kind, nested as the folders with namespaces are.
private struct Scope {
    private struct Symbol {
        var name: String
        var resource: String
    }

    private var symbols: [Symbol] = []
    private var inner: [String: Scope] = [:]

    mutating func add(_ name: String, dropping suffix: String, resource: String, in namespace: [String]) {
        guard let first = namespace.first else {
            let symbol = SymbolName.member(name, dropping: suffix)
            if !symbols.contains(where: { $0.name == symbol }) {
                symbols.append(Symbol(name: symbol, resource: resource))
            }
            return
        }
        inner[SymbolName.type(first), default: Scope()].add(
            name, dropping: suffix, resource: resource, in: Array(namespace.dropFirst()))
    }

    func declaration(of type: String) -> String {
        "\nextension UIKit.\(type) {\n" + members(type: "UIKit.\(type)", indent: "    ") + "}\n"
    }

    private func members(type: String, indent: String) -> String {
        var text = ""
        for symbol in symbols {
            let name = symbol.resource.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            text += "\(indent)static let \(symbol.name) = \(type)(name: \"\(name)\", bundle: resourceBundle)\n"
        }
        for (name, scope) in inner.sorted(by: { $0.key < $1.key }) {
            text += "\(indent)enum \(name) {\n" + scope.members(type: type, indent: indent + "    ") + "\(indent)}\n"
        }
        return text
    }

    func shortcuts(for type: String, except taken: Set<String> = []) -> String {
        "\nextension UIKit.\(type) {\n" + shortcuts(type: type, path: "", indent: "    ", taken) + "}\n"
    }

    private func shortcuts(type: String, path: String, indent: String, _ taken: Set<String>) -> String {
        var text = ""
        for symbol in symbols where !taken.contains(symbol.name) {
            text += "\(indent)static var \(symbol.name): \(type) { .init(resource: .\(path)\(symbol.name)) }\n"
        }
        for (name, scope) in inner.sorted(by: { $0.key < $1.key }) {
            text +=
                "\(indent)enum \(name) {\n"
                + scope.shortcuts(type: type, path: "\(path)\(name).", indent: indent + "    ", []) + "\(indent)}\n"
        }
        return text
    }
}

/// How Xcode turns an asset's name into a Swift one.
enum SymbolName {
    /// `my-image 2` becomes `myImage2`, `HeroImage` becomes `hero`, `URLIcon` becomes `urlIcon`.
    static func member(_ name: String, dropping suffix: String) -> String {
        var words = Self.words(name)
        if words.count > 1, words.last == suffix { words.removeLast() }
        guard let first = words.first else { return "_" }
        let result = lowerFirst(first) + words.dropFirst().map(upperFirst).joined()
        return keywords.contains(result) ? escapedKeyword(result) : escaped(result)
    }

    /// `name` in backquotes where it is a word of the language.
    static func escapedKeyword(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    static func type(_ name: String) -> String { escaped(words(name).map(upperFirst).joined()) }

    /// Runs of letters and digits, split again where a small letter precedes a capital one.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var last: Character?
        for character in name {
            let isPart = character.isLetter || character.isNumber
            if !isPart || last?.isLowercase == true && character.isUppercase {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if isPart { word.append(character) }
            last = isPart ? character : nil
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func upperFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Capitals in front become small, save the one that begins the next word.
    private static func lowerFirst(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let isAcronymWithMore = capitals.count > 1 && capitals.count < word.count
        let count = isAcronymWithMore ? capitals.count - 1 : max(capitals.count, 1)
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func escaped(_ name: String) -> String { name.first?.isNumber == true ? "_" + name : name }

    private static let keywords: Set<String> = [
        "default", "in", "is", "as", "if", "for", "while", "repeat", "switch", "case", "let", "var", "func", "class",
        "struct", "enum", "self", "true", "false", "nil", "import", "return", "public", "private", "internal",
        "protocol", "extension", "operator", "static", "where", "do", "try", "catch", "throw", "init", "break",
        "continue", "else", "guard", "defer", "subscript", "super",
    ]
}
