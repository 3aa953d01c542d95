// SPDX-License-Identifier: MIT
import XCTest

@testable import Quill

final class TextTests: XCTestCase {
    private func screen<Screen: UIViewController>(_ name: String) throws -> Screen {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let screen = try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: name) as? Screen)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        addTeardownBlock { window.isHidden = true }
        return screen
    }

    /// TK19
    func testOnlyWebPagesAsk() throws {
        let links: LinksViewController = try screen("Links")
        let range = NSRange(location: 0, length: 1)
        func opens(_ text: String) throws -> Bool {
            links.textView(
                links.textView, shouldInteractWith: try XCTUnwrap(URL(string: text)), in: range,
                interaction: .invokeDefaultAction)
        }
        XCTAssertTrue(try opens("tel:3035550142"))
        XCTAssertNil(links.presentedViewController)
        XCTAssertFalse(try opens("http://www.example.com/tickets"))
        let alert = try XCTUnwrap(links.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "URL Launching")
        XCTAssertEqual(alert.message, "About to launch http://www.example.com/tickets")
        XCTAssertEqual(alert.actions.map(\.title), ["Cancel", "Launch"])
    }

    /// TK31
    func testTheWordUnderAFinger() throws {
        let hits: HitViewController = try screen("Hit")
        let manager = hits.textView.layoutManager
        func middle(of index: Int) -> CGPoint {
            let box = manager.boundingRect(
                forGlyphRange: NSRange(location: index, length: 1), in: hits.textView.textContainer)
            let inset = hits.textView.textContainerInset
            return CGPoint(x: box.midX + inset.left, y: box.midY + inset.top)
        }
        XCTAssertEqual(hits.word(at: middle(of: 1)), "Tap")
        XCTAssertEqual(hits.word(at: middle(of: 5)), "any")
        let last = (hits.textView.text as NSString).length - 2
        XCTAssertEqual(hits.word(at: middle(of: last)), "language")
        XCTAssertNil(hits.word(at: CGPoint(x: 5, y: 800)))
    }

    private func attributes(of word: String, in storage: NSTextStorage) -> [NSAttributedString.Key: Any] {
        storage.attributes(at: (storage.string as NSString).range(of: word).location, effectiveRange: nil)
    }

    /// TK32
    func testWordsOfTheRhymeHaveTheirLooks() throws {
        let screen: HighlightViewController = try screen("Highlight")
        let storage = screen.storage
        XCTAssertEqual(attributes(of: "Mary", in: storage)[.foregroundColor] as? UIColor, .systemRed)
        XCTAssertEqual(attributes(of: "lamb", in: storage)[.foregroundColor] as? UIColor, .systemBlue)
        XCTAssertEqual(attributes(of: "everywhere", in: storage)[.underlineStyle] as? Int, 1)
        XCTAssertEqual(attributes(of: "that", in: storage)[.backgroundColor] as? UIColor, .yellow)
        XCTAssertEqual((attributes(of: "fleece", in: storage)[.font] as? UIFont)?.pointSize, 14)
        XCTAssertEqual(attributes(of: "school", in: storage)[.strikethroughStyle] as? Int, 1)
        XCTAssertEqual(attributes(of: "white", in: storage)[.strokeWidth] as? Int, 5)
        let was = attributes(of: "was", in: storage)
        XCTAssertEqual((was[.font] as? UIFont)?.pointSize, 10)
        XCTAssertEqual(was[.foregroundColor] as? UIColor, .systemPurple)
        XCTAssertEqual(was[.underlineStyle] as? Int, 1)
        XCTAssertNil(attributes(of: "snow", in: storage)[.underlineStyle])
    }

    /// TK33
    func testAWordHasItsColourWithItsLastLetter() throws {
        let screen: HighlightViewController = try screen("Highlight")
        screen.textView.selectedRange = NSRange(location: 0, length: 0)
        screen.textView.insertText("lam \n")
        func color() -> UIColor? { screen.storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor }
        XCTAssertEqual(color(), .label)
        screen.textView.selectedRange = NSRange(location: 3, length: 0)
        screen.textView.insertText("b")
        XCTAssertEqual(color(), .systemBlue)
        screen.textView.selectedRange = NSRange(location: 0, length: 1)
        screen.textView.insertText("L")
        XCTAssertEqual(color(), .label)
    }

    /// TK13
    func testNoLetterLiesUnderTheMoon() throws {
        let screen: ExclusionViewController = try screen("Exclusion")
        for center in [CGPoint(x: 200, y: 170), CGPoint(x: 120, y: 250)] {
            screen.move(to: center)
            let manager = screen.textView.layoutManager
            let inset = screen.textView.textContainerInset
            let text = screen.textView.text as NSString
            var beside = (left: 0, right: 0)
            for index in 0..<text.length where text.substring(with: NSRange(location: index, length: 1)).first?.isLetter == true {
                let box = manager.boundingRect(
                    forGlyphRange: NSRange(location: index, length: 1), in: screen.textView.textContainer
                ).offsetBy(dx: inset.left, dy: inset.top)
                let distance = hypot(box.midX - center.x, box.midY - center.y)
                XCTAssertGreaterThan(distance, 60)
                if abs(box.midY - center.y) < 20 {
                    if box.midX < center.x { beside.left += 1 } else { beside.right += 1 }
                }
            }
            XCTAssertGreaterThan(beside.left, 0)
            XCTAssertGreaterThan(beside.right, 0)
        }
    }
}
