// SPDX-License-Identifier: MIT

/// The notifications of the application as Foundation's messages: values with a type, delivered on the main actor.
///
///     let token = NotificationCenter.default.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in ... }
///
/// Whoever posts a message by hand reaches observers of messages alone, and the same holds for notifications: Linux's
/// Foundation does not make one of the other. What UIKit posts reaches both.
public protocol __ApplicationMessage: NotificationCenter.MainActorMessage where Subject == UIApplication {
    static var name: Notification.Name { get }
    init()
}

extension UIApplication {
    public struct DidBecomeActiveMessage: __ApplicationMessage {
        public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
        public init() {}
    }
    public struct WillResignActiveMessage: __ApplicationMessage {
        public static var name: Notification.Name { UIApplication.willResignActiveNotification }
        public init() {}
    }
    public struct DidEnterBackgroundMessage: __ApplicationMessage {
        public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
        public init() {}
    }
    public struct WillEnterForegroundMessage: __ApplicationMessage {
        public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
        public init() {}
    }
    public struct WillTerminateMessage: __ApplicationMessage {
        public static var name: Notification.Name { UIApplication.willTerminateNotification }
        public init() {}
    }
    public struct DidReceiveMemoryWarningMessage: __ApplicationMessage {
        public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
        public init() {}
    }
    public struct SignificantTimeChangeMessage: __ApplicationMessage {
        public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }
        public init() {}
    }
    public struct UserDidTakeScreenshotMessage: __ApplicationMessage {
        public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
        public init() {}
    }

    /// Tells observers of messages what observers of notifications hear.
    func postMessage(_ name: Notification.Name) {
        let kinds: [any __ApplicationMessage.Type] = [
            DidBecomeActiveMessage.self,
            WillResignActiveMessage.self,
            DidEnterBackgroundMessage.self,
            WillEnterForegroundMessage.self,
            WillTerminateMessage.self,
            DidReceiveMemoryWarningMessage.self,
            SignificantTimeChangeMessage.self,
            UserDidTakeScreenshotMessage.self,
        ]
        for kind in kinds where kind.name == name { post(kind) }
    }

    private func post<Message: __ApplicationMessage>(_ kind: Message.Type) {
        NotificationCenter.default.post(Message(), subject: self)
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    public static var willTerminate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    public static var didReceiveMemoryWarning: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
    public static var significantTimeChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
    public static var userDidTakeScreenshot: Self { .init() }
}
