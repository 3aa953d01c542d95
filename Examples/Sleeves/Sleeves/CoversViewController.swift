// SPDX-License-Identifier: MIT
import UIKit

class CoversViewController: UIViewController {
    var albums = Album.shelf
    /// How often a picture was made, and which album is in the centre, as told to the labels.
    private(set) var drawnCovers = 0
    private(set) var centers: [Int] = []

    @IBOutlet private(set) var collectionView: UICollectionView!
    @IBOutlet private(set) var titleLabel: UILabel!
    @IBOutlet private(set) var artistLabel: UILabel!

    private let images = NSCache<NSNumber, UIImage>()
    private var layout: CoverFlowLayout? { collectionView.collectionViewLayout as? CoverFlowLayout }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.decelerationRate = .fast
        centerChanged()
    }

    private func image(at index: Int) -> UIImage {
        if let image = images.object(forKey: NSNumber(value: index)) { return image }
        drawnCovers += 1
        let image = albums[index].art.image(hue: albums[index].hue, side: 220)
        images.setObject(image, forKey: NSNumber(value: index))
        return image
    }

    private func centerChanged() {
        guard let index = layout?.centerIndex(at: collectionView.contentOffset.x), index != centers.last else { return }
        centers.append(index)
        titleLabel.text = albums[index].title
        artistLabel.text = albums[index].artist
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let screen = segue.destination as? AlbumViewController, let album = sender as? Album else { return }
        screen.album = album
    }
}

extension CoversViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { albums.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cover", for: indexPath)
        (cell as? CoverCell)?.show(albums[indexPath.item], image(at: indexPath.item))
        return cell
    }

    /// The centre one opens; one at the side comes to the centre.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let layout else { return }
        if indexPath.item == centers.last {
            performSegue(withIdentifier: "open", sender: albums[indexPath.item])
        } else {
            collectionView.setContentOffset(layout.offset(of: indexPath.item), animated: true)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { centerChanged() }
}
