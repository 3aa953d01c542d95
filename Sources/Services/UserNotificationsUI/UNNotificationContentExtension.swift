// SPDX-License-Identifier: MIT
@_exported public import UIKit
@_exported public import UserNotifications

/// The controller of a notification content extension. Such extensions are built, and run by themselves; a banner that is
/// pulled open shows the system's own look.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    /// In the coordinates of the controller's view.
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }
    func mediaPlay()
    func mediaPause()
}

extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .white }
    public func mediaPlay() {}
    public func mediaPause() {}
}

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none = 0, `default`, overlay }

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss = 0
    case dismiss
    case dismissAndForwardAction
}

extension NSExtensionContext {
    /// What the extension offers below the notification, in place of its category's actions.
    public var notificationActions: [UNNotificationAction] {
        get { [] }
        set { Unsupported.report("NSExtensionContext.notificationActions") }
    }
    public func performNotificationDefaultAction() {
        Unsupported.report("NSExtensionContext.performNotificationDefaultAction()")
    }
    public func dismissNotificationContentExtension() {
        Unsupported.report("NSExtensionContext.dismissNotificationContentExtension()")
    }
    public func mediaPlayingStarted() { Unsupported.report("NSExtensionContext.mediaPlayingStarted()") }
    public func mediaPlayingPaused() { Unsupported.report("NSExtensionContext.mediaPlayingPaused()") }
}
