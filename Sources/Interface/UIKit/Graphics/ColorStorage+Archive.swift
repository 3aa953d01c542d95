// SPDX-License-Identifier: MIT

extension ColorStorage {
    /// Reads the keys of Apple's archives and compiled nibs.
    init?(coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        if coder.containsValue(forKey: "UISystemColorName"),
            let name = coder.decodeObject(of: NSString.self, forKey: "UISystemColorName") as String?,
            let color = UIColor.systemColors[name]
        {
            self = color.storage
            return
        }
        let alpha = coder.containsValue(forKey: "UIAlpha") ? number("UIAlpha") : 1
        if coder.containsValue(forKey: "UIRed") {
            let rgb = RGBComponents(red: number("UIRed"), green: number("UIGreen"), blue: number("UIBlue"))
            let isP3 = coder.decodeBool(forKey: "UIDisplayP3")
            self = isP3 ? .displayP3(rgb, alpha: alpha) : .rgb(rgb, alpha: alpha)
        } else if coder.containsValue(forKey: "UIWhite") {
            self = .gray(white: number("UIWhite"), alpha: alpha)
        } else {
            return nil
        }
    }

    /// A dynamic colour that has no name is stored as it looks now.
    func encode(with coder: NSCoder, color: UIColor) {
        if case .system(let system) = self { coder.encode(system.name as NSString, forKey: "UISystemColorName") }
        if case .gray(let white, let alpha) = self {
            coder.encode(Double(white), forKey: "UIWhite")
            coder.encode(Double(alpha), forKey: "UIAlpha")
            coder.encode(2, forKey: "UIColorComponentCount")
            return
        }
        var stored = color.fixed.storage.rgbAndAlpha
        if case .displayP3(let rgb, let alpha) = self {
            stored = (rgb, alpha)
            coder.encode(true, forKey: "UIDisplayP3")
        }
        guard let (rgb, alpha) = stored else { return }
        coder.encode(Double(rgb.red), forKey: "UIRed")
        coder.encode(Double(rgb.green), forKey: "UIGreen")
        coder.encode(Double(rgb.blue), forKey: "UIBlue")
        coder.encode(Double(alpha), forKey: "UIAlpha")
        coder.encode(4, forKey: "UIColorComponentCount")
    }
}

extension UIColor {
    /// The system's colours by the names that storyboards and archives use.
    package static let systemColors: [String: UIColor] = {
        let all: [UIColor] = [
            .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple,
            .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2,
            .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel,
            .quaternaryLabel, .link, .placeholderText, .separator, .opaqueSeparator, .systemBackground,
            .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill,
            .tertiarySystemFill, .quaternarySystemFill,
        ]
        var colors: [String: UIColor] = [
            "darkTextColor": .darkText, "lightTextColor": .lightText, "tintColor": .tintColor,
            "groupTableViewBackgroundColor": .groupTableViewBackground,
        ]
        for color in all {
            if case .system(let system) = color.storage { colors[system.name] = color }
        }
        return colors
    }()
}
