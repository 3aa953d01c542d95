// SPDX-License-Identifier: MIT
internal import CRaster
import Foundation

extension CIContext {
    /// Calls `body` with tiles that together cover the region, so many rows at once that memory stays small.
    private func forEachBand(_ image: CIImage, _ region: PixelRect, _ body: (Tile) -> Void) {
        // 64 MB of pixels for each step of a recipe that is under way.
        let rows = max(64, (1 << 22) / max(1, region.width))
        var y = region.y
        while y < region.maxY {
            let band = PixelRect(x: region.x, y: y, width: region.width, height: min(rows, region.maxY - y))
            body(Renderer(image.source, in: space).tile(image.source, band))
            y += rows
        }
    }

    /// An image of 8 bits in sRGB, which is how Core Graphics keeps pixels anyway.
    func screenImage(_ image: CIImage, _ region: PixelRect, _ format: CIFormat, _ space: CGColorSpace) -> CGImage? {
        let buffer = PixelBuffer(width: region.width, height: region.height)
        let encode = self.space.encoder
        let isLight = self.space.isLinearSRGB
        forEachBand(image, region) { tile in
            tile.forEachRow { y, row in
                let target = buffer.row(region.maxY - 1 - y)
                if isLight, let words = target.baseAddress {
                    let floats = UnsafeRawPointer(row).assumingMemoryBound(to: Float.self)
                    crl_encode_light(floats, words, Int32(region.width), SRGBCurve.codes)
                    return
                }
                for x in 0..<region.width { target[x] = Self.word(row[x], encode) }
            }
        }
        guard let layout = format.imageLayout(region.width, region.height, space) else { return nil }
        return CGImage(layout: layout, pixels: buffer)
    }

    /// A premultiplied pixel as Core Graphics keeps it.
    private static func word(_ pixel: Pixel, _ encode: (SIMD3<Float>) -> SIMD3<Float>) -> UInt32 {
        let alpha = pixel.w > 0 ? min(pixel.w, 1) : 0
        guard alpha > 0 else { return 0 }
        let code = encode(pixel.w == 1 ? pixel.rgb : pixel.rgb / pixel.w)
        func byte(_ value: Float) -> UInt32 { UInt32((value > 0 ? min(value, 1) : 0) * alpha * 255 + 0.5) }
        return UInt32(alpha * 255 + 0.5) << 24 | byte(code.x) << 16 | byte(code.y) << 8 | byte(code.z)
    }

    /// Writes rows from the top in any format. No colour space: values of the working space.
    func write(
        _ image: CIImage, _ region: PixelRect, _ memory: UnsafeMutableRawPointer, _ rowBytes: Int, _ format: CIFormat,
        _ colorSpace: CGColorSpace?
    ) {
        guard let layout = format.layout else { return }
        let step = layout.channels.count * layout.storage.bytes
        let convert = conversion(to: colorSpace)
        let premultiplied = premultipliesOutput
        forEachBand(image, region) { tile in
            tile.forEachRow { y, row in
                let line = memory + (region.maxY - 1 - y) * rowBytes
                for x in 0..<region.width {
                    var pixel = row[x]
                    if convert != nil || !premultiplied {
                        let straight = pixel.straight
                        let color = convert.map { $0(straight.rgb) } ?? straight.rgb
                        pixel = Pixel(premultiplied ? color * straight.w : color, straight.w)
                    }
                    layout.write(pixel, line + x * step)
                }
            }
        }
    }

    /// From the working space to a colour space's components; nil when they are the same. Gray components are returned
    /// thrice.
    private func conversion(to colorSpace: CGColorSpace?) -> ((SIMD3<Float>) -> SIMD3<Float>)? {
        guard let colorSpace, let working = space.encoding else { return nil }
        switch colorSpace.encoding {
        case .rgb(let encoding):
            if encoding.toXYZ == working.toXYZ, encoding.transfer == working.transfer { return nil }
            if encoding.isSRGB { return space.encoder }
            return { SIMD3<Float>(encoding.fromSRGB(working.toSRGB(SIMD3<Double>($0)))) }
        case .gray:
            return { color in
                let gray = colorSpace.encoding.fromSRGB(working.toSRGB(SIMD3<Double>(color)))?.first ?? 0
                return SIMD3(repeating: Float(gray))
            }
        case .cmyk, .lab, .xyz, .indexed, .pattern:
            Unsupported.report("CIContext output in colour spaces that are neither RGB nor gray")
            return space.encoder
        }
    }
}

extension CIFormat {
    var isEightBitRGB: Bool { [.RGBA8, .BGRA8, .ARGB8, .ABGR8, .RGBX8].contains(self) }

    /// How an image of Core Graphics describes pixels of this format; nil when it cannot.
    func imageLayout(_ width: Int, _ height: Int, _ space: CGColorSpace) -> PixelLayout? {
        func layout(_ bits: Int, _ channels: Int, _ info: UInt32, _ space: CGColorSpace? = nil) -> PixelLayout {
            PixelLayout(
                width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bits * channels,
                bytesPerRow: width * bits * channels / 8, bitmapInfo: CGBitmapInfo(rawValue: info), colorSpace: space)
        }
        let (last, first) = (CGImageAlphaInfo.premultipliedLast.rawValue, CGImageAlphaInfo.premultipliedFirst.rawValue)
        let (skip, none) = (CGImageAlphaInfo.noneSkipLast.rawValue, CGImageAlphaInfo.none.rawValue)
        let float = CGBitmapInfo.floatComponents.rawValue
        let (little16, little32) = (CGBitmapInfo.byteOrder16Little.rawValue, CGBitmapInfo.byteOrder32Little.rawValue)
        let gray = space.model == .monochrome ? space : CGColorSpace.deviceGray
        switch self {
        case .RGBA8: return layout(8, 4, last, space)
        case .ARGB8: return layout(8, 4, first, space)
        case .BGRA8: return layout(8, 4, first | little32, space)
        case .ABGR8: return layout(8, 4, last | little32, space)
        case .RGBX8: return layout(8, 4, skip, space)
        case .RGBA16: return layout(16, 4, last | little16, space)
        case .RGBX16: return layout(16, 4, skip | little16, space)
        case .RGBAh: return layout(16, 4, last | little16 | float, space)
        case .rgbXh: return layout(16, 4, skip | little16 | float, space)
        case .RGBAf: return layout(32, 4, last | little32 | float, space)
        case .rgbXf: return layout(32, 4, skip | little32 | float, space)
        case .L8, .R8: return layout(8, 1, none, gray)
        case .L16, .R16: return layout(16, 1, none | little16, gray)
        case .A8: return layout(8, 1, CGImageAlphaInfo.alphaOnly.rawValue)
        default: return nil
        }
    }
}
