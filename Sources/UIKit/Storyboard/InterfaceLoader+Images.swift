// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    /// The image a file names: `name` in the app's catalogs and files, or a system symbol where `catalog` says so.
    func image(_ name: String?, catalog: String? = nil) -> UIImage? {
        guard let name else { return nil }
        if catalog == "system" { return UIImage(systemName: name) }
        return UIImage(named: name, in: bundle, with: nil)
    }

    /// The image of an attribute or of an `<imageReference key=...>` child.
    func image(_ node: ResourceNode, _ key: String) -> UIImage? {
        if let reference = node.value(key), reference.name == "imageReference" {
            return image(reference["image"], catalog: reference["catalog"])
        }
        return image(node[key], catalog: node["catalog"])
    }
}
