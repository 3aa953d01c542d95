// SPDX-License-Identifier: MIT

/// What `appearance(whenContainedInInstancesOf:)` may name: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose look can be set for all its objects at once.
///
/// `appearance()` is an object of the class that stands for all of them: what is set on it is given to every object
/// that enters a window afterwards and has no value of its own.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance where Self: __ObjCObject {
    public static func appearance() -> Self {
        AppearanceRegistry.proxy(for: self, containers: [], traits: nil)
    }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.proxy(for: self, containers: containerTypes, traits: nil)
    }
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceRegistry.proxy(for: self, containers: [], traits: trait)
    }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.proxy(for: self, containers: containerTypes, traits: trait)
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
