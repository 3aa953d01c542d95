// SPDX-License-Identifier: MIT
import CoreImage
import Foundation

/// Values of the working space, premultiplied, the lowest row first.
func values(
    _ image: CIImage, _ rect: CGRect, _ options: [CIContextOption: Any]? = nil
) -> [SIMD4<Float>] {
    let (width, height) = (Int(rect.width), Int(rect.height))
    var floats = [Float](repeating: 0, count: width * height * 4)
    CIContext(options: options).render(
        image, toBitmap: &floats, rowBytes: width * 16, bounds: rect, format: .RGBAf, colorSpace: nil)
    return (0..<(width * height)).map { i in
        let (x, y) = (i % width, height - 1 - i / width)
        let base = (y * width + x) * 4
        return SIMD4(floats[base], floats[base + 1], floats[base + 2], floats[base + 3])
    }
}

/// The value at one pixel.
func value(_ image: CIImage, _ x: Int, _ y: Int) -> SIMD4<Float> {
    values(image, CGRect(x: x, y: y, width: 1, height: 1))[0]
}

/// An image of linear values, the lowest row first.
func picture(_ width: Int, _ height: Int, _ body: (Int, Int) -> SIMD4<Float>) -> CIImage {
    var floats: [Float] = []
    for y in (0..<height).reversed() {
        for x in 0..<width {
            let v = body(x, y)
            floats += [v.x, v.y, v.z, v.w]
        }
    }
    let data = floats.withUnsafeBytes { Data($0) }
    return CIImage(
        bitmapData: data, bytesPerRow: width * 16, size: CGSize(width: width, height: height), format: .RGBAf,
        colorSpace: CGColorSpace(name: CGColorSpace.linearSRGB))
}

/// One linear colour everywhere in a square of four pixels.
func plain(_ r: Float, _ g: Float, _ b: Float, _ a: Float = 1) -> CIImage {
    picture(4, 4) { _, _ in SIMD4(r * a, g * a, b * a, a) }
}

func isClose(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ tolerance: Float = 1e-4) -> Bool {
    let d = a - b
    return max(d.max(), -d.min()) <= tolerance
}

/// IEC 61966-2-1, written out again.
func light(_ code: Double) -> Double { code <= 0.04045 ? code / 12.92 : pow((code + 0.055) / 1.055, 2.4) }
func code(_ light: Double) -> Double { light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055 }
