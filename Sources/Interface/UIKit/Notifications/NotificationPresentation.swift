// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// What the system does with a notification while its app is in front.
package struct NotificationPresentation: OptionSet, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number on the icon.
    package static let badge = Self(rawValue: 1 << 0)
    /// Heard once.
    package static let sound = Self(rawValue: 1 << 1)
    /// At the top of the screen, for a while.
    package static let banner = Self(rawValue: 1 << 2)
    /// In the notification centre.
    package static let list = Self(rawValue: 1 << 3)
    /// What an app gets that is not in front.
    package static let all: NotificationPresentation = [.badge, .sound, .banner, .list]
}

/// What a person did with a notification.
package enum NotificationAnswer: Sendable, Equatable {
    case opened
    case dismissed
    case action(NotificationButton, text: String?)
}

/// How the app's code hears of notifications. UserNotifications brings one; without it the older calls of the app's
/// delegate remain.
@MainActor
package protocol NotificationListener: AnyObject {
    /// Asks the app what to show of one that arrives while it is in front; false when it does not say.
    func willPresent(
        _ notification: DeliveredNotification,
        then show: @escaping @MainActor @Sendable (NotificationPresentation) -> Void
    ) -> Bool
    /// - Returns: false when the app does not hear of responses this way.
    func received(_ answer: NotificationAnswer, to notification: DeliveredNotification) -> Bool
    func buttons(of category: String) -> [NotificationButton]
    /// Whether the app hears of notifications of the kind that are dismissed.
    func hearsDismissal(of category: String) -> Bool
    /// Whether the person lets the app do so.
    func allows(_ presentation: NotificationPresentation) -> Bool
}

/// Whose name and icon a banner bears.
@MainActor
package struct NotificationSender {
    /// Above the text.
    package var name: String
    /// nil: a grey square.
    package var icon: UIImage?
    /// Whose extensions show notifications that are pulled open.
    var bundle = Bundle.main
    /// For notifications that another app sends.
    package init(name: String, icon: UIImage?, bundle: Bundle) {
        (self.name, self.icon, self.bundle) = (name, icon, bundle)
    }

    static var app: NotificationSender {
        NotificationSender(
            name: AppIdentity.displayName,
            icon: ApplicationIcon.rounded(of: .main, name: AppIdentity.displayName, side: 38), bundle: .main)
    }
}
