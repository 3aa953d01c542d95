// SPDX-License-Identifier: MIT

/// What notifications may do, as it was asked for before UserNotifications.
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1 << 0)
    public static let sound = Self(rawValue: 1 << 1)
    public static let alert = Self(rawValue: 1 << 2)
}

public struct UIRemoteNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1 << 0)
    public static let sound = Self(rawValue: 1 << 1)
    public static let alert = Self(rawValue: 1 << 2)
    public static let newsstandContentAvailability = Self(rawValue: 1 << 3)
}

// Unchecked: nothing changes it once it is made.
open class UIUserNotificationSettings: __ObjCObject, @unchecked Sendable {
    // Sendable: never changes.
    open var types: UIUserNotificationType { kinds }
    open var categories: Set<UIUserNotificationCategory>? { groups }
    private let kinds: UIUserNotificationType
    private let groups: Set<UIUserNotificationCategory>?

    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        kinds = types
        groups = categories
        super.init()
    }
    public convenience init(
        forTypes allowedUserNotificationTypes: UIUserNotificationType,
        categories actionSettings: Set<UIUserNotificationCategory>?
    ) {
        self.init(types: allowedUserNotificationTypes, categories: actionSettings)
    }
}

public enum UIUserNotificationActionContext: UInt, Sendable { case `default`, minimal }
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default`, textInput }

public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"

// Unchecked: only its mutable subclass changes, which whoever fills it in hands on once.
open class UIUserNotificationCategory: __ObjCObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Sendable: only its mutable subclass changes, which is its owner's to keep on one thread.
    fileprivate final var name: String?
    fileprivate final var buttons: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    public override init() { super.init() }

    open var identifier: String? { name }
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { buttons[context] }

    open func copy(with zone: NSZone? = nil) -> Any { fill(UIUserNotificationCategory()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { fill(UIMutableUserNotificationCategory()) }
    private func fill(_ copy: UIUserNotificationCategory) -> UIUserNotificationCategory {
        copy.name = name
        copy.buttons = buttons
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIUserNotificationCategory)?.name == name }
    open override var hash: Int { (name ?? "").hashValue }
}

// Unchecked: see its superclass.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory, @unchecked Sendable {
    open override var identifier: String? {
        get { name }
        set { name = newValue }
    }
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        buttons[context] = actions
    }
}

// Unchecked: only its mutable subclass changes, which whoever fills it in hands on once.
open class UIUserNotificationAction: __ObjCObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Sendable: only its mutable subclass changes, which is its owner's to keep on one thread.
    fileprivate struct State {
        var identifier: String?
        var title: String?
        var activationMode = UIUserNotificationActivationMode.foreground
        var isAuthenticationRequired = false
        var isDestructive = false
        var behavior = UIUserNotificationActionBehavior.default
        var parameters: [AnyHashable: Any] = [:]
    }
    fileprivate final var kept = State()

    public override init() { super.init() }

    open var identifier: String? { kept.identifier }
    open var title: String? { kept.title }
    open var activationMode: UIUserNotificationActivationMode { kept.activationMode }
    open var isAuthenticationRequired: Bool { kept.isAuthenticationRequired }
    open var isDestructive: Bool { kept.isDestructive }
    open var behavior: UIUserNotificationActionBehavior { kept.behavior }
    open var parameters: [AnyHashable: Any] { kept.parameters }

    open func copy(with zone: NSZone? = nil) -> Any { fill(UIUserNotificationAction()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { fill(UIMutableUserNotificationAction()) }
    private func fill(_ copy: UIUserNotificationAction) -> UIUserNotificationAction {
        copy.kept = kept
        return copy
    }
}

// Unchecked: see its superclass.
open class UIMutableUserNotificationAction: UIUserNotificationAction, @unchecked Sendable {
    open override var identifier: String? {
        get { kept.identifier }
        set { kept.identifier = newValue }
    }
    open override var title: String? {
        get { kept.title }
        set { kept.title = newValue }
    }
    open override var activationMode: UIUserNotificationActivationMode {
        get { kept.activationMode }
        set { kept.activationMode = newValue }
    }
    open override var isAuthenticationRequired: Bool {
        get { kept.isAuthenticationRequired }
        set { kept.isAuthenticationRequired = newValue }
    }
    open override var isDestructive: Bool {
        get { kept.isDestructive }
        set { kept.isDestructive = newValue }
    }
    open override var behavior: UIUserNotificationActionBehavior {
        get { kept.behavior }
        set { kept.behavior = newValue }
    }
    open override var parameters: [AnyHashable: Any] {
        get { kept.parameters }
        set { kept.parameters = newValue }
    }
}
