// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice
import UIKit

@testable import TouchstoneHomeScreen

@MainActor
@Suite("Home screen")
struct HomeScreenTests {
    /// An iPhone 15's width and the height above the dots; iOS has four columns and six rows there.
    private let grid = HomeGrid(size: CGSize(width: 393, height: 706), top: 75, rowHeight: 98)

    @Test("AP41: icons fill rows, then pages")
    func grids() {
        #expect(grid.columns == 4 && grid.rows == 6)
        #expect(grid.pageCount(of: 0) == 1 && grid.pageCount(of: 24) == 1 && grid.pageCount(of: 25) == 2)
        #expect(grid.frame(of: 1).minX > grid.frame(of: 0).minX && grid.frame(of: 1).minY == grid.frame(of: 0).minY)
        #expect(grid.frame(of: 4).minX == grid.frame(of: 0).minX && grid.frame(of: 4).minY > grid.frame(of: 0).minY)
        #expect(grid.frame(of: 24).minX == grid.frame(of: 0).minX + 393 && grid.frame(of: 24).minY == 75)
    }

    @Test("no icon is outside of its page", arguments: [320.0, 375, 393, 430, 820, 1024])
    func widths(_ width: Double) {
        let grid = HomeGrid(size: CGSize(width: width, height: 500), top: 60, rowHeight: 98)
        for index in 0..<grid.perPage {
            #expect(CGRect(x: 0, y: 60, width: width, height: 440).contains(grid.frame(of: index)), "\(index)")
        }
    }

    @Test("AP9, NO23: the display name, the badge and the quick actions of an installed app")
    func icons() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let device = Device(folder: folder)
        #expect(HomeIcon.all(on: device).isEmpty)
        let bundle = folder.appendingPathComponent("Bundles/org.example.probe.app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let information: [String: Any] = [
            "CFBundleIdentifier": "org.example.probe", "CFBundleName": "Probe", "CFBundleDisplayName": "Radio",
            "UIApplicationShortcutItems": [
                ["UIApplicationShortcutItemType": "play", "UIApplicationShortcutItemTitle": "Play"],
                ["UIApplicationShortcutItemTitle": "without a type"],
            ],
        ]
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: bundle.appendingPathComponent("Info.plist"))
        try NotificationStore(device: device).setBadge(5, of: "org.example.probe")
        let icon = try #require(HomeIcon.all(on: device).first)
        #expect(icon.name == "Radio" && icon.badge == 5 && icon.shortcuts.map(\.type) == ["play"])
        let view = IconView(icon, showsName: true)
        #expect(view.accessibilityLabel == "Radio" && view.accessibilityValue == "5 new items")
    }
}
