// SPDX-License-Identifier: MIT
import NaturalLanguage
import Testing

struct LanguageTests {
    /// Article 1 of the Universal Declaration of Human Rights, which the United Nations publish in all languages.
    @Test(
        "the first article of the Declaration of Human Rights is recognised",
        arguments: [
            (
                "en",
                "All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience."
            ),
            (
                "de",
                "Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt."
            ),
            (
                "fr",
                "Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison."
            ),
            (
                "es",
                "Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón."
            ),
            (
                "it",
                "Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione."
            ),
            (
                "pt",
                "Todos os seres humanos nascem livres e iguais em dignidade e em direitos. Dotados de razão e de consciência."
            ),
            (
                "nl",
                "Alle mensen worden vrij en gelijk in waardigheid en rechten geboren. Zij zijn begiftigd met verstand."
            ),
            (
                "sv",
                "Alla människor är födda fria och lika i värde och rättigheter. De har utrustats med förnuft och samvete."
            ),
            ("pl", "Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw."),
            ("ru", "Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом."),
            ("uk", "Всі люди народжуються вільними і рівними у своїй гідності та правах."),
            ("tr", "Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar."),
            ("el", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι."), ("ja", "すべての人間は、生まれながらにして自由である。"),
            ("ko", "모든 인간은 태어날 때부터 자유로우며."), ("zh-Hans", "人人生而自由，在尊严和权利上一律平等。"), ("th", "มนุษย์ทั้งหลายเกิดมามีอิสระ"),
            ("he", "כל בני האדם נולדו בני חורין"), ("hi", "सभी मनुष्यों को गौरव और अधिकारों के मामले में"),
        ])
    func declaration(language: String, text: String) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue == language)
    }

    @Test("hypotheses are probabilities, within the constraints")
    func hypotheses() {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString("en la mesa de la casa")
        let all = recognizer.languageHypotheses(withMaximum: 10)
        #expect(all.count > 1 && all.values.reduce(0, +) <= 1.000001)
        recognizer.languageConstraints = [.french]
        #expect(recognizer.dominantLanguage == .french)
        recognizer.reset()
        #expect(recognizer.dominantLanguage == nil)
        #expect(NLLanguageRecognizer.dominantLanguage(for: "12345 !?") == nil)
    }

    @Test("words leave out what is between them, sentences reach to the next")
    func tokens() {
        let text = "Hello, world! It's 5 o'clock."
        let words = NLTokenizer(unit: .word)
        words.string = text
        let whole = text.startIndex..<text.endIndex
        #expect(words.tokens(for: whole).map { String(text[$0]) } == ["Hello", "world", "It's", "5", "o'clock"])
        var numbers: [String] = []
        words.enumerateTokens(in: whole) { range, attributes in
            if attributes.contains(.numeric) { numbers.append(String(text[range])) }
            return true
        }
        #expect(numbers == ["5"])
        let sentences = NLTokenizer(unit: .sentence)
        sentences.string = text
        #expect(sentences.tokens(for: whole).map { String(text[$0]) } == ["Hello, world! ", "It's 5 o'clock."])
        let tagger = NLTagger(tagSchemes: [.tokenType])
        tagger.string = "Hi, you"
        let tags = tagger.tags(
            in: "Hi, you".startIndex..<"Hi, you".endIndex, unit: .word, scheme: .tokenType, options: .omitWhitespace)
        #expect(tags.map(\.0) == [.word, .punctuation, .word])
    }
}
