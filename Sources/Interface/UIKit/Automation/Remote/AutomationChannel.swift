// SPDX-License-Identifier: MIT
import Glibc

/// The socket between a UI test and the app: messages of a JSON head and bytes behind it, each with its length first.
///
/// Reading and writing block in real time. Both ends use it from one thread.
package final class AutomationChannel {
    /// The other end has gone.
    package struct Closed: Error {}
    /// A connected stream socket.
    package let descriptor: Int32

    /// Owns the socket from now on, and closes it.
    package init(descriptor: Int32) { self.descriptor = descriptor }
    deinit { close(descriptor) }

    /// Waits until the socket has taken all.
    /// - Throws: `Closed`.
    package func send<Head: Encodable>(_ head: Head, bytes: Data = Data()) throws {
        let encoded = try JSONEncoder().encode(head)
        var writer = AutomationWriter()
        writer.add(UInt32(encoded.count))
        writer.add(UInt32(bytes.count))
        try write(writer.data + encoded + bytes)
    }

    /// Waits for a whole message.
    /// - Throws: `Closed`, or what the decoder says of another message than was expected.
    package func receive<Head: Decodable>(_ type: Head.Type) throws -> (head: Head, bytes: Data) {
        var lengths = AutomationReader(try read(8))
        let (head, bytes) = (Int(try lengths.number(UInt32.self)), Int(try lengths.number(UInt32.self)))
        let content = try read(head)
        return (try JSONDecoder().decode(type, from: content), try read(bytes))
    }

    private func write(_ data: Data) throws {
        try data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
            var done = 0
            while done < buffer.count {
                let start = buffer.baseAddress?.advanced(by: done)
                let count = Glibc.send(descriptor, start, buffer.count - done, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw Closed() }
                done += count
            }
        }
    }

    private func read(_ count: Int) throws -> Data {
        guard count > 0 else { return Data() }
        var data = Data(count: count)
        try data.withUnsafeMutableBytes { buffer in
            var done = 0
            while done < count {
                let got = recv(descriptor, buffer.baseAddress?.advanced(by: done), count - done, 0)
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { throw Closed() }
                done += got
            }
        }
        return data
    }
}
