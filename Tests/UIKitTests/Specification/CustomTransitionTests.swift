// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Chapter 11 of the view controller statements: animators and what they are given.
@MainActor @Suite(.serialized)
struct CustomTransitionTests {
    private let journal = Journal()

    private func modal(
        _ delegate: TransitionSpy?, _ style: UIModalPresentationStyle = .fullScreen
    ) -> UIViewController {
        let modal = UIViewController()
        modal.modalPresentationStyle = style
        modal.transitioningDelegate = delegate
        return modal
    }

    @Test("CT1, CT2, CT35: without a delegate, or when it has no animator, the standard animation runs")
    func standard() {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        for modal in [modal(nil), modal(delegate)] {
            simulator.root.present(modal, animated: true)
            simulator.advance(by: 0.1)
            #expect((modal.view.layer.presentation()?.affineTransform().ty ?? 0) > 0)
            simulator.advance(by: 1)
            #expect(simulator.root.presentedViewController === modal)
            simulator.root.dismiss(animated: false)
        }
        #expect(!journal.take().contains("animate"))
    }

    @Test("CT1: without a delegate the transition style says how the standard animation looks")
    func styleOfStandard() {
        let simulator = Simulator()
        let modal = modal(nil)
        modal.modalTransitionStyle = .crossDissolve
        simulator.root.present(modal, animated: true)
        simulator.advance(by: 0.1)
        let shown = modal.view.layer.presentation()
        #expect((shown?.opacity ?? 1) < 1 && shown?.affineTransform().ty == 0)
        simulator.advance(by: 1)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT3, CT4, CT8, CT10, CT28: animator, driver, duration, animation, ended; present returns before it starts")
    func order() {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        (delegate.animatesPresentation, delegate.animatesDismissal) = (true, true)
        let modal = modal(delegate)
        simulator.root.present(modal, animated: true) { [journal] in journal.note("done") }
        #expect(journal.entries == ["animator?", "driver?"])
        simulator.advance(by: 1)
        let log = journal.take()
        #expect(log.prefix(4) == ["animator?", "driver?", "duration", "animate"])
        // The article leaves the order of these two open.
        #expect(Set(log.dropFirst(4)) == ["done", "ended true"] && log.count == 6)
        simulator.root.dismiss(animated: true) { [journal] in journal.note("gone") }
        simulator.advance(by: 1)
        let end = journal.take()
        #expect(end.prefix(4) == ["dismissal animator?", "dismissal driver?", "duration", "animate"])
        #expect(Set(end.dropFirst(4)) == ["gone", "ended true"])
    }

    @Test("CT6, CT7: until completeTransition nothing ends; then completion and animationEnded, and touches work")
    func completing() {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        delegate.animatesPresentation = true
        delegate.completes = false
        let modal = SpyController("B", journal)
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = delegate
        simulator.root.present(modal, animated: true) { [journal] in journal.note("done") }
        simulator.advance(by: 5)
        #expect(modal.isBeingPresented && modal.transitionCoordinator != nil)
        var log = journal.take()
        #expect(!log.contains("done") && !log.contains("ended true") && !log.contains("B.didAppear~"))
        delegate.context?.completeTransition(true)
        log = journal.take()
        #expect(log.contains("done") && log.contains("ended true") && log.contains("B.didAppear~"))
        #expect(!modal.isBeingPresented && modal.transitionCoordinator == nil)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT9: while a driver holds the transition, the gesture that drives it goes on")
    func touchesWhileDriven() throws {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        let driver = UIPercentDrivenInteractiveTransition()
        (delegate.animatesPresentation, delegate.driver) = (true, driver)
        let modal = modal(delegate, .custom)
        var fractions: [CGFloat] = []
        let dragged = Target { sender in
            guard let pan = sender as? UIPanGestureRecognizer else { return }
            switch pan.state {
            case .began: simulator.root.present(modal, animated: true)
            case .changed:
                driver.update(pan.translation(in: nil).x / 300)
                fractions.append(CGFloat(modal.view.layer.presentation()?.opacity ?? 0))
            default: driver.finish()
            }
        }
        simulator.root.view.addGestureRecognizer(UIPanGestureRecognizer(target: dragged, action: Target.action))
        simulator.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 290, y: 400), duration: 1)
        #expect(fractions.count > 10 && fractions == fractions.sorted() && (fractions.last ?? 0) > 0.5)
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController === modal && !modal.isBeingPresented)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT9, CT36: it takes the animator's duration, with animations of views or of layers")
    func duration() throws {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        delegate.animatesPresentation = true
        delegate.duration = 0.8
        delegate.began = { context in
            let fade = CABasicAnimation(keyPath: "cornerRadius")
            fade.toValue = 20
            fade.duration = 0.8
            context.view(forKey: .to)?.layer.add(fade, forKey: "round")
        }
        let modal = modal(delegate)
        let start = simulator.now
        var end: Double?
        simulator.root.present(modal, animated: true) { end = simulator.now }
        simulator.advance(by: 0.4)
        #expect(abs((modal.view.layer.presentation()?.cornerRadius ?? 0) - 10) < 2)
        simulator.advance(by: 1)
        #expect(try abs(#require(end) - start - 0.8) < 0.05)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT11, CT32: from and to swap; the presenter's view is there only when it is removed")
    func fromAndTo() throws {
        let simulator = Simulator()
        for (style, removes) in [(UIModalPresentationStyle.fullScreen, true), (.custom, false)] {
            let delegate = TransitionSpy(journal)
            (delegate.animatesPresentation, delegate.animatesDismissal) = (true, true)
            let modal = modal(delegate, style)
            simulator.show(modal, animated: true)
            var context = try #require(delegate.context)
            #expect(context.viewController(forKey: .from) === simulator.root)
            #expect(context.viewController(forKey: .to) === modal)
            #expect(context.view(forKey: .to) === modal.view)
            #expect((context.view(forKey: .from) === simulator.root.view) == removes)
            simulator.root.dismiss(animated: true)
            simulator.advance(by: 2)
            context = try #require(delegate.context)
            #expect(context.viewController(forKey: .from) === modal)
            #expect(context.viewController(forKey: .to) === simulator.root)
            #expect((context.view(forKey: .to) === simulator.root.view) == removes)
            #expect(simulator.root.view.window === simulator.window)
        }
    }

    @Test("CT12, CP9: with a wrapping presentation controller the key's view is the wrapper")
    func wrapper() throws {
        final class Wrapping: UIPresentationController {
            let shell = UIView()
            override var presentedView: UIView? { shell }
            override func presentationTransitionWillBegin() { shell.addSubview(presentedViewController.view) }
        }
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        delegate.animatesPresentation = true
        delegate.makeController = { Wrapping(presentedViewController: $0, presenting: $1) }
        let modal = modal(delegate, .custom)
        simulator.show(modal, animated: true)
        let shell = (modal.presentationController as? Wrapping)?.shell
        #expect(delegate.context?.view(forKey: .to) === shell && shell?.window != nil)
        #expect(modal.view.isDescendant(of: try #require(shell)))
        simulator.root.dismiss(animated: false)
    }

    @Test("CT13, CP7: the to-view stays at the final frame, which is the presentation controller's")
    func finalFrame() {
        final class Low: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 500, width: 393, height: 352) }
        }
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        delegate.animatesPresentation = true
        delegate.makeController = { Low(presentedViewController: $0, presenting: $1) }
        let modal = modal(delegate, .custom)
        simulator.show(modal, animated: true)
        #expect(modal.view.frame == CGRect(x: 0, y: 500, width: 393, height: 352))
        simulator.advance(by: 1)
        #expect(modal.view.frame.minY == 500)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT14, CT33: full screen takes the presenter's view out and brings it back, wherever the animator left it")
    func presentersView() {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        (delegate.animatesPresentation, delegate.animatesDismissal) = (true, true)
        simulator.show(modal(delegate), animated: true)
        #expect(simulator.root.view.window == nil)
        simulator.root.dismiss(animated: true)
        simulator.advance(by: 0.2)
        // Where the animator has put it.
        #expect(simulator.root.view.superview === delegate.context?.containerView)
        simulator.advance(by: 1)
        #expect(simulator.root.view.superview === simulator.window)
        #expect(simulator.root.view.frame == simulator.window.bounds)
    }

    @Test(
        "CT30, CT34: each transition uses what is returned for it; no dismissal animator means the standard one")
    func onlyOneWay() {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        delegate.animatesPresentation = true
        let modal = modal(delegate)
        simulator.show(modal, animated: true)
        #expect(simulator.root.presentedViewController === modal)
        _ = journal.take()
        simulator.root.dismiss(animated: true)
        simulator.advance(by: 0.1)
        #expect((modal.view.layer.presentation()?.affineTransform().ty ?? 0) > 0)
        simulator.advance(by: 1)
        #expect(journal.take() == ["dismissal animator?", "dismissal driver?"])
        #expect(simulator.root.presentedViewController == nil)
    }

    @Test("CT29: each transition is made by the animator that was returned for it")
    func otherAnimators() {
        final class Choosing: __ObjCObject, UIViewControllerTransitioningDelegate {
            let choices: [TransitionSpy]
            var chosen = 0
            init(_ choices: [TransitionSpy]) { self.choices = choices }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { choices[chosen] }
        }
        let simulator = Simulator()
        let journals = [Journal(), Journal()]
        let delegate = Choosing(journals.map(TransitionSpy.init))
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = delegate
        for chosen in [0, 1, 0] {
            delegate.chosen = chosen
            simulator.show(modal, animated: true)
            #expect(journals[chosen].take().contains("animate") && journals[1 - chosen].take().isEmpty)
            simulator.root.dismiss(animated: false)
        }
    }

    @Test("CT34: the end of a presentation adds one controller, that of a dismissal takes all above away")
    func addedAndTaken() {
        let simulator = Simulator()
        let (first, second) = (modal(nil), modal(nil))
        simulator.show(first, animated: true)
        #expect(simulator.root.presentedViewController === first && first.presentedViewController == nil)
        simulator.show(second, on: first, animated: true)
        #expect(first.presentedViewController === second)
        simulator.root.dismiss(animated: true)
        simulator.advance(by: 2)
        for gone in [first, second] { #expect(gone.presentingViewController == nil && gone.view.window == nil) }
    }

    @Test("CT31: custom without animation still calls the animator, not animated")
    func notAnimated() {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        delegate.animatesPresentation = true
        var isAnimated: Bool?
        delegate.began = { isAnimated = $0.isAnimated }
        let modal = modal(delegate, .custom)
        simulator.show(modal)
        #expect(isAnimated == false && modal.view.window != nil)
        simulator.root.dismiss(animated: false)
    }

    @Test("CT37: what else the animator moves is part of the transition")
    func otherViews() {
        let simulator = Simulator()
        let delegate = TransitionSpy(journal)
        delegate.animatesPresentation = true
        delegate.began = { context in
            UIView.animate(withDuration: 0.5) {
                context.viewController(forKey: .from)?.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
        }
        simulator.root.present(modal(delegate, .custom), animated: true) { [journal] in journal.note("done") }
        simulator.advance(by: 0.25)
        let midway = simulator.root.view.layer.presentation()?.affineTransform().a ?? 0
        #expect(midway > 0.55 && midway < 0.95 && !journal.take().contains("done"))
        simulator.advance(by: 1)
        #expect(simulator.root.view.layer.presentation()?.affineTransform().a == 0.5 && journal.take().contains("done"))
        simulator.root.dismiss(animated: false)
    }
}
