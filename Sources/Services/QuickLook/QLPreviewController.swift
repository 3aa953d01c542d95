// SPDX-License-Identifier: MIT

/// Shows files one after the other. Presented it has bars of its own; pushed it uses the navigation controller's.
///
/// Files are not marked up here: `editingModeFor` is not asked. Transitions from a view of the app are plain ones.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { if isViewLoaded { reloadData() } } }
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// `NSNotFound` before there is anything to show.
    open var currentPreviewItemIndex: Int {
        get { items.isEmpty ? wanted ?? NSNotFound : screen.index }
        set {
            wanted = newValue
            if isViewLoaded { show() }
        }
    }
    open var currentPreviewItem: (any QLPreviewItem)? {
        items.indices.contains(screen.index) ? items[screen.index] : nil
    }

    private var items: [any QLPreviewItem] = []
    private var wanted: Int?
    private let screen = FilePreviewController()
    private var frameController: UINavigationController?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .fullScreen
    }

    /// Whether there is more to show than a name and a size.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let url = item.previewItemURL else { return false }
        if case .unknown = FilePreviewKind(url) { return false }
        return true
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        screen.onShow = { [weak self] _ in self?.didShow() }
        screen.onDone = { [weak self] in self?.done() }
        let isPushed = navigationController != nil && navigationController?.viewControllers.first !== self
        let inner: UIViewController
        if isPushed {
            inner = screen
        } else {
            let frame = UINavigationController(rootViewController: screen)
            frameController = frame
            inner = frame
            navigationController?.setNavigationBarHidden(true, animated: false)
        }
        addChild(inner)
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
        reloadData()
    }

    private func didShow() { navigationItem.title = screen.title }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed || isMovingFromParent else { return }
        if let delegate { _ = optionalCall { delegate.previewControllerWillDismiss(self) } }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed || isMovingFromParent else { return }
        if let delegate { _ = optionalCall { delegate.previewControllerDidDismiss(self) } }
    }

    private func done() { presentingViewController?.dismiss(animated: true) }

    // MARK: Items

    /// Asks the data source for everything anew.
    open func reloadData() {
        guard let dataSource else { return items = [] }
        items = (0..<dataSource.numberOfPreviewItems(in: self)).map {
            dataSource.previewController(self, previewItemAt: $0)
        }
        if isViewLoaded { show() }
    }

    open func refreshCurrentPreviewItem() {
        guard let dataSource, items.indices.contains(screen.index) else { return }
        items[screen.index] = dataSource.previewController(self, previewItemAt: screen.index)
        wanted = screen.index
        show()
    }

    private func show() {
        let index = wanted ?? screen.index
        wanted = nil
        screen.show(items.map { .init(url: $0.previewItemURL, title: $0.previewItemTitle) }, at: index)
    }
}
