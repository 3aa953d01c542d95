// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Chapter 3 of the view controller statements: loading and layout.
@MainActor @Suite(.serialized)
struct LoadingTests {
    private let journal = Journal()

    /// Writes down what holds when it is woken and loaded.
    @MainActor
    final class Woken: UIViewController {
        static var journal = Journal()
        var label: UILabel? { viewIfLoaded?.subviews.first as? UILabel }
        override func awakeFromNib() {
            super.awakeFromNib()
            let traits = traitCollection
            let isEmpty = traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified
            Self.journal.note("awake \(isEmpty) \(isViewLoaded)")
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            Self.journal.note("load \(viewIfLoaded != nil) \(label?.text ?? "-")")
        }
    }

    private static let scene = """
        <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController"
        customClass="LoadingTests.Woken" customModule="UIKitTests"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><label text="hello" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
        </view></viewController></objects></scene>
        """

    @Test("LC1: a storyboard controller's view is loaded from the storyboard when first needed")
    func storyboardView() throws {
        let controller = try #require(try InterfaceFixture.storyboard(Self.scene).instantiateInitialViewController())
        #expect(!controller.isViewLoaded)
        #expect((controller.view.subviews.first as? UILabel)?.text == "hello")
    }

    @Test("LC2, LC3, LC4: awakeFromNib first, with no traits set; the view is set and connected in viewDidLoad")
    func awakening() throws {
        Woken.journal = journal
        let controller = try #require(try InterfaceFixture.storyboard(Self.scene).instantiateInitialViewController())
        controller.loadViewIfNeeded()
        // That the view was not loaded before is the platform's own reading of the article (fault 16).
        #expect(journal.take() == ["awake true false", "load true hello"])
    }

    @Test("LC11, LC12, LC15: changes in will-layout count for the pass, frames are there in did-layout")
    func changesInPass() {
        final class Arranging: UIViewController {
            let box = UIView()
            var width: NSLayoutConstraint?
            var seen: [CGFloat] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                width = box.widthAnchor.constraint(equalToConstant: 10)
                width?.isActive = true
            }
            override func viewWillLayoutSubviews() { width?.constant = 77 }
            override func viewDidLayoutSubviews() { seen.append(box.frame.width) }
        }
        let root = Arranging()
        let simulator = Simulator(root: root)
        simulator.advance(by: 0.1)
        #expect(root.seen.last == 77)
        // The engine uses what is installed: without the constraint nothing asks for that width any more.
        root.width?.isActive = false
        #expect(!root.box.constraints.contains { $0.firstAttribute == .width })
    }

    @Test("LC13, LC16, CP20: the container's layout pass tells the presentation controller once before, once after")
    func presentationLayout() {
        final class Counting: UIPresentationController {
            var calls: [String] = []
            override func containerViewWillLayoutSubviews() { calls.append("will") }
            override func containerViewDidLayoutSubviews() { calls.append("did") }
        }
        let simulator = Simulator()
        let modal = UIViewController()
        let delegate = TransitionSpy(journal)
        delegate.makeController = { Counting(presentedViewController: $0, presenting: $1) }
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        simulator.show(modal)
        let controller = modal.presentationController as? Counting
        controller?.calls = []
        controller?.containerView?.setNeedsLayout()
        simulator.advance(by: 0.1)
        #expect(controller?.calls == ["will", "did"])
        simulator.root.dismiss(animated: false)
    }

    @Test("LC14: traits are up to date before the controller lays out")
    func traitsFirst() {
        let root = SpyController("A", journal, [.layout, .changes])
        let simulator = Simulator(root: root)
        simulator.advance(by: 0.1)
        _ = journal.take()
        root.view.setNeedsLayout()
        simulator.window.overrideUserInterfaceStyle = .dark
        simulator.advance(by: 0.1)
        #expect(journal.take() == ["A.didTraits", "A.willLayout", "A.didLayout"])
    }
}
