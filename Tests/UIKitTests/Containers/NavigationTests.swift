// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Notes its callbacks.
@MainActor
final class NotingController: UIViewController {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { journal.note("\(name).\(event)") }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willLeave" : "willEnter")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didLeave" : "didEnter")
    }
}

@MainActor
private final class NotingDelegate: __ObjCObject, UINavigationControllerDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        journal.note("willShow \(viewController.title ?? "")")
    }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        journal.note("didShow \(viewController.title ?? "")")
    }
}

@MainActor @Suite(.serialized)
struct NavigationTests {
    private let journal = Journal()

    private func start() -> (Simulator, UINavigationController, NotingController) {
        let first = NotingController("A", journal)
        let navigation = UINavigationController(rootViewController: first)
        let simulator = Simulator(root: navigation)
        simulator.advance(by: 0.1)
        _ = journal.take()
        return (simulator, navigation, first)
    }

    /// The order iOS calls in, animated and not.
    @Test(arguments: [true, false])
    func pushOrder(animated: Bool) {
        let (simulator, navigation, _) = start()
        let delegate = NotingDelegate(journal)
        navigation.delegate = delegate
        let second = NotingController("B", journal)
        navigation.pushViewController(second, animated: animated)
        simulator.advance(by: 1)
        #expect(
            journal.take() == [
                "B.willEnter", "B.load", "A.willDisappear", "B.willAppear", "willShow B", "A.didDisappear",
                "B.didAppear", "B.didEnter", "didShow B",
            ])
        #expect(navigation.topViewController === second && second.navigationController === navigation)
        #expect(navigation.view.subviews.first?.subviews.map { $0 === second.view } == [true])
    }

    /// As masters of split views do that show their first detail on a phone.
    private final class PushingController: UIViewController {
        var follower: UIViewController?
        override func viewDidLoad() {
            super.viewDidLoad()
            if let follower { navigationController?.pushViewController(follower, animated: false) }
        }
    }

    @Test("what a controller pushes in viewDidLoad lies on top of it", arguments: [true, false])
    func pushWhileLoading(isRoot: Bool) {
        let pushing = PushingController()
        let last = UIViewController()
        pushing.follower = last
        let navigation = UINavigationController(rootViewController: isRoot ? pushing : UIViewController())
        let simulator = Simulator(root: navigation)
        simulator.advance(by: 0.1)
        if !isRoot { navigation.pushViewController(pushing, animated: false) }
        simulator.advance(by: 1)
        #expect(navigation.topViewController === last)
        #expect(last.view.window != nil && pushing.view.superview == nil)
        navigation.popViewController(animated: false)
        simulator.advance(by: 1)
        #expect(pushing.view.window != nil && last.view.superview == nil)
    }

    /// As pickers and editors do that make their first screen when they are shown.
    private final class LateNavigation: UINavigationController {
        var late: UIViewController?
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if viewControllers.isEmpty, let late { setViewControllers([late], animated: false) }
        }
    }

    @Test(
        "A first controller that comes while its navigation controller is about to appear goes with it",
        arguments: [true, false])
    func lateRoot(animated: Bool) {
        let simulator = Simulator()
        let navigation = LateNavigation()
        navigation.late = NotingController("A", journal)
        simulator.root.present(navigation, animated: animated)
        simulator.advance(by: 1)
        #expect(journal.take().filter { $0.hasSuffix("ppear") } == ["A.willAppear", "A.didAppear"])
        navigation.dismiss(animated: animated)
        simulator.advance(by: 1)
        #expect(journal.take() == ["A.willDisappear", "A.didDisappear"])
    }

    @Test func popOrder() {
        let (simulator, navigation, first) = start()
        let second = NotingController("B", journal)
        navigation.pushViewController(second, animated: false)
        simulator.advance(by: 0.1)
        _ = journal.take()
        #expect(navigation.popViewController(animated: true) === second)
        #expect(navigation.viewControllers == [first])
        simulator.advance(by: 1)
        #expect(
            journal.take() == [
                "B.willLeave", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.didLeave",
            ])
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(second.parent == nil)
    }

    @Test func popToRootTakesAllButTheFirst() {
        let (simulator, navigation, first) = start()
        let others = ["B", "C", "D"].map { NotingController($0, journal) }
        navigation.setViewControllers([first] + others, animated: false)
        simulator.advance(by: 0.1)
        #expect(navigation.popToRootViewController(animated: false) == others)
        #expect(navigation.viewControllers == [first])
    }

    /// 44 points under the status bar become safe area of the content; beside an island the bar begins 5.333 points
    /// inside the safe area (captures named in `CapturedControlTests`).
    @Test func barIsSafeAreaOfTheContent() {
        let (simulator, navigation, first) = start()
        let safe = simulator.window.safeAreaInsets.top
        let top = safe - 16.0 / 3
        let bar = navigation.navigationBar.frame
        #expect(abs(bar.minY - top) < 0.001 && bar.height == 44)
        #expect(abs(first.view.safeAreaInsets.top - (top + 44)) < 0.001)
        navigation.setNavigationBarHidden(true, animated: false)
        simulator.advance(by: 0.1)
        #expect(first.view.safeAreaInsets.top == safe)
        navigation.setNavigationBarHidden(false, animated: false)
        first.edgesForExtendedLayout = []
        simulator.advance(by: 0.1)
        #expect(abs(first.view.frame.minY - (top + 44)) < 0.001)
        #expect(first.view.safeAreaInsets.top == 0)
    }

    @Test func backButtonPops() {
        let (simulator, navigation, first) = start()
        navigation.pushViewController(NotingController("B", journal), animated: false)
        simulator.advance(by: 0.1)
        simulator.tap(CGPoint(x: 20, y: simulator.window.safeAreaInsets.top + 22))
        simulator.advance(by: 1)
        #expect(navigation.viewControllers == [first])
    }

    @Test func swipeFromTheEdgePopsOrComesBack() {
        let (simulator, navigation, _) = start()
        let second = NotingController("B", journal)
        navigation.pushViewController(second, animated: false)
        simulator.advance(by: 0.1)
        _ = journal.take()
        simulator.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 60, y: 400), duration: 1, lifts: false)
        simulator.advance(by: 1)
        simulator.up(CGPoint(x: 60, y: 400))
        simulator.advance(by: 1)
        #expect(navigation.topViewController === second)
        #expect(second.view.window != nil)
        #expect(navigation.viewControllers.count == 2)
        simulator.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
        simulator.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func titlesReachTheBar() {
        let (simulator, navigation, first) = start()
        #expect(navigation.navigationBar.topItem?.title == "A")
        first.title = "New"
        #expect(navigation.navigationBar.topItem?.title == "New")
        simulator.advance(by: 0.1)
    }

    @Test func pushesWithoutAWindowJustStack() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: true)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func tabsShowOneControllerAndTheirBarIsSafeArea() {
        let (a, b) = (NotingController("A", journal), NotingController("B", journal))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let simulator = Simulator(root: tabs)
        simulator.advance(by: 0.1)
        #expect(tabs.selectedIndex == 0 && !b.isViewLoaded)
        #expect(a.view.safeAreaInsets.bottom == simulator.window.safeAreaInsets.bottom + 49)
        _ = journal.take()
        let height = simulator.window.bounds.height
        simulator.tap(CGPoint(x: simulator.window.bounds.width * 0.75, y: height - 60))
        simulator.advance(by: 0.1)
        #expect(tabs.selectedViewController === b)
        #expect(
            journal.take() == ["B.load", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"]
                || a.view.superview == nil)
        #expect(b.tabBarController === tabs)
    }

    /// As public reports of UIKit have it: `viewDidLoad` of a tab bar controller comes within its `init`.
    @Test func tabsMadeInViewDidLoadCanBeSelectedRightBehindInit() {
        final class Tabs: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = [UIViewController(), UIViewController()]
            }
        }
        let tabs = Tabs()
        #expect(tabs.isViewLoaded && tabs.viewControllers?.count == 2)
        tabs.selectedIndex = 1
        let simulator = Simulator(root: tabs)
        simulator.advance(by: 0.1)
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.selectedViewController?.viewIfLoaded?.window === simulator.window)
    }

    /// Captures of sheets: content below an opaque bar follows its ground without a gap.
    @Test func opaqueBarOfASheetReachesTheContent() throws {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.isTranslucent = false
        let simulator = Simulator(root: UIViewController())
        simulator.advance(by: 0.1)
        simulator.window.rootViewController?.present(navigation, animated: false)
        simulator.advance(by: 0.1)
        let ground = navigation.navigationBar.ground
        #expect(content.view.convert(content.view.bounds, to: navigation.view).minY == 56)
        #expect(ground.convert(ground.bounds, to: navigation.view).maxY == 56)
    }
}
