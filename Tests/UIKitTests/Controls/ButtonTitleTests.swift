// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Where a button's title lies among what an app puts into the button.
@MainActor
@Suite struct ButtonTitleTests {
    private func button() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
        return button
    }

    // Apps of the App Store's age put a gradient over the whole button in viewDidLoad, and their titles show.
    @Test("A layer that comes before the first layout lies below the title, one that comes later above it")
    func order() throws {
        let button = button()
        #expect(button.subviews.isEmpty)
        let (early, late) = (CALayer(), CALayer())
        button.layer.addSublayer(early)
        button.layoutIfNeeded()
        button.layer.addSublayer(late)
        let title = try #require(button.titleLabel)
        #expect(button.layer.sublayers?.map { $0 } == [early, title.layer, late])
        #expect(title.text == "Buy" && title.superview === button && !title.frame.isEmpty)
    }

    @Test("Whoever asks for the label has it in the button; a size is known without it")
    func asked() {
        let button = button()
        let size = button.intrinsicContentSize
        #expect(button.subviews.isEmpty)
        #expect(button.titleLabel?.superview === button)
        #expect(button.intrinsicContentSize == size && size.width > 20)
    }
}
