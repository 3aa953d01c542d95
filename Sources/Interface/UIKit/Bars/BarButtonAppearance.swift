// SPDX-License-Identifier: MIT

/// Text and background of a bar button in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: __ObjCObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
    public var backgroundImagePositionAdjustment = UIOffset.zero

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

@preconcurrency @MainActor
open class UIBarButtonItemAppearance: __ObjCObject, @preconcurrency NSCopying {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public override init() { super.init() }

    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
    }

    final func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        return state.contains(.highlighted) ? highlighted : normal
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        if state.contains(.disabled) { return normal.titleTextAttributes.merging(disabled.titleTextAttributes) { $1 } }
        if state.contains(.highlighted) {
            return normal.titleTextAttributes.merging(highlighted.titleTextAttributes) { $1 }
        }
        return normal.titleTextAttributes
    }
}
