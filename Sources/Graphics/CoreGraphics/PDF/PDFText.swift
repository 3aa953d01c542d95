// SPDX-License-Identifier: MIT
import Foundation

/// Text strings and dates of PDF files.
enum PDFText {
    static func string(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBig: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBig: false) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
        return String(String.UnicodeScalarView(bytes.map { documentEncoding($0) }))
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> String {
        let all = Array(bytes)
        let units = stride(from: 0, to: all.count - all.count % 2, by: 2).map { i in
            let (first, second) = (UInt16(all[i]), UInt16(all[i + 1]))
            return isBig ? first << 8 | second : second << 8 | first
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// PDFDocEncoding from 0x80 to 0x9E and 0x18 to 0x1F, and its euro sign (annex D.2); Latin-1 elsewhere.
    private static let high: [UInt32] = [
        0x2022, 0x2020, 0x2021, 0x2026, 0x2014, 0x2013, 0x192, 0x2044, 0x2039, 0x203A, 0x2212, 0x2030, 0x201E, 0x201C,
        0x201D, 0x2018, 0x2019, 0x201A, 0x2122, 0xFB01, 0xFB02, 0x141, 0x152, 0x160, 0x178, 0x17D, 0x131, 0x142, 0x153,
        0x161, 0x17E,
    ]
    private static let low: [UInt32] = [0x2D8, 0x2C7, 0x2C6, 0x2D9, 0x2DD, 0x2DB, 0x2DA, 0x2DC]

    private static func documentEncoding(_ byte: UInt8) -> Unicode.Scalar {
        let code: UInt32 =
            switch byte {
            case 0x18...0x1F: low[Int(byte) - 0x18]
            case 0x80...0x9E: high[Int(byte) - 0x80]
            case 0xA0: 0x20AC
            default: UInt32(byte)
            }
        return Unicode.Scalar(code) ?? " "
    }

    /// 7.9.4: everything behind the year may be missing; without an offset the time is universal.
    static func date(_ text: String) -> Date? {
        var digits = Substring(text.hasPrefix("D:") ? String(text.dropFirst(2)) : text)
        func take(_ count: Int) -> Int? {
            let part = digits.prefix(count)
            guard part.count == count, let value = Int(part), part.allSatisfy(\.isNumber) else { return nil }
            digits = digits.dropFirst(count)
            return value
        }
        guard let year = take(4) else { return nil }
        var parts = DateComponents(year: year, month: take(2) ?? 1, day: take(2) ?? 1)
        (parts.hour, parts.minute, parts.second) = (take(2) ?? 0, take(2) ?? 0, take(2) ?? 0)
        let sign = digits.first == "-" ? -1 : 1
        if digits.first == "+" || digits.first == "-" {
            digits = digits.dropFirst()
            let hours = take(2) ?? 0
            if digits.first == "'" { digits = digits.dropFirst() }
            parts.second = (parts.second ?? 0) - sign * (hours * 3600 + (take(2) ?? 0) * 60)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: parts)
    }
}
