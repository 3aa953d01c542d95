// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// A web server of Python's own modules on the loopback address, with a certificate that nobody has signed.
///
/// `/page` is a page. `/file` is a file that can be had in parts: its first half, then, after somebody has asked for `/go`,
/// the rest. `/torn` ends there instead. `/log` has the ranges that were asked for, a line each.
final class LocalServer {
    static let size = 2_000_000
    /// What the file holds at an offset.
    static func byte(at offset: Int) -> UInt8 { UInt8(offset % 251) }

    private let process = Process()
    let plain: URL
    let secure: URL
    /// DER.
    let certificate: Data

    private static let source = """
        import base64, http.server, os, ssl, subprocess, sys, tempfile, threading
        size, go, log = \(size), threading.Event(), []
        data = (bytes(range(251)) * (size // 251 + 1))[:size]
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            def log_message(self, *words): pass
            def answer(self, status, body, headers=(), type="text/html; charset=utf-8"):
                self.send_response(status)
                for name, value in [("Content-Type", type), ("Content-Length", str(len(body))), *headers]: self.send_header(name, value)
                self.end_headers()
            def do_GET(self):
                if self.path == "/go": go.set()
                if self.path in ("/file", "/torn"): return self.file()
                body = "\\n".join(log).encode() if self.path == "/log" else b"<title>Known</title><p>A page"
                self.answer(200, body)
                self.wfile.write(body)
            def file(self):
                wanted, condition = self.headers.get("Range"), self.headers.get("If-Range")
                log.append(f"{self.path} {wanted} {condition}")
                if wanted and condition == '"one"':
                    start = int(wanted.split("=")[1].rstrip("-"))
                    self.answer(206, data[start:], [("Content-Range", f"bytes {start}-{size - 1}/{size}"), ("ETag", '"one"')], "application/octet-stream")
                    return self.wfile.write(data[start:])
                self.answer(200, data, [("ETag", '"one"'), ("Accept-Ranges", "bytes")], "application/octet-stream")
                self.wfile.write(data[:size // 2])
                self.wfile.flush()
                if self.path == "/torn":
                    go.wait(60)
                    self.close_connection = True
                    return self.connection.close()
                go.wait(60)
                try: self.wfile.write(data[size // 2:])
                except OSError: pass
        folder = tempfile.mkdtemp()
        key, certificate = os.path.join(folder, "key"), os.path.join(folder, "certificate")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2",
            "-subj", "/CN=Nobody", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"], check=True, capture_output=True)
        with open(certificate) as file: der = ssl.PEM_cert_to_DER_cert(file.read())
        ports = []
        for is_secure in (False, True):
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
            server.daemon_threads = True
            if is_secure:
                context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                context.load_cert_chain(certificate, key)
                server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            ports.append(server.server_port)
        for name in (key, certificate): os.remove(name)
        os.rmdir(folder)
        print(*ports, base64.b64encode(der).decode(), flush=True)
        sys.stdin.read()
        """

    init() throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.source]
        let output = Pipe()
        process.standardOutput = output
        // It ends with us.
        process.standardInput = Pipe()
        try process.run()
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let part = output.fileHandleForReading.availableData
            if part.isEmpty { break }
            line += part
        }
        let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 3, let plain = URL(string: "http://127.0.0.1:\(words[0])"),
            let secure = URL(string: "https://127.0.0.1:\(words[1])"),
            let certificate = Data(base64Encoded: String(words[2]))
        else { throw URLError(.cannotConnectToHost) }
        (self.plain, self.secure, self.certificate) = (plain, secure, certificate)
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
