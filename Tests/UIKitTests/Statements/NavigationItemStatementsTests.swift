// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Items of navigation and tab bars that follow their controllers; recognisers of storyboards; modes of date pickers.
@MainActor @Suite(.serialized)
struct NavigationItemStatementsTests {
    private func texts(_ view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let own = (view as? UILabel)?.text
        return (own.map { [$0] } ?? view.subviews.flatMap(texts)).filter { !$0.isEmpty }
    }

    @Test(
        "NC4: a push slides in from the right, the back button has the previous title, a pop restores; the bar follows the top"
    )
    func bar() throws {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Two", style: .plain, target: nil, action: nil)
        second.navigationItem.prompt = "Prompt"
        let navigation = UINavigationController(rootViewController: first)
        let simulator = Simulator(root: navigation)
        simulator.advance(by: 0.3)
        #expect(Set(texts(navigation.navigationBar)) == ["First", "One"])
        navigation.pushViewController(second, animated: true)
        simulator.advance(by: 0.1)
        let moving = try #require(second.view.layer.presentation())
        let place = try #require(second.view.superview).layer.convert(moving.frame, to: nil)
        #expect(place.minX > 0 && place.minX < 393)
        simulator.advance(by: 1)
        let shown = texts(navigation.navigationBar)
        #expect(Set(shown).isSuperset(of: ["Second", "Two", "Prompt", "First"]) && !shown.contains("One"))
        simulator.tap(CGPoint(x: 40, y: navigation.navigationBar.frame.maxY - 22))
        simulator.advance(by: 1)
        #expect(navigation.topViewController === first)
        #expect(Set(texts(navigation.navigationBar)) == ["First", "One"])
        let title = UISwitch()
        first.navigationItem.titleView = title
        first.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "L", style: .plain, target: nil, action: nil)
        simulator.advance(by: 0.3)
        #expect(title.window != nil && texts(navigation.navigationBar).contains("L"))
    }

    @Test("NC11: a tab bar item shows title, image and badge; a badge value of nil removes the badge")
    func tabItems() throws {
        let tabs = UITabBarController()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
            return controller
        }
        let simulator = Simulator(root: tabs)
        let item = try #require(tabs.viewControllers?[1].tabBarItem)
        item.badgeValue = "7"
        simulator.advance(by: 0.3)
        #expect(Set(texts(tabs.tabBar)) == ["One", "Two", "7"])
        let pictures = descendants(tabs.tabBar, of: UIImageView.self).compactMap(\.image).filter { $0.size.width == 20 }
        #expect(pictures.count >= 2)
        item.badgeValue = nil
        simulator.advance(by: 0.3)
        #expect(Set(texts(tabs.tabBar)) == ["One", "Two"])
    }

    @Test("NC12: a bar item set to nil is gone at once, also while it shows")
    func removed() {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        let simulator = Simulator(root: navigation)
        let item = UIBarButtonItem(title: "Gone", style: .plain, target: nil, action: nil)
        screen.navigationItem.leftBarButtonItem = item
        simulator.advance(by: 0.3)
        #expect(texts(navigation.navigationBar) == ["Gone"])
        screen.navigationItem.leftBarButtonItem = nil
        simulator.advance(by: 1.0 / 60)
        #expect(texts(navigation.navigationBar) == [] && item.view?.window == nil)
    }

    @Test("GR27: a recogniser on a view of a storyboard, with attributes and a segue, works without code")
    func storyboardRecognizer() throws {
        let scenes = """
            <scene sceneID="a"><objects>
            <viewController storyboardIdentifier="main" id="main" sceneMemberID="viewController">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><view tag="5" id="pad"><rect key="frame" x="50" y="200" width="200" height="200"/>
            <gestureRecognizers/>
            <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/></connections>
            </view></subviews></view></viewController>
            <tapGestureRecognizer id="tap" numberOfTapsRequired="2">
            <connections><segue destination="next" kind="presentation" modalPresentationStyle="fullScreen" id="s"/></connections>
            </tapGestureRecognizer>
            </objects></scene>
            <scene sceneID="b"><objects>
            <viewController storyboardIdentifier="next" id="next" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
            </viewController></objects></scene>
            """
        let main = try #require(try InterfaceFixture.storyboard(scenes).instantiateInitialViewController())
        let simulator = Simulator(root: main)
        simulator.advance(by: 0.1)
        let pad = try #require(main.view.viewWithTag(5))
        let tap = try #require(pad.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2)
        simulator.tap(middleOf: pad)
        simulator.advance(by: 1)
        #expect(main.presentedViewController == nil)
        for _ in 0..<2 {
            simulator.tap(middleOf: pad)
            simulator.advance(by: 0.1)
        }
        simulator.advance(by: 1)
        #expect(main.presentedViewController != nil)
    }

    @Test(
        "TB30: date pickers have four modes, turn back to their limits, and tell once for each choice",
        arguments: [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer])
    func dateModes(_ mode: UIDatePicker.Mode) throws {
        let simulator = Simulator()
        let picker = UIDatePicker(frame: CGRect(x: 20, y: 200, width: 340, height: 216))
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .wheels
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_US")
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        simulator.root.view.addSubview(picker)
        let noon = Date(timeIntervalSinceReferenceDate: 43_200 + 10 * 86_400)
        picker.date = noon
        if mode == .countDownTimer { picker.countDownDuration = 7200 }
        simulator.advance(by: 0.1)
        let wheels = descendants(picker, of: PickerWheel.self)
        #expect(wheels.count == [.time: 3, .date: 3, .dateAndTime: 4, .countDownTimer: 2][mode])
        let wheel = wheels[mode == .dateAndTime ? 1 : 0]
        let box = wheel.convert(wheel.bounds, to: nil)
        func spin(_ distance: CGFloat) {
            simulator.drag(
                from: CGPoint(x: box.midX, y: box.midY), to: CGPoint(x: box.midX, y: box.midY - distance), duration: 1)
            simulator.advance(by: 3)
        }
        let before = (picker.date, picker.countDownDuration)
        spin(40)
        #expect(told == 1 && (picker.date != before.0 || picker.countDownDuration != before.1))
        guard mode != .countDownTimer else { return }
        picker.date = noon
        (picker.minimumDate, picker.maximumDate) = (noon.addingTimeInterval(-60), noon.addingTimeInterval(60))
        simulator.advance(by: 0.5)
        spin(80)
        let limit = mode == .time ? picker.date : noon.addingTimeInterval(60)
        #expect(picker.date <= limit && picker.date <= noon.addingTimeInterval(60))
        #expect(picker.date >= noon.addingTimeInterval(-60))
    }
}
