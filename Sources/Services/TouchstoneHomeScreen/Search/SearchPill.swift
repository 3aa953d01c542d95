// SPDX-License-Identifier: MIT
import UIKit

/// The button above the dock that leads to search.
final class SearchPill: UIControl {
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
    private let glass = UIImageView()
    private let name = UILabel()

    init() {
        super.init(frame: .zero)
        let size = UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold)
        glass.image = UIImage(systemName: "magnifyingglass", withConfiguration: size)
        glass.tintColor = .white
        name.text = "Search"
        name.font = .systemFont(ofSize: 13, weight: .medium)
        name.textColor = .white
        ground.clipsToBounds = true
        for part in [ground, glass, name] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        (accessibilityLabel, accessibilityIdentifier) = ("Search", "spotlight-pill")
    }

    required init?(coder: NSCoder) { fatalError("SearchPill: is made in code only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        ground.layer.cornerRadius = bounds.height / 2
        let (image, text) = (glass.intrinsicContentSize, name.intrinsicContentSize)
        let start = (bounds.width - image.width - 4 - text.width) / 2
        glass.frame = CGRect(
            x: start, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        name.frame = CGRect(
            x: start + image.width + 4, y: (bounds.height - text.height) / 2, width: text.width, height: text.height)
    }
}
