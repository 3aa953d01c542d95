// SPDX-License-Identifier: MIT

/// One side of a constraint: an attribute of an item, the distance between two, or nothing.
///
/// Retains neither items nor nodes: nodes hold constraints.
@MainActor
struct LayoutOperand {
    weak var node: LayoutNode?
    let attribute: NSLayoutConstraint.Attribute
    /// For a distance: where it starts. It ends at `attribute` of `node`.
    weak var startNode: LayoutNode?
    let startAttribute: NSLayoutConstraint.Attribute

    init(_ node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute) {
        self.node = node
        self.attribute = node == nil ? .notAnAttribute : attribute
        startNode = nil
        startAttribute = .notAnAttribute
    }

    /// - Parameter item: a view, layout guide or layout support.
    init(item: Any?, attribute: NSLayoutConstraint.Attribute) {
        self.init(item.flatMap { LayoutNode.node(of: $0) }, attribute)
    }

    init(from start: LayoutOperand, to end: LayoutOperand) {
        node = end.node
        attribute = end.attribute
        startNode = start.node
        startAttribute = start.attribute
    }

    static let none = LayoutOperand(nil, .notAnAttribute)

    var item: AnyObject? { node?.item }
    var isEmpty: Bool { attribute == .notAnAttribute }
    var isDistance: Bool { startAttribute != .notAnAttribute }

    /// The view whose tree the operand is about: the item itself or its owner.
    var view: UIView? { node?.treeView }
    var startView: UIView? { startNode?.treeView }

    var axis: NSLayoutConstraint.Axis { attribute.axis }

    func isSame(as other: LayoutOperand) -> Bool {
        node === other.node && attribute == other.attribute && startNode === other.startNode
            && startAttribute == other.startAttribute
    }
}
