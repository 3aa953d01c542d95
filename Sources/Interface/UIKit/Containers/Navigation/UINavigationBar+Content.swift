// SPDX-License-Identifier: MIT

extension UINavigationBar {
    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30
    /// Below this part of the large title the small one shows.
    static let smallTitleFraction: CGFloat = 0.1

    func finishInit() {
        // Behind the content of the items an interface file has brought.
        for (index, part) in ([ground, largeTitle, searchHolder] as [UIView]).enumerated() {
            insertSubview(part, at: index)
        }
        largeTitle.isHidden = true
        searchHolder.clipsToBounds = true
        addInteraction(UILargeContentViewerInteraction())
    }

    /// The row with the buttons, a prompt included. On phones that lie on their side it is lower; size classes that an
    /// app overrides make no difference (testTraitsEmbeddedInTabNavigation.*-alternative.png of swift-snapshot-testing).
    package var rowHeight: CGFloat {
        if isSearching { return 0 }
        let screen = window?.screen ?? .main
        let isCompact = screen.traitCollection.verticalSizeClass == .compact
        return (isCompact ? 32 : 44) + (topItem?.prompt == nil ? 0 : Self.promptHeight)
    }

    /// Without what the large title has shrunk by.
    package var barHeight: CGFloat { rowHeight + (showsLargeTitle ? Self.largeTitleHeight : 0) + searchHeight }

    /// Whether the item on top has a large title, shrunk or not.
    package var showsLargeTitle: Bool {
        guard prefersLargeTitles, !isSearching, traitCollection.verticalSizeClass != .compact, let top = topItem else {
            return false
        }
        switch top.largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic:
            // Follows the item before; the first one is large.
            return stack.dropLast().reversed().first { $0.largeTitleDisplayMode != .automatic }
                .map { $0.largeTitleDisplayMode == .always } ?? true
        }
    }

    // MARK: Items

    func replaceItems(_ items: [UINavigationItem], animated: Bool) {
        let isPush = items.count >= stack.count
        let old = stack.last
        stack = items
        watchItems()
        guard old !== stack.last else { return updateContent() }
        showTop(animated: animated && window != nil, isPush: isPush)
    }

    func push(_ item: UINavigationItem, animated: Bool) {
        if let delegate, optionalCall({ delegate.navigationBar(self, shouldPush: item) }) == false { return }
        stack.append(item)
        watchItems()
        showTop(animated: animated && window != nil, isPush: true)
        if let delegate { _ = optionalCall { delegate.navigationBar(self, didPush: item) } }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let top = stack.last else { return nil }
        if let delegate, optionalCall({ delegate.navigationBar(self, shouldPop: top) }) == false { return nil }
        stack.removeLast()
        showTop(animated: animated && window != nil, isPush: false)
        if let delegate { _ = optionalCall { delegate.navigationBar(self, didPop: top) } }
        return top
    }

    private func watchItems() {
        for item in stack {
            item.changed = { [weak self, weak item] animated in
                guard let self, let item, self.stack.contains(where: { $0 === item }) else { return }
                self.updateContent()
                self.metricsChanged()
            }
        }
    }

    // MARK: Content

    private var contentStyle: NavigationBarContent.Style {
        NavigationBarContent.Style(
            appearance: currentAppearance, backItem: backItem,
            showsTitle: showsSmallTitle, backIndicator: backIndicator, direction: semanticContentAttribute,
            goBack: { [weak self] in
                guard let self else { return }
                if let goBack = self.goBack { goBack() } else { self.popItem(animated: true) }
            })
    }

    private var backIndicator: UIImage? { currentAppearance.backIndicatorImage ?? backIndicatorImage }

    /// Brings everything up to the items and the appearance.
    func updateContent() {
        updateBackground()
        if let content, content.item === topItem {
            content.fill(contentStyle)
        } else {
            showTop(animated: false, isPush: true)
        }
        showLargeTitle()
        showSearchBar()
        setNeedsLayout()
    }

    /// Replaces the row by that of the item on top.
    func showTop(animated: Bool, isPush: Bool) {
        let old = content
        guard let item = topItem else {
            old?.removeFromSuperview()
            content = nil
            return
        }
        let new = NavigationBarContent(item: item)
        new.fill(contentStyle)
        content = new
        addSubview(new)
        updateBackground()
        showLargeTitle()
        showSearchBar()
        layOutBar()
        guard animated, let old else {
            old?.removeFromSuperview()
            return
        }
        slide(from: old, to: new, isPush: isPush)
    }

    /// Titles slide and fade past each other.
    private func slide(from old: NavigationBarContent, to new: NavigationBarContent, isPush: Bool) {
        new.layoutIfNeeded()
        let direction: CGFloat = (isPush ? 1 : -1) * (effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        let distance = bounds.width / 2
        let oldTitle = old.item.titleView ?? old.titleLabel
        let newTitle = new.item.titleView ?? new.titleLabel
        newTitle.transform = CGAffineTransform(translationX: direction * distance, y: 0)
        new.alpha = 0
        UIView.animate(
            withDuration: UINavigationController.transitionDuration, delay: 0, options: .curveEaseInOut
        ) {
            newTitle.transform = .identity
            oldTitle.transform = CGAffineTransform(translationX: -direction * distance, y: 0)
            new.alpha = 1
            old.alpha = 0
        } completion: { _ in
            oldTitle.transform = .identity
            old.removeFromSuperview()
        }
    }

    func showLargeTitle() {
        let isShown = showsLargeTitle
        largeTitle.isHidden = !isShown
        content?.titleLabel.alpha = showsSmallTitle ? 1 : 0
        guard isShown else { return }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
        ]
        attributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
        attributes.merge(currentAppearance.largeTitleTextAttributes) { $1 }
        largeTitle.semanticContentAttribute = semanticContentAttribute
        largeTitle.label.semanticContentAttribute = semanticContentAttribute
        largeTitle.label.attributedText = NSAttributedString(string: topItem?.title ?? "", attributes: attributes)
        setNeedsLayout()
    }

    private var showsSmallTitle: Bool { !showsLargeTitle || largeTitleFraction < Self.smallTitleFraction }

    /// The small title appears as the large one goes under the bar.
    func largeTitleMoved() {
        guard let label = content?.titleLabel else { return }
        let alpha: CGFloat = showsSmallTitle ? 1 : 0
        guard label.alpha != alpha else { return }
        guard window != nil, UIView.inheritedAnimationDuration == 0 else {
            label.alpha = alpha
            return
        }
        UIView.animate(withDuration: 0.2) { label.alpha = alpha }
    }

    func layOutBar() {
        ground.frame = CGRect(
            x: 0, y: -topExtension, width: bounds.width, height: topExtension + bounds.height + bottomExtension)
        // Not under a sensor housing at the side.
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let row = CGRect(
            x: left, y: 0, width: max(0, bounds.width - left - right), height: min(rowHeight, bounds.height))
        content?.frame = row
        largeTitle.frame = CGRect(
            x: row.minX, y: row.maxY, width: row.width,
            height: max(0, bounds.height - row.maxY - searchHeight * searchFraction))
        layOutSearch()
    }

    // MARK: Appearance

    /// The appearance in force, with the older properties folded in.
    var currentAppearance: UINavigationBarAppearance {
        let item = topItem
        let standard = item?.standardAppearance ?? (hasStandardAppearance ? standardAppearance : legacyAppearance)
        guard isAtScrollEdge else { return standard }
        if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        if hasLegacyBackground, !hasStandardAppearance, item?.standardAppearance == nil { return standard }
        // At the scroll edge a bar without an appearance of its own for it is transparent; the texts stay.
        let edge = UINavigationBarAppearance(barAppearance: standard)
        edge.configureWithTransparentBackground()
        return edge
    }

    private var hasLegacyBackground: Bool {
        barTintColor != nil || backgroundImages[.default] != nil || barStyle != .default || !isTranslucent
    }

    private var legacyAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        if barStyle != .default {
            appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
            appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
            appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        }
        if let barTintColor {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.94) : barTintColor
        } else if !isTranslucent {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = barStyle == .default ? .systemBackground : .black
        }
        if let image = backgroundImages[.default] {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = nil
            appearance.backgroundImage = image
            if let shadowImage {
                appearance.shadowImage = shadowImage.size == .zero ? nil : shadowImage
                appearance.shadowColor = nil
            }
        } else if let shadowImage {
            appearance.shadowImage = shadowImage.size == .zero ? nil : shadowImage
            appearance.shadowColor = nil
        }
        if let titleTextAttributes { appearance.titleTextAttributes.merge(titleTextAttributes) { $1 } }
        if let largeTitleTextAttributes { appearance.largeTitleTextAttributes.merge(largeTitleTextAttributes) { $1 } }
        return appearance
    }

    func updateBackground() { ground.show(currentAppearance) }
}

/// The 34 point title under the row of buttons.
@MainActor
final class LargeTitleView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        label.adjustsFontSizeToFitWidth = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The label hangs at the bottom edge, so that it slides under the row when the bar shrinks.
    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        label.frame = CGRect(
            x: margin, y: bounds.height - UINavigationBar.largeTitleHeight + 3,
            width: max(0, bounds.width - 2 * margin),
            height: 41)
    }
}
