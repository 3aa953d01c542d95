// SPDX-License-Identifier: MIT
import TouchstoneDevice
import UIKit

/// A permission of an app, as a row: a switch, or a choice on a page of its own.
@MainActor
enum PermissionRow {
    /// nil: the app has not asked.
    /// - Parameter showsApp: whether the row is one of a list of apps.
    static func make(
        _ kind: PermissionKind, _ app: InstalledApp, _ device: Device, in page: FormController, showsApp: Bool
    ) -> FormRow? {
        let permissions = Permissions(device: device, app: app.identifier)
        let state = permissions.state(of: kind)
        guard state != .notDetermined else { return nil }
        var row = FormRow(title: showsApp ? app.name : kind.settingsTitle)
        row.image = showsApp ? app.icon(side: 29) : SettingsIcon.image(of: kind)
        row.identifier = showsApp ? app.identifier : kind.settingsTitle
        if kind == .notifications {
            row.detail = state.isAllowed ? "On" : "Off"
            row.kind = .link { NotificationsController(app, device) }
        } else if kind.choices != nil {
            row.detail = kind.detail(of: state)
            row.kind = .link { PermissionController(kind, app, device) }
        } else {
            row.kind = .toggle(isOn: state.isAllowed) { isOn in
                set(kind, isOn ? .granted : .denied, app, device)
            }
        }
        return row
    }

    /// For an app that does not run it is in the store. One that runs hears of it at once, or is ended, as iOS does
    /// before data that it has read could be what it may no longer see.
    static func set(_ kind: PermissionKind, _ state: PermissionState, _ app: InstalledApp, _ device: Device) {
        if kind.endsRunningApp, Permissions(device: device, app: app.identifier).state(of: kind) != state {
            Permissions(device: device, app: app.identifier).set(kind, to: state)
            return RunningApp.kill(app.identifier, on: device)
        }
        let step = ["privacy": [kind.rawValue: state.rawValue]]
        if RunningApp.perform([step], app: app.identifier, on: device) { return }
        Permissions(device: device, app: app.identifier).set(kind, to: state)
    }
}

extension PermissionKind {
    /// Whether a change in Settings ends the app that runs.
    fileprivate var endsRunningApp: Bool {
        switch self {
        case .contacts, .calendar, .reminders, .photos, .photosAdd, .camera, .microphone, .motion, .homekit,
            .mediaLibrary, .speech, .bluetooth, .siri:
            true
        case .location, .notifications, .health, .localNetwork, .faceID, .tracking, .focus: false
        }
    }
}

/// The page of a permission that has more than two states.
final class PermissionController: FormController {
    private let kind: PermissionKind
    private let app: InstalledApp
    private let device: Device

    init(_ kind: PermissionKind, _ app: InstalledApp, _ device: Device) {
        (self.kind, self.app, self.device) = (kind, app, device)
        super.init(title: kind.settingsTitle)
    }

    required init?(coder: NSCoder) { fatalError("PermissionController: is made in code only") }

    override func makeSections() -> [FormSection] {
        let state = Permissions(device: device, app: app.identifier).state(of: kind)
        let rows = (kind.choices ?? []).map { choice in
            FormRow(
                title: choice.title,
                kind: .check(isChecked: choice.state == kind.choice(of: state)) { [kind, app, device] in
                    PermissionRow.set(kind, choice.state, app, device)
                })
        }
        let reason = kind.usageKeys.lazy.compactMap { [app] key in
            (app.bundle.localizedInfoDictionary?[key] ?? app.bundle.infoDictionary?[key]) as? String
        }.first
        let footer = reason.map { "App explanation: “\($0)”" }
        return [
            FormSection(
                header: "Allow \(kind == .location ? "Location" : kind.settingsTitle) Access", footer: footer,
                rows: rows)
        ]
    }
}

/// What an app's notifications may do.
final class NotificationsController: FormController {
    private let app: InstalledApp
    private let device: Device

    init(_ app: InstalledApp, _ device: Device) {
        (self.app, self.device) = (app, device)
        super.init(title: "Notifications")
    }

    required init?(coder: NSCoder) { fatalError("NotificationsController: is made in code only") }

    override func makeSections() -> [FormSection] {
        let isAllowed = Permissions(device: device, app: app.identifier).state(of: .notifications).isAllowed
        let allow = FormRow(
            title: "Allow Notifications",
            kind: .toggle(isOn: isAllowed) { [unowned self] isOn in
                PermissionRow.set(.notifications, isOn ? .granted : .denied, app, device)
                reload()
            })
        guard isAllowed else { return [FormSection(rows: [allow])] }
        let options: [(NotificationSwitches.Option, String)] = [
            (.banners, "Banners"), (.sounds, "Sounds"), (.badges, "Badges"),
        ]
        let switches = NotificationSwitches(store: NotificationStore(device: device), app: app.identifier)
        let rows = options.map { option, title in
            FormRow(
                title: title,
                kind: .toggle(isOn: reading(false) { try switches.isOn(option) }) { [unowned self] isOn in
                    attempt { try switches.set(option, to: isOn) }
                })
        }
        return [FormSection(rows: [allow]), FormSection(header: "Alerts", rows: rows)]
    }
}
