// SPDX-License-Identifier: MIT
import FoundationCompat

/// A request or a response of HTTP 1, made in parts or read from bytes:
/// https://developer.apple.com/documentation/cfnetwork/cfhttpmessage
public final class CFHTTPMessage {
    let isRequest: Bool
    var version: String
    var method: String?
    var address: URL?
    var status: (code: Int, reason: String)?
    /// In the order in which they came.
    private(set) var fields: [(name: String, value: String)] = []
    var body: Data?
    /// Bytes of a head that is not whole yet.
    private var unread = Data()
    private(set) var isHeaderComplete = false

    init(isRequest: Bool, version: String = "HTTP/1.1") { (self.isRequest, self.version) = (isRequest, version) }

    init(copying other: CFHTTPMessage) {
        (isRequest, version, method, address) = (other.isRequest, other.version, other.method, other.address)
        (status, fields, body) = (other.status, other.fields, other.body)
        (unread, isHeaderComplete) = (other.unread, other.isHeaderComplete)
    }

    subscript(name: String) -> String? {
        get { fields.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value }
        set {
            let place = fields.firstIndex { $0.name.caseInsensitiveCompare(name) == .orderedSame }
            switch (place, newValue) {
            case (let place?, let value?): fields[place].value = value
            case (let place?, nil): fields.remove(at: place)
            case (nil, let value?): fields.append((name, value))
            case (nil, nil): break
            }
        }
    }

    // MARK: Bytes

    private var startLine: String {
        guard isRequest else { return "\(version) \(status?.code ?? 0) \(status?.reason ?? "")" }
        return "\(method ?? "GET") \(target) \(version)"
    }

    /// What a request asks a server for: the path with its query.
    private var target: String {
        guard let address, let parts = URLComponents(url: address, resolvingAgainstBaseURL: true) else { return "/" }
        let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        return path + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
    }

    var serialized: Data {
        let lines = [startLine] + fields.map { "\($0.name): \($0.value)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? Data())
    }

    /// - Returns: whether what has come so far can be a message.
    func append(_ bytes: Data) -> Bool {
        guard !isHeaderComplete else {
            body = (body ?? Data()) + bytes
            return true
        }
        unread += bytes
        guard let end = unread.range(of: Data("\r\n\r\n".utf8)) else { return true }
        let head = String(decoding: unread[..<end.lowerBound], as: UTF8.self)
        var lines = head.components(separatedBy: "\r\n")
        guard readStart(lines.removeFirst()) else { return false }
        for line in lines { readField(line) }
        let rest = unread[end.upperBound...]
        if !rest.isEmpty { body = Data(rest) }
        (unread, isHeaderComplete) = (Data(), true)
        return true
    }

    private func readStart(_ line: String) -> Bool {
        let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard words.count >= 2 else { return false }
        if isRequest {
            guard words.count == 3, words[2].hasPrefix("HTTP/") else { return false }
            (method, address, version) = (words[0], URL(string: words[1]), words[2])
        } else {
            guard words[0].hasPrefix("HTTP/"), let code = Int(words[1]) else { return false }
            (version, status) = (words[0], (code, words.count == 3 ? words[2] : ""))
        }
        return true
    }

    /// A field that comes again goes on: https://www.rfc-editor.org/rfc/rfc9110#section-5.3
    private func readField(_ line: String) {
        guard let colon = line.firstIndex(of: ":") else { return }
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        let name = String(line[..<colon])
        self[name] = self[name].map { $0 + ", " + value } ?? value
    }
}
