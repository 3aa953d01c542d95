// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The drawn keyboard in other languages, its kinds, and its predictions. Layouts are those of the languages' national standards
/// as iOS shows them: DIN 2137, AFNOR, SI 1452, KS X 5002 and so on.
@MainActor @Suite(.serialized)
struct KeyboardLayoutTests {
    private func titles(_ language: String, shifted: Bool = false) -> [String] {
        let layout = KeyboardLayout.named(language)
        return (0..<3).map { layout.row($0, isShifted: shifted).joined() }
    }

    @Test(
        "Each of the twenty most used keyboards begins as on iOS",
        arguments: [
            ("en-US", "qwertyuiop"), ("de", "qwertzuiopü"), ("fr-CA", "azertyuiop"), ("es-419", "qwertyuiop"),
            ("it", "qwertyuiop"), ("pt-BR", "qwertyuiop"), ("nl", "qwertyuiop"), ("pl", "qwertyuiop"),
            ("sv", "qwertyuiopå"), ("da", "qwertyuiopå"), ("tr", "qwertyuıopğü"), ("ru", "йцукенгшщзх"),
            ("uk", "йцукенгшщзхї"), ("el", "ςερτυθιοπ"), ("ar", "ضصثقفغعهخحج"), ("fa", "ضصثقفغعهخحجچ"),
            ("he", "קראטוןםפ"), ("th", "ๆไำะัีรนยบล"), ("hi", "ौैाीूबहगदजड"), ("ko", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ"),
        ])
    func layouts(language: String, first: String) { #expect(titles(language)[0] == first) }

    @Test("Every letter of an alphabet is on its keyboard, and shift gives its capital")
    func alphabets() {
        let alphabets = [
            "de": "abcdefghijklmnopqrstuvwxyzäöü", "ru": "абвгдежзийклмнопрстуфхцчшщьыэюя",
            "el": "αβγδεζηθικλμνξοπρςστυφχψω",
            "he": "אבגדהוזחטיכךלמםנןסעפףצץקרשת", "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
            "tr": "abcçdefgğhıijklmnoöprsştuüvyz",
        ]
        for (language, letters) in alphabets {
            let keys = Set(titles(language).joined())
            #expect(letters.allSatisfy { keys.contains($0) }, "\(language)")
        }
        #expect(titles("tr", shifted: true)[1].hasSuffix("İ") && titles("tr", shifted: true)[0].contains("I"))
        #expect(titles("he", shifted: true) == titles("he"))
    }

    /// https://developer.apple.com/documentation/uikit/uitextinputtraits/enablesreturnkeyautomatically
    @Test("The return key of a field that asks for it follows the text, also where text does not come from these keys")
    func returnKey() throws {
        let simulator = Simulator()
        let field = UITextField()
        (field.returnKeyType, field.enablesReturnKeyAutomatically) = (.search, true)
        let keyboard = KeyboardView()
        keyboard.frame = CGRect(x: 0, y: 0, width: 390, height: 336)
        simulator.root.view.addSubview(keyboard)
        keyboard.show(for: field)
        simulator.advance(by: 0.1)
        let key = try #require(keyboard.shownKeys.first { $0.key.action == .enter }).frame
        func ground() throws -> UInt32 { try simulator.pixel(key.minX + 8, key.maxY - 12) }
        let empty = try ground()
        field.text = "a"
        keyboard.textChanged()
        simulator.advance(by: 0.1)
        #expect(try ground() != empty && keyboard.isEnterEnabled)
        field.text = ""
        keyboard.textChanged()
        simulator.advance(by: 0.1)
        #expect(try ground() == empty && !keyboard.isEnterEnabled)
        keyboard.removeFromSuperview()
    }

    @Test("Korean letters join to syllables, and a vowel takes the last consonant along")
    func hangul() {
        func typed(_ letters: String) -> String {
            letters.reduce(into: "") { text, letter in
                guard let last = text.last, let joined = HangulComposer.joined(last, letter) else {
                    return text.append(letter)
                }
                text = text.dropLast() + joined
            }
        }
        #expect(typed("ㅎㅏㄴㄱㅡㄹ") == "한글" && typed("ㅇㅏㄴㄴㅕㅇ") == "안녕")
        #expect(typed("ㄷㅏㄹㄱㅣ") == "달기" && typed("ㅇㅗㅏㄴ") == "완")
        #expect(typed("ㄱㅏㅂㅅㅣ") == "갑시" && typed("ㅋㅋ") == "ㅋㅋ")
    }

    private func keys(_ type: UIKeyboardType, _ page: KeyboardPage = .letters) -> [String] {
        var keys = KeyboardKeys()
        (keys.type, keys.page) = (type, page)
        return (keys.rows.last ?? []).map(\.title)
    }

    @Test("Kinds of text have keys of their own")
    func kinds() {
        #expect(keys(.URL) == ["123", ".", "/", ".com", "return"])
        #expect(keys(.emailAddress).suffix(3) == ["@", ".", "return"])
        #expect(keys(.twitter).suffix(3) == ["@", "#", "return"])
        #expect(keys(.webSearch).suffix(2) == [".", "return"])
        #expect(
            keys(.phonePad, .pad)[0] == "+*#" && keys(.phonePad, .padSigns)[0] == "123"
                && keys(.numberPad, .pad)[0] == "")
        var pad = KeyboardKeys()
        pad.page = .pad
        #expect(pad.rows[0].map(\.subtitle) == ["", "ABC", "DEF"])
        var tablet = KeyboardKeys()
        (tablet.isTablet, tablet.hasFootInRow) = (true, true)
        #expect(tablet.rows.last?.map(\.action).suffix(1) == [.hide] && tablet.rows[0].last?.action == .delete)
    }

    /// The keyboard of the screen, under a field.
    private func typing(_ body: (Simulator, UITextField, KeyboardView) throws -> Void) throws {
        let simulator = Simulator()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        simulator.root.view.addSubview(field)
        KeyboardController.shared.drawsKeyboard = true
        defer {
            field.resignFirstResponder()
            simulator.advance(by: 1)
            KeyboardController.shared.drawsKeyboard = LaunchOptions.current.drawsKeyboard
        }
        field.becomeFirstResponder()
        simulator.advance(by: 0.5)
        try body(simulator, field, try #require(KeyboardController.shared.shownKeyboard))
    }

    private func tap(_ action: KeyboardKey.Action, _ simulator: Simulator, _ keyboard: KeyboardView) throws {
        let key = try #require(keyboard.shownKeys.first { $0.key.action == action })
        simulator.tap(keyboard.convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil))
        simulator.advance(by: 0.1)
    }

    @Test("The emoji key shows emoji, which are typed, and ABC leads back")
    func emoji() throws {
        try typing { simulator, field, keyboard in
            try tap(.page(.emoji), simulator, keyboard)
            #expect(keyboard.page == .emoji)
            try tap(.type("😀"), simulator, keyboard)
            try tap(.page(.letters), simulator, keyboard)
            #expect(field.text == "😀" && keyboard.page == .letters)
        }
    }

    @Test("Shift twice keeps capitals, two spaces behind a word end the sentence")
    func habits() throws {
        try typing { simulator, field, keyboard in
            try tap(.shift, simulator, keyboard)
            simulator.advance(by: 1)
            try tap(.shift, simulator, keyboard)
            try tap(.shift, simulator, keyboard)
            for letter in ["A", "B"] { try tap(.type(letter), simulator, keyboard) }
            #expect(field.text == "AB" && keyboard.isCapsLocked)
            try tap(.shift, simulator, keyboard)
            try tap(.space, simulator, keyboard)
            try tap(.space, simulator, keyboard)
            #expect(field.text == "AB. ")
        }
    }

    @Test("Kana are flicked, tapped on through their row, made small and voiced, and turned to katakana")
    func kana() {
        #expect(KeyboardLayout.named("ja-JP").isKana)
        #expect(
            KanaKeys.kana("か", .none) == "か" && KanaKeys.kana("か", .left) == "き" && KanaKeys.kana("か", .down) == "こ")
        #expect(KanaKeys.next(after: "お", on: "あ") == "あ" && KanaKeys.next(after: "か", on: "あ") == nil)
        #expect(
            KanaKeys.variant(of: "は") == "ば" && KanaKeys.variant(of: "ば") == "ぱ" && KanaKeys.variant(of: "ぱ") == "は")
        #expect(KanaKeys.variant(of: "つ") == "っ" && KanaKeys.variant(of: "ん") == nil)
        #expect(KanaKeys.katakana("ひらがなー") == "ヒラガナー")
    }

    @Test(
        "The numbers' page has the language's digits, currency and marks",
        arguments: [
            ("en-US", "$", "123"), ("en-GB", "£", "123"), ("de", "€", "123"), ("ru", "₽", "123"), ("ar", "$", "١٢٣"),
        ])
    func signs(language: String, currency: String, title: String) {
        let signs = KeyboardSigns.of(language)
        #expect(signs.numbers[1].contains(currency) && signs.title == title)
        #expect(!signs.symbols[1].contains(currency) && signs.symbols.allSatisfy { $0.count == 10 })
    }

    @Test(
        "Words that may be meant come from the language's dictionary, what was typed stays in quotes while it is no word"
    )
    func predictions() {
        #expect(WordPredictions.after("", language: "en-US", startsSentence: true) == ["I", "The", "I’m"])
        guard UITextChecker.availableLanguages.contains(where: { $0.hasPrefix("en") }) else { return }
        let words = WordPredictions.after("I am hap", language: "en-US", startsSentence: false)
        #expect(words.first == "“hap”" || words.first == "hap")
        #expect(words.contains { $0.hasPrefix("hap") && $0.count > 3 })
    }
}
