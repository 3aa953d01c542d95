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
    private var currentImages: [Int: UIImage] = [:]
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
            if currentPage != oldValue { progress?.pageChanged(to: currentPage) }
            if currentPage != oldValue, !defersCurrentPageDisplay { updateDots() }
        }
    }

    /// How far the current page has come; nil: its indicator is as others.
    open var progress: UIPageControlProgress? {
        didSet {
            oldValue?.control = nil
            progress?.control = self
            progressShown.superview == nil && progress != nil ? insertSubview(progressShown, at: 0) : ()
            imagesChanged()
        }
    }
    private let progressShown = PageProgressBar()
    open var direction = Direction.natural { didSet { imagesChanged() } }

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
        didSet { imagesChanged() }
    }
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { imagesChanged() }
    }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        imagesChanged()
    }
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        imagesChanged()
    }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    private func imagesChanged() {
        updateDots()
        invalidateIntrinsicContentSize()
    }

    // MARK: View

    static let dotSize: CGFloat = 7.5
    static let pitch: CGFloat = 17.5
    static let height: CGFloat = 26
    private static let padding: CGFloat = 11.5

    /// The smallest size for so many dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        guard pageCount > 0 else { return CGSize(width: 2 * Self.padding, height: Self.height) }
        let size = CGSize(
            width: CGFloat(pageCount - 1) * pitch + indicatorSize.width + 2 * Self.padding + progressGrowth,
            height: max(Self.height, indicatorSize.height + Self.pitch - Self.dotSize))
        return isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
    /// Points by which the bar of a progress is longer than a dot.
    private var progressGrowth: CGFloat { progress == nil ? 0 : 24 }

    /// Pages follow each other against the axis.
    private var runsBackwards: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    /// Room for the largest indicator.
    private var indicatorSize: CGSize {
        let shown = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 } + images.values
        return shown.reduce(CGSize(width: Self.dotSize, height: Self.dotSize)) {
            CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
    }

    /// From the middle of one indicator to that of the next.
    private var pitch: CGFloat { indicatorSize.width + Self.pitch - Self.dotSize }

    /// The first page that has an indicator, where there is not room for all.
    private var firstShown = 0

    /// The pages that have an indicator: as many as fit, with the current one away from the ends that go on.
    private var shownPages: Range<Int> {
        let length = isVertical ? bounds.height : bounds.width
        let room = length - 2 * Self.padding - indicatorSize.width - progressGrowth
        guard room.isFinite, room < CGFloat(dots.count) * pitch else { return 0..<dots.count }
        let capacity = max(1, Int((room / pitch).rounded(.down)) + 1)
        guard length > 0, capacity < dots.count else { return 0..<dots.count }
        let margin = min(Self.shrinking.count, (capacity - 1) / 2)
        let lowest = currentPage - (capacity - 1 - margin)
        let first = min(max(firstShown, lowest), currentPage - margin)
        firstShown = min(max(0, first), dots.count - capacity)
        return firstShown..<firstShown + capacity
    }

    /// The sizes of the last indicators at an end beyond which there are more, from the end inwards.
    private static let shrinking: [CGFloat] = [0.5, 0.75]

    private func scale(of page: Int, in shown: Range<Int>) -> CGFloat {
        guard shown.contains(page) else { return 1 }
        let fromStart = page - shown.lowerBound
        let fromEnd = shown.upperBound - 1 - page
        if shown.lowerBound > 0, fromStart < Self.shrinking.count { return Self.shrinking[fromStart] }
        if shown.upperBound < dots.count, fromEnd < Self.shrinking.count { return Self.shrinking[fromEnd] }
        return 1
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    package override var isTappedByDefault: Bool { true }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let shown = shownPages
        let width = CGFloat(max(0, shown.count - 1)) * pitch + progressGrowth
        let isMirrored = runsBackwards
        for (page, dot) in dots.enumerated() {
            dot.isHidden = isHiddenForSinglePage || !shown.contains(page)
            let index = page - shown.lowerBound
            let place = CGFloat(isMirrored ? shown.count - 1 - index : index)
            let isBehind = isMirrored ? page < currentPage : page > currentPage
            let shift = page == currentPage ? progressGrowth / 2 : isBehind ? progressGrowth : 0
            let along = place * pitch + shift - width / 2
            dot.center =
                isVertical
                ? CGPoint(x: bounds.midX, y: bounds.midY + along) : CGPoint(x: bounds.midX + along, y: bounds.midY)
            let scale = scale(of: page, in: shown)
            dot.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        let size = size(forNumberOfPages: shown.count)
        ground.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        ground.layer.cornerRadius = min(size.width, size.height) / 2
        layOutProgress()
    }

    /// A bar in place of the current page's dot, filled as far as the page has come.
    private func layOutProgress() {
        guard let progress else { return progressShown.isHidden = true }
        let isShown = dots.indices.contains(currentPage) && !dots[currentPage].isHidden && numberOfPages > 1
        progress.isProgressVisible = isShown && window != nil
        progressShown.isHidden = !isShown
        guard isShown else { return }
        let dot = dots[currentPage]
        dot.isHidden = true
        let length = Self.dotSize + progressGrowth
        progressShown.bounds.size =
            isVertical ? CGSize(width: Self.dotSize, height: length) : CGSize(width: length, height: Self.dotSize)
        progressShown.center = dot.center
        progressShown.show(
            CGFloat(progress.currentProgress), currentPageIndicatorTintColor ?? .white, isVertical: isVertical,
            backwards: runsBackwards)
        bringSubviewToFront(progressShown)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if progress != nil { setNeedsLayout() }
    }

    private var isHiddenForSinglePage: Bool { hidesForSinglePage && numberOfPages <= 1 }

    private func rebuild() {
        if ground.superview == nil {
            ground.isUserInteractionEnabled = false
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
                (isCurrent ? currentImages[index] ?? preferredCurrentPageIndicatorImage : nil) ?? images[index]
                ?? preferredIndicatorImage
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.layer.cornerRadius = image == nil ? Self.dotSize / 2 : 0
            dot.bounds.size = image?.size ?? CGSize(width: Self.dotSize, height: Self.dotSize)
        }
        setNeedsLayout()
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
        let distances = shownPages.map { (page: $0, distance: abs(dots[$0].center.x - point.x)) }
        return distances.min { $0.distance < $1.distance }?.page ?? 0
    }

    private func select(_ page: Int) {
        guard page != currentPage, page >= 0, page < numberOfPages else { return }
        currentPage = page
        dispatchValueChanged()
    }
}

/// The bar of a page that runs.
private final class PageProgressBar: UIView {
    private let fill = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(fill)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ part: CGFloat, _ color: UIColor, isVertical: Bool, backwards: Bool) {
        backgroundColor = color.withAlphaComponent(0.3)
        fill.backgroundColor = color
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        let size =
            isVertical
            ? CGSize(width: bounds.width, height: bounds.height * part)
            : CGSize(width: bounds.width * part, height: bounds.height)
        fill.frame = CGRect(
            x: backwards && !isVertical ? bounds.width - size.width : 0,
            y: backwards && isVertical ? bounds.height - size.height : 0, width: size.width, height: size.height)
    }
}
