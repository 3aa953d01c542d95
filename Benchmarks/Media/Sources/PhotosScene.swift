// SPDX-License-Identifier: MIT
import Photos
import UIKit

/// The whole photo library, four in a row, scrolled 40 points a frame. Tells on standard output the CPU milliseconds of a
/// frame, the pictures' decoding on other threads included: median, 95th percentile and the most.
final class PhotosScene: UIViewController, UICollectionViewDataSource {
    private static let frames = 300
    private let assets = PHAsset.fetchAssets(with: .image, options: nil)
    private let manager = PHCachingImageManager()
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout)
    private var link: CADisplayLink?
    private var frame = 0
    private var times: [Double] = []

    private static var layout: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (1, 1)
        layout.itemSize = CGSize(width: 96, height: 96)
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func tick() {
        frame += 1
        times.append(Self.processTime)
        guard frame > Self.frames else {
            collectionView.contentOffset.y = CGFloat(frame) * 40
            return
        }
        // The first frames fill caches.
        let spans = zip(times.dropFirst(11), times.dropFirst(10)).map { $0 - $1 }.sorted()
        let text = [spans[spans.count / 2], spans[spans.count * 95 / 100], spans[spans.count - 1]]
            .map { String(format: "%.2f", $0) }
        print(assets.count, text.joined(separator: " "))
        exit(0)
    }

    private static var processTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { assets.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? PhotoCell else { return cell }
        if let request = cell.request { manager.cancelImageRequest(request) }
        cell.imageView.image = nil
        let side = 96 * UIScreen.main.scale
        let options = PHImageRequestOptions()
        options.deliveryMode = .fastFormat
        cell.request = manager.requestImage(
            for: assets.object(at: indexPath.item), targetSize: CGSize(width: side, height: side),
            contentMode: .aspectFill, options: options
        ) { image, _ in
            MainActor.assumeIsolated { cell.imageView.image = image }
        }
        return cell
    }
}

private final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()
    var request: PHImageRequestID?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = bounds
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }
}
