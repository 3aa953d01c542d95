// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import TouchstoneDevice

@testable import UIKit

/// What the device shows and does by itself: launch pictures, calls, indicators.
@MainActor @Suite(.serialized)
final class DeviceStatementsTests {
    private let simulator = Simulator()
    private let before = UIApplication.shared.delegateStorage
    private let delegate = Delegate()

    init() {
        UIApplication.shared.delegateStorage = delegate
        UIApplication.shared.state = .active
        PhoneCalls.install()
    }

    isolated deinit {
        UIApplication.shared.delegateStorage = before
        World.shared.update { $0 = WorldState() }
        UIApplication.shared.state = .active
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let journal = Journal()
        func applicationWillResignActive(_ application: UIApplication) { journal.note("resigns") }
        func applicationDidBecomeActive(_ application: UIApplication) { journal.note("active") }
        func applicationDidEnterBackground(_ application: UIApplication) { journal.note("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { journal.note("foreground") }
    }

    // MARK: Calls

    private func call(_ state: WorldCall.State) {
        World.shared.update { $0.call.state = state }
        simulator.advance(by: 0.1)
    }

    @Test(
        "AP36: a call that rings makes the app inactive; declined, it is active again; taken, it is in the background")
    func calls() {
        World.shared.update { $0.call.caller = "Ada" }
        call(.ringing)
        #expect(delegate.journal.take() == ["resigns"] && World.shared.state.audio.isInterrupted)
        call(.none)
        #expect(delegate.journal.take() == ["active"] && !World.shared.state.audio.isInterrupted)
        call(.ringing)
        call(.talking)
        #expect(delegate.journal.take() == ["resigns", "background"])
        call(.none)
        #expect(delegate.journal.take() == ["foreground", "active"])
    }

    @Test("a call does not bring an app to the front that was behind others")
    func callsBehind() {
        UIApplication.shared.state = .background
        call(.ringing)
        call(.talking)
        call(.none)
        #expect(delegate.journal.take() == [] && UIApplication.shared.applicationState == .background)
    }

    @Test("the screen of a call has its buttons, which answer it")
    func callScreen() throws {
        World.shared.update { $0.call.caller = "Ada Lovelace" }
        call(.ringing)
        let screen = try #require(UIScreen.main.windows.last as? CallScreen)
        #expect(descendants(screen, of: UILabel.self).contains { $0.text == "Ada Lovelace" })
        simulator.tap(middleOf: try #require(descendants(screen, of: UILabel.self).first { $0.text == "Accept" }))
        #expect(World.shared.state.call.state == .talking)
        simulator.advance(by: 65)
        #expect(descendants(screen, of: UILabel.self).contains { $0.text == "01:05" })
        simulator.tap(middleOf: try #require(descendants(screen, of: UILabel.self).first { $0.text == "End" }))
        #expect(World.shared.state.call.state == .none && screen.isHidden)
    }

    @Test("a telephone's link asks, and calls")
    func dialling() throws {
        UIApplication.shared.open(try #require(URL(string: "tel:555-0100;ext=3")), options: [:], completionHandler: nil)
        simulator.advance(by: 1)
        let window = try #require(UIScreen.main.windows.last)
        let button = try #require(descendants(window, of: UILabel.self).first { $0.text == "Call 555-0100" })
        simulator.tap(middleOf: button)
        simulator.advance(by: 1)
        #expect(World.shared.state.call.state == .dialing && World.shared.state.call.caller == "555-0100")
        #expect(delegate.journal.take() == ["resigns", "background"])
        call(.none)
    }

    // MARK: Launch pictures

    private func bundle(_ info: [String: Any], _ files: [String: Data] = [:]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("launch-\(UUID().uuidString).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Info.plist"))
        return try #require(Bundle(url: folder))
    }

    private var red: Data {
        get throws {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
            }
            return try #require(image.pngData())
        }
    }

    @Test("AP12: the launch picture is the old Default.png, which fills the screen")
    func oldPicture() throws {
        #expect(LaunchPicture.make(for: try bundle(["CFBundleIdentifier": "org.example.plain"])) == nil)
        let bundle = try bundle(["CFBundleIdentifier": "org.example.old"], ["Default.png": red])
        let view = try #require(LaunchPicture.make(for: bundle) as? UIImageView)
        #expect(view.contentMode == .scaleToFill && view.image?.size.width ?? 0 > 0)
    }

    @Test("AP12: or what UILaunchScreen describes: a colour, a picture in the middle, empty bars")
    func describedScreen() throws {
        let screen: [String: Any] = [
            "UIImageName": "Logo", "UIImageRespectsSafeAreaInsets": true, "UINavigationBar": [:], "UITabBar": [:],
        ]
        let info: [String: Any] = ["CFBundleIdentifier": "org.example.new", "UILaunchScreen": screen]
        let view = try #require(LaunchPicture.make(for: try bundle(info, ["Logo.png": red])))
        #expect(view.subviews.contains { $0 is UINavigationBar } && view.subviews.contains { $0 is UITabBar })
        let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(picture.contentMode == .center && view.backgroundColor == .systemBackground)
    }

    // MARK: Status bar

    @Test("AL38: the status bar's indicators follow battery, network and Low Power Mode, unless they are overridden")
    func indicators() throws {
        var world = WorldState()
        #expect(StatusBarOverride.none.filled(from: world).battery == .charged)
        (world.battery.level, world.battery.state, world.isLowPowerMode) = (0.126, .charging, true)
        world.network.kind = .cellular
        let shown = StatusBarOverride.none.filled(from: world)
        #expect(shown.batteryLevel == 13 && shown.battery == .charging && shown.isLowPower)
        #expect(shown.showsWireless == false && shown.cellularBars == nil)
        world.network.isAirplaneMode = true
        #expect(StatusBarOverride.none.filled(from: world).cellularBars == 0)
        let told = try StatusBarOverride(["batteryLevel": 80, "wifiMode": "active", "cellularBars": 3])
        let overridden = told.filled(from: world)
        #expect(overridden.batteryLevel == 80 && overridden.battery == .discharging)
        #expect(overridden.showsWireless == true && overridden.cellularBars == 3)
    }
}
