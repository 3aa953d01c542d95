// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Popovers stay inside their room, beside their source, on a permitted side (UIPopoverPresentationController).
@MainActor
struct PopoverPlacementTests {
    private let room = CGRect(x: 10, y: 30, width: 800, height: 1000)

    private func place(
        _ anchor: CGRect, _ permitted: UIPopoverArrowDirection = .any, mayOverlap: Bool = false
    ) -> PopoverPlacement {
        PopoverPlacement(
            size: CGSize(width: 320, height: 480), anchor: anchor, room: room, permitted: permitted,
            mayOverlap: mayOverlap)
    }

    @Test func withoutRoomItShrinksUnlessItMayCoverItsSource() {
        let large = CGRect(x: 10, y: 200, width: 800, height: 600)
        #expect(place(large, .up).frame.height < 493)
        let over = place(large, .up, mayOverlap: true)
        #expect(over.frame.size == CGSize(width: 320, height: 493))
        #expect(room.contains(over.frame) && over.frame.intersects(large))
    }

    @Test func theArrowPointsAtTheSourceFromBelowWhereThereIsRoom() {
        let placement = place(CGRect(x: 400, y: 100, width: 44, height: 44))
        #expect(placement.direction == .up)
        #expect(placement.frame == CGRect(x: 262, y: 144, width: 320, height: 493))
        #expect(placement.arrowPosition == 160)
    }

    @Test func withoutRoomBelowItGoesAbove() {
        let placement = place(CGRect(x: 400, y: 900, width: 44, height: 44))
        #expect(placement.direction == .down)
        #expect(placement.frame.maxY == 900)
    }

    @Test func onlyPermittedSidesAreUsed() {
        let middle = CGRect(x: 100, y: 500, width: 40, height: 40)
        let left = place(middle, .left)
        #expect(left.direction == .left)
        #expect(left.frame == CGRect(x: 140, y: 280, width: 333, height: 480))
        #expect(left.arrowPosition == 240)
        #expect(place(CGRect(x: 700, y: 500, width: 40, height: 40), [.left, .right]).direction == .right)
    }

    @Test("No direction is permitted: no arrow, and the card's middle over the source's, as apps put it mid-screen")
    func centered() {
        let placement = place(CGRect(x: 410, y: 530, width: 0, height: 0), [])
        #expect(placement.direction == .unknown)
        #expect(placement.frame == CGRect(x: 250, y: 290, width: 320, height: 480))
    }

    @Test("A source that fills the screen leaves no side: the whole card is seen all the same")
    func wholeScreen() {
        let placement = place(CGRect(x: 0, y: 0, width: 820, height: 1180))
        #expect(placement.frame.size == CGSize(width: 320, height: 480))
        #expect(placement.direction == .unknown)
    }

    @Test("A rectangle without a size is a point to point at, not the whole view")
    func pointSource() {
        let owner = UIViewController()
        let simulator = Simulator(root: owner)
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 200, height: 100)
        content.modalPresentationStyle = .popover
        let popover = content.popoverPresentationController
        popover?.sourceView = owner.view
        popover?.sourceRect = CGRect(x: 200, y: 300, width: 0, height: 0)
        popover?.delegate = KeepsPopover.shared
        owner.present(content, animated: false)
        simulator.advance(by: 0.5)
        #expect(popover?.arrowDirection == .up)
        #expect(popover?.frameOfPresentedViewInContainerView.minY == 300)
        #expect(popover?.frameOfPresentedViewInContainerView.midX == 200)
    }

    private final class KeepsPopover: Foundation.NSObject, UIPopoverPresentationControllerDelegate {
        static let shared = KeepsPopover()
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    @Test func itNeverLeavesItsRoom() {
        for x in stride(from: -50.0, through: 900, by: 70) {
            for y in stride(from: -50.0, through: 1100, by: 70) {
                for bits in UInt(0)..<16 {
                    let placement = place(
                        CGRect(x: x, y: y, width: 44, height: 44), UIPopoverArrowDirection(rawValue: bits))
                    #expect(room.insetBy(dx: -0.01, dy: -0.01).contains(placement.frame) || placement.frame.isEmpty)
                    #expect(placement.direction == .unknown || bits & placement.direction.rawValue != 0)
                }
            }
        }
    }
}
