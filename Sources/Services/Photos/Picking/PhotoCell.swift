// SPDX-License-Identifier: MIT
internal import PhotoStore
internal import UIKit

/// A square of the picker's grid.
final class PhotoCell: UICollectionViewCell {
    enum Mark: Equatable {
        case none
        case check
        case number(Int)
    }

    private let picture = UIImageView()
    private let duration = UILabel()
    private let badge = UILabel()
    private let veil = UIView()
    private var request = PHInvalidImageRequestID

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.backgroundColor = .secondarySystemBackground
        veil.backgroundColor = UIColor(white: 1, alpha: 0.3)
        duration.font = .systemFont(ofSize: 12, weight: .medium)
        duration.textColor = .white
        duration.textAlignment = .right
        badge.backgroundColor = .systemBlue
        badge.textColor = .white
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 14, weight: .semibold)
        badge.layer.borderColor = UIColor.white.cgColor
        badge.layer.borderWidth = 1.5
        badge.clipsToBounds = true
        for part in [picture, veil, duration, badge] { contentView.addSubview(part) }
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        (picture.frame, veil.frame) = (bounds, bounds)
        let side: CGFloat = 24
        badge.frame = CGRect(x: bounds.maxX - side - 5, y: bounds.maxY - side - 5, width: side, height: side)
        badge.layer.cornerRadius = side / 2
        duration.frame = CGRect(x: 5, y: bounds.maxY - 20, width: bounds.width - 10, height: 16)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        PHImageManager.default().cancelImageRequest(request)
        picture.image = nil
    }

    func show(_ photo: PhotoRecord) {
        let side = max(bounds.width, bounds.height) * traitCollection.displayScale
        accessibilityLabel = "\(photo.kind == .video ? "Video" : "Photo"), \(photo.originalName)"
        accessibilityIdentifier = photo.originalName
        let seconds = Int(photo.duration.rounded())
        duration.text = photo.kind == .video ? String(format: "%d:%02d", seconds / 60, seconds % 60) : nil
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        request = PHImageManager.default().requestImage(
            for: PHAsset(photo), targetSize: CGSize(width: side, height: side), contentMode: .aspectFill,
            options: options
        ) { [weak self] image, _ in
            MainActor.assumeIsolated { self?.picture.image = image }
        }
    }

    var mark = Mark.none {
        didSet {
            let isChosen = mark != .none
            (badge.isHidden, veil.isHidden) = (!isChosen, !isChosen)
            if isChosen { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
            switch mark {
            case .none: badge.text = nil
            case .check: badge.text = "✓"
            case .number(let number): badge.text = "\(number)"
            }
        }
    }
}
