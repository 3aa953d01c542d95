// SPDX-License-Identifier: MIT

/// An action that a banner offers below itself once it is pulled down.
package struct NotificationButton: Codable, Sendable, Equatable {
    /// The app's name for it.
    package var identifier: String
    /// In words; shown unchanged.
    package var title: String
    /// Drawn in red.
    package var isDestructive = false
    /// Whether the app comes to the front.
    package var opensApp = false
    /// The title of the button that sends a text, empty for the system's; nil: no text is asked for.
    package var sendTitle: String?
    /// Of the text field, where a text is asked for.
    package var placeholder = ""
    /// A plain button that leaves the app where it is.
    package init(identifier: String, title: String) {
        self.identifier = identifier
        self.title = title
    }
}

/// A kind of notification that an app has registered, as the device keeps it for banners of apps that do not run.
package struct NotificationCategory: Codable, Sendable, Equatable {
    /// As notifications name it.
    package var identifier: String
    /// In the app's order.
    package var buttons: [NotificationButton]
    /// Whether the app hears of notifications of the kind that are dismissed.
    package var hearsDismissal = false
    /// One whose dismissal nobody hears of.
    package init(identifier: String, buttons: [NotificationButton]) {
        self.identifier = identifier
        self.buttons = buttons
    }
}
