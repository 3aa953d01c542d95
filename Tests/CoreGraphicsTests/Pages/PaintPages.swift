// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

extension CGGradient {
    static func of(_ colors: [CGColor], _ locations: [CGFloat]? = nil) -> CGGradient {
        guard let gradient = CGGradient(colorsSpace: nil, colors: NSArray(array: colors), locations: locations) else {
            fatalError("a test gradient has colours")
        }
        return gradient
    }
}

/// Four coloured quarters with a white arrow up in the middle, 40 x 40.
func sampleImage() -> CGImage {
    let buffer = PixelBuffer(width: 40, height: 40)
    let c = CGContext(buffer: buffer, scale: 1)
    for (i, color) in [CGColor.coral, .sea, .sun, .ink].enumerated() {
        c.setFillColor(color)
        c.fill(CGRect(x: CGFloat(i % 2) * 20, y: CGFloat(i / 2) * 20, width: 20, height: 20))
    }
    c.setFillColor(.white)
    c.addLines(between: [CGPoint(x: 20, y: 4), CGPoint(x: 34, y: 22), CGPoint(x: 6, y: 22)])
    c.fillPath()
    c.fill(CGRect(x: 15, y: 22, width: 10, height: 14))
    c.flush()
    return CGImage(pixels: buffer)
}

extension Page {
    static let gradients = Page(name: "gradients", size: CGSize(width: 300, height: 300)) { c in
        let two = CGGradient.of([.coral, .sea])
        let clear = CGGradient.of([.ink, CGColor.ink.copy(alpha: 0) ?? .clear])
        let all: [CGGradientDrawingOptions] = [
            [], .drawsBeforeStartLocation, .drawsAfterEndLocation, [.drawsBeforeStartLocation, .drawsAfterEndLocation],
        ]
        for (i, options) in all.enumerated() {
            let x = 5 + CGFloat(i) * 74
            c.saveGState()
            c.clip(to: CGRect(x: x, y: 5, width: 68, height: 60))
            c.drawLinearGradient(two, start: CGPoint(x: x + 17, y: 5), end: CGPoint(x: x + 51, y: 25), options: options)
            c.restoreGState()
            c.saveGState()
            c.clip(to: CGRect(x: x, y: 75, width: 68, height: 68))
            c.drawRadialGradient(
                two, startCenter: CGPoint(x: x + 28, y: 103), startRadius: 8, endCenter: CGPoint(x: x + 34, y: 109),
                endRadius: 28, options: options)
            c.restoreGState()
        }
        c.saveGState()
        c.clip(to: CGRect(x: 5, y: 155, width: 140, height: 60))
        c.drawLinearGradient(clear, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 145, y: 0), options: [])
        c.restoreGState()
        c.saveGState()
        c.clip(to: CGRect(x: 155, y: 155, width: 140, height: 60))
        c.drawLinearGradient(
            .of([.coral, .sun, .sun, .sea], [0, 0.5, 0.5, 1]), start: CGPoint(x: 155, y: 0), end: CGPoint(x: 295, y: 0),
            options: [])
        c.restoreGState()
        c.drawRadialGradient(
            two, startCenter: CGPoint(x: 40, y: 258), startRadius: 30, endCenter: CGPoint(x: 140, y: 258),
            endRadius: 10,
            options: [])
        c.setAlpha(0.5)
        c.drawRadialGradient(
            two, startCenter: CGPoint(x: 220, y: 258), startRadius: 0, endCenter: CGPoint(x: 220, y: 258),
            endRadius: 35,
            options: [])
    }

    static let shadows = Page(name: "shadows", size: CGSize(width: 300, height: 300)) { c in
        c.setFillColor(.sun)
        for (i, blur) in [CGFloat(0), 4, 12, 24].enumerated() {
            c.saveGState()
            c.setShadow(offset: CGSize(width: 4, height: 6), blur: blur)
            c.addPath(
                CGPath(
                    roundedRect: CGRect(x: 15 + CGFloat(i) * 72, y: 15, width: 50, height: 50), cornerWidth: 10,
                    cornerHeight: 10, transform: nil))
            c.fillPath()
            c.restoreGState()
        }
        c.saveGState()
        c.setShadow(offset: CGSize(width: 0, height: 8), blur: 6, color: .coral)
        c.setLineWidth(5)
        c.setStrokeColor(.ink)
        c.strokeEllipse(in: CGRect(x: 20, y: 95, width: 60, height: 60))
        c.translateBy(x: 150, y: 125)
        c.rotate(by: .pi / 4)
        c.scaleBy(x: 2, y: 2)
        c.setFillColor(.sea)
        c.fill(CGRect(x: -14, y: -14, width: 28, height: 28))
        c.restoreGState()
        c.saveGState()
        c.translateBy(x: 250, y: 125)
        c.setShadow(offset: CGSize(width: 6, height: 6), blur: 5, color: .rgb(0, 0, 0, 0.6))
        c.scaleBy(x: 1, y: -1)
        c.draw(sampleImage(), in: CGRect(x: -30, y: -30, width: 60, height: 60))
        c.restoreGState()
        // Two overlapping discs as one layer, then singly.
        for (i, asLayer) in [true, false].enumerated() {
            c.saveGState()
            c.translateBy(x: 20 + CGFloat(i) * 145, y: 185)
            c.setAlpha(0.6)
            c.setShadow(offset: CGSize(width: 5, height: 8), blur: 8)
            if asLayer { c.beginTransparencyLayer(auxiliaryInfo: nil) }
            c.setFillColor(.coral)
            c.fillEllipse(in: CGRect(x: 0, y: 0, width: 70, height: 70))
            c.setFillColor(.sea)
            c.fillEllipse(in: CGRect(x: 40, y: 20, width: 70, height: 70))
            if asLayer { c.endTransparencyLayer() }
            c.restoreGState()
        }
    }

    static let blends = Page(name: "blends", size: CGSize(width: 420, height: 280)) { c in
        for mode in 0..<28 {
            let (x, y) = (CGFloat(mode % 7) * 60 + 5, CGFloat(mode / 7) * 70 + 5)
            c.saveGState()
            c.clip(to: CGRect(x: x, y: y, width: 50, height: 60))
            c.beginTransparencyLayer(auxiliaryInfo: nil)
            c.drawLinearGradient(
                .of([.coral, .rgb(0.95, 0.9, 0.2, 0.7), .rgb(0.1, 0.2, 0.9, 0)]), start: CGPoint(x: x, y: 0),
                end: CGPoint(x: x + 45, y: 0), options: [.drawsBeforeStartLocation])
            c.setBlendMode(CGBlendMode(rawValue: Int32(mode)) ?? .normal)
            c.setFillColor(.rgb(0.2, 0.7, 0.6, 0.8))
            c.fillEllipse(in: CGRect(x: x + 5, y: y + 10, width: 40, height: 40))
            c.endTransparencyLayer()
            c.restoreGState()
        }
    }

    static let images = Page(name: "images", size: CGSize(width: 300, height: 300)) { c in
        let image = sampleImage()
        // Quartz draws images bottom up here, as on iOS.
        c.draw(image, in: CGRect(x: 10, y: 10, width: 80, height: 80))
        c.saveGState()
        c.translateBy(x: 0, y: 100)
        c.scaleBy(x: 1, y: -1)
        c.interpolationQuality = .none
        c.draw(image, in: CGRect(x: 110, y: 10, width: 80, height: 80))
        c.interpolationQuality = .high
        c.setAlpha(0.5)
        c.draw(image, in: CGRect(x: 210, y: 10, width: 80, height: 80))
        c.restoreGState()
        c.saveGState()
        c.translateBy(x: 50, y: 150)
        c.rotate(by: 0.4)
        c.scaleBy(x: 1, y: -1)
        c.draw(image, in: CGRect(x: -30, y: -30, width: 60, height: 60))
        c.restoreGState()
        c.saveGState()
        c.clip(to: CGRect(x: 110, y: 110, width: 80, height: 80))
        c.draw(image, in: CGRect(x: 110, y: 110, width: 20, height: 20), byTiling: true)
        c.restoreGState()
        // A mask from a gradient, and a stencil painted in a colour.
        let gray = CGContext(
            data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGImageAlphaInfo.none.rawValue)
        gray?.drawRadialGradient(
            .of([.white, .black]), startCenter: CGPoint(x: 32, y: 32), startRadius: 8, endCenter: CGPoint(x: 32, y: 32),
            endRadius: 32, options: [.drawsBeforeStartLocation])
        if let mask = gray?.makeImage() {
            c.saveGState()
            c.clip(to: CGRect(x: 205, y: 105, width: 90, height: 90), mask: mask)
            c.setFillColor(.sea)
            c.fill(CGRect(x: 205, y: 105, width: 90, height: 90))
            c.setFillColor(.coral)
            c.fill(CGRect(x: 205, y: 105, width: 45, height: 45))
            c.restoreGState()
            c.saveGState()
            c.translateBy(x: 0, y: 400)
            c.scaleBy(x: 1, y: -1)
            if let masked = image.masking(mask) {
                c.draw(masked, in: CGRect(x: 10, y: 110, width: 80, height: 80))
            }
            if let part = image.cropping(to: CGRect(x: 0, y: 0, width: 20, height: 40)) {
                c.draw(part, in: CGRect(x: 110, y: 110, width: 40, height: 80))
            }
            c.restoreGState()
        }
        let bits: [UInt8] = [0b1111_0000, 0b1100_1100, 0b1010_1010, 0b0000_1111, 0, 0xFF, 0x81, 0x7E]
        if let provider = CGDataProvider(data: NSData(data: Data(bits))),
            let stencil = CGImage(
                maskWidth: 8, height: 8, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1, provider: provider,
                decode: nil, shouldInterpolate: false)
        {
            c.setFillColor(.ink)
            c.interpolationQuality = .none
            c.draw(stencil, in: CGRect(x: 210, y: 210, width: 80, height: 80))
        }
    }

    static let patterns = Page(name: "patterns", size: CGSize(width: 300, height: 150)) { c in
        var coloured = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, cell in
                cell.setFillColor(.coral)
                cell.fillEllipse(in: CGRect(x: 2, y: 2, width: 8, height: 8))
                cell.setFillColor(.sea)
                cell.fill(CGRect(x: 10, y: 10, width: 6, height: 6))
            }, releaseInfo: nil)
        let space = CGColorSpace(patternBaseSpace: nil)
        if let space,
            let pattern = CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 18, height: 18), matrix: .identity, xStep: 18, yStep: 18,
                tiling: .constantSpacing, isColored: true, callbacks: &coloured)
        {
            c.setFillColorSpace(space)
            c.setFillPattern(pattern, colorComponents: [1])
            c.fillEllipse(in: CGRect(x: 10, y: 10, width: 130, height: 130))
        }
        var stencil = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, cell in
                cell.move(to: CGPoint(x: 0, y: 0))
                cell.addLine(to: CGPoint(x: 10, y: 10))
                cell.setLineWidth(2)
                cell.strokePath()
            }, releaseInfo: nil)
        if let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()),
            let pattern = CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
                matrix: CGAffineTransform(rotationAngle: 0.3), xStep: 10, yStep: 10, tiling: .constantSpacing,
                isColored: false, callbacks: &stencil)
        {
            c.setStrokeColorSpace(space)
            c.setStrokePattern(pattern, colorComponents: [0.1, 0.15, 0.5, 1])
            c.setLineWidth(30)
            c.stroke(CGRect(x: 175, y: 30, width: 100, height: 90))
        }
    }

    static let all = [lines, shapes, gradients, shadows, blends, images, patterns]
}
