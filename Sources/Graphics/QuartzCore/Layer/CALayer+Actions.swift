// SPDX-License-Identifier: MIT
import CoreGraphics

extension CALayer {
    /// The documented search: delegate, `actions`, `style`, the class's default, then the implicit animation.
    /// `NSNull` ends it without an action.
    func searchAction(forKey event: String) -> (any CAAction)? {
        if let delegate, let found = optionalCall({ delegate.action(for: self, forKey: event) }),
            let action = found
        {
            return action is NSNull ? nil : action
        }
        let found =
            links.actions?[event] ?? styleAction(forKey: event) ?? type(of: self).defaultAction(forKey: event)
        if let found { return found is NSNull ? nil : found }
        return implicitAnimation(forKey: event)
    }

    private func styleAction(forKey event: String) -> (any CAAction)? {
        var style = links.style
        while let current = style {
            if let action = (current["actions"] as? [String: any CAAction])?[event] { return action }
            style = current["style"] as? [AnyHashable: Any]
        }
        return nil
    }

    /// From the value on screen to the value that is about to be set. A layer that was never on screen has none.
    private func implicitAnimation(forKey event: String) -> (any CAAction)? {
        guard links.node != nil, let property = LayerProperty(key: event), property.animatesImplicitly else {
            return nil
        }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = (presentationState() ?? state).value(property).object
        animation.fillMode = .backwards
        animation.timing.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
