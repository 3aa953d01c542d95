// SPDX-License-Identifier: MIT
import CRaster
import Foundation

/// The curve of gray contexts as tables for the kernels: byte to light, light in 4095ths to byte.
package enum ToneTables {
    /// 256 entries; light is 0 to 1.
    package static let toLinear: [Float] = (0..<256).map { Float(TransferFunction.sRGB.toLinear(Double($0) / 255)) }
    /// 4,096 entries for light in 4095ths.
    package static let fromLinear: [UInt8] = (0..<4096).map {
        UInt8((TransferFunction.sRGB.fromLinear(Double($0) / 4095) * 255).rounded())
    }
}

extension PixelLayout {
    /// Bitmaps beyond this many pixels are refused rather than allocated.
    package static let maximumPixels = 1 << 28

    /// Whether the numbers fit each other and the bitmap is not too large; asked before any memory is.
    package var isReadable: Bool {
        guard width > 0, height > 0, width <= maximumSide, height <= maximumSide,
            width * height <= PixelLayout.maximumPixels, bitsPerPixel > 0, bitsPerPixel <= 128,
            [1, 2, 4, 5, 8, 10, 16, 32].contains(bitsPerComponent), bitsPerPixel >= bitsPerComponent,
            bytesPerRow >= (width * bitsPerPixel + 7) / 8, byteCount != nil
        else { return false }
        return bitsPerComponent == 5 || bitsPerComponent == 10 || componentCount * bitsPerComponent <= bitsPerPixel
    }

    private var maximumSide: Int { 1 << 20 }

    /// Colour and alpha or skipped components in a pixel.
    package var componentCount: Int {
        if alpha == .alphaOnly { return 1 }
        return (colorSpace?.numberOfComponents ?? 1) + (alpha == .none ? 0 : 1)
    }

    /// nil when there are too few bytes.
    package func decode(_ data: Data, decodeArray: [CGFloat]?) -> PixelBuffer? {
        guard let needed = byteCount, data.count >= needed else { return nil }
        let buffer = PixelBuffer(width: width, height: height)
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            decode(base, into: buffer, decodeArray: decodeArray)
        }
        return buffer
    }

    /// `source` holds `byteCount` bytes; `buffer` has this layout's size.
    package func decode(_ source: UnsafeRawPointer, into buffer: PixelBuffer, decodeArray: [CGFloat]? = nil) {
        if decodeArray == nil, let format = byteFormat {
            raster_import(
                source.assumingMemoryBound(to: UInt8.self), bytesPerRow, format,
                buffer.baseAddress.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, width, height)
        } else if decodeArray == nil, let rgb = convertibleRGB, let format = bareRGB.byteFormat {
            raster_import(
                source.assumingMemoryBound(to: UInt8.self), bytesPerRow, format,
                buffer.baseAddress.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, width, height)
            rgb.convertToSRGB(buffer)
        } else {
            decodeGenerally(source, into: buffer, decodeArray: decodeArray)
        }
    }

    private var convertibleRGB: RGBEncoding? {
        if case .rgb(let rgb) = colorSpace?.encoding, !rgb.isSRGB { return rgb }
        return nil
    }

    /// The same bytes, called sRGB.
    private var bareRGB: PixelLayout {
        var copy = self
        copy.colorSpace = .deviceRGB
        return copy
    }

    /// Any bit depth, space and decode array, pixel by pixel.
    private func decodeGenerally(_ source: UnsafeRawPointer, into buffer: PixelBuffer, decodeArray: [CGFloat]?) {
        let reader = SampleReader(layout: self, decodeArray: decodeArray)
        var cache: [UInt64: UInt32] = [:]
        for y in 0..<height {
            let row = buffer.row(y)
            let line = source + y * bytesPerRow
            for x in 0..<width {
                if bitsPerPixel <= 16 {
                    let key = reader.bits(line, x * bitsPerPixel, bitsPerPixel)
                    if let known = cache[key] {
                        row[x] = known
                    } else {
                        row[x] = reader.pixel(line, x)
                        cache[key] = row[x]
                    }
                } else {
                    row[x] = reader.pixel(line, x)
                }
            }
        }
    }

    /// Coverage of a stencil: alpha is 1 - sample.
    package func decodeStencil(_ data: Data, decodeArray: [CGFloat]?) -> PixelBuffer? {
        guard let needed = byteCount, data.count >= needed else { return nil }
        let buffer = PixelBuffer(width: width, height: height)
        let reader = SampleReader(layout: self, decodeArray: decodeArray)
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in 0..<height {
                let row = buffer.row(y)
                for x in 0..<width {
                    let sample = reader.component(base + y * bytesPerRow, x, 0, decode: true)
                    row[x] = UInt32((max(0, min(1, 1 - sample)) * 255).rounded()) << 24
                }
            }
        }
        return buffer
    }

    /// The buffer's pixels as bytes in this layout; nil for layouts that cannot be written.
    package func encode(_ buffer: PixelBuffer) -> Data? {
        guard buffer.width == width, buffer.height == height else { return nil }
        var data = Data(count: bytesPerRow * height)
        let written = data.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { encode(buffer, into: $0) } ?? true
        }
        return written ? data : nil
    }

    /// Writes all rows to `target`; false when this layout cannot be written.
    package func encode(_ buffer: PixelBuffer, into target: UnsafeMutableRawPointer) -> Bool {
        guard let format = byteFormat ?? (convertibleRGB == nil ? nil : bareRGB.byteFormat) else {
            return encodeGenerally(buffer, into: target)
        }
        var source = buffer
        if byteFormat == nil, let rgb = convertibleRGB {
            source = buffer.copy()
            rgb.convertFromSRGB(source)
        }
        ToneTables.toLinear.withUnsafeBufferPointer { toLinear in
            ToneTables.fromLinear.withUnsafeBufferPointer { fromLinear in
                raster_export(
                    source.baseAddress.assumingMemoryBound(to: UInt8.self), source.bytesPerRow, format,
                    target.assumingMemoryBound(to: UInt8.self), bytesPerRow, width, height, toLinear.baseAddress,
                    fromLinear.baseAddress)
            }
        }
        return true
    }
}

extension PixelBuffer {
    /// A buffer of its own with the same pixels. The rows of both must be as long, as those of buffers made by size
    /// are.
    package func copy() -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        result.baseAddress.copyMemory(from: baseAddress, byteCount: bytesPerRow * height)
        return result
    }
}

extension RGBEncoding {
    /// Pixels that hold this space's values become sRGB.
    package func convertToSRGB(_ buffer: PixelBuffer) {
        let curve = (0..<256).map { Float(transfer.toLinear(Double($0) / 255)) }
        run(buffer, curve: curve, matrix: toLinearSRGB, output: ToneTables.fromLinear)
    }

    /// sRGB pixels become this space's values.
    package func convertFromSRGB(_ buffer: PixelBuffer) {
        let output = (0..<4096).map { UInt8((max(0, min(1, transfer.fromLinear(Double($0) / 4095))) * 255).rounded()) }
        run(buffer, curve: ToneTables.toLinear, matrix: toLinearSRGB.inverse, output: output)
    }

    private func run(_ buffer: PixelBuffer, curve: [Float], matrix m: Matrix3, output: [UInt8]) {
        let rows = [m.c0.x, m.c1.x, m.c2.x, m.c0.y, m.c1.y, m.c2.y, m.c0.z, m.c1.z, m.c2.z].map(Float.init)
        curve.withUnsafeBufferPointer { curve in
            raster_convert(
                buffer.baseAddress.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, buffer.width,
                buffer.height, curve.baseAddress, curve.baseAddress, curve.baseAddress, rows, output)
        }
    }
}
