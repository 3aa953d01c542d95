import CoreData
import UIKit

// What can be fetched is a protocol on iOS: apps name it beside classes. Entities have requests of their own type, which
// come before their class's.

private protocol Described: NSManagedObject, NSFetchRequestResult {
    var title: String? { get }
}

private protocol Fetchable: AnyObject, NSFetchRequestResult {}

@objc(FetchedBook) private class FetchedBook: NSManagedObject, Described {
    @NSManaged var title: String?
}

extension FetchedBook {
    @nonobjc class func fetchRequest() -> NSFetchRequest<FetchedBook> { NSFetchRequest(entityName: "FetchedBook") }
}

private class Summary: NSObject, NSFetchRequestResult {}
extension Summary: Fetchable {}

private func titles<Result: NSManagedObject & NSFetchRequestResult>(_ list: [Result]) -> [String] where Result: Described {
    list.compactMap(\.title)
}

extension String {
    fileprivate var plain: String { applyingTransform(.stripDiacritics, reverse: false)?.lowercased() ?? "-" }
}

@MainActor func fetching() throws {
    let (entity, attribute) = (NSEntityDescription(), NSAttributeDescription())
    (entity.name, entity.managedObjectClassName) = ("FetchedBook", "FetchedBook")
    (attribute.name, attribute.attributeType) = ("title", .stringAttributeType)
    entity.properties = [attribute]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    FetchedBook(entity: entity, insertInto: context).title = "Émile"
    let request = FetchedBook.fetchRequest()
    let books: [FetchedBook] = try context.fetch(request)
    // expect: ["Émile"] ["emile"] true
    say("\(titles(books)) \(titles(books).map(\.plain)) \(Summary() is NSObject)")
}
