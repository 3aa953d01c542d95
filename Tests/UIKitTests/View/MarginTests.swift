// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// The cases of facts/measured-laws.md 3.1, measured on UIKit.
@MainActor @Suite(.serialized)
struct MarginTests {
    /// A root view of 320x480 whose safe area is (44, 10, 34, 12).
    private func unsafeRoot() -> (Simulator, UIView) {
        let simulator = Simulator()
        let container = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 480))
        let controller = UIViewController()
        controller.view = container
        simulator.root.addChild(controller)
        simulator.root.view.addSubview(container)
        let given = container.safeAreaInsets
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: 44 - given.top, left: 10 - given.left, bottom: 34 - given.bottom, right: 12 - given.right)
        return (simulator, container)
    }

    @Test("Safe area per edge and clamped; a child wholly in the unsafe band has its full inset")
    func safeArea() {
        let (_, root) = unsafeRoot()
        #expect(root.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        let child = UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
        root.addSubview(child)
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
        child.frame = CGRect(x: 0, y: 30, width: 320, height: 300)
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 14, left: 10, bottom: 0, right: 12))
    }

    @Test("Layout margins are 8 plus the safe area; without safe area when told so")
    func margins() {
        let (_, root) = unsafeRoot()
        let child = UIView(frame: root.bounds)
        root.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("Cells preserve a list's margins at their sides only: they are as high at its edge as elsewhere")
    func cellsAtTheEdge() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
        let cell = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 300))
        cell.insetsLayoutMarginsFromSafeArea = false
        cell.preservesSuperviewLayoutMargins = true
        table.addSubview(cell)
        #expect(cell.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 30))
    }

    @Test("Preserving the superview's margins: the greater per edge, less the distance")
    func preserving() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        child.preservesSuperviewLayoutMargins = true
        parent.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    @Test("Root 59/16/34/20 gives a child at y 30 the margins 37/24/8/28")
    func constraintsMargins() {
        let (simulator, root) = unsafeRoot()
        guard let controller = simulator.root.children.first else { return }
        let base = root.safeAreaInsets
        controller.additionalSafeAreaInsets.top += 59 - base.top
        controller.additionalSafeAreaInsets.left += 16 - base.left
        controller.additionalSafeAreaInsets.bottom += 34 - base.bottom
        controller.additionalSafeAreaInsets.right += 20 - base.right
        let child = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
        root.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: 37, left: 24, bottom: 8, right: 28))
    }

    @Test("The window has the device's safe area: 59 and 34 points on an iPhone 15")
    func window() {
        let simulator = Simulator()
        #expect(simulator.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(simulator.root.view.safeAreaInsets == simulator.window.safeAreaInsets)
    }

    @Test("Tint: inherited until set, grey while dimmed, everyone affected is told")
    func tint() {
        final class Tinted: UIView {
            var told = 0
            override func tintColorDidChange() { told += 1 }
        }
        let parent = UIView()
        let child = Tinted()
        parent.addSubview(child)
        parent.tintColor = .red
        #expect(child.tintColor == .red && child.told == 1)
        child.tintColor = .green
        parent.tintColor = .blue
        #expect(child.tintColor == .green)
        parent.tintAdjustmentMode = .dimmed
        #expect(child.tintAdjustmentMode == .dimmed && child.tintColor != .green)
        child.tintColor = nil
        parent.tintAdjustmentMode = .normal
        #expect(child.tintColor == .blue)
    }
}
