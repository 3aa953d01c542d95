// SPDX-License-Identifier: MIT

/// The pictures of the photo library, three in a row.
final class PhotoGridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var choose: (PhotoLibrary.Photo) -> Void = { _ in }
    var cancel: () -> Void = {}
    private var photos: [PhotoLibrary.Photo] = []
    /// Uniform type identifiers of what is shown.
    var mediaTypes = ["public.image"]
    private static let spacing: CGFloat = 2

    override func viewDidLoad() {
        super.viewDidLoad()
        title = SystemStrings.text("Photos")
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        photos = PhotoLibrary.photos(mediaTypes)
        if photos.isEmpty { addNote() } else { addGrid() }
    }

    private func addGrid() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = Self.spacing
        layout.minimumLineSpacing = Self.spacing
        let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grid.backgroundColor = .systemBackground
        grid.alwaysBounceVertical = true
        grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        grid.dataSource = self
        grid.delegate = self
        view.addSubview(grid)
    }

    private func addNote() {
        let note = UILabel(frame: view.bounds)
        note.text = "No Photos"
        note.font = .preferredFont(forTextStyle: .title2)
        note.textColor = .secondaryLabel
        note.textAlignment = .center
        note.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(note)
    }

    // MARK: Grid

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.show(photos[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = ((collectionView.bounds.width - 2 * Self.spacing) / 3).rounded(.down)
        return CGSize(width: side, height: side)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        choose(photos[indexPath.item])
    }
}

private final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: PhotoLibrary.Photo) {
        let side = max(bounds.width, bounds.height) * traitCollection.displayScale * 1.5
        picture.image = photo.thumbnail(side: Int(side))
        picture.backgroundColor = photo.isFilm ? .darkGray : nil
        accessibilityLabel = "\(photo.isFilm ? "Video" : "Photo"), \(photo.name)"
    }
}
