// SPDX-License-Identifier: MIT

/// What apps near each other tell each other, in the frameworks that connect them: a kind, texts, and bytes.
package struct FramedMessage<Kind: RawRepresentable & Sendable & Equatable>: Sendable, Equatable
where Kind.RawValue == UInt8 {
    /// What the message is about; its framework knows the kinds.
    package var kind: Kind
    /// At most 255.
    package var texts: [String] = []
    /// At most what fits into a link's largest message.
    package var body = Data()

    /// Four bytes of length, the kind, the texts with their lengths, the body. Numbers are in network order.
    package var encoded: Data {
        var content = Data([kind.rawValue, UInt8(texts.count)])
        for text in texts { content += Self.bytes(text.utf8.count) + Data(text.utf8) }
        content += body
        return Self.bytes(content.count) + content
    }
    /// nil: not what a peer writes.
    package init?(content: Data) {
        var rest = [UInt8](content)[...]
        guard let first = rest.popFirst(), let kind = Kind(rawValue: first), let count = rest.popFirst() else {
            return nil
        }
        self.kind = kind
        for _ in 0..<count {
            guard rest.count >= 4 else { return nil }
            let length = Self.number(rest.prefix(4))
            rest = rest.dropFirst(4)
            guard rest.count >= length, let text = String(validating: rest.prefix(length), as: UTF8.self) else {
                return nil
            }
            texts.append(text)
            rest = rest.dropFirst(length)
        }
        body = Data(rest)
    }
    /// Nothing is checked yet: a text too many fails when it is encoded.
    package init(_ kind: Kind, _ texts: [String] = [], _ body: Data = Data()) {
        (self.kind, self.texts, self.body) = (kind, texts, body)
    }

    private static func bytes(_ number: Int) -> Data {
        Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
    }
    fileprivate static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

/// A connection that carries messages. Handlers are called on `queue`.
package final class FramedLink<Kind: RawRepresentable & Sendable & Equatable>: Sendable
where Kind.RawValue == UInt8 {
    /// What goes over the link.
    package typealias Message = FramedMessage<Kind>

    private let connection: NWConnection
    /// Bytes of the largest message: a resource is one.
    private static var limit: Int { 1 << 30 }

    /// Nothing happens before `start`.
    package init(_ connection: NWConnection) { self.connection = connection }

    /// - Parameters:
    ///   - heard: each message, in their order.
    ///   - ended: once, from either side.
    package func start(
        on queue: DispatchQueue, _ heard: @escaping @Sendable (Message) -> Void,
        ended: @escaping @Sendable () -> Void
    ) {
        connection.stateUpdateHandler = { [connection] state in
            switch state {
            case .failed, .cancelled: ended()
            case .waiting:
                // The other process is gone.
                connection.cancel()
            case .setup, .preparing, .ready: break
            }
        }
        connection.start(queue: queue)
        next(heard, ended)
    }
    private func next(_ heard: @escaping @Sendable (Message) -> Void, _ ended: @escaping @Sendable () -> Void) {
        connection.receive(minimumIncompleteLength: 4, maximumLength: 4) { [connection] data, _, _, _ in
            guard let data, data.count == 4 else { return connection.cancel() }
            let length = Message.number(data)
            guard length >= 2, length <= Self.limit else { return connection.cancel() }
            connection.receive(minimumIncompleteLength: length, maximumLength: length) { content, _, _, _ in
                guard let content, content.count == length, let message = Message(content: content) else {
                    return connection.cancel()
                }
                heard(message)
                self.next(heard, ended)
            }
        }
    }
    /// - Parameter done: whether the bytes have left this process.
    package func send(_ message: Message, done: (@Sendable (Bool) -> Void)? = nil) {
        connection.send(content: message.encoded, completion: .contentProcessed { done?($0 == nil) })
    }
    /// From this side; may be called again.
    package func end() { connection.cancel() }
}
