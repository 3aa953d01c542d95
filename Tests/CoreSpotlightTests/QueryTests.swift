// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreSpotlight

/// The language of `CSSearchQuery`, as its documentation describes it.
@Suite struct QueryTests {
    private let attributes = SpotlightDatabase.Attributes(
        type: "public.text", texts: ["title": "Café au lait", "keywords": "milk coffee"], numbers: ["rating": 4])

    @Test(
        "Stars, flags, numbers and connectives",
        arguments: [
            ("title == \"Café au lait\"", true), ("title == \"cafe*\"cd", true), ("title == \"cafe*\"", false),
            ("title == \"*au*\"", true), ("title == \"lait\"w", true), ("title == \"ait\"w", false),
            ("rating >= 4", true), ("rating > 4", false), ("rating > 4 || keywords == \"*coffee*\"", true),
            ("!(rating == 4)", false), ("title != \"x\"", true), ("** == \"*milk*\"", true),
            ("rating == 4 && title == \"nothing\"", false),
        ])
    func conditions(query: String, isFound: Bool) throws {
        let condition = try #require(SpotlightCondition(query))
        #expect(condition.matches(attributes) == isFound)
    }

    @Test("what a person types begins words of an item, in any order; suggestions go on with the last word")
    func userQueries() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        setenv("TOUCHSTONE_DEVICE_FOLDER", folder.path, 1)
        let index = CSSearchableIndex(name: UUID().uuidString)
        let items = ["Rose garden", "Garden shed", "Tea"].map { title in
            let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
            set.title = title
            return CSSearchableItem(uniqueIdentifier: title, domainIdentifier: nil, attributeSet: set)
        }
        try await index.indexSearchableItems(items)
        func found(_ text: String) async throws -> [String] {
            var names: [String] = []
            for try await result in CSUserQuery(userQueryString: text, userQueryContext: nil).results {
                names.append(result.item.uniqueIdentifier)
            }
            return names.sorted()
        }
        #expect(try await found("gard") == ["Garden shed", "Rose garden"])
        #expect(try await found("gard ro") == ["Rose garden"])
        #expect(try await found("nothing").isEmpty)
        var suggestions: [String] = []
        for try await response in CSUserQuery(userQueryString: "sh", userQueryContext: nil).responses {
            if case .suggestion(let one) = response { suggestions.append(one.id) }
        }
        #expect(suggestions == ["shed"])
    }

    @Test("a text in several languages reads as one of them")
    func languages() {
        #expect(CSLocalizedString(localizedStrings: ["en": "rose"]).localizedString() == "rose")
    }

    @Test(
        "What is no query is refused", arguments: ["", "title", "title ==", "title == \"open", "(a == 1", "a == 1 b"])
    func malformed(query: String) { #expect(SpotlightCondition(query) == nil) }
}
