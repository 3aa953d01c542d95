// SPDX-License-Identifier: MIT
public import Foundation

/// Who wants to hear of accesses to a file. Only coordinators of this process are heard of.
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    func presentedItemDidChange()
}

extension NSFilePresenter {
    public func presentedItemDidChange() {}
}

/// What a coordinated access is for.
open class NSFileAccessIntent: __ObjCObject {
    open var url: URL { place }
    private let place: URL
    fileprivate let isWriting: Bool

    private init(_ url: URL, isWriting: Bool) {
        place = url
        self.isWriting = isWriting
        super.init()
    }

    open class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, isWriting: false) }
    open class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, isWriting: true) }
}

/// Takes turns at files: readers together, a writer alone, as long as all of the process go through coordinators.
open class NSFileCoordinator: __ObjCObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// Recursive: a coordinated access may make another.
    private static let turns = NSRecursiveLock()
    // Guarded by `turns`.
    private nonisolated(unsafe) static var presenters: [any NSFilePresenter] = []

    private weak var ownPresenter: (any NSFilePresenter)?
    open var purposeIdentifier = UUID().uuidString

    public init(filePresenter: (any NSFilePresenter)? = nil) {
        ownPresenter = filePresenter
        super.init()
    }

    open class var filePresenters: [any NSFilePresenter] { turns.withLock { presenters } }
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
        turns.withLock { presenters.append(filePresenter) }
    }
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        turns.withLock { presenters.removeAll { $0 === filePresenter } }
    }

    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { Self.turns.withLock { reader(url) } }

    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {
        Self.turns.withLock { writer(url) }
        tell(of: url)
    }

    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        Self.turns.withLock { readerWriter(readingURL, writingURL) }
        tell(of: writingURL)
    }

    /// The accessor runs on the queue.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let written = intents.filter(\.isWriting).map(\.url)
        nonisolated(unsafe) let coordinator = self
        queue.addOperation {
            Self.turns.withLock { accessor(nil) }
            for url in written { coordinator.tell(of: url) }
        }
    }

    open func cancel() {}

    private func tell(of url: URL) {
        let others = Self.filePresenters.filter { $0 !== ownPresenter && $0.presentedItemURL == url }
        for presenter in others {
            nonisolated(unsafe) let presenter = presenter
            presenter.presentedItemOperationQueue.addOperation { presenter.presentedItemDidChange() }
        }
    }
}
