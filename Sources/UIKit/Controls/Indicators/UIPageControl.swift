// SPDX-License-Identifier: MIT

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public enum InteractionState: Int, Sendable {
        case none = 0
        case discrete = 1
        case continuous = 2
    }

    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "UINumberOfPages") {
            numberOfPages = coder.decodeInteger(forKey: "UINumberOfPages")
        }
        if coder.containsValue(forKey: "UICurrentPage") {
            currentPage = coder.decodeInteger(forKey: "UICurrentPage")
        }
    }

    private var dots: [UIImageView] = []
    private var images: [Int: UIImage] = [:]
    private let ground = UIView()

    /// Negative values count as 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            rebuild()
        }
    }

    /// Kept within the pages.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            if currentPage != oldValue, !defersCurrentPageDisplay { updateDots() }
        }
    }

    open var hidesForSinglePage = false {
        didSet { updateDots() }
    }
    open var pageIndicatorTintColor: UIColor? {
        didSet { updateDots() }
    }
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { updateDots() }
    }
    open var defersCurrentPageDisplay = false
    open func updateCurrentPageDisplay() { updateDots() }
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { updateDots() }
    }
    open private(set) var interactionState = InteractionState.none
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage? {
        didSet { updateDots() }
    }
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { updateDots() }
    }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        updateDots()
    }
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    // MARK: View

    static let dotSize: CGFloat = 7.5
    static let pitch: CGFloat = 17.5
    static let height: CGFloat = 26
    private static let padding: CGFloat = 11.5

    /// The smallest size for so many dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        guard pageCount > 0 else { return CGSize(width: 2 * Self.padding, height: Self.height) }
        return CGSize(
            width: CGFloat(pageCount - 1) * Self.pitch + Self.dotSize + 2 * Self.padding, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = CGFloat(max(0, dots.count - 1)) * Self.pitch
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, dot) in dots.enumerated() {
            let place = CGFloat(isMirrored ? dots.count - 1 - index : index)
            dot.center = CGPoint(x: bounds.midX - width / 2 + place * Self.pitch, y: bounds.midY)
        }
        ground.frame = CGRect(
            x: bounds.midX - intrinsicContentSize.width / 2, y: bounds.midY - Self.height / 2,
            width: intrinsicContentSize.width, height: Self.height)
    }

    private func rebuild() {
        if ground.superview == nil {
            ground.isUserInteractionEnabled = false
            ground.layer.cornerRadius = Self.height / 2
            insertSubview(ground, at: 0)
        }
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIImageView(frame: CGRect(x: 0, y: 0, width: Self.dotSize, height: Self.dotSize))
            dot.contentMode = .scaleAspectFit
            addSubview(dot)
            dots.append(dot)
        }
        updateDots()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateDots() {
        for (index, dot) in dots.enumerated() {
            let isCurrent = index == currentPage
            let color =
                isCurrent
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? currentPageIndicatorTintColor?.withAlphaComponent(0.3)
                    ?? UIColor.white.withAlphaComponent(0.3)
            let image =
                (isCurrent ? preferredCurrentPageIndicatorImage : nil) ?? images[index] ?? preferredIndicatorImage
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.layer.cornerRadius = image == nil ? Self.dotSize / 2 : 0
            dot.bounds.size = image?.size ?? CGSize(width: Self.dotSize, height: Self.dotSize)
        }
        let isHiddenForSingle = hidesForSinglePage && numberOfPages <= 1
        dots.forEach { $0.isHidden = isHiddenForSingle }
        ground.backgroundColor = backgroundStyle == .prominent ? .tertiarySystemFill : nil
    }

    // MARK: Tracking

    /// A tap beside the current dot turns one page; a finger that slides picks the page under it.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction else { return true }
        let start = touch.previousLocation(in: self)
        guard interactionState == .continuous || abs(touch.location(in: self).x - start.x) > 4 else { return true }
        interactionState = .continuous
        select(page(at: touch.location(in: self)))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { interactionState = .none }
        guard interactionState != .continuous, isTouchInside, let touch else { return }
        interactionState = .discrete
        let isForward =
            (touch.location(in: self).x >= bounds.midX) == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
        select(currentPage + (isForward ? 1 : -1))
    }

    open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

    private func page(at point: CGPoint) -> Int {
        let distances = dots.map { abs($0.center.x - point.x) }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }

    private func select(_ page: Int) {
        guard page != currentPage, page >= 0, page < numberOfPages else { return }
        currentPage = page
        dispatchValueChanged()
    }
}
