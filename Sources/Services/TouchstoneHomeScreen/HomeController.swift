// SPDX-License-Identifier: MIT
import TouchstoneDevice
import UIKit

/// Pages of icons over a wallpaper, with the dock below them.
final class HomeController: UIViewController, UIScrollViewDelegate {
    private let device: Device
    private let launch: (HomeIcon, String?) -> Void
    private let wallpaper = CAGradientLayer()
    private let pages = UIScrollView()
    private let dots = UIPageControl()
    /// In place of the dots while the pages stand still, as since iOS 16.
    private let pill = SearchPill()
    private let dock = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
    private var icons: [IconView] = []
    private var dockIcons: [IconView] = []

    init(device: Device, launch: @escaping (HomeIcon, String?) -> Void) {
        self.device = device
        self.launch = launch
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("HomeController: is made in code only") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { !isCovered }
    /// An app has its own.
    override var prefersStatusBarHidden: Bool { isBehindApp && !isCovered }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        orientations ?? super.supportedInterfaceOrientations
    }

    /// Those of the app that is shown over the icons; nil: none is.
    var orientations: UIInterfaceOrientationMask? { didSet { setNeedsUpdateOfSupportedInterfaceOrientations() } }
    /// Whether an app is shown over the icons.
    var isBehindApp = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
    /// Whether something lies over the icons that the person can leave from below.
    var isCovered = false {
        didSet {
            setNeedsUpdateOfHomeIndicatorAutoHidden()
            setNeedsStatusBarAppearanceUpdate()
        }
    }
    /// The person wants to search.
    var search: () -> Void = {}
    private var swipe: ActionTarget?

    /// Those of the pages and of the dock.
    var allIcons: [HomeIcon] { (icons + dockIcons).map(\.icon) }

    override func viewDidLoad() {
        super.viewDidLoad()
        wallpaper.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
        (wallpaper.startPoint, wallpaper.endPoint) = (CGPoint(x: 0.2, y: 0), CGPoint(x: 0.8, y: 1))
        view.layer.addSublayer(wallpaper)
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.contentInsetAdjustmentBehavior = .never
        pages.delegate = self
        dots.hidesForSinglePage = true
        dots.isUserInteractionEnabled = false
        dots.alpha = 0
        dock.layer.cornerRadius = 32
        dock.clipsToBounds = true
        for part in [pages, dots, pill, dock] { view.addSubview(part) }
        pill.addAction(UIAction { [weak self] _ in self?.search() }, for: .touchUpInside)
        let gesture = UISwipeGestureRecognizer()
        gesture.direction = .down
        let target = ActionTarget { [weak self] _ in self?.search() }
        gesture.addTarget(target, action: ActionTarget.action)
        swipe = target
        pages.addGestureRecognizer(gesture)
        reload()
    }

    /// What is installed, and its numbers, may have changed.
    func reload() {
        for view in icons + dockIcons { view.removeFromSuperview() }
        icons = HomeIcon.all(on: device).map { makeView($0, in: pages, showsName: true) }
        dockIcons = HomeIcon.dock.map { makeView($0, in: dock.contentView, showsName: false) }
        view.setNeedsLayout()
    }

    private func makeView(_ icon: HomeIcon, in parent: UIView, showsName: Bool) -> IconView {
        let view = IconView(icon, showsName: showsName)
        view.launch = launch
        parent.addSubview(view)
        return view
    }

    /// Where an app's icon is on the page in sight or in the dock, in the view's coordinates; nil: it is not in sight.
    func icon(of identifier: String) -> CGRect? {
        let found = (icons + dockIcons).first { $0.icon.identifier == identifier }
        guard let frame = found?.pictureFrame(in: view), view.bounds.intersects(frame) else { return nil }
        return frame
    }

    // MARK: Layout

    /// Points: of the dock, and between it and the screen's edges.
    private static let (dockHeight, margin): (CGFloat, CGFloat) = (92, 12)
    private static let rowHeight: CGFloat = 98

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wallpaper.frame = view.bounds
        let (width, height) = (view.bounds.width, view.bounds.height)
        let bottom = max(Self.margin, view.safeAreaInsets.bottom - 22)
        dock.frame = CGRect(
            x: Self.margin, y: height - bottom - Self.dockHeight, width: width - 2 * Self.margin,
            height: Self.dockHeight)
        dots.frame = CGRect(x: 0, y: dock.frame.minY - 34, width: width, height: 26)
        pill.frame = CGRect(x: (width - 80) / 2, y: dock.frame.minY - 38, width: 80, height: 30)
        pages.frame = CGRect(x: 0, y: 0, width: width, height: dots.frame.minY)
        placeIcons(HomeGrid(size: pages.bounds.size, top: view.safeAreaInsets.top + 16, rowHeight: Self.rowHeight))
        let step = HomeIcon.side + 27
        let start = (dock.bounds.width - CGFloat(dockIcons.count) * step + 27) / 2
        for (index, view) in dockIcons.enumerated() {
            view.place(
                CGRect(
                    x: start + CGFloat(index) * step, y: (Self.dockHeight - HomeIcon.side) / 2, width: HomeIcon.side,
                    height: HomeIcon.side))
        }
    }

    private func placeIcons(_ grid: HomeGrid) {
        for (index, view) in icons.enumerated() { view.place(grid.frame(of: index)) }
        let count = grid.pageCount(of: icons.count)
        pages.contentSize = CGSize(width: grid.size.width * CGFloat(count), height: grid.size.height)
        dots.numberOfPages = count
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        dots.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { showDots(dots.numberOfPages > 1) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { showDots(false) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { showDots(false) }
    }

    private func showDots(_ shown: Bool) {
        UIView.animate(withDuration: 0.2) { [self] in
            (dots.alpha, pill.alpha) = shown ? (1, 0) : (0, 1)
        }
    }
}

/// Where icons are: row by row, then the next page.
struct HomeGrid: Equatable {
    let size: CGSize
    let top: CGFloat
    let rowHeight: CGFloat

    /// Four on phones; more where it is wider.
    var columns: Int { max(4, Int(size.width / 140)) }
    var rows: Int { max(1, Int((size.height - top) / rowHeight)) }
    var perPage: Int { columns * rows }

    func pageCount(of icons: Int) -> Int { max(1, (icons + perPage - 1) / perPage) }

    /// Names are wider than pictures: a frame is as wide as its column.
    func frame(of index: Int) -> CGRect {
        let (page, place) = (index / perPage, index % perPage)
        // The outer columns' pictures stand as far from the edge as those of phones do.
        let edge: CGFloat = 14
        let width = (size.width - 2 * edge) / CGFloat(columns)
        return CGRect(
            x: CGFloat(page) * size.width + edge + CGFloat(place % columns) * width,
            y: top + CGFloat(place / columns) * rowHeight, width: width, height: HomeGrid.iconHeight)
    }

    /// The picture and the name below it.
    private static let iconHeight: CGFloat = 82
}
