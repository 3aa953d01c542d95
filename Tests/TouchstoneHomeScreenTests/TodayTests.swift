// SPDX-License-Identifier: MIT
import Foundation
import HostKit
import NotificationCenter
import TestSupport
import Testing
import TouchstoneDevice
import UIKit

@testable import TouchstoneHomeScreen

/// Widgets left of the first page. Truth: the statements EX of the specification, and Apple's guide to Today widgets.
@MainActor
@Suite("Today", .serialized)
final class TodayTests {
    private let device = Device(
        folder: FileManager.default.temporaryDirectory.appendingPathComponent("today-\(UUID().uuidString)"))
    private let stage = Stage()

    deinit {
        do { try FileManager.default.removeItem(at: device.folder) } catch { Issue.record(error) }
    }

    /// An app with a widget of this program.
    private func install(_ app: String, program: String, point: String = "com.apple.widget-extension") throws {
        func write(_ information: [String: Any], _ path: String) throws {
            let bundle = device.folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
            try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
                .write(to: bundle.appendingPathComponent("Info.plist"))
        }
        try write(["CFBundleIdentifier": app, "CFBundleName": app.uppercased()], "Bundles/\(app).app")
        let extensionPath = "Bundles/\(app).app/PlugIns/Today.appex"
        try write(
            [
                "CFBundleIdentifier": app + ".today", "CFBundleName": "Widget of \(app)", "CFBundleExecutable": "today",
                "NSExtension": ["NSExtensionPointIdentifier": point],
            ], extensionPath)
        let file = device.folder.appendingPathComponent(extensionPath + "/today")
        guard program.hasPrefix("#!") else {
            return try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: program)
        }
        try Data(program.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// Speaks as a widget's process does: answers each line that its card sends. Says when it ends, in its container.
    /// - Parameter answers: to begin and to update, JSON; empty: none.
    private func program(begin: String, update: String) -> String {
        #"""
        #!/bin/sh
        zeros='\000\000\000\000\000\000\000\000\000\000\000'
        say() { [ -z "$1" ] || printf "$(printf '\\%03o' ${#1})$zeros%s" "$1" >&3; }
        # A frame of one pixel.
        printf '\004\000\000\000\001\000\000\000\001\000\000\000\377\377\377\377' >&3
        while read -r line <&3; do
            case $line in
            *begin*) say '\#(begin)' ;;
            *update*) say '\#(update)' ;;
            esac
            say '{"done":true}'
        done
        : >"$HOME/ended"
        """#
    }

    private func choose(_ identifiers: [String]) { TodayChoice(shown: identifiers, seen: []).write(on: device) }

    private func makeToday() -> TodayView {
        let view = TodayView(device: device)
        view.frame = stage.simulator.window.bounds
        stage.simulator.root.view.addSubview(view)
        stage.simulator.advance(by: 0.1)
        return view
    }

    private func texts(_ view: UIView) -> [String] {
        view.subviews.flatMap { child -> [String] in
            guard !child.isHidden else { return [] }
            return ((child as? UILabel)?.text).map { [$0] } ?? texts(child)
        }
    }

    /// Until something is so, at most five seconds: processes end in real time.
    private func wait(until isSo: () -> Bool) async throws {
        for _ in 0..<250 where !isSo() {
            try await Task.sleep(for: .milliseconds(20))
            stage.simulator.advance(by: 0.02)
        }
    }

    /// Ends what runs, and waits for it: it writes into a folder that goes with the test.
    private func end(_ view: TodayView, _ apps: [String]) async throws {
        view.end()
        func hasEnded(_ app: String) -> Bool {
            FileManager.default.fileExists(
                atPath: device.folder.appendingPathComponent("containers/\(app).today/ended").path)
        }
        try await wait { apps.allSatisfy(hasEnded) }
        #expect(apps.allSatisfy(hasEnded))
    }

    @Test("EX7: the point of Info.plist decides what a widget is; EX1: it leaves with its app")
    func found() throws {
        try install("ada", program: "/bin/false")
        try install("bob", program: "/bin/false", point: "com.apple.share-services")
        #expect(TodayWidget.all(on: device).map(\.identifier) == ["ada.today"])
        #expect(TodayWidget.all(on: device).map(\.name) == ["Widget of ada"])
        try FileManager.default.removeItem(at: device.folder.appendingPathComponent("Bundles/ada.app"))
        #expect(TodayWidget.all(on: device).isEmpty)
    }

    @Test("EX14: the widgets that the person has chosen, in the person's order; what is new is counted")
    func chosen() throws {
        for app in ["ada", "bob", "eve"] { try install(app, program: "/bin/false") }
        choose(["eve.today", "gone.today", "ada.today"])
        let view = makeToday()
        defer { view.removeFromSuperview() }
        #expect(view.cards.map(\.widget.identifier) == ["eve.today", "ada.today"])
        let shown = texts(view)
        #expect(shown.contains("WIDGET OF EVE") && shown.contains("1 New Widget Available") && shown.contains("Edit"))
    }

    @Test("setHasContent holds across processes: the word is the device's")
    func contents() throws {
        for app in ["ada", "bob"] { try install(app, program: "/bin/false") }
        choose(["ada.today", "bob.today"])
        WidgetContents(device: device).set(false, for: "ada.today")
        #expect(!WidgetContents(device: device).has("ada.today") && WidgetContents(device: device).has("bob.today"))
        let view = makeToday()
        defer { view.removeFromSuperview() }
        #expect(view.cards.map(\.widget.identifier) == ["bob.today"])
        WidgetContents(device: device).set(true, for: "ada.today")
        view.reload()
        #expect(view.cards.map(\.widget.identifier) == ["ada.today", "bob.today"])
    }

    @Test(
        "EX6: a widget that crashes leaves Unable to Load, the one beside it goes on; EX5: with Today its process ends")
    func crashes() async throws {
        try install("ada", program: "/bin/false")
        try install("bob", program: program(begin: #"{"height":110}"#, update: #"{"result":0}"#))
        choose(["ada.today", "bob.today"])
        let view = makeToday()
        defer { view.removeFromSuperview() }
        for card in view.cards { card.log = { _ in } }
        view.begin()
        // The clock stands until the processes have answered, which takes a turn of the main queue.
        view.layoutIfNeeded()
        try await wait { texts(view.cards[0]).contains("Unable to Load") }
        #expect(texts(view.cards[0]) == ["Unable to Load", "WIDGET OF ADA"])
        #expect(texts(view.cards[1]) == ["WIDGET OF BOB"])
        let ended = device.folder.appendingPathComponent("containers/bob.today/ended").path
        #expect(!FileManager.default.fileExists(atPath: ended))
        try await end(view, ["bob"])
        #expect(texts(view.cards[1]) == ["WIDGET OF BOB"])
    }

    @Test("EX18: a card is as high as its widget says; EX16: one whose update failed leaves Unable to Load")
    func answers() async throws {
        try install("ada", program: program(begin: #"{"height":220}"#, update: #"{"result":0}"#))
        try install("bob", program: program(begin: #"{"largest":1}"#, update: #"{"result":2}"#))
        choose(["ada.today", "bob.today"])
        let view = makeToday()
        defer { view.removeFromSuperview() }
        let least = view.cards[0].height
        view.begin()
        // The clock stands until the processes have answered, which takes a turn of the main queue.
        view.layoutIfNeeded()
        try await wait { view.cards[0].height != least && texts(view.cards[1]).contains("Unable to Load") }
        stage.simulator.advance(by: 0.5)
        #expect(view.cards[0].height == least + 110 && view.cards[1].height == least)
        #expect(view.cards[1].frame.minY > view.cards[0].frame.maxY)
        #expect(texts(view.cards[1]).contains("Unable to Load"))
        try await end(view, ["ada"])
    }

    @Test("EX16: new data takes a picture, which stands there while the widget starts; no data keeps the old")
    func snapshots() async throws {
        let file = device.folder.appendingPathComponent("Widgets/Snapshots/ada.today.png")
        let ended = device.folder.appendingPathComponent("containers/ada.today/ended")
        /// Begun, and up to date.
        func show() async throws -> TodayView {
            let view = makeToday()
            let least = view.cards[0].height
            view.begin()
            // The clock stands until the process has answered, which takes a turn of the main queue.
            view.layoutIfNeeded()
            try await wait { view.cards[0].height != least }
            stage.simulator.advance(by: 0.5)
            return view
        }
        func leave(_ view: TodayView) async throws {
            try await end(view, ["ada"])
            try FileManager.default.removeItem(at: ended)
            view.removeFromSuperview()
        }
        try install("ada", program: program(begin: "", update: #"{"height":120}"#))
        choose(["ada.today"])
        let first = try await show()
        #expect(!FileManager.default.fileExists(atPath: file.path))
        try await leave(first)

        try FileManager.default.removeItem(at: device.folder.appendingPathComponent("Bundles/ada.app"))
        try install("ada", program: program(begin: #"{"height":120}"#, update: #"{"result":0}"#))
        let second = try await show()
        try await wait { FileManager.default.fileExists(atPath: file.path) }
        #expect(UIImage(contentsOfFile: file.path) != nil)
        try await leave(second)

        let third = makeToday()
        third.begin()
        third.layoutIfNeeded()
        let still = try #require(third.cards[0].subviews.first { $0.accessibilityIdentifier == "snapshot ada.today" })
        #expect(!still.isHidden)
        try await wait { still.isHidden }
        #expect(still.isHidden)
        try await leave(third)

        // The picture of a widget that says it has nothing new stays as it is.
        try FileManager.default.removeItem(at: device.folder.appendingPathComponent("Bundles/ada.app"))
        try install("ada", program: program(begin: #"{"height":120}"#, update: #"{"result":1}"#))
        let old = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        let fourth = try await show()
        try await leave(fourth)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date == old)
    }

    @Test("EX17: a widget that does not end its update is named after thirty seconds, and stays")
    func late() async throws {
        try install("ada", program: program(begin: #"{"largest":1}"#, update: ""))
        choose(["ada.today"])
        let view = makeToday()
        defer { view.removeFromSuperview() }
        var told: [String] = []
        view.cards[0].log = { told.append($0) }
        view.begin()
        // The clock stands until the processes have answered, which takes a turn of the main queue.
        view.layoutIfNeeded()
        try await wait { ElementFinder.find("Show More") != nil }
        stage.simulator.advance(by: 29)
        #expect(told.isEmpty)
        stage.simulator.advance(by: 2)
        #expect(told == ["Widget of ada has not ended its update in 30 seconds"])
        #expect(ElementFinder.find("Show More") != nil)
        try await end(view, ["ada"])
    }

    @Test("EX14: Edit moves widgets between what is shown and what can be shown; Done keeps it on the device")
    func edits() throws {
        for app in ["ada", "bob"] { try install(app, program: "/bin/false") }
        choose(["ada.today", "gone.today"])
        var isDone = false
        let controller = TodayEditController(device: device) { isDone = true }
        let table = try #require(controller.view as? UITableView)
        #expect(controller.tableView(table, numberOfRowsInSection: 0) == 1)
        controller.tableView(table, commit: .insert, forRowAt: IndexPath(row: 0, section: 1))
        controller.tableView(
            table, moveRowAt: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
        let item = try #require(controller.navigationItem.rightBarButtonItem)
        item.primaryAction?.performWithSender(nil, target: nil)
        #expect(isDone)
        #expect(TodayChoice.read(on: device).shown == ["bob.today", "ada.today", "gone.today"])
        #expect(TodayChoice.read(on: device).seen == ["bob.today", "ada.today"])
    }

    @Test("EX14: Today is left of the first page, and the dock makes room for it")
    func page() throws {
        let home = HomeController(device: device) { _, _ in }
        let simulator = Simulator(root: home)
        home.addToday(TodayView(device: device))
        simulator.send(.screenChanged(ScreenDescription(size: UIScreen.main.bounds.size, scale: 1)))
        simulator.advance(by: 0.5)
        #expect(ElementFinder.find("edit widgets") == nil && ElementFinder.find("Maps") != nil)
        simulator.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.15)
        simulator.advance(by: 1)
        #expect(ElementFinder.find("edit widgets") != nil && ElementFinder.find("Maps") == nil)
        simulator.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.15)
        simulator.advance(by: 1)
        #expect(ElementFinder.find("edit widgets") == nil && ElementFinder.find("Maps") != nil)
    }
}
