// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// Fetched results controllers, by the documentation of `NSFetchedResultsController` and its delegate.
@Suite struct ControllerTests {
    /// Writes down what a delegate hears.
    final class Listener: NSObject, NSFetchedResultsControllerDelegate {
        var heard: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
            heard.append("will")
        }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let title = (anObject as? NSManagedObject)?.text("title") ?? "?"
            func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }
            heard.append("\(type) \(title) \(text(indexPath)) \(type == .update ? "" : text(newIndexPath))")
        }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) { heard.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
            heard.append("did \(controller.fetchedObjects?.count ?? -1)")
        }
    }

    @Test("CD41, CD42: sections, index paths and the calls for each kind of change")
    func changes() throws {
        let stack = try Stack()
        let books = [("a", 1), ("c", 1), ("d", 2)].map { title, pages in
            stack.context.make("Book", ["title": title, "pages": pages])
        }
        try stack.context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.sortDescriptors = [
            NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
        ]
        request.predicate = NSPredicate(format: "isRead == NO OR isRead == nil")
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: stack.context, sectionNameKeyPath: "pages", cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["1", "2"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.object(at: [0, 1]).text("title") == "c")
        #expect(controller.indexPath(forObject: books[2]) == [1, 0])

        _ = stack.context.make("Book", ["title": "b", "pages": 1])
        stack.context.processPendingChanges()
        #expect(listener.heard == ["will", "insert b - 0.1", "did 4"])
        listener.heard = []
        books[0].setValue("z", forKey: "title")
        stack.context.processPendingChanges()
        #expect(listener.heard == ["will", "move z 0.0 0.2", "did 4"])
        listener.heard = []
        books[1].setValue(2.5, forKey: "price")
        stack.context.processPendingChanges()
        #expect(listener.heard == ["will", "update c 0.1 ", "did 4"])
        listener.heard = []
        books[2].setValue(3, forKey: "pages")
        stack.context.processPendingChanges()
        #expect(listener.heard == ["will", "section delete 2 1", "section insert 3 1", "move d 1.0 1.0", "did 4"])
        listener.heard = []
        books[1].setValue(true, forKey: "isRead")
        stack.context.processPendingChanges()
        #expect(listener.heard == ["will", "delete c 0.1 -", "did 3"])
        listener.heard = []
        _ = stack.context.make("Writer")
        stack.context.processPendingChanges()
        #expect(listener.heard.isEmpty)
    }

    /// Hears of snapshots only.
    final class SnapshotListener: NSObject, NSFetchedResultsControllerDelegate {
        var snapshots: [NSDiffableDataSourceSnapshotReference] = []
        // What the adaptation of an app's sources writes; tests of this package are not adapted.
        private static let registered: Void = __objcRegister(SnapshotListener.self) { table in
            table.method("controller:didChangeContentWithSnapshot:") { _, _ in nil }
        }

        override init() {
            super.init()
            _ = SnapshotListener.registered
        }

        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) { snapshots.append(snapshot) }
    }

    @Test("CD44: a delegate that takes snapshots gets one for each change, sections by name and rows by ID")
    func snapshots() throws {
        let stack = try Stack()
        let books = [("a", 1), ("c", 1), ("d", 2)].map { title, pages in
            stack.context.make("Book", ["title": title, "pages": pages])
        }
        try stack.context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.sortDescriptors = [
            NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: stack.context, sectionNameKeyPath: "pages", cacheName: nil)
        let listener = SnapshotListener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(listener.snapshots.count == 1)
        func ids(_ section: String) -> [NSManagedObjectID] {
            listener.snapshots.last?.itemIdentifiersInSection(withIdentifier: section) as? [NSManagedObjectID] ?? []
        }
        #expect(listener.snapshots.last?.sectionIdentifiers as? [String] == ["1", "2"])
        #expect(ids("1") == [books[0].objectID, books[1].objectID] && ids("2") == [books[2].objectID])
        books[0].setValue(2, forKey: "pages")
        stack.context.delete(books[2])
        stack.context.processPendingChanges()
        #expect(listener.snapshots.count == 2)
        #expect(ids("1") == [books[1].objectID] && ids("2") == [books[0].objectID])
    }
}
