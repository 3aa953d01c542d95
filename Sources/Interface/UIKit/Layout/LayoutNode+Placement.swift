// SPDX-License-Identifier: MIT
import LayoutEngine

extension LayoutNode {
    /// A row that puts an item somewhere: `Σ terms == constant`.
    struct Placement {
        let attribute: NSLayoutConstraint.Attribute
        let terms: [LayoutTerm]
        let constant: Double
        var priority: Float = 1000

        init(_ attribute: NSLayoutConstraint.Attribute, _ constant: Double, _ terms: LayoutTerm...) {
            self.attribute = attribute
            self.terms = terms
            self.constant = constant
        }
    }

    /// Where the item's frame or the system puts it; empty when constraints place it.
    func placements(in context: LayoutContext) -> [Placement] {
        if let view {
            let isFramed = view.translatesAutoresizingMaskIntoConstraints
            guard isFramed || view.fillsWindow else { return [] }
            let rect = view.layoutRect
            let outer = view.constrainedSuperview(in: context)
            var placements = [
                Placement(.left, rect.minX, LayoutTerm(x)), Placement(.top, rect.minY, LayoutTerm(y)),
                outer.flatMap { widthFollowing($0, view) } ?? Placement(.width, rect.width, LayoutTerm(width)),
                outer.flatMap { heightFollowing($0, view) } ?? Placement(.height, rect.height, LayoutTerm(height)),
            ]
            // Where the root of a tree lies is nobody's business.
            if view === context.root { placements.removeFirst(2) }
            // What the app says about the view comes first.
            if !isFramed { for index in placements.indices { placements[index].priority = 999.5 } }
            return placements
        }
        guard let guide, let source = guide.source, let owner = guide.owningView else { return [] }
        let outer = owner.layoutNode
        context.enter(outer)
        let insets = owner.insets(of: source)
        let left = Placement(.left, insets.left, LayoutTerm(x))
        let top = Placement(.top, insets.top, LayoutTerm(y))
        let fromBottom = Placement(.top, -insets.bottom, LayoutTerm(y), LayoutTerm(outer.height, -1))
        switch source {
        case .safeArea, .layoutMargins, .readableContent, .scrollFrame:
            return [
                left, top,
                Placement(.width, -insets.left - insets.right, LayoutTerm(width), LayoutTerm(outer.width, -1)),
                Placement(.height, -insets.top - insets.bottom, LayoutTerm(height), LayoutTerm(outer.height, -1)),
            ]
        case .scrollContent: return [left, top]
        case .topBar, .bottomBar: return [left, Placement(.width, 0, LayoutTerm(width))]
        case .keyboard:
            return [
                left, fromBottom, Placement(.width, 0, LayoutTerm(width), LayoutTerm(outer.width, -1)),
                Placement(.height, insets.bottom, LayoutTerm(height)),
            ]
        }
    }
}

extension LayoutNode {
    /// A width that is flexible between margins that are not grows and shrinks with the superview's, and that with it:
    /// what constraints hold inside the view holds the superview, too (Auto Layout Guide, "Autoresizing Masks").
    private func widthFollowing(_ outer: UIView, _ view: UIView) -> Placement? {
        let mask = view.autoresizingMask.intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        guard mask == .flexibleWidth else { return nil }
        let margins = view.layoutRect.width - outer.layoutRect.width
        return Placement(.width, margins, LayoutTerm(width), LayoutTerm(outer.layoutNode.width, -1))
    }

    private func heightFollowing(_ outer: UIView, _ view: UIView) -> Placement? {
        let mask = view.autoresizingMask.intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        guard mask == .flexibleHeight else { return nil }
        let margins = view.layoutRect.height - outer.layoutRect.height
        return Placement(.height, margins, LayoutTerm(height), LayoutTerm(outer.layoutNode.height, -1))
    }
}

extension UIView {
    /// The superview, when constraints of the same tree place it.
    fileprivate final func constrainedSuperview(in context: LayoutContext) -> UIView? {
        guard let superview, self !== context.root, !superview.translatesAutoresizingMaskIntoConstraints,
            superview.layoutNodeIfMade?.context === context
        else { return nil }
        return superview
    }

    /// The view began or ceased to be placed by constraints: what follows its size by a mask says so in other terms.
    final func replaceFollowers(in context: LayoutContext) {
        for view in subviewList where !view.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]) {
            guard view.translatesAutoresizingMaskIntoConstraints, let node = view.layoutNodeIfMade else { continue }
            context.replace(node)
        }
    }

    /// The view of a window's root controller has the frame that the window gives it, also where the app said that
    /// constraints place it.
    fileprivate final var fillsWindow: Bool {
        guard let window = superview as? UIWindow else { return false }
        return window.rootViewController?.viewIfLoaded === self
    }

    /// The alignment rectangle that the position and bounds give, whatever the transform.
    final var layoutRect: CGRect {
        let size = bounds.size
        let (center, anchor) = (self.center, anchorPoint)
        let frame = CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
        return alignmentRect(forFrame: frame)
    }

    /// The rectangle of a guide of the system, in own coordinates. Insets larger than the bounds leave nothing.
    final func rect(of source: UILayoutGuide.Source) -> CGRect {
        let insets = insets(of: source)
        let size = bounds.size
        switch source {
        case .topBar: return CGRect(x: 0, y: 0, width: 0, height: insets.top)
        case .bottomBar: return CGRect(x: 0, y: size.height - insets.bottom, width: 0, height: insets.bottom)
        case .keyboard: return CGRect(x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)
        case .safeArea, .layoutMargins, .readableContent, .scrollFrame, .scrollContent:
            let rect = CGRect(origin: .zero, size: size).inset(by: insets)
            return CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.size.width), height: max(0, rect.size.height))
        }
    }

    /// How far inside the bounds a guide of the system lies.
    final func insets(of source: UILayoutGuide.Source) -> UIEdgeInsets {
        switch source {
        case .safeArea, .topBar, .bottomBar: return safeAreaInsets
        case .layoutMargins: return layoutMargins
        case .readableContent: return readableInsets
        case .keyboard:
            let bottom = LayoutKeyboard.overlap(with: self)
            let usesSafeArea = keyboardLayoutGuide.usesBottomSafeArea
            return UIEdgeInsets(
                top: 0, left: 0, bottom: max(bottom, usesSafeArea ? safeAreaInsets.bottom : 0), right: 0)
        case .scrollContent: return .zero
        case .scrollFrame:
            let origin = bounds.origin
            return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
        }
    }

    /// The margins, or in wide views a centred band that is comfortable to read
    /// (facts/measured-laws.md 3.1: from more than 1008 wide, 920).
    private final var readableInsets: UIEdgeInsets {
        var margins = layoutMargins
        let width: CGFloat = 920
        guard bounds.width > 1008, bounds.width - margins.left - margins.right > width else { return margins }
        margins.left = (bounds.width - width) / 2
        margins.right = margins.left
        return margins
    }
}

/// Where the on-screen keyboard is, for layout.
@MainActor
enum LayoutKeyboard {
    /// In screen coordinates; null while hidden.
    static var frame = CGRect.null {
        didSet { if frame != oldValue { for view in followers.compactMap(\.view) { view.layoutGuidesMayHaveMoved() } } }
    }

    private struct Follower { weak var view: UIView? }
    private static var followers: [Follower] = []

    static var followingViews: [UIView] { followers.compactMap(\.view) }

    /// The largest padding of the window's guides.
    static func dismissPadding(in window: UIWindow?) -> CGFloat {
        followingViews.reduce(0) {
            $1.window === window ? max($0, $1.keyboardLayoutGuide.keyboardDismissPadding) : $0
        }
    }

    static func follow(_ view: UIView) { followers.append(Follower(view: view)) }

    static func overlap(with view: UIView) -> CGFloat {
        guard !frame.isNull, view.window != nil else { return 0 }
        let local = view.convert(frame, from: view.window)
        return max(0, min(view.bounds.height, view.bounds.maxY - local.minY))
    }
}
