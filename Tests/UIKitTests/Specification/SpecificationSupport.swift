// SPDX-License-Identifier: MIT
import HostKit
import TestSupport

@testable import UIKit

/// A controller that writes down what UIKit tells it, by kinds of callbacks.
@MainActor
class SpyController: UIViewController {
    struct Kinds: OptionSet, Sendable {
        let rawValue: Int
        static let appearance = Kinds(rawValue: 1)
        static let loading = Kinds(rawValue: 2)
        static let layout = Kinds(rawValue: 4)
        static let parents = Kinds(rawValue: 8)
        static let changes = Kinds(rawValue: 16)
    }

    let name: String
    let journal: Journal
    let kinds: Kinds
    /// Called in `viewWillTransition(to:with:)`.
    var sizeChanges: (CGSize, any UIViewControllerTransitionCoordinator) -> Void = { _, _ in }
    var forwards = true

    init(_ name: String, _ journal: Journal, _ kinds: Kinds = .appearance) {
        (self.name, self.journal, self.kinds) = (name, journal, kinds)
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        (name, journal, kinds) = ("coded", Journal(), [])
        super.init(coder: coder)
    }

    func note(_ kind: Kinds, _ text: String) { if kinds.contains(kind) { journal.note("\(name).\(text)") } }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func loadView() {
        super.loadView()
        view.backgroundColor = .white
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note(.loading, "load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note(.appearance, "willAppear\(animated ? "~" : "")")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note(.appearance, "didAppear\(animated ? "~" : "")")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note(.appearance, "willDisappear\(animated ? "~" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note(.appearance, "didDisappear\(animated ? "~" : "")")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note(.layout, "willLayout")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note(.layout, "didLayout")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(.parents, parent == nil ? "willLeave" : "willEnter")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(.parents, parent == nil ? "didLeave" : "didEnter")
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        note(.changes, "willTraits")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        note(.changes, "willSize \(Int(size.width))x\(Int(size.height))")
        sizeChanges(size, coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        note(.changes, "didTraits")
    }
}

extension Simulator {
    /// A simulator of another device; the standard one is back afterwards.
    static func on<Result>(
        _ device: String, landscape: Bool = false, root: UIViewController = UIViewController(),
        _ body: (Simulator) throws -> Result
    ) rethrows -> Result {
        let screen = UIScreen.main
        screen.configure(device: DeviceProfile.named(device) ?? .standard)
        if landscape { screen.change(to: screen.device.screen(landscape: true)) }
        UIDevice.current.interfaceOrientation = landscape ? .landscapeRight : .portrait
        defer {
            for window in UIApplication.shared.windows { window.isHidden = true }
            screen.configure(device: .standard)
            UIDevice.current.interfaceOrientation = .portrait
            UIDevice.current.deviceOrientation = .portrait
            MainLoop.shared.screenDidChange()
        }
        let simulator = Simulator(root: root)
        simulator.advance(by: 0.1)
        return try body(simulator)
    }

    /// The frame of a view on the screen.
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Presents and lets the animation end.
    func show(_ controller: UIViewController, on presenter: UIViewController? = nil, animated: Bool = false) {
        (presenter ?? root).present(controller, animated: animated)
        advance(by: animated ? 2 : 0.1)
    }
}

/// A transitioning delegate and animator that writes down what it is asked, and does what the test says.
@MainActor
final class TransitionSpy: __ObjCObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    var makeController: ((UIViewController, UIViewController?) -> UIPresentationController?)?
    var animatesPresentation = false
    var animatesDismissal = false
    var driver: (any UIViewControllerInteractiveTransitioning)?
    var duration = 0.5
    /// False: the test completes the context itself.
    var completes = true
    private(set) var context: (any UIViewControllerContextTransitioning)?
    /// Called at the beginning of `animateTransition`.
    var began: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    init(_ journal: Journal) { self.journal = journal }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        journal.note("controller?")
        return makeController?(presented, presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("animator?")
        return animatesPresentation ? self : nil
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        journal.note("dismissal animator?")
        return animatesDismissal ? self : nil
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.note("driver?")
        return driver
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.note("dismissal driver?")
        return driver
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        if journal.last != "duration" { journal.note("duration") }
        return duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        journal.note("animate")
        context = transitionContext
        began(transitionContext)
        let container = transitionContext.containerView
        let (to, from) = (transitionContext.view(forKey: .to), transitionContext.view(forKey: .from))
        let isPresenting =
            transitionContext.viewController(forKey: .to)?.presentingViewController
            === transitionContext.viewController(forKey: .from)
        if let to {
            if isPresenting {
                container.addSubview(to)
                if let controller = transitionContext.viewController(forKey: .to) {
                    to.frame = transitionContext.finalFrame(for: controller)
                }
                to.alpha = 0
            } else {
                container.insertSubview(to, at: 0)
            }
        }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            if isPresenting { to?.alpha = 1 } else { from?.alpha = 0 }
        } completion: { [self] _ in
            guard completes else { return }
            let isDone = !transitionContext.transitionWasCancelled
            if isPresenting != isDone { (isPresenting ? to : from)?.removeFromSuperview() }
            from?.alpha = 1
            transitionContext.completeTransition(isDone)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { journal.note("ended \(transitionCompleted)") }
}
