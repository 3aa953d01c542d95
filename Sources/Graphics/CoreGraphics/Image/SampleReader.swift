// SPDX-License-Identifier: MIT
import Foundation

/// Reads and writes single components of any bitmap layout; the slow road for what has no kernel.
struct SampleReader {
    let layout: PixelLayout
    let decodeArray: [CGFloat]?
    private let colorCount: Int
    private let alphaFirst: Bool
    private let encoding: ColorEncoding

    init(layout: PixelLayout, decodeArray: [CGFloat]?) {
        self.layout = layout
        self.decodeArray = decodeArray
        encoding = layout.colorSpace?.encoding ?? .gray(.sRGB)
        colorCount = layout.alpha == .alphaOnly ? 0 : encoding.componentCount
        switch layout.alpha {
        case .premultipliedFirst, .first, .noneSkipFirst: alphaFirst = true
        case .none, .premultipliedLast, .last, .noneSkipLast, .alphaOnly: alphaFirst = false
        }
    }

    /// `count` bits from bit `offset` on, most significant first.
    func bits(_ line: UnsafeRawPointer, _ offset: Int, _ count: Int) -> UInt64 {
        var value: UInt64 = 0
        var (position, left) = (offset, count)
        while left > 0 {
            let (byte, used) = (UInt64(line.load(fromByteOffset: position >> 3, as: UInt8.self)), position & 7)
            let take = min(8 - used, left)
            value = value << UInt64(take) | (byte >> UInt64(8 - used - take)) & ((1 << UInt64(take)) - 1)
            position += take
            left -= take
        }
        return value
    }

    /// Component `index` in memory order of the declared format, 0 to 1 (or as floats say), decode array applied
    /// when asked.
    func component(_ line: UnsafeRawPointer, _ x: Int, _ index: Int, decode: Bool) -> Double {
        let raw = rawComponent(line, x, index)
        guard decode, let array = decodeArray, 2 * index + 1 < array.count else { return raw }
        return Double(array[2 * index]) + raw * Double(array[2 * index + 1] - array[2 * index])
    }

    private func rawComponent(_ line: UnsafeRawPointer, _ x: Int, _ index: Int) -> Double {
        let depth = layout.bitsPerComponent
        let start = x * layout.bitsPerPixel
        switch depth {
        case 8:
            let bytes = layout.bitsPerPixel / 8
            let little32 = layout.bitmapInfo.byteOrder == .order32Little && bytes == 4
            let offset = start / 8 + (little32 ? 3 - index : index)
            return Double(line.load(fromByteOffset: offset, as: UInt8.self)) / 255
        case 16:
            var value = line.loadUnaligned(fromByteOffset: start / 8 + 2 * index, as: UInt16.self)
            if layout.bitmapInfo.byteOrder != .order16Little { value = value.byteSwapped }
            if layout.bitmapInfo.contains(.floatComponents) { return Double(HalfFloat.value(value)) }
            return Double(value) / 65535
        case 32:
            var value = line.loadUnaligned(fromByteOffset: start / 8 + 4 * index, as: UInt32.self)
            if layout.bitmapInfo.byteOrder != .order32Little { value = value.byteSwapped }
            if layout.bitmapInfo.contains(.floatComponents) { return Double(Float(bitPattern: value)) }
            return Double(value) / 4_294_967_295
        case 5:
            var value = line.loadUnaligned(fromByteOffset: start / 8, as: UInt16.self)
            if layout.bitmapInfo.byteOrder != .order16Little { value = value.byteSwapped }
            // xRRRRRGGGGGBBBBB or RRRRRGGGGGBBBBBx.
            return Double(value >> UInt16((alphaFirst ? 10 : 11) - 5 * min(index, 2)) & 31) / 31
        default:
            return Double(bits(line, start + index * depth, depth)) / Double((1 << depth) - 1)
        }
    }

    /// The pixel as a premultiplied sRGB word.
    func pixel(_ line: UnsafeRawPointer, _ x: Int) -> UInt32 {
        if layout.alpha == .alphaOnly {
            return UInt32((clamp(component(line, x, 0, decode: true)) * 255).rounded()) << 24
        }
        let (color, alpha) = color(line, x)
        return pack(color, alpha)
    }

    /// The pixel in sRGB, neither premultiplied nor clamped, and its alpha.
    func color(_ line: UnsafeRawPointer, _ x: Int) -> (SIMD3<Double>, Double) {
        let hasAlpha = !layout.isOpaque
        let skip = layout.bitsPerComponent == 5 ? 0 : (alphaFirst ? 1 : 0)
        var alpha = 1.0
        if hasAlpha {
            let index = alphaFirst ? 0 : colorCount
            alpha = layout.bitsPerComponent == 5 ? 1 : clamp(rawComponent(line, x, index))
        }
        let premultiplied = layout.alpha == .premultipliedFirst || layout.alpha == .premultipliedLast
        var components = (0..<colorCount).map { i -> CGFloat in
            var value = component(line, x, i + skip, decode: true)
            if case .indexed = encoding, decodeArray == nil { value *= Double((1 << layout.bitsPerComponent) - 1) }
            return CGFloat(value)
        }
        if premultiplied, alpha > 0 { components = components.map { $0 / CGFloat(alpha) } }
        return (encoding.toSRGB(components), alpha)
    }

    private func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

    private func pack(_ color: SIMD3<Double>, _ alpha: Double) -> UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((clamp(value) * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }

}

/// IEEE 754 binary16.
package enum HalfFloat {
    /// Exact, infinities and subnormal numbers too.
    package static func value(_ bits: UInt16) -> Float {
        let (sign, exponent, fraction) = (bits >> 15, Int(bits >> 10 & 31), Float(bits & 1023))
        let magnitude: Float
        switch exponent {
        case 0: magnitude = fraction * 0x1p-24
        case 31: magnitude = fraction == 0 ? .infinity : .nan
        default: magnitude = (1 + fraction / 1024) * Float(sign: .plus, exponent: exponent - 15, significand: 1)
        }
        return sign == 0 ? magnitude : -magnitude
    }

    /// Rounded to nearest; NaN becomes 0.
    package static func bits(_ value: Float) -> UInt16 {
        if value < 0 { return 0x8000 | bits(-value) }
        guard value > 0 else { return 0 }
        if value >= 65520 { return 0x7C00 }
        if value < 0x1p-14 { return UInt16((value * 0x1p24).rounded()) }
        let exponent = value.exponent
        let fraction = ((value / Float(sign: .plus, exponent: exponent, significand: 1) - 1) * 1024).rounded()
        return (UInt16(min(31, Int(exponent) + 15)) << 10) + UInt16(fraction)
    }
}

extension PixelLayout {
    /// 16-bit and float layouts, and 8-bit CMYK; false for what no bitmap context can have.
    func encodeGenerally(_ buffer: PixelBuffer, into target: UnsafeMutableRawPointer) -> Bool {
        guard isWritableByComponents, let encoding = colorSpace?.encoding else { return false }
        for y in 0..<height {
            let row = buffer.row(y)
            for x in 0..<width {
                let word = row[x]
                let a = Double(word >> 24) / 255
                func channel(_ shift: UInt32) -> Double { a > 0 ? Double(word >> shift & 255) / 255 / a : 0 }
                guard let values = encoding.fromSRGB(SIMD3(channel(16), channel(8), channel(0))) else { return false }
                writePixel(values, a, target + y * bytesPerRow + x * bitsPerPixel / 8)
            }
        }
        return true
    }

    var isWritableByComponents: Bool {
        [8, 16, 32].contains(bitsPerComponent) && alpha != .alphaOnly
            && bitsPerPixel == componentCount * bitsPerComponent
    }

    /// `values` are not premultiplied.
    func writePixel(_ values: [CGFloat], _ a: Double, _ target: UnsafeMutableRawPointer) {
        let alphaFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
        let premultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
        var values = values
        if premultiplied || isOpaque { values = values.map { $0 * CGFloat(a) } }
        if alpha != .none { values.insert(isOpaque ? 1 : CGFloat(a), at: alphaFirst ? 0 : values.count) }
        write(values, target)
    }

    private func write(_ values: [CGFloat], _ target: UnsafeMutableRawPointer) {
        for (i, value) in values.enumerated() {
            let clamped = max(0, min(1, Double(value)))
            switch bitsPerComponent {
            case 8: target.storeBytes(of: UInt8((clamped * 255).rounded()), toByteOffset: i, as: UInt8.self)
            case 16:
                var sample = UInt16((clamped * 65535).rounded())
                if bitmapInfo.contains(.floatComponents) { sample = HalfFloat.bits(Float(value)) }
                if bitmapInfo.byteOrder != .order16Little { sample = sample.byteSwapped }
                target.storeBytes(of: sample, toByteOffset: 2 * i, as: UInt16.self)
            default:
                var sample = UInt32((clamped * 4_294_967_295).rounded())
                if bitmapInfo.contains(.floatComponents) { sample = Float(value).bitPattern }
                if bitmapInfo.byteOrder != .order32Little { sample = sample.byteSwapped }
                target.storeBytes(of: sample, toByteOffset: 4 * i, as: UInt32.self)
            }
        }
    }
}
