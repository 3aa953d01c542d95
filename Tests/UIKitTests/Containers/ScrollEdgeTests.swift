// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

@testable import UIKit

/// Bars and the content that scrolls under them, as documented at `UINavigationBar.scrollEdgeAppearance`,
/// `prefersLargeTitles` and `UINavigationController.hidesBars...`.
@MainActor
struct ScrollEdgeTests {
    private final class List: UIViewController {
        let scrollView = UIScrollView()
        var height: CGFloat = 3000
        override func viewDidLoad() {
            scrollView.alwaysBounceVertical = true
            view.addSubview(scrollView)
        }
        override func viewDidLayoutSubviews() {
            scrollView.frame = view.bounds
            scrollView.contentSize = CGSize(width: view.bounds.width, height: height)
        }
    }

    private func show(_ list: List, _ configure: (UINavigationController) -> Void = { _ in }) -> (
        UIWindow, UINavigationController
    ) {
        let navigation = UINavigationController(rootViewController: list)
        configure(navigation)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        return (window, navigation)
    }

    @Test func theBackgroundComesWhenContentIsUnderTheBar() {
        let list = List()
        let (window, navigation) = show(list)
        let bar = navigation.navigationBar
        #expect(bar.isAtScrollEdge)
        let top = -list.scrollView.adjustedContentInset.top
        #expect(list.scrollView.contentOffset.y == top)
        list.scrollView.contentOffset.y = top + 10
        #expect(!bar.isAtScrollEdge)
        list.scrollView.contentOffset.y = top - 10
        #expect(bar.isAtScrollEdge)
        window.isHidden = true
    }

    @Test func aScreenWithoutScrollViewIsAtTheEdge() {
        let list = List()
        let (window, navigation) = show(list)
        list.scrollView.contentOffset.y = 500
        #expect(!navigation.navigationBar.isAtScrollEdge)
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.isAtScrollEdge)
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(!navigation.navigationBar.isAtScrollEdge)
        window.isHidden = true
    }

    @Test func theLargeTitleGoesUnderTheBar() {
        let list = List()
        list.title = "Large"
        let (window, navigation) = show(list) { $0.navigationBar.prefersLargeTitles = true }
        let bar = navigation.navigationBar
        let top = -list.scrollView.adjustedContentInset.top
        #expect(bar.frame.height == 96)
        list.scrollView.contentOffset.y = top + 26
        #expect(bar.frame.height == 70)
        #expect(bar.isAtScrollEdge)
        list.scrollView.contentOffset.y = top + 52
        #expect(bar.frame.height == 44)
        list.scrollView.contentOffset.y = top + 60
        #expect(bar.frame.height == 44)
        #expect(!bar.isAtScrollEdge)
        #expect(bar.content?.titleLabel.alpha == 1)
        // Pulled down, the title goes with the content.
        list.scrollView.contentOffset.y = top - 30
        #expect(bar.frame.height == 126)
        #expect(bar.content?.titleLabel.alpha == 0)
        // A scroll that ends half way rests with all of the title, or without.
        #expect(list.scrollView.adjustedByBars(CGPoint(x: 0, y: top + 10)).y == top)
        #expect(list.scrollView.adjustedByBars(CGPoint(x: 0, y: top + 40)).y == top + 52)
        #expect(list.scrollView.adjustedByBars(CGPoint(x: 0, y: top + 80)).y == top + 80)
        window.isHidden = true
    }

    /// As in every list of iOS with a large title: the title goes down with the content and stays below the spinner;
    /// nothing jumps when refreshing starts.
    private final class HandlingRefreshControl: UIRefreshControl {
        private let handler: () -> Void
        init(_ handler: @escaping () -> Void) {
            self.handler = handler
            super.init()
            addAction(UIAction { [unowned self] _ in self.handler() }, for: .valueChanged)
        }
        required init?(coder: NSCoder) { nil }
    }

    /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/init()
    @Test func aSubclassOfTheRefreshControlCallsItsDesignatedInitializerWithoutArguments() {
        var calls = 0
        let refresh = HandlingRefreshControl { calls += 1 }
        refresh.sendActions(for: .valueChanged)
        #expect(calls == 1 && refresh.frame.size == UIRefreshControl().frame.size && refresh.frame.height == 60)
    }

    @Test func theSpinnerOfARefreshControlStandsAboveTheLargeTitle() {
        let list = List()
        list.title = "Large"
        let (window, navigation) = show(list) { $0.navigationBar.prefersLargeTitles = true }
        let refresh = UIRefreshControl()
        list.scrollView.refreshControl = refresh
        let (bar, top) = (navigation.navigationBar, -list.scrollView.adjustedContentInset.top)
        list.scrollView.contentOffset.y = top - 60
        #expect(abs(bar.frame.height - (96 + 60)) < 0.01)
        let spinner = refresh.convert(refresh.bounds, to: window)
        let bottom = bar.convert(bar.bounds, to: window).maxY
        #expect(abs(spinner.maxY - (bottom - 52)) < 0.01)
        refresh.beginRefreshing()
        #expect(list.scrollView.contentOffset.y == top - 60)
        #expect(abs(bar.frame.height - (96 + 60)) < 0.01)
        #expect(refresh.convert(refresh.bounds, to: window) == spinner)
        window.isHidden = true
    }

    @Test func aTabBarIsClearAtTheEndOfTheContent() {
        let list = List()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: list)]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(!tabs.tabBar.isAtScrollEdge)
        let scrollView = list.scrollView
        scrollView.contentOffset.y =
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        #expect(tabs.tabBar.isAtScrollEdge)
        window.isHidden = true
    }

    @Test func aNamedScrollViewIsWatched() {
        let controller = UIViewController()
        let list = List()
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        list.loadViewIfNeeded()
        list.view.addSubview(other)
        #expect(list.contentScrollView(for: .top) === list.scrollView)
        list.setContentScrollView(other, for: .top)
        #expect(list.contentScrollView(for: .top) === other)
        #expect(list.contentScrollView(for: .bottom) === list.scrollView)
        list.setContentScrollView(nil, for: .top)
        #expect(list.contentScrollView(for: .top) === list.scrollView)
        #expect(controller.contentScrollView(for: .top) == nil)
    }

    @Test func barsHideWhenAskedTo() {
        let list = List()
        let (window, navigation) = show(list) { $0.hidesBarsWhenKeyboardAppears = true }
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        #expect(navigation.isNavigationBarHidden)
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.hidesBarsWhenKeyboardAppears = false
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        #expect(!navigation.isNavigationBarHidden)
        #expect(navigation.barHideOnTapGestureRecognizer.view == nil)
        navigation.hidesBarsOnTap = true
        #expect(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
        navigation.hidesBarsOnSwipe = true
        #expect(navigation.barHideOnSwipeGestureRecognizer.view === navigation.view)
        window.isHidden = true
    }
}
