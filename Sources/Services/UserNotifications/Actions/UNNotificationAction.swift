// SPDX-License-Identifier: MIT

/// A button of a notification.
open class UNNotificationAction: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: never changes.
    open var identifier: String { name }
    open var title: String { label }
    open var options: UNNotificationActionOptions { choices }
    open var icon: UNNotificationActionIcon? { image }
    private let name: String
    private let label: String
    private let choices: UNNotificationActionOptions
    private let image: UNNotificationActionIcon?

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        name = identifier
        label = title
        choices = options
        image = icon
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAction, type(of: other) == type(of: self) else { return false }
        return other.identifier == identifier && other.title == title && other.options == options
    }
    open override var hash: Int { identifier.hashValue }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "identifier")
        coder.encode(label as NSString, forKey: "title")
        coder.encode(Int(choices.rawValue), forKey: "options")
        coder.encode(image, forKey: "icon")
    }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
            let title = coder.decodeObject(of: NSString.self, forKey: "title")
        else { return nil }
        name = identifier as String
        label = title as String
        choices = UNNotificationActionOptions(rawValue: UInt(coder.decodeInteger(forKey: "options")))
        image = coder.decodeObject(of: UNNotificationActionIcon.self, forKey: "icon")
        super.init()
    }
}

/// A button that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    open var textInputButtonTitle: String { button }
    open var textInputPlaceholder: String { placeholder }
    private let button: String
    private let placeholder: String

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        button = textInputButtonTitle
        placeholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }

    /// As every action can be made: the field has no placeholder, and the system's own word for Send.
    public override init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        (button, placeholder) = ("", "")
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(button as NSString, forKey: "button")
        coder.encode(placeholder as NSString, forKey: "placeholder")
    }
    public required init?(coder: NSCoder) {
        button = coder.decodeObject(of: NSString.self, forKey: "button").map { $0 as String } ?? ""
        placeholder = coder.decodeObject(of: NSString.self, forKey: "placeholder").map { $0 as String } ?? ""
        super.init(coder: coder)
    }
}

/// A small picture beside an action's title.
open class UNNotificationActionIcon: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: never changes.
    /// A symbol's name, or that of an image of the app.
    package let imageName: String
    /// Of the system's symbols, else of the app's images.
    package let isSystem: Bool

    public init(systemImageName: String) {
        imageName = systemImageName
        isSystem = true
        super.init()
    }
    public init(templateImageName: String) {
        imageName = templateImageName
        isSystem = false
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(imageName as NSString, forKey: "name")
        coder.encode(isSystem, forKey: "system")
    }
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        imageName = name as String
        isSystem = coder.decodeBool(forKey: "system")
        super.init()
    }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only on an unlocked device.
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    /// Shown in red.
    public static let destructive = Self(rawValue: 1 << 1)
    /// Brings the app to the front.
    public static let foreground = Self(rawValue: 1 << 2)
}
