// SPDX-License-Identifier: MIT

/// Lets the device's haptic engine be felt.
///
/// Machines that run apps here have none, like iPads and simulators: generators can be made, prepared and told what
/// happened, and nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: __ObjCObject, UIInteraction {
    open private(set) weak var view: UIView?

    public override init() { super.init() }

    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Without effect here: there is no haptic engine to wake up.
    open func prepare() {}
}

/// A collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .medium) }

    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Without effect here: there is no haptic engine.
    open func impactOccurred() {}
    /// Without effect here: there is no haptic engine.
    open func impactOccurred(at location: CGPoint) {}
    /// Without effect here: there is no haptic engine.
    open func impactOccurred(intensity: CGFloat) {}
    /// Without effect here: there is no haptic engine.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Another choice.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Without effect here: there is no haptic engine.
    open func selectionChanged() {}
    /// Without effect here: there is no haptic engine.
    open func selectionChanged(at location: CGPoint) {}
}

/// Success, a warning, or failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Without effect here: there is no haptic engine.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    /// Without effect here: there is no haptic engine.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Alignment and completion while drawing.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Without effect here: there is no haptic engine.
    open func alignmentOccurred(at location: CGPoint) {}
    /// Without effect here: there is no haptic engine.
    open func pathCompleted(at location: CGPoint) {}
}

public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
