// SPDX-License-Identifier: MIT
internal import Network

/// What peers tell each other: a kind, a name, and bytes.
struct PeerMessage: Sendable, Equatable {
    enum Kind: UInt8, Sendable { case invite = 1, accept, decline, data, resource, bye }
    var kind: Kind
    /// A peer's name and identity, or a resource's name.
    var texts: [String] = []
    var body = Data()

    /// Four bytes of length, the kind, the texts with their lengths, the body. Numbers are in network order.
    var encoded: Data {
        var content = Data([kind.rawValue, UInt8(texts.count)])
        for text in texts { content += Self.bytes(text.utf8.count) + Data(text.utf8) }
        content += body
        return Self.bytes(content.count) + content
    }
    /// nil: not what a peer writes.
    init?(content: Data) {
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
    init(_ kind: Kind, _ texts: [String] = [], _ body: Data = Data()) {
        (self.kind, self.texts, self.body) = (kind, texts, body)
    }

    private static func bytes(_ number: Int) -> Data {
        Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
    }
    static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

/// A connection that carries messages. Handlers are called on `queue`.
final class PeerLink: Sendable {
    private let connection: NWConnection
    /// Bytes of the largest message: a resource is one.
    private static let limit = 1 << 30

    init(_ connection: NWConnection) { self.connection = connection }

    func start(
        on queue: DispatchQueue, _ heard: @escaping @Sendable (PeerMessage) -> Void,
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
    private func next(_ heard: @escaping @Sendable (PeerMessage) -> Void, _ ended: @escaping @Sendable () -> Void) {
        connection.receive(minimumIncompleteLength: 4, maximumLength: 4) { [connection] data, _, _, _ in
            guard let data, data.count == 4 else { return connection.cancel() }
            let length = PeerMessage.number(data)
            guard length >= 2, length <= Self.limit else { return connection.cancel() }
            connection.receive(minimumIncompleteLength: length, maximumLength: length) { content, _, _, _ in
                guard let content, content.count == length, let message = PeerMessage(content: content) else {
                    return connection.cancel()
                }
                heard(message)
                self.next(heard, ended)
            }
        }
    }
    func send(_ message: PeerMessage, done: (@Sendable (Bool) -> Void)? = nil) {
        connection.send(content: message.encoded, completion: .contentProcessed { done?($0 == nil) })
    }
    func end() { connection.cancel() }
}
