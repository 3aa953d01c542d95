// SPDX-License-Identifier: MIT
import TouchstoneDevice
import UIKit

/// The first page: what concerns all apps, then the apps.
final class RootController: FormController {
    private let device: Device

    init(device: Device) {
        self.device = device
        super.init(title: "Settings")
        navigationItem.largeTitleDisplayMode = .always
    }

    required init?(coder: NSCoder) { fatalError("RootController: is made in code only") }

    override func makeSections() -> [FormSection] {
        let apps = InstalledApp.all(on: device)
        let general = [
            FormRow(
                title: "Notifications", image: SettingsIcon.image("bell.badge.fill", .systemRed),
                kind: .link { [device] in AppListController(.notifications, device) }),
            FormRow(
                title: "Privacy & Security", image: SettingsIcon.image("hand.raised.fill", .systemBlue),
                kind: .link { [device] in PrivacyController(device) }),
            FormRow(
                title: "Accounts", image: SettingsIcon.image("person.crop.circle.fill", .systemIndigo),
                kind: .link { [device] in AccountsController(device) }),
        ]
        let rows = apps.map { app in
            FormRow(
                title: app.name, image: app.icon(side: 29), kind: .link { [device] in AppController(app, device) },
                identifier: app.identifier)
        }
        return [FormSection(rows: general)] + (rows.isEmpty ? [] : [FormSection(rows: rows)])
    }
}

/// The kinds of permission, each with the apps that have asked for it.
final class PrivacyController: FormController {
    private let device: Device

    init(_ device: Device) {
        self.device = device
        super.init(title: "Privacy & Security")
    }

    required init?(coder: NSCoder) { fatalError("PrivacyController: is made in code only") }

    override func makeSections() -> [FormSection] {
        let rows = PermissionKind.listed.map { kind in
            FormRow(
                title: kind.settingsTitle, image: SettingsIcon.image(of: kind),
                kind: .link { [device] in
                    kind == .location ? LocationController(device) : AppListController(kind, device)
                })
        }
        return [
            FormSection(
                footer: "As apps request access to your data, they will be added in the categories above.", rows: rows)
        ]
    }
}

/// The apps that have asked for a permission.
final class AppListController: FormController {
    private let device: Device
    private let kind: PermissionKind

    init(_ kind: PermissionKind, _ device: Device) {
        self.kind = kind
        self.device = device
        super.init(title: kind.settingsTitle)
    }

    required init?(coder: NSCoder) { fatalError("AppListController: is made in code only") }

    override func makeSections() -> [FormSection] {
        let rows = InstalledApp.all(on: device).compactMap {
            PermissionRow.make(kind, $0, device, in: self, showsApp: true)
        }
        let footer = "Apps that have requested access will appear here."
        return [FormSection(footer: rows.isEmpty ? footer : nil, rows: rows)]
    }
}

/// Small pictures on coloured squares.
@MainActor
enum SettingsIcon {
    static func image(of kind: PermissionKind) -> UIImage {
        let color: UIColor =
            switch kind {
            case .location, .contacts, .bluetooth, .photosAdd, .localNetwork, .tracking, .focus: .systemBlue
            case .camera, .calendar, .siri, .speech: .systemGray
            case .microphone, .reminders, .homekit: .systemOrange
            case .photos, .mediaLibrary, .notifications, .health: .systemRed
            case .motion, .faceID: .systemGreen
            }
        return image(kind.symbol, color)
    }

    /// 29 points, as rows have them.
    static func image(_ symbol: String, _ color: UIColor) -> UIImage {
        let frame = CGRect(x: 0, y: 0, width: 29, height: 29)
        let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .regular)
        return UIGraphicsImageRenderer(size: frame.size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: frame, cornerRadius: 6.5).fill()
            let picture = UIImage(systemName: symbol, withConfiguration: configuration)
            guard let picture = picture?.withTintColor(.white, renderingMode: .alwaysOriginal) else { return }
            picture.draw(
                at: CGPoint(x: (29 - picture.size.width) / 2, y: (29 - picture.size.height) / 2))
        }
    }
}
