// SPDX-License-Identifier: MIT

/// One tab: image, title and badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        become(systemItem)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? InterfaceCoder)?.configure(self)
    }

    open var selectedImage: UIImage? { didSet { changed() } }
    open var badgeValue: String? { didSet { changed() } }
    open var badgeColor: UIColor? { didSet { changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
    final var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
        changed()
    }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    func become(_ item: SystemItem) {
        let looks: [SystemItem: (String, String)] = [
            .more: ("More", "ellipsis"), .favorites: ("Favorites", "star.fill"), .featured: ("Featured", "star.fill"),
            .topRated: ("Top Rated", "star.fill"), .recents: ("Recents", "clock.fill"),
            .contacts: ("Contacts", "person.crop.circle.fill"), .history: ("History", "clock.fill"),
            .bookmarks: ("Bookmarks", "book.fill"), .search: ("Search", "magnifyingglass"),
            .downloads: ("Downloads", "square.and.arrow.down"), .mostRecent: ("Most Recent", "clock.fill"),
            .mostViewed: ("Most Viewed", "list.bullet"),
        ]
        guard let (title, symbol) = looks[item] else { return }
        self.title = SystemStrings.text(title)
        image = UIImage(systemName: symbol)
    }
}
