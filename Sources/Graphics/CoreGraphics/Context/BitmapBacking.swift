// SPDX-License-Identifier: MIT
import CCairo
import CRaster
import Foundation

/// The memory of a bitmap context.
///
/// Layouts that are cairo's are drawn into directly. For all others the context draws into a working buffer, and
/// what a client may see (its own memory, or what `data` handed out) is converted before and after each operation,
/// in the area that operation touches.
package final class BitmapBacking {
    /// As the client sees its pixels.
    package let layout: PixelLayout
    /// Of the working pixels; lives as long as this object.
    package let surface: OpaquePointer
    /// The working pixels.
    private let pixels: UnsafeMutableRawPointer
    private let stride: Int
    /// Keeps `pixels` alive; nil when it is client memory.
    private let owner: PixelBuffer?
    /// Memory in the client's layout, when that is not the working layout.
    private var exposed: UnsafeMutableRawPointer?
    private var ownsExposed = false
    private let isDirect: Bool
    /// The client's wish to know that its memory is free.
    var onRelease: (() -> Void)?

    /// Draws straight into the buffer, which is kept.
    /// - Parameter opaque: makes every pixel's alpha 255 at once.
    package init(buffer: PixelBuffer, opaque: Bool) {
        var layout = PixelLayout(buffer: buffer)
        if opaque {
            layout.bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue | 0x2000)
            raster_make_opaque(
                buffer.baseAddress.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, buffer.width, buffer.height)
        }
        self.layout = layout
        owner = buffer
        pixels = buffer.baseAddress
        stride = buffer.bytesPerRow
        isDirect = true
        surface = Self.makeSurface(pixels, stride, layout)
    }

    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: CGBitmapInfo
    ) {
        let alpha = bitmapInfo.alphaInfo
        let count = alpha == .alphaOnly ? 1 : (space?.numberOfComponents ?? 1) + (alpha == .none ? 0 : 1)
        let bitsPerPixel = count * bitsPerComponent
        guard width > 0, height > 0, width <= 32767, height <= 32767,
            Self.isDrawable(bitsPerComponent, space, bitmapInfo)
        else { return nil }
        let rowBytes = width * bitsPerPixel / 8
        guard bytesPerRow == 0 ? data == nil : bytesPerRow >= rowBytes else { return nil }
        let chosen = bytesPerRow == 0 ? (rowBytes + 63) & ~63 : bytesPerRow
        layout = PixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: chosen, bitmapInfo: bitmapInfo, colorSpace: space)
        isDirect = layout.isCairoLayout && Int(bitPattern: data) % 4 == 0 && chosen % 4 == 0
        if isDirect, let data {
            (pixels, stride, owner) = (data, chosen, nil)
        } else if isDirect {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: chosen * height, alignment: 64)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: chosen * height)
            (pixels, stride, owner, exposed, ownsExposed) = (memory, chosen, nil, memory, true)
        } else {
            let buffer = PixelBuffer(width: width, height: height)
            (pixels, stride, owner, exposed) = (buffer.baseAddress, buffer.bytesPerRow, buffer, data)
        }
        surface = Self.makeSurface(pixels, stride, layout)
    }

    deinit {
        cairo_surface_destroy(surface)
        if ownsExposed { exposed?.deallocate() }
        onRelease?()
    }

    private static func makeSurface(
        _ pixels: UnsafeMutableRawPointer, _ stride: Int, _ layout: PixelLayout
    ) -> OpaquePointer {
        cairo_image_surface_create_for_data(
            pixels.assumingMemoryBound(to: UInt8.self), layout.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            Int32(layout.width), Int32(layout.height), Int32(stride))
    }

    /// The table of "Supported Pixel Formats" in Apple's Quartz 2D Programming Guide.
    private static func isDrawable(_ bits: Int, _ space: CGColorSpace?, _ info: CGBitmapInfo) -> Bool {
        let alpha = info.alphaInfo
        let isFloat = info.contains(.floatComponents)
        if alpha == .alphaOnly { return bits == 8 && !isFloat }
        guard let model = space?.model else { return false }
        let premultipliedOrOpaque = alpha != .first && alpha != .last
        switch (model, bits) {
        case (.monochrome, 8): return !isFloat && premultipliedOrOpaque
        case (.monochrome, 16): return premultipliedOrOpaque
        case (.monochrome, 32): return isFloat && alpha == .none
        case (.rgb, 8): return !isFloat && premultipliedOrOpaque && alpha != .none
        case (.rgb, 16): return premultipliedOrOpaque && alpha != .none
        case (.rgb, 32): return isFloat && premultipliedOrOpaque && alpha != .none
        case (.cmyk, 8), (.cmyk, 16): return !isFloat && alpha == .none
        default: return false
        }
    }

    // MARK: Sharing with the client

    /// Takes over what the client may have written into the area since the last operation.
    package func willDraw(_ area: PixelRect) { transfer(area, decode: true) }

    /// Shows the client what has been drawn.
    package func didDraw(_ area: PixelRect) { transfer(area, decode: false) }

    private func transfer(_ area: PixelRect, decode: Bool) {
        guard !isDirect, let exposed else { return }
        let part = area.intersection(PixelRect(x: 0, y: 0, width: layout.width, height: layout.height))
        guard !part.isEmpty else { return }
        cairo_surface_flush(surface)
        guard let format = layout.byteFormat else { return transferAll(exposed, decode: decode) }
        let client = (exposed + part.y * layout.bytesPerRow + part.x * layout.bitsPerPixel / 8)
            .assumingMemoryBound(to: UInt8.self)
        let own = (pixels + part.y * stride + part.x * 4).assumingMemoryBound(to: UInt8.self)
        if decode {
            raster_import(client, layout.bytesPerRow, format, own, stride, part.width, part.height)
            cairo_surface_mark_dirty(surface)
        } else {
            raster_export(
                own, stride, format, client, layout.bytesPerRow, part.width, part.height, ToneTables.toLinear,
                ToneTables.fromLinear)
        }
    }

    private func transferAll(_ exposed: UnsafeMutableRawPointer, decode: Bool) {
        guard let owner else { return }
        if decode {
            layout.decode(exposed, into: owner)
            cairo_surface_mark_dirty(surface)
        } else {
            _ = layout.encode(owner, into: exposed)
        }
    }

    private var whole: PixelRect { PixelRect(x: 0, y: 0, width: layout.width, height: layout.height) }

    /// The pixels in the client's layout; from now on it sees each operation there.
    package var data: UnsafeMutableRawPointer {
        cairo_surface_flush(surface)
        if isDirect { return pixels }
        if let exposed { return exposed }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: layout.bytesPerRow * layout.height, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: layout.bytesPerRow * layout.height)
        (exposed, ownsExposed) = (memory, true)
        didDraw(whole)
        return memory
    }

    /// The working pixels and their row length, for code that composites by itself: nil when what the client sees is kept
    /// in another layout. cairo has finished with them until `wroteDirectly()` hands them back.
    package var directPixels: (address: UnsafeMutablePointer<UInt8>, stride: Int)? {
        guard isDirect else { return nil }
        cairo_surface_flush(surface)
        return (pixels.assumingMemoryBound(to: UInt8.self), stride)
    }

    /// Ends what `directPixels` began; drawing by cairo sees what was written.
    package func wroteDirectly() { cairo_surface_mark_dirty(surface) }

    /// A copy of the pixels as they are now.
    package func snapshot() -> PixelBuffer {
        willDraw(whole)
        cairo_surface_flush(surface)
        let result = PixelBuffer(width: layout.width, height: layout.height)
        for y in 0..<layout.height {
            (result.baseAddress + y * result.bytesPerRow).copyMemory(
                from: pixels + y * stride, byteCount: layout.width * 4)
        }
        if layout.isOpaque { makeOpaque(result) }
        return result
    }

    /// The buffer drawn into, when it is a `PixelBuffer`, finished: no more drawing may follow.
    package func finishedBuffer() -> PixelBuffer {
        cairo_surface_flush(surface)
        guard isDirect, let owner else { return snapshot() }
        if layout.isOpaque { makeOpaque(owner) }
        return owner
    }

    private func makeOpaque(_ buffer: PixelBuffer) {
        raster_make_opaque(
            buffer.baseAddress.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, buffer.width, buffer.height)
    }
}

extension PixelLayout {
    /// Premultiplied or opaque BGRA, little endian, in sRGB.
    fileprivate var isCairoLayout: Bool {
        guard bitsPerComponent == 8, bitsPerPixel == 32, bitmapInfo.byteOrder == .order32Little,
            case .rgb(let rgb) = colorSpace?.encoding, rgb.isSRGB
        else { return false }
        return alpha == .premultipliedFirst || alpha == .noneSkipFirst
    }
}
