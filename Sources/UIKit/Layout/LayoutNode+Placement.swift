// SPDX-License-Identifier: MIT
import LayoutEngine

extension LayoutNode {
    /// Where the item's frame or the system puts it, as an alignment rectangle; nil when constraints place it.
    func placedRect(in context: LayoutContext) -> CGRect? {
        if let view {
            guard view.translatesAutoresizingMaskIntoConstraints else { return nil }
            return view.layoutRect
        }
        guard let guide, let source = guide.source, let owner = guide.owningView else { return nil }
        return source == .scrollContent ? nil : owner.rect(of: source)
    }

    /// A rectangle as values of the item's variables.
    func parts(of rect: CGRect) -> [(NSLayoutConstraint.Attribute, LayoutVariable, Double)] {
        [(.left, x, rect.minX), (.top, y, rect.minY), (.width, width, rect.width), (.height, height, rect.height)]
    }
}

extension UIView {
    /// The alignment rectangle that the position and bounds give, whatever the transform.
    final var layoutRect: CGRect {
        let size = bounds.size
        let (center, anchor) = (self.center, anchorPoint)
        let frame = CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
        return alignmentRect(forFrame: frame)
    }

    /// In own coordinates.
    final func rect(of source: UILayoutGuide.Source) -> CGRect {
        let bounds = CGRect(origin: .zero, size: self.bounds.size)
        switch source {
        case .safeArea: return bounds.inset(by: safeAreaInsets).positive
        case .layoutMargins: return bounds.inset(by: layoutMargins).positive
        case .readableContent: return readableRect
        case .keyboard: return keyboardRect
        case .scrollContent: return bounds
        case .scrollFrame: return bounds
        case .topBar: return CGRect(x: 0, y: 0, width: 0, height: safeAreaInsets.top)
        case .bottomBar:
            return CGRect(x: 0, y: bounds.height - safeAreaInsets.bottom, width: 0, height: safeAreaInsets.bottom)
        }
    }

    /// The margins, or in wide views a centred band that is comfortable to read
    /// (facts/measured-laws.md 3.1: from more than 1008 wide, 920).
    private final var readableRect: CGRect {
        let margins = CGRect(origin: .zero, size: bounds.size).inset(by: layoutMargins).positive
        let width: CGFloat = 920
        guard bounds.width > 1008, margins.width > width else { return margins }
        return CGRect(x: (bounds.width - width) / 2, y: margins.minY, width: width, height: margins.height)
    }

    /// As long as no keyboard shows: the bottom edge, inside the safe area.
    private final var keyboardRect: CGRect {
        let bottom = max(safeAreaInsets.bottom, LayoutKeyboard.overlap(with: self))
        return CGRect(x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
    }
}

extension CGRect {
    /// Insets larger than the rectangle leave nothing, not less.
    fileprivate var positive: CGRect {
        CGRect(x: minX, y: minY, width: max(0, size.width), height: max(0, size.height))
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

    static func follow(_ view: UIView) { followers.append(Follower(view: view)) }

    static func overlap(with view: UIView) -> CGFloat {
        guard !frame.isNull, view.window != nil else { return 0 }
        let local = view.convert(frame, from: view.window)
        return max(0, min(view.bounds.height, view.bounds.maxY - local.minY))
    }
}
