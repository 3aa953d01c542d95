// SPDX-License-Identifier: MIT
import Synchronization
import TouchstoneDevice
import UIKit

/// Tells the center's delegate, in either of the two forms in which apps write its methods.
@MainActor
final class DelegateListener: NotificationListener {
    nonisolated init() {}
    // Set once, by the center, before anything arrives.
    nonisolated(unsafe) weak var center: UNUserNotificationCenter?
    private(set) var categories: Set<UNNotificationCategory> = []

    private var delegate: (any UNUserNotificationCenterDelegate)? { center?.delegate }

    // MARK: NotificationListener

    func willPresent(
        _ notification: DeliveredNotification,
        then show: @escaping @MainActor @Sendable (NotificationPresentation) -> Void
    ) -> Bool {
        guard let center, let delegate, notification.record.origin != .local else { return false }
        let shown = UNNotification(notification)
        let reply = PresentationReply(show)
        let answered: Void? = optionalCall {
            delegate.userNotificationCenter(center, willPresent: shown) { reply.give($0.presentation) }
        }
        if answered != nil {
            reply.callReturned()
            return true
        }
        Task { @MainActor in
            let options = await delegate.userNotificationCenter(center, willPresent: shown)
            show(options == .unanswered ? [] : options.presentation)
        }
        return true
    }

    func received(_ answer: NotificationAnswer, to notification: DeliveredNotification) -> Bool {
        guard let center, let delegate, notification.record.origin != .local else { return false }
        let response = Self.response(answer, UNNotification(notification))
        let end = ResponseWork.begin(isBehind: UIApplication.shared.applicationState == .background)
        let heard: Void? = optionalCall {
            delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: end)
        }
        if heard == nil {
            Task { @MainActor in
                await delegate.userNotificationCenter(center, didReceive: response)
                end()
            }
        }
        return true
    }

    /// The device keeps them, for banners while the app does not run.
    func register(_ new: Set<UNNotificationCategory>) throws {
        // An app that never had any needs no store.
        guard !new.isEmpty || !categories.isEmpty else { return }
        categories = new
        let list = new.map { category in
            var kept = NotificationCategory(
                identifier: category.identifier, buttons: Self.buttons(of: category))
            kept.hearsDismissal = category.options.contains(.customDismissAction)
            return kept
        }
        try NotificationService.shared.store.setCategories(list, of: AppIdentity.identifier)
    }

    func buttons(of category: String) -> [NotificationButton] {
        categories.first { $0.identifier == category }.map(Self.buttons) ?? []
    }

    private static func buttons(of category: UNNotificationCategory) -> [NotificationButton] {
        category.actions.map { action in
            var button = NotificationButton(identifier: action.identifier, title: action.title)
            button.isDestructive = action.options.contains(.destructive)
            button.opensApp = action.options.contains(.foreground)
            if let input = action as? UNTextInputNotificationAction {
                button.sendTitle = input.textInputButtonTitle
                button.placeholder = input.textInputPlaceholder
            }
            return button
        }
    }

    func hearsDismissal(of category: String) -> Bool {
        categories.contains { $0.identifier == category && $0.options.contains(.customDismissAction) }
    }

    func allows(_ presentation: NotificationPresentation) -> Bool {
        guard let settings = center?.currentSettings else { return false }
        switch presentation {
        case .badge: return settings.badgeSetting == .enabled
        case .sound: return settings.soundSetting == .enabled
        case .banner: return settings.alertSetting == .enabled
        default: return settings.notificationCenterSetting == .enabled
        }
    }

    // MARK: Translation

    private static func response(_ answer: NotificationAnswer, _ notification: UNNotification) -> UNNotificationResponse
    {
        switch answer {
        case .opened: UNNotificationResponse(notification, action: UNNotificationDefaultActionIdentifier)
        case .dismissed: UNNotificationResponse(notification, action: UNNotificationDismissActionIdentifier)
        case .action(let button, nil): UNNotificationResponse(notification, action: button.identifier)
        case .action(let button, let text?):
            UNTextInputNotificationResponse(notification, action: button.identifier, text: text)
        }
    }
}

/// What an app answers through a completion handler: at once, inside of the call, or later from any thread.
private final class PresentationReply: Sendable {
    private struct State {
        var given: NotificationPresentation?
        var isWaiting = false
    }
    private let state = Mutex(State())
    private let show: @MainActor @Sendable (NotificationPresentation) -> Void

    init(_ show: @escaping @MainActor @Sendable (NotificationPresentation) -> Void) { self.show = show }

    /// A second answer counts no more.
    func give(_ presentation: NotificationPresentation) {
        let isLate = state.withLock { state in
            guard state.given == nil else { return false }
            state.given = presentation
            return state.isWaiting
        }
        if isLate { DispatchQueue.main.async { [show] in show(presentation) } }
    }

    @MainActor func callReturned() {
        let given = state.withLock { state in
            state.isWaiting = true
            return state.given
        }
        if let given { show(given) }
    }
}

extension UNNotificationPresentationOptions {
    var presentation: NotificationPresentation {
        var result: NotificationPresentation = []
        if contains(.badge) { result.insert(.badge) }
        if contains(.sound) { result.insert(.sound) }
        if contains(.banner) || contains(.alert) { result.insert(.banner) }
        if contains(.list) || contains(.alert) { result.insert(.list) }
        return result
    }
}
