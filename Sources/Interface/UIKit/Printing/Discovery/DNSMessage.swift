// SPDX-License-Identifier: MIT

/// What finding services needs of DNS messages (RFC 1035, section 4; RFC 6762; RFC 6763): a question for pointers, and the
/// records of an answer.
struct DNSMessage {
    /// A message that ends too early, or whose names go round.
    struct Malformed: Error {}

    enum Content: Equatable {
        case address(String)
        case pointer([String])
        case service(port: Int, target: [String])
        /// Keys in lower case.
        case text([String: String])
        case other
    }

    struct Record: Equatable {
        /// Its labels.
        var name: [String]
        var content: Content
    }

    /// Of all sections: what belongs to an answer comes beside it.
    private(set) var records: [Record] = []

    /// Asks for pointers, to be answered to the asker alone (RFC 6762, 5.4).
    static func question(for name: [String]) -> [UInt8] {
        let header: [UInt8] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
        return header + name.flatMap { [UInt8($0.utf8.count)] + $0.utf8 } + [0, 0, 12, 0x80, 1]
    }

    // MARK: Decoding

    init(decoding bytes: [UInt8]) throws {
        var reader = Reader(bytes: bytes)
        reader.at = 4
        let questions = try reader.short()
        let count = try reader.short() + reader.short() + reader.short()
        for _ in 0..<questions {
            _ = try reader.name()
            try reader.skip(4)
        }
        for _ in 0..<count { records.append(try reader.record()) }
    }

    private struct Reader {
        let bytes: [UInt8]
        var at = 0

        mutating func skip(_ count: Int) throws {
            guard bytes.count - at >= count else { throw Malformed() }
            at += count
        }

        mutating func byte() throws -> Int {
            try skip(1)
            return Int(bytes[at - 1])
        }

        mutating func short() throws -> Int { try byte() << 8 | byte() }

        /// Labels, of which the rest may stand elsewhere (RFC 1035, 4.1.4): always earlier, so that reading ends.
        mutating func name() throws -> [String] {
            var labels: [String] = []
            var end: Int?
            var earliest = at
            while true {
                let length = try byte()
                if length == 0 { break }
                guard length >= 0xC0 else {
                    guard length < 64 else { throw Malformed() }
                    try skip(length)
                    labels.append(String(decoding: bytes[at - length..<at], as: UTF8.self))
                    continue
                }
                let target = (length & 0x3F) << 8 | (try byte())
                guard target < earliest else { throw Malformed() }
                end = end ?? at
                (at, earliest) = (target, target)
            }
            at = end ?? at
            return labels
        }

        mutating func record() throws -> Record {
            let name = try name()
            let type = try short()
            // Class and time to live.
            try skip(6)
            let length = try short()
            let start = at
            try skip(length)
            let end = at
            at = start
            let content = try content(type, end: end)
            at = end
            return Record(name: name, content: content)
        }

        private mutating func content(_ type: Int, end: Int) throws -> Content {
            switch type {
            case 1 where end - at == 4: return .address(bytes[at..<end].map(String.init).joined(separator: "."))
            case 12: return .pointer(try name())
            case 16: return .text(try pairs(end: end))
            case 33:
                // Priority and weight.
                try skip(4)
                return .service(port: try short(), target: try name())
            default: return .other
            }
        }

        /// `key=value` each (RFC 6763, 6.4); of equal keys the first counts.
        private mutating func pairs(end: Int) throws -> [String: String] {
            var result: [String: String] = [:]
            while at < end {
                let length = try byte()
                guard length <= end - at else { throw Malformed() }
                let text = String(decoding: bytes[at..<at + length], as: UTF8.self)
                at += length
                let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let key = parts[0].lowercased()
                if !key.isEmpty, result[key] == nil { result[key] = parts.count > 1 ? String(parts[1]) : "" }
            }
            return result
        }
    }
}
