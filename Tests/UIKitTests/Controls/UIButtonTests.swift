// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct UIButtonTests {
    /// Text and 6 points above and below (facts, section 4); the system type's default is 15 points.
    @Test func systemButtonsAreTheTextAndSixPointsAboveAndBelow() throws {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let label = try #require(button.titleLabel)
        #expect(label.font.pointSize == 15)
        #expect(button.intrinsicContentSize.height == label.intrinsicContentSize.height + 12)
        #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width.rounded(.up))
        #expect(label.lineBreakMode == .byTruncatingMiddle)
    }

    @Test func insetsReplaceTheStandardOnes() throws {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let text = try #require(button.titleLabel).intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize.height == text.height + 4)
        #expect(button.intrinsicContentSize.width == text.width.rounded(.up) + 6)
    }

    /// A state without a value of its own shows the normal one, also for combined states (documented).
    @Test func statesFallBackToNormal() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        #expect(button.title(for: .highlighted) == "Normal")
        button.isSelected = true
        #expect(button.currentTitle == "Selected")
        button.isHighlighted = true
        #expect(button.currentTitle == "Normal")
        button.isHighlighted = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Selected")
    }

    @Test func titleColors() {
        let custom = UIButton(type: .custom)
        #expect(custom.titleColor(for: .normal) == .white)
        let system = UIButton(type: .system)
        system.tintColor = .systemRed
        #expect(system.titleColor(for: .normal) == .systemRed)
        system.setTitleColor(.systemGreen, for: .normal)
        #expect(system.titleColor(for: .highlighted) == .systemGreen)
    }

    @Test func primaryActionGivesTitleAndRunsOnTap() {
        let journal = Journal()
        let action = UIAction(title: "Go") { journal.note(($0.sender as? UIButton)?.currentTitle ?? "?") }
        let button = UIButton(type: .system, primaryAction: action)
        let simulator = Simulator()
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
        simulator.root.view.addSubview(button)
        simulator.advance(by: 0.1)
        simulator.tap(CGPoint(x: 150, y: 320))
        #expect(journal.take() == ["Go"])
    }

    @Test func imageStandsBeforeTheTitle() throws {
        let button = UIButton(type: .system)
        button.setTitle("Star", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.sizeToFit()
        button.layoutIfNeeded()
        let image = try #require(button.imageView)
        let label = try #require(button.titleLabel)
        #expect(image.frame.maxX <= label.frame.minX + 0.5)
        #expect(abs(image.frame.midY - label.frame.midY) <= 1)
    }

    @Test func configurationSizes() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        let button = UIButton(configuration: configuration)
        let text = UILabel()
        text.font = .preferredFont(forTextStyle: .body)
        text.text = "Go"
        #expect(abs(button.intrinsicContentSize.height - (text.intrinsicContentSize.height + 14)) < 0.01)
        #expect(abs(button.intrinsicContentSize.width - (text.intrinsicContentSize.width + 24)) < 0.01)
    }

    @Test func updateHandlerSeesTheState() {
        let journal = Journal()
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { journal.note($0.isHighlighted ? "pressed" : "normal") }
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(journal.take() == ["normal", "pressed"])
    }
}
