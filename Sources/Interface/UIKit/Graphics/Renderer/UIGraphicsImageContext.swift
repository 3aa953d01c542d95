// SPDX-License-Identifier: MIT

// Image contexts from before UIGraphicsImageRenderer. Each begin needs its end, on the same thread.

/// Scale 1, with alpha.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// A new current context of `size` points. `scale` 0 is the screen's. Sizes that are empty, not finite or beyond what
/// fits in memory begin nothing visible: the current context becomes one of no pixels, and no image can be got.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.device.displayScale
    let pixels = PixelSize(size, scale)
    if pixels.isEmpty {
        Diagnostics.log(
            "UIGraphicsBeginImageContext() failed to allocate CGBitmapContext: size={\(size.width), \(size.height)}, "
                + "scale=\(scale), bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid this assert.")
    }
    let buffer = PixelBuffer(width: pixels.width, height: pixels.height)
    UIGraphicsPushContext(CGContext(buffer: buffer, scale: scale, opaque: opaque))
}

/// A copy of what the current image context holds; nil when the current context is not a bitmap, or empty.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), context.width > 0, context.height > 0,
        let image = context.makeImage()
    else { return nil }
    return UIImage(cgImage: image, scale: abs(context.baseCTM.a), orientation: .up)
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// The pixels of a size in points: rounded up, none when it is empty, not finite or too large.
struct PixelSize {
    let width: Int
    let height: Int
    var isEmpty: Bool { width == 0 || height == 0 }

    init(_ size: CGSize, _ scale: CGFloat) {
        // A thousandth of a pixel is an error of rounding, not a wish for another row.
        let (w, h) = ((size.width * scale - 0.001).rounded(.up), (size.height * scale - 0.001).rounded(.up))
        guard w >= 1, h >= 1, w <= 32767, h <= 32767, w * h <= CGFloat(PixelLayout.maximumPixels) else {
            (width, height) = (0, 0)
            return
        }
        (width, height) = (Int(w), Int(h))
    }
}
