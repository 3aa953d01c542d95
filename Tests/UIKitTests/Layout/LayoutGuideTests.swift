// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// The guides of the system, and those of old for bars.
@MainActor
@Suite(.serialized) struct LayoutGuideTests {
    /// A controller in bars with a view under the top guide and one on the bottom guide.
    private final class Guided: UIViewController {
        let (upper, lower) = (BoxView(10, 10), BoxView(10, 10))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(upper)
            view.addSubview(lower)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[top]-5-[upper]", metrics: nil, views: ["top": topLayoutGuide, "upper": upper])
            )
            NSLayoutConstraint(
                item: bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: lower, attribute: .bottom,
                multiplier: 1, constant: 7
            ).isActive = true
        }
    }

    // UIViewController's documentation: the length is the portion that a status bar or a navigation bar overlays.
    @Test("Top and bottom guides of old follow the bars live")
    func barGuides() {
        let controller = Guided()
        let navigation = UINavigationController(rootViewController: controller)
        let simulator = Simulator(root: navigation)
        func check(_ top: CGFloat, _ bottom: CGFloat) {
            simulator.window.layoutIfNeeded()
            #expect(
                abs(controller.topLayoutGuide.length - top) < 0.001 && controller.bottomLayoutGuide.length == bottom)
            // On the nearest pixel.
            #expect(abs(controller.upper.frame.minY - (top + 5)) <= 0.5)
            #expect(controller.lower.frame.maxY == controller.view.bounds.height - bottom - 7)
        }
        check(59 + 44 - 16.0 / 3, 34)
        navigation.setNavigationBarHidden(true, animated: false)
        check(59, 34)
        navigation.setNavigationBarHidden(false, animated: false)
        controller.navigationItem.title = "x"
        navigation.setToolbarHidden(false, animated: false)
        check(59 + 44 - 16.0 / 3, 34 + navigation.toolbar.bounds.height)
    }

    @Test("A guide of old is one object: constraints name it, anchors work, and it is none of the view's guides")
    func barGuideIdentity() {
        let controller = Guided()
        controller.loadViewIfNeeded()
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
        let named = controller.view.constraints.filter {
            $0.secondItem === controller.topLayoutGuide || $0.firstItem === controller.bottomLayoutGuide
        }.filter { !($0 is _UILayoutSupportConstraint) }
        #expect(named.count == 2)
        #expect(controller.view.layoutGuides.isEmpty)
        let below = controller.upper.heightAnchor.constraint(
            equalTo: controller.topLayoutGuide.heightAnchor, constant: 12)
        below.isActive = true
        controller.view.layoutIfNeeded()
        #expect(controller.upper.frame.height == 12 + controller.topLayoutGuide.length)
    }

    // A public layout library's tests, made on iOS: with one constraint to the guide the view holds three.
    @Test(
        "The constraints that hold a guide of old are among those of the controller's view", arguments: [true, false])
    func barGuideConstraints(isTop: Bool) {
        let controller = UIViewController()
        let view = BoxView()
        controller.view.addSubview(view)
        let item = isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
        NSLayoutConstraint(
            item: view, attribute: isTop ? .top : .bottom, relatedBy: .equal, toItem: item,
            attribute: isTop ? .bottom : .top, multiplier: 1, constant: 10
        ).isActive = true
        #expect(controller.view.constraints.count == 3)
    }

    // facts/measured-laws.md 3.1.
    @Test("The safe area guide: 320 x 480 with (44, 10, 34, 12) gives (10, 44, 298, 402)")
    func safeAreaGuide() {
        final class Unsafe: UIView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12) }
        }
        let root = Unsafe(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
        let view = BoxView()
        root.addSubview(view)
        let guide = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == guide.layoutFrame)
    }

    // UIViewController.systemMinimumLayoutMargins: 16 at the sides, 20 on wide screens, nothing above and below.
    @Test("A controller's view has the system's minimum margins unless it is told not to")
    func systemMinimum() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        #expect(
            controller.systemMinimumLayoutMargins
                == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 3, leading: 5, bottom: 4, trailing: 30)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 16, bottom: 4, right: 30))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 30))
        controller.view.semanticContentAttribute = .forceRightToLeft
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 4, right: 5))
        let wide = UIViewController()
        wide.view.frame = CGRect(x: 0, y: 0, width: 414, height: 896)
        #expect(wide.view.layoutMargins.left == 20 && wide.view.layoutMargins.right == 20)
    }

    @Test("Constraints to margins follow live, through views that preserve their superview's")
    func marginsLive() {
        let root = makeRoot(300, 200)
        let (outer, inner) = (UIView(frame: CGRect(x: 4, y: 6, width: 290, height: 190)), BoxView())
        outer.preservesSuperviewLayoutMargins = true
        root.addSubview(outer)
        outer.addSubview(inner)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-[inner]-|", metrics: nil, views: ["inner": inner])
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-[inner]-|", metrics: nil, views: ["inner": inner]))
        root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 26, y: 14, width: 220, height: 140))
        root.layoutMargins.left = 80
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 76, y: 14, width: 170, height: 140))
    }
}
