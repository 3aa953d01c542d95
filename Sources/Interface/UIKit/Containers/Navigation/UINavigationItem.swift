// SPDX-License-Identifier: MIT

/// What the navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: __ObjCObject, @preconcurrency NSCoding {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always, never
        case inline = 3
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic, minimal
    }

    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser, editor
    }

    public override convenience init() { self.init(title: "") }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? InterfaceCoder)?.configure(self)
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UITitle") else { return }
        title = coder.decodeObject(forKey: "UITitle") as? String
    }

    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
    }

    /// Called after anything that is shown has changed; the flag asks for an animation.
    package final var changed: (_ animated: Bool) -> Void = { _ in }
    /// Set by the app, or mirrored from the controller's title.
    package final var hasOwnTitle = false

    /// The button of a split view controller, before all others.
    package final var splitItem: UIBarButtonItem? { didSet { if splitItem !== oldValue { changed(false) } } }

    // Every object's, again in the class: there they come before what an app's protocol gives its types by default.
    open var accessibilityLabel: String?
    open var accessibilityHint: String?

    open var title: String? { didSet { if title != oldValue { changed(false) } } }
    open var titleView: UIView? { didSet { changed(false) } }
    open var prompt: String? { didSet { changed(false) } }
    /// What the back button of the controller on top of this one shows.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed(false) } }
    open var backButtonTitle: String? { didSet { changed(false) } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed(false) } }
    open var backAction: UIAction? { didSet { changed(false) } }
    open var leftItemsSupplementBackButton = false { didSet { changed(false) } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed(false) } }
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed(false) } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed(false) } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed(false) } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed(false) } }
    /// Its search bar is the last row of the navigation bar.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.searchBar.isInNavigationBar = false
            searchController?.searchBar.isInNavigationBar = true
            changed(false)
        }
    }
    open var hidesSearchBarWhenScrolling = true { didSet { changed(false) } }
    open var style = ItemStyle.navigator { didSet { if oldValue != style { changed(false) } } }
    final let groups = Groups()
    /// More rows of the menu of the three dots, made when it opens.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed(false) } }
    /// The title has a menu: rows from what the system suggests; nil: none.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed(false) } }
    /// The title stands for a document, and has a menu.
    open var documentProperties: UIDocumentProperties? { didSet { changed(false) } }
    /// The title can be edited from its menu.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed(false) } }
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { changed(false) } }
    /// Where the bar of the search controller really stands.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    open var customizationIdentifier: String? {
        didSet { Unsupported.report("UINavigationItem.customizationIdentifier") }
    }

    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { left.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { right.first }
        set { setRightBarButton(newValue, animated: false) }
    }
    /// From the left edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left.isEmpty ? nil : left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// From the right edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right.isEmpty ? nil : right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    private var hidesBack = false
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        hidesBack = hidesBackButton
        changed(animated)
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        left = items ?? []
        changed(animated)
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        right = items ?? []
        changed(animated)
    }
}
