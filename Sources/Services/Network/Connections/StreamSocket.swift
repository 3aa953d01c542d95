// SPDX-License-Identifier: MIT
import Glibc

/// A socket that never blocks, with its events on one queue, which alone uses it.
final class StreamSocket {
    enum Written {
        case all
        case part(Int)
        case failed(NWError)
    }
    enum Read {
        case data(Data)
        case end
        case nothing
        case failed(NWError)
    }

    private var descriptor: Int32
    private let events: DispatchQueue
    private var reader: (any DispatchSourceRead)?
    private var writer: (any DispatchSourceWrite)?
    private var (isReading, isWriting) = (false, false)
    private var pending = Data()
    private var connected: ((NWError?) -> Void)?
    var onReadable: (() -> Void)?
    var onWritable: (() -> Void)?
    private static let piece = 65_536

    init(descriptor: Int32, queue: DispatchQueue) {
        self.descriptor = descriptor
        events = queue
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        makeSources()
    }

    init(
        to address: SocketAddress, isDatagram: Bool, parameters: NWParameters, queue: DispatchQueue
    ) throws(NWError) {
        events = queue
        let type = isDatagram ? SOCK_DGRAM.rawValue : SOCK_STREAM.rawValue
        descriptor = Glibc.socket(
            address.family, Int32(type | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw .last() }
        StreamSocket.apply(parameters, to: descriptor)
        if address.use({ connect(descriptor, $0, $1) }) != 0, errno != EINPROGRESS {
            let error = NWError.last()
            _ = Glibc.close(descriptor)
            throw error
        }
        makeSources()
    }

    static func apply(_ parameters: NWParameters, to descriptor: Int32) {
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        if parameters.allowLocalEndpointReuse { setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size) }
        guard let options = parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options else { return }
        let level = Int32(IPPROTO_TCP)
        if options.noDelay { setsockopt(descriptor, level, TCP_NODELAY, &on, size) }
        guard options.enableKeepalive else { return }
        setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &on, size)
        for (name, value) in [
            (TCP_KEEPCNT, options.keepaliveCount), (TCP_KEEPIDLE, options.keepaliveIdle),
            (TCP_KEEPINTVL, options.keepaliveInterval),
        ] where value > 0 {
            var number = Int32(value)
            setsockopt(descriptor, level, name, &number, size)
        }
    }

    private func makeSources() {
        let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: events)
        // A descriptor of its own: two sources of one descriptor lose events of each other on Linux.
        let (number, copy) = (descriptor, dup(descriptor))
        let writer = DispatchSource.makeWriteSource(fileDescriptor: copy, queue: events)
        // A descriptor may only be closed when no source watches it any more.
        reader.setCancelHandler { _ = Glibc.close(number) }
        writer.setCancelHandler { _ = Glibc.close(copy) }
        reader.setEventHandler { [weak self] in self?.onReadable?() }
        writer.setEventHandler { [weak self] in self?.writable() }
        (self.reader, self.writer) = (reader, writer)
    }

    deinit { close() }

    func close() {
        guard let reader, let writer else { return }
        (self.reader, self.writer) = (nil, nil)
        reader.cancel()
        writer.cancel()
        // A suspended source is not cancelled.
        if !isReading { reader.resume() }
        if !isWriting { writer.resume() }
        descriptor = -1
        (onReadable, onWritable, connected) = (nil, nil, nil)
    }

    var local: SocketAddress? { SocketAddress.filled { getsockname(descriptor, $0, $1) } }
    var remote: SocketAddress? { SocketAddress.filled { getpeername(descriptor, $0, $1) } }

    // MARK: Events

    func wantsToRead(_ wants: Bool) {
        guard let reader, wants != isReading else { return }
        isReading = wants
        if wants { reader.resume() } else { reader.suspend() }
    }
    func wantsToWrite(_ wants: Bool) {
        guard let writer, wants != isWriting else { return }
        isWriting = wants
        if wants { writer.resume() } else { writer.suspend() }
    }

    func whenConnected(_ body: @escaping (NWError?) -> Void) {
        connected = body
        wantsToWrite(true)
    }

    private func writable() {
        guard let connected else { onWritable?(); return }
        self.connected = nil
        wantsToWrite(false)
        var code: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
        connected(code == 0 ? nil : .posix(POSIXErrorCode(rawValue: code) ?? .EIO))
    }

    // MARK: Data

    /// What goes before all else: TLS' own records.
    func queue(_ data: Data) {
        guard !data.isEmpty else { return }
        pending += data
        _ = flush()
    }
    /// - Returns: whether nothing of it is left.
    func flush() -> Bool {
        guard !pending.isEmpty else { return true }
        switch write(pending) {
        case .all: pending = Data()
        case .part(let count):
            pending.removeFirst(count)
            pending = Data(pending)
            wantsToWrite(true)
        case .failed: pending = Data()
        }
        return pending.isEmpty
    }

    func write(_ data: Data) -> Written {
        var done = 0
        while done < data.count {
            let count = data.withUnsafeBytes { bytes in
                Glibc.send(descriptor, bytes.baseAddress.map { $0 + done }, data.count - done, Int32(MSG_NOSIGNAL))
            }
            if count >= 0 {
                done += count
            } else if errno == EAGAIN {
                return .part(done)
            } else if errno != EINTR {
                return .failed(.last())
            }
        }
        return .all
    }
    func sendDatagram(_ data: Data) -> Written {
        let count = data.withUnsafeBytes {
            Glibc.send(descriptor, $0.baseAddress, data.count, Int32(MSG_NOSIGNAL))
        }
        if count >= 0 { return .all }
        return errno == EAGAIN ? .part(0) : .failed(.last())
    }
    func read() -> Read {
        var buffer = [UInt8](repeating: 0, count: Self.piece)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count > 0 { return .data(Data(buffer[..<count])) }
        if count == 0 { return .end }
        return errno == EAGAIN || errno == EINTR ? .nothing : .failed(.last())
    }
    func shutdownWriting() { shutdown(descriptor, Int32(SHUT_WR)) }
}
