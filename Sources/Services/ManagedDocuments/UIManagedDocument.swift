// SPDX-License-Identifier: MIT
public import CoreData
public import UIKit

/// A document whose content is a Core Data store: a folder with the store in `StoreContent`, and what a subclass keeps
/// beside it in `AdditionalContent`.
///
/// Apps change objects of `managedObjectContext` and leave saving to the document, which saves by itself some time after a
/// change. UIKit has the class on iOS; here it is in a module of its own, which sources that name it import, as UIKit
/// knows nothing of Core Data.
@preconcurrency @MainActor
open class UIManagedDocument: UIDocument {
    /// The name of the store's file in `StoreContent`.
    open class var persistentStoreName: String { "persistentStore" }

    /// What the store is opened with; to be set before the document is opened or saved first.
    open var persistentStoreOptions: [AnyHashable: Any]?
    /// The model's configuration that the store follows; nil: all of the model.
    open var modelConfiguration: String?

    /// All models of the main bundle in one. A subclass gives another one.
    open var managedObjectModel: NSManagedObjectModel { stack.mergedModel }

    /// The context of the main queue. Saving it hands its changes to its parent, which writes them when the document is
    /// saved.
    open var managedObjectContext: NSManagedObjectContext {
        let isFirst = stack.context == nil
        let context = stack.context(for: managedObjectModel)
        if isFirst {
            context.undoManager = super.undoManager
            followChanges(of: context)
        }
        return context
    }

    private let stack = DocumentStack()
    private var observers: [any NSObjectProtocol] = []

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// The context's: what is undone are changes of objects.
    open override var undoManager: UndoManager! {
        get { managedObjectContext.undoManager }
        set {
            super.undoManager = newValue
            managedObjectContext.undoManager = newValue
        }
    }

    open override var hasUnsavedChanges: Bool { super.hasUnsavedChanges || stack.hasChanges }

    private func followChanges(of context: NSManagedObjectContext) {
        let names: [Notification.Name] = [.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self, !self.stack.isQuiet, self.stack.hasChanges else { return }
                    self.updateChangeCount(.done)
                }
            }
        }
    }

    // MARK: For subclasses

    /// Adds the store to the context's coordinator, which makes one where there is none. Called while the document is
    /// opened or first saved.
    open func configurePersistentStoreCoordinator(
        for storeURL: URL, ofType fileType: String, modelConfiguration configuration: String?,
        storeOptions: [AnyHashable: Any]? = nil
    ) throws {
        _ = managedObjectContext
        try stack.coordinator?.addPersistentStore(
            ofType: persistentStoreType(forFileType: fileType), configurationName: configuration, at: storeURL,
            options: storeOptions)
    }

    open func persistentStoreType(forFileType fileType: String) -> String { NSSQLiteStoreType }

    /// Reads what the document has beside the store; nothing, unless overridden.
    open func readAdditionalContent(from absoluteURL: URL) throws {}

    /// What is to be saved beside the store; nothing, unless overridden.
    ///
    /// - Parameter absoluteURL: the folder of additional content.
    open func additionalContent(for absoluteURL: URL) throws -> Any { NoContent() }

    /// Writes what `additionalContent(for:)` gave; called before the store is saved. Nothing, unless overridden.
    open func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL: URL?) throws {}

    // MARK: The document

    open override func read(from url: URL) throws {
        try openStore(in: url)
        let additional = Self.additionalFolder(of: url)
        if FileManager.default.fileExists(atPath: additional.path) { try readAdditionalContent(from: additional) }
    }

    /// Hands the context's changes to its parent; gives what is saved beside them.
    open override func contents(forType typeName: String) throws -> Any {
        try stack.quietly { if managedObjectContext.hasChanges { try managedObjectContext.save() } }
        return try additionalContent(for: Self.additionalFolder(of: fileURL))
    }

    /// Saves the parent's changes to the store, which is made, opened or copied first where it is not the one in `url`.
    open override func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try FileManager.default.createDirectory(
            at: Self.storeURL(in: url).deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(contents, additionalTo: url)
        if let store = stack.store, store.url != Self.storeURL(in: url) {
            try stack.quietly { try stack.save() }
            try stack.coordinator?.migratePersistentStore(
                store, to: Self.storeURL(in: url), options: persistentStoreOptions, withType: store.type)
        } else {
            if stack.store == nil { try openStore(in: url) }
            try stack.quietly { try stack.save() }
        }
        let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in
            (key as? FileAttributeKey).map { ($0, value) }
        }
        if !attributes.isEmpty {
            try FileManager.default.setAttributes(Dictionary(attributes) { $1 }, ofItemAtPath: url.path)
        }
    }

    open override func close(completionHandler: ((Bool) -> Void)? = nil) {
        super.close { [self] isSaved in
            do { try stack.close() } catch { handleError(error, userInteractionPermitted: false) }
            completionHandler?(isSaved)
        }
    }

    private func openStore(in url: URL) throws {
        try stack.close()
        try configurePersistentStoreCoordinator(
            for: Self.storeURL(in: url), ofType: fileType ?? "", modelConfiguration: modelConfiguration,
            storeOptions: persistentStoreOptions)
    }

    private func write(_ contents: Any, additionalTo url: URL) throws {
        guard !(contents is NoContent) else { return }
        let folder = Self.additionalFolder(of: url)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let original = Self.additionalFolder(of: fileURL)
        let isThere = FileManager.default.fileExists(atPath: original.path)
        try writeAdditionalContent(contents, to: folder, originalContentsURL: isThere ? original : nil)
    }

    // MARK: Places

    private static func storeURL(in url: URL) -> URL {
        url.appendingPathComponent("StoreContent", isDirectory: true).appendingPathComponent(persistentStoreName)
    }

    private static func additionalFolder(of url: URL) -> URL {
        url.appendingPathComponent("AdditionalContent", isDirectory: true)
    }
}

/// Stands for what a document that keeps nothing beside its store has beside it.
private struct NoContent {}
