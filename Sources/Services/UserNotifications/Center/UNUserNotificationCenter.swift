// SPDX-License-Identifier: MIT
import TouchstoneDesktop
import TouchstoneDevice
import UIKit

/// The app's notifications: what is pending, what was delivered, and what the person allows.
///
/// Any thread. Completion handlers run on a queue in the background, as on iOS.
open class UNUserNotificationCenter: __ObjCObject, @unchecked Sendable {
    // Sendable: the delegate is set at launch, the categories are behind the main actor, the rest is the service's.
    private static let shared = UNUserNotificationCenter()
    private static let answers = DispatchQueue(label: "com.apple.usernotifications.answers")

    open class func current() -> UNUserNotificationCenter { shared }

    private weak var delegateStorage: (any UNUserNotificationCenterDelegate)?
    private let listener = DelegateListener()

    private override init() {
        super.init()
        let listener = listener
        listener.center = self
        onMain {
            NotificationArrival.shared.listener = listener
            NotificationArrival.shared.playSound = NotificationSounds.play
            NotificationService.shared.start()
        }
    }

    /// Must be set before the app has finished launching to hear of the notification that launched it.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Asks the person, the first time (NO1); `.provisional` does not ask.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let permissions = Permissions.current
        if options.contains(.provisional), permissions.state(of: .notifications) == .notDetermined {
            permissions.set(.notifications, to: .provisional)
        }
        permissions.request(.notifications) { state in
            Self.answers.async {
                do {
                    if state.isAllowed { try Self.keep(options) }
                    completionHandler(state.isAllowed, nil)
                } catch { completionHandler(state.isAllowed, error) }
            }
        }
    }

    /// Later requests may ask for more, which needs no further question.
    private static func keep(_ options: UNAuthorizationOptions) throws {
        let store = NotificationStore(device: .current)
        let known = try store.options(of: AppIdentity.identifier) ?? 0
        try store.setOptions(known | options.rawValue, of: AppIdentity.identifier)
    }

    open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        let settings = currentSettings
        Self.answers.async { completionHandler(settings) }
    }

    /// Read from the device's stores at each call. Any thread.
    package var currentSettings: UNNotificationSettings {
        let status: UNAuthorizationStatus =
            switch Permissions.current.state(of: .notifications) {
            case .notDetermined: .notDetermined
            case .denied, .restricted: .denied
            case .provisional: .provisional
            case .granted, .limited, .whenInUse, .once: .authorized
            }
        // The upper half is what the person has turned off in Settings (NO7).
        let bits = Self.reading { try NotificationStore(device: .current).options(of: AppIdentity.identifier) }
        let granted = bits.map { $0 & 0xffff_ffff & ~($0 >> 32) }
        // Allowed from outside before the app asked: everything.
        return UNNotificationSettings(status, granted.map(UNAuthorizationOptions.init) ?? [.alert, .sound, .badge])
    }

    // MARK: Categories

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        let listener = listener
        onMain { _ = Self.reading { try listener.register(categories) } }
    }

    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let listener = listener
        onMain {
            let categories = listener.categories
            Self.answers.async { completionHandler(categories) }
        }
    }

    // MARK: Pending

    /// Replaces the pending or delivered one of the same identifier.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onMain {
            let failure =
                Self.failure(of: request) ?? Self.throwing { try NotificationService.shared.add(request.record) }
            Self.answers.async { completionHandler?(failure) }
        }
    }

    private static func failure(of request: UNNotificationRequest) -> (any Error)? {
        guard Permissions.current.state(of: .notifications).isAllowed else {
            return UNError(.notificationsNotAllowed, "Notifications are not allowed for this application")
        }
        if let trigger = request.trigger as? UNCalendarNotificationTrigger, trigger.nextTriggerDate() == nil {
            return UNError(.notificationInvalidNoDate, "The trigger has no date to come")
        }
        return nil
    }

    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        onMain {
            let requests = Self.pending
            Self.answers.async { completionHandler(requests) }
        }
    }

    @MainActor private static var pending: [UNNotificationRequest] {
        let found = reading { try NotificationService.shared.store.pending(of: AppIdentity.identifier) } ?? []
        return found.filter { $0.record.origin == .request }.map { UNNotificationRequest($0.record) }
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { NotificationService.shared.removePending(identifiers) }
    }
    open func removeAllPendingNotificationRequests() {
        onMain { NotificationService.shared.removePending(nil) }
    }

    // MARK: Delivered

    /// What Notification Center lists, newest first.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        onMain {
            let notifications = Self.delivered
            Self.answers.async { completionHandler(notifications) }
        }
    }

    @MainActor private static var delivered: [UNNotification] {
        (reading { try NotificationService.shared.store.delivered(to: AppIdentity.identifier) } ?? []).map(
            UNNotification.init)
    }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain {
            _ = Self.reading {
                try NotificationService.shared.store.removeDelivered(identifiers, of: AppIdentity.identifier)
            }
            DesktopNotifications.shared.withdraw(identifiers)
        }
    }
    open func removeAllDeliveredNotifications() {
        onMain {
            _ = Self.reading { try NotificationService.shared.store.removeDelivered(nil, of: AppIdentity.identifier) }
            DesktopNotifications.shared.withdraw(nil)
        }
    }

    // MARK: Badge

    /// - Parameter newBadgeCount: 0 takes the number off the icon; a negative one is refused.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard newBadgeCount >= 0 else {
            Self.answers.async { completionHandler?(UNError(.badgeInputInvalid, "The badge count is negative")) }
            return
        }
        onMain {
            NotificationService.shared.badge = newBadgeCount
            Self.answers.async { completionHandler?(nil) }
        }
    }

    // MARK: Threads and failures

    private static func throwing(_ body: () throws -> Void) -> (any Error)? {
        do {
            try body()
            return nil
        } catch { return error }
    }

    /// The calls have no way to fail; a store that cannot be read is said on standard error.
    private static func reading<Result>(_ body: () throws -> Result?) -> Result? {
        do { return try body() } catch {
            FileHandle.standardError.write(Data("touchstone: UNUserNotificationCenter: \(error)\n".utf8))
            return nil
        }
    }
}
