// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// What readers of the page beside the display are told: roles of WAI-ARIA 1.2 (https://www.w3.org/TR/wai-aria-1.2/#roles), in the
/// order of the screen.
@MainActor
struct AccessibilityMirrorTests {
    private func told(_ views: [UIView]) throws -> [AccessibilityMirror.Element] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 40 + 60 * index, width: 300, height: 44)
            window.addSubview(view)
        }
        window.isHidden = false
        defer { window.isHidden = true }
        var tree = AutomationTree()
        var application = AutomationElement(role: .application)
        application.frame = window.frame
        let found = tree.element(for: window)
        application.children = [try #require(found)]
        return AccessibilityMirror.elements(in: application)
    }

    private func line(_ element: AccessibilityMirror.Element) -> String {
        "\(element.kind) '\(element.label)'\(element.value.map { " = \($0)" } ?? "")\(element.isOn == true ? " on" : "")"
            + (element.isOff == true ? " off" : "")
    }

    @Test func texts() throws {
        let title = UILabel()
        title.text = "Settings"
        title.accessibilityTraits = .header
        let text = UILabel()
        text.text = "All is well"
        #expect(try told([title, text]).map(line) == ["heading 'Settings'", "text 'All is well'"])
    }

    @Test func controls() throws {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Wi-Fi"
        toggle.isOn = true
        let field = UITextField()
        field.placeholder = "Name"
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        slider.value = 0.4
        #expect(
            try told([button, toggle, field, slider]).map(line) == [
                "button 'Save' off", "switch 'Wi-Fi' = 1 on", "textbox 'Name' = Name", "slider 'Volume' = 40%",
            ])
        #expect(try told([button]).map { [$0.x, $0.y, $0.width, $0.height] } == [[20, 40, 300, 44]])
    }

    @Test("A row is one element, unless something in it can be used by itself")
    func rows() throws {
        func cell(_ text: String, _ accessory: UIView? = nil) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = "more"
            cell.accessoryView = accessory
            return cell
        }
        let plain = try told([cell("One")])
        #expect(plain.count == 1 && plain.first?.kind == "button" && plain.first?.label.contains("One") == true)
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Use it"
        #expect(try told([cell("Two", toggle)]).map(\.kind) == ["text", "text", "switch"])
    }

    @Test("What has no name and is no control, and what lies outside of the screen, is not told")
    func nothing() throws {
        let picture = UIImageView(image: UIImage())
        let outside = UILabel()
        outside.text = "far away"
        let holder = UIView()
        holder.addSubview(outside)
        outside.frame = CGRect(x: 2000, y: 0, width: 10, height: 10)
        #expect(try told([picture, holder]).isEmpty)
    }

    @Test("While an alert is up, it alone is told")
    func alert() {
        var alert = AutomationElement(role: .alert)
        var button = AutomationElement(role: .button)
        button.label = "OK"
        alert.children = [button]
        var behind = AutomationElement(role: .button)
        behind.label = "Behind"
        var application = AutomationElement(role: .application)
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        application.frame = screen
        button.frame = screen
        behind.frame = screen
        alert.children = [button]
        application.children = [behind, alert]
        #expect(AccessibilityMirror.elements(in: application).map(\.label) == ["OK"])
    }
}
