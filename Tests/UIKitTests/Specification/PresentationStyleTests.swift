// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Chapter 9 of the view controller statements: what each style covers and keeps.
@MainActor @Suite(.serialized)
struct PresentationStyleTests {
    private let journal = Journal()
    private static let pad = "iPad (10th generation)"

    private func modal(_ style: UIModalPresentationStyle) -> SpyController {
        let modal = SpyController("B", journal)
        modal.modalPresentationStyle = style
        return modal
    }

    @Test("PR1: every kind of controller presents every other")
    func anyPresentsAny() {
        func all() -> [UIViewController] {
            [
                UIViewController(), UINavigationController(rootViewController: UIViewController()),
                UITabBarController(), UISplitViewController(style: .doubleColumn), UITableViewController(style: .plain),
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
            ]
        }
        for presenter in all() {
            let simulator = Simulator(root: presenter)
            for presented in all() {
                simulator.show(presented)
                #expect(presenter.presentedViewController === presented, "\(presenter) \(presented)")
                #expect(presented.viewIfLoaded?.window != nil)
                presenter.dismiss(animated: false)
                simulator.advance(by: 0.05)
            }
        }
    }

    @Test("PR4: full screen in regular width covers the screen; the presenter's view has left the window")
    func fullScreen() {
        Simulator.on(Self.pad) { simulator in
            let modal = modal(.fullScreen)
            simulator.show(modal)
            #expect(simulator.frame(modal.view) == simulator.window.bounds)
            #expect(simulator.root.view.window == nil)
            simulator.root.dismiss(animated: false)
            #expect(simulator.root.view.window != nil)
        }
    }

    @Test("PR5: over full screen keeps the presenter's view, which shows through")
    func overFullScreen() throws {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .red
        let modal = modal(.overFullScreen)
        modal.view.backgroundColor = .clear
        simulator.show(modal)
        #expect(simulator.root.view.window != nil)
        #expect(simulator.frame(modal.view) == simulator.window.bounds)
        MainLoop.shared.renderNow()
        let pixel = try #require(simulator.host.frame).row(1200)[600]
        #expect(pixel == 0xFFFF_0000)
        simulator.root.dismiss(animated: false)
    }

    @Test("PR6: sheets in regular width show a part of the presenter, dimmed, that gets no touches")
    func sheets() {
        for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
            Simulator.on(Self.pad, landscape: true) { simulator in
                let button = UIButton(frame: CGRect(x: 0, y: 400, width: 60, height: 60))
                let tapped = Target { [journal] _ in journal.note("tapped") }
                button.addTarget(tapped, action: Target.action, for: .touchUpInside)
                simulator.root.view.addSubview(button)
                let modal = modal(style)
                modal.isModalInPresentation = true
                simulator.show(modal)
                let frame = simulator.frame(modal.view)
                #expect(frame.width < simulator.window.bounds.width && simulator.root.view.window != nil)
                #expect(abs(frame.midX - simulator.window.bounds.midX) <= 1)
                simulator.tap(CGPoint(x: 30, y: 430))
                #expect(!journal.take().contains("tapped"))
                let dimming = modal.presentationController?.containerView?.subviews.first { $0 is DimmingView }
                #expect((dimming?.alpha ?? 0) > 0)
                simulator.root.dismiss(animated: false)
            }
        }
    }

    @Test("PR6: a form sheet is 540 x 620 in the middle, or as large as its content wants")
    func formSheetSize() {
        Simulator.on(Self.pad) { simulator in
            let modal = modal(.formSheet)
            simulator.show(modal)
            #expect(simulator.frame(modal.view) == CGRect(x: 140, y: 280, width: 540, height: 620))
            modal.preferredContentSize = CGSize(width: 400, height: 300)
            simulator.advance(by: 1)
            #expect(simulator.frame(modal.view) == CGRect(x: 210, y: 440, width: 400, height: 300))
            simulator.root.dismiss(animated: false)
        }
    }

    /// Since iOS 13 sheets of phones are cards (open point 6, and the style table's last line); only in low height
    /// they cover everything as they did before.
    @Test("PR7: full screen in compact width hides everything; sheets do so where height is compact")
    func compact() {
        let simulator = Simulator()
        let modal = modal(.fullScreen)
        simulator.show(modal)
        #expect(simulator.frame(modal.view) == simulator.window.bounds)
        simulator.root.dismiss(animated: false)
        Simulator.on("iPhone 15", landscape: true) { simulator in
            for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
                let modal = self.modal(style)
                simulator.show(modal)
                #expect(simulator.frame(modal.view) == simulator.window.bounds)
                simulator.root.dismiss(animated: false)
            }
        }
    }

    @Test("PR10, PR25: a popover in regular width covers a part, at its anchor, in the preferred size")
    func popover() throws {
        try Simulator.on(Self.pad) { simulator in
            let anchor = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
            simulator.root.view.addSubview(anchor)
            let modal = modal(.popover)
            modal.preferredContentSize = CGSize(width: 200, height: 150)
            let popover = try #require(modal.popoverPresentationController)
            popover.sourceView = anchor
            popover.sourceRect = anchor.bounds
            simulator.show(modal)
            let frame = simulator.frame(modal.view)
            #expect(frame.size == CGSize(width: 200, height: 150))
            #expect(popover.arrowDirection == .up && frame.minY > 240 && frame.minY < 260 && frame.midX == 350)
            modal.preferredContentSize = CGSize(width: 220, height: 180)
            simulator.advance(by: 1)
            #expect(simulator.frame(modal.view).size == CGSize(width: 220, height: 180))
            simulator.root.dismiss(animated: false)
        }
    }

    @Test("PR11, PR26: a tap outside ends a popover, and its delegate is told of coming and going")
    func popoverDelegate() {
        final class Delegate: __ObjCObject, UIPopoverPresentationControllerDelegate {
            var log: [String] = []
            func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { log.append("prepare") }
            func popoverPresentationControllerShouldDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            ) -> Bool {
                log.append("should")
                return true
            }
            func popoverPresentationControllerDidDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            ) { log.append("did") }
        }
        Simulator.on(Self.pad) { simulator in
            let delegate = Delegate()
            let modal = modal(.popover)
            modal.popoverPresentationController?.sourceView = simulator.root.view
            modal.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 400, width: 1, height: 1)
            modal.popoverPresentationController?.delegate = delegate
            simulator.show(modal)
            simulator.tap(CGPoint(x: 20, y: 1100))
            simulator.advance(by: 1)
            #expect(simulator.root.presentedViewController == nil)
            #expect(delegate.log == ["prepare", "should", "did"])
            // Not for dismissals by code; each presentation has a controller of its own to be set up.
            modal.popoverPresentationController?.sourceView = simulator.root.view
            modal.popoverPresentationController?.delegate = delegate
            simulator.show(modal)
            simulator.root.dismiss(animated: false)
            #expect(!delegate.log.dropFirst(3).contains("did"))
        }
    }

    @Test("PR12, PR32: a popover in compact width is no popover; a tap on what was outside does not end a full screen")
    func compactPopover() {
        final class Full: __ObjCObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .overFullScreen
            }
        }
        let simulator = Simulator()
        let modal = modal(.popover)
        modal.popoverPresentationController?.sourceView = simulator.root.view
        simulator.show(modal)
        // Fault 17: since iOS 13 like a form sheet.
        #expect(modal.presentationController is UISheetPresentationController)
        #expect(modal.modalPresentationStyle == .popover)
        #expect(simulator.frame(modal.view).width == simulator.window.bounds.width)
        simulator.root.dismiss(animated: false)
        let delegate = Full()
        let second = self.modal(.popover)
        second.popoverPresentationController?.sourceView = simulator.root.view
        second.popoverPresentationController?.delegate = delegate
        simulator.show(second)
        #expect(simulator.frame(second.view) == simulator.window.bounds)
        simulator.tap(CGPoint(x: 10, y: 10))
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController === second)
        simulator.root.dismiss(animated: false)
    }

    @Test("PR26: a popover that a turn of the device moves asks its delegate for the place, and goes there")
    func repositioned() {
        final class Delegate: __ObjCObject, UIPopoverPresentationControllerDelegate {
            var asked = 0
            func popoverPresentationController(
                _ popoverPresentationController: UIPopoverPresentationController,
                willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
                in view: AutoreleasingUnsafeMutablePointer<UIView>
            ) {
                asked += 1
                rect.pointee = CGRect(x: 600, y: 300, width: 20, height: 20)
            }
        }
        Simulator.on(Self.pad) { simulator in
            let delegate = Delegate()
            let modal = modal(.popover)
            modal.preferredContentSize = CGSize(width: 200, height: 150)
            modal.popoverPresentationController?.sourceView = simulator.root.view
            modal.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
            modal.popoverPresentationController?.delegate = delegate
            simulator.show(modal)
            #expect(delegate.asked == 0)
            UIApplication.shared.deviceTurned(to: .landscapeLeft)
            simulator.advance(by: 1)
            #expect(delegate.asked == 1 && simulator.frame(modal.view).midX == 610)
            simulator.root.dismiss(animated: false)
        }
    }

    @Test("PR17: in compact width the context styles stay what they are, unless the delegate says full screen")
    func contextsInCompactWidth() {
        final class Full: __ObjCObject, UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .fullScreen
            }
        }
        let parent = UIViewController()
        let simulator = Simulator(root: parent)
        let child = UIViewController()
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
        parent.view.addSubview(child.view)
        child.definesPresentationContext = true
        let full = Full()
        for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
            simulator.show(modal(style), on: child)
            #expect(child.presentedViewController.map { simulator.frame($0.view) } == child.view.frame)
            child.dismiss(animated: false)
            let adapting = modal(style)
            adapting.presentationController?.delegate = full
            simulator.show(adapting, on: child)
            #expect(simulator.frame(adapting.view) == simulator.window.bounds)
            child.dismiss(animated: false)
            #expect(child.view.superview === parent.view && child.view.frame.width == 300)
        }
    }

    @Test("PR14: current context takes the covered view out, over current context keeps it")
    func contexts() {
        let simulator = Simulator()
        simulator.root.definesPresentationContext = true
        for (style, stays) in [(UIModalPresentationStyle.currentContext, false), (.overCurrentContext, true)] {
            simulator.show(modal(style))
            #expect((simulator.root.view.window != nil) == stays)
            simulator.root.dismiss(animated: false)
            #expect(simulator.root.view.window != nil)
        }
    }

    @Test(
        "PR15, PR16: the context's transition style drives the animation if it provides one, else the presented one's")
    func transitionStyle() {
        let simulator = Simulator()
        simulator.root.definesPresentationContext = true
        simulator.root.modalTransitionStyle = .crossDissolve
        for provides in [true, false] {
            simulator.root.providesPresentationContextTransitionStyle = provides
            let modal = modal(.overCurrentContext)
            modal.modalTransitionStyle = .coverVertical
            simulator.root.present(modal, animated: true)
            simulator.advance(by: 0.1)
            let shown = modal.view.layer.presentation()
            #expect(((shown?.opacity ?? 1) < 1) == provides)
            #expect(((shown?.affineTransform().ty ?? 0) > 1) == !provides)
            simulator.advance(by: 1)
            simulator.root.dismiss(animated: false)
        }
    }

    @Test("PR18, AD28: custom: the presentation controller decides size and place; UIKit adapts nothing by itself")
    func custom() {
        final class Corner: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 30, height: 40) }
        }
        for device in ["iPhone 15", Self.pad] {
            Simulator.on(device) { simulator in
                let delegate = TransitionSpy(journal)
                delegate.makeController = { Corner(presentedViewController: $0, presenting: $1) }
                let modal = modal(.custom)
                modal.transitioningDelegate = delegate
                simulator.show(modal)
                #expect(simulator.frame(modal.view) == CGRect(x: 10, y: 20, width: 30, height: 40))
                simulator.root.dismiss(animated: false)
            }
        }
    }

    @Test("PR19: cover vertical comes from below and goes the same way")
    func coverVertical() {
        let simulator = Simulator()
        let modal = modal(.fullScreen)
        simulator.root.present(modal, animated: true)
        var heights: [CGFloat] = []
        func offset() -> CGFloat { modal.view.layer.presentation()?.affineTransform().ty ?? 0 }
        for _ in 0..<5 {
            simulator.advance(by: 0.05)
            heights.append(offset())
        }
        #expect(heights[0] > 100 && heights == heights.sorted(by: >))
        simulator.advance(by: 1)
        #expect(offset() == 0)
        simulator.root.dismiss(animated: true)
        simulator.advance(by: 0.1)
        let first = offset()
        simulator.advance(by: 0.1)
        #expect(first > 0 && offset() > first)
        simulator.advance(by: 1)
    }
}
