// SPDX-License-Identifier: MIT
import CHTTP2
import Foundation

/// One server's connection, served on a thread of its own: requests come whole and are answered in their order.
final class ProviderConnection {
    typealias Answer = (ProviderRequest) -> ProviderAnswer

    private var requests: [Int32: ProviderRequest] = [:]
    private let answer: Answer
    private let isDevelopment: Bool
    private var certificate: ClientCertificate?
    private var connection: OpaquePointer?

    /// How many requests a client may have under way, and seconds that it may be silent.
    private static let (streams, patience): (UInt32, Int32) = (1000, 3600)

    init(isDevelopment: Bool, answer: @escaping Answer) {
        self.isDevelopment = isDevelopment
        self.answer = answer
    }

    /// Takes over the socket and returns when the client has left.
    func serve(_ socket: Int32, tls: UnsafeMutableRawPointer?) {
        var handler = ts_http2_handler(
            header: { context, stream, name, nameLength, value, valueLength in
                ProviderConnection.of(context).add(
                    String(decoding: UnsafeBufferPointer(start: name, count: nameLength), as: UTF8.self),
                    String(decoding: UnsafeBufferPointer(start: value, count: valueLength), as: UTF8.self), to: stream)
            },
            data: { context, stream, bytes, count in
                ProviderConnection.of(context).add(UnsafeBufferPointer(start: bytes, count: count), to: stream)
            },
            end: { context, stream in ProviderConnection.of(context).respond(to: stream) },
            closed: { context, stream in ProviderConnection.of(context).requests[stream] = nil })
        let context = Unmanaged.passUnretained(self).toOpaque()
        guard let opened = ts_http2_accept(socket, tls, Self.streams, &handler, context) else { return }
        connection = opened
        if ts_http2_has_client_certificate(opened) == 1 {
            certificate = ClientCertificate(userID: client(opened, "U"), commonName: client(opened, "C"))
        }
        ts_http2_serve(opened, Self.patience)
        ts_http2_free(opened)
        connection = nil
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> ProviderConnection {
        guard let context else { preconditionFailure("CHTTP2 calls back with the context that it was given") }
        return Unmanaged<ProviderConnection>.fromOpaque(context).takeUnretainedValue()
    }

    private func client(_ connection: OpaquePointer, _ part: Unicode.Scalar) -> String? {
        var text = [CChar](repeating: 0, count: 256)
        let count = ts_http2_client(connection, CChar(part.value), &text, text.count)
        return count > 0 ? String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }

    // MARK: Requests

    private func add(_ name: String, _ value: String, to stream: Int32) {
        switch name {
        case ":method": requests[stream, default: ProviderRequest()].method = value
        case ":path": requests[stream, default: ProviderRequest()].path = value
        default:
            if !name.hasPrefix(":") { requests[stream, default: ProviderRequest()].headers.append((name, value)) }
        }
    }

    private func add(_ bytes: UnsafeBufferPointer<UInt8>, to stream: Int32) {
        let room = ProviderRequest.mostBytes - (requests[stream]?.body.count ?? 0)
        requests[stream, default: ProviderRequest()].body.append(contentsOf: bytes.prefix(max(0, room)))
    }

    private func respond(to stream: Int32) {
        guard let connection, var request = requests.removeValue(forKey: stream) else { return }
        request.certificate = certificate
        let answer = answer(request)
        var headers = [("apns-id", answer.identifier)]
        if isDevelopment { headers.append(("apns-unique-id", UUID().uuidString.lowercased())) }
        if answer.refusal != nil { headers.append(("content-type", "application/json")) }
        let texts = headers.map { (strdup($0.0), strdup($0.1)) }
        defer { for (name, value) in texts { free(name); free(value) } }
        let body = [UInt8](answer.body)
        _ = ts_http2_respond(
            connection, stream, Int32(answer.status), texts.map { UnsafePointer($0.0) },
            texts.map { UnsafePointer($0.1) }, texts.count, body, body.count)
    }
}
