// SPDX-License-Identifier: MIT

/// A rectangle in a view's coordinates that takes part in layout like a view but shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: __ObjCObject, @preconcurrency NSCoding {
    /// Where a guide of the system takes its rectangle from; nil for guides of the app, which constraints place.
    final var source: Source?
    final let layoutNode = LayoutNode()

    enum Source {
        case safeArea
        case layoutMargins
        case readableContent
        case keyboard
        case scrollContent
        case scrollFrame
        /// The strip of the controller's view that bars cover.
        case topBar
        case bottomBar
    }

    public override init() {
        super.init()
        layoutNode.guide = self
    }

    public required init?(coder: NSCoder) {
        super.init()
        layoutNode.guide = self
        identifier = coder.objectIfAny(forKey: "UILayoutGuideIdentifier") as? String ?? ""
    }

    convenience init(_ source: Source, of view: UIView, identifier: String) {
        self.init()
        self.source = source
        self.identifier = identifier
        owningView = view
    }

    open func encode(with coder: NSCoder) { coder.encode(identifier, forKey: "UILayoutGuideIdentifier") }

    /// The view that the guide belongs to; set by `addLayoutGuide(_:)`.
    open internal(set) weak var owningView: UIView?
    /// Shown in descriptions; those that begin with UI or NS are the system's.
    open var identifier = ""

    /// In the owning view's coordinates, as of the last layout pass; of the system's guides as of now.
    open var layoutFrame: CGRect { currentLayoutFrame }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.right)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.bottom)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(operand(.width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(operand(.height)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.centerX)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.centerY)) }

    private final func operand(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
        LayoutOperand(layoutNode, attribute)
    }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutNode.constraintsAffectingLayout(axis)
    }
    open var hasAmbiguousLayout: Bool { layoutNode.isAmbiguous(.horizontal) || layoutNode.isAmbiguous(.vertical) }

    open override var description: String { MainActor.assumeIsolated { guideDescription } }

    private final var guideDescription: String {
        let frame = layoutFrame
        return
            "<\(objcClassName(type(of: self))): \(addressText(self)) - \"\(identifier)\", layoutFrame = {{\(frame.minX.short), "
            + "\(frame.minY.short)}, {\(frame.width.short), \(frame.height.short)}}, owningView = "
            + "\(owningView.map { "\($0)" } ?? "(null)")>"
    }
}

/// What `topLayoutGuide` and `bottomLayoutGuide` of a view controller are.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// How far bars cover the controller's view, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The strip that bars cover: the controller's layout supports are the guides that constraints name.
///
/// Two constraints of the controller's view hold it at its edge and as high as the bars, and are among the view's
/// `constraints` as on iOS.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private var heightConstraint: NSLayoutConstraint?

    var length: CGFloat { layoutFrame.height }

    /// The height that bars give the guide, in points.
    private var barHeight: CGFloat {
        guard let source, let insets = owningView?.insets(of: source) else { return 0 }
        return source == .topBar ? insets.top : insets.bottom
    }

    /// Once, when the guide is made.
    func hold(in view: UIView) {
        let edge: NSLayoutConstraint.Attribute = source == .topBar ? .top : .bottom
        let height = _UILayoutSupportConstraint(
            item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: barHeight)
        let place = _UILayoutSupportConstraint(
            item: self, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1, constant: 0)
        heightConstraint = height
        for constraint in [height, place] {
            constraint.className = "_UILayoutSupportConstraint"
            constraint.install(on: view)
        }
    }

    /// Bars came, went or changed their height.
    func followBars() { heightConstraint?.constant = barHeight }
}

/// The class that UIKit's own constraints of these guides have.
final class _UILayoutSupportConstraint: NSLayoutConstraint {}
