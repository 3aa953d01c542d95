// SPDX-License-Identifier: MIT
import CoreLocation
import Foundation
import Testing
import TouchstoneDevice
import UIKit

@testable import TouchstoneSettings

/// The elements are those of Apple's Settings Application Schema Reference.
@MainActor
@Suite("Settings bundles", .serialized)
struct SettingsPageTests {
    /// A device with one app that has a Settings.bundle.
    private struct Probe {
        let device: Device
        let app: InstalledApp

        init(_ specifiers: [[String: Any]], extra: [String: Any] = [:], app info: [String: Any] = [:]) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")
            device = Device(folder: folder)
            let bundle = folder.appendingPathComponent("Bundles/org.example.probe.app")
            let settings = bundle.appendingPathComponent("Settings.bundle")
            try FileManager.default.createDirectory(
                at: settings.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
            try Self.write(
                ["CFBundleIdentifier": "org.example.probe", "CFBundleDisplayName": "Probe"].merging(info) { $1 },
                to: bundle.appendingPathComponent("Info.plist"))
            try Self.write(
                ["PreferenceSpecifiers": specifiers, "StringsTable": "Root"].merging(extra) { $1 },
                to: settings.appendingPathComponent("Root.plist"))
            try Data(#""GREETING" = "Greeting";"#.utf8).write(
                to: settings.appendingPathComponent("en.lproj/Root.strings"))
            app = try #require(InstalledApp.all(on: device).first)
        }

        static func write(_ list: [String: Any], to url: URL) throws {
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: url)
        }

        func remove() throws { try FileManager.default.removeItem(at: device.folder) }

        var page: SettingsPage {
            get throws {
                try SettingsPage(
                    "Root", in: app.bundle.bundleURL.appendingPathComponent("Settings.bundle"), idiom: "Phone")
            }
        }
    }

    private static let all: [[String: Any]] = [
        ["Type": "PSTextFieldSpecifier", "Title": "GREETING", "Key": "greeting", "DefaultValue": "Hello"],
        ["Type": "PSGroupSpecifier", "Title": "Sound", "FooterText": "Heard by all."],
        [
            "Type": "PSToggleSwitchSpecifier", "Title": "Loud", "Key": "loud", "TrueValue": "YES", "FalseValue": "NO",
            "DefaultValue": "YES",
        ],
        ["Type": "PSSliderSpecifier", "Key": "volume", "MinimumValue": 0, "MaximumValue": 10, "DefaultValue": 4],
        ["Type": "PSTitleValueSpecifier", "Title": "Version", "Key": "version", "DefaultValue": "1.2"],
        [
            "Type": "PSMultiValueSpecifier", "Title": "Color", "Key": "color", "DefaultValue": 2,
            "Values": [1, 2, 3], "Titles": ["Red", "Green", "Blue"], "DisplaySortedByTitle": true,
        ],
        [
            "Type": "PSRadioGroupSpecifier", "Title": "Size", "Key": "size", "DefaultValue": "m",
            "Values": ["s", "m"], "Titles": ["Small", "Medium"], "FooterText": "One of them.",
        ],
        ["Type": "PSChildPaneSpecifier", "Title": "More", "File": "More"],
    ]

    @Test("SV1, SV2: all eight types, groups, footers, texts of the table")
    func elements() throws {
        let probe = try Probe(Self.all)
        defer { try? probe.remove() }
        let page = try probe.page
        #expect(page.groups.map(\.title) == [nil, "Sound", "Size", nil])
        #expect(page.groups[0].elements.first?.title == "Greeting")
        #expect(page.groups[1].footer == "Heard by all." && page.groups[2].footer == "One of them.")
        #expect(page.groups[1].elements.map(\.key) == ["loud", "volume", "version", "color"])
        #expect(page.groups[2].radio?.key == "size" && page.groups[3].elements.first?.title == "More")
        guard case .multiValue(let choices) = page.groups[1].elements[3].kind else { Issue.record("no choice"); return }
        #expect(choices.titles == ["Blue", "Green", "Red"] && choices.index(of: 2) == 1)
        #expect(page.unknown.isEmpty)
    }

    @Test("LO8, LO51: Location Services have a switch for all apps; who asked, what it may, whether it did lately")
    func locationServices() throws {
        let probe = try Probe([], app: ["NSLocationWhenInUseUsageDescription": "For the map."])
        defer { try? probe.remove() }
        let page = LocationController(probe.device)
        #expect(page.makeSections().map(\.rows.count) == [1, 0])
        Permissions(device: probe.device, app: probe.app.identifier).set(.location, to: .whenInUse)
        var row = try #require(page.makeSections().last?.rows.first)
        #expect(row.title == "Probe" && row.detail == "While Using" && row.mark == nil)
        LocationRecord(device: probe.device).note(probe.app.identifier, at: Date())
        row = try #require(page.makeSections().last?.rows.first)
        #expect(row.mark != nil)
        guard case .link(let make) = row.kind, let choices = make() as? PermissionController else {
            Issue.record("leads nowhere")
            return
        }
        let section = try #require(choices.makeSections().first)
        let titles = ["Never", "Ask Next Time Or When I Share", "While Using the App", "Always"]
        #expect(section.rows.map(\.title) == titles)
        #expect(section.footer == "App explanation: “For the map.”")
        LocationServices.set(false, on: probe.device)
        #expect(page.makeSections().map(\.rows.count) == [1])
        #expect(!LocationServices.isOn(probe.device))
        LocationServices.set(true, on: probe.device)
        #expect(LocationServices.isOn(probe.device))
    }

    @Test("an element of another device or of an unknown type")
    func others() throws {
        let probe = try Probe([
            ["Type": "PSTitleValueSpecifier", "Key": "a", "SupportedUserInterfaceIdioms": ["Pad"]],
            ["Type": "PSWheelSpecifier"],
        ])
        defer { try? probe.remove() }
        let page = try probe.page
        #expect(page.groups.isEmpty && page.unknown == ["PSWheelSpecifier"])
    }

    @Test("SV3: the page bears the app's name, a pane its title")
    func titles() throws {
        let probe = try Probe(Self.all)
        defer { try? probe.remove() }
        #expect(AppController(probe.app, probe.device).title == "Probe")
    }

    @Test("SV5: nothing is stored until the person changes something; then that alone")
    func storing() throws {
        let probe = try Probe(Self.all)
        defer { try? probe.remove() }
        let page = AppController(probe.app, probe.device)
        page.loadViewIfNeeded()
        page.reload()
        #expect(try page.defaults.values().isEmpty)
        try page.defaults.set("Hi", forKey: "greeting")
        try page.defaults.set(3, forKey: "color")
        #expect(try page.defaults.values().keys.sorted() == ["color", "greeting"])
    }

    @Test("SV6: a switch stores its own two values")
    func toggles() throws {
        let probe = try Probe(Self.all)
        defer { try? probe.remove() }
        let page = AppController(probe.app, probe.device)
        let row = page.makeSections()[1].rows[0]
        guard case .toggle(let isOn, let changed) = row.kind else { Issue.record("no switch"); return }
        #expect(isOn)
        changed(false)
        #expect(try page.defaults.values()["loud"] as? String == "NO")
        guard case .toggle(false, _) = page.makeSections()[1].rows[0].kind else { Issue.record("still on"); return }
    }

    @Test("a choice of a list")
    func radio() throws {
        let probe = try Probe(Self.all)
        defer { try? probe.remove() }
        let page = AppController(probe.app, probe.device)
        guard case .check(false, let chosen) = page.makeSections()[2].rows[0].kind else {
            Issue.record("chosen"); return
        }
        chosen()
        #expect(try page.defaults.values()["size"] as? String == "s")
        guard case .check(true, _) = page.makeSections()[2].rows[0].kind else { Issue.record("not chosen"); return }
    }

    @Test("NO7: what the person turns off stays off when the app asks again")
    func notificationSwitches() throws {
        let probe = try Probe([])
        defer { try? probe.remove() }
        let store = NotificationStore(device: probe.device)
        try store.setOptions(7, of: probe.app.identifier)
        let switches = NotificationSwitches(store: NotificationStore(device: probe.device), app: probe.app.identifier)
        try switches.set(.sounds, to: false)
        #expect(try !switches.isOn(.sounds) && switches.isOn(.badges))
        // As UNUserNotificationCenter does after a second request.
        try store.setOptions((store.options(of: probe.app.identifier) ?? 0) | 7, of: probe.app.identifier)
        #expect(try !switches.isOn(.sounds))
        try switches.set(.sounds, to: true)
        #expect(try switches.isOn(.sounds))
    }

    @Test("an app's page lists what it has asked for, and a change is stored")
    func permissions() throws {
        let probe = try Probe([])
        defer { try? probe.remove() }
        let permissions = Permissions(device: probe.device, app: probe.app.identifier)
        #expect(AppController(probe.app, probe.device).makeSections().isEmpty)
        permissions.set(.camera, to: .denied)
        permissions.set(.location, to: .whenInUse)
        let rows = AppController(probe.app, probe.device).makeSections()[0].rows
        #expect(rows.map(\.title) == ["Location", "Camera"] && rows[0].detail == "While Using")
        guard case .toggle(false, let changed) = rows[1].kind else { Issue.record("no switch"); return }
        changed(true)
        #expect(permissions.state(of: .camera) == .granted)
    }
}
