// SPDX-License-Identifier: MIT
/// Something that happens in response to a layer's event: a property that changed, the layer entering a tree.
public protocol CAAction {
    /// - Parameters: `event`: the key; `anObject`: the layer; `dict`: arguments of the event, usually nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for "no action" where nil means "go on searching".
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
