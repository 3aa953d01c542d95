// SPDX-License-Identifier: MIT

extension UIButton {
    /// The button at the end of a form's row that shows a value, and a menu of others: grey, with two chevrons.
    ///
    /// - Parameter name: what tests find it by; the row's title.
    package static func formMenu(_ name: String, value: String, menu: UIMenu) -> UIButton {
        var look = UIButton.Configuration.plain()
        look.title = value
        look.image = UIImage(systemName: "chevron.up.chevron.down")
        look.imagePlacement = .trailing
        look.imagePadding = 6
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 12)
        look.baseForegroundColor = .secondaryLabel
        look.contentInsets = .zero
        // The row's title stands beside it: with the largest texts there is no room for two of them.
        look.titleTextAttributesTransformer = .font(
            UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: standardSize), maximumPointSize: largestSize))
        let button = UIButton(configuration: look)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.accessibilityIdentifier = name
        button.sizeToFit()
        return button
    }

    private static let standardSize: CGFloat = 17
    private static let largestSize: CGFloat = 23
}
