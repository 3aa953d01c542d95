// SPDX-License-Identifier: MIT

/// What a person wants a double tap or a squeeze of the pencil to do.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
    case runSystemShortcut
}

/// Tells its delegate of double taps and squeezes of a pencil. No device here has one, so nobody ever taps it and the
/// person's wishes are those of a device that was never paired.
@preconcurrency @MainActor
open class UIPencilInteraction: __ObjCObject, UIInteraction {
    public enum Phase: Int, Sendable { case began = 0, changed, ended, cancelled }

    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
    open class var prefersPencilOnlyDrawing: Bool { false }
    open class var prefersHoverToolPreview: Bool { false }

    open weak var delegate: (any UIPencilInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true

    public override init() { super.init() }
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Its methods are never called: see `UIPencilInteraction`.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}

/// Where a pencil hovers over the screen.
public struct UIPencilHoverPose: Sendable {
    public let location: CGPoint
    public let zOffset: CGFloat
    public let altitudeAngle: CGFloat
    public let azimuthAngle: CGFloat
    public let rollAngle: CGFloat
    public var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }
}

extension UIPencilInteraction {
    public struct Tap: Sendable {
        public let timestamp: TimeInterval
        public let hoverPose: UIPencilHoverPose?
    }

    public struct Squeeze: Sendable {
        public let timestamp: TimeInterval
        public let phase: Phase
        public let hoverPose: UIPencilHoverPose?
    }
}
