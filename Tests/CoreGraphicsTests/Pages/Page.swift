// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import ImageIO

/// A picture that shows one group of drawing features, in UIKit's orientation.
struct Page: Sendable {
    let name: String
    let size: CGSize
    let draw: @Sendable (CGContext) -> Void

    /// At 2 pixels a point, on white.
    func render(scale: CGFloat = 2) -> PixelBuffer {
        let buffer = PixelBuffer(width: Int(size.width * scale), height: Int(size.height * scale))
        let context = CGContext(buffer: buffer, scale: scale)
        context.setFillColor(.white)
        context.fill(CGRect(origin: .zero, size: size))
        draw(context)
        context.flush()
        return buffer
    }

    /// With TOUCHSTONE_PICTURES set, pages are also written there, to be looked at.
    func writeIfAsked(_ buffer: PixelBuffer) throws {
        guard let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"],
            let data = ImageEncoder.png(buffer, isOpaque: true)
        else { return }
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
}

extension CGColor {
    static func rgb(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) -> CGColor {
        CGColor(red: r, green: g, blue: b, alpha: a)
    }
    static let ink = rgb(0.1, 0.15, 0.3)
    static let coral = rgb(0.95, 0.4, 0.3)
    static let sea = rgb(0.1, 0.6, 0.7)
    static let sun = rgb(0.98, 0.8, 0.2)
}
