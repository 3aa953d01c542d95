// SPDX-License-Identifier: MIT
import Foundation

/// A source that cannot be read as text: Swift's are UTF-8.
public struct UnreadableSource: Error, CustomStringConvertible, Sendable {
    public let file: String
    public let line: Int
    public let column: Int
    public let message: String

    /// As compilers print it.
    public var description: String { "\(file):\(line):\(column): error: \(message)" }
}

enum SourceText {
    /// - Throws: `UnreadableSource`, with the place of the first byte that is wrong.
    static func read(_ path: String) throws -> String {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            throw UnreadableSource(
                file: path, line: 1, column: 1, message: "the source is UTF-16; Swift's sources are UTF-8")
        }
        if let text = String(validating: data, as: UTF8.self) { return text }
        throw unreadable(Array(data), path)
    }

    private static func unreadable(_ bytes: [UInt8], _ path: String) -> UnreadableSource {
        let valid = validPrefix(of: bytes)
        let line = 1 + bytes[..<valid].count { $0 == newline }
        let start = bytes[..<valid].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let byte = String(bytes[valid], radix: 16, uppercase: true)
        return UnreadableSource(
            file: path, line: line, column: 1 + String(decoding: bytes[start..<valid], as: UTF8.self).count,
            message: "byte 0x\(byte) is not UTF-8, as Swift's sources are; is the file in Latin-1?")
    }

    private static let newline = UInt8(ascii: "\n")

    // MARK: Sources that keep the parser busy

    /// Seconds that Swift's parser may work on one file: it looks ahead at each level of nested brackets, and twice as
    /// long at the next.
    static var parsingLimit: TimeInterval {
        ProcessInfo.processInfo.environment["TOUCHSTONE_COMPILER_LIMIT"].flatMap(TimeInterval.init) ?? 120
    }

    static func unparsable(_ text: String, _ path: String, seconds: Int) -> UnreadableSource {
        let place = deepestPlace(in: Array(text.utf8))
        return UnreadableSource(
            file: path, line: place.line, column: place.column,
            message:
                "Swift's parser was stopped: it worked on this file for longer than \(seconds) seconds; brackets are "
                + "nested deepest here")
    }

    /// Where most brackets are open, whatever is quoted or a comment.
    private static func deepestPlace(in bytes: [UInt8]) -> (line: Int, column: Int) {
        var (depth, greatest, line, start) = (0, 0, 1, 0)
        var place = (line: 1, column: 1)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case newline: (line, start) = (line + 1, index + 1)
            case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth = max(0, depth - 1)
            default: break
            }
            guard depth > greatest else { continue }
            greatest = depth
            place = (line, index - start + 1)
        }
        return place
    }

    /// The number of bytes before the first that is no part of a character. O(n).
    private static func validPrefix(of bytes: [UInt8]) -> Int {
        var (decoder, iterator, position) = (UTF8(), bytes.makeIterator(), 0)
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { position += UTF8.width(scalar) }
        return min(position, bytes.count - 1)
    }
}
