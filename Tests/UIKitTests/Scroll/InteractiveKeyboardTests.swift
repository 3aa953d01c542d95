// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// UIScrollView.KeyboardDismissMode.interactive: "the keyboard follows the dragging touch offscreen and can be pulled
/// upward again to cancel the dismiss".
@MainActor @Suite(.serialized)
final class InteractiveKeyboardTests {
    private let scroll = UIScrollView()
    private let field = UITextField()

    private func setUp(_ body: (Simulator, CGRect) -> Void) {
        let simulator = Simulator()
        KeyboardController.shared.drawsKeyboard = true
        defer {
            field.resignFirstResponder()
            simulator.advance(by: 1)
            KeyboardController.shared.drawsKeyboard = LaunchOptions.current.drawsKeyboard
        }
        scroll.frame = simulator.root.view.bounds
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.keyboardDismissMode = .interactive
        field.frame = CGRect(x: 20, y: 80, width: 200, height: 40)
        simulator.root.view.addSubview(scroll)
        simulator.root.view.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(by: 1)
        body(simulator, KeyboardController.shared.frame)
    }

    private var shownTop: CGFloat { LayoutKeyboard.frame.minY }

    @Test func theKeyboardFollowsTheFingerAndGoesWithIt() {
        setUp { simulator, frame in
            let top = frame.minY
            simulator.drag(
                from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: top - 20), duration: 0.5, lifts: false)
            #expect(shownTop == top && field.isFirstResponder, "nothing moves before the finger is on the keyboard")
            simulator.move(CGPoint(x: 100, y: top + 60))
            simulator.advance(by: 0.02)
            #expect(shownTop == top + 60 && field.isFirstResponder)
            simulator.move(CGPoint(x: 100, y: top + 120))
            simulator.advance(by: 0.02)
            simulator.up(CGPoint(x: 100, y: top + 120))
            simulator.advance(by: 1)
            #expect(!field.isFirstResponder && LayoutKeyboard.frame.isNull)
        }
    }

    @Test func pulledUpAgainItStays() {
        setUp { simulator, frame in
            let top = frame.minY
            simulator.drag(
                from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: top + 80), duration: 0.5, lifts: false)
            simulator.advance(by: 0.2)
            simulator.move(CGPoint(x: 100, y: top + 40))
            simulator.advance(by: 0.02)
            simulator.up(CGPoint(x: 100, y: top + 40))
            simulator.advance(by: 1)
            #expect(field.isFirstResponder && shownTop == top)
        }
    }

    @Test func thePaddingOfTheGuideCountsAsKeyboard() {
        setUp { simulator, frame in
            simulator.root.view.keyboardLayoutGuide.keyboardDismissPadding = 50
            simulator.root.view.layoutIfNeeded()
            let top = frame.minY
            simulator.drag(
                from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: top - 30), duration: 0.5, lifts: false)
            #expect(shownTop == top + 20)
            simulator.up(CGPoint(x: 100, y: top - 30))
        }
    }
}
