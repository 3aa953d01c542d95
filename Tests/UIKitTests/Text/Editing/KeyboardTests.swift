// SPDX-License-Identifier: MIT
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// Truth: Apple's documentation of the keyboard notifications and input views, and the frames iPhones report.
@MainActor @Suite(.serialized)
struct KeyboardTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    @Test("Will change, will show, did change, did show, with frames in screen coordinates")
    func notifications() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        simulator.root.view.addSubview(field)
        var names: [String] = []
        var ends: [CGRect] = []
        let all = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                let rect = end?.cgRectValue ?? .null
                MainActor.assumeIsolated {
                    names.append(name.rawValue.replacingOccurrences(of: "UIKeyboard", with: ""))
                    ends.append(rect)
                    #expect(duration == 0.25)
                }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        field.becomeFirstResponder()
        #expect(names == ["WillChangeFrameNotification", "WillShowNotification"])
        let size = UIScreen.main.bounds.size
        #expect(ends.last == CGRect(x: 0, y: size.height - 336, width: size.width, height: 336))
        simulator.advance(by: 0.3)
        #expect(names.suffix(2) == ["DidChangeFrameNotification", "DidShowNotification"])
        field.resignFirstResponder()
        simulator.advance(by: 0.3)
        #expect(
            names.suffix(4) == [
                "WillChangeFrameNotification", "WillHideNotification", "DidChangeFrameNotification",
                "DidHideNotification",
            ])
        #expect(ends.last?.minY == size.height)
    }

    @Test("Input and accessory views of the responder show, the accessory's height counts")
    func inputViews() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        simulator.root.view.addSubview(field)
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 216))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        field.inputView = picker
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        let width = UIScreen.main.bounds.width
        let safe = UIScreen.main.safeAreaInsets.bottom
        #expect(KeyboardController.shared.frame.height == 216 + 44 + safe)
        #expect(bar.frame == CGRect(x: 0, y: 0, width: width, height: 44))
        #expect(picker.frame == CGRect(x: 0, y: 44, width: width, height: 216))
        #expect(bar.window != nil && bar.window !== simulator.window)
        #expect(!UIApplication.shared.windows.contains { $0 === bar.window })
        field.inputView = nil
        field.reloadInputViews()
        #expect(picker.superview == nil)
        field.resignFirstResponder()
        simulator.advance(by: 0.3)
        #expect(KeyboardController.shared.frame.isNull && bar.superview == nil)
    }

    @Test("The keyboard layout guide follows")
    func guide() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let view = simulator.root.view!
        view.addSubview(field)
        let guide = view.keyboardLayoutGuide
        field.becomeFirstResponder()
        #expect(guide.layoutFrame.minY == view.bounds.height - 336)
        field.resignFirstResponder()
        #expect(guide.layoutFrame.minY == view.bounds.height - view.safeAreaInsets.bottom)
    }

    @Test("Keys that are tapped type")
    func keys() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.keyboardType = .numberPad
        simulator.root.view.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(by: 0.3)
        let frame = KeyboardController.shared.frame
        #expect(frame.height == 291)
        simulator.tap(CGPoint(x: frame.midX, y: frame.minY + 20))
        #expect(field.text == "2")
        field.resignFirstResponder()
    }
}
