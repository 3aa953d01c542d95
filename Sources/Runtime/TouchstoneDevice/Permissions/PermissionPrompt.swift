// SPDX-License-Identifier: MIT

/// The question that the system asks a person on behalf of an app.
package struct PermissionPrompt: Sendable {
    /// One choice, and the state it leads to.
    package struct Button: Sendable, Hashable {
        /// In the words of iOS 17.
        package let title: String
        /// `once` lasts until the process ends; all others are kept.
        package let answer: PermissionState
        package init(title: String, answer: PermissionState) {
            self.title = title
            self.answer = answer
        }
    }

    /// What is asked for.
    package let kind: PermissionKind
    /// The question, with the app's name.
    package let title: String
    /// The app's reason of Info.plist; nil: it gave none, and the question stands alone.
    package let message: String?
    /// In the order in which they are shown, from left or top.
    package let buttons: [Button]
}

extension PermissionPrompt {
    private static let deny = "Don’t Allow"

    /// The question of iOS 17, with the app's name and its own reason.
    init(_ kind: PermissionKind, app: String, reason: String?) {
        self.kind = kind
        title = Self.title(kind, app: app)
        message = kind == .notifications ? Self.notificationsMessage : reason
        buttons = Self.buttons(kind)
    }

    /// The second question of location, for an app that may use it while in use and wants it always.
    static func upgradeToAlways(app: String, reason: String?) -> PermissionPrompt {
        PermissionPrompt(
            kind: .location, title: "Allow “\(app)” to also use your location even when you are not using the app?",
            message: reason,
            buttons: [
                Button(title: "Keep Only While Using", answer: .whenInUse),
                Button(title: "Change to Always Allow", answer: .granted),
            ])
    }

    private static let notificationsMessage =
        "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."

    private static func title(_ kind: PermissionKind, app: String) -> String {
        switch kind {
        case .location: "Allow “\(app)” to use your location?"
        case .notifications: "“\(app)” Would Like to Send You Notifications"
        case .contacts: "“\(app)” Would Like to Access Your Contacts"
        case .calendar: "“\(app)” Would Like Full Access to Your Calendar"
        case .reminders: "“\(app)” Would Like to Access Your Reminders"
        case .photos: "“\(app)” Would Like to Access Your Photo Library"
        case .photosAdd: "“\(app)” Would Like to Add to your Photos"
        case .camera: "“\(app)” Would Like to Access the Camera"
        case .microphone: "“\(app)” Would Like to Access the Microphone"
        case .motion: "“\(app)” Would Like to Access Your Motion & Fitness Activity"
        case .health: "“\(app)” would like to access and update your Health data"
        case .homekit: "“\(app)” Would Like to Access Your Home Data"
        case .mediaLibrary:
            "“\(app)” Would Like to Access Apple Music, Your Music and Video Activity, and Your Media Library"
        case .localNetwork: "“\(app)” would like to find and connect to devices on your local network."
        case .faceID: "Do you want to allow “\(app)” to use Face ID?"
        case .speech: "“\(app)” Would Like to Access Speech Recognition"
        case .tracking: "Allow “\(app)” to track your activity across other companies’ apps and websites?"
        case .bluetooth: "“\(app)” Would Like to Use Bluetooth"
        case .siri: "Would you like to use “\(app)” with Siri?"
        case .focus: "“\(app)” Would Like to See Focus Status"
        }
    }

    private static func buttons(_ kind: PermissionKind) -> [Button] {
        let allow = Button(title: "Allow", answer: .granted)
        let refuse = Button(title: deny, answer: .denied)
        switch kind {
        case .location:
            return [
                Button(title: "Allow Once", answer: .once),
                Button(title: "Allow While Using App", answer: .whenInUse), refuse,
            ]
        case .photos:
            return [
                Button(title: "Limit Access…", answer: .limited),
                Button(title: "Allow Full Access", answer: .granted), refuse,
            ]
        case .calendar: return [refuse, Button(title: "Allow Full Access", answer: .granted)]
        case .tracking: return [Button(title: "Ask App Not to Track", answer: .denied), allow]
        case .faceID, .bluetooth, .mediaLibrary:
            return [refuse, kind == .faceID ? Button(title: "OK", answer: .granted) : allow]
        case .notifications, .contacts, .reminders, .photosAdd, .camera, .microphone, .motion, .health, .homekit,
            .localNetwork, .speech, .siri, .focus:
            return [refuse, allow]
        }
    }
}
