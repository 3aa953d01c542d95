// SPDX-License-Identifier: MIT

/// One side of a constraint: an attribute of an item, the distance between two, or nothing.
@MainActor
struct LayoutOperand {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    /// For a distance: where it starts. It ends at `attribute` of `item`.
    weak var startItem: AnyObject?
    let startAttribute: NSLayoutConstraint.Attribute

    init(item: Any?, attribute: NSLayoutConstraint.Attribute) {
        self.item = item.map { ($0 as? LayoutSupport)?.guide ?? ($0 as AnyObject) }
        self.attribute = self.item == nil ? .notAnAttribute : attribute
        startAttribute = .notAnAttribute
    }

    init(from start: LayoutOperand, to end: LayoutOperand) {
        item = end.item
        attribute = end.attribute
        startItem = start.item
        startAttribute = start.attribute
    }

    static let none = LayoutOperand(item: nil, attribute: .notAnAttribute)

    var isEmpty: Bool { attribute == .notAnAttribute }
    var isDistance: Bool { startAttribute != .notAnAttribute }

    /// The views whose tree the operand is about: the item's own or its owner.
    var views: [UIView] { [item, startItem].compactMap { $0 }.compactMap(LayoutOperand.view(of:)) }

    static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    var axis: NSLayoutConstraint.Axis { attribute.axis }

    func isSame(as other: LayoutOperand) -> Bool {
        item === other.item && attribute == other.attribute && startItem === other.startItem
            && startAttribute == other.startAttribute
    }
}
