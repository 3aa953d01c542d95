// SPDX-License-Identifier: MIT
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// Wheels that drag and the pointer's other button. Truth: Apple's documentation of
/// UIPanGestureRecognizer.allowedScrollTypesMask and UITapGestureRecognizer.buttonMaskRequired.
@MainActor @Suite(.serialized)
final class PointerTests {
    private let journal = Journal()

    private func wheel(_ simulator: Simulator, _ dy: CGFloat) {
        simulator.send(
            .scroll(location: CGPoint(x: 100, y: 300), delta: CGVectorPoints(dx: 0, dy: dy), time: FrameClock.now))
        simulator.advance(by: 0.016)
    }

    @Test func aWheelDragsWhereThePanAllowsIt() {
        let simulator = Simulator()
        let pan = UIPanGestureRecognizer()
        var moved = CGPoint.zero
        let target = Target { [journal] _ in
            journal.note("\(pan.state) \(Int(pan.translation(in: nil).y))")
            moved = pan.location(in: nil)
        }
        pan.addTarget(target, action: Target.action)
        simulator.root.view.addGestureRecognizer(pan)
        wheel(simulator, 10)
        #expect(journal.take().isEmpty, "by default wheels scroll scroll views only")
        pan.allowedScrollTypesMask = .all
        wheel(simulator, 10)
        wheel(simulator, 15)
        #expect(journal.take() == ["began 10", "changed 25"])
        #expect(moved == CGPoint(x: 100, y: 300))
        simulator.advance(by: 0.5)
        #expect(journal.take() == ["ended 25"] && pan.state == .possible)
    }

    @Test func theOtherButtonTapsForThoseWhoAsk() {
        let simulator = Simulator()
        let (primary, secondary) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        secondary.buttonMaskRequired = .secondary
        let targets = [(primary, "primary"), (secondary, "secondary")].map { tap, name in
            let target = Target { [journal] _ in journal.note("\(name) \(tap.buttonMask.rawValue)") }
            tap.addTarget(target, action: Target.action)
            simulator.root.view.addGestureRecognizer(tap)
            return target
        }
        simulator.send(.secondaryClick(location: CGPoint(x: 100, y: 300), time: FrameClock.now))
        #expect(journal.take() == ["secondary \(UIEvent.ButtonMask.secondary.rawValue)"])
        simulator.tap(CGPoint(x: 100, y: 300))
        #expect(journal.take() == ["primary 0"])
        withExtendedLifetime(targets) {}
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
            }
        }
    }

    @Test func theOtherButtonOpensAContextMenuAtOnce() {
        let simulator = Simulator()
        let menus = Menus()
        let view = UIView(frame: CGRect(x: 50, y: 250, width: 100, height: 100))
        let interaction = UIContextMenuInteraction(delegate: menus)
        view.addInteraction(interaction)
        simulator.root.view.addSubview(view)
        simulator.send(.secondaryClick(location: CGPoint(x: 300, y: 300), time: FrameClock.now))
        #expect(interaction.menuAppearance == .unknown)
        simulator.send(.secondaryClick(location: CGPoint(x: 100, y: 300), time: FrameClock.now))
        simulator.advance(by: 0.5)
        #expect(interaction.menuAppearance == .rich)
        interaction.dismissMenu()
        simulator.advance(by: 1)
        #expect(interaction.menuAppearance == .unknown)
    }
}
