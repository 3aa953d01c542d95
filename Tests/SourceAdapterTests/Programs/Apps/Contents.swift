import UIKit

// What addresses hold in themselves, and what is loaded without a session.

/// How a load of a session ends: the text with what the response says of it, or an error's number.
private func ending(_ address: String) -> String {
    nonisolated(unsafe) var heard = "never"
    let ended = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: URL(string: address)!) { data, response, error in
        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "-"
        heard = "\(text) \(response?.mimeType ?? "-") \(response?.textEncodingName ?? "-")"
        if let error { heard = "\((error as NSError).code)" }
        ended.signal()
    }.resume()
    _ = ended.wait(timeout: .now() + 30)
    return heard
}

/// Answers one request of HTTP with a text in ISO 8859-1.
private func textPort() -> UInt16 {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            _ = bind(listener, $0, length)
            _ = getsockname(listener, $0, &length)
        }
    }
    listen(listener, 4)
    Thread.detachNewThread {
        while true {
            let peer = accept(listener, nil, nil)
            var bytes = [UInt8](repeating: 0, count: 4096)
            _ = recv(peer, &bytes, bytes.count, 0)
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Length: 3\r\n"
            let answer = [UInt8]("\(head)Connection: close\r\n\r\nt".utf8) + [0xE9, 0x21]
            _ = send(peer, answer, answer.count, 0)
            close(peer)
        }
    }
    return UInt16(bigEndian: address.sin_port)
}

@MainActor func contents() throws {
    // The first example of https://www.rfc-editor.org/rfc/rfc2397, and its defaults.
    let note = URL(string: "data:,A%20brief%20note")!
    // expect: A brief note text/plain -
    say(ending("data:,A%20brief%20note"))
    // The scheme is not case-sensitive (RFC 3986, 3.1); the first character set is the text's.
    // expect: hello text/html utf-8
    say(ending("DATA:text/html;charset=utf-8;charset=utf-16;base64,aGVsbG8="))
    // Padding may be missing: https://infra.spec.whatwg.org/#forgiving-base64-decode
    // expect: hello text/plain -
    say(ending("data:;base64,aGVsbG8"))
    // Every load ends, also that of damaged ones: NSURLErrorBadURL.
    // expect: ["-1000", "-1000", "-1000"]
    say("\(["data://blah", "data:;base64,~~~", "data:%2c123"].map(ending))")

    // expect: 12 A brief note A brief note A brief note 12
    say(
        try "\(Data(contentsOf: note).count) \(String(contentsOf: note)) "
            + "\(String(contentsOf: note, encoding: .utf8)) \(NSString(contentsOf: note, encoding: 4)) "
            + "\(NSData(contentsOf: note)?.length ?? 0)")
    var code = 0
    do { _ = try Data(contentsOf: URL(string: "data:image/png;base64,~~~")!) } catch { code = (error as NSError).code }
    // expect: 256
    say("\(code)")

    // "Returns a string created by reading data from the URL, and returns by reference the encoding": from the answer's head.
    let page = URL(string: "http://127.0.0.1:\(textPort())/")!
    var encoding = String.Encoding.utf8
    let text = try String(contentsOf: page, usedEncoding: &encoding)
    // expect: té! true té! 3
    say(try "\(text) \(encoding == .isoLatin1) \(String(contentsOf: page)) \(Data(contentsOf: page).count)")

    // Files are read as before.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("Grüße".utf8).write(to: file)
    // expect: Grüße Grüße true
    say(try "\(String(contentsOf: file)) \(String(contentsOf: file, usedEncoding: &encoding)) \(encoding == .utf8)")
    try FileManager.default.removeItem(at: file)
}
