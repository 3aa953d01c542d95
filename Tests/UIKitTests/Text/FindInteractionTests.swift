// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Finding in text, by the documentation of `UIFindInteraction` and Apple's talk "What's new in TextKit and text views" (2022).
@MainActor @Suite(.serialized)
struct FindInteractionTests {
    private let simulator = Simulator()

    private func show(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 60, width: 375, height: 300))
        view.text = text
        view.isFindInteractionEnabled = true
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        return view
    }

    @Test("The panel searches as one types, the first hit behind the selection is highlighted, arrows go round")
    func searching() throws {
        let view = show("Apple, pear, apple; APPLE pie")
        let find = try #require(view.findInteraction)
        find.presentFindNavigator(showingReplace: false)
        simulator.advance(by: 0.5)
        #expect(find.isFindNavigatorVisible)
        find.searchText = "apple"
        let session = try #require(find.activeFindSession)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
        find.findNext()
        find.findNext()
        #expect(session.highlightedResultIndex == 2 && view.selectedRange == NSRange(location: 20, length: 5))
        find.findNext()
        #expect(session.highlightedResultIndex == 0)
        find.findPrevious()
        #expect(session.highlightedResultIndex == 2)
        find.dismissFindNavigator()
        #expect(!find.isFindNavigatorVisible && find.activeFindSession == nil && find.searchText == "apple")
    }

    @Test("Case, accents and whole words count as the options say")
    func options() {
        let text = "Café cafe CAFE cafeteria"
        func count(_ options: NSString.CompareOptions, _ words: UITextSearchOptions.WordMatchMethod) -> Int {
            TextSearch.ranges(of: "cafe", in: text, options, words).count
        }
        #expect(count([.caseInsensitive, .diacriticInsensitive], .contains) == 4)
        #expect(count([.caseInsensitive], .contains) == 3 && count([], .contains) == 2)
        #expect(count([], .fullWord) == 1 && count([.caseInsensitive], .startsWith) == 3)
    }

    @Test("Replacing one goes on to the next, replacing all leaves none; text that cannot be edited offers neither")
    func replacing() throws {
        let view = show("red red red")
        let find = try #require(view.findInteraction)
        find.presentFindNavigator(showingReplace: true)
        find.searchText = "red"
        find.replacementText = "blue"
        let session = try #require(find.activeFindSession)
        #expect(session.supportsReplacement)
        find.replaceOne()
        #expect(view.text == "blue red red" && session.resultCount == 2)
        find.replaceAll()
        #expect(view.text == "blue blue blue" && session.resultCount == 0)
        find.dismissFindNavigator()
        view.isEditable = false
        find.presentFindNavigator(showingReplace: true)
        #expect(find.activeFindSession?.supportsReplacement == false)
        find.dismissFindNavigator()
    }

    @Test("The commands of the Find menu reach a text only while finding is enabled")
    func commands() {
        let view = show("text")
        #expect(view.canPerformAction(Selector("find:"), withSender: nil))
        #expect((view.keyCommands ?? []).contains { $0.input == "f" && $0.modifierFlags == .command })
        view.isFindInteractionEnabled = false
        #expect(!view.canPerformAction(Selector("find:"), withSender: nil) && view.findInteraction == nil)
    }
}
