// SPDX-License-Identifier: MIT
public import Foundation

public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"

extension Notification.Name {
    public static let NSMetadataQueryDidStartGathering = Notification.Name(
        "NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryDidFinishGathering = Notification.Name(
        "NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}

/// What a search found: a file's attributes by their names. Searches find nothing here.
open class NSMetadataItem: __ObjCObject {
    open var attributes: [String] { [] }
    open func value(forAttribute key: String) -> Any? { nil }
    open func values(forAttributes keys: [String]) -> [String: Any]? { [:] }
}

/// Puts objects of its own in the place of a search's.
public protocol NSMetadataQueryDelegate: AnyObject {
    func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
}

extension NSMetadataQueryDelegate {
    public func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
    {
        result
    }
}

/// A search in iCloud's folder. There is no iCloud here: a search finishes at once and finds nothing.
open class NSMetadataQuery: __ObjCObject {
    open weak var delegate: (any NSMetadataQueryDelegate)?
    open var predicate: NSPredicate?
    open var searchScopes: [Any] = []
    open var sortDescriptors: [NSSortDescriptor] = []
    open var notificationBatchingInterval: TimeInterval = 1
    open var operationQueue: OperationQueue?
    open private(set) var isStarted = false
    open private(set) var isStopped = false
    open var isGathering: Bool { false }
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }

    public override init() { super.init() }

    open func start() -> Bool {
        guard !isStarted else { return false }
        Unsupported.report("NSMetadataQuery.start()")
        isStarted = true
        nonisolated(unsafe) let query = self
        DispatchQueue.main.async {
            NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: query)
        }
        return true
    }

    open func stop() { isStopped = true }
    open func enableUpdates() {}
    open func disableUpdates() {}
    open func result(at index: Int) -> Any { preconditionFailure("NSMetadataQuery: there are no results") }
}
