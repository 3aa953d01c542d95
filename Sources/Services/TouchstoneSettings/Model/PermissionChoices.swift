// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// What Settings calls the permissions, and what a person may choose.
extension PermissionKind {
    /// In the order of an app's page.
    static let listed: [PermissionKind] = [
        .location, .bluetooth, .calendar, .contacts, .localNetwork, .mediaLibrary, .microphone, .motion, .photos,
        .photosAdd, .reminders, .siri, .speech, .camera, .faceID, .health, .homekit, .focus, .tracking,
    ]

    var settingsTitle: String {
        switch self {
        case .location: "Location"
        case .notifications: "Notifications"
        case .contacts: "Contacts"
        case .calendar: "Calendars"
        case .reminders: "Reminders"
        case .photos: "Photos"
        case .photosAdd: "Add Photos"
        case .camera: "Camera"
        case .microphone: "Microphone"
        case .motion: "Motion & Fitness"
        case .health: "Health"
        case .homekit: "Home Data"
        case .mediaLibrary: "Media & Apple Music"
        case .localNetwork: "Local Network"
        case .faceID: "Face ID"
        case .speech: "Speech Recognition"
        case .tracking: "Allow Tracking"
        case .bluetooth: "Bluetooth"
        case .siri: "Siri & Search"
        case .focus: "Focus"
        }
    }

    var symbol: String {
        switch self {
        case .location: "location.fill"
        case .notifications: "bell.badge.fill"
        case .contacts: "person.crop.circle.fill"
        case .calendar: "calendar"
        case .reminders: "list.bullet"
        case .photos, .photosAdd: "photo.fill"
        case .camera: "camera.fill"
        case .microphone: "mic.fill"
        case .motion: "figure.walk"
        case .health: "heart.fill"
        case .homekit: "house.fill"
        case .mediaLibrary: "music.note"
        case .localNetwork: "network"
        case .faceID: "faceid"
        case .speech: "waveform"
        case .tracking: "hand.raised.fill"
        case .bluetooth: "antenna.radiowaves.left.and.right"
        case .siri: "mic.circle.fill"
        case .focus: "moon.fill"
        }
    }

    /// More than yes and no: the states in iOS's order, with what they are called. nil: a switch.
    var choices: [(state: PermissionState, title: String)]? {
        switch self {
        case .location:
            [
                (.denied, "Never"), (.notDetermined, "Ask Next Time Or When I Share"),
                (.whenInUse, "While Using the App"), (.granted, "Always"),
            ]
        case .photos: [(.denied, "None"), (.limited, "Limited Access"), (.granted, "Full Access")]
        case .calendar: [(.denied, "None"), (.limited, "Add Events Only"), (.granted, "Full Access")]
        default: nil
        }
    }

    /// Which of the choices a state is.
    func choice(of state: PermissionState) -> PermissionState {
        self == .location && (state == .provisional || state == .once) ? .whenInUse : state
    }

    /// What stands at the end of the row.
    func detail(of state: PermissionState) -> String {
        switch (self, state) {
        case (.location, .whenInUse), (.location, .once), (.location, .provisional): "While Using"
        case (.location, .granted): "Always"
        case (.location, .notDetermined): "Ask Next Time"
        case (.location, _): "Never"
        case (.photos, .limited): "Limited"
        case (.calendar, .limited): "Add Only"
        case (_, .granted): "Full Access"
        default: "None"
        }
    }
}
