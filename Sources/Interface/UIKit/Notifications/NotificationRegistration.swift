// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// What the older interface registered, for as long as the app runs.
@MainActor
enum NotificationRegistration {
    static var types: UIUserNotificationType?
    private(set) static var categories: Set<UIUserNotificationCategory> = []
    static var isRemote = false

    /// The device keeps them, for banners while the app does not run.
    static func register(_ new: Set<UIUserNotificationCategory>) {
        // An app that never had any needs no store.
        guard !new.isEmpty || !categories.isEmpty else { return }
        categories = new
        let list = new.compactMap { category in
            category.identifier.map { NotificationCategory(identifier: $0, buttons: buttons(of: category)) }
        }
        do {
            try NotificationService.shared.store.setCategories(list, of: AppIdentity.identifier)
        } catch { FileHandle.standardError.write(Data("touchstone: notifications: \(error)\n".utf8)) }
    }

    static func buttons(of category: String) -> [NotificationButton] {
        categories.first { $0.identifier == category }.map(buttons) ?? []
    }

    /// A banner that is pulled down has room for the actions of the default context.
    private static func buttons(of category: UIUserNotificationCategory) -> [NotificationButton] {
        let actions = category.actions(for: .default) ?? category.actions(for: .minimal) ?? []
        return actions.map { action in
            var button = NotificationButton(identifier: action.identifier ?? "", title: action.title ?? "")
            button.isDestructive = action.isDestructive
            button.opensApp = action.activationMode == .foreground
            if action.behavior == .textInput {
                button.sendTitle = action.parameters[UIUserNotificationTextInputActionButtonTitleKey] as? String ?? ""
            }
            return button
        }
    }
}
