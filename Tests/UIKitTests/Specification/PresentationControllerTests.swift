// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Covers the right half behind a backdrop, as the article's sample does, and writes down its calls.
@MainActor
private final class HalfPresentation: UIPresentationController {
    var journal = Journal()
    let backdrop = UIView()
    var removes = false

    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let width = (bounds.width / 2).rounded(.down)
        return CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
    }
    override var presentedView: UIView? {
        if journal.last != "view" { journal.note("view") }
        return super.presentedView
    }
    override func presentationTransitionWillBegin() {
        journal.note("will begin \(containerView != nil)")
        backdrop.backgroundColor = UIColor(white: 0, alpha: 0.4)
        backdrop.frame = containerView?.bounds ?? .zero
        backdrop.alpha = 0
        containerView?.insertSubview(backdrop, at: 0)
        let hasCoordinator =
            presentedViewController.transitionCoordinator?.animate { _ in self.backdrop.alpha = 1 } != nil
        journal.note("coordinator \(hasCoordinator)")
        if !hasCoordinator { backdrop.alpha = 1 }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        journal.note("did end \(completed)")
        if !completed { backdrop.removeFromSuperview() }
    }
    override func dismissalTransitionWillBegin() {
        journal.note("will dismiss")
        _ = presentedViewController.transitionCoordinator?.animate { _ in self.backdrop.alpha = 0 }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        journal.note("did dismiss \(completed)")
        if completed { backdrop.removeFromSuperview() }
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        journal.note("size \(Int(size.width))")
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        journal.note("traits")
    }
}

/// Chapter 12 of the view controller statements.
@MainActor @Suite(.serialized)
struct PresentationControllerTests {
    private let journal = Journal()

    private func make() -> (UIViewController, TransitionSpy) {
        let delegate = TransitionSpy(journal)
        delegate.makeController = { [journal] in
            let controller = HalfPresentation(presentedViewController: $0, presenting: $1)
            controller.journal = journal
            return controller
        }
        let modal = UIViewController()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        return (modal, delegate)
    }

    @Test("CP1, CP4, CP5, CP13: one controller, asked for once, gets the calls in the documented order")
    func order() {
        let simulator = Simulator()
        let (modal, delegate) = make()
        (delegate.animatesPresentation, delegate.animatesDismissal) = (true, true)
        simulator.show(modal, animated: true)
        let controller = modal.presentationController
        #expect(controller is HalfPresentation)
        let wanted = ["controller?", "animator?", "driver?", "will begin true", "view", "animate", "did end true"]
        #expect(journal.take().filter { wanted.contains($0) }.uniqued == wanted)
        simulator.root.dismiss(animated: true)
        simulator.advance(by: 1)
        let back = [
            "dismissal animator?", "dismissal driver?", "will dismiss", "view", "animate", "did dismiss true",
        ]
        let log = journal.take()
        #expect(log.filter { back.contains($0) }.uniqued == back && !log.contains("controller?"))
    }

    @Test("CP2, CP6: without a controller of the app's own the view fills the container")
    func none() {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        let modal = UIViewController()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        simulator.show(modal)
        #expect(simulator.frame(modal.view) == simulator.window.bounds)
        #expect(journal.take().contains("controller?"))
        simulator.root.dismiss(animated: false)
        modal.transitioningDelegate = nil
        simulator.show(modal)
        #expect(simulator.frame(modal.view) == simulator.window.bounds)
        simulator.root.dismiss(animated: false)
    }

    /// Frames the presented view; writes down how often it is asked.
    private final class FramedPresentation: UIPresentationController {
        let frameView = UIView()
        var asked = (frame: 0, view: 0)

        override var presentedView: UIView? {
            asked.view += 1
            return frameView
        }
        override var frameOfPresentedViewInContainerView: CGRect {
            asked.frame += 1
            return CGRect(x: 20, y: 40, width: 200, height: 300)
        }
        override func presentationTransitionWillBegin() {
            frameView.addSubview(presentedViewController.view)
            presentedViewController.view.frame = frameView.bounds
        }
    }

    @Test(
        "CP8: view and frame are asked for several times in one presentation, and every answer is the view that shows")
    func askedOften() {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        var made: FramedPresentation?
        delegate.makeController = {
            let controller = FramedPresentation(presentedViewController: $0, presenting: $1)
            made = controller
            return controller
        }
        let modal = UIViewController()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        simulator.show(modal)
        #expect((made?.asked.view ?? 0) > 1 && (made?.asked.frame ?? 0) > 0)
        #expect(made?.frameView.superview === made?.containerView && made?.frameView.subviews == [modal.view])
        #expect(made.map { simulator.frame($0.frameView) } == CGRect(x: 20, y: 40, width: 200, height: 300))
        let before = made?.asked.frame ?? 0
        made?.containerView?.setNeedsLayout()
        simulator.advance(by: 0.1)
        _ = made?.presentedView
        #expect(
            (made?.asked.frame ?? 0) >= before
                && made?.containerView?.subviews.filter { $0 === made?.frameView }.count == 1)
        simulator.root.dismiss(animated: false)
    }

    @Test("CP3, CT28: for other styles UIKit's own controller is used and the delegate is not asked")
    func builtIn() {
        let simulator = Simulator()
        let (modal, _) = make()
        modal.modalPresentationStyle = .pageSheet
        simulator.show(modal)
        #expect(modal.presentationController is UISheetPresentationController)
        #expect(!journal.take().contains("controller?"))
        simulator.root.dismiss(animated: false)
    }

    @Test("CP7: the article's right half: (188, 0, 187, 667) in a container of 375 x 667")
    func rightHalf() {
        Simulator.on("iPhone 6") { simulator in
            let (modal, delegate) = make()
            simulator.show(modal)
            #expect(modal.view.frame == CGRect(x: 188, y: 0, width: 187, height: 667))
            withExtendedLifetime(delegate) {}
            simulator.root.dismiss(animated: false)
        }
    }

    @Test("CP10: the container is there in will-begin")
    func container() throws {
        let simulator = Simulator()
        let (modal, delegate) = make()
        simulator.show(modal)
        let controller = try #require(modal.presentationController as? HalfPresentation)
        #expect(controller.containerView?.subviews.first === controller.backdrop && controller.backdrop.alpha == 1)
        #expect(journal.take().contains("will begin true"))
        simulator.root.dismiss(animated: false)
        #expect(controller.backdrop.superview == nil && controller.containerView == nil)
        withExtendedLifetime(delegate) {}
    }

    @Test("CP11: in will-begin both controllers have a coordinator when it is animated; else changes are made directly")
    func coordinators() {
        final class Noting: UIPresentationController {
            var seen: [Bool] = []
            override func presentationTransitionWillBegin() {
                seen = [presentedViewController, presentingViewController].map { $0.transitionCoordinator != nil }
            }
        }
        let simulator = Simulator()
        for animated in [true, false] {
            let delegate = TransitionSpy(journal)
            delegate.makeController = { Noting(presentedViewController: $0, presenting: $1) }
            delegate.animatesPresentation = animated
            let modal = UIViewController()
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = delegate
            simulator.show(modal, animated: animated)
            simulator.advance(by: 1)
            let seen = (modal.presentationController as? Noting)?.seen
            if animated { #expect(seen == [true, true]) } else { #expect(seen?.count == 2) }
            simulator.root.dismiss(animated: false)
        }
    }

    @Test("CP14: a dismissal that succeeds ends with true, one that is called off with false")
    func dismissals() {
        let simulator = Simulator()
        let (modal, delegate) = make()
        simulator.show(modal)
        let driver = UIPercentDrivenInteractiveTransition()
        (delegate.animatesDismissal, delegate.driver) = (true, driver)
        simulator.root.dismiss(animated: true)
        simulator.advance(by: 0.1)
        driver.update(0.3)
        simulator.advance(by: 0.05)
        driver.cancel()
        simulator.advance(by: 1)
        #expect(journal.take().filter { $0.hasPrefix("did dismiss") } == ["did dismiss false"])
        #expect(simulator.root.presentedViewController === modal)
        delegate.driver = nil
        simulator.root.dismiss(animated: true)
        simulator.advance(by: 1)
        #expect(journal.take().filter { $0.hasPrefix("did dismiss") } == ["did dismiss true"])
        #expect(simulator.root.presentedViewController == nil)
    }

    @Test("CP12: an interactive presentation that is called off ends with false, and its backdrop goes")
    func cancelled() throws {
        let simulator = Simulator()
        let (modal, delegate) = make()
        let driver = UIPercentDrivenInteractiveTransition()
        (delegate.animatesPresentation, delegate.driver) = (true, driver)
        simulator.root.present(modal, animated: true)
        simulator.advance(by: 0.1)
        let controller = try #require(modal.presentationController as? HalfPresentation)
        driver.update(0.3)
        simulator.advance(by: 0.05)
        driver.cancel()
        simulator.advance(by: 1)
        #expect(journal.take().contains("did end false") && controller.backdrop.superview == nil)
        #expect(simulator.root.presentedViewController == nil)
    }

    @Test("CP15, CP21: the backdrop fades in parallel to the animator's view")
    func parallel() throws {
        let simulator = Simulator()
        let (modal, delegate) = make()
        delegate.animatesPresentation = true
        simulator.root.present(modal, animated: true)
        simulator.advance(by: 0.25)
        let controller = try #require(modal.presentationController as? HalfPresentation)
        for layer in [modal.view.layer, controller.backdrop.layer] {
            let opacity = layer.presentation()?.opacity ?? 0
            #expect(opacity > 0.2 && opacity < 0.8)
        }
        simulator.advance(by: 1)
        #expect(controller.backdrop.alpha == 1 && modal.view.alpha == 1)
        simulator.root.dismiss(animated: false)
    }

    @Test("CP16: gesture recognizers of the backdrop get the touches outside of the content")
    func backdropTouches() throws {
        let simulator = Simulator()
        let (modal, delegate) = make()
        simulator.show(modal)
        let controller = try #require(modal.presentationController as? HalfPresentation)
        let tapped = Target { [journal] _ in journal.note("tapped") }
        controller.backdrop.addGestureRecognizer(UITapGestureRecognizer(target: tapped, action: Target.action))
        _ = journal.take()
        simulator.tap(CGPoint(x: 300, y: 400))
        #expect(!journal.take().contains("tapped"))
        simulator.tap(CGPoint(x: 50, y: 400))
        #expect(journal.take().contains("tapped"))
        simulator.root.dismiss(animated: false)
        withExtendedLifetime(delegate) {}
    }

    @Test("CP17, CP18: the controller outlives the animators and is told of traits and size when the device turns")
    func rotation() {
        let simulator = Simulator()
        let (modal, delegate) = make()
        simulator.show(modal)
        _ = journal.take()
        UIApplication.shared.deviceTurned(to: .landscapeLeft)
        simulator.advance(by: 1)
        let log = journal.take()
        #expect(log.contains("traits") && log.contains("size 852"))
        #expect(modal.view.frame == CGRect(x: 426, y: 0, width: 426, height: 393))
        UIApplication.shared.deviceTurned(to: .portrait)
        simulator.advance(by: 1)
        simulator.root.dismiss(animated: false)
        withExtendedLifetime(delegate) {}
    }

    @Test("CP19: the controller decides whether the presenter's view is removed")
    func removing() {
        let simulator = Simulator()
        for removes in [false, true] {
            let (modal, delegate) = make()
            let make = delegate.makeController
            delegate.makeController = {
                let controller = make?($0, $1)
                (controller as? HalfPresentation)?.removes = removes
                return controller
            }
            simulator.show(modal)
            #expect((simulator.root.view.window == nil) == removes)
            simulator.root.dismiss(animated: false)
            #expect(simulator.root.view.window != nil)
        }
    }
}

extension [String] {
    /// Without repetitions of what came before.
    fileprivate var uniqued: [String] {
        reduce(into: []) { list, entry in if !list.contains(entry) { list.append(entry) } }
    }
}
