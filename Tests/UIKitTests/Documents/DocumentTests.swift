// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// UIDocument and the document picker, as Apple documents them.
@MainActor @Suite(.serialized)
struct DocumentTests {
    final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }
    }

    final class Parts: UIDocument {
        var wrapper = FileWrapper(directoryWithFileWrappers: [:])
        override func contents(forType typeName: String) throws -> Any { wrapper }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            wrapper = try #require(contents as? FileWrapper)
        }
    }

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let stage = Stage()

    private func wait() { for _ in 0..<4 { stage.simulator.advance(by: 0.01) } }

    @Test("Created, changed, saved by itself after a while, closed and opened again")
    func lifeOfADocument() throws {
        // What is put off is so on the clock of the time, which the simulator makes virtual.
        _ = stage.simulator
        let url = folder.appendingPathComponent("One.txt")
        let note = Note(fileURL: url)
        let journal = Journal()
        let observer = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: note, queue: nil
        ) { _ in MainActor.assumeIsolated { journal.note("\(note.documentState.rawValue)") } }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(note.documentState == .closed && note.localizedName == "One")
        #expect(note.fileType == "public.plain-text")
        note.text = "first"
        note.save(to: url, for: .forCreating) { journal.note("saved \($0)") }
        wait()
        #expect(journal.take() == ["0", "saved true"])
        #expect(try String(contentsOf: url, encoding: .utf8) == "first")
        note.text = "second"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        stage.simulator.advance(by: 30)
        #expect(!note.hasUnsavedChanges)
        #expect(try String(contentsOf: url, encoding: .utf8) == "second")
        note.close { journal.note("closed \($0)") }
        wait()
        #expect(journal.take() == ["1", "closed true"])
        let again = Note(fileURL: url)
        again.open { journal.note("opened \($0)") }
        wait()
        #expect(journal.take() == ["opened true"] && again.text == "second" && again.documentState == .normal)
        try FileManager.default.removeItem(at: folder)
    }

    @Test("Closing saves; undoing counts as a change; a missing file does not open")
    func closingSaves() throws {
        let url = folder.appendingPathComponent("Two.txt")
        let note = Note(fileURL: url)
        note.save(to: url, for: .forCreating)
        wait()
        note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
        note.undoManager.endUndoGrouping()
        note.text = "last"
        #expect(note.hasUnsavedChanges)
        var closed: Bool?
        note.close { closed = $0 }
        wait()
        #expect(closed == true)
        #expect(try String(contentsOf: url, encoding: .utf8) == "last")
        var opened: Bool?
        let missing = Note(fileURL: folder.appendingPathComponent("none.txt"))
        missing.open { opened = $0 }
        wait()
        #expect(opened == false && missing.documentState.contains(.closed))
        try FileManager.default.removeItem(at: folder)
    }

    @Test("Documents of several files are folders")
    func wrappers() throws {
        let url = folder.appendingPathComponent("Three.bundle")
        let parts = Parts(fileURL: url)
        parts.wrapper.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt")
        let second = parts.wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt")
        #expect(second != "a.txt")
        parts.save(to: url, for: .forCreating)
        wait()
        let read = Parts(fileURL: url)
        read.open()
        wait()
        #expect(read.wrapper.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        #expect(read.wrapper.fileWrappers?.count == 2 && read.wrapper.matchesContents(of: url))
        try FileManager.default.removeItem(at: folder)
    }

    final class Listener: __ObjCObject, UIDocumentPickerDelegate {
        let journal = Journal()
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            journal.note(urls.map(\.lastPathComponent).joined(separator: " "))
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { journal.note("cancelled") }
    }

    @Test("A picker lets the user choose files of its types only, hands them out and goes")
    func picker() throws {
        let simulator = stage.simulator
        let listener = Listener()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.commaSeparatedText], asCopy: true)
        picker.delegate = listener
        simulator.root.present(picker, animated: false)
        simulator.advance(by: 0.5)
        let navigation = try #require(picker.children.first as? UINavigationController)
        let table = try #require((navigation.topViewController as? UITableViewController)?.tableView)
        func row(_ name: String) throws -> CGPoint {
            let cell = try #require(
                table.visibleCells.first {
                    ($0.contentConfiguration as? UIListContentConfiguration)?.text == name
                })
            return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        }
        simulator.tap(try row("Morning"))
        simulator.advance(by: 0.5)
        #expect(listener.journal.take().isEmpty && simulator.root.presentedViewController === picker)
        simulator.tap(try row("Heights"))
        simulator.advance(by: 1)
        let picked = try #require(listener.journal.take().first)
        #expect(picked.hasPrefix("Heights") && picked.hasSuffix(".csv"))
        #expect(simulator.root.presentedViewController == nil)
    }

    @Test("Of a browser for several files Open waits for a choice, which a search takes back; the plus is always there")
    func openSeveral() throws {
        let simulator = stage.simulator
        let browser = UIDocumentBrowserViewController(forOpening: [.item])
        browser.allowsPickingMultipleItems = true
        simulator.root.present(browser, animated: false)
        simulator.advance(by: 0.5)
        let tabs = try #require(browser.children.first as? UITabBarController)
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        let list = try #require(navigation.topViewController as? UITableViewController)
        func buttons() -> [Bool] { (list.navigationItem.rightBarButtonItems ?? []).map(\.isEnabled) }
        #expect(buttons() == [false, true])
        let file = try #require(
            list.tableView.visibleCells.firstIndex {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text == "Heights"
            })
        let cell = list.tableView.visibleCells[file]
        simulator.tap(cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        simulator.advance(by: 0.5)
        #expect(buttons() == [true, true])
        let search = try #require(list.navigationItem.searchController)
        search.searchBar.text = "tea"
        search.searchResultsUpdater?.updateSearchResults(for: search)
        #expect(buttons() == [false, true])
        simulator.root.dismiss(animated: false)
    }

    @Test("A browser has the files that changed last, and those of folders, and finds files by name below each")
    func browser() throws {
        let simulator = stage.simulator
        let browser = UIDocumentBrowserViewController(forOpening: [.text])
        simulator.root.present(browser, animated: false)
        simulator.advance(by: 0.5)
        let tabs = try #require(browser.children.first as? UITabBarController)
        #expect(tabs.tabBar.items?.map(\.title) == ["Recents", "Browse"] && tabs.selectedIndex == 1)
        func list() throws -> UITableViewController {
            let navigation = try #require(tabs.selectedViewController as? UINavigationController)
            return try #require(navigation.topViewController as? UITableViewController)
        }
        func rows() throws -> [String?] {
            try list().tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
        }
        #expect(try rows().contains("Texts") && !rows().contains("Tea"))
        let search = try #require(try list().navigationItem.searchController)
        search.searchBar.text = "tea"
        search.searchResultsUpdater?.updateSearchResults(for: search)
        simulator.advance(by: 0.1)
        #expect(try rows() == ["Tea"])
        search.searchBar.text = "nothing of the kind"
        search.searchResultsUpdater?.updateSearchResults(for: search)
        simulator.advance(by: 0.1)
        #expect(try rows().isEmpty && (list().tableView.backgroundView as? UILabel)?.text == "No Results")
        tabs.selectedIndex = 0
        simulator.advance(by: 0.5)
        // Of the browser's types, from all folders.
        #expect(try rows().contains("Tea") && !rows().contains("Morning") && !rows().contains("Texts"))
        simulator.root.dismiss(animated: false)
    }
}
