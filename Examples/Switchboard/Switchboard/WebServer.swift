// SPDX-License-Identifier: MIT
import Foundation
import Network

/// A small web server: a page that says hello, and files that are put and got.
final class WebServer {
    /// While the app runs.
    static let shared = WebServer()

    /// On the main queue: the port, once there is one, and a line for each request.
    var ready: (UInt16) -> Void = { _ in }
    var served: (String) -> Void = { _ in }
    private(set) var port: UInt16?
    private var listener: NWListener?
    private var files: [String: Data] = [:]

    func start() throws {
        guard listener == nil else { return }
        let listener = try NWListener(using: .tcp, on: .any)
        listener.newConnectionHandler = { [weak self] connection in self?.serve(connection) }
        listener.stateUpdateHandler = { [weak self, weak listener] state in
            guard case .ready = state, let port = listener?.port?.rawValue else { return }
            self?.port = port
            self?.ready(port)
        }
        listener.start(queue: .main)
        self.listener = listener
    }

    private func serve(_ connection: NWConnection) {
        connection.start(queue: .main)
        receive(on: connection, Data())
    }

    private func receive(on connection: NWConnection, _ known: Data) {
        connection.receive(minimumIncompleteLength: 1, maximumLength: 65536) { [weak self] data, _, isComplete, error in
            guard let self else { return }
            let all = known + (data ?? Data())
            if let request = Request(all) { return answer(request, on: connection) }
            if isComplete || error != nil { return connection.cancel() }
            receive(on: connection, all)
        }
    }

    private func answer(_ request: Request, on connection: NWConnection) {
        let (status, body) = respond(to: request)
        served("\(request.method) \(request.path) \(status)")
        let type = request.path == "/" ? "text/html; charset=utf-8" : "application/octet-stream"
        let head = """
            HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n
            """
        connection.send(
            content: Data(head.utf8) + body, contentContext: .finalMessage, isComplete: true,
            completion: .contentProcessed { _ in connection.cancel() })
    }

    private func respond(to request: Request) -> (status: String, body: Data) {
        switch (request.method, request.path) {
        case ("GET", "/"): return ("200 OK", Data("<h1>Switchboard</h1><p>Hello from the app.</p>".utf8))
        case ("PUT", let path):
            files[path] = request.body
            return ("201 Created", Data())
        case ("GET", let path):
            return files[path].map { ("200 OK", $0) } ?? ("404 Not Found", Data("There is no \(path).".utf8))
        default: return ("405 Method Not Allowed", Data())
        }
    }

    /// RFC 9112: a line, fields, an empty line, and as much as `Content-Length` says.
    struct Request: Equatable {
        var method: String
        var path: String
        var body: Data

        /// nil: not all of it is there yet.
        init?(_ data: Data) {
            guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
            let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
            let words = lines[0].split(separator: " ").map(String.init)
            guard words.count == 3 else { return nil }
            let field = lines.first { $0.lowercased().hasPrefix("content-length:") }
            let length = field.flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
            guard data.count - end.upperBound >= length else { return nil }
            (method, path, body) = (words[0], words[1], data[end.upperBound..<end.upperBound + length])
        }
    }
}
