// SPDX-License-Identifier: MIT
import CHTTP2
import Foundation
import ProjectKit

/// Listens where servers send pushes, as api.push.apple.com does, on this machine alone unless an address is given.
package final class ProviderServer: Sendable {
    private let listener: Int32
    /// Shared by all connections; it is never changed after it was made.
    nonisolated(unsafe) private let tls: UnsafeMutableRawPointer
    /// The port it listens on, also where a free one was asked for.
    package let port: UInt16
    private let isDevelopment: Bool

    /// The names that libraries connect to, which a person may point at this machine.
    private static let names =
        "DNS:localhost,DNS:api.push.apple.com,DNS:api.sandbox.push.apple.com,"
        + "DNS:api.development.push.apple.com,IP:127.0.0.1,IP:::1"

    /// - Parameters:
    ///   - address: an IPv4 address of this machine.
    ///   - port: 0: one that is free.
    ///   - folder: where certificate and key are kept, which are made when they are not there.
    package init(address: String, port: UInt16, folder: Path, isDevelopment: Bool) throws {
        if let missing = ts_http2_missing() {
            throw Failure(.dependency, "HTTP/2 needs the package \(String(cString: missing))")
        }
        // A client that has gone is an error of its connection.
        signal(SIGPIPE, SIG_IGN)
        let (certificate, key) = (Self.certificate(in: folder), folder / "server-key.pem")
        if !certificate.exists || !key.exists { try Self.makeCertificate(certificate, key) }
        guard let tls = ts_tls_server(certificate.string, key.string) else {
            throw Failure(.app, "is no certificate for server-key.pem", at: SourceLocation(file: certificate))
        }
        self.tls = tls
        self.isDevelopment = isDevelopment
        (listener, self.port) = try Self.listen(address, port)
    }

    /// Makes both beside and renames the certificate last: without it both are made anew, however this ended before.
    private static func makeCertificate(_ certificate: Path, _ key: Path) throws {
        let beside = key.parent / "new-\(getpid())"
        try beside.makeDirectory()
        defer { rmdir(beside.string) }
        let (newCertificate, newKey) = (beside / certificate.name, beside / key.name)
        guard ts_tls_make_certificate("Touchstone push service", names, newCertificate.string, newKey.string) == 1,
            rename(newKey.string, key.string) == 0, rename(newCertificate.string, certificate.string) == 0
        else { throw Failure(.app, "no certificate can be made here", at: SourceLocation(file: key.parent)) }
    }

    /// What clients trust to trust this server.
    package static func certificate(in folder: Path) -> Path { folder / "server.pem" }

    private static func listen(_ address: String, _ port: UInt16) throws -> (Int32, UInt16) {
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        guard inet_pton(AF_INET, address, &place.sin_addr) == 1 else {
            throw Failure(.usage, "touchstone: '\(address)' is no address")
        }
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && Glibc.listen(listener, 64) == 0
                    && getsockname(listener, $0, &size) == 0
            }
        }
        guard isListening else {
            let reason = String(cString: strerror(errno))
            close(listener)
            throw Failure(.app, "touchstone: cannot listen at \(address):\(port): \(reason)")
        }
        return (listener, UInt16(bigEndian: place.sin_port))
    }

    /// Serves until the process ends; each client has a thread.
    package func run(_ answer: @escaping @Sendable (ProviderRequest) -> ProviderAnswer) -> Never {
        run { [isDevelopment] socket, server in
            ProviderConnection(isDevelopment: isDevelopment, answer: answer).serve(socket, tls: server.tls)
        }
    }

    /// The binary interface, on a thread of its own.
    /// - Parameter gone: a token, its app, and when that left the device.
    package func takeBinaryPushes(
        _ answer: @escaping @Sendable (ProviderRequest) -> ProviderAnswer,
        gone: @escaping @Sendable (_ token: String, _ app: String, _ date: Date) -> Void
    ) {
        Thread.detachNewThread { [self] in
            run { BinaryConnection($0, tls: $1.tls)?.takePushes(answer, gone: gone) }
        }
    }

    /// The feedback service, on a thread of its own.
    package func giveFeedback(_ store: FeedbackStore) {
        Thread.detachNewThread { [self] in
            run { socket, server in
                do { try BinaryConnection(socket, tls: server.tls)?.giveFeedback(store) } catch {
                    FileHandle.standardError.write(Data("touchstone: push service: \(error)\n".utf8))
                }
            }
        }
    }

    private func run(_ serve: @escaping @Sendable (Int32, ProviderServer) -> Void) -> Never {
        while true {
            let socket = accept(listener, nil, nil)
            guard socket >= 0 else {
                // Too many open files: some connection will end.
                if errno == EMFILE || errno == ENFILE { usleep(100_000) }
                continue
            }
            _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
            Thread.detachNewThread { [self] in serve(socket, self) }
        }
    }
}
