// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Groups of bar items, menus of titles and built menus, by the documentation and Apple's talk "Meet desktop-class iPad" (2022).
@MainActor @Suite(.serialized)
struct ItemGroupTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }

    @Test("Groups fill the bar's sides in the order of reading; an item knows its group, a hidden group is away")
    func sides() {
        let navigationItem = UINavigationItem(title: "Title")
        let (a, b, c) = (item("A"), item("B"), item("C"))
        let group = UIBarButtonItemGroup.fixedGroup(items: [a, b])
        navigationItem.trailingItemGroups = [group, c.creatingFixedGroup()]
        #expect(navigationItem.rightBarButtonItems == [c, b, a] && a.buttonGroup === group)
        group.isHidden = true
        #expect(navigationItem.rightBarButtonItems == [c])
        navigationItem.leadingItemGroups = [item("L").creatingFixedGroup()]
        #expect(navigationItem.leftBarButtonItem?.title == "L")
        let optional = UIBarButtonItemGroup.optionalGroup(
            customizationIdentifier: "x", isInDefaultCustomization: false, items: [item("O")])
        #expect(
            optional.shownItems.isEmpty
                && UIBarButtonItemGroup.movableGroup(
                    customizationIdentifier: "y", items: [a]
                ).shownItems == [a])
    }

    @Test(
        "On a phone the center's groups are in the menu of the three dots, in a wide editor's bar they are in the middle"
    )
    func center() {
        let navigationItem = UINavigationItem(title: "Title")
        navigationItem.style = .editor
        navigationItem.centerItemGroups = [item("Bold").creatingFixedGroup(), item("Italic").creatingFixedGroup()]
        let (phone, pad) = (
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(horizontalSizeClass: .regular)
        )
        #expect(navigationItem.centerItems(pad).map(\.title) == ["Bold", "Italic"])
        #expect(navigationItem.trailingItems(pad).isEmpty && navigationItem.centerItems(phone).isEmpty)
        #expect(navigationItem.trailingItems(phone).first?.menu?.children.map(\.title) == ["Bold", "Italic"])
    }

    @Test("A title with a rename delegate is edited in the bar, and the delegate hears the new one")
    func renaming() throws {
        final class Renamer: NSObject, UINavigationItemRenameDelegate {
            var heard: [String] = []
            func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
                heard.append(title)
            }
        }
        let root = UIViewController()
        root.title = "Old"
        let navigation = UINavigationController(rootViewController: root)
        let simulator = Simulator(root: navigation)
        let renamer = Renamer()
        root.navigationItem.renameDelegate = renamer
        simulator.advance(by: 0.1)
        func find<View: UIView>(_ view: UIView) -> View? {
            (view as? View) ?? view.subviews.lazy.compactMap { find($0) as View? }.first
        }
        let button: TitleMenuButton = try #require(find(navigation.navigationBar))
        simulator.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        simulator.advance(by: 1)
        let row: MenuRow = try #require(find(simulator.window))
        simulator.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        simulator.advance(by: 1)
        let field: UITextField = try #require(find(navigation.navigationBar))
        #expect(field.text == "Old" && field.isFirstResponder)
        field.text = "New"
        field.resignFirstResponder()
        #expect(root.navigationItem.title == "New" && renamer.heard == ["New"])
    }

    @Test("A builder finds, adds, exchanges and takes away menus by their identifiers, wherever they are")
    func builder() {
        let inner = UIMenu(identifier: .find, children: [UICommand(title: "Find", action: Selector("find:"))])
        let tree = MenuTree(.main, UIMenu(identifier: .root, children: [UIMenu(identifier: .edit, children: [inner])]))
        let one = UIMenu(title: "1", identifier: .text)
        tree.insertSibling(one, beforeMenu: .find)
        tree.insertChild(UIMenu(title: "2", identifier: .font), atEndOfMenu: .edit)
        #expect(tree.menu(for: .edit)?.children.map { ($0 as? UIMenu)?.identifier } == [.text, .find, .font])
        tree.replaceChildren(ofMenu: .find) { $0 + [UICommand(title: "Next", action: Selector("findNext:"))] }
        #expect(tree.command(for: Selector("findNext:"), propertyList: nil)?.title == "Next")
        tree.remove(menu: .text)
        tree.replace(menu: .font, with: UIMenu(title: "3", identifier: .format))
        #expect(tree.menu(for: .edit)?.children.map { ($0 as? UIMenu)?.identifier } == [.find, .format])
    }

    /// Members of every object, which protocols with defaults of the same names do not take from items:
    /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
    @Test("items keep what is read of them where an app's protocol has it by default")
    func readItems() {
        let items: [any ReadItem] = [UINavigationItem(title: "a"), UITabBarItem(title: "b", image: nil, tag: 0)]
        for item in items {
            item.accessibilityLabel = "label"
            item.accessibilityHint = "hint"
            #expect(item.accessibilityLabel == "label" && item.accessibilityHint == "hint")
        }
    }
}

@MainActor
private protocol ReadItem: AnyObject {
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
}
extension ReadItem {
    var accessibilityLabel: String? {
        get { nil }
        set { _ = newValue }
    }
    var accessibilityHint: String? {
        get { nil }
        set { _ = newValue }
    }
}
extension UINavigationItem: ReadItem {}
extension UITabBarItem: ReadItem {}
