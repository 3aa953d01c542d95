// SPDX-License-Identifier: MIT

extension UINavigationItem {
    /// Where a search controller's bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        /// Among the items, at the trailing edge.
        case inline
        /// In a row of its own below the title.
        case stacked
    }

    /// What bars keep of an item's groups.
    @MainActor
    final class Groups {
        var leading: [UIBarButtonItemGroup]?
        var trailing: [UIBarButtonItemGroup]?
        var center: [UIBarButtonItemGroup] = []
        var pinned: UIBarButtonItemGroup?
        /// The button with three dots.
        lazy var overflow = UIBarButtonItem(title: nil, image: UIImage(systemName: "ellipsis.circle"))
    }

    /// In the order of reading, from the leading edge. Setting them sets `leftBarButtonItems`.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading ?? Self.single(leftBarButtonItems) }
        set {
            groups.leading = newValue
            follow(newValue)
            groupsChanged()
        }
    }

    /// In the order of reading, up to the trailing edge. Setting them sets `rightBarButtonItems`.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing ?? Self.single(rightBarButtonItems?.reversed()) }
        set {
            groups.trailing = newValue
            follow(newValue)
            groupsChanged()
        }
    }

    /// In the middle of a wide bar of the browser's or editor's style; elsewhere in the menu of the three dots.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.center }
        set {
            groups.center = newValue
            follow(newValue)
            groupsChanged()
        }
    }

    /// Always at the trailing edge.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set {
            groups.pinned = newValue
            follow(newValue.map { [$0] } ?? [])
            groupsChanged()
        }
    }

    /// Where a popover from the menu of the three dots points to; nil without that button.
    public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        hasOverflow ? groups.overflow : nil
    }

    private static func single(_ items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
        (items ?? []).map { $0.creatingFixedGroup() }
    }

    private func follow(_ groups: [UIBarButtonItemGroup]) {
        for group in groups { group.changed = { [weak self] in self?.groupsChanged() } }
    }

    private func groupsChanged() {
        if let leading = groups.leading { setLeftBarButtonItems(leading.flatMap(\.shownItems), animated: false) }
        if let trailing = groups.trailing {
            setRightBarButtonItems(trailing.flatMap(\.shownItems).reversed(), animated: false)
        }
        changed(false)
    }

    // MARK: What a bar shows

    /// Bars of these styles have room for the center's items, on wide screens.
    func showsCenter(_ traits: UITraitCollection) -> Bool {
        style != .navigator && traits.horizontalSizeClass == .regular
    }

    private var hasOverflow: Bool { additionalOverflowItems != nil || !groups.center.isEmpty }

    /// From the trailing edge inwards: the pinned group, the three dots, then the item's own.
    func trailingItems(_ traits: UITraitCollection) -> [UIBarButtonItem] {
        var items = groups.pinned?.shownItems.reversed() ?? []
        let hidden = showsCenter(traits) ? [] : groups.center
        if additionalOverflowItems != nil || hidden.contains(where: { !$0.menuElements.isEmpty }) {
            groups.overflow.menu = UIMenu(
                children: hidden.flatMap(\.menuElements) + (additionalOverflowItems.map { [$0] } ?? []))
            groups.overflow.accessibilityLabel = SystemStrings.text("More")
            items.append(groups.overflow)
        }
        return items + (rightBarButtonItems ?? [])
    }

    func centerItems(_ traits: UITraitCollection) -> [UIBarButtonItem] {
        showsCenter(traits) ? groups.center.flatMap(\.shownItems) : []
    }
}
