// SPDX-License-Identifier: MIT
import Foundation
import FoundationCompat
import Network
import Testing

/// Against Python's server, which is OpenSSL's, with a certificate that no system trusts.
@Suite(.serialized, .enabled(if: ["openssl", "python3"].allSatisfy { isInstalled($0) }))
struct TLSTests {
    private let queue = DispatchQueue(label: "test")

    /// Takes connections of TLS 1.2, one after the other, and waits for their end.
    private final class Server {
        private static let program = """
            import socket, ssl, sys
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(sys.argv[2], sys.argv[1])
            context.maximum_version = ssl.TLSVersion.TLSv1_2
            listener = socket.create_server(("127.0.0.1", 0))
            print(listener.getsockname()[1], flush=True)
            while True:
                connection, _ = listener.accept()
                try: context.wrap_socket(connection, server_side=True).recv(1)
                except OSError: pass
            """
        let folder: URL
        let port: UInt16
        private let process = Process()

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("tls-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let (key, certificate) = (folder.path + "/key", folder.path + "/certificate")
            try Self.run([
                "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2",
                "-subj", "/CN=chess.example", "-addext", "subjectAltName=DNS:chess.example",
            ])
            let output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
            process.arguments = ["-c", Self.program, key, certificate]
            process.standardOutput = output
            try process.run()
            let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            port = try #require(UInt16(line.trimmingCharacters(in: .whitespacesAndNewlines)))
        }
        deinit {
            // Children of a test's thread inherit its blocked signals.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
        }

        private static func run(_ arguments: [String]) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
            process.arguments = arguments
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    private func connect(_ server: Server, _ options: NWProtocolTLS.Options) async -> NWConnection.State? {
        let client = NWConnection(
            host: "127.0.0.1", port: NWEndpoint.Port(rawValue: server.port) ?? 0,
            using: NWParameters(tls: options))
        let states = Events<NWConnection.State>()
        client.stateUpdateHandler = { states.add($0) }
        client.start(queue: queue)
        let state = await states.first { $0 != .preparing }
        client.cancel()
        return state
    }

    @Test("a server that the system does not trust is refused, and taken where the app's block trusts it")
    func ownJudgement() async throws {
        let server = try Server()
        let plain = NWProtocolTLS.Options()
        sec_protocol_options_set_tls_server_name(plain.securityProtocolOptions, "chess.example")
        let refused = await connect(server, plain)
        guard case .failed(.tls)? = refused else {
            Issue.record("\(String(describing: refused))")
            return
        }
        let seen = Events<String?>()
        let options = NWProtocolTLS.Options()
        sec_protocol_options_set_tls_server_name(options.securityProtocolOptions, "chess.example")
        sec_protocol_options_set_verify_block(
            options.securityProtocolOptions,
            { _, trust, complete in
                let chain = SecTrustCopyCertificateChain(sec_trust_copy_ref(trust).takeRetainedValue())
                let leaf = (chain as? [SecCertificate])?.first
                seen.add(leaf.flatMap { SecCertificateCopySubjectSummary($0) } as String?)
                complete(true)
            }, queue)
        #expect(await connect(server, options) == .ready)
        #expect(await seen.first { _ in true } == "chess.example")
    }

    @Test("a server that the app's block refuses fails the connection with -9808")
    func refusal() async throws {
        let server = try Server()
        let options = NWProtocolTLS.Options()
        sec_protocol_options_set_verify_block(
            options.securityProtocolOptions, { _, _, complete in complete(false) }, queue)
        #expect(await connect(server, options) == .failed(.tls(-9_808)))
    }

    @Test("versions of the protocol that the server does not speak are refused")
    func versions() async throws {
        let server = try Server()
        let options = NWProtocolTLS.Options()
        sec_protocol_options_set_verify_block(
            options.securityProtocolOptions, { _, _, complete in complete(true) }, queue)
        sec_protocol_options_set_min_tls_protocol_version(options.securityProtocolOptions, .TLSv13)
        guard case .failed(.tls)? = await connect(server, options) else {
            Issue.record("the server speaks 1.2 alone")
            return
        }
    }
}

private func isInstalled(_ name: String) -> Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/" + name) }
