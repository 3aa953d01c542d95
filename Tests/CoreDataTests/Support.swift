// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// A model of writers, books and tags, made in code.
enum Library {
    static func attribute(
        _ name: String, _ type: NSAttributeType, optional: Bool = true, default value: Any? = nil
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = optional
        attribute.defaultValue = value
        return attribute
    }

    static func relationship(
        _ name: String, to entity: NSEntityDescription, many: Bool, _ rule: NSDeleteRule = .nullifyDeleteRule,
        ordered: Bool = false
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = entity
        relationship.maxCount = many ? 0 : 1
        relationship.deleteRule = rule
        relationship.isOrdered = ordered
        return relationship
    }

    static func pair(_ first: NSRelationshipDescription, _ second: NSRelationshipDescription) {
        first.inverseRelationship = second
        second.inverseRelationship = first
    }

    static func entity(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        return entity
    }

    /// Writer 1-n Book (cascade), Book n-n Tag, Book 1-n ordered Chapter, Novel is a Book.
    static func model() -> NSManagedObjectModel {
        let (writer, book, novel, tag, chapter) = (
            entity("Writer"), entity("Book"), entity("Novel"), entity("Tag"), entity("Chapter")
        )
        let books = relationship("books", to: book, many: true, .cascadeDeleteRule)
        let author = relationship("writer", to: writer, many: false)
        let tags = relationship("tags", to: tag, many: true)
        let tagged = relationship("books", to: book, many: true)
        let chapters = relationship("chapters", to: chapter, many: true, .cascadeDeleteRule, ordered: true)
        let owner = relationship("book", to: book, many: false)
        pair(books, author)
        pair(tags, tagged)
        pair(chapters, owner)
        writer.properties = [attribute("name", .stringAttributeType), attribute("born", .dateAttributeType), books]
        book.properties = [
            attribute("title", .stringAttributeType, default: "Untitled"), attribute("pages", .integer32AttributeType),
            attribute("price", .doubleAttributeType), attribute("isRead", .booleanAttributeType),
            author, tags, chapters,
        ]
        novel.properties = [attribute("genre", .stringAttributeType)]
        book.subentities = [novel]
        tag.properties = [attribute("label", .stringAttributeType), tagged]
        chapter.properties = [attribute("number", .integer16AttributeType), owner]
        let model = NSManagedObjectModel()
        model.entities = [writer, book, novel, tag, chapter]
        return model
    }

    static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("CoreData-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

/// A coordinator with one store, and contexts on it.
final class Stack {
    let coordinator: NSPersistentStoreCoordinator
    let context: NSManagedObjectContext
    let url: URL?
    /// Objects do not keep their contexts.
    private var contexts: [NSManagedObjectContext] = []

    init(
        _ type: String = NSInMemoryStoreType, model: NSManagedObjectModel = Library.model(), at place: URL? = nil,
        options: [AnyHashable: Any]? = nil
    ) throws {
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        url = try type == NSInMemoryStoreType ? nil : place ?? Library.folder().appendingPathComponent("store.sqlite")
        try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
        context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
    }

    func newContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        contexts.append(context)
        return context
    }
}

extension NSManagedObjectContext {
    func make(_ entity: String, _ values: [String: Any] = [:]) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: self)
        for (key, value) in values { object.setValue(value, forKey: key) }
        return object
    }

    func all(_ entity: String, _ format: String? = nil, _ arguments: [Any] = [], sortedBy key: String? = nil) throws
        -> [NSManagedObject]
    {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = key.map { [NSSortDescriptor(key: $0, ascending: true)] }
        return try fetch(request)
    }
}

extension NSManagedObject {
    func text(_ key: String) -> String? { value(forKey: key) as? String }
    func objects(_ key: String) -> Set<NSManagedObject> { value(forKey: key) as? Set<NSManagedObject> ?? [] }
}

let fileTypes = [NSSQLiteStoreType, NSBinaryStoreType]
let storeTypes = [NSInMemoryStoreType, NSSQLiteStoreType, NSBinaryStoreType]

/// What a process said that had to end: programmer errors trap with Core Data's texts.
func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
