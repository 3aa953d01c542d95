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

    /// Public apps raise the keyboard in `viewDidLoad` and `viewWillAppear`.
    @Test("First responder: a field that was asked before it was in a window has the role once it is in one")
    func askedBeforeTheWindow() {
        final class Form: UIViewController {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            override func viewDidLoad() {
                view.addSubview(field)
                #expect(!field.becomeFirstResponder())
            }
        }
        let simulator = Simulator()
        let form = Form()
        simulator.root.present(form, animated: false)
        simulator.advance(by: 0.5)
        #expect(form.field.isFirstResponder)
        let (resigned, replaced) = (UITextField(), UITextField())
        _ = (resigned.becomeFirstResponder(), resigned.resignFirstResponder())
        form.view.addSubview(resigned)
        #expect(!resigned.isFirstResponder)
        _ = (form.field.resignFirstResponder(), replaced.becomeFirstResponder(), form.field.becomeFirstResponder())
        form.view.addSubview(replaced)
        #expect(form.field.isFirstResponder && !replaced.isFirstResponder)
    }
}
