// SPDX-License-Identifier: MIT
import UIKit

/// A sleeve on a shining floor.
class CoverCell: UICollectionViewCell {
    @IBOutlet private(set) var art: UIImageView!
    @IBOutlet private(set) var reflection: UIImageView!
    private let fade = CAGradientLayer()

    override func awakeFromNib() {
        super.awakeFromNib()
        reflection.transform = CGAffineTransform(scaleX: 1, y: -1)
        // Upside down as well: the floor shines where the sleeve stands on it.
        fade.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.35).cgColor]
        fade.locations = [0.65, 1]
        reflection.layer.mask = fade
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = contentView.bounds.width
        art.frame = CGRect(x: 0, y: 0, width: side, height: side)
        reflection.bounds = art.bounds
        reflection.center = CGPoint(x: side / 2, y: side * 1.5 + 2)
        fade.frame = reflection.bounds
    }

    func show(_ album: Album, _ image: UIImage) {
        art.image = image
        reflection.image = image
        isAccessibilityElement = true
        accessibilityLabel = "\(album.title), \(album.artist)"
        accessibilityIdentifier = album.title
    }
}
