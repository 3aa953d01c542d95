// SPDX-License-Identifier: MIT

/// A quick action of the app's icon. `TOUCHSTONE_SHORTCUT` names the type of the one the app is launched with.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: __ObjCObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    fileprivate(set) var typeStorage: String
    fileprivate(set) var titleStorage: String
    fileprivate(set) var subtitleStorage: String?
    fileprivate(set) var iconStorage: UIApplicationShortcutIcon?
    fileprivate(set) var infoStorage: [String: any NSSecureCoding]?
    fileprivate(set) var targetStorage: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (typeStorage, titleStorage, subtitleStorage) = (type, localizedTitle, localizedSubtitle)
        (iconStorage, infoStorage) = (icon, userInfo)
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    open var type: String { typeStorage }
    open var localizedTitle: String { titleStorage }
    open var localizedSubtitle: String? { subtitleStorage }
    open var icon: UIApplicationShortcutIcon? { iconStorage }
    open var userInfo: [String: any NSSecureCoding]? { infoStorage }
    open var targetContentIdentifier: Any? { targetStorage }

    open func copy(with zone: NSZone? = nil) -> Any { filled(UIApplicationShortcutItem.self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UIMutableApplicationShortcutItem.self) }

    private func filled(_ kind: UIApplicationShortcutItem.Type) -> UIApplicationShortcutItem {
        let copy =
            kind == UIMutableApplicationShortcutItem.self
            ? UIMutableApplicationShortcutItem(
                type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
                userInfo: userInfo)
            : UIApplicationShortcutItem(
                type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
                userInfo: userInfo)
        copy.targetStorage = targetContentIdentifier
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object  // Compared on the thread that has both.
        return MainActor.assumeIsolated {
            guard let other = object as? UIApplicationShortcutItem else { return false }
            return type == other.type && localizedTitle == other.localizedTitle
                && localizedSubtitle == other.localizedSubtitle
        }
    }
    open override var hash: Int { MainActor.assumeIsolated { type.hashValue ^ localizedTitle.hashValue } }
}

open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { typeStorage }
        set { typeStorage = newValue }
    }
    open override var localizedTitle: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    open override var localizedSubtitle: String? {
        get { subtitleStorage }
        set { subtitleStorage = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { iconStorage }
        set { iconStorage = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { infoStorage }
        set { infoStorage = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { targetStorage }
        set { targetStorage = newValue }
    }
}

/// The picture beside a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: __ObjCObject, @preconcurrency NSCopying {
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share
        case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message
        case date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }
    private enum Source: Equatable {
        case type(IconType)
        case template(String)
        case symbol(String)
        /// A person's picture or initials; ContactsUI makes it.
        case contact(String)
    }
    private let source: Source

    public init(type: IconType) {
        source = .type(type)
        super.init()
    }
    /// An image of the app, drawn as a template.
    public init(templateImageName: String) {
        source = .template(templateImageName)
        super.init()
    }
    public init(systemImageName: String) {
        source = .symbol(systemImageName)
        super.init()
    }
    /// Keeps the identifier; no picture is looked for.
    package init(contactIdentifier: String) {
        source = .contact(contactIdentifier)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon).map { $0.source == source } ?? false
    }
    open override var hash: Int { 0 }
}

public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType

extension UIApplicationShortcutItem {
    /// What Info.plist lists under `UIApplicationShortcutItems`.
    static var declared: [UIApplicationShortcutItem] {
        let list = Bundle.main.object(forInfoDictionaryKey: "UIApplicationShortcutItems") as? [[String: Any]] ?? []
        return list.compactMap { entry in
            func text(_ key: String) -> String? {
                (entry[key] as? String).map { Bundle.main.localizedString(forKey: $0, value: $0, table: "InfoPlist") }
            }
            guard let type = entry["UIApplicationShortcutItemType"] as? String else { return nil }
            let symbol = entry["UIApplicationShortcutItemIconSymbolName"] as? String
            let file = entry["UIApplicationShortcutItemIconFile"] as? String
            return UIApplicationShortcutItem(
                type: type, localizedTitle: text("UIApplicationShortcutItemTitle") ?? "",
                localizedSubtitle: text("UIApplicationShortcutItemSubtitle"),
                icon: symbol.map { UIApplicationShortcutIcon(systemImageName: $0) }
                    ?? file.map { UIApplicationShortcutIcon(templateImageName: $0) },
                userInfo: (entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])?
                    .compactMapValues { $0 as? any NSSecureCoding })
        }
    }
}

extension UIApplication {
    /// The quick action that the app is launched with; nil: with none.
    var launchShortcut: UIApplicationShortcutItem? {
        guard let type = ProcessInfo.processInfo.environment["TOUCHSTONE_SHORTCUT"], !type.isEmpty else { return nil }
        return (UIApplicationShortcutItem.declared + (shortcutItems ?? [])).first { $0.type == type }
            ?? UIApplicationShortcutItem(type: type, localizedTitle: type)
    }

    /// Sends a quick action to a running app: to its scene where it has one, else to its delegate.
    package func perform(_ item: UIApplicationShortcutItem) {
        if let scene = scenes.first as? UIWindowScene,
            let delegate = scene.delegate as? any UIWindowSceneDelegate
        {
            if optionalCall({ delegate.windowScene(scene, performActionFor: item, completionHandler: { _ in }) }) != nil
            {
                return
            }
        }
        delegateStorage?.application(self, performActionFor: item, completionHandler: { _ in })
    }
}
