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

    /// The interface goes on without the image.
    private func reportMissingImage(_ name: String) {
        let identifier = bundle.bundleIdentifier.map { " with identifier \"\($0)\"" } ?? ""
        warn("Could not load the \"\(name)\" image referenced from a nib in the bundle\(identifier)")
    }

    /// Prints a line in UIKit's words, once.
    func warn(_ text: String) {
        guard Self.warnings.insert(text).inserted else { return }
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
    private static var warnings: Set<String> = []

    /// The image of an attribute or of an `<imageReference key=...>` child.
    func image(_ node: ResourceNode, _ key: String) -> UIImage? {
        if let reference = node.value(key), reference.name == "imageReference" { return image(reference) }
        return image(node[key], catalog: node["catalog"])
    }

    /// `<imageReference image= catalog= symbolScale= renderingMode=>`, the symbol's colours in it.
    private func image(_ reference: ResourceNode) -> UIImage? {
        guard var image = image(reference["image"], catalog: reference["catalog"]) else { return nil }
        if let configuration = symbolConfiguration(reference) {
            image = image.withConfiguration(configuration)
        }
        switch reference["renderingMode"] {
        case "original", "alwaysOriginal": return image.withRenderingMode(.alwaysOriginal)
        case "template", "alwaysTemplate": return image.withRenderingMode(.alwaysTemplate)
        default: return image
        }
    }

    /// What `<preferredSymbolConfiguration scale= weight= pointSize=>` and references to symbols say; nil when nothing.
    func symbolConfiguration(_ node: ResourceNode) -> UIImage.SymbolConfiguration? {
        var attributes = UIImage.SymbolConfiguration.Attributes()
        attributes.pointSize = node.number("pointSize")
        if let font = node.value("fontDescription") {
            attributes.textStyle = font["style"].map { UIFont.TextStyle(rawValue: $0) }
            if attributes.textStyle == nil { attributes.pointSize = font.fontValue?.pointSize }
        }
        let scales: [String: UIImage.SymbolScale] = [
            "default": .default, "small": .small, "medium": .medium, "large": .large,
        ]
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        if let scale = (node["scale"] ?? node["symbolScale"]).flatMap({ scales[$0] }) { attributes.scale = scale }
        if let weight = node["weight"].flatMap({ weights[$0] }) { attributes.weight = weight }
        for list in ["hierarchicalColors", "paletteColors"] {
            attributes.colors += (node.child(list)?.children ?? []).compactMap { $0.colorValue(self) }
        }
        if node["renderingMode"] == "multicolor" { attributes.prefersMulticolor = true }
        return attributes == UIImage.SymbolConfiguration.Attributes() ? nil : UIImage.SymbolConfiguration(attributes)
    }
}
