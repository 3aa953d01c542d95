// SPDX-License-Identifier: MIT
import Foundation

/// The head of an answer, line by line: https://www.rfc-editor.org/rfc/rfc9112#section-4
struct ResponseHead {
    private(set) var status = 0
    /// Values of one name are one value with commas between.
    private(set) var fields: [String: String] = [:]

    /// - Returns: whether the line ended the head.
    mutating func take(_ line: String) -> Bool {
        let text = line.trimmingCharacters(in: .newlines)
        if text.hasPrefix("HTTP/") {
            let words = text.split(separator: " ", maxSplits: 2)
            (status, fields) = (words.count > 1 ? Int(words[1]) ?? 0 : 0, [:])
        } else if let colon = text.firstIndex(of: ":") {
            let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            let name = fields.keys.first { $0.lowercased() == text[..<colon].lowercased() } ?? String(text[..<colon])
            fields[name] = fields[name].map { $0 + ", " + value } ?? value
        }
        return text.isEmpty
    }

    /// Not one that only says that another one comes.
    var isFinal: Bool { status >= 200 || status == 101 }

    /// Where else the content is.
    var redirect: String? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        return fields.first { $0.key.lowercased() == "location" }?.value
    }
}

/// Codes of `URLError`: https://developer.apple.com/documentation/foundation/urlerror/code
enum LoadError: Int {
    case unknown = -1
    case badURL = -1000
    case timedOut = -1001
    case unsupportedURL = -1002
    case cannotFindHost = -1003
    case cannotConnect = -1004
    case connectionLost = -1005
    case tooManyRedirects = -1007
    case noFile = -1100
    case secureConnectionFailed = -1200
    case untrusted = -1202
    case cannotWrite = -3003

    /// - Parameter code: of https://curl.se/libcurl/c/libcurl-errors.html
    init(_ code: Int32) {
        switch code {
        case 1: self = .unsupportedURL
        case 3: self = .badURL
        case 5, 6: self = .cannotFindHost
        case 7: self = .cannotConnect
        case 18, 52, 55, 56: self = .connectionLost
        case 23: self = .cannotWrite
        case 26: self = .noFile
        case 28: self = .timedOut
        case 35: self = .secureConnectionFailed
        case 51, 60, 83, 91: self = .untrusted
        default: self = .unknown
        }
    }
}

/// Strings in C's form, as long as it lives.
final class CTexts {
    private var list: [UnsafeMutablePointer<CChar>] = []

    /// nil: there is no memory.
    func add(_ text: String) -> UnsafePointer<CChar>? {
        guard let copy = strdup(text) else { return nil }
        list.append(copy)
        return UnsafePointer(copy)
    }

    deinit { for text in list { free(text) } }
}
