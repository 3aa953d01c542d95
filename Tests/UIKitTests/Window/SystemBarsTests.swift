// SPDX-License-Identifier: MIT
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// What documentation and devices show of status bar and home indicator.
@MainActor @Suite(.serialized)
struct SystemBarsTests {
    private final class Wishes: UIViewController {
        var style = UIStatusBarStyle.default
        var hidesBar = false
        var hidesIndicator = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hidesBar || super.prefersStatusBarHidden }
        override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    }

    private let wishes = Wishes()

    /// A device with bars and an app on it, while `body` runs.
    private func start(_ device: String = "iPhone 15", _ body: (Simulator) throws -> Void) throws {
        UIScreen.main.configure(device: try #require(DeviceProfile.named(device)))
        UIScreen.main.showSystemBars()
        let simulator = Simulator(root: wishes)
        simulator.advance(by: 0.1)
        defer {
            for layer in SystemBars.current?.layers ?? [] { layer.removeFromSuperlayer() }
            UIScreen.main.rootLayer.backgroundColor = nil
            SystemBars.current = nil
            UIApplication.shared.statusBar = StatusBarState()
            UIScreen.main.configure(device: .standard)
        }
        try body(simulator)
    }

    private func bars() throws -> SystemBars { try #require(SystemBars.current) }
    private func time() throws -> StatusBarLayer {
        let layers = try bars().layers.compactMap { $0 as? StatusBarLayer }
        return try #require(layers.first { !$0.frame.isEmpty && $0.metrics.content(of: $0.part).items.contains(.time) })
    }
    private func indicator() throws -> CALayer { try #require(try bars().layers.last) }

    private func isIndicatorWhite() throws -> Bool { try indicator().backgroundColor?.components?.first == 1 }

    @Test("LO51, PP13: an arrow stands in the status bar while the app has positions coming")
    func arrowOfPositions() throws {
        try start { _ in
            let name = Notification.Name("TouchstoneLocationUse")
            let layers = try bars().layers.compactMap { $0 as? StatusBarLayer }
            #expect(layers.allSatisfy { !$0.showsLocation })
            NotificationCenter.default.post(name: name, object: NSNumber(value: true))
            #expect(layers.allSatisfy { $0.showsLocation })
            let items = layers.flatMap { $0.metrics.content(of: $0.part, showsLocation: true).items }
            #expect(items.filter { $0 == .location }.count == 1)
            NotificationCenter.default.post(name: name, object: NSNumber(value: false))
            #expect(layers.allSatisfy { !$0.showsLocation })
        }
    }

    @Test("AP42: the bars are above all windows and in none: apps cannot draw in them")
    func barsAreAboveAllWindowsAndInNone() throws {
        try start { (simulator) throws in
            let alert = UIWindow(frame: simulator.window.bounds)
            alert.windowLevel = .alert
            alert.isHidden = false
            #expect(UIScreen.main.rootLayer.sublayers?.last === (try indicator()))
            #expect(UIApplication.shared.windows.allSatisfy { $0.layer !== UIScreen.main.rootLayer.sublayers?.last })
            alert.isHidden = true
        }
    }

    @Test("AP42: the style is that of the frontmost controller")
    func theStyleIsThatOfTheFrontmostController() throws {
        try start { (simulator) throws in
            #expect(try !time().isLight)
            wishes.style = .lightContent
            #expect(try !time().isLight, "asked only after setNeedsStatusBarAppearanceUpdate()")
            wishes.setNeedsStatusBarAppearanceUpdate()
            #expect(try time().isLight)
            let modal = Wishes()
            modal.modalPresentationStyle = .fullScreen
            modal.style = .darkContent
            wishes.present(modal, animated: false)
            simulator.advance(by: 0.1)
            #expect(try !time().isLight)
            modal.dismiss(animated: false)
            simulator.advance(by: 0.1)
            #expect(try time().isLight)
        }
    }

    @Test func darkInterfacesHaveWhiteBars() throws {
        try start { (simulator) throws in
            simulator.window.overrideUserInterfaceStyle = .dark
            simulator.advance(by: 0.1)
            wishes.setNeedsStatusBarAppearanceUpdate()
            #expect(try time().isLight)
        }
    }

    @Test func aLargeSheetLeavesBlackBehindTheBar() throws {
        try start { (simulator) throws in
            let sheet = UIViewController()
            wishes.present(sheet, animated: false)
            simulator.advance(by: 0.1)
            #expect(try time().isLight)
            sheet.dismiss(animated: false)
            simulator.advance(by: 0.1)
            #expect(try !time().isLight)
        }
    }

    @Test("AP42: the bar is hidden when the controller wishes it, fading within an animation")
    func hidingFadesWithinAnAnimation() throws {
        try start { (simulator) throws in
            wishes.hidesBar = true
            UIView.animate(withDuration: 0.4) { self.wishes.setNeedsStatusBarAppearanceUpdate() }
            simulator.advance(by: 0.2)
            let opacity = try #require(try time().presentation()).opacity
            #expect(opacity > 0.1 && opacity < 0.9)
            simulator.advance(by: 0.3)
            #expect(try time().opacity == 0)
            // The sensor housing stays in the way.
            #expect(simulator.window.safeAreaInsets.top == 59)
        }
    }

    @Test func aHiddenBarWithoutHousingGivesItsPlaceToTheApp() throws {
        try start("iPhone 8") { (simulator) throws in
            #expect(simulator.window.safeAreaInsets.top == 20)
            #expect(try indicator().frame == .zero)
            wishes.hidesBar = true
            wishes.setNeedsStatusBarAppearanceUpdate()
            #expect(simulator.window.safeAreaInsets.top == 0)
            wishes.hidesBar = false
            wishes.setNeedsStatusBarAppearanceUpdate()
            #expect(simulator.window.safeAreaInsets.top == 20)
        }
    }

    /// As iOS shows it: the contrast to the content counts, not the interface style.
    @Test func theHomeIndicatorFollowsWhatLiesBeneath() throws {
        try start { (simulator) throws in
            for (color, white) in [
                (UIColor.white, false), (.black, true), (.systemYellow, false), (.systemIndigo, true),
            ] {
                simulator.root.view.backgroundColor = color
                simulator.advance(by: 0.1)
                #expect(try isIndicatorWhite() == white, "on \(color)")
            }
            let frames = simulator.host.frameCount
            simulator.advance(by: 5)
            #expect(simulator.host.frameCount == frames, "content that rests costs no frame")
        }
    }

    /// A grey between the thresholds changes nothing, so that a bar over a slow fade does not flicker.
    @Test func theHomeIndicatorKeepsItsColorOverMiddleGrey() throws {
        try start { (simulator) throws in
            for start in [UIColor.white, .black] {
                simulator.root.view.backgroundColor = start
                simulator.advance(by: 0.1)
                let before = try indicator().backgroundColor
                simulator.root.view.backgroundColor = UIColor(white: 0.5, alpha: 1)
                simulator.advance(by: 0.1)
                #expect(try indicator().backgroundColor == before)
            }
        }
    }

    @Test func whatNoWindowCoversIsBlack() throws {
        try start { (simulator) throws in
            simulator.window.alpha = 0.5
            simulator.root.view.backgroundColor = nil
            simulator.advance(by: 0.1)
            let frame = try #require(simulator.host.frame)
            #expect(frame.row(frame.height / 2)[frame.width / 2] == 0xFF00_0000)
        }
    }

    @Test func theHomeIndicatorHidesOnWish() throws {
        try start { (_) throws in
            #expect(try indicator().opacity == 1 && indicator().frame.maxY == 852 - 8)
            wishes.hidesIndicator = true
            wishes.setNeedsUpdateOfHomeIndicatorAutoHidden()
            #expect(try indicator().opacity == 0)
        }
    }

    @Test func phonesOnTheirSideHaveNoStatusBar() throws {
        try start { (_) throws in
            UIScreen.main.change(to: UIScreen.main.device.screen(landscape: true))
            #expect(try bars().layers.compactMap { $0 as? StatusBarLayer }.allSatisfy { $0.frame.isEmpty })
        }
    }

    /// Seconds from 1970 in a zone of whole hours: the minute and the twelve-hour count are what is read.
    @Test(arguments: [(0.0, "00"), (59.9, "00"), (60.0, "01"), (3599.0, "59")])
    func minutesHaveTwoDigits(seconds: Double, minutes: String) {
        #expect(StatusBarClock.text(at: Date(timeIntervalSince1970: seconds)).hasSuffix(":\(minutes)"))
        #expect(StatusBarClock.secondsToNextMinute(after: Date(timeIntervalSince1970: seconds)) <= 60)
    }

    @Test("SV27: the wheel of the network shows while the app says that it loads")
    func networkActivity() throws {
        try start("iPhone SE") { simulator in
            let metrics = try time()
            #expect(!metrics.showsActivity)
            UIApplication.shared.isNetworkActivityIndicatorVisible = true
            simulator.advance(by: 0.1)
            #expect(try time().showsActivity)
            UIApplication.shared.isNetworkActivityIndicatorVisible = false
            simulator.advance(by: 0.1)
            #expect(try !time().showsActivity)
        }
    }
}
