// SPDX-License-Identifier: MIT
import CoreGraphics

/// One thing to draw, in device space, ready for a kernel.
enum DrawItem {
    case fill(DevicePolygon, color: UInt32)
    case ring(outer: DevicePolygon, inner: DevicePolygon, color: UInt32)
    case image(ImageItem)
    case gradient(GradientItem)
    case particles([ImageItem], isAdditive: Bool)
}

struct ImageItem {
    var pixels: PixelBuffer
    /// Pixels that may be read.
    var source: PixelRect
    /// Device pixels to pixels of the image.
    var map: Homography
    var shape: DevicePolygon
    /// Where the image's pixels lie one on one; nil when it is scaled or turned.
    var offset: (x: Int, y: Int)?
    var isSmooth: Bool
    var isOpaque: Bool
    var alpha: UInt32 = 255
    var tint: UInt32 = 0xFFFF_FFFF
}

struct GradientItem {
    var colors: [UInt32]
    var kind: Int32
    var map: Homography
    var shape: DevicePolygon
    var isOpaque: Bool
}

/// How what is inside a layer's bounds is cut off.
enum NodeClip {
    /// Whole pixels: nothing but a smaller rectangle to draw in.
    case rect(PixelRect)
    case shape(DevicePolygon)
}

/// What a layer itself shows, from its state and place; changes only when one of them does.
struct NodeContent {
    /// Device pixels that the items, the border and a shadow of known shape may touch.
    var rect = PixelRect.empty
    var shadow: ShadowItem?
    /// Back to front, below the sublayers.
    var items: [DrawItem] = []
    /// Above the sublayers.
    var border: DrawItem?
    var clip: NodeClip?
    /// What the items certainly hide when drawn with full opacity.
    var opaqueRect = PixelRect.empty
    var opacity: UInt32 = 255
    var allowsGroup = true
    var blend: CompositingMode?
    var backdrop: BackdropItem?
    /// A change below may change pixels anywhere in the subtree's area.
    var isDamageBoundary = false
    var rasterizes = false

    var clipRect: PixelRect? {
        switch clip {
        case .rect(let rect): rect
        case .shape(let shape): shape.rect
        case nil: nil
        }
    }
}

extension SIMD4<Float> {
    /// Premultiplied 0xAARRGGBB of a colour with separate alpha, times a tint of the same form.
    func packed(tint: UInt32 = 0xFFFF_FFFF) -> UInt32 {
        func unit(_ v: Float) -> Float { v > 0 ? (v < 1 ? v : 1) : 0 }
        var (r, g, b, a) = (unit(x), unit(y), unit(z), unit(w))
        if tint != 0xFFFF_FFFF {
            a *= Float(tint >> 24) / 255
            r *= Float(tint >> 16 & 255) / 255
            g *= Float(tint >> 8 & 255) / 255
            b *= Float(tint & 255) / 255
        }
        func byte(_ v: Float) -> UInt32 { UInt32((v * 255).rounded()) }
        return byte(a) << 24 | byte(r * a) << 16 | byte(g * a) << 8 | byte(b * a)
    }
}

/// Colours that multiply others: 0xAARRGGBB, not premultiplied.
enum Tint {
    static func combined(_ tint: UInt32, _ color: SIMD4<Float>) -> UInt32 {
        func part(_ shift: UInt32, _ v: Float) -> UInt32 {
            UInt32((Float(tint >> shift & 255) * max(0, min(1, v))).rounded()) << shift
        }
        return part(24, color.w) | part(16, color.x) | part(8, color.y) | part(0, color.z)
    }

    /// The form that premultiplied pixels are multiplied with.
    static func premultiplied(_ tint: UInt32) -> UInt32 {
        if tint >> 24 == 255 { return tint }
        let a = tint >> 24
        func part(_ shift: UInt32) -> UInt32 { ((tint >> shift & 255) * a / 255) << shift }
        return a << 24 | part(16) | part(8) | part(0)
    }
}
