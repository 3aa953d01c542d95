// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Screens with nothing to show, running pages, suggestions and symbol effects, by the documentation of their classes.
@MainActor @Suite(.serialized)
struct UnavailableTests {
    private func labels(_ view: UIView) -> [String] {
        ((view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }.map { [$0] } ?? [])
            + view.subviews.filter { !$0.isHidden }.flatMap(labels)
    }

    /// Says what it searches for in vain.
    private final class Finder: UIViewController {
        var words: String?
        var asked = 0
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            asked += 1
            var shown = UIContentUnavailableConfiguration.search()
            shown.text = words
            contentUnavailableConfiguration = words == nil ? nil : shown
        }
    }

    @Test("A configuration covers the controller's view, picture over texts over buttons, and goes with nil")
    func covering() throws {
        let simulator = Simulator()
        var configuration = UIContentUnavailableConfiguration.empty()
        (configuration.image, configuration.text) = (UIImage(systemName: "star"), "No Favorites")
        configuration.secondaryText = "Add some."
        configuration.button.title = "Add"
        var tapped = 0
        configuration.buttonProperties.primaryAction = UIAction(title: "Add") { _ in tapped += 1 }
        simulator.root.contentUnavailableConfiguration = configuration
        simulator.advance(by: 0.1)
        let shown = try #require(simulator.root.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first)
        #expect(shown.frame == simulator.root.view.bounds && labels(shown) == ["No Favorites", "Add some.", "Add"])
        func find<View: UIView>(_ view: UIView) -> [View] {
            view.subviews.flatMap { ($0 as? View).map { [$0] } ?? find($0) }
        }
        let rows = (find(shown) as [UIImageView]).filter { !$0.isHidden }.map { $0.convert($0.bounds, to: nil).midY }
        let texts = (find(shown) as [UILabel]).map { $0.convert($0.bounds, to: nil).midY }
        #expect(rows.first.map { picture in texts.allSatisfy { $0 > picture } } == true && texts == texts.sorted())
        let button = try #require((find(shown) as [UIButton]).first)
        simulator.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        #expect(tapped == 1)
        simulator.root.contentUnavailableConfiguration = nil
        #expect(shown.superview == nil)
    }

    @Test("A controller is asked for its configuration before layout, once for each time it says that it changed")
    func updating() {
        let finder = Finder()
        let simulator = Simulator(root: finder)
        simulator.advance(by: 0.1)
        #expect(finder.asked == 1)
        finder.words = "Nothing"
        finder.setNeedsUpdateContentUnavailableConfiguration()
        finder.setNeedsUpdateContentUnavailableConfiguration()
        simulator.advance(by: 0.1)
        #expect(finder.asked == 2 && labels(finder.view).first == "Nothing")
    }

    @Test("A search in vain names what was searched for; loading has an indicator that turns")
    func kinds() {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "kiwi"
        let search = UIContentUnavailableConfiguration.search().updated(for: state)
        #expect(search.text == "No Results for “kiwi”" && search.secondaryText != nil)
        let loading = UIContentUnavailableConfiguration.loading().makeContentView()
        func find(_ view: UIView) -> UIActivityIndicatorView? {
            (view as? UIActivityIndicatorView) ?? view.subviews.lazy.compactMap(find).first
        }
        #expect(find(loading)?.isAnimating == true)
    }

    @Test("A timer's progress turns the pages, by each page's duration, and stops at the last one")
    func pages() {
        let simulator = Simulator()
        let control = UIPageControl(frame: CGRect(x: 0, y: 200, width: 300, height: 30))
        control.numberOfPages = 3
        let progress = UIPageControlTimerProgress(preferredDuration: 1)
        progress.setDuration(2, forPage: 1)
        control.progress = progress
        simulator.root.view.addSubview(control)
        simulator.advance(by: 0.1)
        #expect(progress.isProgressVisible)
        progress.resumeTimer()
        simulator.advance(by: 0.5)
        #expect(control.currentPage == 0 && abs(progress.currentProgress - 0.5) < 0.1)
        simulator.advance(by: 0.7)
        #expect(control.currentPage == 1 && progress.currentProgress < 0.3)
        simulator.advance(by: 1.2)
        #expect(control.currentPage == 1)
        simulator.advance(by: 2.5)
        #expect(control.currentPage == 2 && !progress.isRunning)
        progress.resetsToInitialPageAfterEnd = true
        // The last page is over: the first one comes at once, and has its second.
        progress.resumeTimer()
        simulator.advance(by: 0.5)
        #expect(control.currentPage == 0)
        simulator.advance(by: 0.7)
        #expect(control.currentPage == 1)
        progress.pauseTimer()
    }

    @Test(
        "A page control of a vertical direction is as high as a horizontal one is wide, its pages from below where it says so"
    )
    func direction() {
        let control = UIPageControl()
        control.numberOfPages = 4
        let size = control.size(forNumberOfPages: 4)
        control.direction = .bottomToTop
        #expect(control.size(forNumberOfPages: 4) == CGSize(width: size.height, height: size.width))
        control.frame.size = control.size(forNumberOfPages: 4)
        control.layoutIfNeeded()
        let dots = control.subviews.compactMap { $0 as? UIImageView }.map(\.center.y)
        #expect(dots.count == 4 && dots == dots.sorted(by: >))
    }

    @Test("Suggestions stand below the bar while a search is active, and the updater hears which one was chosen")
    func suggestions() throws {
        final class Updater: NSObject, UISearchResultsUpdating {
            var chosen: [String] = []
            func updateSearchResults(for searchController: UISearchController) {}
            func updateSearchResults(
                for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
            ) { chosen.append(searchSuggestion.localizedSuggestion ?? "") }
        }
        let root = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        root.navigationItem.searchController = search
        let simulator = Simulator(root: UINavigationController(rootViewController: root))
        let updater = Updater()
        search.searchResultsUpdater = updater
        search.searchSuggestions = [
            UISearchSuggestionItem(localizedSuggestion: "apples"), UISearchSuggestionItem(localizedSuggestion: "pears"),
        ]
        search.isActive = true
        simulator.advance(by: 0.6)
        func find(_ view: UIView) -> SearchSuggestionList? {
            (view as? SearchSuggestionList) ?? view.subviews.lazy.compactMap(find).first
        }
        let list = try #require(find(simulator.window))
        #expect(list.numberOfRows(inSection: 0) == 2)
        let row = list.convert(list.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
        simulator.tap(CGPoint(x: row.midX, y: row.midY))
        simulator.advance(by: 0.3)
        #expect(updater.chosen == ["pears"])
        search.searchSuggestions = nil
        #expect(find(simulator.window) == nil)
        search.isActive = false
        simulator.advance(by: 0.6)
    }

    @Test("A discrete symbol effect plays and is over, an indefinite one stays until it is removed; only symbols move")
    func effects() {
        let simulator = Simulator()
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.frame = CGRect(x: 20, y: 200, width: 40, height: 40)
        simulator.root.view.addSubview(view)
        var ended: [Bool] = []
        view.addSymbolEffect(.bounce) { ended.append($0.isFinished) }
        simulator.advance(by: 0.2)
        #expect(view.layer.animationKeys()?.count == 1)
        simulator.advance(by: 1)
        #expect(view.layer.animationKeys() ?? [] == [] && ended == [true])
        view.addSymbolEffect(.variableColor.iterative.reversing, options: .repeating)
        simulator.advance(by: 5)
        #expect(view.layer.animationKeys()?.count == 1)
        view.removeSymbolEffect(ofType: .variableColor)
        #expect(view.layer.animationKeys() ?? [] == [])
        view.addSymbolEffect(.disappear)
        simulator.advance(by: 1)
        #expect((view.layer.presentation()?.opacity ?? 1) < 0.01 && view.alpha == 1)
        view.removeAllSymbolEffects()
        let plain = UIImageView(image: UIImage())
        plain.addSymbolEffect(.pulse)
        #expect(plain.layer.animationKeys() ?? [] == [])
    }
}
