// SPDX-License-Identifier: MIT
import Photos
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: LibraryController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// `photos-redirect:`: the library, whatever was shown.
    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        (window?.rootViewController as? UINavigationController)?.popToRootViewController(animated: false)
        return true
    }
}

/// All pictures of the library in a grid, oldest first, as it stands at the bottom of iOS's.
final class LibraryController: UICollectionViewController, PHPhotoLibraryChangeObserver {
    private static let columns: CGFloat = 3
    private static let gap: CGFloat = 2
    private let layout = UICollectionViewFlowLayout()
    private var assets = PHFetchResult<PHAsset>()

    init() {
        layout.minimumInteritemSpacing = Self.gap
        layout.minimumLineSpacing = Self.gap
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("LibraryController: is made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        PHPhotoLibrary.shared().register(self)
        reload()
    }

    nonisolated func photoLibraryDidChange(_ changeInstance: PHChange) {
        DispatchQueue.main.async { self.reload() }
    }

    private func reload() {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: true)]
        assets = PHAsset.fetchAssets(with: options)
        collectionView.reloadData()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = ((view.bounds.width - (Self.columns - 1) * Self.gap) / Self.columns).rounded(.down)
        if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        assets.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        (cell as? PictureCell)?.show(assets.object(at: indexPath.item), number: indexPath.item)
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        navigationController?.pushViewController(
            PictureController(assets.object(at: indexPath.item)), animated: true)
    }
}

final class PictureCell: UICollectionViewCell {
    private let picture = UIImageView()
    private var request: PHImageRequestID?

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { fatalError("PictureCell: is made in code only") }

    func show(_ asset: PHAsset, number: Int) {
        accessibilityIdentifier = "photo-\(number)"
        accessibilityLabel = asset.creationDate?.formatted(date: .long, time: .shortened) ?? "Photo"
        if let request { PHImageManager.default().cancelImageRequest(request) }
        let scale = traitCollection.displayScale
        let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        request = PHImageManager.default().requestImage(
            for: asset, targetSize: size, contentMode: .aspectFill, options: nil
        ) { [weak self] image, _ in self?.picture.image = image }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.image = nil
    }
}

/// One picture, enlarged by two fingers.
final class PictureController: UIViewController, UIScrollViewDelegate {
    private let asset: PHAsset
    private let scroll = UIScrollView()
    private let picture = UIImageView()

    init(_ asset: PHAsset) {
        self.asset = asset
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("PictureController: is made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = asset.creationDate?.formatted(date: .abbreviated, time: .omitted)
        view.backgroundColor = .systemBackground
        picture.contentMode = .scaleAspectFit
        picture.isAccessibilityElement = true
        picture.accessibilityIdentifier = "picture"
        scroll.delegate = self
        scroll.maximumZoomScale = 4
        scroll.addSubview(picture)
        view.addSubview(scroll)
        PHImageManager.default().requestImage(
            for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: nil
        ) { [weak self] image, _ in self?.picture.image = image }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        if scroll.zoomScale == 1 { picture.frame = scroll.bounds }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}
