// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// What `UISearchControllerDelegate` hears. Apple's header: `presentSearchController` is called after the bar has agreed to
/// begin editing or `isActive` was set; who does not present the controller there gets the default presentation.
@MainActor @Suite(.serialized)
struct SearchPresentationTests {
    private final class Delegate: __ObjCObject, UISearchControllerDelegate {
        let journal = Journal()
        func presentSearchController(_ searchController: UISearchController) {
            journal.note("present")
            searchController.showsSearchResultsController = true
        }
        func willPresentSearchController(_ searchController: UISearchController) { journal.note("will") }
        func didPresentSearchController(_ searchController: UISearchController) { journal.note("did") }
    }

    @Test("A delegate that shows suggestions when the search begins gets them shown")
    func suggestions() {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let delegate = Delegate()
        search.delegate = delegate
        let content = UIViewController()
        content.navigationItem.searchController = search
        let simulator = Simulator(root: UINavigationController(rootViewController: content))
        search.isActive = true
        simulator.advance(by: 1)
        #expect(delegate.journal.take() == ["present", "will", "did"])
        #expect(search.isActive && results.viewIfLoaded?.window != nil)
        #expect(results.viewIfLoaded?.isHidden == false)
    }
}
