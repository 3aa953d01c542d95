// SPDX-License-Identifier: MIT
import CoreLocation
import TouchstoneDevice
import UIKit

/// Location Services: the switch for all apps, and the apps that have asked, those marked that used their position
/// within a day.
final class LocationController: FormController {
    private let device: Device
    private static let day: TimeInterval = 24 * 60 * 60

    init(_ device: Device) {
        self.device = device
        super.init(title: "Location Services")
    }

    required init?(coder: NSCoder) { fatalError("LocationController: is made in code only") }

    override func makeSections() -> [FormSection] {
        let isOn = LocationServices.isOn(device)
        let services = FormRow(
            title: "Location Services",
            kind: .toggle(isOn: isOn) { [unowned self] isOn in
                LocationServices.set(isOn, on: device)
                reload()
            })
        let about =
            "Location Services uses GPS, Bluetooth, and crowd-sourced Wi-Fi hotspot and cell tower locations to "
            + "determine your approximate location."
        let first = FormSection(footer: about, rows: [services])
        guard isOn else { return [first] }
        let rows = InstalledApp.all(on: device).compactMap { app in
            PermissionRow.make(.location, app, device, in: self, showsApp: true).map { marked($0, app) }
        }
        let footer =
            rows.isEmpty
            ? "Apps that have requested access will appear here."
            : "An arrow indicates that an app has used your location in the last 24 hours."
        return [first, FormSection(footer: footer, rows: rows)]
    }

    private func marked(_ row: FormRow, _ app: InstalledApp) -> FormRow {
        guard let date = LocationRecord(device: device).lastUse(by: app.identifier) else { return row }
        guard abs(date.timeIntervalSinceNow) < Self.day else { return row }
        var row = row
        let size = UIImage.SymbolConfiguration(pointSize: 12, weight: .regular)
        row.mark = UIImage(systemName: "location.fill", withConfiguration: size)?
            .withTintColor(.systemGray, renderingMode: .alwaysOriginal)
        return row
    }
}

/// The switch of Location Services for all apps of a device.
enum LocationServices {
    static func isOn(_ device: Device) -> Bool {
        LocationRecord.services(of: device).state(of: .location) != .denied
    }

    /// Running apps hear of it at once; others when they start.
    @MainActor static func set(_ isOn: Bool, on device: Device) {
        LocationRecord.services(of: device).set(.location, to: isOn ? .granted : .denied)
        for app in InstalledApp.all(on: device) {
            _ = RunningApp.perform([["world": ["locationServices": isOn]]], app: app.identifier, on: device)
        }
    }
}
