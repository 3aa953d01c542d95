// SPDX-License-Identifier: MIT

/// Size-class variations: `<variation key="heightClass=compact-widthClass=regular" ...>` children of an object. Those
/// whose classes are in force count, the more special over the more general.
extension ResourceNode {
    /// The variations that hold for `traits`, from the most general, `default`, to the most special.
    @MainActor
    private func variations(_ traits: UITraitCollection) -> [ResourceNode] {
        let matching = children.filter { $0.name == "variation" }.compactMap { node -> (ResourceNode, Int)? in
            guard let key = node["key"] else { return nil }
            if key == "default" { return (node, 0) }
            let conditions = key.split(separator: "-")
            return conditions.allSatisfy { Self.holds($0, traits) } ? (node, conditions.count) : nil
        }
        return matching.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private static func holds(_ condition: Substring, _ traits: UITraitCollection) -> Bool {
        let sides = condition.split(separator: "=")
        guard sides.count == 2 else { return false }
        let wanted: UIUserInterfaceSizeClass = sides[1] == "compact" ? .compact : .regular
        switch sides[0] {
        case "widthClass": return traits.horizontalSizeClass == wanted
        case "heightClass": return traits.verticalSizeClass == wanted
        default: return false
        }
    }

    /// Whether anything depends on size classes.
    var hasVariations: Bool { children.contains { $0.name == "variation" && $0["key"] != "default" } }

    /// Whether the value or attribute `key` depends on size classes.
    func varies(_ key: String) -> Bool {
        children.contains { variation in
            variation.name == "variation" && (variation[key] != nil || variation.children.contains { $0["key"] == key })
        }
    }

    /// The object with its attributes and values as `traits` have them.
    @MainActor
    func varied(_ traits: UITraitCollection) -> ResourceNode {
        hasVariations ? overlaid(by: variations(traits)) : self
    }

    /// Identifiers of elements of the list `name` (`subviews`, `constraints`) that are not installed.
    @MainActor
    func excludedReferences(of name: String, _ traits: UITraitCollection) -> Set<String> {
        var excluded: Set<String> = []
        for variation in variations(traits) {
            for mask in variation.children where mask.name == "mask" && mask["key"] == name {
                for entry in mask.children {
                    guard let reference = entry["reference"] else { continue }
                    if entry.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
                }
            }
        }
        return excluded
    }
}
