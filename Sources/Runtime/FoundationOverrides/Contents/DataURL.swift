// SPDX-License-Identifier: MIT
import Foundation

/// What a `data:` address holds in itself: https://www.rfc-editor.org/rfc/rfc2397
///
///     data:[<type>/<subtype>][;<attribute>=<value>]*[;base64],<data>
struct DataURL {
    let data: Data
    /// "text/plain" where the address names none.
    let mimeType: String
    /// The first `charset` of the address.
    let textEncodingName: String?

    static func isScheme(of url: URL) -> Bool { url.scheme?.lowercased() == "data" }

    /// Nil: no address of this kind, or what it holds is damaged.
    init?(_ url: URL) {
        let text = url.absoluteString
        guard Self.isScheme(of: url), let colon = text.firstIndex(of: ":") else { return nil }
        // What follows a number sign is a place within the content.
        let rest = text[text.index(after: colon)...].prefix { $0 != "#" }
        guard let comma = rest.firstIndex(of: ",") else { return nil }
        // Escapes are for the data.
        var parts = rest[..<comma].split(separator: ";", omittingEmptySubsequences: false)
        guard !rest[..<comma].contains("%"), let bytes = Self.bytes(rest[rest.index(after: comma)...])
        else { return nil }
        let isBase64 = parts.count > 1 && parts.last?.lowercased() == "base64"
        if isBase64 { parts.removeLast() }
        guard let data = isBase64 ? Self.decoded(base64: bytes) : Data(bytes) else { return nil }
        self.data = data
        mimeType = parts.first.map(String.init).flatMap { Self.isType($0) ? $0 : nil } ?? "text/plain"
        textEncodingName = parts.dropFirst().lazy.compactMap(Self.charset).first
    }

    private static func isType(_ text: String) -> Bool {
        text.split(separator: "/", omittingEmptySubsequences: false).count == 2 && !text.hasPrefix("/")
            && !text.hasSuffix("/")
    }

    private static func charset(_ parameter: Substring) -> String? {
        let sides = parameter.split(separator: "=", maxSplits: 1)
        return sides.count == 2 && sides[0].lowercased() == "charset" ? String(sides[1]) : nil
    }

    /// The text's bytes with its escapes replaced; nil at a damaged one.
    private static func bytes(_ text: Substring) -> [UInt8]? {
        var result: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
                return nil
            }
            result.append(value)
            rest = rest.dropFirst(2)
        }
        return result
    }

    /// Lines and missing padding are no damage: https://infra.spec.whatwg.org/#forgiving-base64-decode
    private static func decoded(base64 bytes: [UInt8]) -> Data? {
        var digits = bytes.filter { ![0x09, 0x0A, 0x0C, 0x0D, 0x20].contains($0) }
        while digits.count % 4 > 1 { digits.append(UInt8(ascii: "=")) }
        return Data(base64Encoded: Data(digits))
    }
}
