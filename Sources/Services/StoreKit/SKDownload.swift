// SPDX-License-Identifier: MIT

/// Content of a product that Apple hosts. The store here hosts none, so that no transaction has any: what old observers
/// name. https://developer.apple.com/documentation/storekit/skdownload
@preconcurrency @MainActor
open class SKDownload: __ObjCObject {
    private let none = SKPaymentTransaction()

    public override init() { super.init() }

    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    /// Bytes.
    open var contentLength: Int64 { 0 }
    open var expectedContentLength: Int64 { 0 }
    open var contentVersion: String { "" }
    /// Never made by the store.
    open var transaction: SKPaymentTransaction { none }
    open var state: SKDownloadState { .waiting }
    open var downloadState: SKDownloadState { .waiting }
    /// From 0 to 1.
    open var progress: Float { 0 }
    /// Seconds; `SKDownloadTimeRemainingUnknown` while that is not known.
    open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
    open var error: (any Error)? { nil }

    open class func contentURL(forProductID productID: String) -> URL? { nil }
    open class func deleteContent(forProductID productID: String) {}
}

/// https://developer.apple.com/documentation/storekit/skdownloadstate
public enum SKDownloadState: Int, Sendable { case waiting = 0, active, paused, finished, failed, cancelled }

public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

extension SKPaymentTransaction {
    /// None.
    public var downloads: [SKDownload] { [] }
}

extension SKPaymentQueue {
    public func start(_ downloads: [SKDownload]) { refuse(downloads) }
    public func pause(_ downloads: [SKDownload]) { refuse(downloads) }
    public func resume(_ downloads: [SKDownload]) { refuse(downloads) }
    public func cancel(_ downloads: [SKDownload]) { refuse(downloads) }

    private func refuse(_ downloads: [SKDownload]) {
        if !downloads.isEmpty { Unsupported.report("SKDownload") }
    }
}
