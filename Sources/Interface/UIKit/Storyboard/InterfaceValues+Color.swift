// SPDX-License-Identifier: MIT

extension ResourceNode {
    /// The colour that is the value of `key`; nil when there is none or `<nil>`.
    @MainActor
    func color(_ key: String, _ loader: InterfaceLoader) -> UIColor? {
        guard let node = value(key), node.name == "color" else { return nil }
        return node.colorValue(loader)
    }

    /// A `<color>`: a system colour, one of a catalog, or components in a colour space.
    @MainActor
    func colorValue(_ loader: InterfaceLoader) -> UIColor? {
        // Documents of Xcode 10 name the colour of iOS 13 beside the older one.
        let system = self["systemColor"] ?? self["xcode11CocoaTouchSystemColor"] ?? self["cocoaTouchSystemColor"]
        if let name = system {
            if let color = UIColor.interfaceSystemColor(named: name) { return color }
            return componentColor ?? loader.resourceColor("systemColor", named: name)
        }
        if let name = self["name"] {
            // Betas of Xcode 11 wrote the system's colours as those of a catalog of the system.
            if self["catalog"] == "System", let color = UIColor.interfaceSystemColor(named: name) { return color }
            if let color = UIColor(named: name, in: loader.bundle, compatibleWith: nil) { return color }
            loader.warn(
                "WARNING: Unable to resolve the color named \"\(name)\" from any of the following bundles: "
                    + "(\n    \"\(loader.bundle)\"\n)")
            return loader.resourceColor("namedColor", named: name)
        }
        return componentColor
    }

    /// The colour its components say; nil when it has none.
    var componentColor: UIColor? {
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        if self["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension UIColor {
    /// The system colours by the names interface files and catalogs use.
    static func interfaceSystemColor(named name: String) -> UIColor? {
        switch name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name {
        case "label": .label
        case "secondaryLabel": .secondaryLabel
        case "tertiaryLabel": .tertiaryLabel
        case "quaternaryLabel": .quaternaryLabel
        case "link": .link
        case "placeholderText": .placeholderText
        case "separator": .separator
        case "opaqueSeparator": .opaqueSeparator
        case "systemBackground": .systemBackground
        case "secondarySystemBackground": .secondarySystemBackground
        case "tertiarySystemBackground": .tertiarySystemBackground
        case "systemGroupedBackground", "groupTableViewBackground", "tableCellGroupedBackground":
            .systemGroupedBackground
        case "secondarySystemGroupedBackground": .secondarySystemGroupedBackground
        case "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground
        case "systemFill": .systemFill
        case "secondarySystemFill": .secondarySystemFill
        case "tertiarySystemFill": .tertiarySystemFill
        case "quaternarySystemFill": .quaternarySystemFill
        case "lightText": .lightText
        case "darkText": .darkText
        case "white": .white
        case "black": .black
        case "viewFlipsideBackground":
            UIColor(red: 31.0 / 255, green: 33.0 / 255, blue: 36.0 / 255, alpha: 1)
        case "scrollViewTexturedBackground":
            UIColor(red: 111.0 / 255, green: 113.0 / 255, blue: 121.0 / 255, alpha: 1)
        case "tint": .tintColor
        case "tableBackground", "tableCellPlainBackground": .systemBackground
        case "systemBlue": .systemBlue
        case "systemBrown": .systemBrown
        case "systemCyan": .systemCyan
        case "systemGreen": .systemGreen
        case "systemIndigo": .systemIndigo
        case "systemMint": .systemMint
        case "systemOrange": .systemOrange
        case "systemPink": .systemPink
        case "systemPurple": .systemPurple
        case "systemRed": .systemRed
        case "systemTeal": .systemTeal
        case "systemYellow": .systemYellow
        case "systemGray": .systemGray
        case "systemGray2": .systemGray2
        case "systemGray3": .systemGray3
        case "systemGray4": .systemGray4
        case "systemGray5": .systemGray5
        case "systemGray6": .systemGray6
        default: nil
        }
    }
}
