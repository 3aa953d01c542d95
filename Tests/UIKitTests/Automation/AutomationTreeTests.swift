// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// What UI tests see of views; the table of docs/ui-tests.md says where each line comes from.
@MainActor
struct AutomationTreeTests {
    private func element(_ view: UIView) throws -> AutomationElement {
        var tree = AutomationTree()
        let found = tree.element(for: view)
        return try #require(found)
    }

    /// Kinds, names and values, a line an element.
    private func text(_ element: AutomationElement, _ depth: Int = 0) -> String {
        var line = String(repeating: "  ", count: depth) + "\(element.role)"
        if !element.identifier.isEmpty { line += " #\(element.identifier)" }
        if !element.label.isEmpty { line += " '\(element.label)'" }
        if let value = element.value, !value.isEmpty { line += " = \(value)" }
        return ([line] + element.children.map { text($0, depth + 1) }).joined(separator: "\n")
    }

    @Test func controlsReadTheirValues() throws {
        let toggle = UISwitch()
        toggle.isOn = true
        #expect(try text(element(toggle)) == "switch = 1")
        let slider = UISlider()
        slider.value = 0.4
        #expect(try text(element(slider)) == "slider = 40%")
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 1
        let element = try element(segments)
        #expect(text(element) == "segmentedControl\n  button 'One'\n  button 'Two'")
        #expect(element.children.map { $0.flags.contains(.selected) } == [false, true])
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(try text(self.element(pages)) == "pageIndicator = page 1 of 3")
    }

    @Test func fieldsReadTextOrPlaceholder() throws {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(try text(element(field)) == "textField = Name")
        field.text = "Ada"
        #expect(try text(element(field)) == "textField = Ada")
        field.isSecureTextEntry = true
        #expect(try text(element(field)) == "secureTextField = •••")
    }

    @Test func buttonsHoldTheirTexts() throws {
        let button = UIButton(type: .system)
        button.setTitle("Enroll", for: .normal)
        button.accessibilityIdentifier = "enrollButton"
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        #expect(try text(element(button)) == "button #enrollButton 'Enroll'\n  staticText 'Enroll'")
    }

    /// What public UI tests ask for: `buttons["Date Picker"].value`, `buttons["Date and Time Picker"]` with two buttons in it,
    /// `buttons["Thursday, February 6"]`.
    @Test func compactDatePickers() throws {
        func picker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            picker.preferredDatePickerStyle = .compact
            picker.datePickerMode = mode
            picker.locale = Locale(identifier: "en_US")
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.date = Date(timeIntervalSince1970: 1_738_832_400)
            picker.layoutIfNeeded()
            return picker
        }
        func button(_ picker: UIDatePicker) throws -> AutomationElement {
            try #require(buttons(in: element(picker)).first)
        }
        let date = try button(picker(.date))
        #expect(date.label == "Date Picker" && date.value == "Feb 6, 2025")
        let time = try button(picker(.time))
        #expect(time.label == "Time Picker" && time.value?.hasPrefix("9:00") == true)
        let both = try button(picker(.dateAndTime))
        #expect(both.label == "Date and Time Picker")
        #expect(buttons(in: both).dropFirst().map(\.label).first == "Feb 6, 2025")

        let inline = picker(.date)
        inline.preferredDatePickerStyle = .inline
        inline.frame.size = CGSize(width: 320, height: 340)
        inline.layoutIfNeeded()
        let labels = try buttons(in: element(inline)).map(\.label)
        #expect(labels.contains("Thursday, February 6") && labels.contains("Next Month"))
    }

    private func buttons(in element: AutomationElement) -> [AutomationElement] {
        (element.role == .button ? [element] : []) + element.children.flatMap(buttons)
    }

    @Test func buttonsAreCalledWhatShows() throws {
        let button = UIButton(configuration: .filled())
        button.setTitle("Button", for: .normal)
        button.configuration?.title = "Alert"
        #expect(try element(button).label == "Alert")
    }

    /// Recorded on iOS: `navigationBars["ToDo.ItemListView"].buttons["Add"]`, `navigationBars["UIView"]`.
    @Test func barsWithoutATitleAreKnownByTheirScreen() throws {
        final class ItemListViewController: UIViewController {}
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.loadViewIfNeeded()
        #expect(try element(stack.navigationBar).identifier == "UIView")
        stack.pushViewController(ItemListViewController(), animated: false)
        #expect(try element(stack.navigationBar).identifier.hasSuffix("ItemListView"))
        stack.topViewController?.title = "Items"
        #expect(try element(stack.navigationBar).identifier == "Items")
    }

    @Test func emptyLabelsAreNotFound() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel(frame: view.bounds)
        label.accessibilityIdentifier = "result"
        view.addSubview(label)
        #expect(try text(element(view)) == "other")
        label.text = "done"
        #expect(try text(element(view)) == "other\n  staticText #result 'done'")
    }

    @Test func elementsHideWhatTheyHold() throws {
        let card = UIView()
        let label = UILabel()
        label.text = "inside"
        card.addSubview(label)
        #expect(try text(element(card)) == "other\n  staticText 'inside'")
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        card.accessibilityTraits = .button
        #expect(try text(element(card)) == "button 'Card'")
        card.isAccessibilityElement = false
        card.accessibilityElementsHidden = true
        var tree = AutomationTree()
        let hidden = tree.element(for: card)
        #expect(hidden == nil)
    }

    @Test func listedElementsStandForSubviews() throws {
        let chart = UIView()
        chart.addSubview(UILabel())
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityValue = "12"
        bar.accessibilityTraits = .staticText
        chart.accessibilityElements = [bar]
        #expect(try text(element(chart)) == "other\n  staticText 'March' = 12")
    }

    /// A table tells of all its rows, in their order, at places that follow the offset.
    @Test func tablesTellOfRowsOutOfSight() throws {
        final class Rows: NSObject, UITableViewDataSource {
            var asked = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                asked += 1
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let rows = Rows()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        // The first row is not moved below the status bar.
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = rows
        window.addSubview(table)
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        var tree = AutomationTree()
        let found = tree.element(for: table)
        let first = try #require(found)
        let cells = first.children.filter { $0.role == .cell }
        #expect(cells.map { $0.children.first?.label } == (0..<40).map { "Row \($0)" })
        #expect(cells[39].frame == CGRect(x: 0, y: 39 * 44, width: 320, height: 44))
        // Nothing is asked twice.
        let asked = rows.asked
        table.contentOffset.y = 10
        let again = tree.element(for: table)
        let second = try #require(again)
        #expect(rows.asked == asked)
        let last = try #require(second.children.last { $0.role == .cell })
        #expect(abs(last.frame.minY - (39 * 44 - 10)) < 0.001)
    }

    @Test func alertsAreLaidOutAsOnIOS() throws {
        let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let card = AlertCardView(alert: alert)
        card.layoutIfNeeded()
        let element = try element(card)
        #expect(element.role == .alert)
        #expect(element.label == "Delete?")
        let button = try #require(all(element, below: []).first { $0.0.role == .button })
        #expect(button.0.label == "OK")
        // As Xcode records it: alerts["Delete?"].scrollViews.otherElements.buttons["OK"].
        #expect(Array(button.1.suffix(3)) == [.scrollView, .other, .other])
    }

    /// As Xcode records it: alerts["Add"].scrollViews.otherElements.collectionViews.cells, below each cell three times
    /// `children(matching: .other).element`, then the second of two with the field; the short form
    /// `.collectionViews.textFields["Name"]` goes by the placeholder.
    @Test func fieldsOfAlertsAreCellsOfACollectionView() throws {
        let alert = UIAlertController(title: "Add", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { ($0.placeholder, $0.isSecureTextEntry) = ("Secret", true) }
        let card = AlertCardView(alert: alert)
        card.layoutIfNeeded()
        let found = all(try element(card), below: [])
        #expect(found.filter { $0.0.role == .collectionView }.map { Array($0.1.suffix(2)) } == [[.scrollView, .other]])
        let cells = found.map(\.0).filter { $0.role == .cell }
        #expect(cells.count == 2)
        for (cell, field) in zip(cells, [(AutomationRole.textField, "Name"), (.secureTextField, "Secret")]) {
            var last = cell
            for _ in 0..<3 {
                #expect(last.children.map(\.role) == [.other])
                last = try #require(last.children.first)
            }
            #expect(last.children.map(\.role) == [.other, .other])
            #expect(last.children.first?.children.isEmpty == true)
            let shown = try #require(last.children.last?.children)
            #expect(shown.map(\.role) == [field.0])
            #expect(shown.first?.placeholder == field.1)
            #expect(shown.first?.frame == cell.frame)
        }
    }

    /// Every element with the roles of those that it lies in.
    private func all(_ element: AutomationElement, below: [AutomationRole]) -> [(AutomationElement, [AutomationRole])] {
        [(element, below)] + element.children.flatMap { all($0, below: below + [element.role]) }
    }

    /// As Xcode records the key: keys["delete"] beside letters, keys["Delete"] on a pad of digits.
    @Test(arguments: [(UIKeyboardType.default, "delete"), (.numberPad, "Delete"), (.decimalPad, "Delete")])
    func keyThatDeletes(type: UIKeyboardType, name: String) throws {
        let field = UITextField()
        field.keyboardType = type
        let keyboard = KeyboardView()
        keyboard.frame = CGRect(x: 0, y: 0, width: 393, height: 291)
        keyboard.show(for: field)
        let keys = try element(keyboard).children.filter { $0.role == .key }
        #expect(keys.filter { $0.label.lowercased() == "delete" }.map(\.label) == [name])
    }

    @Test func treesSurviveTheSocket() throws {
        var root = AutomationElement(role: .application)
        root.label = "Größe 🙂"
        var child = AutomationElement(role: .button)
        (child.id, child.identifier, child.value) = (7, "ok", "")
        child.frame = CGRect(x: -0.5, y: 1.0 / 3, width: 10, height: 20)
        child.flags = [.enabled, .selected]
        root.children = [child, AutomationElement(role: .key)]
        let read = try AutomationElement(decoding: root.encoded)
        #expect(read.encoded == root.encoded)
        #expect(read.children.first?.frame == child.frame)
        #expect(read.label == root.label)
        for count in 0..<root.encoded.count {
            #expect(throws: (any Error).self) { try AutomationElement(decoding: root.encoded.prefix(count)) }
        }
    }
}
