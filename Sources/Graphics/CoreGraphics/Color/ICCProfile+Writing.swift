// SPDX-License-Identifier: MIT
import Foundation

extension ICCProfile {
    /// A profile (ICC.1:2010, version 4.2) of a matrix RGB or gray space; nil for all others.
    static func data(of encoding: ColorEncoding, named name: String) -> Data? {
        switch encoding {
        case .rgb(let rgb):
            let toD50 = Matrix3.adaptation(from: Matrix3.d65White, to: Matrix3.d50White) * rgb.toXYZ
            guard let curve = curve(rgb.transfer) else { return nil }
            return file(
                space: "RGB ",
                common(name) + [
                    ("rXYZ", xyz(toD50.c0)), ("gXYZ", xyz(toD50.c1)), ("bXYZ", xyz(toD50.c2)), ("rTRC", curve),
                    ("gTRC", curve), ("bTRC", curve),
                ])
        case .gray(let transfer):
            return curve(transfer).map { file(space: "GRAY", common(name) + [("kTRC", $0)]) }
        case .cmyk, .lab, .xyz, .indexed, .pattern: return nil
        }
    }

    private static func common(_ name: String) -> [(String, Data)] {
        [
            ("desc", text(name)), ("cprt", text("No copyright, use freely")), ("wtpt", xyz(Matrix3.d50White)),
        ]
    }

    /// Header, table of tags, and the tags at multiples of four; equal ones are stored once.
    private static func file(space: String, _ tags: [(name: String, data: Data)]) -> Data {
        var body = Data()
        var table = number(UInt32(tags.count))
        var places: [Data: UInt32] = [:]
        let start = UInt32(128 + 4 + 12 * tags.count)
        for tag in tags {
            let place = places[tag.data] ?? start + UInt32(body.count)
            if places.updateValue(place, forKey: tag.data) == nil {
                body += tag.data
                body += Data(count: (4 - body.count % 4) % 4)
            }
            table += Data(tag.name.utf8) + number(place) + number(UInt32(tag.data.count))
        }
        return header(space, size: start + UInt32(body.count)) + table + body
    }

    private static func header(_ space: String, size: UInt32) -> Data {
        var header = number(size) + Data(count: 4) + number(0x0420_0000) + Data("mntr\(space)XYZ ".utf8)
        // The date of the specification: a profile says the same whenever it is made.
        for part in [2010, 12, 1, 0, 0, 0] { header += half(UInt16(part)) }
        header += Data("acsp".utf8) + Data(count: 28) + xyz(Matrix3.d50White).dropFirst(8)
        return header + Data(count: 128 - header.count)
    }

    private static func number(_ value: UInt32) -> Data { Data([24, 16, 8, 0].map { UInt8(value >> $0 & 255) }) }
    private static func half(_ value: UInt16) -> Data { Data([UInt8(value >> 8), UInt8(value & 255)]) }
    private static func fixed(_ value: Double) -> Data {
        number(UInt32(bitPattern: Int32((value * 65536).rounded())))
    }

    private static func xyz(_ value: SIMD3<Double>) -> Data {
        Data("XYZ ".utf8) + Data(count: 4) + fixed(value.x) + fixed(value.y) + fixed(value.z)
    }

    /// multiLocalizedUnicodeType with one English text.
    private static func text(_ text: String) -> Data {
        let units = Array(text.utf16)
        return Data("mluc".utf8) + Data(count: 4) + number(1) + number(12) + Data("enUS".utf8)
            + number(UInt32(units.count * 2)) + number(28) + units.reduce(Data()) { $0 + half($1) }
    }

    /// Parametric curves, or samples of what they cannot say.
    private static func curve(_ transfer: TransferFunction) -> Data? {
        let type3: [Double]
        switch transfer {
        case .linear: return Data("curv".utf8) + Data(count: 8)
        case .power(let gamma): return Data("para".utf8) + Data(count: 8) + fixed(gamma)
        case .sRGB: type3 = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
        case .rec709: type3 = [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081]
        case .parametric(let g, let a, let b, let c, let d, let e, let f):
            return parametric(4, [g, a, b, c, d, e, f])
        case .table(let samples):
            return Data("curv".utf8) + Data(count: 4) + number(UInt32(samples.count))
                + samples.reduce(Data()) { $0 + half(UInt16((max(0, min(1, $1)) * 65535).rounded())) }
        case .pq, .hlg:
            let samples = (0..<1024).map { transfer.toLinear(Double($0) / 1023) }
            guard let most = samples.last, most > 0 else { return nil }
            return curve(.table(samples.map { $0 / most }))
        }
        return parametric(3, type3)
    }

    private static func parametric(_ kind: UInt16, _ values: [Double]) -> Data {
        Data("para".utf8) + Data(count: 4) + half(kind) + half(0) + values.reduce(Data()) { $0 + fixed($1) }
    }
}
