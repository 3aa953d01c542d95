// SPDX-License-Identifier: MIT
internal import PhotoStore
import Synchronization
import TouchstoneDevice

/// Hears of changes of the library, on a queue of the system's.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Hears that the library cannot be used, which happens on no device here.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

/// The device's photo library, which all of its apps share.
// Sendable: what changes lies behind the lock.
open class PHPhotoLibrary: __ObjCObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { library }

    // Sendable: iOS calls observers on any thread too.
    private struct WeakObserver: @unchecked Sendable {
        weak var object: (any PHPhotoLibraryChangeObserver)?
    }
    private struct State {
        var observers: [WeakObserver] = []
        var isObserving = false
    }
    private let state = Mutex(State())
    /// Runs blocks of changes one after the other.
    private let queue = DispatchQueue(label: "touchstone.photos.changes")

    // MARK: Authorisation

    /// Limited access counts as authorised.
    open class func authorizationStatus() -> PHAuthorizationStatus {
        let status = PhotoAccess.state(.readWrite)
        return status == .limited ? .authorized : status
    }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        PhotoAccess.state(accessLevel)
    }

    /// - Parameter handler: called on a queue of the system's.
    @preconcurrency
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        PhotoAccess.request(.readWrite) { handler($0 == .limited ? .authorized : $0) }
    }
    @preconcurrency
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { PhotoAccess.request(accessLevel, handler) }

    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in
            PhotoAccess.request(accessLevel) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Changing

    /// Runs the block on a queue; what the requests made in it ask for happens together or not at all.
    /// - Parameter completionHandler: called on a queue of the system's.
    @preconcurrency
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        queue.async {
            do throws(PHPhotosError) {
                try ChangeBlock.run(changeBlock)
                completionHandler?(true, nil)
            } catch { completionHandler?(false, error) }
        }
    }

    @preconcurrency
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Not on the main thread, where nobody could be asked whether to delete.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        nonisolated(unsafe) let block = changeBlock  // Runs before this returns.
        try queue.sync { try ChangeBlock.run { block() } }
    }

    // MARK: Observing

    /// Observers are not kept alive.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        let new = WeakObserver(object: observer)
        let isFirst = state.withLock { state in
            state.observers.removeAll { $0.object == nil || $0.object === new.object }
            state.observers.append(new)
            defer { state.isObserving = true }
            return !state.isObserving
        }
        guard isFirst else { return }
        _ = PhotoStore.shared.observe { [self] before, after in tell(PHChange(before: before, after: after)) }
    }

    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        let old = WeakObserver(object: observer)
        state.withLock { $0.observers.removeAll { $0.object == nil || $0.object === old.object } }
    }

    /// Nothing to hear of: the device's library is always there.
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open var unavailabilityReason: (any Error)? { nil }

    func tell(_ change: PHChange) {
        for observer in state.withLock({ $0.observers }) { observer.object?.photoLibraryDidChange(change) }
    }

    // MARK: Limited access

    /// After the person chose other photos: what was fetched changes.
    func limitedChoiceChanged(from old: Set<String>, to new: Set<String>) {
        do {
            let library = try PhotoStore.shared.snapshot()
            queue.async { [self] in
                tell(PHChange(visible: library.limited(to: old), after: library.limited(to: new)))
            }
        } catch { Unsupported.report("photo library: \(error)") }
    }
}
