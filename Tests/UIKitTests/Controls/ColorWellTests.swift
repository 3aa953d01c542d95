// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Choosing colours, as Apple documents UIColorWell and UIColorPickerViewController.
@MainActor @Suite(.serialized)
struct ColorWellTests {
    final class Listener: __ObjCObject, UIColorPickerViewControllerDelegate {
        let journal = Journal()
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            journal.note("\(PickedColor(color).hex) \(continuously)")
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            journal.note("finish")
        }
    }

    private func find(_ label: String, in view: UIView) -> UIView? {
        if view.accessibilityLabel == label, !view.isHidden { return view }
        return view.subviews.lazy.compactMap { find(label, in: $0) }.first
    }

    @Test("A tap on a well opens a picker; a colour of the grid becomes the well's and sends valueChanged")
    func well() throws {
        let simulator = Simulator()
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))
        well.title = "Ink"
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        simulator.root.view.addSubview(well)
        #expect(well.selectedColor == nil && well.intrinsicContentSize == CGSize(width: 28, height: 28))
        simulator.advance(by: 0.1)
        simulator.tap(CGPoint(x: 114, y: 114))
        simulator.advance(by: 1)
        let picker = try #require(simulator.root.presentedViewController as? UIColorPickerViewController)
        #expect(picker.title == "Ink")
        let grid = try #require(find("Color Grid", in: picker.view))
        let corner = grid.convert(CGPoint(x: 5, y: 5), to: nil)
        simulator.tap(corner)
        #expect(changes > 0)
        #expect(PickedColor(try #require(well.selectedColor)).hex == "FFFFFF")
        let close = try #require(picker.view.subviews.compactMap { $0 as? UIButton }.first)
        simulator.tap(close.convert(CGPoint(x: 15, y: 15), to: nil))
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController == nil)
    }

    @Test("The delegate hears each colour under the finger, the last when it lifts, and the end")
    func picker() throws {
        let simulator = Simulator()
        let listener = Listener()
        let picker = UIColorPickerViewController()
        picker.delegate = listener
        picker.supportsAlpha = false
        simulator.root.present(picker, animated: false)
        simulator.advance(by: 0.5)
        #expect(find("Opacity", in: picker.view)?.superview?.isHidden == true)
        let grid = try #require(find("Color Grid", in: picker.view))
        let start = grid.convert(CGPoint(x: 5, y: 5), to: nil)
        simulator.down(start)
        let end = grid.convert(CGPoint(x: grid.bounds.width - 5, y: 5), to: nil)
        simulator.move(end)
        simulator.up(end)
        #expect(listener.journal.take() == ["FFFFFF true", "000000 true", "000000 false"])
        picker.dismiss(animated: true)
        simulator.advance(by: 1)
        #expect(listener.journal.take() == ["finish"])
    }

    @Test("Six digits and sliders name the same colours", arguments: ["000000", "FF8000", "12AB9F"])
    func hex(_ digits: String) throws {
        let color = try #require(PickedColor(hex: digits))
        #expect(color.hex == digits && PickedColor(color.color).hex == digits)
        #expect(PickedColor(hex: "#" + digits) == color && PickedColor(hex: "12345") == nil)
    }
}
