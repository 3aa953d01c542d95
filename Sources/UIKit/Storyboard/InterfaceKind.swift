// SPDX-License-Identifier: MIT

/// A kind of element that stands for an object: which class it means and how one is made.
@MainActor
struct InterfaceKind {
    /// Makes an object of the class given, or of the framework's own.
    let make: (AnyClass?, InterfaceCoder) -> AnyObject?
    /// Values that the class asks the coder for.
    var integers: (ResourceNode) -> [String: Int] = { _ in [:] }

    /// nil when the element stands for no object, or for one of a class that is not there.
    static func of(_ node: ResourceNode) -> InterfaceKind? { kinds[node.name] }

    private static let kinds: [String: InterfaceKind] = [views, controllers].reduce(into: [:]) { all, part in
        all.merge(part) { first, _ in first }
    }

    private static let views: [String: InterfaceKind] = [
        "view": .view(UIView.self), "containerView": .view(UIView.self), "window": .view(UIWindow.self),
    ]

    private static let controllers: [String: InterfaceKind] = ["viewController": .controller(UIViewController.self)]

    static func view(
        _ cls: UIView.Type, integers: @escaping (ResourceNode) -> [String: Int] = { _ in [:] }
    ) -> InterfaceKind {
        InterfaceKind(make: { ($0 as? UIView.Type ?? cls).init(coder: $1) }, integers: integers)
    }

    static func controller(_ cls: UIViewController.Type) -> InterfaceKind {
        InterfaceKind(make: { ($0 as? UIViewController.Type ?? cls).init(coder: $1) })
    }
}
