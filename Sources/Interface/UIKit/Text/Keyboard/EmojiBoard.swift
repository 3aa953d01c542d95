// SPDX-License-Identifier: MIT

/// The emoji of all categories in columns, which scroll sideways below the category's name.
final class EmojiBoard: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private enum Metrics {
        static let header: CGFloat = 28
        /// What an emoji has at least, so that a thumb hits it.
        static let (cell, row): (CGFloat, CGFloat) = (40, 36)
        static let font: CGFloat = 30
    }

    var type: (String) -> Void = { _ in }
    /// Another category has come to the left edge.
    var reached: (Int) -> Void = { _ in }
    private let title = UILabel()
    private let grid: UICollectionView
    private let layout = UICollectionViewFlowLayout()

    init() {
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 5
        layout.minimumInteritemSpacing = 0
        layout.sectionInset = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 12)
        grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 12, weight: .semibold)
        title.textColor = .secondaryLabel
        title.text = name(of: 0)
        grid.backgroundColor = .clear
        grid.showsHorizontalScrollIndicator = false
        grid.dataSource = self
        grid.delegate = self
        grid.register(EmojiCell.self, forCellWithReuseIdentifier: "emoji")
        addSubview(title)
        addSubview(grid)
    }

    required init?(coder: NSCoder) { nil }

    private func name(of category: Int) -> String {
        SystemStrings.text(EmojiKeys.categories[category].title).uppercased()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 12, y: 6, width: bounds.width - 24, height: 18)
        grid.frame = CGRect(
            x: 0, y: Metrics.header, width: bounds.width, height: max(0, bounds.height - Metrics.header))
        let rows = max(1, (grid.bounds.height / Metrics.row).rounded(.down))
        let size = CGSize(width: Metrics.cell, height: (grid.bounds.height / rows).rounded(.down))
        if layout.itemSize != size, size.height > 0 { layout.itemSize = size }
    }

    func show(_ category: Int) {
        layoutIfNeeded()
        grid.layoutIfNeeded()
        guard let place = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: category))?.frame else {
            return
        }
        let end = max(0, grid.contentSize.width - grid.bounds.width)
        grid.contentOffset = CGPoint(x: min(max(0, place.minX - layout.sectionInset.left), end), y: 0)
        title.text = name(of: category)
    }

    /// What is on the screen, in this view's coordinates.
    var shownKeys: [(key: KeyboardKey, frame: CGRect)] {
        grid.layoutIfNeeded()
        return grid.indexPathsForVisibleItems.sorted().compactMap { path in
            guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return nil }
            let emoji = EmojiKeys.categories[path.section].emoji[path.item]
            return (KeyboardKey(title: emoji, action: .type(emoji)), grid.convert(frame, to: self))
        }
    }

    // MARK: Emoji

    func numberOfSections(in collectionView: UICollectionView) -> Int { EmojiKeys.categories.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        EmojiKeys.categories[section].emoji.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "emoji", for: indexPath)
        (cell as? EmojiCell)?.label.text = EmojiKeys.categories[indexPath.section].emoji[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        type(EmojiKeys.categories[indexPath.section].emoji[indexPath.item])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let edge = CGPoint(x: scrollView.contentOffset.x + layout.sectionInset.left + 8, y: 4)
        guard let category = grid.indexPathForItem(at: edge)?.section else { return }
        title.text = name(of: category)
        reached(category)
    }

    private final class EmojiCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.font = .systemFont(ofSize: Metrics.font)
            label.textAlignment = .center
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }
}
