// SPDX-License-Identifier: MIT
import CHTTP2
import Foundation

/// One server's connection of the binary interface, or to the feedback service, on a thread of its own.
final class BinaryConnection {
    private let stream: OpaquePointer
    private let certificate: ClientCertificate

    /// Seconds that a client may be silent.
    private static let patience: Int32 = 3600

    /// nil: the client speaks no TLS, or shows no certificate that names an app.
    init?(_ socket: Int32, tls: UnsafeMutableRawPointer) {
        guard let stream = ts_tls_stream_accept(socket, tls) else { return nil }
        self.stream = stream
        certificate = ClientCertificate(userID: Self.client(stream, "U"), commonName: Self.client(stream, "C"))
        // The destructor closes it.
        if certificate.topic.isEmpty { return nil }
    }

    deinit { ts_http2_free(stream) }

    private static func client(_ stream: OpaquePointer, _ part: Unicode.Scalar) -> String? {
        var text = [CChar](repeating: 0, count: 256)
        let count = ts_http2_client(stream, CChar(part.value), &text, text.count)
        return count > 0 ? String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }

    /// Takes pushes in their order until the client leaves, or one is refused: then a frame names it, and the connection
    /// ends. An app that is gone is no refusal here; the feedback service tells of it.
    func takePushes(
        _ answer: (ProviderRequest) -> ProviderAnswer, gone: (_ token: String, _ app: String, _ date: Date) -> Void
    ) {
        var waiting = Data()
        var room = [UInt8](repeating: 0, count: 16384)
        while true {
            switch BinaryFrame.read(waiting) {
            case .broken: return
            case .unfinished:
                let count = ts_tls_stream_read(stream, &room, room.count, Self.patience)
                guard count > 0 else { return }
                waiting += room[..<count]
            case .frame(let frame, let length):
                waiting = Data(waiting.dropFirst(length))
                let answer = answer(frame.request(of: certificate))
                if let date = answer.timestamp, answer.refusal == .unregistered {
                    gone(frame.tokenText, certificate.topic, date)
                } else if let refusal = answer.refusal {
                    return write(frame.error(for: refusal))
                }
            }
        }
    }

    /// Tells of the certificate's app alone.
    func giveFeedback(_ store: FeedbackStore) throws { write(try store.take(of: certificate.topic)) }

    private func write(_ data: Data) {
        let bytes = [UInt8](data)
        // One that has gone reads no more.
        if !bytes.isEmpty { _ = ts_tls_stream_write(stream, bytes, bytes.count) }
    }
}
