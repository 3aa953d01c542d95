// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Alerts, sheets, overlays and spinners as the cookbook's recipes use them.
@MainActor @Suite(.serialized)
final class AlertRecipeStatementsTests {
    private let journal = Journal()
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    private func texts(_ view: UIView) -> [String] { descendants(view, of: UILabel.self).compactMap(\.text) }

    /// What a person sees of the old alerts: their texts, window by window.
    private var seenAlerts: [[String]] {
        UIApplication.shared.windows.filter { !$0.isHidden && $0.windowLevel == .alert }
            .compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }
            .map { texts($0.view) }
    }

    private final class Listener: Foundation.NSObject, UIAlertViewDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { journal.note(alertView.title) }
    }

    @Test("AL13: of two old alerts only the later one is seen; the earlier one comes back when it is answered")
    func twoAlerts() throws {
        _ = simulator
        let listener = Listener(journal)
        for title in ["First", "Second"] {
            UIAlertView(title: title, message: nil, delegate: listener, cancelButtonTitle: "OK").show()
            simulator.advance(by: 0.5)
        }
        for title in ["Second", "First"] {
            #expect(seenAlerts.count == 1 && seenAlerts.first?.contains(title) == true)
            let window = try #require(
                UIApplication.shared.windows.last { !$0.isHidden && $0.windowLevel == .alert })
            let ok = try #require(descendants(window, of: UILabel.self).first { $0.text == "OK" })
            simulator.tap(middleOf: ok)
            simulator.advance(by: 1)
        }
        #expect(journal.take() == ["Second", "First"] && seenAlerts.isEmpty)
    }

    @Test("AL13: presenting on a controller that presents already is refused with a line in the log")
    func busy() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let simulator = Simulator()
                let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
                simulator.show(first)
                simulator.root.present(UIViewController(), animated: false)
                simulator.advance(by: 0.5)
                if simulator.root.presentedViewController !== first { exit(1) }
            }
        }
        #expect(said(result).contains("which is already presenting"))
    }

    @Test(
        "AL23: sheets from a toolbar and from a tab bar come up from below")
    func sheetsFromBars() throws {
        for bar in [UIToolbar(), UITabBar()] as [UIView] {
            bar.frame = CGRect(x: 0, y: 760, width: 393, height: 49)
            simulator.root.view.addSubview(bar)
            let sheet = UIActionSheet(
                title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
                otherButtonTitles: "Save")
            if let bar = bar as? UIToolbar { sheet.show(from: bar) }
            if let bar = bar as? UITabBar { sheet.show(from: bar) }
            simulator.advance(by: 1)
            let shown = try #require(simulator.root.presentedViewController as? UIAlertController)
            #expect(texts(shown.view).contains("Save") && sheet.isVisible)
            #expect(simulator.frame(shown.view).maxY > 800, "over the bar, at the screen's lower edge")
            sheet.dismiss(withClickedButtonIndex: 0, animated: false)
            simulator.advance(by: 0.5)
            bar.removeFromSuperview()
        }
    }

    @Test(
        "AL37: applicationFrame is the screen below the status bar; a subview of that frame starts lower, uncorrected")
    func applicationFrame() {
        Simulator.on("iPhone SE") { simulator in
            let bar = UIApplication.shared.statusBarFrame.height
            let frame = UIScreen.main.applicationFrame
            #expect(bar == 20 && frame == CGRect(x: 0, y: 20, width: 375, height: 647))
            let view = UIView(frame: frame)
            simulator.root.view.addSubview(view)
            simulator.advance(by: 0.1)
            #expect(simulator.frame(view).minY == 20)
        }
    }

    @Test("AL39: the icon's badge is set by the app and by setBadgeCount, 0 removes it, negative counts are 0")
    func badge() {
        let application = UIApplication.shared
        defer { application.applicationIconBadgeNumber = 0 }
        application.applicationIconBadgeNumber = 7
        #expect(application.applicationIconBadgeNumber == 7)
        application.applicationIconBadgeNumber = -3
        #expect(application.applicationIconBadgeNumber == 0)
    }

    @Test("AL45: feedback generators of each kind take what happened, and without a haptic engine nothing is felt")
    func haptics() {
        for style in [UIImpactFeedbackGenerator.FeedbackStyle.light, .medium, .heavy, .soft, .rigid] {
            let impact = UIImpactFeedbackGenerator(style: style)
            impact.prepare()
            impact.impactOccurred()
            impact.impactOccurred(intensity: 0.5)
        }
        UISelectionFeedbackGenerator().selectionChanged()
        for kind in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
            UINotificationFeedbackGenerator().notificationOccurred(kind)
        }
    }
}
