// SPDX-License-Identifier: MIT

/// Moves and scales a picture under a square, which becomes the edited picture.
final class PhotoEditController: UIViewController, UIScrollViewDelegate {
    /// The edited picture, and the square in the original's pixels.
    var choose: (UIImage, CGRect) -> Void = { _, _ in }
    private let image: UIImage
    private let scroll = UIScrollView()
    private let picture: UIImageView

    init(image: UIImage) {
        self.image = image
        picture = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Move and Scale"
        view.backgroundColor = .black
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Choose", primaryAction: UIAction { [weak self] _ in self?.finish() })
        navigationItem.rightBarButtonItem?.style = .done
        showDarkBar()
        scroll.delegate = self
        scroll.clipsToBounds = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.layer.borderColor = UIColor.white.cgColor
        scroll.layer.borderWidth = 1
        scroll.addSubview(picture)
        view.addSubview(scroll)
    }

    /// The ground is black in either appearance, so the bar's title is white.
    private func showDarkBar() {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = .black
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationItem.standardAppearance = bar
        navigationItem.scrollEdgeAppearance = bar
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(view.bounds.width, view.bounds.height)
        guard side > 0, scroll.bounds.width != side, image.size.width > 0, image.size.height > 0 else { return }
        scroll.frame = CGRect(
            x: (view.bounds.width - side) / 2, y: (view.bounds.height - side) / 2, width: side, height: side)
        scroll.minimumZoomScale = side / min(image.size.width, image.size.height)
        scroll.maximumZoomScale = max(scroll.minimumZoomScale * 4, 1)
        scroll.zoomScale = scroll.minimumZoomScale
        scroll.contentSize = picture.frame.size
        scroll.contentOffset = CGPoint(
            x: (scroll.contentSize.width - side) / 2, y: (scroll.contentSize.height - side) / 2)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    private func finish() {
        let zoom = max(scroll.zoomScale, .leastNormalMagnitude)
        let square = CGRect(
            x: scroll.contentOffset.x / zoom, y: scroll.contentOffset.y / zoom, width: scroll.bounds.width / zoom,
            height: scroll.bounds.height / zoom
        ).intersection(CGRect(origin: .zero, size: image.size))
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let edited = UIGraphicsImageRenderer(size: square.size, format: format).image { _ in
            image.draw(at: CGPoint(x: -square.minX, y: -square.minY))
        }
        let pixels = square.applying(CGAffineTransform(scaleX: image.scale, y: image.scale))
        choose(edited, pixels.integral)
    }
}
