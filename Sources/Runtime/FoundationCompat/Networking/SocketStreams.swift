// SPDX-License-Identifier: MIT
public import Foundation
import Glibc

extension Stream {
    /// Both ends of a connection to a host, to be opened.
    public class func getStreamsToHost(
        withName hostname: String, port: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let connection = SocketConnection(host: hostname, port: UInt32(port))
        inputStream?.pointee = SocketInput(connection)
        outputStream?.pointee = SocketOutput(connection)
    }
}

/// What both ends do: open, tell their delegate on the loop it is scheduled in, close.
/// Unchecked: what changes does so with `lock` locked.
private final class SocketEnd: @unchecked Sendable {
    private let lock = NSLock()
    let connection: SocketConnection
    private let events = StreamEvents()
    private let isReading: Bool
    private var status = Stream.Status.notOpen
    private var source: (any DispatchSourceProtocol)?
    private var isWatching = false

    init(_ connection: SocketConnection, reading: Bool) { (self.connection, isReading) = (connection, reading) }

    func belong(to stream: Stream) { events.belong(to: stream) }

    var streamStatus: Stream.Status {
        get { lock.withLock { status } }
        set { lock.withLock { status = newValue } }
    }

    var error: (any Error)? {
        guard case .failed(let code) = connection.phase else { return nil }
        return NSError(domain: NSPOSIXErrorDomain, code: Int(code))
    }

    func open() {
        guard streamStatus == .notOpen else { return }
        streamStatus = .opening
        connection.open { [weak self] phase in
            guard let self, streamStatus == .opening else { return }
            streamStatus = phase == .open ? .open : .error
            tell(phase == .open ? .openCompleted : .errorOccurred)
            watch()
        }
    }

    func close() {
        let was = lock.withLock { () -> Stream.Status in
            defer { status = .closed }
            source?.cancel()
            if let source, !isWatching { source.resume() }
            source = nil
            return status
        }
        events.remove()
        if was != .notOpen, was != .closed { connection.closeEnd() }
    }

    func schedule(in loop: RunLoop, _ mode: RunLoop.Mode) {
        events.schedule(in: loop, mode)
        watch()
    }

    func remove() { events.remove() }

    func tell(_ event: Stream.Event) { events.tell(event) }

    /// Tells once when there are bytes or room; after the next read or write again.
    func watch() {
        guard streamStatus == .open, events.isScheduled, let descriptor = connection.connected() else { return }
        lock.withLock {
            guard !isWatching else { return }
            isWatching = true
            if let source { return source.resume() }
            let queue = DispatchQueue(label: "stream of a socket")
            let new: any DispatchSourceProtocol =
                isReading
                ? DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
                : DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
            new.setEventHandler { [weak self] in self?.isReady() }
            source = new
            new.resume()
        }
    }

    private func isReady() {
        lock.withLock {
            guard isWatching, let source else { return }
            isWatching = false
            source.suspend()
        }
        let hasEnded = isReading && available == 0
        if hasEnded { streamStatus = .atEnd }
        tell(hasEnded ? .endEncountered : isReading ? .hasBytesAvailable : .hasSpaceAvailable)
    }

    /// Bytes that can be read without waiting; 0: the other side has closed, nil: none yet.
    var available: Int? {
        guard let descriptor = connection.connected() else { return 0 }
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        return count < 0 ? nil : count
    }

    /// Whether there is room.
    var isWritable: Bool {
        guard streamStatus == .open, let descriptor = connection.connected() else { return false }
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLOUT) != 0
    }

    /// Encryption is asked for with a property.
    func accepts(_ key: Stream.PropertyKey) -> Bool {
        if key == .socketSecurityLevelKey {
            Unsupported.report("Stream.socketSecurityLevelKey: Network's NWConnection is supported")
        }
        return false
    }
}

private final class SocketInput: InputStream {
    private let end: SocketEnd
    init(_ connection: SocketConnection) {
        end = SocketEnd(connection, reading: true)
        super.init(data: Data())
        end.belong(to: self)
    }
    deinit { end.close() }
    override func open() { end.open() }
    override func close() { end.close() }
    override var streamStatus: Status { end.streamStatus }
    override var streamError: (any Error)? { end.error }
    override var hasBytesAvailable: Bool { (end.available ?? 0) > 0 }
    override func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) { end.schedule(in: loop, mode) }
    override func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { end.remove() }
    override func property(forKey key: PropertyKey) -> AnyObject? { nil }
    override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { end.accepts(key) }
    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length: UnsafeMutablePointer<Int>
    ) -> Bool { false }

    /// Waits for bytes; 0 when the other side has closed.
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        guard ![.notOpen, .closed, .error].contains(streamStatus), let descriptor = end.connection.connected() else {
            return -1
        }
        let count = recv(descriptor, buffer, length, 0)
        if count == 0 { end.streamStatus = .atEnd }
        if count < 0 { end.streamStatus = .error } else { end.watch() }
        return count
    }
}

private final class SocketOutput: OutputStream {
    private let end: SocketEnd
    init(_ connection: SocketConnection) {
        end = SocketEnd(connection, reading: false)
        super.init(toMemory: ())
        end.belong(to: self)
    }
    required init(toMemory: ()) {
        end = SocketEnd(SocketConnection(host: "", port: 0), reading: false)
        super.init(toMemory: ())
    }
    deinit { end.close() }
    override func open() { end.open() }
    override func close() { end.close() }
    override var streamStatus: Status { end.streamStatus }
    override var streamError: (any Error)? { end.error }
    override var hasSpaceAvailable: Bool { end.isWritable }
    override func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) { end.schedule(in: loop, mode) }
    override func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { end.remove() }
    override func property(forKey key: PropertyKey) -> AnyObject? { nil }
    override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { end.accepts(key) }

    /// Waits for room; -1 when the other side has gone.
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
        guard ![.notOpen, .closed, .error].contains(streamStatus), let descriptor = end.connection.connected() else {
            return -1
        }
        let count = send(descriptor, buffer, length, Int32(MSG_NOSIGNAL))
        if count < 0 { end.streamStatus = .error } else { end.watch() }
        return count
    }
}
