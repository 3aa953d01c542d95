// SPDX-License-Identifier: MIT
@_exported public import UIKit
@_exported public import UserNotifications

/// The controller of a notification content extension: a process of its own, whose view a banner shows that is pulled open.
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
    @MainActor public var notificationActions: [UNNotificationAction] {
        get { ContentProcess.shared.actions }
        set { ContentProcess.shared.actions = newValue }
    }

    /// As a touch of the notification: its app comes to the front.
    @MainActor public func performNotificationDefaultAction() { ContentProcess.shared.say(["open": true]) }

    /// The banner goes; the app is not told.
    @MainActor public func dismissNotificationContentExtension() { ContentProcess.shared.say(["dismiss": true]) }

    /// The button over the view offers a pause.
    @MainActor public func mediaPlayingStarted() { ContentProcess.shared.mediaButton?.isPlaying = true }

    /// The button over the view offers to play.
    @MainActor public func mediaPlayingPaused() { ContentProcess.shared.mediaButton?.isPlaying = false }
}
