// SPDX-License-Identifier: MIT
import Foundation
import Network
import Testing

/// Events of handlers, in their order, which a test awaits.
final class Events<Event: Sendable>: Sendable {
    private let stream: AsyncStream<Event>
    private let sink: AsyncStream<Event>.Continuation
    init() { (stream, sink) = AsyncStream.makeStream() }
    func add(_ event: Event) { sink.yield(event) }
    func first(where isWanted: @Sendable (Event) -> Bool) async -> Event? {
        for await event in stream where isWanted(event) { return event }
        return nil
    }
}

/// Over the machine's loopback.
struct ConnectionTests {
    private let queue = DispatchQueue(label: "test")

    private func listen(_ parameters: NWParameters, _ handle: @escaping @Sendable (NWConnection) -> Void) async throws
        -> (
            NWListener, NWEndpoint.Port
        )
    {
        let listener = try NWListener(using: parameters)
        let states = Events<NWListener.State>()
        listener.stateUpdateHandler = { states.add($0) }
        listener.newConnectionHandler = handle
        listener.start(queue: queue)
        #expect(await states.first { $0 == .ready } == .ready)
        return (listener, try #require(listener.port))
    }

    private func receive(_ connection: NWConnection, _ minimum: Int, _ maximum: Int) async -> (Data?, Bool, NWError?) {
        await withCheckedContinuation { done in
            connection.receive(minimumIncompleteLength: minimum, maximumLength: maximum) { data, _, isComplete, error in
                done.resume(returning: (data, isComplete, error))
            }
        }
    }

    @Test("what a client sends comes to the server and back, whole, and the end is told")
    func echo() async throws {
        let queue = queue
        let (listener, port) = try await listen(.tcp) { connection in
            @Sendable func echo() {
                connection.receive(minimumIncompleteLength: 1, maximumLength: 10_000) { data, _, isComplete, error in
                    if let data { connection.send(content: data, completion: .contentProcessed { _ in }) }
                    if isComplete {
                        connection.send(
                            content: nil, contentContext: .finalMessage, isComplete: true,
                            completion: .contentProcessed { _ in connection.cancel() })
                    } else if error == nil {
                        echo()
                    }
                }
            }
            connection.start(queue: queue)
            echo()
        }
        defer { listener.cancel() }
        let client = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        let states = Events<NWConnection.State>()
        client.stateUpdateHandler = { states.add($0) }
        client.start(queue: queue)
        #expect(await states.first { $0 != .preparing } == .ready)
        #expect(client.currentPath?.remoteEndpoint == .hostPort(host: "127.0.0.1", port: port))
        // More than the kernel's buffers hold.
        let sent = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        client.send(
            content: sent, contentContext: .finalMessage, isComplete: true, completion: .contentProcessed { _ in })
        #expect(await receive(client, 4, 4).0 == sent.prefix(4))
        let (rest, isComplete, error) = await receive(client, .max, .max)
        #expect(rest == sent.dropFirst(4) && isComplete && error == nil)
        client.cancel()
        #expect(await states.first { $0 == .cancelled } == .cancelled)
        #expect(await receive(client, 1, 1).2 == .posix(.ECANCELED))
    }

    @Test("datagrams stay apart, and a listener answers each sender")
    func datagrams() async throws {
        let queue = queue
        let (listener, port) = try await listen(.udp) { connection in
            connection.start(queue: queue)
            @Sendable func next() {
                connection.receiveMessage { data, _, _, error in
                    guard let data, error == nil else { return }
                    connection.send(content: Data("<".utf8) + data + Data(">".utf8), completion: .idempotent)
                    next()
                }
            }
            next()
        }
        defer { listener.cancel() }
        let client = NWConnection(host: "127.0.0.1", port: port, using: .udp)
        client.start(queue: queue)
        for text in ["one", "two"] {
            client.send(content: Data(text.utf8), completion: .contentProcessed { _ in })
            let (answer, isComplete, _) = await receive(client, 1, 100)
            #expect(answer == Data("<\(text)>".utf8) && isComplete)
        }
        client.cancel()
    }

    @Test("a refused connection waits, as on iOS, and a taken port fails")
    func refused() async throws {
        let (listener, port) = try await listen(.tcp) { _ in }
        let second = try NWListener(using: .tcp, on: port)
        let failures = Events<NWListener.State>()
        second.stateUpdateHandler = { failures.add($0) }
        second.newConnectionHandler = { _ in }
        second.start(queue: queue)
        #expect(await failures.first { $0 != .setup } == .failed(.posix(.EADDRINUSE)))
        let closed = Events<NWListener.State>()
        listener.stateUpdateHandler = { closed.add($0) }
        listener.cancel()
        _ = await closed.first { $0 == .cancelled }
        let client = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        let states = Events<NWConnection.State>()
        client.stateUpdateHandler = { states.add($0) }
        client.start(queue: queue)
        #expect(await states.first { $0 != .preparing } == .waiting(.posix(.ECONNREFUSED)))
        client.cancel()
        #expect(await states.first { $0 == .cancelled } == .cancelled)
    }

    @Test("a service that is offered is found, reached and gone")
    func services() async throws {
        let queue = queue
        let type = "_t\(getpid())._tcp"
        let listener = try NWListener(
            service: .init(name: "Chess", type: type, txtRecord: NWTXTRecord(["k": "v"])), using: .tcp)
        listener.newConnectionHandler = { connection in
            connection.start(queue: queue)
            connection.send(content: Data("hello".utf8), completion: .contentProcessed { _ in })
        }
        let browser = NWBrowser(for: .bonjourWithTXTRecord(type: type, domain: nil), using: .tcp)
        let changes = Events<Set<NWBrowser.Result.Change>>()
        browser.browseResultsChangedHandler = { changes.add($1) }
        browser.start(queue: queue)
        listener.start(queue: queue)
        let found = await changes.first { !$0.isEmpty }
        guard case .added(let result)? = found?.first else {
            Issue.record("not found: \(String(describing: found))")
            return
        }
        #expect(result.metadata == .bonjour(NWTXTRecord(["k": "v"])))
        let client = NWConnection(to: result.endpoint, using: .tcp)
        client.start(queue: queue)
        #expect(await receive(client, 5, 5).0 == Data("hello".utf8))
        listener.cancel()
        #expect(await changes.first { $0.contains(.removed(result)) } != nil)
        browser.cancel()
        client.cancel()
    }
}
