// SPDX-License-Identifier: MIT
import Synchronization
internal import TouchstoneDevice

/// A connection to one endpoint: TCP, TCP with TLS, UDP, or a socket of the file system.
///
/// Handlers and completions are called on the queue given to `start(queue:)`, in the order of what they tell about. An
/// endpoint that cannot be reached leaves the connection waiting, as on iOS: it tries again when the network changes.
public final class NWConnection: Sendable, CustomDebugStringConvertible {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }
    /// What belongs to one message. Sendable: immutable.
    public final class ContentContext: @unchecked Sendable {
        public let identifier: String
        public let expirationMilliseconds: UInt64
        public let relativePriority: Double
        public let isFinal: Bool
        public let antecedent: ContentContext?
        public let protocolMetadata: [NWProtocolMetadata]
        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) {
            self.identifier = identifier
            expirationMilliseconds = expiration
            relativePriority = priority
            self.isFinal = isFinal
            self.antecedent = antecedent
            protocolMetadata = metadata ?? []
        }
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
        public static let defaultMessage = ContentContext(identifier: "defaultMessage")
        public static let finalMessage = ContentContext(identifier: "finalMessage", isFinal: true)
        public static let defaultStream = ContentContext(identifier: "defaultStream")
    }
    public typealias Completion = @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void

    /// What the app sees; the rest is `work`'s.
    struct Face {
        var state = State.setup
        var queue: DispatchQueue?
        var stateHandler: (@Sendable (State) -> Void)?
        var pathHandler: (@Sendable (NWPath) -> Void)?
        var viabilityHandler: (@Sendable (Bool) -> Void)?
        var betterPathHandler: (@Sendable (Bool) -> Void)?
        var (local, remote): (NWEndpoint?, NWEndpoint?)
    }
    let face = Mutex(Face())
    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    let work: ConnectionWork

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters.copy()
        work = ConnectionWork(endpoint, self.parameters)
        work.owner.withLock { $0.connection = self }
    }
    /// Of a caller that a listener accepted.
    init(accepted descriptor: Int32, from remote: NWEndpoint, using parameters: NWParameters, first: Data? = nil) {
        endpoint = remote
        self.parameters = parameters.copy()
        work = ConnectionWork(remote, self.parameters, accepted: descriptor, first: first)
        work.owner.withLock { $0.connection = self }
    }
    deinit { work.end() }

    // MARK: State

    public var state: State { face.withLock { $0.state } }
    public var queue: DispatchQueue? { face.withLock { $0.queue } }
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { face.withLock { $0.stateHandler } }
        set { face.withLock { $0.stateHandler = newValue } }
    }
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { face.withLock { $0.pathHandler } }
        set { face.withLock { $0.pathHandler = newValue } }
    }
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { face.withLock { $0.viabilityHandler } }
        set { face.withLock { $0.viabilityHandler = newValue } }
    }
    /// Never called: the device has one network at a time.
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { face.withLock { $0.betterPathHandler } }
        set { face.withLock { $0.betterPathHandler = newValue } }
    }
    public var currentPath: NWPath? {
        let (state, local, remote) = face.withLock { ($0.state, $0.local, $0.remote) }
        guard state == .ready else { return nil }
        var path = NWPath(World.shared.state.network, required: nil, prohibited: [])
        (path.localEndpoint, path.remoteEndpoint) = (local, remote)
        return path
    }
    public var maximumDatagramSize: Int { parameters.isDatagram ? 65_507 : 0 }
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
    public var debugDescription: String { "[\(endpoint.debugDescription) \(parameters.debugDescription)]" }

    // MARK: Life

    public func start(queue: DispatchQueue) {
        let isFirst = face.withLock { face in
            guard face.queue == nil else { return false }
            face.queue = queue
            return true
        }
        guard isFirst else { return }
        parameters.reportUnsupported()
        work.retain(self)
        work.start()
    }
    /// Tries again at once, if the connection is waiting.
    public func restart() { work.start() }
    /// Sends what is left, then closes.
    public func cancel() { work.cancel(graceful: true) }
    public func forceCancel() { work.cancel(graceful: false) }
    public func cancelCurrentEndpoint() { work.cancel(graceful: true) }

    // MARK: Data

    /// - Parameters:
    ///   - content: nil with `isComplete` of a final context: nothing more will be sent.
    ///   - isComplete: of a datagram: it ends here.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        work.send(content, isFinal: contentContext.isFinal && isComplete, isComplete: isComplete, completion)
    }
    public func send<Content: DataProtocol>(
        content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        send(
            content: content.map { Data($0) }, contentContext: contentContext, isComplete: isComplete,
            completion: completion)
    }
    /// At least `minimumIncompleteLength` bytes, unless the other side ends before; at most `maximumLength`.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping Completion
    ) {
        work.receive(minimumIncompleteLength, maximumLength, completion)
    }
    /// One datagram; of a stream, all until its end.
    public func receiveMessage(completion: @escaping Completion) {
        work.receive(parameters.isDatagram ? 1 : .max, .max, completion)
    }
    /// Groups what `block` sends: the kernel does that anyway.
    public func batch(_ block: () -> Void) { block() }
    public func startDataTransferReport() { Unsupported.report("NWConnection.startDataTransferReport()") }
}
