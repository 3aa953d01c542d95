// SPDX-License-Identifier: MIT
import Foundation
import NaturalLanguage
import Testing

/// Truth: Apple's documentation of NSLinguisticTagger.
struct LinguisticTaggerTests {
    private func tagger(_ text: String) -> NSLinguisticTagger {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .language], options: 0)
        tagger.string = text
        return tagger
    }

    @Test("words are enumerated by UTF-16 ranges; what is to be omitted is")
    func words() {
        let text = "Grüße, 😀 world! Bye."
        var found: [String] = []
        let options: NSLinguisticTagger.Options = [.omitPunctuation, .omitWhitespace, .omitOther]
        tagger(text).enumerateTags(
            in: NSRange(location: 0, length: text.utf16.count), unit: .word, scheme: .tokenType, options: options
        ) { tag, range, stop in
            #expect(tag == .word)
            found.append(NSString(string: text).substring(with: range))
            if found.count == 2 { stop.pointee = true }
        }
        #expect(found == ["Grüße", "world"])
    }

    @Test("each token comes with its sentence")
    func sentences() {
        let text = "One two. Three."
        var sentences: [NSRange] = []
        tagger(text).enumerateTags(
            in: NSRange(location: 0, length: 15), scheme: .tokenType, options: [.omitPunctuation, .omitWhitespace]
        ) { _, _, sentence, _ in sentences.append(sentence) }
        #expect(sentences.map(\.location) == [0, 0, 9])
    }

    @Test("a tag tells its token's range; a place outside has none")
    func singleTags() {
        let tagger = tagger("One two.")
        var range = NSRange()
        #expect(tagger.tag(at: 5, unit: .word, scheme: .tokenType, tokenRange: &range) == .word)
        #expect(range == NSRange(location: 4, length: 3))
        #expect(tagger.tag(at: 7, unit: .word, scheme: .tokenType, tokenRange: nil) == .punctuation)
        #expect(tagger.tag(at: 90, unit: .word, scheme: .tokenType, tokenRange: nil) == nil)
        let tags = tagger.tags(in: NSRange(location: 0, length: 8), unit: .word, scheme: .tokenType)
        #expect(tags == [.word, .whitespace, .word, .punctuation])
    }

    @Test("the language of most of the text")
    func language() {
        let text = "Alle Menschen sind frei und gleich an Würde und Rechten geboren."
        #expect(tagger(text).dominantLanguage == "de" && NSLinguisticTagger.dominantLanguage(for: text) == "de")
    }
}
