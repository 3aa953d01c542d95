// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// A store of rows in memory that a server could have: an app's subclass of `NSIncrementalStore`.
private final class ServerStore: NSIncrementalStore, @unchecked Sendable {
    static let type = "ServerStore"
    /// By entity and reference: the attributes, and the references that relationships lead to.
    var rows: [String: [String: [String: Any]]] = [:]
    var requests: [String] = []
    private var next = 100

    override var type: String { Self.type }

    override class func identifierForNewStore(at storeURL: URL) -> Any { "SERVER-" + storeURL.lastPathComponent }

    override func loadMetadata() throws {
        metadata = [NSStoreTypeKey: Self.type]
    }

    override func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext?) throws -> Any {
        if let save = request as? NSSaveChangesRequest { return write(save) }
        guard let fetch = request as? NSFetchRequest<NSFetchRequestResult>, let entity = fetch.entity, let context
        else {
            throw CocoaError(.featureUnsupported)
        }
        let kept = (rows[entity.name ?? ""] ?? [:]).filter {
            fetch.predicate?.evaluate(with: $0.value as NSDictionary) ?? true
        }
        requests.append("fetch \(fetch.resultType.rawValue)")
        let ids = kept.keys.sorted().map { newObjectID(for: entity, referenceObject: $0) }
        switch fetch.resultType {
        case .countResultType: return [NSNumber(value: ids.count)]
        case .dictionaryResultType: return kept.sorted { $0.key < $1.key }.map { $0.value as NSDictionary }
        default: return ids.map { context.object(with: $0) }
        }
    }

    private func write(_ save: NSSaveChangesRequest) -> [Any] {
        let counts = [save.insertedObjects, save.updatedObjects, save.deletedObjects].map { $0?.count ?? 0 }
        requests.append("save \(counts)")
        for object in (save.insertedObjects ?? []).union(save.updatedObjects ?? []) {
            let reference = referenceObject(for: object.objectID) as? String ?? ""
            var row: [String: Any] = [:]
            for name in object.entity.attributesByName.keys { row[name] = object.value(forKey: name) }
            if let writer = object.entity.name == "Book" ? object.value(forKey: "writer") as? NSManagedObject : nil {
                row["writer"] = referenceObject(for: writer.objectID)
            }
            rows[object.entity.name ?? "", default: [:]][reference] = row
        }
        for object in save.deletedObjects ?? [] {
            rows[object.entity.name ?? ""]?[referenceObject(for: object.objectID) as? String ?? ""] = nil
        }
        return []
    }

    override func newValuesForObject(
        with objectID: NSManagedObjectID, with context: NSManagedObjectContext
    ) throws -> NSIncrementalStoreNode {
        let reference = referenceObject(for: objectID) as? String ?? ""
        requests.append("values \(reference)")
        guard var row = rows[objectID.entity.name ?? ""]?[reference] else { throw CocoaError(.fileNoSuchFile) }
        row["writer"] = nil
        return NSIncrementalStoreNode(objectID: objectID, withValues: row, version: 1)
    }

    override func newValue(
        forRelationship relationship: NSRelationshipDescription, forObjectWith objectID: NSManagedObjectID,
        with context: NSManagedObjectContext?
    ) throws -> Any {
        let reference = referenceObject(for: objectID) as? String ?? ""
        guard let destination = relationship.destinationEntity else { return NSNull() }
        if !relationship.isToMany {
            let writer = rows[objectID.entity.name ?? ""]?[reference]?[relationship.name] as? String
            return writer.map { newObjectID(for: destination, referenceObject: $0) as Any } ?? NSNull()
        }
        guard relationship.name == "books", objectID.entity.name == "Writer" else { return [NSManagedObjectID]() }
        return (rows["Book"] ?? [:]).filter { $0.value["writer"] as? String == reference }.keys.sorted()
            .map { newObjectID(for: destination, referenceObject: $0) }
    }

    override func obtainPermanentIDs(for array: [NSManagedObject]) throws -> [NSManagedObjectID] {
        array.map { object in
            next += 1
            return newObjectID(for: object.entity, referenceObject: "r\(next)")
        }
    }
}

/// A store in a property list: an app's subclass of `NSAtomicStore`.
private final class ListStore: NSAtomicStore, @unchecked Sendable {
    static let type = "ListStore"

    override var type: String { Self.type }

    override class func metadataForPersistentStore(with url: URL) throws -> [String: Any] {
        [NSStoreTypeKey: type, NSStoreUUIDKey: "LIST", "path": url.lastPathComponent]
    }

    override func load() throws {
        guard let url else { return }
        let list =
            try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil) as? [String: Any]
        let rows = list?["rows"] as? [[String: Any]] ?? []
        metadata = [NSStoreTypeKey: Self.type, NSStoreUUIDKey: list?["uuid"] as? String ?? ""]
        let entities = persistentStoreCoordinator?.managedObjectModel.entitiesByName ?? [:]
        var nodes: [String: NSAtomicStoreCacheNode] = [:]
        for row in rows {
            guard let name = row["entity"] as? String, let reference = row["id"] as? String, let entity = entities[name]
            else { continue }
            let node = NSAtomicStoreCacheNode(objectID: objectID(for: entity, withReferenceObject: reference))
            for (key, value) in row["values"] as? [String: Any] ?? [:] { node.setValue(value, forKey: key) }
            nodes[reference] = node
        }
        for row in rows {
            guard let book = nodes[row["id"] as? String ?? ""], let writer = nodes[row["writer"] as? String ?? ""]
            else {
                continue
            }
            relate(book, writer)
        }
        addCacheNodes(Set(nodes.values))
    }

    private func relate(_ book: NSAtomicStoreCacheNode, _ writer: NSAtomicStoreCacheNode) {
        book.setValue(writer, forKey: "writer")
        let books = writer.value(forKey: "books") as? Set<NSAtomicStoreCacheNode> ?? []
        writer.setValue(books.union([book]), forKey: "books")
    }

    override func save() throws {
        guard let url else { return }
        let rows = cacheNodes().map { node -> [String: Any] in
            var row: [String: Any] = [
                "entity": node.objectID.entity.name ?? "", "id": referenceObject(for: node.objectID),
            ]
            var values: [String: Any] = [:]
            for name in node.objectID.entity.attributesByName.keys { values[name] = node.value(forKey: name) }
            row["values"] = values
            if let writer = node.value(forKey: "writer") as? NSAtomicStoreCacheNode {
                row["writer"] = referenceObject(for: writer.objectID)
            }
            return row
        }
        let list: [String: Any] = ["uuid": identifier ?? "", "rows": rows]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: url)
    }

    override func newReferenceObject(for managedObject: NSManagedObject) -> Any {
        "\(managedObject.entity.name ?? "")-\(UUID().uuidString)"
    }

    override func newCacheNode(for managedObject: NSManagedObject) -> NSAtomicStoreCacheNode {
        NSAtomicStoreCacheNode(objectID: managedObject.objectID)
    }

    override func updateCacheNode(_ node: NSAtomicStoreCacheNode, from managedObject: NSManagedObject) {
        for name in managedObject.entity.attributesByName.keys {
            node.setValue(managedObject.value(forKey: name), forKey: name)
        }
        guard managedObject.entity.name == "Book",
            let writer = managedObject.value(forKey: "writer") as? NSManagedObject,
            let owner = cacheNode(for: writer.objectID)
        else { return }
        relate(node, owner)
    }
}

/// Expected values: Apple's "Incremental Store Programming Guide" and "Atomic Store Programming Topics", and the
/// documentation of `NSIncrementalStore`, `NSAtomicStore` and `NSPersistentStoreCoordinator`.
@Suite(.serialized) struct StoreClassTests {
    private func server() throws -> (stack: Stack, store: ServerStore) {
        NSPersistentStoreCoordinator.registerStoreClass(ServerStore.self, forStoreType: ServerStore.type)
        let stack = try Stack(ServerStore.type)
        let store = try #require(stack.coordinator.persistentStores.first as? ServerStore)
        store.rows = [
            "Writer": ["w1": ["name": "Le Guin"], "w2": ["name": "Lem"]],
            "Book": ["b1": ["title": "Solaris", "writer": "w2"], "b2": ["title": "Eden", "writer": "w2"]],
        ]
        return (stack, store)
    }

    @Test func aRegisteredClassIsMadeByItsType() throws {
        let (stack, store) = try server()
        #expect(store.type == ServerStore.type)
        #expect(store.identifier.hasPrefix("SERVER-"))
        #expect(stack.coordinator.metadata(for: store)[NSStoreTypeKey] as? String == ServerStore.type)
        #expect(NSPersistentStoreCoordinator.registeredStoreTypes[ServerStore.type] != nil)
        #expect(NSPersistentStoreCoordinator.registeredStoreTypes[NSSQLiteStoreType] != nil)
    }

    @Test func fetchesAreAnsweredByTheStoreAndFaultsAskForValues() throws {
        let (stack, store) = try server()
        let writers = try stack.context.all("Writer", "name == %@", ["Lem"])
        #expect(store.requests == ["fetch 0"])
        let lem = try #require(writers.first)
        #expect(writers.count == 1 && lem.isFault)
        #expect(lem.text("name") == "Lem")
        #expect(store.requests == ["fetch 0", "values w2"])
        #expect(lem.text("name") == "Lem")
        #expect(store.requests.count == 2)
        #expect(Set(lem.objects("books").compactMap { $0.text("title") }) == ["Solaris", "Eden"])
        let book = try #require(lem.objects("books").first)
        #expect(book.value(forKey: "writer") as? NSManagedObject === lem)
    }

    @Test func countsAndDictionariesAreTheStoresToo() throws {
        let (stack, store) = try server()
        #expect(try stack.context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")) == 2)
        let request = NSFetchRequest<NSDictionary>(entityName: "Writer")
        request.resultType = .dictionaryResultType
        #expect(try stack.context.fetch(request).compactMap { $0["name"] as? String } == ["Le Guin", "Lem"])
        #expect(store.requests == ["fetch 4", "fetch 2"])
    }

    @Test func aSaveIsOneRequestAndNewObjectsHaveTheStoresIDs() throws {
        let (stack, store) = try server()
        let writer = stack.context.make("Writer", ["name": "Butler"])
        let book = stack.context.make("Book", ["title": "Kindred", "writer": writer])
        let gone = try #require(try stack.context.all("Writer", "name == %@", ["Le Guin"]).first)
        stack.context.delete(gone)
        try stack.context.save()
        #expect(store.requests.last == "save [2, 0, 1]")
        #expect(store.rows["Writer"]?.count == 2)
        let reference = try #require(store.referenceObject(for: book.objectID) as? String)
        #expect(store.rows["Book"]?[reference]?["title"] as? String == "Kindred")
        #expect(!book.objectID.isTemporaryID && !book.hasChanges)
        #expect(book.objectID.uriRepresentation().lastPathComponent == "p" + reference)
        book.setValue("Fledgling", forKey: "title")
        try stack.context.save()
        #expect(store.requests.last == "save [0, 1, 0]")
        #expect(store.rows["Book"]?[reference]?["title"] as? String == "Fledgling")
    }

    @Test func equalReferencesHaveEqualIDsAndURIsLeadBack() throws {
        let (stack, store) = try server()
        let entity = try #require(stack.coordinator.managedObjectModel.entitiesByName["Writer"])
        let id = store.newObjectID(for: entity, referenceObject: "w1")
        #expect(store.newObjectID(for: entity, referenceObject: "w1") == id)
        #expect(store.newObjectID(for: entity, referenceObject: "w2") != id)
        #expect(stack.coordinator.managedObjectID(forURIRepresentation: id.uriRepresentation()) == id)
        #expect(try stack.context.existingObject(with: id).text("name") == "Le Guin")
    }

    @Test func aRowThatIsGoneIsAnErrorForExistingObjects() throws {
        let (stack, store) = try server()
        let entity = try #require(stack.coordinator.managedObjectModel.entitiesByName["Writer"])
        let id = store.newObjectID(for: entity, referenceObject: "nobody")
        let error = #expect(throws: (any Error).self) { try stack.context.existingObject(with: id) }
        #expect((error as NSError?)?.code == NSManagedObjectReferentialIntegrityError)
    }

    @Test func anAtomicStoreWritesAndReadsItsOwnFile() throws {
        NSPersistentStoreCoordinator.registerStoreClass(ListStore.self, forStoreType: ListStore.type)
        let place = try Library.folder().appendingPathComponent("library.plist")
        let first = try Stack(ListStore.type, at: place)
        let writer = first.context.make("Writer", ["name": "Lem"])
        _ = first.context.make("Book", ["title": "Solaris", "pages": 204, "writer": writer])
        let other = first.context.make("Book", ["title": "Eden", "writer": writer])
        try first.context.save()
        other.setValue("Fiasco", forKey: "title")
        _ = first.context.make("Tag", ["label": "gone"])
        try first.context.save()
        for tag in try first.context.all("Tag") { first.context.delete(tag) }
        try first.context.save()

        // The file is the store's own: a property list.
        let list =
            try PropertyListSerialization.propertyList(from: Data(contentsOf: place), format: nil) as? [String: Any]
        let rows = try #require(list?["rows"] as? [[String: Any]])
        #expect(
            Set(rows.compactMap { ($0["values"] as? [String: Any])?["title"] as? String }) == ["Solaris", "Fiasco"])
        #expect(rows.count == 3)

        let second = try Stack(ListStore.type, at: place)
        let books = try second.context.all("Book", "pages > 100 AND writer.name == %@", ["Lem"])
        #expect(books.map { $0.text("title") } == ["Solaris"])
        #expect(books.first?.value(forKey: "pages") as? Int == 204)
        let lem = try #require(try second.context.all("Writer").first)
        #expect(Set(lem.objects("books").compactMap { $0.text("title") }) == ["Solaris", "Fiasco"])
        #expect(
            second.coordinator.persistentStores.first?.identifier
                == first.coordinator.persistentStores.first?.identifier)
    }

    @Test func metadataOfAFileIsAskedOfTheClass() throws {
        NSPersistentStoreCoordinator.registerStoreClass(ListStore.self, type: .init(rawValue: ListStore.type))
        let place = URL(fileURLWithPath: "/nowhere/books.plist")
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: ListStore.type, at: place)
        #expect(metadata["path"] as? String == "books.plist")
    }

    @Test func aTypeThatNobodyRegisteredIsRefused() throws {
        let error = #expect(throws: (any Error).self) { try Stack("XML") }
        #expect((error as NSError?)?.code == NSPersistentStoreInvalidTypeError)
    }

    @Test func ownFilesAreToldApartByTheirContents() throws {
        for type in fileTypes {
            let stack = try Stack(type)
            let url = try #require(stack.url)
            let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(with: url)
            #expect(metadata[NSStoreTypeKey] as? String == type)
            try NSPersistentStoreCoordinator.setMetadata(
                metadata.merging(["mark": "x"]) { $1 }, type: .init(rawValue: type), at: url)
            let changed = try NSPersistentStore.metadataForPersistentStore(with: url)
            #expect(changed["mark"] as? String == "x")
        }
    }

    @Test func aFetchInAPredicateFindsOnceForAllRows() throws {
        for type in storeTypes {
            let stack = try Stack(type)
            let lem = stack.context.make("Writer", ["name": "Lem"])
            _ = stack.context.make("Book", ["title": "Eden", "writer": lem])
            _ = stack.context.make(
                "Book", ["title": "Emma", "writer": stack.context.make("Writer", ["name": "Austen"])])
            try stack.context.save()
            let writers = NSFetchRequest<NSManagedObject>(entityName: "Writer")
            writers.predicate = NSPredicate(format: "name BEGINSWITH 'L'")
            let found = NSFetchRequestExpression.expression(
                forFetch: __NSExpression(forConstantValue: writers),
                context: __NSExpression(forConstantValue: stack.context), countOnly: false)
            let books = NSFetchRequest<NSManagedObject>(entityName: "Book")
            books.predicate = __NSComparisonPredicate(
                leftExpression: __NSExpression(forKeyPath: "writer"), rightExpression: found, modifier: .direct,
                type: .in)
            #expect(try stack.context.fetch(books).map { $0.text("title") } == ["Eden"])
            let count = NSFetchRequestExpression.expression(
                forFetch: __NSExpression(forConstantValue: writers),
                context: __NSExpression(forConstantValue: stack.context), countOnly: true)
            #expect(count.expressionValue(with: nil, context: nil) as? Int == 1)
        }
    }
}
