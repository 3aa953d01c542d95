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

    @Test(
        "What is no query is refused", arguments: ["", "title", "title ==", "title == \"open", "(a == 1", "a == 1 b"])
    func malformed(query: String) { #expect(SpotlightCondition(query) == nil) }
}
