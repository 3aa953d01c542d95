// SPDX-License-Identifier: MIT
import UIKit

/// The app's part of the device's search. Sendable: the lock guards the batch.
open class CSSearchableIndex: __ObjCObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex(name: "")
    open class func `default`() -> Self { unsafeDowncast(shared, to: Self.self) }
    open class func isIndexingAvailable() -> Bool { true }

    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    private let name: String
    private let lock = NSLock()
    private var batch: [SpotlightDatabase.Row]?

    public init(name: String) {
        self.name = name
        super.init()
    }
    public init(name: String, protectionClass: FileProtectionType?) {
        self.name = name
        super.init()
    }

    private func perform(_ completion: (@Sendable ((any Error)?) -> Void)?, _ body: () throws -> Void) {
        var problem: (any Error)?
        do { try body() } catch { problem = error }
        let error = problem
        guard let completion else { return }
        DispatchQueue.global().async { completion(error) }
    }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        perform(completionHandler) {
            let rows = try items.map { item in
                let set = item.attributeSet
                let attributes = SpotlightDatabase.Attributes(
                    type: set.contentType, texts: set.texts, numbers: set.numbers)
                return SpotlightDatabase.Row(
                    identifier: item.uniqueIdentifier, domain: item.domainIdentifier,
                    expires: (item.expirationDate ?? .distantFuture).timeIntervalSince1970,
                    attributes: try JSONEncoder().encode(attributes))
            }
            let isCollected = lock.withLock {
                guard batch != nil else { return false }
                batch? += rows
                return true
            }
            if !isCollected { try SpotlightDatabase.shared.put(rows, index: name) }
        }
    }

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            indexSearchableItems(items) { done.resume(with: $0.map { .failure($0) } ?? .success(())) }
        }
    }

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        perform(completionHandler) { try SpotlightDatabase.shared.removeItems(identifiers, index: name) }
    }

    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        perform(completionHandler) { try SpotlightDatabase.shared.removeDomains(domainIdentifiers, index: name) }
    }

    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        perform(completionHandler) { try SpotlightDatabase.shared.removeAll(index: name) }
    }

    // MARK: Batches

    /// Items are kept back until `endBatch`.
    open func beginBatch() { lock.withLock { batch = [] } }

    open func endBatch(withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    {
        perform(completionHandler) {
            guard clientState.count <= 250 else { throw CSIndexError(.invalidClientStateError) }
            let rows = lock.withLock {
                defer { batch = nil }
                return batch ?? []
            }
            // Together: a state without its items would never be made good.
            try SpotlightDatabase.shared.put(rows, state: clientState, index: name)
        }
    }

    open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        do {
            let state = try SpotlightDatabase.shared.state(index: name)
            DispatchQueue.global().async { completionHandler(state, nil) }
        } catch {
            DispatchQueue.global().async { completionHandler(nil, error) }
        }
    }
}

/// Asked to index anew when the device lost its index. The index of this device is never lost.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
    /// What of an item is dragged to other apps.
    func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data
    func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL
}

extension CSSearchableIndexDelegate {
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
    public func data(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
    ) throws -> Data { throw CSIndexError(.indexingUnsupported) }
    public func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL { throw CSIndexError(.indexingUnsupported) }
}
