// SPDX-License-Identifier: MIT

/// Size-class variations: `<variation key="heightClass=compact-widthClass=regular" ...>` children of an object. Those
/// whose classes are in force when the object is made count, the more special over the more general.
extension ResourceNode {
    /// The variations in force, from the most general, `default`, to the most special.
    @MainActor
    private var variations: [ResourceNode] {
        let traits = UIScreen.main.traitCollection
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

    /// The attribute, as the variations in force have it.
    @MainActor
    func varied(_ key: String) -> String? { variations.last { $0[key] != nil }?[key] ?? self[key] }

    /// Identifiers of elements of the list `name` (`subviews`, `constraints`) that are not installed.
    @MainActor
    func excludedReferences(of name: String) -> Set<String> {
        var excluded: Set<String> = []
        for variation in variations {
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
