// SPDX-License-Identifier: MIT

/// Something on the screen that is no view of its own, as a bar of a chart that one view draws. Scripts find it by
/// its identifier or label in the `accessibilityElements` of its view.
open class UIAccessibilityElement: UIResponder {
    /// The view, or the element, that holds this one.
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityLanguage: String?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    open var accessibilityElements: [Any]?
    /// In screen coordinates; nil: the frame is the outline.
    open var accessibilityPath: UIBezierPath?
    private var screenFrame: CGRect?
    private var containerFrame = CGRect.zero
    private var ownActivationPoint: CGPoint?

    // MARK: For UI tests, where traits cannot say it

    /// nil: follows from the traits.
    package var automationRole: AutomationRole?
    /// What a field shows while it is empty; nil: none.
    package var automationPlaceholder: String?
    /// Whether the keyboard's focus counts as being here.
    package var hasAutomationFocus = false

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// In screen coordinates. Follows the container when set by `accessibilityFrameInContainerSpace`.
    open var accessibilityFrame: CGRect {
        get {
            if let screenFrame { return screenFrame }
            guard let view = accessibilityContainer as? UIView else {
                let origin = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame.origin ?? .zero
                return containerFrame.offsetBy(dx: origin.x, dy: origin.y)
            }
            return UIAccessibility.convertToScreenCoordinates(containerFrame, in: view)
        }
        set { screenFrame = newValue }
    }

    open var accessibilityFrameInContainerSpace: CGRect {
        get { containerFrame }
        set {
            containerFrame = newValue
            screenFrame = nil
        }
    }

    /// Where scripts touch the element, in screen coordinates.
    open var accessibilityActivationPoint: CGPoint {
        get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ownActivationPoint = newValue }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
}

extension UIAccessibilityElement: UIAccessibilityIdentification {}

/// Something to be done with an element besides touching it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: __ObjCObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var attributedName: NSAttributedString
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector: Selector
    open var actionHandler: Handler?
    open var category: String?
    public nonisolated static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
        selector = Selector("")
        super.init()
    }
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
        self.target = target as AnyObject?
        super.init()
    }
    public convenience init(name: String, actionHandler: @escaping Handler) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, actionHandler: actionHandler)
    }
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }
    public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.selector = selector
        self.target = target as AnyObject?
        super.init()
    }
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(
            attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }

    /// As an assistive technique does.
    /// - Returns: whether the app says it has done it.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        let arguments: [Any?] = Array([self].prefix(selector.argumentCount))
        return __objcSend(target, selector, arguments) as? Bool ?? true
    }
}

/// A way to step through elements of one kind.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: __ObjCObject {
    public enum Direction: Int, Sendable { case previous, next }
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField
        case table, list, landmark
    }
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    open var attributedName: NSAttributedString
    open var itemSearchBlock: Search
    public let systemRotorType: SystemRotorType

    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        (self.attributedName, self.itemSearchBlock, systemRotorType) = (attributedName, itemSearchBlock, .none)
        super.init()
    }
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (attributedName, self.itemSearchBlock, systemRotorType) = (NSAttributedString(), itemSearchBlock, type)
        super.init()
    }
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }
}

@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: __ObjCObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
    public override init() { super.init() }
}

@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: __ObjCObject {
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?
    public override init() { super.init() }
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }
}
