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

/// Constraints between baselines of buttons, whatever heights the buttons have.
@MainActor
struct ButtonBaselineTests {
    /// A storyboard of a public stopwatch: the second button has no height of its own; its top and its baseline are
    /// those of the first one, which is 60 points high. Interface Builder stores 60 for both.
    @Test func equalTopsAndBaselinesMakeEqualHeights() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let (lap, start) = (UIButton(type: .system), UIButton(type: .system))
        lap.setTitle("Lap", for: .normal)
        start.setTitle("Start", for: .normal)
        for button in [lap, start] {
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
        }
        NSLayoutConstraint.activate([
            lap.topAnchor.constraint(equalTo: root.topAnchor, constant: 23),
            lap.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 102),
            lap.heightAnchor.constraint(equalToConstant: 60), lap.widthAnchor.constraint(equalToConstant: 60),
            start.topAnchor.constraint(equalTo: lap.topAnchor),
            start.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -102),
            start.widthAnchor.constraint(equalTo: lap.widthAnchor),
            start.lastBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(start.frame == CGRect(x: 213, y: 23, width: 60, height: 60))
    }

    @Test func aLabelStandsOnTheBaselineOfATallButton() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let label = UILabel()
        label.text = "label"
        label.font = .systemFont(ofSize: 30)
        for view in [button, label] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.heightAnchor.constraint(equalToConstant: 100),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        title.layoutIfNeeded()
        let titleBaseline = title.convert(CGPoint(x: 0, y: title.baselineOffsets.first), to: root).y
        let labelBaseline = label.convert(CGPoint(x: 0, y: label.baselineOffsets.first), to: root).y
        #expect(abs(titleBaseline - labelBaseline) <= 0.5)
    }
}
