// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Truth: Apple's documentation of UILargeContentViewerInteraction.
@MainActor @Suite(.serialized)
final class LargeContentViewerTests {
    private final class Ends: NSObject, UILargeContentViewerInteractionDelegate {
        var item: (any UILargeContentViewerItem)?
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) { self.item = item }
    }

    private let ends = Ends()

    private func with(_ category: UIContentSizeCategory, _ body: (Simulator) -> Void) {
        let old = UIScreen.main.traits
        defer { UIScreen.main.updateTraits { $0.preferredContentSizeCategory = old.preferredContentSizeCategory } }
        UIScreen.main.updateTraits { $0.preferredContentSizeCategory = category }
        body(Simulator())
    }

    private func hold(_ simulator: Simulator, at point: CGPoint) -> [UIView] {
        let before = simulator.window.subviews
        simulator.down(point)
        simulator.advance(by: 0.8)
        return simulator.window.subviews.filter { view in !before.contains { $0 === view } }
    }

    private func add(to simulator: Simulator) -> UIButton {
        let button = UIButton(frame: CGRect(x: 50, y: 300, width: 60, height: 40))
        button.setTitle("Shelf", for: .normal)
        button.showsLargeContentViewer = true
        let pad = UIView(frame: simulator.root.view.bounds)
        pad.addSubview(button)
        pad.addInteraction(UILargeContentViewerInteraction(delegate: ends))
        simulator.root.view.addSubview(pad)
        return button
    }

    @Test func aRestingFingerShowsTheItemLargeAtAccessibilitySizes() {
        with(.accessibilityLarge) { simulator in
            #expect(UILargeContentViewerInteraction.isEnabled)
            let button = add(to: simulator)
            let shown = hold(simulator, at: CGPoint(x: 80, y: 320))
            #expect(shown.count == 1)
            let label = shown.first?.subviews.compactMap { $0 as? UILabel }.first
            #expect(label?.text == "Shelf" && (label?.font.pointSize ?? 0) > 30)
            simulator.up(CGPoint(x: 80, y: 320))
            simulator.advance(by: 1)
            #expect(ends.item === button && shown.first?.superview == nil)
        }
    }

    @Test func atOtherSizesNothingShows() {
        with(.large) { simulator in
            _ = add(to: simulator)
            #expect(!UILargeContentViewerInteraction.isEnabled)
            #expect(hold(simulator, at: CGPoint(x: 80, y: 320)).isEmpty)
            simulator.up(CGPoint(x: 80, y: 320))
        }
    }

    @Test func tabBarsShowTheirItemsAndSelectThem() {
        with(.accessibilityExtraLarge) { simulator in
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map { title in
                let controller = UIViewController()
                controller.title = title
                return controller
            }
            simulator.window.rootViewController = tabs
            simulator.advance(by: 0.1)
            let place = CGPoint(x: simulator.window.bounds.width * 0.75, y: tabs.tabBar.frame.minY + 20)
            #expect(hold(simulator, at: place).count == 1)
            simulator.up(place)
            simulator.advance(by: 0.5)
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test func theCommandLinesSizesAreApples() {
        let sizes = ["XS", "L", "XXXL", "AX1", "AX3", "AX5", "UICTContentSizeCategoryM"]
        let categories = sizes.map { LaunchOptions(["TOUCHSTONE_CONTENT_SIZE": $0]).contentSizeCategory }
        #expect(
            categories == [
                .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
                .accessibilityExtraExtraExtraLarge, .medium,
            ])
    }
}
