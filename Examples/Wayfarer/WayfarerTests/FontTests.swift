// SPDX-License-Identifier: MIT
import WebKit
import XCTest

/// Names of iOS's fonts in pages: what UIKit shows for them.
final class FontTests: XCTestCase {
    private let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override func setUp() {
        super.setUp()
        webView.loadHTMLString(
            """
            <!DOCTYPE html><meta charset=utf-8><button>Button</button><input><select><option>A</select><textarea></textarea>
            <input type=submit><input type=search><input type=file><p>Text</p>
            """, baseURL: nil)
        waitUntil("page") { !self.webView.isLoading }
    }

    /// Points of a line of text; a font has its own.
    private func width(_ font: String) throws -> Int {
        let script = """
            (() => { const c = document.createElement("canvas").getContext("2d");
            c.font = '\(font)'; return c.measureText("The quick brown fox jumps over the lazy dog, 0123456789").width; })()
            """
        return Int(
            try XCTUnwrap(
                evaluate(script, in: webView) as? Double ?? (evaluate(script, in: webView) as? Int).map(Double.init)))
    }

    func testTheSystemFontHasItsNames() throws {
        let names = [
            "system-ui", "-apple-system", "BlinkMacSystemFont", "ui-sans-serif", "ui-rounded", "-apple-system-body",
        ]
        for size in [13, 17, 34] {
            let system = try width("\(size)px \(size < 20 ? "Inter" : "\"Inter Display\"")")
            XCTAssertNotEqual(system, try width("\(size)px serif"))
            for name in names { XCTAssertEqual(try width("\(size)px \(name)"), system, "\(name) at \(size)") }
        }
    }

    func testNamedFontsAreThoseOfUIKit() throws {
        let stand = [
            "Inter": ["sans-serif", "Helvetica", "Helvetica Neue", "Arial", "Avenir Next", "Verdana", "fantasy"],
            "Noto Serif": ["Georgia", "Palatino", "ui-serif", "cursive"],
            "DejaVu Sans Mono": ["monospace", "ui-monospace", "Courier", "Courier New", "Menlo"],
        ]
        for (family, names) in stand {
            let wanted = try width("16px \"\(family)\"")
            for name in names {
                let isGeneric = ["sans-serif", "fantasy", "cursive", "monospace"].contains(name)
                XCTAssertEqual(try width("16px " + (isGeneric ? name : "\"\(name)\", serif")), wanted, name)
            }
        }
        XCTAssertEqual(try width("16px \"Times New Roman\""), try width("16px serif"))
    }

    /// Every family that UIKit lists shows something of its own in a page, and a name that iOS has not is passed over.
    func testEveryFamilyOfUIKitIsKnown() throws {
        // What these draw Latin letters with is the next font's.
        let scripts = [
            "Hebrew", "Geeza", "Damascus", "Thonburi", "Kohinoor", "Sangam", "Gurmukhi", "Kefa", "Emoji",
        ]
        for family in UIFont.familyNames where !scripts.contains(where: { family.contains($0) }) {
            let first = try width("16px \"\(family)\", monospace"), second = try width("16px \"\(family)\", sans-serif")
            XCTAssertEqual(first, second, "\(family) is not known to the engine's program")
        }
        XCTAssertEqual(try width("16px \"Segoe UI\", Georgia"), try width("16px Georgia"))
    }

    /// Buttons and fields are 13.33 points of the system font, whatever font the page has.
    func testControlsHaveTheSystemFont() throws {
        for control in ["button", "input", "select", "textarea", "input[type=submit]", "input[type=search]"] {
            let style = "getComputedStyle(document.querySelector('\(control)'))"
            XCTAssertEqual(evaluate(style + ".fontFamily", in: webView) as? String, "system-ui", control)
            XCTAssertEqual(evaluate(style + ".fontSize", in: webView) as? String, "13.3333px", control)
        }
        let color = "getComputedStyle(document.querySelector('button')).color"
        XCTAssertEqual(evaluate(color, in: webView) as? String, "rgb(0, 122, 255)")
    }

    /// A page's own style sheet comes after.
    func testAPageSaysOtherwise() throws {
        _ = evaluate(
            "document.head.insertAdjacentHTML('beforeend', '<style>button { font: inherit; color: red }</style>')",
            in: webView)
        let style = "getComputedStyle(document.querySelector('button'))"
        XCTAssertEqual(evaluate(style + ".fontSize", in: webView) as? String, "16px")
        XCTAssertEqual(evaluate(style + ".color", in: webView) as? String, "rgb(255, 0, 0)")
    }
}
