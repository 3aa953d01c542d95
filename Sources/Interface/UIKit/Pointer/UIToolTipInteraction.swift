// SPDX-License-Identifier: MIT

/// The words that a Mac shows beside a resting pointer. Phones and tablets, and so this platform, never show them: the
/// delegate is not asked.
@preconcurrency @MainActor
open class UIToolTipInteraction: __ObjCObject, UIInteraction {
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    open var isEnabled = true
    open var defaultToolTip: String?
    open private(set) weak var view: UIView?

    public override init() { super.init() }
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// A tool tip at a place of the view.
@preconcurrency @MainActor
open class UIToolTipConfiguration: __ObjCObject {
    public let toolTip: String
    /// In the view's coordinates; null: all of it.
    public let sourceRect: CGRect

    public init(toolTip: String) {
        (self.toolTip, sourceRect) = (toolTip, .null)
        super.init()
    }
    public init(toolTip: String, in rect: CGRect) {
        (self.toolTip, sourceRect) = (toolTip, rect)
        super.init()
    }
}

/// Never asked: see `UIToolTipInteraction`.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { nil }
}
