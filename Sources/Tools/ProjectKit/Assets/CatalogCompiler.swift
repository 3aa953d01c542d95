// SPDX-License-Identifier: MIT
import Foundation

/// Compiles asset catalogs into one file: a tree of sets with their variants, and the images' own bytes as blobs.
///
/// A set is a node named after its kind (`imageset`, `colorset`, `dataset`, `appiconset`, `symbolset`) with its `name`,
/// namespaces included. Its children are the variants: `idiom`, `appearance` (`dark`, `light`), `contrast`, `widthClass`,
/// `heightClass`, `gamut`, and for images `scale`, `type`, `offset` and `length` of the blob.
enum CatalogCompiler {
    struct Result {
        var data: Data
        var diagnostics: [Diagnostic]
    }

    static func compile(_ catalogs: [Path]) throws -> Result {
        var compiler = Compiler()
        for catalog in catalogs { try compiler.addFolder(catalog, namespace: "") }
        var root = ResourceNode(name: "catalog")
        root.children = compiler.sets
        return Result(data: compiler.writer.encode(root), diagnostics: compiler.diagnostics)
    }

    private struct Compiler {
        var sets: [ResourceNode] = []
        var writer = ResourceTreeWriter()
        var diagnostics: [Diagnostic] = []
        private var names: Set<String> = []
        private var blobs: [Path: (offset: Int, length: Int)] = [:]

        /// Kinds of sets of the asset catalog format that are not read.
        private static let otherKinds: Set<String> = [
            "appclipimageset", "arimageset", "arobject", "arresourcegroup", "brandassets", "complicationset",
            "cubetextureset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack",
            "imagestacklayer", "mipmapset", "sticker", "stickerpack", "stickersequence", "stickersiconset",
            "textureset", "watchcomplicationset",
        ]

        mutating func addFolder(_ folder: Path, namespace: String) throws {
            for child in folder.children where child.isDirectory {
                switch child.pathExtension {
                case "imageset", "launchimage": try addImages(child, namespace: namespace, kind: "imageset")
                case "appiconset": try addImages(child, namespace: namespace, kind: "appiconset")
                case "symbolset": try addImages(child, namespace: namespace, kind: "symbolset", list: "symbols")
                case "colorset": try addColors(child, namespace: namespace)
                case "dataset": try addImages(child, namespace: namespace, kind: "dataset", list: "data")
                case let kind where Self.otherKinds.contains(kind):
                    diagnostics.append(
                        Diagnostic(
                            .warning, "asset sets of the kind '\(kind)' are not supported and left out",
                            at: SourceLocation(file: child)))
                // The pictures of an atlas are also there by their own names. Any other folder is a group, also one
                // with a point in its name.
                default:
                    let contents = child / "Contents.json"
                    let provides =
                        try contents.exists
                        && CatalogContents(contents).properties["provides-namespace"] as? Bool == true
                    let name = child.pathExtension == "spriteatlas" ? child.stem : child.name
                    try addFolder(child, namespace: provides ? namespace + name + "/" : namespace)
                }
            }
        }

        /// Adds a set once; Xcode too takes the first of two sets of one name.
        private mutating func add(_ set: ResourceNode, at path: Path) {
            guard names.insert("\(set.name) \(set["name"] ?? "")").inserted else {
                diagnostics.append(
                    Diagnostic(.warning, "another \(set.name) of this name comes first", at: SourceLocation(file: path))
                )
                return
            }
            sets.append(set)
        }

        private mutating func addImages(_ folder: Path, namespace: String, kind: String, list: String = "images") throws
        {
            let contents = try CatalogContents(folder / "Contents.json")
            var set = ResourceNode(name: kind)
            set["name"] = namespace + folder.stem
            if let intent = contents.properties["template-rendering-intent"] as? String { set["rendering"] = intent }
            if contents.properties["preserves-vector-representation"] as? Bool == true { set["vector"] = "yes" }
            for entry in contents.entries(list) {
                guard let name = entry["filename"] as? String, !name.isEmpty else { continue }
                let file = Path.absolute(name, from: folder)
                guard file.relative(to: folder) != nil, file.exists else {
                    diagnostics.append(
                        Diagnostic(
                            .warning, "'\(name)' is not there", at: SourceLocation(file: folder / "Contents.json")))
                    continue
                }
                var variant = CatalogContents.variant(entry, named: list == "data" ? "data" : "image")
                variant["scale"] = (entry["scale"] as? String).map { String($0.prefix { $0 != "x" }) }
                variant["size"] = entry["size"] as? String
                variant["uti"] = entry["universal-type-identifier"] as? String
                variant["type"] = file.pathExtension
                addSlices(of: entry, to: &variant)
                guard try list == "data" || ImageSignature.isImage(file) else {
                    diagnostics.append(
                        Diagnostic(.warning, "this file is no image; left out", at: SourceLocation(file: file)))
                    continue
                }
                let blob = try addBlob(file)
                variant["offset"] = String(blob.offset)
                variant["length"] = String(blob.length)
                set.children.append(variant)
            }
            if !set.children.isEmpty { add(set, at: folder) }
        }

        /// Caps of images that stretch: insets in pixels of the file and what the middle does.
        private func addSlices(of entry: [String: Any], to variant: inout ResourceNode) {
            guard let resizing = entry["resizing"] as? [String: Any] else { return }
            let insets = resizing["cap-insets"] as? [String: Any] ?? [:]
            variant["caps"] = ["top", "left", "bottom", "right"].map { "\(CatalogContents.number(insets[$0]) ?? 0)" }
                .joined(separator: " ")
            variant["center"] = (resizing["center"] as? [String: Any])?["mode"] as? String
        }

        private mutating func addBlob(_ file: Path) throws -> (offset: Int, length: Int) {
            if let known = blobs[file] { return known }
            let place = writer.addBlob(try file.read())
            blobs[file] = place
            return place
        }

        private mutating func addColors(_ folder: Path, namespace: String) throws {
            let file = folder / "Contents.json"
            let contents = try CatalogContents(file)
            var set = ResourceNode(name: "colorset")
            set["name"] = namespace + folder.stem
            for entry in contents.entries("colors") {
                // Accent colours that nobody chose have no colour.
                guard let color = entry["color"] as? [String: Any] else { continue }
                var variant = CatalogContents.variant(entry, named: "color")
                if let reference = color["reference"] as? String {
                    variant["reference"] = reference
                } else if let components = color["components"] as? [String: Any] {
                    variant["space"] = color["color-space"] as? String ?? "srgb"
                    for (key, value) in components.sorted(by: { $0.key < $1.key }) {
                        guard let number = CatalogContents.component(value) else {
                            throw Failure.build(
                                "'\(value)' is not a colour component", file: file,
                                line: try JSONText.line(of: "\(value)", in: file))
                        }
                        variant[key] = "\(number)"
                    }
                }
                set.children.append(variant)
            }
            if !set.children.isEmpty { add(set, at: folder) }
        }
    }
}

/// A `Contents.json`.
struct CatalogContents {
    private let json: [String: Any]

    init(_ file: Path) throws {
        guard file.exists else {
            json = [:]
            return
        }
        json = try JSONText.object(in: file)
    }

    var properties: [String: Any] { json["properties"] as? [String: Any] ?? [:] }
    func entries(_ key: String) -> [[String: Any]] { (json[key] as? [Any] ?? []).compactMap { $0 as? [String: Any] } }

    /// What says when a variant is meant.
    static func variant(_ entry: [String: Any], named name: String) -> ResourceNode {
        var node = ResourceNode(name: name)
        node["idiom"] = entry["idiom"] as? String ?? "universal"
        node["widthClass"] = entry["width-class"] as? String
        node["heightClass"] = entry["height-class"] as? String
        node["gamut"] = entry["display-gamut"] as? String
        node["direction"] = entry["language-direction"] as? String
        node["locale"] = entry["locale"] as? String
        for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
            switch appearance["appearance"] as? String {
            case "luminosity": node["appearance"] = appearance["value"] as? String
            case "contrast": node["contrast"] = appearance["value"] as? String
            default: break
            }
        }
        return node
    }

    /// A colour component: `0xFF`, `255` or `1.000`; whole numbers above 1 are bytes.
    static func component(_ value: Any) -> Double? {
        guard let text = value as? String else { return number(value) }
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") || number <= 1 ? number : number / 255
    }

    static func number(_ value: Any?) -> Double? {
        if let number = value as? NSNumber { return number.doubleValue }
        return (value as? String).flatMap(Double.init)
    }
}
