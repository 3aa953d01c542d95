// SPDX-License-Identifier: MIT

/// What the person lets the app's notifications do.
open class UNNotificationSettings: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: never changes.
    private let status: UNAuthorizationStatus
    private let granted: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ granted: UNAuthorizationOptions) {
        self.status = status
        self.granted = granted
        super.init()
    }

    open var authorizationStatus: UNAuthorizationStatus { status }
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    open var notificationCenterSetting: UNNotificationSetting { isAllowed ? .enabled : .disabled }
    open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    open var carPlaySetting: UNNotificationSetting { granted.contains(.carPlay) ? setting(.carPlay) : .notSupported }
    open var criticalAlertSetting: UNNotificationSetting {
        granted.contains(.criticalAlert) ? setting(.criticalAlert) : .notSupported
    }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool { granted.contains(.providesAppNotificationSettings) }

    private var isAllowed: Bool {
        switch status {
        case .authorized, .provisional, .ephemeral: true
        case .notDetermined, .denied: false
        }
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard isAllowed, granted.contains(option) else { return .disabled }
        // Quietly delivered ones are only listed.
        return status == .provisional ? .disabled : .enabled
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSettings else { return false }
        return other.status == status && other.granted == granted
    }
    open override var hash: Int { status.rawValue }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(status.rawValue, forKey: "status")
        coder.encode(Int(granted.rawValue), forKey: "granted")
    }
    public required convenience init?(coder: NSCoder) {
        guard let status = UNAuthorizationStatus(rawValue: coder.decodeInteger(forKey: "status")) else { return nil }
        self.init(status, UNAuthorizationOptions(rawValue: UInt(coder.decodeInteger(forKey: "granted"))))
    }
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always = 0, whenAuthenticated, never }

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1 << 0)
    public static let sound = Self(rawValue: 1 << 1)
    public static let alert = Self(rawValue: 1 << 2)
    public static let carPlay = Self(rawValue: 1 << 3)
    public static let criticalAlert = Self(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
    /// Delivered quietly, without asking.
    public static let provisional = Self(rawValue: 1 << 6)
    public static let announcement = Self(rawValue: 1 << 7)
    public static let timeSensitive = Self(rawValue: 1 << 8)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1 << 0)
    public static let sound = Self(rawValue: 1 << 1)
    /// Banner and list, before iOS 14.
    public static let alert = Self(rawValue: 1 << 2)
    public static let list = Self(rawValue: 1 << 3)
    public static let banner = Self(rawValue: 1 << 4)
}
