// SPDX-License-Identifier: MIT

/// Behaviour that is added to a view: drag and drop, context menus, pencil.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// A change of view properties that follows the device's tilt. The headless and desktop hosts do not tilt, so the
/// relative values are those of a device at rest.
@preconcurrency @MainActor
open class UIMotionEffect: __ObjCObject {
    public override init() { super.init() }
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    public let keyPath: String
    public let type: EffectType
    /// Without effect here: the screen does not tilt.
    open var minimumRelativeValue: Any?
    /// Without effect here: the screen does not tilt.
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
}

open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactionList.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let index = interactionList.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionList.remove(at: index)
        interaction.didMove(to: nil)
    }

    func replaceInteractions(_ new: [any UIInteraction]) {
        for interaction in interactionList where !new.contains(where: { $0 === interaction }) { detach(interaction) }
        for interaction in new where !interactionList.contains(where: { $0 === interaction }) { attach(interaction) }
    }
}
