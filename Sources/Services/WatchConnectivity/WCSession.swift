// SPDX-License-Identifier: MIT

// A phone without a watch: sessions activate, nothing is paired, and what would go to a watch fails as it does then.
@_exported public import FoundationCompat

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

/// No watch calls any of these.
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
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var isReachable: Bool { false }
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
    open var hasContentPending: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var watchDirectoryURL: URL? { nil }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    /// The delegate hears of it on a queue of the framework's own.
    open func activate() {
        guard delegate != nil else {
            Unsupported.report("WCSession.activate(): the session has no delegate")
            return
        }
        lock.withLock { state = .activated }
        Self.queue.async { [self] in delegate?.session(self, activationDidCompleteWith: .activated, error: nil) }
    }
    private static let queue = DispatchQueue(label: "WCSession")

    private func failure(needsReach: Bool) -> WCError {
        activationState == .activated ? WCError(.deviceNotPaired) : WCError(.sessionNotActivated)
    }

    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { fail(errorHandler) }
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { fail(errorHandler) }
    private func fail(_ handler: ((any Error) -> Void)?) {
        let error = failure(needsReach: true)
        // The handler goes to one queue and is not used here again.
        nonisolated(unsafe) let handler = handler
        Self.queue.async { handler?(error) }
    }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw failure(needsReach: false) }

    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        let transfer = WCSessionUserInfoTransfer(userInfo)
        let error = failure(needsReach: false)
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
        let error = failure(needsReach: false)
        Self.queue.async { [self] in
            if let delegate { _ = optionalCall { delegate.session(self, didFinish: transfer, error: error) } }
        }
        return transfer
    }
}

/// Sendable: immutable.
open class WCSessionUserInfoTransfer: __ObjCObject, @unchecked Sendable {
    open private(set) var userInfo: [String: Any]
    open var isCurrentComplicationInfo: Bool { false }
    open var isTransferring: Bool { false }
    init(_ userInfo: [String: Any]) {
        self.userInfo = userInfo
        super.init()
    }
    open func cancel() {}
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
/// Sendable: immutable.
open class WCSessionFileTransfer: __ObjCObject, @unchecked Sendable {
    open private(set) var file: WCSessionFile
    open var isTransferring: Bool { false }
    open var progress: Progress { Progress(totalUnitCount: 1) }
    init(_ file: WCSessionFile) {
        self.file = file
        super.init()
    }
    open func cancel() {}
}
