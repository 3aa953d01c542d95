// SPDX-License-Identifier: MIT
import UIKit

/// A closed folder: nine of its icons, small, and the sum of the badges.
final class FolderIconView: HomeItemView {
    private(set) var folder: HomeLayout.Folder
    private let tiles = FolderTiles()
    /// The person wants to see what is in it; the second: to write another name.
    var open: ((FolderIconView, Bool) -> Void)?
    /// Icons can be moved from now on.
    var edit: (() -> Void)?

    /// - Parameter icons: of the folder's apps, in its order.
    init(_ folder: HomeLayout.Folder, icons: [HomeIcon]) {
        self.folder = folder
        super.init(.folder(folder.number), picture: tiles)
        addAction(UIAction { [weak self] _ in self.map { $0.open?($0, false) } }, for: .touchUpInside)
        show(folder, icons: icons)
    }

    required init?(coder: NSCoder) { fatalError("FolderIconView: is made in code only") }

    /// What is in it may have changed.
    func show(_ folder: HomeLayout.Folder, icons: [HomeIcon]) {
        self.folder = folder
        tiles.images = icons.prefix(HomeLayout.folderPage).map(\.picture)
        let badge = icons.map { max(0, $0.badge) }.reduce(0, +)
        show(name: folder.name, badge: badge)
        accessibilityIdentifier = "folder \(folder.number)"
        accessibilityLabel = "\(folder.name) folder"
        let apps = "\(icons.count) app\(icons.count == 1 ? "" : "s")"
        accessibilityValue = badge > 0 ? "\(apps), \(badge) new item\(badge == 1 ? "" : "s")" : apps
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            self?.picture.alpha = 1
            return UIMenu(children: [
                UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in
                    self.map { $0.open?($0, true) }
                },
                UIAction(title: "Edit Home Screen", image: UIImage(systemName: "apps.iphone")) { _ in self?.edit?() },
            ])
        }
    }
}

/// Three rows of three small icons on a pale ground.
private final class FolderTiles: UIView {
    private var tiles: [UIImageView] = []

    var images: [UIImage] = [] {
        didSet {
            for tile in tiles { tile.removeFromSuperview() }
            tiles = images.map { UIImageView(image: $0) }
            for tile in tiles { addSubview(tile) }
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 1, alpha: 0.32)
        layer.cornerRadius = HomeIcon.side * 0.2237
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("FolderTiles: is made in code only") }

    /// Points: of a small icon, between two, and to the edge.
    private static let (side, gap, inset): (CGFloat, CGFloat, CGFloat) = (13, 3, 7.5)

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(
                x: Self.inset + CGFloat(index % 3) * (Self.side + Self.gap),
                y: Self.inset + CGFloat(index / 3) * (Self.side + Self.gap), width: Self.side, height: Self.side)
        }
    }
}
