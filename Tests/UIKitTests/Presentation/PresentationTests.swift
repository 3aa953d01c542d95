// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct PresentationTests {
    private final class Greeting: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            present(UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: false)
        }
    }

    /// Backtraces of iOS show a navigation controller load its first child in the layout of its own view, which is in the
    /// window then; a root without a container loads before it is there, and is warned.
    @Test("A child presents in its viewDidLoad while the window takes its container in; a root controller cannot")
    func presentingInViewDidLoad() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        let container = UINavigationController(rootViewController: Greeting())
        window.rootViewController = container
        window.makeKeyAndVisible()
        #expect(container.presentedViewController is UIAlertController)
        let bare = Greeting()
        window.rootViewController = bare
        #expect(bare.presentedViewController == nil)
    }

    private let journal = Journal()

    private func start() -> (Simulator, NotingController) {
        let root = NotingController("A", journal)
        let simulator = Simulator(root: root)
        simulator.advance(by: 0.1)
        _ = journal.take()
        return (simulator, root)
    }

    @Test func fullScreenOrder() {
        let (simulator, root) = start()
        let modal = NotingController("B", journal)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: true) { [journal] in journal.note("done") }
        #expect(root.presentedViewController === modal && modal.presentingViewController === root)
        #expect(modal.isBeingPresented)
        simulator.advance(by: 2)
        #expect(
            journal.take() == ["B.load", "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "done"])
        #expect(root.view.window == nil && modal.view.window != nil)
        root.dismiss(animated: true) { [journal] in journal.note("gone") }
        simulator.advance(by: 2)
        #expect(
            journal.take() == ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "gone"])
        #expect(root.presentedViewController == nil && modal.view.window == nil && root.view.window != nil)
    }

    private final class Inset: UIViewController {
        let wanted = CGRect(x: 20, y: 40, width: 200, height: 300)
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            view.frame = wanted
        }
    }

    /// Public tutorials make a view that is presented over its context smaller in its controller's
    /// `viewDidLayoutSubviews()`; "the frame rectangle to assign to the presented view at the end of the animations" is
    /// `frameOfPresentedViewInContainerView`.
    @Test("A controller over its context keeps the frame that it gives its view")
    func ownFrameOfPresentedView() {
        let (simulator, root) = start()
        let modal = Inset()
        modal.modalPresentationStyle = .overCurrentContext
        root.present(modal, animated: true)
        simulator.advance(by: 2)
        #expect(modal.view.frame == modal.wanted)
        modal.view.superview?.setNeedsLayout()
        simulator.advance(by: 0.1)
        #expect(modal.view.frame == modal.wanted)
    }

    /// A sheet leaves the presenter in place: it gets no appearance callbacks (since iOS 13).
    @Test func sheetsDoNotDisturbThePresenter() {
        let (simulator, root) = start()
        let modal = NotingController("B", journal)
        root.present(modal, animated: false)
        simulator.advance(by: 0.1)
        #expect(modal.modalPresentationStyle == .pageSheet)
        #expect(journal.take() == ["B.load", "B.willAppear", "B.didAppear"])
        // Measured: the largest rest frame leaves the status bar free.
        let frame = modal.view.convert(modal.view.bounds, to: nil)
        #expect(frame.minY == simulator.window.safeAreaInsets.top)
        #expect(frame.maxY == simulator.window.bounds.height)
        #expect(modal.traitCollection.userInterfaceLevel == .elevated)
        modal.dismiss(animated: false)
        #expect(journal.take() == ["B.willDisappear", "B.didDisappear"])
    }

    /// Past half of the height it goes; `isModalInPresentation` keeps it.
    @Test func pullingASheetDown() {
        let (simulator, root) = start()
        let modal = NotingController("B", journal)
        modal.isModalInPresentation = true
        root.present(modal, animated: false)
        simulator.advance(by: 0.1)
        let (top, bottom) = (CGPoint(x: 150, y: 100), CGPoint(x: 150, y: 700))
        simulator.drag(from: top, to: bottom, duration: 0.5)
        simulator.advance(by: 1)
        #expect(root.presentedViewController === modal)
        modal.isModalInPresentation = false
        simulator.drag(from: top, to: CGPoint(x: 150, y: 200), duration: 2)
        simulator.advance(by: 1)
        #expect(root.presentedViewController === modal)
        #expect(modal.view.convert(CGPoint.zero, to: nil).y == simulator.window.safeAreaInsets.top)
        simulator.drag(from: top, to: bottom, duration: 0.5)
        simulator.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func presentingTwiceIsRefused() {
        let (simulator, root) = start()
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        root.present(second, animated: false)
        simulator.advance(by: 0.1)
        #expect(root.presentedViewController === first && second.presentingViewController == nil)
        root.dismiss(animated: false)
    }

    @Test func dismissingTheLowestTakesAllAlong() {
        let (simulator, root) = start()
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        first.present(second, animated: false)
        simulator.advance(by: 0.1)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && first.presentedViewController == nil)
        #expect(second.viewIfLoaded?.window == nil)
    }

    /// The handler runs when the alert has gone.
    @Test func alertActions() {
        let (simulator, root) = start()
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [journal] _ in
                journal.note(root.presentedViewController == nil ? "ok, gone" : "ok, there")
            })
        root.present(alert, animated: true)
        simulator.advance(by: 1)
        #expect(alert.view.bounds.width == 270)
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(
            abs(frame.midX - simulator.window.bounds.midX) < 1 && abs(frame.midY - simulator.window.bounds.midY) < 1)
        simulator.tap(CGPoint(x: frame.midX, y: frame.maxY - 22))
        simulator.advance(by: 1)
        #expect(journal.take() == ["ok, gone"])
    }

    @Test func tapBesideAnActionSheetCancels() {
        let (simulator, root) = start()
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Do", style: .default) { [journal] _ in journal.note("do") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [journal] _ in journal.note("cancel") })
        root.present(sheet, animated: false)
        simulator.advance(by: 0.1)
        simulator.tap(CGPoint(x: 100, y: 100))
        simulator.advance(by: 1)
        #expect(journal.take() == ["cancel"])
        #expect(root.presentedViewController == nil)
    }

    @Test func customPresentationControllersAndAnimators() {
        let (simulator, root) = start()
        let modal = UIViewController()
        let delegate = CustomTransition(journal)
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        root.present(modal, animated: true) { [journal] in journal.note("done") }
        simulator.advance(by: 1)
        #expect(journal.take() == ["controller", "animator", "begin", "animate", "end true", "done"].sorted(by: order))
        #expect(modal.view.frame == CGRect(x: 20, y: 30, width: 100, height: 200))
        root.dismiss(animated: false)
        #expect(journal.take() == ["dismiss", "dismissed true"])
    }

    /// UIKit asks for the controller first, then for the animator, then begins.
    private func order(_ left: String, _ right: String) -> Bool {
        let expected = ["controller", "animator", "begin", "animate", "end true", "done"]
        return (expected.firstIndex(of: left) ?? 0) < (expected.firstIndex(of: right) ?? 0)
    }
}

@MainActor
private final class CustomTransition: __ObjCObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        journal.note("controller")
        let controller = NotingPresentation(presentedViewController: presented, presenting: presenting)
        controller.journal = journal
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("animator")
        return self
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        journal.note("animate")
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.2) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}

@MainActor
private final class NotingPresentation: UIPresentationController {
    var journal = Journal()
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 30, width: 100, height: 200) }
    override func presentationTransitionWillBegin() { journal.note("begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { journal.note("end \(completed)") }
    override func dismissalTransitionWillBegin() { journal.note("dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { journal.note("dismissed \(completed)") }
}
