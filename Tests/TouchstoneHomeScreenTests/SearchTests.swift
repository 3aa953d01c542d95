// SPDX-License-Identifier: MIT
import CoreSpotlight
import Foundation
import TestSupport
import Testing
import TouchstoneDevice
import UIKit

@testable import TouchstoneHomeScreen

/// Search over the home screen. Truth: what Apple's guide says of Core Spotlight's items, and iOS's own screen.
@MainActor
@Suite("The device's search", .serialized)
final class SearchTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("search-\(UUID().uuidString)")
    private let device: Device
    private let index = CSSearchableIndex(name: "search over the home screen")
    /// The one whose items these tests store.
    private let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName

    init() throws {
        device = Device(folder: folder)
        let bundle = folder.appendingPathComponent("Bundles/\(app).app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleIdentifier": app, "CFBundleName": "Zinnery"], format: .xml, options: 0
        ).write(to: bundle.appendingPathComponent("Info.plist"))
    }

    deinit {
        do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }

    private func store(_ title: String, _ detail: String) async throws {
        let set = CSSearchableItemAttributeSet(contentType: .text)
        (set.title, set.contentDescription) = (title, detail)
        let item = CSSearchableItem(uniqueIdentifier: title, domainIdentifier: "flowers", attributeSet: set)
        try await index.indexSearchableItems([item])
    }

    /// Sections with their rows, as a person reads them.
    private func found(_ text: String, _ view: SearchView) -> [String] {
        view.find(text)
        let table = view.subviews.compactMap { $0 as? UITableView }[0]
        return (0..<view.numberOfSections(in: table)).map { section in
            let rows = (0..<view.tableView(table, numberOfRowsInSection: section)).map { row in
                let cell = view.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
                return (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
            }
            let title = view.tableView(table, titleForHeaderInSection: section) ?? ""
            return title + ": " + rows.joined(separator: ", ")
        }
    }

    @Test(
        "apps by their names, items by the beginnings of words; titles before other texts, no item of an app that left")
    func search() async throws {
        try await index.deleteAllSearchableItems()
        try await store("Tulip", "beside the zinnias")
        try await store("Zínnia Mary", "a herb")
        let view = SearchView(device: device, icons: HomeIcon.all(on: device) + HomeIcon.dock)
        #expect(found("zinn", view) == ["Applications: Zinnery", "Zinnery: Zínnia Mary, Tulip"])
        #expect(found("MARY zinnia", view) == ["Zinnery: Zínnia Mary"])
        #expect(found("sett", view) == ["Applications: Settings"])
        #expect(found("innery", view).isEmpty && found("", view).isEmpty)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Bundles/\(app).app"))
        #expect(found("tulip", view).isEmpty)
        try await index.deleteAllSearchableItems()
    }

    @Test("a touch opens what was found")
    func opening() async throws {
        try await index.deleteAllSearchableItems()
        try await store("Tulip", "")
        let view = SearchView(device: device, icons: HomeIcon.all(on: device))
        let table = view.subviews.compactMap { $0 as? UITableView }[0]
        var opened: [String] = []
        view.openApp = { opened.append($0.identifier) }
        view.openItem = { opened.append($0.app + " " + $0.identifier) }
        view.find("zinnery")
        try #require(view.numberOfSections(in: table) == 1)
        view.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        view.find("tulip")
        try #require(view.numberOfSections(in: table) == 1)
        view.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(opened == [app, app + " Tulip"])
        try await index.deleteAllSearchableItems()
    }
}
