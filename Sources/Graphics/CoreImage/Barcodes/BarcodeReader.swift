// SPDX-License-Identifier: MIT
internal import CBarcodes
import Foundation

/// Finds codes of all kinds by zxing-cpp; QR codes are found without it too (`QRReader`).
package enum BarcodeReader {
    /// Kinds of codes; the raw values are those of the C shim.
    package struct Kind: OptionSet, Hashable, Sendable {
        /// Bits of the shim; unknown ones find nothing.
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }
        private init(_ value: Int) { rawValue = UInt32(value) }

        /// QR codes of all sizes.
        package static let qr = Kind(TS_BARCODE_QR)
        /// Square, with a bull's eye in the middle.
        package static let aztec = Kind(TS_BARCODE_AZTEC)
        /// Stacked rows.
        package static let pdf417 = Kind(TS_BARCODE_PDF417)
        /// Square or rectangular, with an L at two edges.
        package static let dataMatrix = Kind(TS_BARCODE_DATA_MATRIX)
        /// Thirteen digits.
        package static let ean13 = Kind(TS_BARCODE_EAN13)
        /// Eight digits.
        package static let ean8 = Kind(TS_BARCODE_EAN8)
        /// UPC in its short form.
        package static let upce = Kind(TS_BARCODE_UPCE)
        /// Letters, digits and a few signs.
        package static let code39 = Kind(TS_BARCODE_CODE39)
        /// As Code 39, denser.
        package static let code93 = Kind(TS_BARCODE_CODE93)
        /// All of ASCII.
        package static let code128 = Kind(TS_BARCODE_CODE128)
        /// Pairs of digits.
        package static let interleaved2of5 = Kind(TS_BARCODE_ITF)
        /// Digits between letters A to D.
        package static let codabar = Kind(TS_BARCODE_CODABAR)
    }

    /// One code that was found.
    package struct Code: Equatable, Sendable {
        /// Exactly one of the kinds that were asked for.
        package let kind: Kind
        /// What it says; empty where that is no text.
        package let text: String
        /// Top left, bottom left, bottom right, top right as the code stands, in the image's coordinates (y up).
        package let corners: [CGPoint]
    }

    /// Images of more pixels on a side are made smaller first.
    private static let largestSide: CGFloat = 1600

    /// - Returns: none, and a report, when zxing-cpp is not installed.
    package static func codes(_ kinds: Kind, in image: CIImage) -> [Code] {
        guard !kinds.isEmpty, let light = LightnessImage(image, largestSide: largestSide) else { return [] }
        var found: UnsafeMutablePointer<ts_barcode>?
        let count = ts_barcodes_read(greyRows(light), Int32(light.width), Int32(light.height), kinds.rawValue, &found)
        guard count >= 0 else {
            Unsupported.report("barcodes other than QR codes: zxing-cpp is not installed")
            return []
        }
        defer { ts_barcodes_free(found, count) }
        return UnsafeBufferPointer(start: found, count: Int(count)).map { code($0, in: light) }
    }

    /// The top row first.
    private static func greyRows(_ light: LightnessImage) -> [UInt8] {
        (0..<light.height).reversed().flatMap { row in
            light.tones[(row * light.width)..<((row + 1) * light.width)].map { tone in
                UInt8(min(max(tone, 0), 1) * 255)
            }
        }
    }

    private static func code(_ found: ts_barcode, in light: LightnessImage) -> Code {
        let numbers = withUnsafeBytes(of: found.corners) { Array($0.bindMemory(to: Double.self)) }
        let corners = (0..<4).map { corner in
            light.point(SIMD2(numbers[2 * corner], Double(light.height) - numbers[2 * corner + 1]))
        }
        return Code(
            kind: Kind(rawValue: found.kind), text: found.text.map { String(cString: $0) } ?? "", corners: corners)
    }
}

/// The modules of codes that zxing-cpp writes.
struct WrittenBarcode {
    let width: Int
    let height: Int
    /// From the top.
    private let isDark: [Bool]

    subscript(row: Int, column: Int) -> Bool { isDark[row * width + column] }

    /// - Parameter level: how much of the code may be lost, 0 to 8. nil when the message does not fit or zxing-cpp is not
    ///   installed, which is reported.
    init?(_ kind: BarcodeReader.Kind, _ message: Data, level: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        let bytes = [UInt8](message)
        guard
            let modules = ts_barcode_write(
                kind.rawValue, bytes, Int32(clamping: bytes.count), Int32(level), &width, &height)
        else {
            Unsupported.report(
                "barcodes other than QR and Code 128: the message does not fit, or there is no zxing-cpp")
            return nil
        }
        defer { free(modules) }
        (self.width, self.height) = (Int(width), Int(height))
        isDark = UnsafeBufferPointer(start: modules, count: Int(width * height)).map { $0 != 0 }
    }
}
