// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// What a script's `tap` means. A person taps what is in front, and types the apostrophe of the keyboard.
@MainActor
@Suite(.serialized) struct ElementFinderTests {
    private func label(_ text: String, identifier: String? = nil) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = text
        label.accessibilityIdentifier = identifier
        return label
    }

    @Test("a plain apostrophe and plain quotation marks stand for the typographic ones")
    func apostrophes() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        let (deny, title) = (label("Don’t Allow"), label("“App” Would Like to Access the Camera"))
        title.frame.origin.y = 200
        window.addSubview(deny)
        window.addSubview(title)
        window.isHidden = false
        #expect(ElementFinder.view("Don't Allow") === deny)
        #expect(ElementFinder.view("Don’t Allow") === deny)
        #expect(ElementFinder.view("\"App\" Would Like to Access the Camera") === title)
        #expect(ElementFinder.view("Do not Allow") == nil)
    }

    @Test("an element of what was presented last is meant before one of the same name behind it")
    func presented() {
        let simulator = Simulator()
        let behind = label("Back", identifier: "Done")
        simulator.root.view.addSubview(behind)
        #expect(ElementFinder.view("Done") === behind)
        let sheet = UIViewController()
        let inFront = label("Done")
        sheet.view.addSubview(inFront)
        simulator.root.present(sheet, animated: false)
        simulator.advance(by: 0.1)
        #expect(ElementFinder.view("Done") === inFront)
    }
}
