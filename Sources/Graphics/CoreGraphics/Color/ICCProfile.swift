// SPDX-License-Identifier: MIT
import Foundation

/// The part of an ICC profile (ICC.1:2010) that describes matrix/TRC and gray spaces, which is what cameras, phones
/// and screens write. Profiles made of lookup tables are not understood.
struct ICCProfile {
    private let data: Data
    private var tags: [String: Range<Int>] = [:]

    /// nil when it is no profile.
    init?(_ source: Data) {
        data = source.startIndex == 0 ? source : Data(source)
        guard data.count >= 132, text(36, 4) == "acsp" else { return nil }
        for i in 0..<min(Int(u32(128)), 200) {
            let entry = 132 + 12 * i
            guard let name = text(entry, 4) else { break }
            let (offset, count) = (Int(u32(entry + 4)), Int(u32(entry + 8)))
            if offset + count <= data.count { tags[name] = offset..<offset + count }
        }
    }

    /// nil for spaces that are not matrix RGB or gray.
    var encoding: ColorEncoding? {
        switch text(16, 4) {
        case "RGB ": rgb
        case "GRAY": curve("kTRC").map { .gray($0) }
        case "CMYK": .cmyk
        default: nil
        }
    }

    private var rgb: ColorEncoding? {
        guard let red = xyz("rXYZ"), let green = xyz("gXYZ"), let blue = xyz("bXYZ"), let curve = curve("gTRC") else {
            return nil
        }
        // Colorants are relative to D50.
        let matrix =
            Matrix3.adaptation(from: Matrix3.d50White, to: Matrix3.d65White)
            * Matrix3(columns: red, green, blue)
        guard abs(matrix.determinant) > 1e-6 else { return nil }
        let found = RGBEncoding(toXYZ: matrix, transfer: curve)
        for known in [RGBEncoding.sRGB, .displayP3, .adobeRGB] where found.isNearly(known) { return .rgb(known) }
        return .rgb(found)
    }

    private func xyz(_ tag: String) -> SIMD3<Double>? {
        guard let range = tags[tag], range.count >= 20, text(range.lowerBound, 4) == "XYZ " else { return nil }
        let start = range.lowerBound + 8
        return SIMD3(fixed(start), fixed(start + 4), fixed(start + 8))
    }

    private func curve(_ tag: String) -> TransferFunction? {
        guard let range = tags[tag], range.count >= 12 else { return nil }
        let start = range.lowerBound
        switch text(start, 4) {
        case "curv": return sampledCurve(start, range.count)
        case "para": return parametricCurve(start, range.count)
        default: return nil
        }
    }

    private func sampledCurve(_ start: Int, _ size: Int) -> TransferFunction? {
        let count = Int(u32(start + 8))
        guard count <= 65536, 12 + 2 * count <= size else { return nil }
        switch count {
        case 0: return .linear
        case 1: return .power(Double(u16(start + 12)) / 256)
        default: return .table((0..<count).map { Double(u16(start + 12 + 2 * $0)) / 65535 })
        }
    }

    private func parametricCurve(_ start: Int, _ size: Int) -> TransferFunction? {
        let kind = u16(start + 8)
        let counts = [1, 3, 4, 5, 7]
        guard Int(kind) < counts.count, size >= 12 + 4 * counts[Int(kind)] else { return nil }
        let p = (0..<counts[Int(kind)]).map { fixed(start + 12 + 4 * $0) }
        switch kind {
        case 0: return .power(p[0])
        case 1: return p[1] == 0 ? nil : .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: 0, f: 0)
        case 2:
            return p[1] == 0
                ? nil : .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: p[3], f: p[3])
        case 3: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
        default: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
        }
    }

    private func u16(_ i: Int) -> UInt16 { i + 2 <= data.count ? UInt16(data[i]) << 8 | UInt16(data[i + 1]) : 0 }
    private func u32(_ i: Int) -> UInt32 { UInt32(u16(i)) << 16 | UInt32(u16(i + 2)) }
    private func fixed(_ i: Int) -> Double { Double(Int32(bitPattern: u32(i))) / 65536 }
    private func text(_ i: Int, _ count: Int) -> String? {
        i + count <= data.count ? String(data: data.subdata(in: i..<i + count), encoding: .isoLatin1) : nil
    }
}

extension RGBEncoding {
    /// Close enough that no 8-bit value differs by more than one: published profiles round primaries and curves.
    fileprivate func isNearly(_ other: RGBEncoding) -> Bool {
        let (a, b) = (toXYZ, other.toXYZ)
        for (x, y) in [(a.c0, b.c0), (a.c1, b.c1), (a.c2, b.c2)] {
            let d = x - y
            if abs(d.x) > 0.003 || abs(d.y) > 0.003 || abs(d.z) > 0.003 { return false }
        }
        return [0.05, 0.2, 0.5, 0.8].allSatisfy { abs(transfer.toLinear($0) - other.transfer.toLinear($0)) < 0.003 }
    }
}

extension CGColorSpace {
    /// nil when the bytes are no ICC profile, or one made of lookup tables. Takes NSData, Data or a CGDataProvider.
    public convenience init?(iccData: CFTypeRef) {
        let bytes = (iccData as? NSData).map { Data(referencing: $0) } ?? (iccData as? CGDataProvider)?.contents
        guard let bytes else { return nil }
        self.init(profile: bytes)
    }

    @available(*, deprecated, renamed: "init(iccData:)")
    public convenience init?(iccProfileData: CFData) { self.init(profile: Data(referencing: iccProfileData)) }

    /// nil for profiles of lookup tables, and for damaged ones.
    package convenience init?(profile: Data) {
        guard let encoding = ICCProfile(profile)?.encoding else { return nil }
        self.init(encoding: encoding, name: encoding.knownName, profile: profile)
    }
}

extension ColorEncoding {
    fileprivate var knownName: CFString? {
        switch self {
        case .rgb(.sRGB): CGColorSpace.sRGB
        case .rgb(.displayP3): CGColorSpace.displayP3
        case .rgb(.adobeRGB): CGColorSpace.adobeRGB1998
        default: nil
        }
    }
}
