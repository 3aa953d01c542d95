// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Members of bars, segmented controls and configured buttons that move or colour a part. Truth: Apple's documentation.
@MainActor @Suite(.serialized)
struct BarAndButtonDetailTests {
    @Test func aBarButtonIsAsWideAsItsWidestPossibleTitle() {
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let narrow = BarButton(item: item).sizeThatFits(CGSize(width: 500, height: 44)).width
        item.possibleTitles = ["Go", "Stop everything"]
        let wide = BarButton(item: item).sizeThatFits(CGSize(width: 500, height: 44)).width
        item.title = "Stop everything"
        item.possibleTitles = nil
        #expect(wide > narrow && wide == BarButton(item: item).sizeThatFits(CGSize(width: 500, height: 44)).width)
    }

    @Test func segmentsOfAKindMoveTheirContents() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.layoutIfNeeded()
        let before = control.segments.map(\.label.frame)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 5, vertical: 2), forSegmentType: .left, barMetrics: .default)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: -3, vertical: 0), forSegmentType: .any, barMetrics: .default)
        control.layoutIfNeeded()
        let shifts = zip(before, control.segments.map(\.label.frame)).map {
            CGPoint(x: $1.minX - $0.minX, y: $1.minY - $0.minY)
        }
        #expect(shifts == [CGPoint(x: 5, y: 2), CGPoint(x: -3, y: 0), CGPoint(x: -3, y: 0)])
        #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default).horizontal == -3)
    }

    /// What storyboards of Xcode 13 and later write says the title twice; apps set it by `setTitle`.
    @Test func titleAndImageThatAreSetTakeThePlaceOfTheConfigurations() {
        func picture(_ side: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        var look = UIButton.Configuration.plain()
        look.title = "Button"
        look.image = picture(10)
        let button = UIButton(configuration: look)
        button.setTitle("Next", for: .normal)
        button.setImage(picture(20), for: .normal)
        button.setTitle("Off", for: .disabled)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(button.configured?.title?.text == "Next" && button.configured?.image?.image?.size.width == 20)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.configured?.title?.text == "Off")
        button.isEnabled = true
        button.configuration?.title = "Last"
        button.layoutIfNeeded()
        #expect(button.configured?.title?.text == "Last")
    }

    @Test func barAndTabItemsTellTheirViewsByKey() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        let item = UITabBarItem(title: "One", image: nil, tag: 0)
        bar.items = [item]
        bar.layoutIfNeeded()
        #expect((item.value(forKey: "view") as? UIView)?.superview === bar)
    }

    @Test func buttonsReserveRoomForTheirImages() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        var look = UIButton.Configuration.plain()
        look.title = "Title"
        look.image = image
        let button = UIButton(configuration: look)
        let own = button.intrinsicContentSize.width
        look.imageReservation = 40
        button.configuration = look
        #expect(button.intrinsicContentSize.width == own + 30)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(button.configured?.image?.frame.midX == look.contentInsets.leading + 20)
    }

    @Test func popUpButtonsHaveAChevronOfTheConfiguredColor() {
        var look = UIButton.Configuration.plain()
        look.title = "One"
        look.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        let button = UIButton(configuration: look)
        let plain = button.intrinsicContentSize.width
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.configuration = look
        #expect(button.intrinsicContentSize.width > plain)
        #expect(button.configured?.popUpSign?.tintColor == .systemRed)
        look.indicator = .none
        button.configuration = look
        #expect(button.intrinsicContentSize.width == plain)
    }

    @Test func tabBadgesAndTitlesMoveByTheirAppearance() {
        let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
        item.badgeValue = "3"
        func badge(_ shift: UIOffset) -> CGRect {
            let button = TabBarButton(item: item)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 49)
            let appearance = UITabBarItemAppearance()
            appearance.normal.badgePositionAdjustment = shift
            button.update(
                isSelected: false, tint: .red, unselected: nil, appearance: appearance, arrangement: .stacked,
                indicator: nil)
            button.layoutIfNeeded()
            return button.subviews.last?.frame ?? .null
        }
        #expect(badge(UIOffset(horizontal: 7, vertical: -2)) == badge(.zero).offsetBy(dx: 7, dy: -2))
    }

    @Test func tablesDrawTheirSeparatorsOnAnEffect() throws {
        let simulator = Simulator()
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows()
        let table = UITableView(frame: simulator.root.view.bounds)
        table.dataSource = rows
        table.separatorEffect = UIBlurEffect(style: .light)
        simulator.root.view.addSubview(table)
        simulator.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let line = try #require(cell.subviews.compactMap { $0 as? UITableViewCellSeparatorView }.first)
        #expect(line.backgroundColor == nil && line.subviews.first is UIVisualEffectView)
        table.separatorEffect = nil
        simulator.advance(by: 0.1)
        #expect(line.backgroundColor != nil && line.subviews.isEmpty)
        withExtendedLifetime(rows) {}
    }
}
