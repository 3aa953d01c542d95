// SPDX-License-Identifier: MIT
import QuartzCore
import TestSupport
import Testing

@testable import UIKit

/// Menus as the documentation of UIMenu, UIButton.menu and UIContextMenuInteraction describes them.
@MainActor
@Suite(.serialized)
struct MenuTests {
    private final class Log { var entries: [String] = [] }

    private func action(_ title: String, _ log: Log, state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, state: state) { log.entries.append($0.title) }
    }

    private func rows(in window: UIWindow) -> [MenuRow] {
        func walk(_ view: UIView) -> [MenuRow] {
            (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(walk)
        }
        return walk(window)
    }

    private func tap(_ title: String, in window: UIWindow) {
        rows(in: window).first { $0.accessibilityLabel == title }?.sendActions(for: .touchUpInside)
    }

    private func window(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.isHidden = false
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        window.addSubview(view)
        return window
    }

    @Test func inlineMenusAreSectionsAndHiddenActionsAreLeftOut() {
        let log = Log()
        let menu = UIMenu(children: [
            action("A", log),
            UIMenu(title: "Inner", options: .displayInline, children: [action("B", log), action("C", log)]),
            UIAction(title: "Hidden", attributes: .hidden) { _ in }, UIMenu(title: "Sub", children: [action("D", log)]),
            UIDeferredMenuElement { $0([self.action("E", log)]) },
        ])
        let sections = MenuSection.sections(of: menu)
        #expect(sections.map { $0.elements.map(\.title) } == [["A"], ["B", "C"], ["Sub", "E"]])
        #expect(sections.map(\.title) == ["", "Inner", ""])
    }

    @Test func aButtonOpensItsMenuAndTheChosenActionGetsTheButton() {
        let log = Log()
        let button = UIButton(type: .system)
        var sender: Any?
        button.menu = UIMenu(children: [action("One", log), UIAction(title: "Two") { sender = $0.sender }])
        button.showsMenuAsPrimaryAction = true
        let window = window(button)
        #expect(button.showMenu(at: .zero))
        #expect(rows(in: window).map(\.accessibilityLabel) == ["One", "Two"])
        tap("Two", in: window)
        #expect(sender as? UIButton === button)
        #expect(log.entries.isEmpty)
        window.isHidden = true
    }

    /// A control that makes its menu itself and is told of it, as Apple's documentation of UIControl has it.
    private final class MenuControl: UIControl {
        var entries: [String] = []
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "One") { _ in self.entries.append("one") }])
            }
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
            entries.append("display")
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
            entries.append("end")
        }
    }

    @Test func aControlOverridesWhatItsMenuTellsIt() {
        let control = MenuControl()
        control.isContextMenuInteractionEnabled = true
        control.showsMenuAsPrimaryAction = true
        let window = window(control)
        #expect(control.showMenu(at: .zero))
        #expect(control.entries == ["display"])
        tap("One", in: window)
        #expect(Set(control.entries) == ["display", "one", "end"] && control.entries.count == 3)
        window.isHidden = true
    }

    @Test func submenusReplaceTheRowsAndLeadBack() {
        let log = Log()
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [action("One", log), UIMenu(title: "More", children: [action("Deep", log)])])
        let window = window(button)
        #expect(button.showMenu(at: .zero))
        tap("More", in: window)
        #expect(rows(in: window).map(\.accessibilityLabel) == ["More", "Deep"])
        tap("More", in: window)
        #expect(rows(in: window).map(\.accessibilityLabel) == ["One", "More"])
        tap("One", in: window)
        #expect(log.entries == ["One"])
        window.isHidden = true
    }

    @Test func singleSelectionTurnsTheOthersOff() {
        let log = Log()
        let (one, two) = (action("One", log, state: .on), action("Two", log))
        let button = UIButton(type: .system)
        button.menu = UIMenu(options: .singleSelection, children: [one, two])
        let window = window(button)
        #expect(button.showMenu(at: .zero))
        tap("Two", in: window)
        #expect(one.state == .off)
        #expect(two.state == .on)
        #expect(button.menu?.selectedElements.map(\.title) == ["Two"])
        window.isHidden = true
    }

    @Test func aPopUpButtonBearsTheTitleOfItsChoice() {
        let log = Log()
        let button = UIButton(type: .system)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [action("Red", log), action("Green", log)])
        #expect(button.title(for: .normal) == "Red")
        let window = window(button)
        #expect(button.showMenu(at: .zero))
        tap("Green", in: window)
        #expect(button.title(for: .normal) == "Green")
        window.isHidden = true
    }

    private final class MenuDelegate: __ObjCObject, UIContextMenuInteractionDelegate {
        var entries: [String] = []
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            entries.append("configuration")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self.entries.append("copy") }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { entries.append("display") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { entries.append("end") }
    }

    @Test func aRestingFingerOpensTheContextMenu() {
        let stage = Simulator()
        let view = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        stage.window.addSubview(view)
        let delegate = MenuDelegate()
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        stage.down(CGPoint(x: 100, y: 250))
        stage.advance(by: 0.4)
        #expect(delegate.entries.isEmpty)
        stage.advance(by: 0.3)
        #expect(delegate.entries == ["configuration", "display"])
        stage.up(CGPoint(x: 100, y: 250))
        stage.advance(by: 0.5)
        tap("Copy", in: stage.window)
        stage.advance(by: 0.5)
        #expect(delegate.entries == ["configuration", "display", "end", "copy"])
        #expect(rows(in: stage.window).isEmpty)
    }
}

/// Fingers in menus, and elements that come late.
@MainActor
@Suite(.serialized)
struct MenuTouchTests {
    private func rows(in window: UIWindow) -> [MenuRow] {
        func walk(_ view: UIView) -> [MenuRow] {
            (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(walk)
        }
        return walk(window)
    }

    private func button(_ menu: UIMenu, _ simulator: Simulator) -> UIButton {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        simulator.root.view.addSubview(button)
        return button
    }

    @Test("A finger that opens a button's menu and slides to a row chooses it when it lifts")
    func slidesToARow() throws {
        var chosen: [String] = []
        let simulator = Simulator()
        _ = button(
            UIMenu(children: ["One", "Two"].map { title in UIAction(title: title) { _ in chosen.append(title) } }),
            simulator)
        simulator.down(CGPoint(x: 150, y: 122))
        simulator.advance(by: 0.6)
        let row = try #require(rows(in: simulator.window).last)
        let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: simulator.window)
        simulator.move(place)
        #expect(row.isHighlighted)
        simulator.up(place)
        simulator.advance(by: 0.6)
        #expect(chosen == ["Two"])
        #expect(rows(in: simulator.window).isEmpty)
    }

    @Test("A finger that opens a menu and lifts where it is leaves the menu open")
    func staysOpen() {
        let simulator = Simulator()
        _ = button(UIMenu(children: [UIAction(title: "One") { _ in }]), simulator)
        simulator.tap(CGPoint(x: 150, y: 122))
        simulator.advance(by: 0.6)
        #expect(rows(in: simulator.window).count == 1)
    }

    @Test("A deferred element shows a row that says so until its elements come, and keeps them for the next time")
    func late() {
        let simulator = Simulator()
        var asked = 0
        var complete: (([UIMenuElement]) -> Void)?
        let deferred = UIDeferredMenuElement { completion in
            asked += 1
            complete = completion
        }
        let view = button(UIMenu(children: [UIAction(title: "One") { _ in }, deferred]), simulator)
        #expect(view.showMenu(at: .zero))
        simulator.advance(by: 0.6)
        #expect(rows(in: simulator.window).map(\.accessibilityLabel) == ["One", "Loading…"])
        complete?([UIAction(title: "Two") { _ in }, UIAction(title: "Three") { _ in }])
        simulator.advance(by: 0.6)
        #expect(rows(in: simulator.window).map(\.accessibilityLabel) == ["One", "Two", "Three"])
        MenuPresentation.closeCurrent()
        simulator.advance(by: 1)
        #expect(view.showMenu(at: .zero))
        #expect(rows(in: simulator.window).map(\.accessibilityLabel) == ["One", "Two", "Three"])
        #expect(asked == 1)
    }
}
