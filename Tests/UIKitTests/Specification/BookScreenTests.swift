// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// What the book's samples ask of controllers, by chapter.
@MainActor @Suite(.serialized)
struct BookScreenTests {
    private let journal = Journal()

    @Test("Book, chapter 3: a pause alert with a title of one space, whose buttons count in the order they were added")
    func pauseAlert() {
        final class Delegate: __ObjCObject, UIAlertViewDelegate {
            var clicked: [Int] = []
            func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { clicked.append(buttonIndex) }
        }
        let simulator = Simulator()
        let delegate = Delegate()
        let alert = UIAlertView(
            title: " ", message: "Game Paused!", delegate: delegate, cancelButtonTitle: "Exit",
            otherButtonTitles: "Resume")
        alert.show()
        simulator.advance(by: 1)
        #expect(alert.isVisible && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
        // Exit at the left.
        simulator.tap(CGPoint(x: 130, y: 460))
        simulator.advance(by: 1)
        #expect(delegate.clicked == [0] && !alert.isVisible)
    }

    @Test("Book, chapters 5 and 15: a form in a navigation controller of its own, presented; its bar button ends it")
    func modalForm() throws {
        let simulator = Simulator()
        let form = UIViewController()
        let cancel = Target { [journal] _ in
            journal.note("cancel")
            form.dismiss(animated: true)
        }
        form.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: cancel, action: Target.action)
        let navigation = UINavigationController(rootViewController: form)
        simulator.show(navigation, animated: true)
        #expect(form.navigationController === navigation && form.presentingViewController === simulator.root)
        let button = simulator.frame(try #require(form.navigationItem.leftBarButtonItem?.view))
        simulator.tap(CGPoint(x: button.midX, y: button.midY))
        simulator.advance(by: 1)
        #expect(journal.take() == ["cancel"] && simulator.root.presentedViewController == nil)
    }

    @Test("Book, chapter 7: the delegate of the app reaches every controller of a tab bar controller, loaded or not")
    func controllersOfTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { _ in UINavigationController(rootViewController: UIViewController()) }
        let simulator = Simulator(root: tabs)
        let inner = tabs.viewControllers?.compactMap { ($0 as? UINavigationController)?.topViewController } ?? []
        #expect(inner.count == 3 && inner.filter(\.isViewLoaded).count == 1)
        #expect(inner.allSatisfy { $0.tabBarController === tabs })
        withExtendedLifetime(simulator) {}
    }

    @Test("Book, chapter 13: back to the root and on to another screen at once, without animation")
    func popAndPush() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let simulator = Simulator(root: navigation)
        for _ in 0..<3 { navigation.pushViewController(UIViewController(), animated: false) }
        navigation.popToRootViewController(animated: false)
        let next = UIViewController()
        navigation.pushViewController(next, animated: false)
        simulator.advance(by: 0.2)
        #expect(navigation.viewControllers == [root, next] && next.view.window != nil && root.view.window == nil)
    }

    @Test("Book, chapter 20: a navigation controller in a popover pushes inside it, and goes as one")
    func navigationInPopover() {
        Simulator.on("iPad (10th generation)") { simulator in
            let first = UIViewController()
            let navigation = UINavigationController(rootViewController: first)
            navigation.preferredContentSize = CGSize(width: 320, height: 400)
            navigation.modalPresentationStyle = .popover
            navigation.popoverPresentationController?.sourceView = simulator.root.view
            navigation.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 20, height: 20)
            simulator.show(navigation)
            let second = UIViewController()
            navigation.pushViewController(second, animated: true)
            simulator.advance(by: 1)
            #expect(simulator.frame(navigation.view).size == CGSize(width: 320, height: 400))
            #expect(second.view.window != nil && second.presentingViewController === simulator.root)
            second.dismiss(animated: false)
            #expect(simulator.root.presentedViewController == nil && second.view.window == nil)
        }
    }
}
