// SPDX-License-Identifier: MIT

/// What the large content viewer shows for an element that does not grow with the user's text size.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// Every requirement is optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The finger was lifted over an item; nil: over none.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { byName(self, "largeContentViewerInteraction:didEndOnItem:atPoint:", [interaction, item, point]) }
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        byName(self, "largeContentViewerInteraction:itemAtPoint:", [interaction, point], or: nil)
    }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        byName(
            self, "viewControllerForLargeContentViewerInteraction:", [interaction],
            or: interaction.view?.owningController ?? UIViewController())
    }
}

/// While the user reads with one of the accessibility text sizes: a finger that rests on the view's items shows each
/// of them large in the middle of the screen.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    private let press = LargeContentRecognizer()
    private var card: LargeContentCard?

    /// Recognises while the viewer shows, for relations with the app's own recognisers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// Whether the text size is one of those for accessibility.
    open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        press.owner = self
    }

    public override convenience init() { self.init(delegate: nil) }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    // MARK: Showing

    fileprivate func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        if let delegate, let item = optionalCall({ delegate.largeContentViewerInteraction(self, itemAt: point) }) {
            return item
        }
        return view.flatMap { Self.item(at: point, in: $0) }
    }

    /// The deepest view there that wants to be shown.
    private static func item(at point: CGPoint, in view: UIView) -> UIView? {
        guard !view.isHidden, view.point(inside: point, with: nil) else { return nil }
        for subview in view.subviews.reversed() {
            if let found = item(at: view.convert(point, to: subview), in: subview) { return found }
        }
        return view.showsLargeContentViewer ? view : nil
    }

    fileprivate func follow(_ state: UIGestureRecognizer.State) {
        guard let view, let window = view.window else { return }
        let point = press.location(in: view)
        let item = item(at: point)
        switch state {
        case .began, .changed: show(item, in: window)
        case .ended:
            show(nil, in: window)
            ended(on: item, at: point)
        case .cancelled, .failed, .possible: show(nil, in: window)
        }
    }

    private func ended(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
        guard let delegate else {
            // The system's own bars do what a tap does.
            if view is any LargeContentBar { choose(item) }
            return
        }
        _ = optionalCall { delegate.largeContentViewerInteraction(self, didEndOn: item, at: point) }
    }

    private func choose(_ item: (any UILargeContentViewerItem)?) {
        switch item {
        case let button as BarButton: button.item.trigger(from: button, event: nil)
        case let button as TabBarButton: button.tapped()
        case let button as BackButton: button.tapped()
        default: break
        }
    }

    private func show(_ item: (any UILargeContentViewerItem)?, in window: UIWindow) {
        guard let item else {
            let old = card
            card = nil
            UIView.animate(
                withDuration: 0.2, animations: { old?.alpha = 0 }, completion: { _ in old?.removeFromSuperview() })
            return
        }
        if card == nil {
            let card = LargeContentCard()
            window.addSubview(card)
            self.card = card
        }
        card?.show(item, in: window.bounds)
    }
}

/// A bar of the system, whose items the viewer shows without the app's doing.
@MainActor
protocol LargeContentBar: UIView {}

/// Half a second on an item, only while the viewer is enabled; other presses stay the view's.
private final class LargeContentRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    weak var owner: UILargeContentViewerInteraction?

    init() {
        super.init(target: nil, action: nil)
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let owner, let view, UILargeContentViewerInteraction.isEnabled else { return false }
        return owner.item(at: location(in: view)) != nil
    }

    override func willSendActions(_ state: State) { owner?.follow(state) }
}

/// The image above the title on a pane in the middle of the screen.
private final class LargeContentCard: UIView {
    private static let side: CGFloat = 120
    private static let margin: CGFloat = 24
    private let pane = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let picture = UIImageView()
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 20
        clipsToBounds = true
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .label
        label.font = .systemFont(ofSize: 34, weight: .semibold)
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(pane)
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: any UILargeContentViewerItem, in area: CGRect) {
        picture.image = item.largeContentImage
        label.text = item.largeContentTitle
        let room = min(area.width - 80, 340) - 2 * Self.margin
        let text = item.largeContentTitle == nil ? .zero : label.sizeThatFits(CGSize(width: room, height: area.height))
        let image = imageSize(item)
        let gap: CGFloat = image.height > 0 && text.height > 0 ? 12 : 0
        let size = CGSize(
            width: max(max(min(text.width, room), image.width) + 2 * Self.margin, 160),
            height: image.height + gap + text.height + 2 * Self.margin)
        frame = CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
        pane.frame = bounds
        picture.frame = CGRect(
            x: (size.width - image.width) / 2, y: Self.margin, width: image.width, height: image.height
        ).inset(by: item.largeContentImageInsets)
        label.frame = CGRect(
            x: Self.margin, y: Self.margin + image.height + gap, width: size.width - 2 * Self.margin,
            height: text.height)
    }

    private func imageSize(_ item: any UILargeContentViewerItem) -> CGSize {
        guard let image = item.largeContentImage else { return .zero }
        return item.scalesLargeContentImage || image.isSymbolImage
            ? CGSize(width: Self.side, height: Self.side) : image.size
    }
}

// MARK: - Views

extension UIView: UILargeContentViewerItem {
    /// False unless the app, or a bar that holds the view, says so.
    public var showsLargeContentViewer: Bool {
        get { accessibility?.showsLargeContent ?? false }
        set { editAccessibility { $0.showsLargeContent = newValue } }
    }
    /// By default what the view reads.
    public var largeContentTitle: String? {
        get { accessibility?.largeTitle ?? ownLargeTitle }
        set { editAccessibility { $0.largeTitle = newValue } }
    }
    public var largeContentImage: UIImage? {
        get { accessibility?.largeImage ?? ownLargeImage }
        set { editAccessibility { $0.largeImage = newValue } }
    }
    /// For images that are sharp at any size.
    public var scalesLargeContentImage: Bool {
        get { accessibility?.scalesLargeImage ?? false }
        set { editAccessibility { $0.scalesLargeImage = newValue } }
    }
    public var largeContentImageInsets: UIEdgeInsets {
        get { accessibility?.largeImageInsets ?? barItem?.largeContentSizeImageInsets ?? .zero }
        set { editAccessibility { $0.largeImageInsets = newValue } }
    }

    private var barItem: UIBarItem? { (self as? BarButton)?.item ?? (self as? TabBarButton)?.item }

    private var ownLargeTitle: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle ?? button.configuration?.title
        default: barItem?.title ?? accessibilityLabel
        }
    }

    private var ownLargeImage: UIImage? {
        switch self {
        case let view as UIImageView: view.image
        case let button as UIButton: button.currentImage ?? button.configuration?.image
        default: barItem?.largeContentSizeImage ?? barItem?.image
        }
    }
}
