// SPDX-License-Identifier: MIT
import CoreGraphics

extension PlainImage {
    /// Bitmaps of the X Window System: C source with a width, a height and bytes whose lowest bit is the leftmost pixel.
    /// Set bits are black, the others white.
    static func xBitmap(_ data: Data) -> PlainImage? {
        let text = String(decoding: data, as: UTF8.self)
        guard let brace = text.firstIndex(of: "{"), let width = defined("_width", in: text[..<brace]),
            let height = defined("_height", in: text[..<brace])
        else { return nil }
        let numbers = text[text.index(after: brace)...].prefix { $0 != "}" }
        let bytes = numbers.split(separator: ",").map { number -> Int in
            let word = number.trimmingCharacters(in: .whitespacesAndNewlines)
            return (word.hasPrefix("0x") || word.hasPrefix("0X") ? Int(word.dropFirst(2), radix: 16) : Int(word)) ?? 0
        }
        return PlainImage(width: width, height: height, alpha: .opaque) { target in
            let bytesPerRow = (width + 7) / 8
            for y in 0..<height {
                for x in 0..<width {
                    let at = y * bytesPerRow + x / 8
                    guard bytes.indices.contains(at) else { return }
                    target.set(x, y, bytes[at] >> (x % 8) & 1 == 1 ? 0xFF00_0000 : 0xFFFF_FFFF)
                }
            }
        }
    }

    /// The number of `#define name_width 16`.
    private static func defined(_ suffix: String, in text: Substring) -> Int? {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words.count >= 3, words[0] == "#define", words[1].hasSuffix(suffix) { return Int(words[2]) }
        }
        return nil
    }
}
