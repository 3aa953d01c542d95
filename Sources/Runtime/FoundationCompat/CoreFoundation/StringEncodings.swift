// SPDX-License-Identifier: MIT
public import Foundation

/// Core Foundation's number of a string encoding, which is not `String.Encoding`'s.
public typealias CFStringEncoding = UInt32

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Encodings that every system has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16 = 0x0100
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
    public static var unicode: CFStringBuiltInEncodings { .UTF16 }
}

/// Encodings of scripts and systems, those that web pages and files still use.
public enum CFStringEncodings: CFIndex, Sendable {
    case isoLatin2 = 0x0202
    case isoLatin3 = 0x0203
    case isoLatin4 = 0x0204
    case isoLatinCyrillic = 0x0205
    case isoLatinArabic = 0x0206
    case isoLatinGreek = 0x0207
    case isoLatinHebrew = 0x0208
    case isoLatin5 = 0x0209
    case isoLatin9 = 0x020F
    case windowsLatin2 = 0x0501
    case windowsCyrillic = 0x0502
    case windowsGreek = 0x0503
    case windowsLatin5 = 0x0504
    case windowsHebrew = 0x0505
    case windowsArabic = 0x0506
    case windowsBalticRim = 0x0507
    case windowsVietnamese = 0x0508
    case dosJapanese = 0x0420
    case dosChineseSimplif = 0x0421
    case dosKorean = 0x0422
    case dosChineseTrad = 0x0423
    case GBK_95 = 0x0631
    case GB_18030_2000 = 0x0632
    case ISO_2022_JP = 0x0820
    case ISO_2022_KR = 0x0840
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_TW = 0x0931
    case EUC_KR = 0x0940
    case shiftJIS = 0x0A01
    case KOI8_R = 0x0A02
    case big5 = 0x0A03
    case big5_HKSCS_1999 = 0x0A06
    public static var GB_2312_80: CFStringEncodings { .EUC_CN }
}

/// One encoding: its number here, Foundation's, and its names of the IANA, of which the first is the preferred one.
private struct EncodingNames {
    let encoding: CFStringEncoding
    /// Nil: Foundation's number is made of the other.
    let foundation: UInt?
    let names: [String]

    init(_ encoding: CFStringEncoding, _ foundation: String.Encoding?, _ names: String...) {
        (self.encoding, self.foundation, self.names) = (encoding, foundation?.rawValue, names)
    }

    // https://www.iana.org/assignments/character-sets
    static let all = [
        EncodingNames(0x0800_0100, .utf8, "utf-8", "utf8", "csutf8"),
        EncodingNames(0x0600, .ascii, "us-ascii", "ascii", "iso-ir-6", "ansi_x3.4-1968", "iso646-us"),
        EncodingNames(0x0201, .isoLatin1, "iso-8859-1", "latin1", "l1", "iso_8859-1", "iso8859-1"),
        EncodingNames(0x0202, .isoLatin2, "iso-8859-2", "latin2", "l2", "iso_8859-2"),
        EncodingNames(0x0203, nil, "iso-8859-3", "latin3"), EncodingNames(0x0204, nil, "iso-8859-4", "latin4"),
        EncodingNames(0x0205, nil, "iso-8859-5", "cyrillic"), EncodingNames(0x0206, nil, "iso-8859-6", "arabic"),
        EncodingNames(0x0207, nil, "iso-8859-7", "greek"), EncodingNames(0x0208, nil, "iso-8859-8", "hebrew"),
        EncodingNames(0x0209, nil, "iso-8859-9", "latin5"), EncodingNames(0x020F, nil, "iso-8859-15", "latin-9"),
        EncodingNames(0x0500, .windowsCP1252, "windows-1252", "cp1252"),
        EncodingNames(0x0501, .windowsCP1250, "windows-1250", "cp1250"),
        EncodingNames(0x0502, .windowsCP1251, "windows-1251", "cp1251"),
        EncodingNames(0x0503, .windowsCP1253, "windows-1253", "cp1253"),
        EncodingNames(0x0504, .windowsCP1254, "windows-1254", "cp1254"),
        EncodingNames(0x0505, nil, "windows-1255"), EncodingNames(0x0506, nil, "windows-1256"),
        EncodingNames(0x0507, nil, "windows-1257"), EncodingNames(0x0508, nil, "windows-1258"),
        EncodingNames(0x0100, .utf16, "utf-16", "iso-10646-ucs-2", "unicode-1-1"),
        EncodingNames(0x1000_0100, .utf16BigEndian, "utf-16be"),
        EncodingNames(0x1400_0100, .utf16LittleEndian, "utf-16le"),
        EncodingNames(0x0C00_0100, .utf32, "utf-32"),
        EncodingNames(0x1800_0100, .utf32BigEndian, "utf-32be"),
        EncodingNames(0x1C00_0100, .utf32LittleEndian, "utf-32le"),
        EncodingNames(0, .macOSRoman, "macintosh", "mac"),
        EncodingNames(0x0820, .iso2022JP, "iso-2022-jp"), EncodingNames(0x0840, nil, "iso-2022-kr"),
        EncodingNames(0x0920, .japaneseEUC, "euc-jp"), EncodingNames(0x0940, nil, "euc-kr", "ks_c_5601-1987"),
        EncodingNames(0x0930, nil, "gb2312", "euc-cn"), EncodingNames(0x0931, nil, "euc-tw"),
        EncodingNames(0x0631, nil, "gbk", "cp936"), EncodingNames(0x0632, nil, "gb18030"),
        EncodingNames(0x0A01, .shiftJIS, "shift_jis", "shift-jis", "sjis"), EncodingNames(0x0A02, nil, "koi8-r"),
        EncodingNames(0x0A03, nil, "big5", "csbig5"), EncodingNames(0x0A06, nil, "big5-hkscs"),
        EncodingNames(0x0B01, .nextstep, "x-nextstep"), EncodingNames(0x0BFF, .nonLossyASCII, "x-nonlossyascii"),
        EncodingNames(0x0420, nil, "cp932", "windows-31j"), EncodingNames(0x0421, nil, "x-cp936"),
        EncodingNames(0x0422, nil, "cp949", "windows-949"), EncodingNames(0x0423, nil, "cp950"),
    ]
}

/// What marks numbers of Foundation that are only Core Foundation's.
private let foundationMark: UInt = 0x8000_0000

/// - Returns: `kCFStringEncodingInvalidId` for an unknown name. Case does not matter.
public func CFStringConvertIANACharSetNameToEncoding(_ name: CFString!) -> CFStringEncoding {
    let wanted = ((name ?? "") as String).lowercased()
    return EncodingNames.all.first { $0.names.contains(wanted) }?.encoding ?? kCFStringEncodingInvalidId
}

/// - Returns: the preferred name in lower case; nil for an encoding without one.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    EncodingNames.all.first { $0.encoding == encoding }?.names.first.map { NSString(string: $0) }
}

/// The raw value of the `String.Encoding`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    if encoding == kCFStringEncodingInvalidId { return UInt(encoding) }
    return EncodingNames.all.first { $0.encoding == encoding }?.foundation ?? foundationMark | UInt(encoding)
}

public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if let known = EncodingNames.all.first(where: { $0.foundation == encoding }) { return known.encoding }
    return encoding & foundationMark == 0
        ? kCFStringEncodingInvalidId : CFStringEncoding(truncatingIfNeeded: encoding & ~foundationMark)
}

public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
    EncodingNames.all.contains { $0.encoding == encoding }
}
