// SPDX-License-Identifier: MIT

/// Reads the tags at the head of MP3 files, and in a chunk of WAV and AIFF files (ID3v2.2 to 2.4, id3.org).
enum ID3Tags {
    private static let largest = 1 << 24

    static func read(path: String) -> [MediaInfo.Tag] {
        guard let file = ByteReader(path: path) else { return [] }
        let start = chunk(of: file) ?? 0
        guard file.text(start, 3) == "ID3", let version = file.number8(start + 3),
            let flags = file.number8(start + 5), let head = file.bytes(start + 6, 4), (2...4).contains(version)
        else { return [] }
        let size = min(largest, synchsafe(head[...]))
        let rest = Int(clamping: file.length - start - 10)
        guard var body = file.bytes(start + 10, max(0, min(size, rest))) else { return [] }
        if flags & 0x80 != 0, version < 4 { body = withoutUnsynchronisation(body) }
        var offset = 0
        if flags & 0x40 != 0, version > 2, body.count >= 4 {
            offset = version == 4 ? synchsafe(body[0..<4]) : number(body[0..<4]) + 4
        }
        return frames(body, from: offset, version: version)
    }

    /// More chunks than a sound file has.
    private static let mostChunks = 1000

    /// Where the tags of a WAV (little endian) or AIFF file begin; nil: it is neither, or has none.
    private static func chunk(of file: ByteReader) -> Int64? {
        let isWave = file.text(0, 4) == "RIFF" && file.text(8, 4) == "WAVE"
        let isAIFF = file.text(0, 4) == "FORM" && ["AIFF", "AIFC"].contains(file.text(8, 4))
        guard isWave || isAIFF else { return nil }
        var offset: Int64 = 12
        for _ in 0..<mostChunks {
            guard let name = file.text(offset, 4), let bytes = file.bytes(offset + 4, 4) else { return nil }
            if name.uppercased() == "ID3 " { return offset + 8 }
            let size = Int64(number(isWave ? bytes.reversed()[...] : bytes[...]))
            offset += 8 + size + size % 2
        }
        return nil
    }

    private static func frames(_ body: [UInt8], from start: Int, version: UInt8) -> [MediaInfo.Tag] {
        let (nameLength, headLength) = version == 2 ? (3, 6) : (4, 10)
        var tags: [MediaInfo.Tag] = []
        var offset = start
        while offset >= 0, offset + headLength <= body.count, body[offset] != 0 {
            let name = String(decoding: body[offset..<offset + nameLength], as: UTF8.self)
            let digits = body[offset + nameLength..<offset + nameLength + (version == 2 ? 3 : 4)]
            let size = version == 4 ? synchsafe(digits) : number(digits)
            let value = offset + headLength
            guard size >= 0, size <= body.count - value else { break }
            if let tag = tag(modern[name] ?? name, body[value..<value + size]) { tags.append(tag) }
            offset = value + size
        }
        return tags
    }

    /// Names of version 2.2.
    private static let modern = [
        "TT2": "TIT2", "TP1": "TPE1", "TP2": "TPE2", "TAL": "TALB", "TRK": "TRCK", "TPA": "TPOS", "TYE": "TYER",
        "TCO": "TCON", "TCM": "TCOM", "PIC": "APIC", "COM": "COMM", "ULT": "USLT",
    ]

    private static func tag(_ name: String, _ bytes: ArraySlice<UInt8>) -> MediaInfo.Tag? {
        guard let encoding = bytes.first else { return nil }
        if name == "APIC" { return picture(bytes).map { MediaInfo.Tag(.id3, name, data: $0) } }
        if name == "COMM" || name == "USLT" {
            let afterLanguage = bytes.dropFirst(4)
            let parts = text(afterLanguage, encoding).split(separator: "\0", omittingEmptySubsequences: false)
            return MediaInfo.Tag(.id3, name, text: parts.last.map(String.init))
        }
        guard name.hasPrefix("T") else { return nil }
        let text = text(bytes.dropFirst(), encoding).trimmingCharacters(in: ["\0"])
        return MediaInfo.Tag(.id3, name, text: text)
    }

    private static func text(_ bytes: ArraySlice<UInt8>, _ encoding: UInt8) -> String {
        switch encoding {
        case 0: String(decoding: bytes.map { UInt16($0) }, as: UTF16.self)
        case 1: String(data: Data(bytes), encoding: .utf16) ?? ""
        case 2: String(data: Data(bytes), encoding: .utf16BigEndian) ?? ""
        default: String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The picture's own bytes, behind its kind and description.
    private static func picture(_ bytes: ArraySlice<UInt8>) -> Data? {
        let signatures: [[UInt8]] = [[0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47]]
        let start = bytes.indices.first { index in signatures.contains { bytes[index...].starts(with: $0) } }
        return start.map { Data(bytes[$0...]) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    private static func synchsafe(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 7 | Int($1 & 0x7F) } }

    private static func withoutUnsynchronisation(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() where !(byte == 0 && index > 0 && bytes[index - 1] == 0xFF) {
            result.append(byte)
        }
        return result
    }
}
