// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct ResponderTests {
    @Test("Editing actions are performed only by classes that override them")
    func editing() {
        final class Copying: UIView {
            override func copy(_ sender: Any?) {}
        }
        final class Deriving: UIView {}
        let copying = Copying()
        #expect(copying.canPerformAction(Selector("copy:"), withSender: nil))
        #expect(!copying.canPerformAction(Selector("paste:"), withSender: nil))
        #expect(!copying.canPerformAction(Selector("decreaseSize:"), withSender: nil))
        #expect(!Deriving().canPerformAction(Selector("copy:"), withSender: nil))
    }

    @Test("First responder: only in a window and when willing; the old one yields")
    func firstResponder() {
        final class Field: UIView {
            var yields = true
            override var canBecomeFirstResponder: Bool { true }
            override func resignFirstResponder() -> Bool { yields && super.resignFirstResponder() }
        }
        let simulator = Simulator()
        let a = Field()
        let b = Field()
        #expect(!a.becomeFirstResponder())
        simulator.root.view.addSubview(a)
        simulator.root.view.addSubview(b)
        #expect(!UIView().becomeFirstResponder())
        #expect(a.becomeFirstResponder() && a.isFirstResponder)
        #expect(b.becomeFirstResponder() && !a.isFirstResponder)
        b.yields = false
        #expect(!a.becomeFirstResponder() && b.isFirstResponder)
        b.yields = true
        #expect(simulator.window.endEditing(false) && !b.isFirstResponder)
        #expect(a.becomeFirstResponder())
        a.removeFromSuperview()
        #expect(!a.isFirstResponder)
    }
}
