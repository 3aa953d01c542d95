// SPDX-License-Identifier: MIT
import FoundationCompat
import Synchronization

/// The objects of a context by ID, not kept alive: each object exists once in a context, and takes itself out when it goes.
// Sendable: what is in it is guarded by a lock; objects may go on any thread.
final class ObjectRegistry: @unchecked Sendable {
    // Sendable: guarded by the lock.
    private struct Contents: @unchecked Sendable {
        var items = IDTable<Unmanaged<NSManagedObject>>()
        /// Permanent IDs of temporary ones.
        var permanent = IDTable<NSManagedObjectID>()

        func current(_ id: NSManagedObjectID) -> NSManagedObjectID {
            id.isTemporaryID ? permanent[id] ?? id : id
        }

        /// nil also where the object is just going: it waits for the lock to take itself out, so its memory is still there.
        func living(_ id: NSManagedObjectID) -> NSManagedObject? { items[current(id)].flatMap(revive) }
    }

    /// The context; nil when it is gone.
    weak var context: NSManagedObjectContext?
    /// Counts what makes the context forget that it was told of changes; used on its queue alone.
    var turn = 1
    private let contents = Mutex(Contents())
    private var kept = ObjectSet()

    var retains = false {
        didSet {
            kept.removeAll()
            if retains { for object in objects { kept.insert(object) } }
        }
    }

    subscript(id: NSManagedObjectID) -> NSManagedObject? { contents.withLock { Unchecked($0.living(id)) }.value }

    /// The ID that an object has by now.
    func current(_ id: NSManagedObjectID) -> NSManagedObjectID {
        id.isTemporaryID ? contents.withLock { $0.current(id) } : id
    }

    func replace(_ temporary: NSManagedObjectID, by id: NSManagedObjectID) {
        contents.withLock { contents in
            contents.items[temporary] = nil
            contents.permanent[temporary] = id
        }
    }

    func add(_ object: NSManagedObject, as id: NSManagedObjectID) {
        let item = Unchecked(Unmanaged.passUnretained(object))
        contents.withLock { $0.items[id] = item.value }
        if retains { kept.insert(object) }
    }

    func remove(_ object: NSManagedObject) {
        forget(object)
        if retains { kept.remove(object) }
    }

    /// The object goes, or has gone to another context.
    func forget(_ object: NSManagedObject) {
        let item = Unchecked(Unmanaged.passUnretained(object))
        let id = object.identifier
        contents.withLock { contents in
            guard let known = contents.items[id], known.toOpaque() == item.value.toOpaque() else { return }
            contents.items[id] = nil
        }
    }

    func removeAll() {
        contents.withLock { $0.items.removeAll() }
        kept.removeAll()
    }

    var objects: [NSManagedObject] { contents.withLock { Unchecked($0.items.values.compactMap(revive)) }.value }
}

/// A reference to an object that may be going; nil when it is.
private func revive(_ object: Unmanaged<NSManagedObject>) -> NSManagedObject? {
    guard tryRetain(object.toOpaque()) != nil else { return nil }
    return object.takeRetainedValue()
}

/// What the runtime loads weak references with, which would cost each object a table of its own.
private let tryRetain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    guard let function = dlsym(nil, "swift_tryRetain") else { fatalError("the Swift runtime has no swift_tryRetain") }
    return unsafeBitCast(function, to: (@convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?).self)
}()
