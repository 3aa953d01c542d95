// SPDX-License-Identifier: MIT

/// What a person allows an app to use. The raw values are the words of `--permissions`, of script steps and of the
/// device command; those that simctl has are simctl's.
package enum PermissionKind: String, CaseIterable, Sendable {
    case location
    case notifications
    case contacts
    case calendar
    case reminders
    case photos
    case photosAdd = "photos-add"
    case camera
    case microphone
    case motion
    case health
    case homekit
    case mediaLibrary = "media-library"
    case localNetwork = "local-network"
    case faceID = "face-id"
    case speech
    case tracking
    case bluetooth
    case siri
    case focus

    /// - Parameter word: a raw value, or a plural or older name that people write.
    package init?(word: String) {
        let aliases: [String: PermissionKind] = [
            "calendars": .calendar, "photo": .photos, "photo-library": .photos, "notification": .notifications,
            "faceid": .faceID, "medialibrary": .mediaLibrary, "localnetwork": .localNetwork, "home": .homekit,
            "contact": .contacts, "photosadd": .photosAdd, "mic": .microphone,
        ]
        guard let kind = PermissionKind(rawValue: word) ?? aliases[word] else { return nil }
        self = kind
    }

    /// The keys of Info.plist of which one must tell why the app asks; empty: none is needed.
    ///
    /// https://developer.apple.com/documentation/bundleresources/information-property-list/protected-resources
    package var usageKeys: [String] {
        switch self {
        case .location: ["NSLocationWhenInUseUsageDescription"]
        case .contacts: ["NSContactsUsageDescription"]
        case .calendar: ["NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"]
        case .reminders: ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"]
        case .photos: ["NSPhotoLibraryUsageDescription"]
        case .photosAdd: ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"]
        case .camera: ["NSCameraUsageDescription"]
        case .microphone: ["NSMicrophoneUsageDescription"]
        case .motion: ["NSMotionUsageDescription"]
        case .health: ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]
        case .homekit: ["NSHomeKitUsageDescription"]
        case .mediaLibrary: ["NSAppleMusicUsageDescription"]
        case .localNetwork: ["NSLocalNetworkUsageDescription"]
        case .faceID: ["NSFaceIDUsageDescription"]
        case .speech: ["NSSpeechRecognitionUsageDescription"]
        case .tracking: ["NSUserTrackingUsageDescription"]
        case .bluetooth: ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"]
        case .siri: ["NSSiriUsageDescription"]
        case .focus: ["NSFocusStatusUsageDescription"]
        case .notifications: []
        }
    }

    /// Whether an app without the text is ended when it asks. Location asks nothing instead, and the local network has
    /// a text of its own.
    var endsAppWithoutUsageText: Bool {
        switch self {
        case .location, .localNetwork, .notifications: false
        case .contacts, .calendar, .reminders, .photos, .photosAdd, .camera, .microphone, .motion, .health, .homekit,
            .mediaLibrary, .faceID, .speech, .tracking, .bluetooth, .siri, .focus:
            true
        }
    }
}

/// What a person said, or has not said yet.
package enum PermissionState: String, Sendable {
    case notDetermined = "not-determined"
    case restricted
    case denied
    /// A part: some photos, some contacts, adding events alone, location to within a few kilometres.
    case limited
    /// Location only: while the app is in use.
    case whenInUse = "when-in-use"
    /// Location only: until the app is next closed.
    case once
    /// Notifications: delivered quietly, without asking. Location: always, until the app makes use of that and the person
    /// is asked whether it may.
    case provisional
    /// Everything the kind offers; of location, always.
    case granted

    /// Whether the app may use what it asked for, in whole or part.
    package var isAllowed: Bool {
        switch self {
        case .notDetermined, .restricted, .denied: false
        case .limited, .whenInUse, .once, .provisional, .granted: true
        }
    }

    /// - Parameter word: a raw value, or what people and simctl write.
    package init?(word: String) {
        let aliases: [String: PermissionState] = [
            "always": .granted, "yes": .granted, "allow": .granted, "allowed": .granted, "authorized": .granted,
            "grant": .granted, "full": .granted, "no": .denied, "deny": .denied, "revoke": .denied, "never": .denied,
            "inuse": .whenInUse, "wheninuse": .whenInUse, "while-using": .whenInUse, "unset": .notDetermined,
            "ask": .notDetermined, "reset": .notDetermined, "add-only": .limited, "write-only": .limited,
        ]
        guard let state = PermissionState(rawValue: word) ?? aliases[word] else { return nil }
        self = state
    }
}
