// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Chapter 7 of the view controller statements: what containers leave to their children.
@MainActor @Suite(.serialized)
struct DelegatedControlTests {
    /// Delegates to `child` what the test sets.
    private final class Delegating: UIViewController {
        var styleChild: UIViewController?
        var hiddenChild: UIViewController?
        var style = UIStatusBarStyle.default
        var hides = false
        var told = 0
        override var childForStatusBarStyle: UIViewController? { styleChild }
        override var childForStatusBarHidden: UIViewController? { hiddenChild }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            told += 1
        }
    }

    private var bar: (style: UIStatusBarStyle, isHidden: Bool) {
        (UIApplication.shared.statusBarStyle, UIApplication.shared.isStatusBarHidden)
    }

    @Test("D1, D2, D3: style and visibility are delegated each by its own method")
    func statusBar() {
        let (root, child) = (Delegating(), Delegating())
        (child.style, child.hides) = (.lightContent, true)
        root.addChild(child)
        let simulator = Simulator(root: root)
        simulator.advance(by: 0.1)
        #expect(bar == (.default, false))
        root.styleChild = child
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(bar == (.lightContent, false))
        (root.styleChild, root.hiddenChild) = (nil, child)
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(bar == (.default, true))
        root.hiddenChild = nil
        root.setNeedsStatusBarAppearanceUpdate()
    }

    @Test("D4, D5: a preferred size is told to the parent, which need not follow")
    func preferredSize() {
        let (root, child) = (Delegating(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        let before = child.view.frame
        child.preferredContentSize = CGSize(width: 120, height: 130)
        #expect(root.told == 1 && child.view.frame == before)
        child.preferredContentSize = CGSize(width: 120, height: 130)
        #expect(root.told == 1)
    }

    @Test("D5: the presentation controller is told of a presented controller's preferred size")
    func preferredSizeOfPresented() {
        final class Told: UIPresentationController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                sizes.append(container.preferredContentSize)
            }
        }
        let simulator = Simulator()
        let delegate = TransitionSpy(Journal())
        delegate.makeController = { Told(presentedViewController: $0, presenting: $1) }
        let modal = UIViewController()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        simulator.show(modal)
        modal.preferredContentSize = CGSize(width: 10, height: 20)
        #expect((modal.presentationController as? Told)?.sizes == [CGSize(width: 10, height: 20)])
        simulator.root.dismiss(animated: false)
    }

    @Test("D6: the delegation is followed until a controller returns nil")
    func chain() {
        let controllers = [Delegating(), Delegating(), Delegating()]
        for (outer, inner) in zip(controllers, controllers.dropFirst()) {
            outer.addChild(inner)
            outer.styleChild = inner
        }
        controllers[2].style = .darkContent
        controllers[1].style = .lightContent
        let simulator = Simulator(root: controllers[0])
        simulator.advance(by: 0.1)
        #expect(bar.style == .darkContent)
    }

    @Test("D7: what is on the screen can be read out: labels, traits and frames of elements")
    func accessibility() {
        let simulator = Simulator()
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 20))
        label.text = "read me"
        let button = UIButton(type: .system)
        button.setTitle("press me", for: .normal)
        for view in [label, button] { simulator.root.view.addSubview(view) }
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "read me")
        #expect(button.isAccessibilityElement && button.accessibilityLabel == "press me")
        #expect(button.accessibilityTraits.contains(.button) && label.accessibilityTraits.contains(.staticText))
        #expect(label.accessibilityFrame == CGRect(x: 10, y: 100, width: 100, height: 20))
    }

    @Test("Chapter 7, home indicator and gestures: containers leave them to the child on top as well")
    func homeIndicator() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, second]
        #expect(navigation.childForHomeIndicatorAutoHidden === first)
        #expect(tabs.childForHomeIndicatorAutoHidden === navigation)
        #expect(tabs.childForStatusBarHidden === navigation && navigation.childForStatusBarHidden === first)
        #expect(navigation.childForScreenEdgesDeferringSystemGestures === first)
    }
}
