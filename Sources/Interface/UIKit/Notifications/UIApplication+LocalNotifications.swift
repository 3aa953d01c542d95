// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Planning and hearing of notifications as it was before UserNotifications.
extension UIApplication {
    /// Asks the person, the first time, and tells the delegate what holds then (NO2).
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        Permissions.current.request(.notifications) { state in
            DispatchQueue.main.async { [self] in
                NotificationRegistration.register(notificationSettings.categories ?? [])
                let granted = state.isAllowed ? notificationSettings.types : []
                NotificationRegistration.types = granted
                let settings = UIUserNotificationSettings(types: granted, categories: notificationSettings.categories)
                delegateStorage?.application(self, didRegister: settings)
            }
        }
    }

    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        guard Permissions.current.state(of: .notifications).isAllowed else {
            return UIUserNotificationSettings(types: [], categories: nil)
        }
        let types = NotificationRegistration.types ?? [.alert, .badge, .sound]
        return UIUserNotificationSettings(types: types, categories: NotificationRegistration.categories)
    }

    /// Delivered at its fire date; at once when that has passed.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        // A copy: the same object may be changed and scheduled again.
        notification.identifier = UUID().uuidString
        add(notification.record)
    }

    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        var record = notification.record
        record.schedule = .now
        add(record)
    }

    private func add(_ record: NotificationRecord) {
        do { try NotificationService.shared.add(record) } catch {
            FileHandle.standardError.write(
                Data("touchstone: -[UIApplication scheduleLocalNotification:]: \(error)\n".utf8))
        }
    }

    public func cancelLocalNotification(_ notification: UILocalNotification) {
        let same = pendingLocal.filter { $0.identifier == notification.identifier || $0.isEqual(notification) }
        NotificationService.shared.removePending(same.map(\.identifier))
    }

    public func cancelAllLocalNotifications() {
        NotificationService.shared.removePending(pendingLocal.map(\.identifier))
    }

    /// Setting replaces all.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { pendingLocal }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }

    private var pendingLocal: [UILocalNotification] {
        do {
            return try NotificationService.shared.store.pending(of: AppIdentity.identifier)
                .filter { $0.record.origin == .local }.map { UILocalNotification($0.record) }
        } catch {
            FileHandle.standardError.write(Data("touchstone: scheduledLocalNotifications: \(error)\n".utf8))
            return []
        }
    }

    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        let alerts = UIUserNotificationType(rawValue: types.rawValue & 0b111)
        registerUserNotificationSettings(UIUserNotificationSettings(types: alerts, categories: nil))
        registerForRemoteNotifications()
    }
}

extension UIApplication {
    func receive(local record: NotificationRecord) {
        delegateStorage?.application(self, didReceive: UILocalNotification(record))
    }

    /// The call that lets the app load data takes the other one's place where the app has both (NO37).
    func receive(push userInfo: [AnyHashable: Any]) {
        guard let delegate = delegateStorage else { return }
        let fetch = PushFetch()
        let heard: Void? = optionalCall {
            delegate.application(
                self, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { fetch.finish($0) })
        }
        if heard != nil { fetch.begin() }
        if heard == nil { delegate.application(self, didReceiveRemoteNotification: userInfo) }
    }

    /// What a person chose of a notification's actions. The call with the text takes the other one's place where the app has
    /// both.
    func handle(_ button: NotificationButton, text: String?, of record: NotificationRecord) {
        guard let delegate = delegateStorage else { return }
        let name = button.identifier
        let work = ResponseWork.begin(isBehind: applicationState == .background)
        let info: [AnyHashable: Any] = text.map { [UIUserNotificationActionResponseTypedTextKey: $0] } ?? [:]
        switch record.origin {
        case .local:
            let notification = UILocalNotification(record)
            let heard: Void? = optionalCall {
                delegate.application(
                    self, handleActionWithIdentifier: name, for: notification, withResponseInfo: info,
                    completionHandler: work)
            }
            guard heard == nil else { return }
            delegate.application(
                self, handleActionWithIdentifier: name, for: notification, completionHandler: work)
        case .push:
            let userInfo = record.decodedUserInfo
            let heard: Void? = optionalCall {
                delegate.application(
                    self, handleActionWithIdentifier: name, forRemoteNotification: userInfo, withResponseInfo: info,
                    completionHandler: work)
            }
            guard heard == nil else { return }
            delegate.application(
                self, handleActionWithIdentifier: name, forRemoteNotification: userInfo, completionHandler: work)
        case .request: work()
        }
    }
}
