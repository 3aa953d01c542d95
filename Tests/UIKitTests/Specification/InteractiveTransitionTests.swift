// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Chapter 11 of the view controller statements: drivers and coordinators.
@MainActor @Suite(.serialized)
struct InteractiveTransitionTests {
    private let journal = Journal()

    private final class Driver: UIPercentDrivenInteractiveTransition {
        var journal = Journal()
        override func startInteractiveTransition(
            _ transitionContext: any UIViewControllerContextTransitioning
        ) {
            super.startInteractiveTransition(transitionContext)
            journal.note("start")
        }
    }

    /// A driven presentation that has begun.
    private func start(_ simulator: Simulator, dismisses: Bool = false) -> (SpyController, Driver, TransitionSpy) {
        let delegate = TransitionSpy(journal)
        let modal = SpyController("B", journal)
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = delegate
        let driver = Driver()
        driver.journal = journal
        if dismisses {
            simulator.show(modal)
            (delegate.animatesDismissal, delegate.driver) = (true, driver)
            simulator.root.dismiss(animated: true) { [journal] in journal.note("gone") }
        } else {
            (delegate.animatesPresentation, delegate.driver) = (true, driver)
            simulator.root.present(modal, animated: true) { [journal] in journal.note("done") }
        }
        simulator.advance(by: 0.1)
        return (modal, driver, delegate)
    }

    @Test("CT5, CT20: the driver is started instead of the animator, which the percent-driven class starts")
    func started() {
        let simulator = Simulator()
        let (modal, driver, delegate) = start(simulator)
        let log = journal.take().filter { ["start", "animate"].contains($0) }
        #expect(log == ["animate", "start"] && delegate.context?.isInteractive == true)
        driver.finish()
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController === modal)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT5: a driver of the app's own gets the start and nobody calls the animator")
    func ownDriver() {
        final class Own: __ObjCObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
                if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
            }
        }
        let simulator = Simulator()
        let (delegate, own) = (TransitionSpy(journal), Own())
        (delegate.animatesPresentation, delegate.driver) = (true, own)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = delegate
        simulator.root.present(modal, animated: true)
        simulator.advance(by: 2)
        #expect(own.context != nil && !journal.take().contains("animate") && modal.isBeingPresented)
        own.context?.finishInteractiveTransition()
        own.context?.completeTransition(true)
        #expect(!modal.isBeingPresented && modal.view.window != nil)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT17, CT21: update sets the fraction of the animation, linearly")
    func update() {
        let simulator = Simulator()
        let (modal, driver, _) = start(simulator)
        for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
            driver.update(fraction)
            simulator.advance(by: 0.05)
            #expect(abs(CGFloat(modal.view.layer.presentation()?.opacity ?? 0) - fraction) < 0.01)
            #expect(driver.percentComplete == fraction)
        }
        driver.update(1.4)
        #expect(driver.percentComplete == 1)
        driver.finish()
        simulator.advance(by: 1)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT18: finish runs on to the end, in the rest of the time, with success")
    func finish() {
        let simulator = Simulator()
        let (modal, driver, delegate) = start(simulator)
        driver.update(0.6)
        simulator.advance(by: 0.02)
        _ = journal.take()
        driver.finish()
        simulator.advance(by: 0.1)
        #expect(modal.isBeingPresented)
        simulator.advance(by: 0.2)
        let log = journal.take()
        #expect(log.contains("done") && log.contains("ended true") && !modal.isBeingPresented)
        #expect(delegate.context?.transitionWasCancelled == false)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT15, CT16, CT19: cancel runs back; the hierarchy is as before, and no completion runs")
    func cancel() {
        let simulator = Simulator()
        let (modal, driver, delegate) = start(simulator)
        driver.update(0.4)
        simulator.advance(by: 0.02)
        driver.cancel()
        simulator.advance(by: 1)
        let log = journal.take()
        #expect(log.contains("ended false") && !log.contains("done"))
        #expect(delegate.context?.transitionWasCancelled == true)
        #expect(simulator.root.presentedViewController == nil && modal.presentingViewController == nil)
        #expect(modal.view.window == nil && simulator.root.view.window != nil)
        #expect(log.filter { $0.hasPrefix("B.") }.last?.hasPrefix("B.didDisappear") == true)
    }

    @Test("CT15: a dismissal that is called off leaves everything up")
    func cancelledDismissal() {
        let simulator = Simulator()
        let (modal, driver, _) = start(simulator, dismisses: true)
        driver.update(0.4)
        simulator.advance(by: 0.02)
        _ = journal.take()
        driver.cancel()
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController === modal && modal.view.window != nil)
        #expect(simulator.root.view.window == nil && !modal.isBeingDismissed)
        #expect(!journal.take().contains("gone"))
        simulator.root.dismiss(animated: false)
    }

    @Test("CT26: an object that is no controller adds its animation to the coordinator")
    func coordinatorForAnybody() {
        @MainActor final class Helper: __ObjCObject {
            let box = UIView()
            func join(_ controller: UIViewController) {
                controller.transitionCoordinator?.animate(alongsideTransition: { _ in self.box.alpha = 0 })
            }
        }
        let simulator = Simulator()
        let helper = Helper()
        simulator.root.view.addSubview(helper.box)
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        simulator.root.present(modal, animated: true)
        helper.join(simulator.root)
        simulator.advance(by: 0.2)
        let opacity = helper.box.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0 && opacity < 1)
        simulator.advance(by: 1)
        #expect(helper.box.alpha == 0)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT22: during a transition both controllers have a coordinator, before and after they have none")
    func coordinators() {
        let simulator = Simulator()
        let modal = UIViewController()
        #expect(simulator.root.transitionCoordinator == nil)
        simulator.root.present(modal, animated: true)
        #expect(simulator.root.transitionCoordinator != nil)
        #expect(modal.transitionCoordinator === simulator.root.transitionCoordinator)
        simulator.advance(by: 2)
        #expect(simulator.root.transitionCoordinator == nil && modal.transitionCoordinator == nil)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT23, AD30: a rotation has a coordinator too, and what is put alongside runs with it")
    func rotation() {
        let root = SpyController("A", journal, [])
        let simulator = Simulator(root: root)
        let box = UIView()
        root.view.addSubview(box)
        root.sizeChanges = { [journal] _, coordinator in
            journal.note("\(root.transitionCoordinator === coordinator)")
            coordinator.animate(alongsideTransition: { _ in box.alpha = 0.2 }) { _ in journal.note("over") }
        }
        UIApplication.shared.deviceTurned(to: .landscapeLeft)
        simulator.advance(by: 0.1)
        let opacity = box.layer.presentation()?.opacity ?? 0
        #expect(opacity < 1 && opacity > 0.2)
        simulator.advance(by: 1)
        #expect(journal.take() == ["true", "over"])
        #expect(abs(box.alpha - 0.2) < 0.001 && root.transitionCoordinator == nil)
        UIApplication.shared.deviceTurned(to: .portrait)
        simulator.advance(by: 1)
    }

    @Test("CT24, CT25, CT27: blocks given before the start run with its timing, get the context, and are completed")
    func alongside() {
        let simulator = Simulator()
        let box = UIView()
        simulator.root.view.addSubview(box)
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        simulator.root.present(modal, animated: true)
        let queued = modal.transitionCoordinator?.animate(
            alongsideTransition: { [journal] context in
                journal.note("\(context.viewController(forKey: .to) === modal) \(context.isAnimated)")
                box.alpha = 0
            }, completion: { [journal] context in journal.note("cancelled \(context.isCancelled)") })
        #expect(queued == true)
        for _ in 0..<3 {
            simulator.advance(by: 0.1)
            let left = CGFloat(box.layer.presentation()?.opacity ?? 0)
            let offset = modal.view.layer.presentation()?.affineTransform().ty ?? 0
            #expect(left > 0 && left < 1 && abs(left - offset / simulator.window.bounds.height) < 0.02)
        }
        simulator.advance(by: 1)
        #expect(journal.take() == ["true true", "cancelled false"])
        simulator.root.dismiss(animated: false)
    }
}
