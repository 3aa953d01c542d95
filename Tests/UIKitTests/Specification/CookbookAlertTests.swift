// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// The cookbook's chapters 3 and 4: screens, bars, alerts and sheets, by recipe.
@MainActor @Suite(.serialized)
struct CookbookAlertTests {
    private let journal = Journal()

    private func alert(
        _ title: String?, _ message: String?, _ buttons: [String], style: UIAlertController.Style = .alert,
        cancel: String? = nil, destructive: String? = nil
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        if let destructive {
            alert.addAction(UIAlertAction(title: destructive, style: .destructive) { note($0) })
        }
        for button in buttons { alert.addAction(UIAlertAction(title: button, style: .default) { note($0) }) }
        if let cancel { alert.addAction(UIAlertAction(title: cancel, style: .cancel) { note($0) }) }
        func note(_ action: UIAlertAction) { journal.note(action.title ?? "") }
        return alert
    }

    /// The buttons on the screen, from the top and from the left.
    private func buttons(_ alert: UIAlertController, _ simulator: Simulator) -> [(title: String, frame: CGRect)] {
        func all(_ view: UIView) -> [AlertButton] {
            ((view as? AlertButton).map { [$0] } ?? []) + view.subviews.flatMap(all)
        }
        return all(alert.view).map { ($0.action.title ?? "", simulator.frame($0)) }
            .sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }
    }

    private func show(_ alert: UIAlertController) -> Simulator {
        let simulator = Simulator()
        simulator.show(alert)
        return simulator
    }

    @Test("AL4: a tap on the dimmed ground does nothing; the box is centred, 270 points wide, and its button closes it")
    func basic() throws {
        let alert = alert("Alert", "", ["OK"])
        let simulator = show(alert)
        let frame = simulator.frame(alert.view)
        #expect(frame.width == 270 && abs(frame.midX - 196.5) < 1 && abs(frame.midY - 426) < 1)
        let dimming = alert.presentationController?.containerView?.subviews.first { $0 is DimmingView }
        #expect(dimming?.frame == simulator.window.bounds && dimming?.alpha == 1)
        simulator.tap(CGPoint(x: 20, y: 100))
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController === alert)
        let button = try #require(buttons(alert, simulator).first)
        #expect(button.frame.height == 44 && button.frame.width == 270)
        simulator.tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
        simulator.advance(by: 1)
        #expect(journal.take() == ["OK"] && simulator.root.presentedViewController == nil)
    }

    @Test("AL6: two short titles share a row, Cancel at the left; long ones and three are stacked, Cancel last")
    func pair() {
        let alert = alert("Alert", "Sure?", ["OK"], cancel: "Cancel")
        let simulator = show(alert)
        let row = buttons(alert, simulator)
        #expect(row.map(\.title) == ["Cancel", "OK"] && row[0].frame.minY == row[1].frame.minY)
        #expect(row[0].frame.width + row[1].frame.width <= 270 && row[1].frame.minX >= row[0].frame.maxX)
        simulator.root.dismiss(animated: false)
        let long = self.alert("Alert", "", ["A title that needs all of the width"], cancel: "Cancel")
        simulator.show(long)
        let column = buttons(long, simulator)
        #expect(column.map(\.title) == ["A title that needs all of the width", "Cancel"])
        #expect(column.allSatisfy { $0.frame.width == 270 })
        simulator.root.dismiss(animated: false)
        let three = self.alert("Alert", "", ["One", "Two"], cancel: "Cancel")
        simulator.show(three)
        #expect(buttons(three, simulator).map(\.title) == ["One", "Two", "Cancel"])
        #expect(Set(buttons(three, simulator).map(\.frame.minX)).count == 1)
        simulator.root.dismiss(animated: false)
    }

    @Test("AL14: three buttons, one per full-width row in the given order, the tapped one reported once")
    func column() throws {
        let alert = alert("Alert", "Please select a button", ["One", "Two", "Three"])
        let simulator = show(alert)
        let rows = buttons(alert, simulator)
        #expect(rows.map(\.title) == ["One", "Two", "Three"])
        #expect(rows.allSatisfy { $0.frame.width == 270 && $0.frame.height == 44 })
        simulator.tap(CGPoint(x: rows[1].frame.midX, y: rows[1].frame.midY))
        simulator.advance(by: 1)
        #expect(journal.take() == ["Two"])
    }

    @Test("Cookbook, recipe 4-2: without buttons taps do nothing; code closes it, without animation, at once")
    func noButtons() {
        let alert = alert("Alert", "Wait", [])
        let simulator = show(alert)
        simulator.tap(CGPoint(x: 196, y: 426))
        simulator.tap(CGPoint(x: 20, y: 20))
        simulator.advance(by: 3)
        #expect(simulator.root.presentedViewController === alert)
        alert.dismiss(animated: false)
        #expect(simulator.root.presentedViewController == nil && alert.view.window == nil)
    }

    @Test("AL16, AL21: two fields; the box stays clear of the keyboard; either button reads both texts")
    func fields() throws {
        for (name, index) in [("Cancel", 1), ("OK", 2)] { try fields(closing: name, number: index) }
    }

    private func fields(closing name: String, number: Int) throws {
        let alert = alert("Enter Information", "Specify the Name and URL", ["OK"], cancel: "Cancel")
        alert.addTextField { $0.placeholder = "Enter Name" }
        alert.addTextField {
            $0.text = "http://"
            $0.keyboardType = .URL
        }
        let simulator = show(alert)
        let fields = try #require(alert.textFields)
        #expect(fields.count == 2 && fields[0].isFirstResponder && fields[1].text == "http://")
        let frames = fields.map { simulator.frame($0) }
        // Above the keyboard, all of it.
        let keyboard = KeyboardController.shared.frame
        #expect(!keyboard.isNull && simulator.frame(alert.view).maxY <= keyboard.minY)
        #expect(frames[0].maxY <= frames[1].minY + 0.5 && frames[1].maxY < buttons(alert, simulator)[0].frame.minY)
        fields[0].text = "John"
        let row = buttons(alert, simulator)
        let button = try #require(row.first { $0.title == name })
        #expect(row.firstIndex { $0.title == name } == number - 1)
        simulator.tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
        simulator.advance(by: 1)
        #expect(journal.take() == [name] && alert.textFields?.map(\.text) == ["John", "http://"])
    }

    @Test("AL21: adding a text field to an action sheet raises")
    func fieldInSheet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"))
    }

    @Test("AL22: a sheet slides up from below: title, Delete File, the others, Cancel in its own card; each reports")
    func sheet() throws {
        let sheet = alert(
            "File Management", nil, ["Rename File", "Email File"], style: .actionSheet, cancel: "Cancel",
            destructive: "Delete File")
        let simulator = show(sheet)
        let rows = buttons(sheet, simulator)
        #expect(rows.map(\.title) == ["Delete File", "Rename File", "Email File", "Cancel"])
        #expect(rows[3].frame.minY - rows[2].frame.maxY == 8 && rows.allSatisfy { $0.frame.height == 57 })
        #expect(rows[0].frame.minX == 8 && abs(rows[3].frame.maxY - 818) < 0.5)
        let titles = descendants(sheet.view, of: UILabel.self)
        #expect(titles.first?.text == "File Management" && simulator.frame(titles[0]).maxY < rows[0].frame.minY)
        simulator.root.dismiss(animated: false)
        for index in 0..<4 {
            let sheet = alert(
                "File Management", nil, ["Rename File", "Email File"], style: .actionSheet, cancel: "Cancel",
                destructive: "Delete File")
            simulator.root.present(sheet, animated: true)
            simulator.advance(by: 0.1)
            let early = (sheet.view.layer.presentation() ?? sheet.view.layer).frame.minY
            simulator.advance(by: 1)
            #expect(early > (sheet.view.layer.presentation() ?? sheet.view.layer).frame.minY, "it slides up")
            let row = buttons(sheet, simulator)[index]
            simulator.tap(CGPoint(x: row.frame.midX, y: row.frame.midY))
            simulator.advance(by: 1)
        }
        #expect(journal.take() == ["Delete File", "Rename File", "Email File", "Cancel"])
    }

    @Test("AL24: a tap beside a sheet cancels; one beside a sheet without a cancelling action does nothing")
    func besideSheet() {
        let sheet = alert(nil, nil, ["Do"], style: .actionSheet)
        let simulator = show(sheet)
        simulator.tap(CGPoint(x: 100, y: 100))
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController === sheet)
        simulator.root.dismiss(animated: false)
        simulator.show(alert(nil, nil, ["Do"], style: .actionSheet, cancel: "Cancel"))
        simulator.tap(CGPoint(x: 100, y: 100))
        simulator.advance(by: 1)
        #expect(journal.take() == ["Cancel"] && simulator.root.presentedViewController == nil)
    }

    @Test("Action sheets of iPads are popovers at their source, without the cancelling button; a tap outside cancels")
    func padSheet() throws {
        try Simulator.on("iPad (10th generation)") { simulator in
            let sheet = alert("Title", nil, ["One", "Two"], style: .actionSheet, cancel: "Cancel")
            let popover = try #require(sheet.popoverPresentationController)
            popover.sourceView = simulator.root.view
            popover.sourceRect = CGRect(x: 400, y: 500, width: 10, height: 10)
            simulator.show(sheet)
            #expect(sheet.presentationController is UIPopoverPresentationController)
            #expect(buttons(sheet, simulator).map(\.title) == ["One", "Two"])
            let frame = simulator.frame(sheet.view)
            #expect(frame.minY > 510 && abs(frame.midX - 405) < 1 && frame.width < 400)
            simulator.tap(CGPoint(x: 50, y: 1000))
            simulator.advance(by: 1)
            #expect(journal.take() == ["Cancel"] && simulator.root.presentedViewController == nil)
        }
    }

    @Test("Action sheets of iPads without a source raise, in UIKit's words")
    func padSheetWithoutSource() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Simulator.on("iPad (10th generation)") { simulator in
                    simulator.show(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet))
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("You must provide either a sourceView and sourceRect or a barButtonItem."))
    }
}
