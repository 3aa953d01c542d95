// SPDX-License-Identifier: MIT

/// A shape of a view's bounds.
@preconcurrency @MainActor
public protocol UIShapeProvider {
    func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved
}

public enum UICornerCurve: Int, Sendable {
    case automatic = 0
    case circular
    case continuous
}

/// A shape that takes its size from where it is used.
@preconcurrency @MainActor
public struct UIShape: UIShapeProvider {
    /// Where a shape is used.
    @MainActor public struct ResolutionContext {
        public let contentShape: Resolved
    }

    /// A shape in some bounds.
    @MainActor public struct Resolved {
        public let shape: UIShape
        public let boundingRect: CGRect
        public var path: UIBezierPath { shape.outline(boundingRect) }

        public func inset(by inset: CGFloat) -> Resolved {
            Resolved(shape: shape, boundingRect: boundingRect.insetBy(dx: inset, dy: inset))
        }
    }

    private enum Kind {
        case rect(CGFloat?, UICornerCurve, UIRectCorner)
        case capsule
        case circle
        case fixedRect(CGRect, CGFloat?)
        case path(UIBezierPath)
        case provider(any UIShapeProvider)
    }

    private let kind: Kind
    private let insets: UIEdgeInsets

    private init(_ kind: Kind, _ insets: UIEdgeInsets = .zero) {
        self.kind = kind
        self.insets = insets
    }

    public static var rect: UIShape { UIShape(.rect(nil, .automatic, .allCorners)) }
    public static var capsule: UIShape { UIShape(.capsule) }
    public static var circle: UIShape { UIShape(.circle) }

    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.rect(cornerRadius, cornerCurve, maskedCorners)) }
    public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(.fixedRect(rect, nil)) }
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.fixedRect(rect, cornerRadius)) }
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

    public init(provider: any UIShapeProvider) { self.init(.provider(provider)) }

    public func inset(by insets: UIEdgeInsets) -> UIShape { UIShape(kind, insets) }
    public func inset(by inset: CGFloat) -> UIShape {
        UIShape(kind, UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    }

    public func resolve(in context: ResolutionContext) -> Resolved {
        if case .provider(let provider) = kind { return provider.resolve(in: context) }
        let bounds = context.contentShape.boundingRect.inset(by: insets)
        switch kind {
        case .fixedRect(let rect, _): return Resolved(shape: self, boundingRect: rect)
        case .path(let path): return Resolved(shape: self, boundingRect: path.bounds)
        case .circle:
            let side = min(bounds.width, bounds.height)
            return Resolved(
                shape: self,
                boundingRect: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
        case .rect, .capsule, .provider: return Resolved(shape: self, boundingRect: bounds)
        }
    }

    private func outline(_ bounds: CGRect) -> UIBezierPath {
        switch kind {
        case .rect(let radius, _, let corners):
            return UIBezierPath(
                roundedRect: bounds, byRoundingCorners: corners,
                cornerRadii: CGSize(width: radius ?? 0, height: radius ?? 0))
        case .capsule: return UIBezierPath(roundedRect: bounds, cornerRadius: min(bounds.width, bounds.height) / 2)
        case .circle: return UIBezierPath(ovalIn: bounds)
        case .fixedRect(_, let radius): return UIBezierPath(roundedRect: bounds, cornerRadius: radius ?? 0)
        case .path(let path): return path
        case .provider: return UIBezierPath(rect: bounds)
        }
    }
}

/// What a view does while the pointer is over it.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// What suits the view: highlight.
@preconcurrency @MainActor
public struct UIHoverAutomaticEffect: UIHoverEffect { public init() {} }
/// The view becomes lighter.
@preconcurrency @MainActor
public struct UIHoverHighlightEffect: UIHoverEffect { public init() {} }
/// The view rises.
@preconcurrency @MainActor
public struct UIHoverLiftEffect: UIHoverEffect { public init() {} }

/// How a view answers the pointer over it.
@preconcurrency @MainActor
public struct UIHoverStyle {
    public var effect: any UIHoverEffect
    /// nil: the view's own.
    public var shape: UIShape?
    public var isEnabled = true

    public init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
        self.effect = effect
        self.shape = shape
    }

    public init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }

    public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

extension UIView {
    /// What the pointer over the view does to it; nil: nothing.
    public var hoverStyle: UIHoverStyle? {
        get { interactionList.lazy.compactMap { $0 as? HoverInteraction }.first?.style }
        set {
            interactionList.filter { $0 is HoverInteraction }.forEach(removeInteraction)
            if let newValue { addInteraction(HoverInteraction(newValue)) }
        }
    }
}

/// Shows a hover style while a pointer is over the view.
@MainActor
private final class HoverInteraction: __ObjCObject, UIInteraction {
    private(set) weak var view: UIView?
    let style: UIHoverStyle
    private var recognizer: UIHoverGestureRecognizer?
    private var glow: CAShapeLayer?

    init(_ style: UIHoverStyle) {
        self.style = style
        super.init()
    }

    func willMove(to view: UIView?) {
        if view == nil, let recognizer {
            self.view?.removeGestureRecognizer(recognizer)
            show(false)
        }
    }

    func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let recognizer = HoverWatch { [weak self] in self?.show($0) }
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    private func show(_ isOver: Bool) {
        guard let view, style.isEnabled || !isOver else { return }
        if style.effect is UIHoverLiftEffect {
            UIView.animate(withDuration: 0.2) {
                view.transform = isOver ? CGAffineTransform(scaleX: 1.04, y: 1.04) : .identity
            }
            return
        }
        glow?.removeFromSuperlayer()
        glow = nil
        guard isOver else { return }
        let own = UIShape.Resolved(
            shape: .rect(cornerRadius: view.layer.cornerRadius), boundingRect: view.bounds)
        let shape = style.shape?.resolve(in: UIShape.ResolutionContext(contentShape: own)) ?? own
        let layer = CAShapeLayer()
        layer.path = shape.path.cgPath
        layer.fillColor = UIColor.white.withAlphaComponent(0.2).cgColor
        view.layer.addSublayer(layer)
        glow = layer
    }
}

private final class HoverWatch: UIHoverGestureRecognizer {
    private let changed: (Bool) -> Void

    init(_ changed: @escaping (Bool) -> Void) {
        self.changed = changed
        super.init(target: nil, action: nil)
    }

    override func willSendActions(_ state: State) {
        if state == .began { changed(true) }
        if state == .ended || state == .cancelled { changed(false) }
    }
}
