// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import ManagedDocuments
import TestSupport
import Testing
import UIKit

/// Truth: Apple's documentation of `UIManagedDocument`
/// (https://developer.apple.com/documentation/uikit/uimanageddocument): the store is at `StoreContent/persistentStore` in
/// the document's folder, additional content beside it; the context is the main queue's, its parent saves.
@MainActor @Suite("Managed documents", .serialized)
struct ManagedDocumentTests {
    private static let model: NSManagedObjectModel = {
        let title = NSAttributeDescription()
        title.name = "title"
        title.attributeType = .stringAttributeType
        title.isOptional = true
        let note = NSEntityDescription()
        note.name = "Note"
        note.properties = [title]
        let model = NSManagedObjectModel()
        model.entities = [note]
        return model
    }()

    private class Notes: UIManagedDocument {
        override var managedObjectModel: NSManagedObjectModel { ManagedDocumentTests.model }

        func add(_ title: String) {
            let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: managedObjectContext)
            note.setValue(title, forKey: "title")
            managedObjectContext.processPendingChanges()
        }

        var titles: [String] {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            let found = (try? managedObjectContext.fetch(request)) ?? []
            return found.compactMap { $0.value(forKey: "title") as? String }
        }
    }

    /// Has a picture beside the store.
    private final class Illustrated: Notes {
        var picture = Data()
        override class var persistentStoreName: String { "notes.sqlite" }
        override func additionalContent(for absoluteURL: URL) throws -> Any { picture }
        override func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL: URL?) throws {
            try (content as? Data)?.write(to: absoluteURL.appendingPathComponent("picture"))
        }
        override func readAdditionalContent(from absoluteURL: URL) throws {
            picture = try Data(contentsOf: absoluteURL.appendingPathComponent("picture"))
        }
    }

    private let simulator = Simulator()
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// What `begin` answers, after the turns of the loop that file operations take.
    private func answer(_ begin: (@escaping (Bool) -> Void) -> Void) -> Bool? {
        var result: Bool?
        begin { result = $0 }
        for _ in 0..<4 { simulator.advance(by: 0.01) }
        return result
    }

    private func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
    }

    @Test("made, changed, closed and opened again")
    func life() {
        let document = Notes(fileURL: url)
        #expect(document.documentState == .closed && !document.hasUnsavedChanges)
        #expect(answer { document.save(to: url, for: .forCreating, completionHandler: $0) } == true)
        #expect(document.documentState == .normal)
        #expect(isThere("StoreContent/persistentStore"))
        #expect(document.managedObjectContext.concurrencyType == .mainQueueConcurrencyType)
        #expect(document.managedObjectContext.parent?.concurrencyType == .privateQueueConcurrencyType)
        document.add("milk")
        #expect(document.hasUnsavedChanges)
        #expect(answer { document.close(completionHandler: $0) } == true)
        #expect(document.documentState == .closed)

        let again = Notes(fileURL: url)
        #expect(answer { again.open(completionHandler: $0) } == true)
        #expect(again.titles == ["milk"] && !again.hasUnsavedChanges)
    }

    @Test(
        "a change is saved by itself some time later, whether or not the app saves the context",
        arguments: [true, false])
    func autosave(savesContext: Bool) throws {
        let document = Notes(fileURL: url)
        #expect(answer { document.save(to: url, for: .forCreating, completionHandler: $0) } == true)
        document.add("bread")
        if savesContext { try document.managedObjectContext.save() }
        #expect(document.hasUnsavedChanges)
        simulator.advance(by: 60)
        #expect(!document.hasUnsavedChanges)
        let other = Notes(fileURL: url)
        #expect(answer { other.open(completionHandler: $0) } == true)
        #expect(other.titles == ["bread"])
    }

    @Test("objects that were there before the document was saved first are saved with it")
    func before() {
        let document = Notes(fileURL: url)
        document.add("early")
        #expect(answer { document.save(to: url, for: .forCreating, completionHandler: $0) } == true)
        #expect(!document.hasUnsavedChanges)
        #expect(document.titles == ["early"])
    }

    @Test("what is beside the store is written and read; the store has the subclass's name")
    func additional() {
        let document = Illustrated(fileURL: url)
        document.picture = Data("ink".utf8)
        #expect(answer { document.save(to: url, for: .forCreating, completionHandler: $0) } == true)
        #expect(isThere("StoreContent/notes.sqlite") && isThere("AdditionalContent/picture"))
        #expect(answer { document.close(completionHandler: $0) } == true)
        let again = Illustrated(fileURL: url)
        #expect(answer { again.open(completionHandler: $0) } == true)
        #expect(again.picture == Data("ink".utf8))
    }

    @Test("saved under another name, the document has all objects there")
    func saveAs() {
        let document = Notes(fileURL: url)
        #expect(answer { document.save(to: url, for: .forCreating, completionHandler: $0) } == true)
        document.add("salt")
        let other = url.appendingPathExtension("copy")
        #expect(answer { document.save(to: other, for: .forCreating, completionHandler: $0) } == true)
        #expect(document.fileURL == other && document.titles == ["salt"])
        #expect(answer { document.close(completionHandler: $0) } == true)
        let again = Notes(fileURL: other)
        #expect(answer { again.open(completionHandler: $0) } == true)
        #expect(again.titles == ["salt"])
    }

    @Test("what is undone are changes of objects")
    func undo() {
        let document = Notes(fileURL: url)
        #expect(answer { document.save(to: url, for: .forCreating, completionHandler: $0) } == true)
        #expect(document.undoManager != nil && document.undoManager === document.managedObjectContext.undoManager)
        document.undoManager.groupsByEvent = false
        document.undoManager.beginUndoGrouping()
        document.add("mistake")
        document.undoManager.endUndoGrouping()
        document.undoManager.undo()
        #expect(document.titles == [])
    }

    @Test("a file that is no document, or none at all, is not opened", arguments: [true, false])
    func damaged(isThere: Bool) throws {
        if isThere { try Data("no folder".utf8).write(to: url) }
        let document = Notes(fileURL: url)
        #expect(answer { document.open(completionHandler: $0) } == false)
        #expect(document.documentState.contains(.closed))
    }
}
