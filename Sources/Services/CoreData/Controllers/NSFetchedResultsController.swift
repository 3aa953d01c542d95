// SPDX-License-Identifier: MIT
public import FoundationCompat

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// One section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    /// What a list's index shows for the section.
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// The objects of a fetch in sections, kept up to date with the context as long as there is a delegate.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: __ObjCObject {
    open private(set) var fetchRequest: NSFetchRequest<ResultType>
    open private(set) var managedObjectContext: NSManagedObjectContext
    /// Groups the objects; those of a section must come one after the other in the fetch's order.
    open private(set) var sectionNameKeyPath: String?
    /// Sections are computed anew for each fetch; the name has no effect but to be there.
    open private(set) var cacheName: String?
    private var observer: (any NSObjectProtocol)?
    private var results: ControllerResults?

    open weak var delegate: (any NSFetchedResultsControllerDelegate)? { didSet { observe() } }

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        // None at all; an empty list leaves the order to the store.
        guard fetchRequest.sortDescriptors != nil else {
            NSException.raise(
                .invalidArgumentException,
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    /// A controller of nothing, as code makes one to be replaced later.
    public override convenience init() {
        let request = NSFetchRequest<ResultType>(entityName: "")
        request.sortDescriptors = [NSSortDescriptor(key: "objectID", ascending: true)]
        self.init(
            fetchRequest: request, managedObjectContext: NSManagedObjectContext(), sectionNameKeyPath: nil,
            cacheName: nil)
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Without effect here: sections are found with each fetch, so that there is no cache to be out of date.
    open class func deleteCache(withName name: String?) {}

    /// Fetches. Must be called before anything else is asked for.
    ///
    /// - Throws: errors of the fetch; `NSCoreDataError` when objects of one section are apart.
    open func performFetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        if let place = builder.firstOutOfOrder(objects) { throw refusal(place) }
        results = ControllerResults(objects: objects.compactMap { $0 as? NSManagedObject }, others: objects, builder)
        observe()
        tellOfFetch()
    }

    /// The error of iOS for objects whose sections are not in the fetch's order, which it logs too.
    private func refusal(_ place: (index: Int, name: String)) -> any Error {
        let reason =
            "The fetched object at index \(place.index) has an out of order section name '\(place.name). "
            + "Objects must be sorted by section name'"
        NSLog("CoreData: error: (NSFetchedResultsController) %@", reason)
        return CoreDataError.make(NSCoreDataError, ["reason": reason])
    }

    /// A delegate that takes snapshots gets the first one with the fetch.
    private func tellOfFetch() {
        guard let delegate, let results,
            __objcResponds(delegate, Selector("controller:didChangeContentWithSnapshot:"))
        else { return }
        let snapshot = results.snapshot(ControllerChanges(results, results, []))
        optionalCall { delegate.controller(erased, didChangeContentWith: snapshot) }
    }

    private var builder: SectionBuilder {
        SectionBuilder(keyPath: sectionNameKeyPath) { [weak self] name in self?.sectionIndexTitle(forSectionName: name)
        }
    }

    // MARK: results

    open var fetchedObjects: [ResultType]? { results?.all.compactMap { $0 as? ResultType } }
    open var sections: [any NSFetchedResultsSectionInfo]? { results?.sections }
    open var sectionIndexTitles: [String] { results?.sections.compactMap(\.indexTitle) ?? [] }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let results else {
            NSException.raise(
                .invalidArgumentException, "no object at index \(indexPath[1]) in section at index \(indexPath[0])")
        }
        guard let object = results.object(indexPath) as? ResultType else {
            NSException.raise(
                .invalidArgumentException, "no object at index \(indexPath[1]) in section at index \(indexPath[0])")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? { results?.indexPath(of: object) }

    /// The title of a section of this name: its capitalised first letter, unless the delegate has another.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        if let delegate,
            let title = optionalCall({ delegate.controller(erased, sectionIndexTitleForSectionName: sectionName) })
        {
            return title
        }
        return sectionName.first.map { String($0).uppercased() }
    }

    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        results?.sections.firstIndex { $0.indexTitle == title } ?? sectionIndex
    }

    // MARK: changes

    /// As delegates see it: results of any type. Result types are objects, so that all controllers have one layout.
    private var erased: NSFetchedResultsController<NSFetchRequestResult> {
        Unmanaged<NSFetchedResultsController<NSFetchRequestResult>>
            .fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
    }

    private func observe() {
        guard delegate != nil, results != nil, fetchRequest.resultType == .managedObjectResultType else {
            if let observer { NotificationCenter.default.removeObserver(observer) }
            observer = nil
            return
        }
        guard observer == nil else { return }
        // Notices of a context come on its queue, where the controller is used.
        nonisolated(unsafe) weak let controller = self
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { notification in controller?.contextDidChange(notification.userInfo ?? [:]) }
    }

    private func contextDidChange(_ info: [AnyHashable: Any]) {
        guard let old = results, let delegate else { return }
        if info[NSInvalidatedAllObjectsKey] != nil { return }
        let filter = ControllerFilter(fetchRequest, managedObjectContext)
        guard let (objects, touched) = filter.apply(info, to: old.objects) else { return }
        let new = ControllerResults(objects: objects, others: objects, builder)
        let changes = ControllerChanges(old, new, touched)
        guard !changes.isEmpty else {
            results = new
            return
        }
        tell(delegate, changes, new)
    }

    private func tell(
        _ delegate: any NSFetchedResultsControllerDelegate, _ changes: ControllerChanges, _ new: ControllerResults
    ) {
        let controller = erased
        if __objcResponds(delegate, Selector("controller:didChangeContentWithSnapshot:")) {
            results = new
            return optionalCall { delegate.controller(controller, didChangeContentWith: new.snapshot(changes)) } ?? ()
        }
        if __objcResponds(delegate, Selector("controller:didChangeContentWithDifference:")) {
            results = new
            return optionalCall { delegate.controller(controller, didChangeContentWith: changes.difference) } ?? ()
        }
        optionalCall { delegate.controllerWillChangeContent(controller) }
        results = new
        for change in changes.sections {
            optionalCall {
                delegate.controller(
                    controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
            }
        }
        for change in changes.objects {
            optionalCall {
                delegate.controller(
                    controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
            }
        }
        optionalCall { delegate.controllerDidChangeContent(controller) }
    }
}
