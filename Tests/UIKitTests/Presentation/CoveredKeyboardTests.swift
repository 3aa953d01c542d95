// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Sheets and alerts put the keyboard of what they cover away and bring it back (as users of libraries that imitate alerts
/// describe the native ones: "hide and restore keyboard").
@MainActor @Suite(.serialized) struct CoveredKeyboardTests {
    private let simulator = Simulator()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let journal = Journal()

    init() {
        KeyboardController.shared.drawsKeyboard = true
        simulator.root.view.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(by: 1)
    }

    private func expect(_ isUp: Bool, _ place: SourceLocation = #_sourceLocation) {
        simulator.advance(by: 1)
        #expect(KeyboardController.isUp == isUp, sourceLocation: place)
    }

    private func end() {
        simulator.root.dismiss(animated: false)
        field.resignFirstResponder()
        simulator.advance(by: 1)
        KeyboardController.shared.drawsKeyboard = LaunchOptions.current.drawsKeyboard
    }

    @Test("The keyboard goes with a sheet and comes back after it; the field keeps its role all the time")
    func sheet() {
        expect(true)
        simulator.root.present(UIViewController(), animated: true)
        expect(false)
        #expect(field.isFirstResponder)
        simulator.root.dismiss(animated: true)
        expect(true)
        end()
    }

    @Test("The same with an alert; a field of the alert has the keyboard")
    func alert() {
        let plain = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        simulator.root.present(plain, animated: true)
        expect(false)
        simulator.root.dismiss(animated: false)
        expect(true)
        let asking = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        asking.addTextField()
        simulator.root.present(asking, animated: true)
        expect(true)
        #expect(asking.textFields?.first?.isFirstResponder == true)
        end()
    }

    @Test("What covers a part of the screen in the app's own way leaves the keyboard")
    func custom() {
        let over = UIViewController()
        over.modalPresentationStyle = .overFullScreen
        simulator.root.present(over, animated: false)
        expect(true)
        // A sheet over that one covers the field too.
        over.present(UIViewController(), animated: false)
        expect(false)
        end()
    }

    @Test("A field in the sheet has the keyboard, and a second sheet covers it")
    func inside() {
        let first = UIViewController()
        simulator.root.present(first, animated: false)
        let inner = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        first.view.addSubview(inner)
        inner.becomeFirstResponder()
        expect(true)
        first.present(UIViewController(), animated: false)
        expect(false)
        first.dismiss(animated: false)
        expect(true)
        end()
    }

    @Test("Of two sheets the lower looks out above the upper as the screen does above one, ten points high")
    func stackedSheets() throws {
        field.resignFirstResponder()
        let (first, second) = (UIViewController(), UIViewController())
        simulator.root.present(first, animated: true)
        simulator.advance(by: 1)
        func top(_ view: UIView?) throws -> CGFloat { try #require(view).convert(.zero, to: nil).y }
        let alone = try top(first.view)
        #expect(try top(simulator.root.view) == alone - 10)
        first.present(second, animated: true)
        simulator.advance(by: 1)
        #expect(try top(second.view) == alone)
        #expect(abs(try top(first.view) - (alone - 10)) < 0.01)
        first.dismiss(animated: true)
        simulator.advance(by: 1)
        #expect(try top(first.view) == alone)
        end()
    }
}
