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

    /// An app on a device of its own, with files beside its Info.plist.
    private func install(_ information: [String: Any], _ files: [String: Data]) throws -> (Device, URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
        let bundle = folder.appendingPathComponent("Bundles/org.example.probe.app")
        for (path, data) in files {
            let file = bundle.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        var information = information
        information["CFBundleIdentifier"] = "org.example.probe"
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: bundle.appendingPathComponent("Info.plist"))
        return (Device(folder: folder), folder)
    }

    @Test("AP11: the icon is the bundle's picture, with round corners", arguments: [true, false])
    func roundedIcon(_ isOld: Bool) throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 57, height: 57)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 57, height: 57))
        }
        let icons = ["CFBundlePrimaryIcon": ["CFBundleIconFiles": ["Icon"]]]
        let (device, folder) = try install(
            isOld ? ["CFBundleIconFile": "Icon.png"] : ["CFBundleIcons": icons],
            ["Icon.png": try #require(red.pngData())])
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let picture = try #require(HomeIcon.all(on: device).first?.picture)
        #expect(picture.size == CGSize(width: HomeIcon.side, height: HomeIcon.side))
        #expect(try color(picture, 1, 1)[3] == 0)
        let middle = try color(picture, 30, 30)
        #expect(middle[0] > 250 && middle[1] < 5 && middle[3] == 255)
    }

    /// Red, green, blue and alpha of a point, 0 to 255.
    private func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) throws -> [UInt8] {
        var pixel: [UInt8] = [0, 0, 0, 0]
        let context = try #require(
            CGContext(
                data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let size = image.size
        let place = CGRect(x: -x, y: y + 1 - size.height, width: size.width, height: size.height)
        context.draw(try #require(image.cgImage), in: place)
        return pixel
    }
}
