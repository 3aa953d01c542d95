// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Buttons, switches, sliders, page controls, and what all controls share.
@MainActor @Suite(.serialized)
struct ControlStatementsTests {
    /// On a white screen, where its pixels can be looked at.
    private func screen(_ controls: UIView...) -> Simulator {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        for control in controls { simulator.root.view.addSubview(control) }
        simulator.advance(by: 0.1)
        return simulator
    }

    private func listen(_ control: UIControl, for event: UIControl.Event = .touchUpInside, _ journal: Journal) {
        control.addAction(UIAction { _ in journal.note("heard") }, for: event)
    }

    // MARK: Buttons

    @Test("CO8: backgrounds, titles and colours per state; a state without a value uses that of normal")
    func perState() throws {
        let button = UIButton(type: .custom)
        func picture(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        button.setTitle("On", for: .normal)
        button.setTitle("Down", for: .highlighted)
        button.setTitleColor(UIColor(rgb: Paint.green), for: .normal)
        button.setTitleColor(UIColor(rgb: Paint.red), for: .disabled)
        button.setBackgroundImage(picture(UIColor(rgb: Paint.blue)), for: .normal)
        button.setBackgroundImage(picture(UIColor(rgb: Paint.red)), for: .selected)
        button.frame = CGRect(x: 100, y: 200, width: 120, height: 60)
        #expect(button.currentTitle == "On" && button.currentTitleColor == UIColor(rgb: Paint.green))
        button.isHighlighted = true
        #expect(button.currentTitle == "Down" && button.currentTitleColor == UIColor(rgb: Paint.green))
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.currentTitle == "On" && button.currentTitleColor == UIColor(rgb: Paint.red))
        #expect(button.currentBackgroundImage === button.backgroundImage(for: .normal))
        button.isEnabled = true
        let simulator = screen(button)
        #expect(try simulator.pixel(105, 205) == Paint.blue)
        button.isSelected = true
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(105, 205) == Paint.red)
    }

    @Test("CO9: touchDown fires on contact, touchUpInside not when the finger is lifted far outside")
    func outside() {
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
        let journal = Journal()
        button.addAction(UIAction { _ in journal.note("down") }, for: .touchDown)
        button.addAction(UIAction { _ in journal.note("inside") }, for: .touchUpInside)
        let simulator = screen(button)
        simulator.down(CGPoint(x: 150, y: 220))
        #expect(journal.take() == ["down"])
        simulator.move(CGPoint(x: 150, y: 600))
        simulator.up(CGPoint(x: 150, y: 600))
        #expect(journal.take() == [])
        simulator.tap(CGPoint(x: 150, y: 220))
        #expect(journal.take() == ["down", "inside"])
    }

    @Test("CO10: several targets and actions of one event all fire; removeTarget ends it")
    func severalTargets() {
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
        let journal = Journal()
        let targets = ["one", "two"].map { name in Target { _ in journal.note(name) } }
        for target in targets { button.addTarget(target, action: Target.action, for: .touchUpInside) }
        button.addAction(UIAction { _ in journal.note("action") }, for: .touchUpInside)
        let simulator = screen(button)
        simulator.tap(middleOf: button)
        #expect(journal.take() == ["one", "two", "action"])
        button.removeTarget(targets[0], action: Target.action, for: .touchUpInside)
        simulator.advance(by: 1)
        simulator.tap(middleOf: button)
        #expect(journal.take() == ["two", "action"])
    }

    @Test("CO11: a disabled control sends nothing and looks otherwise")
    func disabled() throws {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        let toggle = UISwitch(frame: CGRect(x: 100, y: 300, width: 51, height: 31))
        toggle.isOn = true
        let journal = Journal()
        listen(button, journal)
        listen(toggle, for: .valueChanged, journal)
        let simulator = screen(button, toggle)
        func looks() throws -> [[UInt32]] {
            try [CGRect(x: 110, y: 205, width: 80, height: 34), CGRect(x: 100, y: 300, width: 51, height: 31)].map {
                area in
                try stride(from: area.minX, to: area.maxX, by: 2).map { try simulator.pixel($0, area.midY) }
            }
        }
        let before = try looks()
        (button.isEnabled, toggle.isEnabled) = (false, false)
        simulator.advance(by: 0.5)
        let after = try looks()
        #expect(before[0] != after[0] && before[1] != after[1])
        simulator.tap(middleOf: button)
        simulator.tap(middleOf: toggle)
        #expect(journal.take() == [] && toggle.isOn)
    }

    @Test(
        "CO12: a toggle of art starts On and green; one tap Off and red, two taps On; pressed art while the finger is down"
    )
    func artToggle() throws {
        func art(_ color: UInt32) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
                UIColor(rgb: color).setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }.resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        }
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 50, y: 200, width: 300, height: 60)
        var isOn = true
        func show() {
            button.setTitle(isOn ? "On" : "Off", for: .normal)
            button.setBackgroundImage(art(isOn ? Paint.green : Paint.red), for: .normal)
        }
        show()
        button.setBackgroundImage(art(Paint.blue), for: .highlighted)
        button.addAction(
            UIAction { _ in
                isOn.toggle()
                show()
            }, for: .touchUpInside)
        let simulator = screen(button)
        func ground() throws -> UInt32 {
            simulator.advance(by: 0.5)
            return try simulator.pixel(60, 210)
        }
        #expect(try ground() == Paint.green && button.titleLabel?.text == "On")
        simulator.down(CGPoint(x: 200, y: 230))
        #expect(try ground() == Paint.blue)
        simulator.up(CGPoint(x: 200, y: 230))
        #expect(try ground() == Paint.red && button.titleLabel?.text == "Off")
        simulator.tap(middleOf: button)
        #expect(try ground() == Paint.green && button.titleLabel?.text == "On")
    }

    @Test("CO14: a picture over a button blocks it when it interacts, and lets touches through when it does not")
    func covered() {
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
        let art = UIImageView(frame: button.frame)
        let journal = Journal()
        listen(button, for: .touchUpInside, journal)
        let simulator = screen(button, art)
        art.isUserInteractionEnabled = true
        simulator.tap(middleOf: button)
        #expect(journal.take() == [])
        art.isUserInteractionEnabled = false
        simulator.advance(by: 1)
        simulator.tap(middleOf: button)
        #expect(journal.take() == ["heard"])
    }

    @Test("CO16: only the container flips for a second; then exactly one button is in it, the old one has no superview")
    func flip() throws {
        let simulator = screen()
        let container = simulator.box(CGRect(x: 50, y: 200, width: 100, height: 100), UIColor(rgb: Paint.green))
        simulator.box(CGRect(x: 200, y: 200, width: 100, height: 100), UIColor(rgb: Paint.blue))
        let buttons = [Paint.red, Paint.blue].map { color in
            let button = UIButton(frame: container.bounds)
            button.backgroundColor = UIColor(rgb: color)
            return button
        }
        container.addSubview(buttons[0])
        simulator.advance(by: 0.1)
        UIView.transition(with: container, duration: 1, options: .transitionFlipFromLeft) {
            buttons[0].removeFromSuperview()
            container.addSubview(buttons[1])
        }
        simulator.advance(by: 0.45)
        // Nearly seen from the edge: the corners are the ground's, the neighbour's are its own.
        #expect(try simulator.pixel(52, 202) == Paint.white && simulator.pixel(148, 298) == Paint.white)
        #expect(try simulator.pixel(202, 202) == Paint.blue && simulator.pixel(298, 298) == Paint.blue)
        simulator.advance(by: 0.65)
        #expect(try simulator.pixel(52, 202) == Paint.blue)
        #expect(container.subviews == [buttons[1]] && buttons[0].superview == nil)
    }

    @Test("CO17: filled configurations have a ground of the tint, tinted ones a lighter one")
    func configurations() throws {
        let buttons = [UIButton.Configuration.filled(), .tinted()].enumerated().map { index, look in
            var look = look
            look.title = "Go"
            let button = UIButton(configuration: look)
            button.tintColor = UIColor(rgb: Paint.red)
            button.frame = CGRect(x: 50, y: 200 + 100 * CGFloat(index), width: 200, height: 60)
            return button
        }
        let simulator = screen(buttons[0], buttons[1])
        #expect(try simulator.pixel(80, 210) == Paint.red)
        let tinted = try simulator.parts(80, 310)
        #expect(tinted.red > 240 && tinted.green > 120 && tinted.green < 240 && tinted.green == tinted.blue)
    }

    // MARK: Switches

    @Test("CO18: a tap and a drag toggle a switch and tell once, setOn tells nothing; its colours show")
    func switches() throws {
        let toggle = UISwitch(frame: CGRect(x: 100, y: 200, width: 51, height: 31))
        (toggle.onTintColor, toggle.thumbTintColor) = (UIColor(rgb: Paint.red), UIColor(rgb: Paint.blue))
        let journal = Journal()
        listen(toggle, for: .valueChanged, journal)
        let simulator = screen(toggle)
        simulator.tap(middleOf: toggle)
        simulator.advance(by: 1)
        #expect(toggle.isOn && journal.take() == ["heard"])
        #expect(try simulator.pixel(112, 215.5) == Paint.red && simulator.pixel(135, 215.5) == Paint.blue)
        simulator.drag(from: CGPoint(x: 136, y: 215), to: CGPoint(x: 90, y: 215), duration: 0.3)
        simulator.advance(by: 1)
        #expect(!toggle.isOn && journal.take() == ["heard"])
        toggle.setOn(true, animated: true)
        simulator.advance(by: 1)
        toggle.setOn(false, animated: false)
        #expect(!toggle.isOn && journal.take() == [])
    }

    @Test("CO19: a control of one's own with a Yes and a No shows both and reports once per toggle")
    func ownControl() {
        final class YesNo: UIControl {
            let labels = ["Yes", "No"].map { text in
                let label = UILabel()
                label.text = text
                return label
            }
            var isYes = true
            override init(frame: CGRect) {
                super.init(frame: frame)
                for (index, label) in labels.enumerated() {
                    label.frame = CGRect(x: 50 * CGFloat(index), y: 0, width: 50, height: 40)
                    addSubview(label)
                }
            }
            required init?(coder: NSCoder) { nil }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                isYes.toggle()
                sendActions(for: .valueChanged)
            }
        }
        let control = YesNo(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
        let journal = Journal()
        listen(control, for: .valueChanged, journal)
        let simulator = screen(control)
        #expect(control.labels.allSatisfy { $0.window != nil && $0.frame.width == 50 })
        simulator.tap(middleOf: control)
        #expect(!control.isYes && journal.take() == ["heard"])
        simulator.advance(by: 1)
        simulator.tap(middleOf: control)
        #expect(control.isYes && journal.take() == ["heard"])
    }

    @Test(
        "CO20: a printer of trees lists a control's subviews depth first with class and superclass, indented by level")
    func tree() {
        final class Badge: UILabel {}
        final class Panel: UIControl {}
        let panel = Panel()
        let box = UIView()
        panel.addSubview(box)
        box.addSubview(Badge())
        panel.addSubview(UISlider())
        func lines(_ view: UIView, _ level: Int = 0) -> [String] {
            let own = type(of: view)
            let parent = class_getSuperclass(own).map { "\($0)" } ?? "none"
            return [String(repeating: "  ", count: level) + "\(own) : \(parent)"]
                + view.subviews.flatMap { lines($0, level + 1) }
        }
        let all = lines(panel)
        #expect(
            Array(all.prefix(4)) == [
                "Panel : UIControl", "  UIView : UIResponder", "    Badge : UILabel", "  UISlider : UIControl",
            ])
    }

    // MARK: Sliders

    @Test("CO21: a slider is 0 of 0 to 1 and continuous: it tells during the drag, otherwise once at the end")
    func slider() {
        let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 200, height: 34))
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
        let journal = Journal()
        listen(slider, for: .valueChanged, journal)
        let simulator = screen(slider)
        simulator.drag(from: CGPoint(x: 66, y: 217), to: CGPoint(x: 150, y: 217), duration: 0.5, lifts: false)
        #expect(journal.take().count >= 10 && slider.value > 0.3)
        simulator.up(CGPoint(x: 150, y: 217))
        slider.setValue(0, animated: false)
        slider.isContinuous = false
        _ = journal.take()
        simulator.advance(by: 1)
        simulator.drag(from: CGPoint(x: 66, y: 217), to: CGPoint(x: 150, y: 217), duration: 0.5, lifts: false)
        #expect(journal.take() == [])
        simulator.up(CGPoint(x: 150, y: 217))
        #expect(journal.take() == ["heard"] && slider.value > 0.3)
    }

    @Test("CO22, CO23: a thumb 48 points square drawn anew for each value shows in the next frame: red = value / 100")
    func drawnThumb() throws {
        let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 280, height: 60))
        (slider.minimumValue, slider.maximumValue) = (0, 100)
        let label = UILabel()
        func thumb(_ value: Float) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48)).image { context in
                UIColor(red: CGFloat(value / 100), green: 0, blue: 0, alpha: 1).setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 48, height: 48))
                UIColor.white.setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 8, y: 8, width: 32, height: 32))
            }
        }
        func show() {
            slider.setThumbImage(thumb(slider.value), for: .normal)
            slider.setThumbImage(thumb(slider.value), for: .highlighted)
            label.text = String(format: "%0.1f", slider.value)
        }
        slider.addAction(UIAction { _ in show() }, for: .valueChanged)
        show()
        let simulator = screen(slider)
        func ring() throws -> (red: Int, green: Int, blue: Int) {
            let thumb = slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
            #expect(thumb.size == CGSize(width: 48, height: 48))
            return try simulator.parts(slider.frame.minX + thumb.midX, slider.frame.minY + thumb.minY + 4)
        }
        #expect(try ring() == (0, 0, 0) && label.text == "0.0")
        simulator.down(CGPoint(x: 74, y: 230))
        for x in [130, 190, 250] as [CGFloat] {
            simulator.move(CGPoint(x: x, y: 230))
            simulator.advance(by: 1.0 / 60)
            let expected = Int((slider.value / 100 * 255).rounded())
            #expect(abs(try ring().red - expected) <= 1 && expected > 0)
        }
        simulator.up(CGPoint(x: 250, y: 230))
        for (value, red, text) in [(Float(50), 128, "50.0"), (5, 13, "5.0"), (100, 255, "100.0")] {
            slider.value = value
            slider.sendActions(for: .valueChanged)
            simulator.advance(by: 1.0 / 60)
            #expect(abs(try ring().red - red) <= 1 && label.text == text)
        }
    }

    // MARK: Page controls

    @Test(
        "CO41: a tap right or left of the dots moves a page and tells; at the ends nothing; setting the page tells nothing"
    )
    func pages() {
        let control = UIPageControl(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        (control.numberOfPages, control.currentPage) = (3, 1)
        let journal = Journal()
        listen(control, for: .valueChanged, journal)
        let simulator = screen(control)
        func tap(_ x: CGFloat) -> (Int, [String]) {
            simulator.advance(by: 1)
            simulator.tap(CGPoint(x: x, y: 220))
            return (control.currentPage, journal.take())
        }
        #expect(journal.take() == [])
        #expect(tap(230) == (2, ["heard"]))
        #expect(tap(230) == (2, []))
        #expect(tap(70) == (1, ["heard"]))
        #expect(tap(70) == (0, ["heard"]))
        #expect(tap(70) == (0, []))
        control.currentPage = 2
        #expect(journal.take() == [])
    }

    // MARK: Views

    @Test(
        "CO43: subviews exchanged under a CATransition of the key transitionViewAnimation: the new one shows at the end"
    )
    func exchanged() throws {
        let simulator = screen()
        let container = simulator.box(CGRect(x: 50, y: 200, width: 100, height: 100), .white)
        simulator.box(container.bounds, UIColor(rgb: Paint.red), in: container)
        simulator.box(container.bounds, UIColor(rgb: Paint.blue), in: container)
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(100, 250) == Paint.blue)
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
        container.exchangeSubview(at: 0, withSubviewAt: 1)
        container.layer.add(transition, forKey: "transitionViewAnimation")
        // Transitions have a key of their own, whatever they are added for.
        #expect(container.layer.animationKeys() == [kCATransition])
        simulator.advance(by: 1.2)
        #expect(try simulator.pixel(100, 250) == Paint.red)
    }

    @Test("CO46: controls are tagged, moved, hidden, given subviews; a turned and a scaled one still get their touches")
    func asViews() {
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
        button.tag = 7
        let mark = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
        button.addSubview(mark)
        let journal = Journal()
        listen(button, for: .touchUpInside, journal)
        let simulator = screen(button)
        #expect(simulator.root.view.viewWithTag(7) === button && mark.window != nil)
        UIView.animate(withDuration: 0.2) { button.center = CGPoint(x: 200, y: 400) }
        simulator.advance(by: 0.5)
        simulator.tap(CGPoint(x: 200, y: 400))
        #expect(journal.take() == ["heard"])
        button.transform = CGAffineTransform(rotationAngle: .pi / 2)
        simulator.advance(by: 1)
        simulator.tap(CGPoint(x: 200, y: 445))
        #expect(journal.take() == ["heard"])
        button.transform = CGAffineTransform(scaleX: -2, y: 2)
        simulator.advance(by: 1)
        simulator.tap(CGPoint(x: 290, y: 440))
        #expect(journal.take() == ["heard"])
        button.isHidden = true
        simulator.advance(by: 1)
        simulator.tap(CGPoint(x: 200, y: 400))
        #expect(journal.take() == [])
    }

    @Test("CO48: content alignments of a button put its title in the middle or at an edge")
    func alignments() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let label = try #require(button.titleLabel)
        func place(_ x: UIControl.ContentHorizontalAlignment, _ y: UIControl.ContentVerticalAlignment) -> CGRect {
            (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (x, y)
            button.layoutIfNeeded()
            return label.frame
        }
        #expect(button.contentHorizontalAlignment == .center && button.contentVerticalAlignment == .center)
        let middle = place(.center, .center)
        #expect(abs(middle.midX - 100) < 0.5 && abs(middle.midY - 50) < 0.5)
        #expect(place(.left, .center).minX == 0 && place(.left, .center).midY == middle.midY)
        #expect(place(.right, .center).maxX == 200)
        #expect(place(.center, .top).minY == 0 && place(.center, .bottom).maxY == 100)
    }
}
