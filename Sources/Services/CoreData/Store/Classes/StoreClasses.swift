// SPDX-License-Identifier: MIT
internal import CStoreClasses
import FoundationCompat
import Synchronization

/// The classes that apps have registered for types of stores.
enum StoreClasses {
    // Sendable: class objects never change.
    private struct Entry: @unchecked Sendable { let cls: NSPersistentStore.Type }
    private static let classes = Mutex<[String: Entry]>([:])

    /// - Parameter cls: nil: the type is not registered any more.
    static func register(_ cls: AnyClass?, for type: String) {
        if let cls, !(cls is NSAtomicStore.Type || cls is NSIncrementalStore.Type) {
            NSException.raise(
                .invalidArgumentException,
                "\(__NSStringFromClass(cls)) is not a subclass of NSAtomicStore or NSIncrementalStore: "
                    + "stores of other classes cannot be registered")
        }
        classes.withLock { $0[type] = (cls as? NSPersistentStore.Type).map(Entry.init) }
    }

    static func find(_ type: String) -> NSPersistentStore.Type? { classes.withLock { $0[type] }?.cls }

    static var all: [String: NSPersistentStore.Type] { classes.withLock { $0 }.mapValues(\.cls) }

    /// Where the class's initialiser wants a place and the app has given none.
    private static let nowhere = URL(fileURLWithPath: "/dev/null")

    static func make(
        _ cls: NSPersistentStore.Type, for coordinator: NSPersistentStoreCoordinator, configuration: String?,
        at url: URL?, options: [AnyHashable: Any]?
    ) -> NSPersistentStore {
        let store = StoreInitializer.make(
            cls, for: coordinator, name: configuration, at: url ?? nowhere, options: options)
        if url == nil { store.url = nil }
        return store
    }
}

/// `init(persistentStoreCoordinator:configurationName:at:options:)` of a class that is known at run time alone. It is not
/// `required`, which would break every unmodified subclass.
private enum StoreInitializer {
    /// The words of the arguments, in their order, as the initialiser takes them.
    private struct Arguments {
        let coordinator: NSPersistentStoreCoordinator?
        let name: String?
        let url: URL
        let options: [AnyHashable: Any]?
    }

    private typealias Words = (
        UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?,
        UnsafeRawPointer?
    )

    static func make(
        _ cls: NSPersistentStore.Type, for coordinator: NSPersistentStoreCoordinator, name: String?, at url: URL,
        options: [AnyHashable: Any]?
    ) -> NSPersistentStore {
        precondition(MemoryLayout<Arguments>.size == MemoryLayout<Words>.size, "a URL has two words")
        // What `initialize` retains, nothing releases here: the initialiser takes its arguments at +1.
        let memory = UnsafeMutablePointer<Arguments>.allocate(capacity: 1)
        memory.initialize(to: Arguments(coordinator: coordinator, name: name, url: url, options: options))
        defer { memory.deallocate() }
        let words = UnsafeRawPointer(memory).loadUnaligned(as: Words.self)
        let metadata = unsafeBitCast(cls as AnyClass, to: UnsafeRawPointer.self)
        let made = ts_new_store(metadata, words.0, words.1, words.2, words.3, words.4, words.5)
        guard let made else {
            NSException.raise(.internalInconsistencyException, "the initialiser of \(cls) made no object")
        }
        return Unmanaged<NSPersistentStore>.fromOpaque(made).takeRetainedValue()
    }
}
