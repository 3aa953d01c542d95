// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Answers what the test sets, and notes what it is asked.
@MainActor
private final class AdaptiveDelegate: __ObjCObject, UIPopoverPresentationControllerDelegate {
    let journal: Journal
    var style = UIModalPresentationStyle.none
    var replacement: UIViewController?
    init(_ journal: Journal) { self.journal = journal }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        journal.note("style?")
        return style
    }
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        journal.note("controller for \(style.rawValue)?")
        return replacement
    }
}

/// Chapter 13 of the view controller statements: how presentations adapt.
@MainActor @Suite(.serialized)
struct AdaptivePresentationTests {
    private let journal = Journal()

    private func popover(_ simulator: Simulator, _ delegate: AdaptiveDelegate?) -> SpyController {
        let modal = SpyController("B", journal)
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 200, height: 200)
        let popover = modal.popoverPresentationController
        popover?.sourceView = simulator.root.view
        popover?.sourceRect = CGRect(x: 100, y: 200, width: 1, height: 1)
        popover?.delegate = delegate
        return modal
    }

    /// Apple's documentation of `adaptiveSheetPresentationController`: the sheet that the popover becomes in a compact size
    /// class; its detents and grabber are set before the presentation.
    @Test("a popover becomes the sheet that was set up at it")
    func sheetOfThePopover() throws {
        try Simulator.on("iPhone 8 Plus") { simulator in
            let modal = popover(simulator, nil)
            let sheet = try #require(modal.popoverPresentationController?.adaptiveSheetPresentationController)
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            simulator.show(modal)
            #expect(modal.presentationController === sheet && modal.sheetPresentationController === sheet)
            #expect(modal.popoverPresentationController?.adaptiveSheetPresentationController === sheet)
            // The medium detent is about half of the screen's 736 points, the large one almost all of them.
            #expect((330...450).contains(simulator.frame(modal.view).height))
        }
    }

    /// The article's full screen is a sheet since iOS 13 (fault 17).
    @Test("AD21: a popover goes from regular to compact width as a sheet, and comes back as a popover")
    func liveAdaptation() {
        Simulator.on("iPhone 8 Plus", landscape: true) { simulator in
            let modal = popover(simulator, nil)
            simulator.show(modal)
            #expect(modal.presentationController is UIPopoverPresentationController)
            UIApplication.shared.deviceTurned(to: .landscapeRight)
            UIApplication.shared.deviceTurned(to: .portrait)
            simulator.advance(by: 1)
            #expect(modal.presentationController is UISheetPresentationController)
            #expect(simulator.frame(modal.view).width == 414)
            UIApplication.shared.deviceTurned(to: .landscapeRight)
            simulator.advance(by: 1)
            #expect(modal.presentationController is UIPopoverPresentationController)
            #expect(simulator.frame(modal.view).size == CGSize(width: 200, height: 200))
            #expect(simulator.root.presentedViewController === modal && modal.view.window != nil)
            simulator.root.dismiss(animated: false)
        }
    }

    @Test("AD22, AD26: the delegate is asked before anything changes, and over full screen is used")
    func overFullScreen() {
        let simulator = Simulator()
        let delegate = AdaptiveDelegate(journal)
        delegate.style = .overFullScreen
        let modal = popover(simulator, delegate)
        simulator.show(modal)
        let log = journal.take()
        #expect(log.first == "style?" && log.firstIndex(of: "style?") ?? 9 < log.firstIndex(of: "B.willAppear") ?? 0)
        #expect(simulator.frame(modal.view) == simulator.window.bounds && simulator.root.view.window != nil)
        simulator.root.dismiss(animated: false)
    }

    @Test("AD23, AD27: none keeps the popover, which a tap outside ends")
    func none() {
        let simulator = Simulator()
        let delegate = AdaptiveDelegate(journal)
        let modal = popover(simulator, delegate)
        simulator.show(modal)
        #expect(modal.presentationController is UIPopoverPresentationController)
        #expect(simulator.frame(modal.view).size == CGSize(width: 200, height: 200))
        simulator.tap(CGPoint(x: 350, y: 800))
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController == nil)
    }

    @Test("AD24: a style that no narrow environment shows counts as no answer")
    func unsupported() {
        let simulator = Simulator()
        let delegate = AdaptiveDelegate(journal)
        delegate.style = .currentContext
        let modal = popover(simulator, delegate)
        simulator.show(modal)
        #expect(modal.presentationController is UISheetPresentationController)
        simulator.root.dismiss(animated: false)
    }

    @Test("AD25, AD38: the delegate's controller is shown instead, and a button in it dismisses")
    func replacement() throws {
        let simulator = Simulator()
        let modal = popover(simulator, nil)
        let done = Target { _ in simulator.root.dismiss(animated: true) }
        modal.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: done, action: Target.action)
        final class Wrapping: __ObjCObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .fullScreen
            }
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                UINavigationController(rootViewController: controller.presentedViewController)
            }
        }
        let wrapping = Wrapping()
        modal.popoverPresentationController?.delegate = wrapping
        simulator.show(modal)
        let shown = try #require(simulator.root.presentedViewController as? UINavigationController)
        #expect(shown.topViewController === modal && simulator.frame(shown.view) == simulator.window.bounds)
        let button = try #require(modal.navigationItem.rightBarButtonItem?.view)
        let frame = simulator.frame(button)
        simulator.tap(CGPoint(x: frame.midX, y: frame.midY))
        simulator.advance(by: 2)
        #expect(simulator.root.presentedViewController == nil && modal.view.window == nil)
    }

    /// "The nearest popover presentation controller that is managing the current view controller":
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller
    @Test("a popover that is shown in another style still has its popover controller and delegate")
    func adaptedPopover() {
        let simulator = Simulator()
        let delegate = AdaptiveDelegate(journal)
        delegate.style = .fullScreen
        let modal = popover(simulator, delegate)
        simulator.show(modal)
        #expect(!(modal.presentationController is UIPopoverPresentationController))
        #expect(modal.popoverPresentationController?.delegate === delegate)
    }
}
