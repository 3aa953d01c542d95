// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// The device's own search: what all of its apps have let it find, for the home screen.
package enum DeviceSearch {
    /// An item of an app.
    package struct Hit: Sendable, Equatable {
        /// Bundle identifier.
        package let app: String
        /// The item's unique identifier within the app.
        package let identifier: String
        /// Its title, else its display name, else its identifier.
        package let title: String
        /// Empty: the app says no more of it.
        package let detail: String
    }

    /// Items in which each word of the text begins a word, in any case, with or without accents. Those with all of them in
    /// their titles come first; among them the order in which apps have told of them stays.
    /// - Throws: `CSIndexError` where the index cannot be read.
    /// - Complexity: O(items of all apps).
    package static func hits(for text: String) throws -> [Hit] {
        let wanted = SearchWords(text)
        guard !wanted.isEmpty, SpotlightDatabase.shared.isThere else { return [] }
        var (first, others): ([Hit], [Hit]) = ([], [])
        for (app, row) in try SpotlightDatabase.shared.rowsOfAllApps() {
            let texts = try JSONDecoder().decode(SpotlightDatabase.Attributes.self, from: row.attributes).texts
            guard wanted.allBeginWords(of: texts.values.joined(separator: " ")) else { continue }
            let title = texts["title"] ?? texts["displayName"] ?? row.identifier
            let hit = Hit(
                app: app, identifier: row.identifier, title: title, detail: texts["contentDescription"] ?? "")
            if wanted.allBeginWords(of: title) { first.append(hit) } else { others.append(hit) }
        }
        return first + others
    }
}

/// What a person has typed.
package struct SearchWords: Sendable {
    private let words: [String]

    /// Letters and digits make words; all else is between them.
    package init(_ text: String) { words = Self.words(of: text) }

    /// Whether there is nothing to look for.
    package var isEmpty: Bool { words.isEmpty }

    /// Whether each of the words begins one of the text's; true where there are none.
    package func allBeginWords(of text: String) -> Bool {
        let known = Self.words(of: text)
        return words.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    }

    private static func words(of text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
