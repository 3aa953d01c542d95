import UIKit

/// A grid of swatches in two sections with headers that stay in sight.
final class FlowGridScreen: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private var sections: [(title: String, count: Int)] = [("Warm", 11), ("Cool", 14), ("Grey", 7)]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 16, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "grid"
        collectionView.alwaysBounceVertical = true
        collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "Swatch")
        collectionView.register(
            TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Title")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addSwatch))
    }

    @objc private func addSwatch() {
        sections[0].count += 1
        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Swatch", for: indexPath)
        if let swatch = cell as? SwatchCell {
            let part = CGFloat(indexPath.item) / CGFloat(max(1, sections[indexPath.section].count))
            let hue = indexPath.section == 0 ? part * 0.17 : 0.45 + part * 0.3
            let saturation: CGFloat = indexPath.section == 2 ? 0 : 0.7
            swatch.show(
                UIColor(hue: hue, saturation: saturation, brightness: 0.95 - part * 0.3, alpha: 1),
                "\(indexPath.item + 1)")
        }
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
        (view as? TitleView)?.label.text = sections[indexPath.section].title
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        indexPath.section == 1
            ? CGSize(width: 50 + CGFloat(indexPath.item * 37 % 90), height: 44) : CGSize(width: 80, height: 80)
    }
}

/// A coloured tile with a number.
final class SwatchCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .white
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var isSelected: Bool { didSet { contentView.layer.borderWidth = isSelected ? 4 : 0 } }

    func show(_ color: UIColor, _ text: String) {
        contentView.backgroundColor = color
        contentView.layer.borderColor = UIColor.label.cgColor
        label.text = text
    }
}

/// The name of a section.
final class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .title3)
        label.frame = bounds.insetBy(dx: 16, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
