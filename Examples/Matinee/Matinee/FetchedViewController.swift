// SPDX-License-Identifier: MIT
import CoreData
import UIKit

/// A table that shows what a fetch found, and follows every change of it.
class FetchedViewController<Object: NSManagedObject>: UITableViewController, NSFetchedResultsControllerDelegate {
    var library = Library.shared
    private(set) lazy var results = makeResults()

    /// For subclasses: what is shown, and how.
    func makeResults() -> NSFetchedResultsController<Object> { fatalError("A subclass says what it fetches") }
    func makeCell(_ object: Object, at indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    override func viewDidLoad() {
        super.viewDidLoad()
        results.delegate = self
        do { try results.performFetch() } catch { show(error) }
    }

    func show(_ error: Error) {
        let alert = UIAlertController(title: title, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(results.object(at: indexPath), at: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        library.context.delete(results.object(at: indexPath))
        do { try library.save() } catch { NSLog("Cannot delete: %@", "\(error)") }
    }

    // MARK: Changes

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.beginUpdates()
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
        let section = IndexSet(integer: sectionIndex)
        if type == .insert { tableView.insertSections(section, with: .automatic) }
        if type == .delete { tableView.deleteSections(section, with: .automatic) }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        // A move is a row less and a row more, as its section may come or go with it.
        if type == .delete || type == .move, let indexPath { tableView.deleteRows(at: [indexPath], with: .automatic) }
        if type == .insert || type == .move, let newIndexPath { tableView.insertRows(at: [newIndexPath], with: .automatic) }
        if type == .update, let indexPath { tableView.reloadRows(at: [indexPath], with: .none) }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.endUpdates()
    }
}
