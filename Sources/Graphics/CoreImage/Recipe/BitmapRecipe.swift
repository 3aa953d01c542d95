// SPDX-License-Identifier: MIT
import Foundation

/// An image of Core Graphics, its lower left corner at the origin.
final class CGImageRecipe: Recipe, @unchecked Sendable {
    private let image: CGImage
    private let isManaged: Bool

    /// - Parameter isManaged: false takes the components as they are, for data that is not colour.
    init(_ image: CGImage, isManaged: Bool = true) {
        self.image = image
        self.isManaged = isManaged
        super.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    override var isOpaque: Bool { image.isOpaque }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let (pixels, tile) = (image.pixels, Tile(region))
        let space = isManaged ? renderer.space : .unmanaged
        let (decode, isMask) = (space.decoder, image.isMask)
        let codes = (0..<256).map { code -> SIMD3<Float> in decode(SIMD3(repeating: Float(code) / 255)) }
        // Of one channel alone only when the space has sRGB's primaries.
        let light: [Float]? = space == .unmanaged || space.isLinearSRGB ? codes.map(\.x) : nil
        tile.forEachRow { y, row in
            guard y >= 0, y < pixels.height else { return }
            let from = pixels.row(pixels.height - 1 - y)
            for x in 0..<region.width where region.x + x < pixels.width {
                row[x] = Self.pixel(from[region.x + x], isMask, light, decode)
            }
        }
        return tile
    }

    private static func pixel(
        _ word: UInt32, _ isMask: Bool, _ light: [Float]?, _ decode: (SIMD3<Float>) -> SIMD3<Float>
    ) -> Pixel {
        if isMask { return Pixel(SIMD3(repeating: 1 - Float(word >> 24) / 255), 1) }
        if word >> 24 == 255, let light {
            return Pixel(light[Int(word >> 16 & 255)], light[Int(word >> 8 & 255)], light[Int(word & 255)], 1)
        }
        guard word >> 24 > 0 else { return Pixel() }
        let alpha = Float(word >> 24)
        let color = decode(SIMD3(Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255)) / alpha)
        return Pixel(color * (alpha / 255), alpha / 255)
    }
}

/// Bytes of a client, the first row the image's highest.
final class BitmapRecipe: Recipe, @unchecked Sendable {
    private let data: Data
    private let bytesPerRow: Int
    private let height: Int
    private let width: Int
    private let layout: ChannelLayout
    private let encoding: RGBEncoding?

    /// nil when the bytes are too few or the format is packed. No colour space: components are not managed.
    init?(_ data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?) {
        guard let layout = format.layout else {
            Unsupported.report("CIImage(bitmapData:) in the format \(format.rawValue)")
            return nil
        }
        guard size.width >= 1, size.height >= 1, size.width < 1e6, size.height < 1e6 else { return nil }
        (width, height) = (Int(size.width), Int(size.height))
        let pixelBytes = layout.channels.count * layout.storage.bytes
        guard bytesPerRow >= width * pixelBytes, data.count >= bytesPerRow * (height - 1) + width * pixelBytes
        else { return nil }
        self.data = data
        self.bytesPerRow = bytesPerRow
        self.layout = layout
        switch colorSpace?.encoding {
        case .rgb(let rgb)?: encoding = rgb
        case .gray(let curve)?: encoding = RGBEncoding.sRGB.with(curve)
        default: encoding = nil
        }
        super.init(extent: CGRect(x: 0, y: 0, width: width, height: height))
    }

    override var isOpaque: Bool { !layout.channels.contains(.alpha) }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let tile = Tile(region)
        let convert = conversion(to: renderer.space)
        let step = layout.channels.count * layout.storage.bytes
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            tile.forEachRow { y, row in
                let line = base + (height - 1 - y) * bytesPerRow
                for x in 0..<region.width {
                    let pixel = layout.read(line + (region.x + x) * step)
                    row[x] =
                        convert.map { pixel.w > 0 ? Pixel($0(pixel.straight.rgb) * pixel.w, pixel.w) : pixel } ?? pixel
                }
            }
        }
        return tile
    }

    /// nil when components need none.
    private func conversion(to space: WorkingSpace) -> ((SIMD3<Float>) -> SIMD3<Float>)? {
        guard let encoding, let working = space.encoding,
            encoding.with(.linear) != working || encoding.transfer != .linear
        else { return nil }
        if encoding == working { return nil }
        if encoding.isSRGB { return space.decoder }
        return { color in SIMD3<Float>(working.fromSRGB(encoding.toSRGB(SIMD3<Double>(color)))) }
    }
}
