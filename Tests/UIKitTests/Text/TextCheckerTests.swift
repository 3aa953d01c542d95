// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// UITextChecker as Apple documents it, over the English and German dictionaries that scripts/packages installs.
@MainActor @Suite(.serialized)
struct TextCheckerTests {
    private let checker = UITextChecker()

    private func wrong(
        _ text: String, from start: Int = 0, wrap: Bool = false, language: String = "en"
    ) -> String? {
        let range = checker.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: language)
        return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }

    @Test(arguments: [
        "swift", "played", "happily", "unkindness", "running", "children's", "don’t", "London", "HELLO", "Hello",
        "bees",
        "reorganized", "I",
    ])
    func known(_ word: String) { #expect(wrong(word) == nil) }

    @Test(arguments: ["swfit", "plaied", "runing", "unhappyly", "london", "hELLO", "aaab"])
    func unknown(_ word: String) { #expect(wrong(word) == word) }

    /// Words that the Duden forms as examples of compounds, none of which the list itself has.
    @Test("German compounds are words", arguments: ["Haustürschlüssel", "Gartenzaunfarbe", "Wolkenbruchgefahr"])
    func compounds(_ word: String) { #expect(wrong(word, language: "de_DE") == nil) }

    @Test("Compounds of what does not go together are not", arguments: ["Haustürschlüsel", "Zaungartenfarbt"])
    func wrongCompounds(_ word: String) { #expect(wrong(word, language: "de_DE") == word) }

    @Test("Words are found from an offset on, and round to the start; those with digits are left out")
    func offsets() {
        let text = "Ths is a txet with abc123 & “quoets”"
        #expect(wrong(text) == "Ths")
        #expect(wrong(text, from: 3) == "txet")
        #expect(wrong(text, from: 20) == "quoets")
        #expect(wrong(text, from: 34) == nil)
        #expect(wrong(text, from: 34, wrap: true) == "Ths")
    }

    @Test("Guesses hold the word that was meant; completions begin as asked")
    func guesses() throws {
        for (typed, meant) in [("recieve", "receive"), ("teh", "the"), ("Helo", "Hello"), ("alot", "a lot")] {
            let range = NSRange(location: 0, length: typed.utf16.count)
            let guesses = try #require(checker.guesses(forWordRange: range, in: typed, language: "en_US"))
            #expect(guesses.contains(meant), "\(typed): \(guesses)")
        }
        let completions = try #require(
            checker.completions(forPartialWordRange: NSRange(location: 0, length: 4), in: "appl", language: "en_US"))
        #expect(completions.contains("apple") && completions.allSatisfy { $0.hasPrefix("appl") })
    }

    @Test("Ignored and learned words are right")
    func learning() {
        #expect(wrong("frobnicate") == "frobnicate")
        checker.ignoreWord("frobnicate")
        #expect(wrong("frobnicate") == nil)
        UITextChecker.learnWord("grokked")
        #expect(UITextChecker.hasLearnedWord("grokked") && wrong("grokked") == nil)
        UITextChecker.unlearnWord("grokked")
        #expect(!UITextChecker.hasLearnedWord("grokked"))
        #expect(UITextChecker.availableLanguages.contains("en_US"))
    }
}
