// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct PageViewControllerTests {
    final class Page: UIViewController {
        let number: Int
        let journal: Journal
        init(_ number: Int, _ journal: Journal) {
            (self.number, self.journal) = (number, journal)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { journal.note("\(number) will appear") }
        override func viewDidAppear(_ animated: Bool) { journal.note("\(number) did appear") }
        override func viewWillDisappear(_ animated: Bool) { journal.note("\(number) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { journal.note("\(number) did disappear") }
    }

    final class Book: Foundation.NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let journal = Journal()
        let last = 2
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            guard let page = viewController as? Page, page.number > 0 else { return nil }
            return Page(page.number - 1, journal)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            guard let page = viewController as? Page, page.number < last else { return nil }
            return Page(page.number + 1, journal)
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { last + 1 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { journal.note("will turn to \((pendingViewControllers[0] as? Page)?.number ?? -1)") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { journal.note("turned \(completed)") }
    }

    private func make(_ style: UIPageViewController.TransitionStyle) -> (UIPageViewController, Book, Simulator) {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        let book = Book()
        (pages.dataSource, pages.delegate) = (book, book)
        pages.setViewControllers([Page(0, book.journal)], direction: .forward, animated: false)
        let simulator = Simulator(root: pages)
        simulator.advance(by: 0.1)
        return (pages, book, simulator)
    }

    private func shown(_ pages: UIPageViewController) -> Int? { (pages.viewControllers?.first as? Page)?.number }

    /// A public container's own suite reads the page's number, which it keeps in the block, right behind the call.
    @Test("Pages set without animation are there when the call returns, and the block has run")
    func pagesWithoutAnimation() {
        let (pages, book, _) = make(.scroll)
        var finished: Bool?
        pages.setViewControllers([Page(2, book.journal)], direction: .forward, animated: false) { finished = $0 }
        #expect(finished == true && shown(pages) == 2)
    }

    @Test("A page that curls lies over the next one until it is turned")
    func curlHalfWay() throws {
        let (pages, book, simulator) = make(.pageCurl)
        pages.viewControllers?.first?.view.backgroundColor = .red
        simulator.advance(by: 0.1)
        simulator.drag(
            from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.3, lifts: false)
        simulator.advance(by: 0.1)
        let half = try #require(simulator.host.frame)
        // The free edge has left the right side; at the spine the old page lies flat.
        #expect(half.row(2300)[10] == 0xFFFF_0000)
        #expect(half.row(2300)[1170] != 0xFFFF_0000)
        #expect(book.journal.take().contains("will turn to 1"))
        simulator.move(CGPoint(x: 360, y: 400))
        simulator.advance(by: 0.2)
        simulator.up(CGPoint(x: 360, y: 400))
        simulator.advance(by: 1)
        #expect(shown(pages) == 0)
        #expect(simulator.host.frame?.row(2300)[1170] == 0xFFFF_0000)
        #expect(pages.view.layer.speed == 1 && pages.view.layer.animationKeys() == nil)
    }

    @Test("A swipe turns to the neighbour, telling the delegate and both pages", arguments: [0, 1])
    func swipe(style: Int) throws {
        let (pages, book, simulator) = make(try #require(UIPageViewController.TransitionStyle(rawValue: style)))
        #expect(book.journal.take() == ["0 will appear", "0 did appear"])
        simulator.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.2)
        simulator.advance(by: 1.5)
        #expect(shown(pages) == 1)
        let entries = book.journal.take()
        #expect(entries.contains("will turn to 1") && entries.contains("turned true"))
        #expect(entries.filter { $0.hasPrefix("1") } == ["1 will appear", "1 did appear"])
        #expect(entries.filter { $0.hasPrefix("0") } == ["0 will disappear", "0 did disappear"])
        #expect(pages.children.count == 1)
        let page = try #require(pages.viewControllers?.first?.view)
        #expect(page.convert(page.bounds, to: pages.view).origin == .zero)
    }

    // UIPageViewControllerDataSource's documentation: presentationIndex is for pages set by the app; gestures step the dots.
    @Test("The dots follow a swipe, also without a delegate")
    func dotsFollowSwipes() {
        let (pages, book, simulator) = make(.scroll)
        pages.delegate = nil
        simulator.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.2)
        simulator.advance(by: 1.5)
        // The controller holds its data source weakly.
        withExtendedLifetime(book) { #expect(shown(pages) == 1) }
        #expect(pages.view.subviews.compactMap { ($0 as? UIPageControl)?.currentPage } == [1])
    }

    @Test("A short drag falls back to the page that showed")
    func fallsBack() {
        let (pages, book, simulator) = make(.scroll)
        _ = book.journal.take()
        simulator.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 240, y: 400), duration: 1)
        simulator.advance(by: 1.5)
        #expect(shown(pages) == 0)
        #expect(book.journal.take().filter { $0.hasPrefix("turned") } == ["turned false"])
        #expect(pages.children.count == 1)
    }

    @Test("Before the first page there is nothing to turn to")
    func firstPage() {
        let (pages, book, simulator) = make(.scroll)
        simulator.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
        simulator.advance(by: 1.5)
        withExtendedLifetime(book) { #expect(shown(pages) == 0) }
    }

    @Test("Set by the app: completion is called, the delegate is not", arguments: [0, 1])
    func setPages(style: Int) throws {
        let (pages, book, simulator) = make(try #require(UIPageViewController.TransitionStyle(rawValue: style)))
        _ = book.journal.take()
        var done: Bool?
        pages.setViewControllers([Page(2, book.journal)], direction: .forward, animated: true) { done = $0 }
        simulator.advance(by: 1.5)
        #expect(done == true)
        #expect(shown(pages) == 2)
        #expect(!book.journal.take().contains { $0.hasPrefix("turned") || $0.hasPrefix("will turn") })
        #expect(pages.children.count == 1)
    }

    private final class Watcher: NSObject, UIScrollViewDelegate {
        var seen: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { seen.append(scrollView.contentOffset.x) }
    }

    /// `setContentOffset(_:animated:)`: "Sets the offset from the content view's origin that corresponds to the receiver's
    /// origin." Nothing is said of pages that hold it back, which only a finger feels.
    @Test func offsetsOfTheApp() throws {
        let (pages, _, _) = make(.scroll)
        let scroller = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
        let watcher = Watcher()
        scroller.delegate = watcher
        let offset = scroller.contentOffset.x + scroller.bounds.width / 2
        scroller.setContentOffset(CGPoint(x: offset, y: 0), animated: false)
        #expect(scroller.contentOffset.x == offset && watcher.seen == [offset])
        #expect(shown(pages) == 0)
    }
}
