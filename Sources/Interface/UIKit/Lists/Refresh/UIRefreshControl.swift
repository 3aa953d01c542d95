// SPDX-License-Identifier: MIT

/// What pulling a scroll view down starts: a spinner above the content while the app fetches.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Points the content is pulled beyond its top before refreshing starts, and that the spinner takes meanwhile.
    static let height: CGFloat = 60

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    final weak var scrollView: UIScrollView?
    private var isShown = false
    private var waitsForLift = false
    private var isEnding = false
    /// Points of the scroll view's inset that are this control's.
    final private(set) var addedInset: CGFloat = 0

    /// UIKit's designated initialiser, which is the one that subclasses call.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        finishRefresh()
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width > 0 ? frame.width : 320, height: Self.height))
        finishRefresh()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishRefresh()
    }

    private func finishRefresh() {
        spinner.hidesWhenStopped = false
        spinner.alpha = 0
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(spinner)
        addSubview(label)
    }

    open private(set) var isRefreshing = false
    /// Below the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows the spinner as after a pull. Moves no content and sends no event.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        start()
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        waitsForLift = false
        spinner.stopAnimating()
        let change = {
            self.spinner.alpha = 0
            self.changeInset(0)
        }
        guard let scrollView, scrollView.window != nil else {
            change()
            return follow()
        }
        // Content that rests below the spinner goes back to its top.
        let rests =
            !scrollView.isTracking && scrollView.contentOffset.y < -scrollView.adjustedContentInset.top + addedInset
        isEnding = true
        UIView.animate(withDuration: 0.3) {
            change()
            if rests { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
        } completion: { _ in
            self.isEnding = false
            self.follow()
        }
    }

    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            spinner.color = newValue
        }
    }
    package override var primaryEvent: Event { .valueChanged }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle?.length ?? 0 > 0
        spinner.center = CGPoint(x: bounds.midX, y: bounds.height / 2 - (hasTitle ? 8 : 0))
        label.frame = CGRect(x: 0, y: spinner.frame.maxY + 4, width: bounds.width, height: hasTitle ? 16 : 0)
    }

    private func start() {
        isRefreshing = true
        spinner.alpha = 1
        spinner.startAnimating()
        changeInset(Self.height)
    }

    /// The content makes room without moving.
    private func changeInset(_ inset: CGFloat) {
        guard let scrollView, addedInset != inset else { return }
        let offset = scrollView.contentOffset
        let change = inset - addedInset
        addedInset = inset
        scrollView.contentInset.top += change
        scrollView.contentOffset = offset
    }

    // MARK: Scrolling

    /// Stands above the content and follows the pull.
    func follow() {
        guard let scrollView else { return }
        let top = scrollView.adjustedContentInset.top - addedInset
        let pulled = -scrollView.contentOffset.y - top
        let frame = CGRect(
            x: 0, y: min(-Self.height, scrollView.contentOffset.y + top) - scrollView.hangingBarHeight,
            width: scrollView.bounds.width, height: Self.height)
        if self.frame != frame { self.frame = frame }
        // Its background and title lie under bars that let them through.
        let isAtRest = pulled <= 0 && !isRefreshing && !isEnding
        if isHidden != isAtRest { isHidden = isAtRest }
        guard isEnabled, !isRefreshing else { return }
        spinner.alpha = min(1, max(0, pulled / Self.height))
        guard scrollView.isDragging, pulled >= Self.height, !waitsForLift else {
            if pulled <= 0 { waitsForLift = false }
            return
        }
        waitsForLift = true
        start()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

extension UIScrollView {
    func changeRefreshControl(from old: UIRefreshControl?, to new: UIRefreshControl?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        old?.scrollView = nil
        guard let new else { return }
        new.scrollView = self
        insertSubview(new, at: 0)
        alwaysBounceVertical = true
        new.follow()
    }
}
