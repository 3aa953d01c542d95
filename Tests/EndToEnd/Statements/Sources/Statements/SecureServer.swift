// SPDX-License-Identifier: MIT
import Foundation

/// An HTTPS server on the loopback address with a certificate for `localhost` that signs itself: Python's, on OpenSSL.
public final class SecureServer {
    private static let program = """
        import http.server, ssl, sys
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Length", "6")
                self.end_headers()
                self.wfile.write(b"secure")
            def log_message(self, *words): pass
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[2], sys.argv[1])
        server.socket = context.wrap_socket(server.socket, server_side=True)
        print(server.server_port, flush=True)
        server.serve_forever()
        """

    public let url: URL
    /// In DER.
    public let certificate: Data
    private let folder: URL
    private let process = Process()

    public static var isPossible: Bool {
        ["openssl", "python3"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
    }

    public init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("secure-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (key, certificate, der) = (folder.path + "/key", folder.path + "/certificate", folder.path + "/der")
        try Self.run([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2",
            "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
        ])
        try Self.run(["x509", "-in", certificate, "-outform", "DER", "-out", der])
        self.certificate = try Data(contentsOf: URL(fileURLWithPath: der))
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", Self.program, key, certificate]
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        url = URL(string: "https://localhost:\(line.trimmingCharacters(in: .whitespacesAndNewlines))/")!
    }

    deinit {
        // Children of a test's thread inherit its blocked signals.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        unlink(folder.path)
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
