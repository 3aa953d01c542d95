// SPDX-License-Identifier: MIT

/// Bar items that belong together; one item may stand for them where there is little room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: __ObjCObject {
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            claim(oldValue)
            changed()
        }
    }
    open var representativeItem: UIBarButtonItem? { didSet { changed() } }
    open var isHidden = false { didSet { if oldValue != isHidden { changed() } } }
    /// The items stay in the bar where others go to the overflow menu.
    open var alwaysAvailable = false
    /// In the overflow menu instead of the items' own rows.
    open var menuRepresentation: UIMenuElement?
    /// The representative stands for the items now.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// Names the group where people arrange the bar themselves; nil: it stays where it is.
    let customizationIdentifier: String?
    let isMovable: Bool
    /// Not in the bar until a person puts it there.
    let isOptional: Bool
    let isInDefaultCustomization: Bool
    /// Called after anything that is shown has changed.
    var changed: () -> Void = {}

    public convenience init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.init(
            barButtonItems, representativeItem, identifier: nil, isMovable: false, isOptional: false, isDefault: true)
    }

    private init(
        _ items: [UIBarButtonItem], _ representative: UIBarButtonItem?, identifier: String?, isMovable: Bool,
        isOptional: Bool, isDefault: Bool
    ) {
        barButtonItems = items
        representativeItem = representative
        customizationIdentifier = identifier
        self.isMovable = isMovable
        self.isOptional = isOptional
        isInDefaultCustomization = isDefault
        super.init()
        claim([])
    }

    public required convenience init?(coder: NSCoder) {
        let kinds = [NSArray.self, UIBarButtonItem.self] as [AnyClass]
        let items = coder.decodeObject(of: kinds, forKey: "UIBarButtonItems") as? [UIBarButtonItem] ?? []
        self.init(
            barButtonItems: items,
            representativeItem: coder.decodeObject(of: UIBarButtonItem.self, forKey: "UIRepresentativeItem"))
    }

    private func claim(_ old: [UIBarButtonItem]) {
        for item in old where item.groupStorage === self { item.groupStorage = nil }
        for item in barButtonItems { item.groupStorage = self }
    }

    /// Always where it is.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup
    { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// A person may move it.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(
            items, representativeItem, identifier: customizationIdentifier, isMovable: true, isOptional: false,
            isDefault: true)
    }

    /// A person may move it, take it away and put it back.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(
            items, representativeItem, identifier: customizationIdentifier, isMovable: true, isOptional: true,
            isDefault: isInDefaultCustomization)
    }

    /// What of the group stands in the bar.
    var shownItems: [UIBarButtonItem] {
        guard !isHidden, !isOptional || isInDefaultCustomization else { return [] }
        return isDisplayingRepresentativeItem ? representativeItem.map { [$0] } ?? [] : barButtonItems
    }

    /// The group in an overflow menu.
    var menuElements: [UIMenuElement] {
        if isHidden { return [] }
        if let menuRepresentation { return [menuRepresentation] }
        let rows = barButtonItems.filter { !$0.isHidden && !$0.isSpace }.map(\.menuElement)
        guard let title = representativeItem?.title, rows.count > 1 else { return rows }
        return [UIMenu(title: title, image: representativeItem?.image, children: rows)]
    }
}

extension UIBarButtonItem {
    /// The group the item belongs to.
    public var buttonGroup: UIBarButtonItemGroup? { groupStorage }

    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    /// The item as a row of an overflow menu.
    var menuElement: UIMenuElement {
        let name = title ?? accessibilityLabel ?? spokenName ?? ""
        if let menu { return UIMenu(title: name, image: image, children: menu.children) }
        return UIAction(title: name, image: image, attributes: isEnabled ? [] : .disabled) { [weak self] _ in
            self?.trigger(from: self, event: nil)
        }
    }
}
