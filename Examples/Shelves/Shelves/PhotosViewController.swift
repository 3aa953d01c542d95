// SPDX-License-Identifier: MIT
import Photos
import UIKit

class LayoutsViewController: UITableViewController {}

class PhotoCell: UICollectionViewCell {
    @IBOutlet private(set) var imageView: UIImageView!
    private var photo: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        let ground = UIView()
        ground.backgroundColor = UIColor(named: "Selection")
        selectedBackgroundView = ground
    }

    func show(_ photo: Photo) {
        self.photo = photo.name
        isAccessibilityElement = true
        accessibilityLabel = "Photo"
        photo.load(bounds.size) { [weak self] image in
            // The cell may show another one by now.
            if self?.photo == photo.name { self?.imageView.image = image }
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
    }
}

/// A section's header or footer.
class CaptionView: UICollectionReusableView {
    @IBOutlet private(set) var label: UILabel!
}

/// Albums as sections, in whatever layout the storyboard gives.
class PhotosViewController: UICollectionViewController {
    var albums: [Album] = []
    var loadsAlbums = true

    override func viewDidLoad() {
        super.viewDidLoad()
        guard loadsAlbums else { return }
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in
            DispatchQueue.main.async { self.reload() }
        }
    }

    func reload() {
        albums = Album.all()
        collectionView.reloadData()
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        albums[section].photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
        (cell as? PhotoCell)?.show(albums[indexPath.section].photos[indexPath.item])
        cell.accessibilityIdentifier = "photo \(indexPath.section)-\(indexPath.item)"
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: isHeader ? "Header" : "Footer", for: indexPath)
        let album = albums[indexPath.section]
        (view as? CaptionView)?.label.text = isHeader ? album.header : "End of \(album.title)"
        return view
    }
}

/// The storyboard's flow layout as it is, and as many selected as one likes.
class BasicViewController: PhotosViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelection = true
    }

    override func reload() {
        super.reload()
        showCount()
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { showCount() }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        showCount()
    }

    private func showCount() {
        let count = collectionView.indexPathsForSelectedItems?.count ?? 0
        navigationItem.rightBarButtonItem?.title = "\(count) Selected"
        navigationItem.rightBarButtonItem?.isEnabled = count > 0
    }

    /// What is selected becomes an album.
    @IBAction private func makeAlbum(_ sender: Any) {
        let photos = (collectionView.indexPathsForSelectedItems ?? []).sorted().map { albums[$0.section].photos[$0.item] }
        Photo.makeAlbum(named: "Shelf \(albums.count)", of: photos) { [weak self] error in
            if let error { NSLog("The album was not made: %@", "\(error)") }
            self?.reload()
        }
    }
}

class ShelfViewController: PhotosViewController {}
