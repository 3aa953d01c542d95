// SPDX-License-Identifier: MIT

// A phone, and a watch on which nothing runs: sessions activate, and know of the watch that the device is paired with. What would
// go to it fails as it does where none is paired or the app is not on it, or else waits.
@_exported public import FoundationCompat
import TouchstoneDevice

public enum WCSessionActivationState: Int, Sendable { case notActivated = 0, inactive, activated }

public let WCErrorDomain = "WCErrorDomain"

public struct WCError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
        case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed
        case messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive
        case transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { WCErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

/// Without an implementation of the delegate's own.
extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {
        byName(self, "session:didFinishUserInfoTransfer:error:", [session, userInfoTransfer, error as Any])
    }
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {
        byName(self, "session:didFinishFileTransfer:error:", [session, fileTransfer, error as Any])
    }
}

/// Sendable: the lock guards what changes.
open class WCSession: __ObjCObject, @unchecked Sendable {
    private static let instance = WCSession()
    /// As on an iPhone.
    open class func isSupported() -> Bool { true }
    open class var `default`: WCSession { instance }

    private let lock = NSLock()
    private weak var listener: (any WCSessionDelegate)?
    private var state = WCSessionActivationState.notActivated

    override init() { super.init() }

    open weak var delegate: (any WCSessionDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }
    open var activationState: WCSessionActivationState { lock.withLock { state } }
    open var isPaired: Bool { watch.isPaired }
    open var isWatchAppInstalled: Bool { watch.isPaired && watch.isAppInstalled }
    open var isComplicationEnabled: Bool { isWatchAppInstalled && watch.hasComplication }
    /// Never: no app runs on a watch.
    open var isReachable: Bool { false }
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
    open var hasContentPending: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { isComplicationEnabled ? 50 : 0 }
    open var watchDirectoryURL: URL? { nil }
    open var applicationContext: [String: Any] { lock.withLock { context } }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { lock.withLock { waitingTexts } }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { lock.withLock { waitingFiles } }

    /// As the simulated surroundings have it.
    private var watch: WorldWatch { activationState == .activated ? World.shared.state.watch : WorldWatch() }
    private var context: [String: Any] = [:]
    private var (waitingTexts, waitingFiles): ([WCSessionUserInfoTransfer], [WCSessionFileTransfer]) = ([], [])
    private var isWatching = false

    /// The delegate hears of it on a queue of the framework's own.
    open func activate() {
        guard delegate != nil else {
            Unsupported.report("WCSession.activate(): the session has no delegate")
            return
        }
        let isFirst = lock.withLock {
            defer { (state, isWatching) = (.activated, true) }
            return !isWatching
        }
        if isFirst { onMain { self.observe() } }
        Self.queue.async { [self] in delegate?.session(self, activationDidCompleteWith: .activated, error: nil) }
    }
    private static let queue = DispatchQueue(label: "WCSession")

    @MainActor private func observe() {
        _ = World.shared.observe { [self] old, new in
            guard old.watch != new.watch else { return }
            Self.queue.async { [self] in delegate?.sessionWatchStateDidChange(self) }
        }
    }

    /// nil: it would get to the watch in time.
    private func failure(needsReach: Bool) -> WCError? {
        guard activationState == .activated else { return WCError(.sessionNotActivated) }
        if !isPaired { return WCError(.deviceNotPaired) }
        if !isWatchAppInstalled { return WCError(.watchAppNotInstalled) }
        return needsReach ? WCError(.notReachable) : nil
    }

    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { fail(errorHandler) }
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { fail(errorHandler) }
    private func fail(_ handler: ((any Error) -> Void)?) {
        let error = failure(needsReach: true) ?? WCError(.notReachable)
        // The handler goes to one queue and is not used here again.
        nonisolated(unsafe) let handler = handler
        Self.queue.async { handler?(error) }
    }
    /// What is kept is the last one; the process keeps it.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        if let error = failure(needsReach: false) { throw error }
        lock.withLock { context = applicationContext }
    }

    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        let transfer = WCSessionUserInfoTransfer(userInfo)
        guard let error = failure(needsReach: false) else {
            lock.withLock { waitingTexts.append(transfer) }
            transfer.cancelled = { [weak self] gone in
                self?.lock.withLock { self?.waitingTexts.removeAll { $0 === gone } }
            }
            return transfer
        }
        Self.queue.async { [self] in
            if let delegate { _ = optionalCall { delegate.session(self, didFinish: transfer, error: error) } }
        }
        return transfer
    }
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        transferUserInfo(userInfo)
    }
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        guard let error = failure(needsReach: false) else {
            lock.withLock { waitingFiles.append(transfer) }
            transfer.cancelled = { [weak self] gone in
                self?.lock.withLock { self?.waitingFiles.removeAll { $0 === gone } }
            }
            return transfer
        }
        Self.queue.async { [self] in
            if let delegate { _ = optionalCall { delegate.session(self, didFinish: transfer, error: error) } }
        }
        return transfer
    }
}

/// Sendable: the lock guards what changes.
open class WCSessionUserInfoTransfer: __ObjCObject, @unchecked Sendable {
    open private(set) var userInfo: [String: Any]
    open var isCurrentComplicationInfo: Bool { false }
    /// Waits for a watch that takes it.
    open var isTransferring: Bool { waiting.isSet }
    private let waiting = Waiting<WCSessionUserInfoTransfer>()
    /// Set once it waits.
    fileprivate var cancelled: (@Sendable (WCSessionUserInfoTransfer) -> Void)? {
        get { waiting.cancelled }
        set { waiting.cancelled = newValue }
    }
    init(_ userInfo: [String: Any]) {
        self.userInfo = userInfo
        super.init()
    }
    open func cancel() { waiting.cancel(self) }
}
/// Sendable: immutable.
open class WCSessionFile: __ObjCObject, @unchecked Sendable {
    open private(set) var fileURL: URL
    open private(set) var metadata: [String: Any]?
    init(_ url: URL, _ metadata: [String: Any]?) {
        fileURL = url
        self.metadata = metadata
        super.init()
    }
}
/// Sendable: the lock guards what changes.
open class WCSessionFileTransfer: __ObjCObject, @unchecked Sendable {
    open private(set) var file: WCSessionFile
    /// Waits for a watch that takes it.
    open var isTransferring: Bool { waiting.isSet }
    open private(set) var progress = Progress(totalUnitCount: 1)
    private let waiting = Waiting<WCSessionFileTransfer>()
    /// Set once it waits.
    fileprivate var cancelled: (@Sendable (WCSessionFileTransfer) -> Void)? {
        get { waiting.cancelled }
        set { waiting.cancelled = newValue }
    }
    init(_ file: WCSessionFile) {
        self.file = file
        super.init()
    }
    open func cancel() { waiting.cancel(self) }
}

/// What takes a transfer that waits off its session's list, once. Sendable: the lock guards it.
private final class Waiting<Transfer>: @unchecked Sendable {
    private let lock = NSLock()
    private var body: (@Sendable (Transfer) -> Void)?

    var cancelled: (@Sendable (Transfer) -> Void)? {
        get { lock.withLock { body } }
        set { lock.withLock { body = newValue } }
    }
    var isSet: Bool { cancelled != nil }

    func cancel(_ transfer: Transfer) {
        let taken = lock.withLock {
            defer { body = nil }
            return body
        }
        taken?(transfer)
    }
}
