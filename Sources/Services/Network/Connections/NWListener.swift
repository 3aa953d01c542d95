// SPDX-License-Identifier: MIT
import Glibc
import Synchronization
internal import TouchstoneDevice

/// Waits for callers. A UDP listener makes a connection of each new sender.
public final class NWListener: Sendable, CustomDebugStringConvertible {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }
    /// What is told to browsers.
    public struct Service: Hashable, Sendable, CustomDebugStringConvertible {
        public var name: String?
        public var type: String
        public var domain: String?
        public var txtRecord: Data?
        public var noAutoRename = false
        public var txtRecordObject: NWTXTRecord? {
            get { txtRecord.map { NWTXTRecord(bytes: $0) } }
            set { txtRecord = newValue?.data }
        }
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
        }
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            self.init(name: name, type: type, domain: domain, txtRecord: txtRecord.data)
        }
        public var debugDescription: String { "\(name ?? "").\(type)" }
    }
    public enum ServiceRegistrationChange: Hashable, Sendable {
        case add(NWEndpoint)
        case remove(NWEndpoint)
    }
    public static let InfiniteConnectionLimit = UInt.max

    private struct Face {
        var state = State.setup
        var queue: DispatchQueue?
        var port: NWEndpoint.Port?
        var service: Service?
        var limit = NWListener.InfiniteConnectionLimit
        var stateHandler: (@Sendable (State) -> Void)?
        var connectionHandler: (@Sendable (NWConnection) -> Void)?
        var registrationHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
    }
    private let face = Mutex(Face())
    private let io = DispatchQueue(label: "com.apple.network.listener")
    // Of `io`.
    private nonisolated(unsafe) var source: (any DispatchSourceRead)?
    private nonisolated(unsafe) var descriptor: Int32 = -1
    private nonisolated(unsafe) var entry: ServiceRegister.Entry?
    private nonisolated(unsafe) var isClosing = false
    private let afterClose = AfterClose()
    public let parameters: NWParameters
    private let wantedPort: NWEndpoint.Port

    /// - Parameter port: `.any` for one that is free, known when the listener is ready.
    /// - Throws: nothing yet; a port that is taken makes the listener fail when it starts.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        self.parameters = parameters.copy()
        if case .hostPort(_, let own)? = parameters.requiredLocalEndpoint, port == .any {
            wantedPort = own
        } else {
            wantedPort = port
        }
        let port = wantedPort
        face.withLock { $0.port = port == .any ? nil : port }
    }
    public convenience init(service: Service?, using parameters: NWParameters) throws {
        try self.init(using: parameters, on: .any)
        face.withLock { $0.service = service }
    }
    deinit {
        source?.cancel()
        if let entry { withdraw(entry) }
    }

    public var state: State { face.withLock { $0.state } }
    public var queue: DispatchQueue? { face.withLock { $0.queue } }
    public var port: NWEndpoint.Port? { face.withLock { $0.port } }
    public var debugDescription: String { "[listener \(port?.debugDescription ?? "any")]" }
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { face.withLock { $0.stateHandler } }
        set { face.withLock { $0.stateHandler = newValue } }
    }
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { face.withLock { $0.connectionHandler } }
        set { face.withLock { $0.connectionHandler = newValue } }
    }
    public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)? {
        get { face.withLock { $0.registrationHandler } }
        set { face.withLock { $0.registrationHandler = newValue } }
    }
    public var newConnectionLimit: UInt {
        get { face.withLock { $0.limit } }
        set { face.withLock { $0.limit = newValue } }
    }
    public var service: Service? {
        get { face.withLock { $0.service } }
        set {
            face.withLock { $0.service = newValue }
            io.async { [self] in if state == .ready { advertise() } }
        }
    }

    public func start(queue: DispatchQueue) {
        let isFirst = face.withLock { face in
            guard face.queue == nil else { return false }
            face.queue = queue
            return true
        }
        guard isFirst else { return }
        if parameters.tls != nil { Unsupported.report("NWListener: TLS; callers are spoken to without it") }
        io.async { [self] in open() }
    }
    public func cancel() {
        io.async { [self] in
            guard state != .cancelled, !isClosing else { return }
            if let entry { withdraw(entry) }
            guard let source else { return become(.cancelled) }
            // Told only when nobody can connect any more.
            isClosing = true
            afterClose.set { [self] in become(.cancelled) }
            source.cancel()
            self.source = nil
        }
    }

    private func become(_ new: State) {
        let queue = face.withLock { face in
            face.state = new
            return face.queue
        }
        queue?.async { [self] in stateUpdateHandler?(new) }
    }

    // MARK: Listening

    /// On all interfaces for IPv6 and IPv4 alike; on loopback alone where the parameters say so.
    private func open() {
        let type = parameters.isDatagram ? SOCK_DGRAM.rawValue : SOCK_STREAM.rawValue
        let isLocal = parameters.acceptLocalOnly || parameters.requiredInterfaceType == .loopback
        var address: (any IPAddress)? = isLocal ? IPv4Address.loopback : IPv6Address.any
        if case .hostPort(let host, _)? = parameters.requiredLocalEndpoint {
            switch host {
            case .ipv4(let own): address = own
            case .ipv6(let own): address = own
            case .name: break
            }
        }
        let flags = Int32(type | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        var number = socket(address is IPv6Address ? AF_INET6 : AF_INET, flags, 0)
        if number < 0, address is IPv6Address {
            address = IPv4Address.any
            number = socket(AF_INET, flags, 0)
        }
        guard number >= 0, let address, let local = SocketAddress(address, port: wantedPort.rawValue) else {
            return become(.failed(.last()))
        }
        var (on, off): (Int32, Int32) = (1, 0)
        let size = socklen_t(MemoryLayout<Int32>.size)
        // A listener that ended a moment ago does not keep its port, as on iOS.
        setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &on, size)
        if address is IPv6Address { setsockopt(number, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, size) }
        guard local.use({ bind(number, $0, $1) }) == 0, parameters.isDatagram || listen(number, 128) == 0 else {
            let error = NWError.last()
            close(number)
            return become(.failed(error))
        }
        descriptor = number
        if case .hostPort(_, let port)? = SocketAddress.filled({ getsockname(number, $0, $1) })?.endpoint {
            face.withLock { $0.port = port }
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: number, queue: io)
        source.setEventHandler { [weak self] in self?.accept() }
        source.setCancelHandler { [afterClose] in
            close(number)
            afterClose.take()?()
        }
        self.source = source
        source.resume()
        advertise()
        become(.ready)
    }

    private func accept() {
        if parameters.isDatagram { return acceptDatagram() }
        while true {
            let caller = Glibc.accept(descriptor, nil, nil)
            guard caller >= 0 else { return }
            _ = fcntl(caller, F_SETFD, FD_CLOEXEC)
            guard let remote = SocketAddress.filled({ getpeername(caller, $0, $1) }), takeOne() else {
                close(caller)
                continue
            }
            hand(NWConnection(accepted: caller, from: remote.endpoint, using: parameters))
        }
    }
    /// A socket of its own, on the same port, for each sender.
    private func acceptDatagram() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var count = 0
        let sender = SocketAddress.filled { address, length in
            count = recvfrom(descriptor, &buffer, buffer.count, 0, address, length)
            return count < 0 ? -1 : 0
        }
        guard let sender, count >= 0, let local = SocketAddress.filled({ getsockname(descriptor, $0, $1) }), takeOne()
        else { return }
        let own = socket(sender.family, Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var (on, off): (Int32, Int32) = (1, 0)
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(own, SOL_SOCKET, SO_REUSEADDR, &on, size)
        if sender.family == AF_INET6 { setsockopt(own, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, size) }
        guard local.use({ bind(own, $0, $1) }) == 0, sender.use({ connect(own, $0, $1) }) == 0 else {
            close(own)
            return
        }
        let first = Data(buffer[..<count])
        hand(NWConnection(accepted: own, from: sender.endpoint, using: parameters, first: first))
    }
    private func takeOne() -> Bool {
        face.withLock { face in
            guard face.connectionHandler != nil, face.limit > 0 else { return false }
            if face.limit != NWListener.InfiniteConnectionLimit { face.limit -= 1 }
            return true
        }
    }
    private func hand(_ connection: NWConnection) {
        queue?.async { [self] in newConnectionHandler?(connection) }
    }

    // MARK: Service

    private func advertise() {
        if let entry { withdraw(entry) }
        entry = nil
        guard let service, let port else { return }
        let name = service.name ?? AppIdentity.displayName
        let type = ServiceRegister.plain(service.type)
        do {
            let made = try ServiceRegister.current.add(
                ServiceRegister.Entry(name: name, type: type, port: port.rawValue, text: service.txtRecord ?? Data()))
            entry = made
            tell(.add(endpoint(made)))
        } catch { Unsupported.report("NWListener.service: \(error)") }
    }
    private func endpoint(_ entry: ServiceRegister.Entry) -> NWEndpoint {
        .service(name: entry.name, type: entry.type, domain: "local.", interface: nil)
    }
    private func withdraw(_ entry: ServiceRegister.Entry) {
        do { try ServiceRegister.current.remove(entry) } catch { Unsupported.report("NWListener.service: \(error)") }
        tell(.remove(endpoint(entry)))
    }
    private func tell(_ change: ServiceRegistrationChange) {
        let (queue, handler) = face.withLock { ($0.queue, $0.registrationHandler) }
        if let handler { queue?.async { handler(change) } }
    }
}

/// What a listener does when its socket has been closed, once.
private final class AfterClose: Sendable {
    private let body = Mutex<(@Sendable () -> Void)?>(nil)

    func set(_ new: @escaping @Sendable () -> Void) { body.withLock { $0 = new } }

    func take() -> (@Sendable () -> Void)? {
        body.withLock { body in
            defer { body = nil }
            return body
        }
    }
}
