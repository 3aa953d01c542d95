// SPDX-License-Identifier: MIT

/// A button of a navigation bar or toolbar, or a space between buttons.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2

        public static let bordered = Style.plain
        public static let prominent = Style.done
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
        case writingTools
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? InterfaceCoder)?.configure(self)
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        become(systemItem)
        (self.target, self.action) = (target as AnyObject?, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil) {
        self.init(title: title, image: image, menu: menu)
        (self.target, self.action) = (target as AnyObject?, action)
    }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return unsafeDowncast(item, to: Self.self)
    }

    open class func flexibleSpace() -> Self {
        unsafeDowncast(UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), to: Self.self)
    }

    /// nil: the item was not made of one.
    package final var systemItem: SystemItem?
    /// See `isSpringLoaded`.
    final var opensForDrags = false
    final weak var groupStorage: UIBarButtonItemGroup?
    /// Whether the menu of the item keeps its order when it opens upwards.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic { didSet { changed() } }
    final var backgroundImages: [UIControl.State: UIImage] = [:]
    final var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
    open var style = Style.plain { didSet { changed() } }
    /// In points; 0: as wide as the content.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// Titles that the item may get; the button is wide enough for each of them.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    open var customView: UIView? { didSet { changed() } }
    open var action: Selector?
    /// Not retained. nil: the responder chain is searched for the action.
    open weak var target: AnyObject?
    open var tintColor: UIColor? { didSet { changed() } }
    open var primaryAction: UIAction? { didSet { changed() } }
    open var menu: UIMenu? { didSet { changed() } }
    open var isSelected = false { didSet { changed() } }
    open var isHidden = false { didSet { changed() } }
    open var changesSelectionAsPrimaryAction = false
    open var isSymbolAnimationEnabled = false

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[state] = backgroundImage
        changed()
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[state]
    }
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[state]
    }
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
        changed()
    }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleAdjustments[barMetrics] ?? .zero
    }
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backGrounds[state] = backgroundImage
        changed()
    }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backGrounds[state]
    }
    /// Points that background images are moved down.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        groundShifts[barMetrics] = adjustment
        changed()
    }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        groundShifts[barMetrics] ?? 0
    }
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backGroundShifts[barMetrics] = adjustment
        changed()
    }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backGroundShifts[barMetrics] ?? 0
    }
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitleAdjustments[barMetrics] = adjustment
        changed()
    }
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backTitleAdjustments[barMetrics] ?? .zero
    }
    final var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
    final var backGrounds: [UIControl.State: UIImage] = [:]
    final var groundShifts: [UIBarMetrics: CGFloat] = [:]
    final var backGroundShifts: [UIBarMetrics: CGFloat] = [:]

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        (self.target, self.action) = (target as AnyObject?, action)
    }
}

extension UIBarButtonItem {
    /// Whether it takes the room that is left.
    package var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
    /// Whether it is room only, and nothing to touch.
    package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    func become(_ item: SystemItem) {
        systemItem = item
        switch item {
        case .done: (title, style) = (UIBarButtonItem.localized("Done"), .done)
        case .save: (title, style) = (UIBarButtonItem.localized("Save"), .done)
        case .cancel: title = UIBarButtonItem.localized("Cancel")
        case .edit: title = UIBarButtonItem.localized("Edit")
        case .undo: title = UIBarButtonItem.localized("Undo")
        case .redo: title = UIBarButtonItem.localized("Redo")
        case .flexibleSpace, .fixedSpace: break
        default: image = Self.symbol(item)
        }
    }

    private static func localized(_ text: String) -> String { SystemStrings.text(text) }

    private static func symbol(_ item: SystemItem) -> UIImage? {
        let names: [SystemItem: String] = [
            .add: "plus", .compose: "square.and.pencil", .reply: "arrow.turn.up.left", .action: "square.and.arrow.up",
            .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise",
            .stop: "xmark", .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill",
            .rewind: "backward.fill", .fastForward: "forward.fill", .close: "xmark.circle.fill", .pageCurl: "doc",
            .writingTools: "sparkles",
        ]
        return names[item].flatMap { UIImage(systemName: $0) }
    }

    /// What VoiceOver calls an item that is a picture of the system's.
    var spokenName: String? {
        let names: [SystemItem: String] = [
            .add: "Add", .compose: "Compose", .reply: "Reply", .action: "Share", .organize: "Organize",
            .bookmarks: "Bookmarks", .search: "Search", .refresh: "Refresh", .stop: "Stop", .camera: "Camera",
            .trash: "Delete", .play: "Play", .pause: "Pause", .rewind: "Rewind", .fastForward: "Fast Forward",
            .pageCurl: "Page Curl", .close: "Close", .writingTools: "Writing Tools",
        ]
        return systemItem.flatMap { names[$0] }.map(UIBarButtonItem.localized)
    }

    /// Performs what the item is for, as a tap does.
    package func trigger(from sender: Any?, event: UIEvent?) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        } else if let menu {
            if let view { MenuPresentation.present(menu, from: view) }
        }
    }
}
