// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// A drawing to be drawn again and again, at the resolution of the context it was made for.
public final class CGLayer {
    /// In user space units of the context it was made for.
    public let size: CGSize
    /// Draws into the layer; origin at the bottom left.
    public let context: CGContext?

    /// nil when the size is empty or too large.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let (scaleX, scaleY) = (hypot(context.ctm.a, context.ctm.b), hypot(context.ctm.c, context.ctm.d))
        let (width, height) = ((size.width * scaleX).rounded(.up), (size.height * scaleY).rounded(.up))
        guard width >= 1, height >= 1, width <= 32767, height <= 32767,
            width * height <= CGFloat(PixelLayout.maximumPixels)
        else { return nil }
        self.size = size
        let backing = BitmapBacking(buffer: PixelBuffer(width: Int(width), height: Int(height)), opaque: false)
        let ctm = CGAffineTransform(scaleX: width / size.width, y: height / size.height)
        self.context = CGContext(
            surface: backing.surface, deviceHeight: height, ctm: ctm, base: ctm, backing: .bitmap(backing))
    }

    public static var typeID: CFTypeID { 0x4347_4C61 }
}

extension CGContext {
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        draw(image, in: rect)
    }

    /// In the layer's own size.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
