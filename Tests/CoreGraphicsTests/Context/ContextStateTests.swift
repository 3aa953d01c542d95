// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing

@Suite struct ContextStateTests {
    private func bitmap(_ width: Int = 40, _ height: Int = 40) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    @Test func transformsAreThoseOfTheDevice() throws {
        let context = try bitmap()
        #expect(context.ctm == .identity)
        // UIKit's contexts: y down and scaled, as their CTM says.
        let points = CGContext(buffer: PixelBuffer(width: 30, height: 60), scale: 3)
        #expect(points.ctm == CGAffineTransform(a: 3, b: 0, c: 0, d: -3, tx: 0, ty: 60))
        #expect(points.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 3, y: 57))
        #expect(points.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 20))
        points.translateBy(x: 2, y: 3)
        points.scaleBy(x: 2, y: 2)
        #expect(points.boundingBoxOfClipPath == CGRect(x: -1, y: -1.5, width: 5, height: 10))
    }

    @Test func savedStatesComeBack() throws {
        let context = try bitmap()
        context.saveGState()
        context.translateBy(x: 5, y: 5)
        context.setLineWidth(9)
        context.setAlpha(0.2)
        context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 3, height: 3))
        context.restoreGState()
        #expect(context.ctm == .identity)
        #expect(context.state.lineWidth == 1 && context.state.alpha == 1)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 40))
        // One too many is logged and ignored.
        context.restoreGState()
    }

    @Test func pathIsFixedWhenItIsAdded() throws {
        let context = try bitmap()
        context.move(to: CGPoint(x: 1, y: 1))
        context.translateBy(x: 10, y: 10)
        context.addLine(to: CGPoint(x: 1, y: 1))
        #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
        #expect(context.boundingBoxOfPath == CGRect(x: -9, y: -9, width: 10, height: 10))
        // The path is not part of the state, and painting empties it.
        context.saveGState()
        context.restoreGState()
        #expect(!context.isPathEmpty)
        context.strokePath()
        #expect(context.isPathEmpty)
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.isPathEmpty)
    }

    @Test func imagesAreUprightWhereYPointsUp() throws {
        let buffer = PixelBuffer(width: 1, height: 2)
        (buffer.row(0)[0], buffer.row(1)[0]) = (0xFFFF_0000, 0xFF00_00FF)
        let image = CGImage(pixels: buffer)
        let up = try bitmap(1, 2)
        up.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(words(up.makeImage()) == [0xFFFF_0000, 0xFF00_00FF])
        let target = PixelBuffer(width: 1, height: 2)
        let down = CGContext(buffer: target, scale: 1)
        down.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        down.flush()
        #expect([target.row(0)[0], target.row(1)[0]] == [0xFF00_00FF, 0xFFFF_0000])
    }

    @Test func clipsIntersect() throws {
        let context = try bitmap()
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
        context.addRect(CGRect(x: 10, y: 0, width: 30, height: 20))
        context.clip()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        let pixels = words(context.makeImage())
        for (i, pixel) in pixels.enumerated() {
            let (x, y) = (i % 40, 39 - i / 40)
            #expect((pixel != 0) == ((10..<20).contains(x) && (0..<20).contains(y)))
        }
        // No path, no change.
        context.clip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 0, width: 10, height: 20))
    }

    @Test func layersCompositeOnce() throws {
        let context = try bitmap()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.saveGState()
        context.endTransparencyLayer()
        let pixels = words(context.makeImage())
        #expect(Set(pixels) == [0, 0x8080_0000])
        #expect(context.state.alpha == 0.5)
    }

    /// A Gaussian's integral: half way up at the edge, Phi(1) = 0.841 one standard deviation inside. The standard
    /// deviation is half the blur, which is in base space.
    @Test func shadowsAreGaussian() {
        let buffer = PixelBuffer(width: 200, height: 200)
        let context = CGContext(buffer: buffer, scale: 2)
        context.scaleBy(x: 0.5, y: 0.5)
        // 10 points of blur are 20 pixels: sigma 10. The shape itself lies outside, its shadow 200 pixels to the right.
        context.setShadow(offset: CGSize(width: 100, height: 0), blur: 10, color: .rgb(0, 0, 0))
        context.fill(CGRect(x: -150, y: -300, width: 200, height: 900))
        context.flush()
        let row = buffer.row(100)
        // The shape's right edge is at pixel 50, and its shadow's left edge too; pixel centres lie half a pixel further.
        for (x, wanted) in [(50, 0.520), (55, 0.709), (60, 0.853), (70, 0.980)] {
            // The kernel ends at three standard deviations, where a Gaussian has 0.3 % left.
            #expect(abs(Double(row[x] >> 24) / 255 - wanted) < 0.006, "at \(x): \(row[x] >> 24)")
        }
        #expect(row[49] >> 24 == 255)
        #expect(row[100] >> 24 == 255)
    }

    @Test func shadowOffsetsIgnoreTheCTM() {
        let buffer = PixelBuffer(width: 60, height: 60)
        let context = CGContext(buffer: buffer, scale: 2)
        context.rotate(by: .pi)
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .rgb(1, 0, 0))
        context.setFillColor(.rgb(0, 0, 1))
        context.fill(CGRect(x: -20, y: -10, width: 10, height: 5))
        context.flush()
        // The box is at y 5 to 10; its shadow 5 points further down, in UIKit's direction.
        #expect(buffer.row(15)[30] == 0xFF00_00FF)
        #expect(buffer.row(25)[30] == 0xFFFF_0000)
        #expect(buffer.row(5)[30] == 0)
    }

    @Test func hugeAndDamagedGeometryDoesNoHarm() throws {
        let context = try bitmap()
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 0, -5, 1e30, 1e-30]
        for a in odd {
            for b in odd {
                let rect = CGRect(x: a, y: b, width: b, height: a)
                context.saveGState()
                context.fill(rect)
                context.stroke(rect, width: a)
                context.fillEllipse(in: rect)
                context.setLineWidth(b)
                context.setLineDash(phase: a, lengths: [a, b])
                context.addArc(center: CGPoint(x: a, y: b), radius: b, startAngle: a, endAngle: b, clockwise: true)
                context.strokePath()
                context.setShadow(offset: CGSize(width: a, height: b), blur: b, color: .black)
                context.draw(sampleImage(), in: rect)
                context.clip(to: rect)
                context.translateBy(x: a, y: b)
                context.scaleBy(x: b, y: a)
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
                context.fill(rect)
                context.endTransparencyLayer()
                _ = context.boundingBoxOfClipPath
                context.restoreGState()
            }
        }
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        // It still draws.
        #expect(words(context.makeImage()).first == 0xFFFF_0000)
    }
}
