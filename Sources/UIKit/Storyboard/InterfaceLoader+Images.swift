// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    /// The image a file names: `name` in the app's catalogs and files, or a system symbol where `catalog` says so.
    func image(_ name: String?, catalog: String? = nil) -> UIImage? {
        guard let name else { return nil }
        let found =
            catalog == "system" ? UIImage(systemName: name) : UIImage(named: name, in: bundle, with: nil)
        if found == nil { reportMissingImage(name) }
        return found
    }

    /// In UIKit's words, once a name; the interface goes on without the image.
    private func reportMissingImage(_ name: String) {
        guard Self.missingImages.insert(name).inserted else { return }
        let identifier = bundle.bundleIdentifier.map { " with identifier \"\($0)\"" } ?? ""
        let text = "Could not load the \"\(name)\" image referenced from a nib in the bundle\(identifier)\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
    private static var missingImages: Set<String> = []

    /// The image of an attribute or of an `<imageReference key=...>` child.
    func image(_ node: ResourceNode, _ key: String) -> UIImage? {
        if let reference = node.value(key), reference.name == "imageReference" {
            return image(reference["image"], catalog: reference["catalog"])
        }
        return image(node[key], catalog: node["catalog"])
    }
}
