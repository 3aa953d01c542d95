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
    private let done = DoneButton()
    private let today = TodayPage()
    private var drag: IconDrag?
    /// Points below which icons begin.
    private var top: CGFloat = 0
    private(set) lazy var board = IconBoard(
        on: self, device: device, pages: pages, dock: dock.contentView, launch: launch)

    init(device: Device, launch: @escaping (HomeIcon, String?) -> Void) {
        self.device = device
        self.launch = launch
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("HomeController: is made in code only") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { !isCovered }
    /// An app has its own.
    override var prefersStatusBarHidden: Bool {
        isBehindApp ? !isCovered : board.isEditing
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        orientations ?? (UIScreen.main.device.isPad ? .all : .portrait)
    }

    /// Those of the app that is shown over the icons; nil: none is.
    var orientations: UIInterfaceOrientationMask? {
        didSet {
            setNeedsUpdateOfSupportedInterfaceOrientations()
            // However the device is held.
            let wanted = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: supportedInterfaceOrientations)
            view.window?.windowScene?.requestGeometryUpdate(wanted)
        }
    }
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

    /// Those of the pages, of the dock and of folders.
    var allIcons: [HomeIcon] { board.allIcons }
    /// What goes when the person goes home: the open folder, editing, Today.
    /// - Returns: false: there is none of it.
    func goHome() -> Bool {
        if board.folder != nil {
            board.closeFolder(animated: true)
        } else if board.isEditing {
            board.setEditing(false)
        } else if isTodayShown {
            board.turn(to: 0)
        } else {
            return false
        }
        return true
    }

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
        for part in [pages, dots, pill, dock, done] { view.addSubview(part) }
        view.insertSubview(today.ground, belowSubview: pages)
        pages.addSubview(today)
        pill.addAction(UIAction { [weak self] _ in self?.search() }, for: .touchUpInside)
        done.addAction(UIAction { [weak self] _ in self?.board.setEditing(false) }, for: .touchUpInside)
        board.changed = { [weak self] in self?.boardChanged() }
        drag = IconDrag(on: board)
        let gesture = UISwipeGestureRecognizer()
        gesture.direction = .down
        let target = ActionTarget { [weak self] _ in
            if let self, !board.isEditing, !isTodayShown { search() }
        }
        gesture.addTarget(target, action: ActionTarget.action)
        swipe = target
        pages.addGestureRecognizer(gesture)
    }

    /// What is installed, and its numbers, may have changed.
    func reload() {
        board.reload()
        today.content?.reload()
    }

    /// Shows Today left of the first page.
    func addToday(_ content: TodayView) {
        today.content = content
        content.choose = { [weak self] in self?.chooseWidgets() }
        content.open = { UIApplication.shared.open($0) }
        todayChanged()
    }

    /// The person says which widgets Today shows.
    func chooseWidgets(then done: @escaping () -> Void = {}) {
        let controller = TodayEditController(device: device) { [weak self] in
            self?.today.content?.reload()
            done()
        }
        present(UINavigationController(rootViewController: controller), animated: true)
    }

    private func boardChanged() {
        let width = pages.bounds.width
        pages.contentSize = CGSize(
            width: width * CGFloat(board.pageCount + HomeGeometry.leading), height: pages.bounds.height)
        dots.numberOfPages = board.pageCount
        done.show(board.isEditing)
        setNeedsStatusBarAppearanceUpdate()
        if board.isEditing { showDots(board.pageCount > 1) } else if !pages.isDragging { showDots(false) }
    }

    /// Where an app's icon is, or the folder that it is in, in the view's coordinates; nil: it is not in sight.
    func icon(of identifier: String) -> CGRect? {
        let folder = board.layout.folders.first { $0.apps.contains(identifier) }
        let keys = [.app(identifier), folder.map { .folder($0.number) }].compactMap { (key: HomeLayout.Key?) in key }
        guard let picture = keys.lazy.compactMap({ [board] in board.views[$0]?.picture }).first else { return nil }
        let frame = picture.convert(picture.bounds, to: view)
        return view.bounds.intersects(frame) ? frame : nil
    }

    // MARK: Layout

    /// Points: of the dock, and between it and the screen's edges.
    private static let (dockHeight, margin): (CGFloat, CGFloat) = (92, 12)
    private static let rowHeight: CGFloat = 98

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Without the status bar the safe area may be smaller; icons do not move for it.
        if !board.isEditing, !isBehindApp { top = view.safeAreaInsets.top }
        wallpaper.frame = view.bounds
        today.ground.frame = view.bounds
        let (width, height) = (view.bounds.width, view.bounds.height)
        let bottom = max(Self.margin, view.safeAreaInsets.bottom - 22)
        dock.frame = CGRect(
            x: Self.margin, y: height - bottom - Self.dockHeight, width: width - 2 * Self.margin,
            height: Self.dockHeight)
        dots.frame = CGRect(x: 0, y: dock.frame.minY - 34, width: width, height: 26)
        pill.frame = CGRect(x: (width - 80) / 2, y: dock.frame.minY - 38, width: 80, height: 30)
        place(pagesHeight: dots.frame.minY)
        done.frame = DoneButton.frame(in: view.bounds, top: top)
    }

    /// The pages go on behind the dock, since Today does.
    private func place(pagesHeight height: CGFloat) {
        let (screen, old) = (view.bounds.size, pages.bounds.width)
        let page = old > 0 ? (pages.contentOffset.x / old).rounded() : CGFloat(HomeGeometry.leading)
        pages.frame = view.bounds
        func grid(_ size: CGSize) -> HomeGrid {
            HomeGrid(
                size: CGSize(width: size.width, height: size.height - (screen.height - height)),
                top: top + 16, rowHeight: Self.rowHeight)
        }
        let upright = CGSize(width: min(screen.width, screen.height), height: max(screen.width, screen.height))
        board.take(
            HomeGeometry(grid: grid(screen), keptGrid: grid(upright), screen: screen, dock: dock.bounds.size))
        today.frame = pages.bounds.offsetBy(dx: -pages.bounds.minX, dy: 0)
        if old != pages.bounds.width { pages.contentOffset.x = page * pages.bounds.width }
    }

    // MARK: Pages

    private var isTodayShown: Bool { pages.contentOffset.x < pages.bounds.width / 2 }

    private func todayChanged() {
        let width = pages.bounds.width
        guard width > 0 else { return }
        // The dock makes room on the way to Today.
        let part = min(max(0, pages.contentOffset.x / width), 1)
        dock.alpha = part
        today.show(1 - part)
        pill.isHidden = isTodayShown
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        dots.currentPage = board.currentPage
        todayChanged()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { showDots(dots.numberOfPages > 1) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pagesStand() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { pagesStand() }
    }

    private func pagesStand() {
        showDots(board.isEditing && dots.numberOfPages > 1)
        todayChanged()
    }

    private func showDots(_ shown: Bool) {
        UIView.animate(withDuration: 0.2) { [self] in
            (dots.alpha, pill.alpha) = shown ? (1, 0) : (0, 1)
        }
    }
}
