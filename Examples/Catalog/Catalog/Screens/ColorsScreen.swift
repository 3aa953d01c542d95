import UIKit

final class ColorsScreen: GalleryScreen {
    override func build() {
        grid("Tints", [
            ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
            ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
            ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
        ])
        grid("Grays", [
            ("Gray", .systemGray), ("Gray 2", .systemGray2), ("Gray 3", .systemGray3), ("Gray 4", .systemGray4),
            ("Gray 5", .systemGray5), ("Gray 6", .systemGray6),
        ])
        grid("Labels and fills", [
            ("Label", .label), ("Secondary", .secondaryLabel), ("Tertiary", .tertiaryLabel),
            ("Quaternary", .quaternaryLabel), ("Fill", .systemFill), ("Fill 2", .secondarySystemFill),
            ("Fill 3", .tertiarySystemFill), ("Fill 4", .quaternarySystemFill),
        ])
        grid("Backgrounds", [
            ("Base", .systemBackground), ("Second", .secondarySystemBackground), ("Third", .tertiarySystemBackground),
            ("Grouped", .systemGroupedBackground), ("Separator", .separator), ("Opaque", .opaqueSeparator),
            ("Link", .link), ("Tint", .tintColor),
        ])
    }

    private func grid(_ caption: String, _ colors: [(String, UIColor)]) {
        let container = UIView()
        for (index, entry) in colors.enumerated() {
            let frame = CGRect(x: CGFloat(index % 4) * 88, y: CGFloat(index / 4) * 74, width: 78, height: 48)
            let swatch = UIView(frame: frame)
            swatch.backgroundColor = entry.1
            swatch.layer.cornerRadius = 10
            swatch.layer.borderWidth = 0.5
            swatch.layer.borderColor = UIColor.separator.cgColor
            let label = UILabel(frame: CGRect(x: frame.minX, y: frame.maxY + 2, width: 80, height: 16))
            label.text = entry.0
            label.font = .systemFont(ofSize: 11)
            label.textColor = .secondaryLabel
            container.addSubview(swatch)
            container.addSubview(label)
        }
        add(caption, height: CGFloat((colors.count + 3) / 4) * 74, container)
    }
}
