// SPDX-License-Identifier: MIT

/// The compiled asset catalogs of one bundle: sets of variants by kind and name. Immutable once read.
final class AssetCatalog: Sendable {
    /// One image, colour or data of a set, with what says when it is meant.
    struct Variant: Sendable {
        var values: [String: String]

        subscript(key: String) -> String? { values[key] }
        func number(_ key: String) -> CGFloat? { values[key].flatMap(Double.init).map { CGFloat($0) } }

        /// 1 when the file serves every scale.
        var scale: CGFloat { number("scale") ?? 1 }
    }

    struct Set: Sendable {
        var values: [String: String]
        var variants: [Variant]
    }

    private struct Key: Hashable {
        let kind: String
        let name: String
    }

    private let sets: [Key: Set]
    private let file: URL
    /// Of each blob, where it starts in the file.
    private let blobStart: Int

    /// nil when the bundle has no catalog.
    init?(bundlePath: String) {
        file = URL(fileURLWithPath: bundlePath + "/Assets.car")
        guard FileManager.default.fileExists(atPath: file.path), let tree = ResourceTree(contentsOf: file) else {
            return nil
        }
        blobStart = tree.blobStart
        var sets: [Key: Set] = [:]
        for node in tree.root.children {
            guard let name = node["name"] else { continue }
            let values = Dictionary(node.attributes.map { ($0.key, $0.value) }) { first, _ in first }
            let variants = node.children.map { child in
                Variant(values: Dictionary(child.attributes.map { ($0.key, $0.value) }) { first, _ in first })
            }
            sets[Key(kind: node.name, name: name)] = Set(values: values, variants: variants)
        }
        self.sets = sets
    }

    func set(_ kind: String, named name: String) -> Set? { sets[Key(kind: kind, name: name)] }

    /// The bytes of a variant; nil when the file was cut off.
    func blob(of variant: Variant) -> Data? {
        guard let offset = variant["offset"].flatMap({ Int($0) }), let length = variant["length"].flatMap({ Int($0) }),
            let handle = FileHandle(forReadingAtPath: file.path)
        else { return nil }
        defer { handle.closeFile() }
        handle.seek(toFileOffset: UInt64(blobStart + offset))
        let data = handle.readData(ofLength: length)
        return data.count == length ? data : nil
    }

    // MARK: Choosing

    /// The variants of a set that suit the traits, best first: the device's own before the common ones, the wanted
    /// appearance before none. Those made for something else are left out.
    static func fitting(_ variants: [Variant], _ traits: UITraitCollection) -> [Variant] {
        let ranked = variants.compactMap { variant -> (Variant, Int)? in
            rank(variant, traits).map { (variant, $0) }
        }
        // Stable: of equals, the one the catalog lists first.
        return ranked.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
    }

    /// nil: not for these traits.
    private static func rank(_ variant: Variant, _ traits: UITraitCollection) -> Int? {
        var rank = 0
        let idiom = variant["idiom"] ?? "universal"
        if idiom != "universal" {
            guard idiom == (traits.userInterfaceIdiom == .pad ? "ipad" : "iphone") else { return nil }
            rank += 8
        }
        if let appearance = variant["appearance"] {
            guard appearance == (traits.userInterfaceStyle == .dark ? "dark" : "light") else { return nil }
            rank += 4
        }
        if let contrast = variant["contrast"] {
            guard contrast == "high", traits.accessibilityContrast == .high else { return nil }
            rank += 2
        }
        // Pixels are sRGB in the end; colours of wider gamuts are there for displays that show them.
        if let gamut = variant["gamut"] {
            let isWide = traits.displayGamut == .P3
            guard gamut == "sRGB" || isWide else { return nil }
            rank += isWide == (gamut == "display-P3") ? 1 : 0
        }
        if let direction = variant["direction"] {
            guard direction == (traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right") else {
                return nil
            }
            rank += 1
        }
        if let locale = variant["locale"] {
            let chosen = LocalizedStrings.preferredLanguages.first ?? "en"
            guard chosen == locale || chosen.hasPrefix(locale + "-") else { return nil }
            rank += 16
        }
        for (key, actual) in [("widthClass", traits.horizontalSizeClass), ("heightClass", traits.verticalSizeClass)] {
            guard let wanted = variant[key] else { continue }
            guard actual == (wanted == "compact" ? .compact : .regular) else { return nil }
            rank += 1
        }
        return rank
    }

    /// Of variants that suit otherwise, the one for the screen's scale; else the next larger; else the largest.
    static func bestScale(_ variants: [Variant], wanted: CGFloat) -> Variant? {
        guard let first = variants.first else { return nil }
        // A better fit in idiom or appearance counts more than the scale.
        let traits = [
            "idiom", "appearance", "contrast", "widthClass", "heightClass", "gamut", "direction", "locale",
        ]
        let same = variants.filter { variant in traits.allSatisfy { variant[$0] == first[$0] } }
        let byScale = same.sorted { $0.scale < $1.scale }
        return byScale.first { $0.scale >= wanted } ?? byScale.last
    }
}
