// SPDX-License-Identifier: MIT
import Glibc
import Synchronization
internal import TouchstoneDevice

/// What a connection does, on a queue of its own. Sendable: `io` guards all that is not a constant.
final class ConnectionWork: @unchecked Sendable {
    struct Owner {
        weak var connection: NWConnection?
        /// A started connection lives until it has ended, whether or not the app keeps it.
        var kept: NWConnection?
    }
    struct Sending {
        var data: Data
        let isFinal: Bool
        let completion: NWConnection.SendCompletion
    }
    struct Receiving {
        let (minimum, maximum): (Int, Int)
        let completion: NWConnection.Completion
    }

    let owner = Mutex(Owner())
    let io = DispatchQueue(label: "com.apple.network.connection")
    private let endpoint: NWEndpoint
    private let parameters: NWParameters
    private let isDatagram: Bool

    private var socket: StreamSocket?
    private var tls: TLSSession?
    private var state = NWConnection.State.setup
    private var candidates: [SocketAddress] = []
    private var hold: ClockHold?
    private var sending: [Sending] = []
    private var receiving: [Receiving] = []
    /// Of a stream, one piece; of datagrams, one each.
    private var received: [Data] = []
    private var hasEnded = false
    private var observer: Int?
    private var isClosing = false
    /// The app looks at the server's certificates.
    private var isJudging = false
    /// A datagram that is sent in several pieces.
    private var datagram = Data()

    init(_ endpoint: NWEndpoint, _ parameters: NWParameters, accepted: Int32? = nil, first: Data? = nil) {
        (self.endpoint, self.parameters, isDatagram) = (endpoint, parameters, parameters.isDatagram)
        if let accepted { socket = StreamSocket(descriptor: accepted, queue: io) }
        if let first { received = [first] }
    }

    func retain(_ connection: NWConnection) { owner.withLock { $0.kept = connection } }

    // MARK: States

    private func become(_ new: NWConnection.State) {
        guard state != new else { return }
        state = new
        let connection = owner.withLock { $0.connection }
        let local = socket?.local?.endpoint
        let remote = socket?.remote?.endpoint
        guard let connection else { return }
        let queue = connection.face.withLock { face in
            face.state = new
            (face.local, face.remote) = (local, remote)
            return face.queue
        }
        queue?.async {
            let (handler, path, viability) = connection.face.withLock {
                ($0.stateHandler, $0.pathHandler, $0.viabilityHandler)
            }
            handler?(new)
            guard new == .ready else { return }
            if let path, let current = connection.currentPath { path(current) }
            viability?(true)
        }
    }

    /// On the app's queue.
    private func answer(_ body: @escaping @Sendable () -> Void) {
        let queue = owner.withLock { $0.connection }?.queue
        (queue ?? io).async(execute: body)
    }

    // MARK: Connecting

    func start() {
        io.async { [self] in
            switch state {
            case .setup: break
            case .waiting: stopWaiting()
            case .preparing, .ready, .failed, .cancelled: return
            }
            become(.preparing)
            if let socket { return opened(socket) }
            hold = ClockHold()
            resolve()
        }
    }

    private func resolve() {
        switch endpoint {
        case .hostPort(.ipv4(let address), let port): connect(SocketAddress(address, port: port.rawValue))
        case .hostPort(.ipv6(let address), let port): connect(SocketAddress(address, port: port.rawValue))
        case .hostPort(.name(let name, _), let port): resolve(name, port.rawValue)
        case .url(let url): resolve(url.host ?? "", UInt16(url.port ?? (url.scheme == "http" ? 80 : 443)))
        case .unix(let path): connect(SocketAddress(path: path))
        case .service(let name, let type, _, _):
            let plain = ServiceRegister.plain(type)
            do {
                let entry = try ServiceRegister.current.entries(type: plain).first { $0.name == name }
                guard let entry else { return wait(.dns(-65_554)) }
                connect(SocketAddress(IPv4Address.loopback, port: entry.port))
            } catch {
                Unsupported.report("NWConnection: \(error)")
                wait(.dns(-65_554))
            }
        }
    }

    private func connect(_ address: SocketAddress?) {
        guard let address else { return fail(.posix(.EINVAL)) }
        candidates = [address]
        tryNext(.posix(.EHOSTUNREACH))
    }

    /// The resolver blocks, so it has a thread of its own.
    private func resolve(_ name: String, _ port: UInt16) {
        guard name == "localhost" || World.shared.state.network.isReachable else { return wait(.posix(.ENETDOWN)) }
        let type = Int32(isDatagram ? SOCK_DGRAM.rawValue : SOCK_STREAM.rawValue)
        DispatchQueue.global().async { [self] in
            var hints = addrinfo()
            hints.ai_socktype = type
            var list: UnsafeMutablePointer<addrinfo>?
            let status = getaddrinfo(name, String(port), &hints, &list)
            var found: [SocketAddress] = []
            var entry = list
            while let info = entry?.pointee {
                if let pointer = info.ai_addr {
                    var address = SocketAddress()
                    address.length = info.ai_addrlen
                    withUnsafeMutableBytes(of: &address.storage) {
                        $0.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: Int(info.ai_addrlen)))
                    }
                    found.append(address)
                }
                entry = info.ai_next
            }
            if status == 0 { freeaddrinfo(list) }
            let addresses = found
            io.async { [self] in
                guard state == .preparing else { return }
                candidates = addresses
                tryNext(.dns(-65_554))
            }
        }
    }

    /// The addresses one after the other; the last one's error counts.
    private func tryNext(_ error: NWError) {
        guard !candidates.isEmpty else { return wait(error) }
        let address = candidates.removeFirst()
        guard address.isLoopback || World.shared.state.network.isReachable else { return wait(.posix(.ENETDOWN)) }
        do {
            let socket = try StreamSocket(to: address, isDatagram: isDatagram, parameters: parameters, queue: io)
            self.socket = socket
            socket.whenConnected { [weak self] error in
                guard let self, state == .preparing else { return }
                if let error {
                    socket.close()
                    self.socket = nil
                    tryNext(error)
                } else {
                    opened(socket)
                }
            }
        } catch { tryNext(error) }
    }

    private func opened(_ socket: StreamSocket) {
        hold?.release()
        hold = nil
        socket.onReadable = { [weak self] in self?.pump() }
        socket.onWritable = { [weak self] in self?.flush() }
        if let options = parameters.tls {
            do {
                let (name, address) = tlsIdentity
                tls = try TLSSession(options.securityProtocolOptions, host: name, address: address)
            } catch { return fail(error) }
            handshake()
            return pump()
        }
        ready()
    }

    /// Whom the certificate must be of: a name or a number.
    private var tlsIdentity: (name: String?, address: String?) {
        switch endpoint {
        case .hostPort(.name(let name, _), _): (name, nil)
        case .hostPort(.ipv4(let address), _): (nil, address.debugDescription)
        case .hostPort(.ipv6(let address), _): (nil, String(address.debugDescription.prefix { $0 != "%" }))
        case .url(let url): (url.host, nil)
        case .service(let name, _, _, _): (name, nil)
        case .unix: (nil, nil)
        }
    }

    private func handshake() {
        guard let tls, let socket, !isJudging else { return }
        do {
            let isDone = try tls.handshake()
            socket.queue(tls.takeOutput())
            if isDone { judge(tls) }
        } catch { fail(error) }
    }

    /// Asks the app about the server, where it wants to be asked.
    private func judge(_ tls: TLSSession) {
        guard let options = parameters.tls?.securityProtocolOptions, let verifier = options.verifier else {
            return ready()
        }
        guard let trust = tls.makeTrust(host: options.serverName ?? tlsIdentity.name ?? tlsIdentity.address) else {
            return fail(.tls(-9_808))
        }
        isJudging = true
        verifier.queue.async { [self] in
            verifier.block(sec_protocol_metadata_t(), sec_trust_t(trust)) { [self] isTrusted in
                io.async { [self] in judged(isTrusted) }
            }
        }
    }
    private func judged(_ isTrusted: Bool) {
        guard isJudging, state == .preparing else { return }
        isJudging = false
        guard isTrusted else { return fail(.tls(-9_808)) }
        ready()
        // What came meanwhile.
        take(Data())
        deliver()
    }

    private func ready() {
        become(.ready)
        for index in sending.indices { pass(&sending[index]) }
        flush()
        deliver()
        pump()
    }

    // MARK: Waiting, failing, ending

    private func wait(_ error: NWError) {
        hold?.release()
        hold = nil
        become(.waiting(error))
        onMain { [weak self] in
            let number = World.shared.observe { old, new in
                if new.network.isReachable, old.network != new.network { self?.start() }
            }
            guard let self else { return World.shared.removeObserver(number) }
            io.async { [self] in
                if case .waiting = state { observer = number } else { onMain { World.shared.removeObserver(number) } }
            }
        }
    }
    private func stopWaiting() {
        if let observer { onMain { World.shared.removeObserver(observer) } }
        observer = nil
    }

    private func fail(_ error: NWError) {
        finish(error)
        become(.failed(error))
        owner.withLock { $0.kept = nil }
    }

    func cancel(graceful: Bool) {
        io.async { [self] in
            switch state {
            case .cancelled: return
            case .ready where graceful && !sending.isEmpty:
                isClosing = true
                return
            case .setup, .waiting, .preparing, .ready, .failed: break
            }
            closeNow()
        }
    }
    private func closeNow() {
        if let tls, let socket, state == .ready {
            socket.queue(tls.goodbye())
            _ = socket.flush()
        }
        finish(.posix(.ECANCELED))
        become(.cancelled)
        owner.withLock { $0.kept = nil }
    }

    /// The connection is no longer referred to.
    func end() { io.async { [self] in finish(.posix(.ECANCELED)) } }

    private func finish(_ error: NWError) {
        isClosing = true
        hold?.release()
        hold = nil
        stopWaiting()
        socket?.close()
        socket = nil
        let (open, unsent) = (receiving, sending)
        (receiving, sending) = ([], [])
        for one in unsent { complete(one, error) }
        for one in open { answer { one.completion(nil, nil, false, error) } }
    }

    // MARK: Sending

    func send(_ content: Data?, isFinal: Bool, isComplete: Bool, _ completion: NWConnection.SendCompletion) {
        io.async { [self] in
            var one = Sending(data: content ?? Data(), isFinal: isFinal, completion: completion)
            switch state {
            case .cancelled, .failed: return complete(one, .posix(.ECANCELED))
            case .setup, .waiting, .preparing, .ready: break
            }
            if isDatagram {
                datagram += one.data
                guard isComplete else { return complete(one, nil) }
                one.data = datagram
                datagram = Data()
            }
            if state == .ready { pass(&one) }
            sending.append(one)
            if state == .ready { flush() }
        }
    }

    /// Hands the data to TLS, or leaves it as it is.
    private func pass(_ one: inout Sending) {
        guard let tls else { return }
        do {
            try tls.write(one.data)
            one.data = tls.takeOutput()
        } catch { Unsupported.report("NWConnection: \(error)") }
    }

    private func flush() {
        guard let socket, socket.flush() else { return }
        while state == .ready, let first = sending.first {
            switch isDatagram ? socket.sendDatagram(first.data) : socket.write(first.data) {
            case .all:
                sending.removeFirst()
                complete(first, nil)
                if first.isFinal { socket.shutdownWriting() }
            case .part(let count):
                sending[0].data.removeFirst(count)
                return socket.wantsToWrite(true)
            case .failed(let error):
                sending.removeFirst()
                complete(first, error)
                if !isDatagram { return fail(error) }
            }
        }
        socket.wantsToWrite(false)
        if isClosing, state == .ready { closeNow() }
    }

    private func complete(_ one: Sending, _ error: NWError?) {
        if case .contentProcessed(let body) = one.completion { answer { body(error) } }
    }

    // MARK: Receiving

    func receive(_ minimum: Int, _ maximum: Int, _ completion: @escaping NWConnection.Completion) {
        io.async { [self] in
            switch state {
            case .cancelled, .failed: return answer { completion(nil, nil, false, .posix(.ECANCELED)) }
            case .setup, .waiting, .preparing, .ready: break
            }
            receiving.append(Receiving(minimum: minimum, maximum: maximum, completion: completion))
            deliver()
            pump()
        }
    }

    /// Reads while somebody waits for data; the kernel keeps the rest, so that the sender is slowed down.
    ///
    /// Tries before it waits for an event: Linux's dispatch sources tell about a hang-up once, and not at all while they
    /// are suspended.
    private func pump() {
        while let socket {
            guard !hasEnded, state == .preparing || !receiving.isEmpty else { return socket.wantsToRead(false) }
            switch socket.read() {
            case .data(let data): take(data)
            case .end: hasEnded = true
            case .nothing: return socket.wantsToRead(true)
            case .failed(let error):
                guard isDatagram else { return fail(error) }
                failReceive(error)
            }
            deliver()
        }
    }

    private func failReceive(_ error: NWError) {
        guard !receiving.isEmpty else { return }
        let first = receiving.removeFirst()
        answer { first.completion(nil, nil, false, error) }
    }

    private func take(_ data: Data) {
        guard let tls else { return append(data) }
        do {
            tls.feed(data)
            if state == .preparing { handshake() }
            while state == .ready, let plain = try tls.read() { append(plain) }
            if tls.hasEnded { hasEnded = true }
            socket?.queue(tls.takeOutput())
        } catch { fail(error) }
    }
    private func append(_ data: Data) {
        if isDatagram || received.isEmpty { received.append(data) } else { received[received.count - 1] += data }
    }

    private func deliver() {
        while state == .ready, let first = receiving.first {
            let waiting = received.first ?? Data()
            let isEnough = isDatagram ? !received.isEmpty : waiting.count >= max(1, first.minimum)
            guard isEnough || hasEnded else { return }
            receiving.removeFirst()
            let piece = waiting.prefix(isDatagram ? .max : first.maximum)
            if isDatagram || piece.count == waiting.count {
                if !received.isEmpty { received.removeFirst() }
            } else {
                received[0] = Data(waiting.dropFirst(piece.count))
            }
            let isLast = isDatagram || (hasEnded && received.isEmpty)
            let content = piece.isEmpty && !isDatagram ? nil : Data(piece)
            let context: NWConnection.ContentContext =
                isDatagram ? .defaultMessage : isLast ? .finalMessage : .defaultStream
            answer { first.completion(content, context, isLast, nil) }
        }
    }
}
