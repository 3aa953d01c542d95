// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The share sheet by "UIActivityViewController" in Apple's documentation and its looks on iOS 17.
@MainActor @Suite(.serialized)
struct ShareSheetTests {
    private final class Stamp: UIActivity {
        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("stamp") }
        override var activityTitle: String? { "Stamp" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }

    private final class Count: UIActivity {
        override var activityType: ActivityType? { ActivityType("count") }
        override var activityTitle: String? { "Count" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }

    private func labels(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    private func all<Kind: UIView>(_ kind: Kind.Type, _ view: UIView) -> [Kind] {
        ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { all(kind, $0) }
    }

    @Test("Apps stand in a row, the app's first; cards below hold the clipboard, the app's actions and the system's")
    func rows() {
        Simulator.on("iPhone 15") { simulator in
            let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [Stamp(), Count()])
            simulator.show(sheet)
            let view: UIView = sheet.view
            #expect(all(ActivityTile.self, view).flatMap(labels) == ["Stamp", "Messages", "Mail"])
            let cards = all(ActivityCard.self, view).map(labels)
            #expect(cards.first == ["Copy"] && cards.dropFirst().first == ["Count"])
            #expect(labels(view).contains("Hello") && labels(view).contains { $0.hasPrefix("Plain Text") })
            let tiles = all(ActivityTile.self, view).map(simulator.frame)
            #expect(Set(tiles.map(\.minY)).count == 1 && tiles[1].minX == tiles[0].maxX)
        }
    }

    @Test("On a phone on its side nothing of the sheet lies beside the safe area")
    func landscape() {
        Simulator.on("iPhone 15", landscape: true) { simulator in
            let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [Count()])
            simulator.show(sheet)
            let safe = simulator.window.bounds.inset(by: simulator.window.safeAreaInsets)
            let parts: [UIView] = all(ActivityTile.self, sheet.view) + all(ActivityCard.self, sheet.view)
            #expect(!parts.isEmpty)
            for part in parts {
                let frame = simulator.frame(part)
                #expect(frame.minX >= safe.minX && frame.maxX <= safe.maxX)
            }
        }
    }

    @Test("On a tablet the sheet is a popover at its source; without one the exception says what is missing")
    func popover() {
        Simulator.on("iPad (10th generation)") { simulator in
            let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
            #expect(sheet.modalPresentationStyle == .popover)
            sheet.popoverPresentationController?.sourceView = simulator.root.view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 20, height: 20)
            simulator.show(sheet)
            #expect(simulator.frame(sheet.view).width < 400)
            let shown = all(UIButton.self, sheet.view).filter { !$0.isHidden }
            #expect(shown.isEmpty)
        }
    }
}
