// SPDX-License-Identifier: MIT

/// A kind of notification, and the actions that its banners offer.
open class UNNotificationCategory: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: never changes.
    open var identifier: String { name }
    open var actions: [UNNotificationAction] { buttons }
    open var intentIdentifiers: [String] { intents }
    open var hiddenPreviewsBodyPlaceholder: String { placeholder }
    open var categorySummaryFormat: String { summary }
    open var options: UNNotificationCategoryOptions { choices }
    private let name: String
    private let buttons: [UNNotificationAction]
    private let intents: [String]
    private let placeholder: String
    private let summary: String
    private let choices: UNNotificationCategoryOptions

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
        options: UNNotificationCategoryOptions = []
    ) {
        name = identifier
        buttons = actions
        intents = intentIdentifiers
        placeholder = hiddenPreviewsBodyPlaceholder ?? ""
        summary = categorySummaryFormat ?? ""
        choices = options
        super.init()
    }

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Of one identifier there is one category: a set keeps the one that it has.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationCategory else { return false }
        return other.name == name && other.buttons == buttons && other.choices == choices
    }
    open override var hash: Int { name.hashValue }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "identifier")
        coder.encode(buttons as NSArray, forKey: "actions")
        coder.encode(intents as NSArray, forKey: "intents")
        coder.encode(placeholder as NSString, forKey: "placeholder")
        coder.encode(summary as NSString, forKey: "summary")
        coder.encode(Int(choices.rawValue), forKey: "options")
    }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        name = identifier as String
        let types = [NSArray.self, UNNotificationAction.self, UNTextInputNotificationAction.self]
        buttons = coder.decodeObject(of: types, forKey: "actions") as? [UNNotificationAction] ?? []
        intents = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "intents") as? [String] ?? []
        placeholder = coder.decodeObject(of: NSString.self, forKey: "placeholder").map { $0 as String } ?? ""
        summary = coder.decodeObject(of: NSString.self, forKey: "summary").map { $0 as String } ?? ""
        choices = UNNotificationCategoryOptions(rawValue: UInt(coder.decodeInteger(forKey: "options")))
        super.init()
    }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears when a person dismisses one of the kind.
    public static let customDismissAction = Self(rawValue: 1 << 0)
    public static let allowInCarPlay = Self(rawValue: 1 << 1)
    public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
    public static let allowAnnouncement = Self(rawValue: 1 << 4)
}
