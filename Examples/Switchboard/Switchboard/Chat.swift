// SPDX-License-Identifier: MIT
import Foundation
import Network

/// Lines of text between two devices: one listens, the other calls it.
final class Chat {
    /// On the main queue.
    var heard: (String) -> Void = { _ in }
    var changed: (String) -> Void = { _ in }
    private var listener: NWListener?
    private var connection: NWConnection?
    private var rest = Data()

    func listen() throws {
        let listener = try NWListener(using: .tcp, on: .any)
        listener.newConnectionHandler = { [weak self] in self?.take($0) }
        listener.stateUpdateHandler = { [weak self, weak listener] state in
            if case .ready = state, let port = listener?.port { self?.changed("waits at \(port.rawValue)") }
        }
        listener.start(queue: .main)
        self.listener = listener
    }

    func call(_ port: UInt16) {
        guard let port = NWEndpoint.Port(rawValue: port) else { return }
        take(NWConnection(host: "127.0.0.1", port: port, using: .tcp))
    }

    private func take(_ connection: NWConnection) {
        self.connection?.cancel()
        self.connection = connection
        connection.stateUpdateHandler = { [weak self] state in
            switch state {
            case .ready: self?.changed("connected")
            case .failed, .cancelled: self?.changed("gone")
            case .waiting(let error): self?.changed("waits: \(error)")
            default: break
            }
        }
        connection.start(queue: .main)
        receive()
    }

    func send(_ line: String) {
        connection?.send(content: Data((line + "\n").utf8), completion: .contentProcessed { _ in })
    }

    private func receive() {
        connection?.receive(minimumIncompleteLength: 1, maximumLength: 4096) { [weak self] data, _, isComplete, error in
            guard let self else { return }
            rest += data ?? Data()
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                heard(String(decoding: rest[..<end], as: UTF8.self))
                rest = Data(rest[(end + 1)...])
            }
            if isComplete || error != nil { return connection?.cancel() ?? () }
            receive()
        }
    }

    func end() {
        connection?.cancel()
        listener?.cancel()
    }
}
