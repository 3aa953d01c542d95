// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreGraphics

/// Translucent colours over whole pixels.
@Suite struct SolidFillTests {
    private func context(_ width: Int = 4, _ height: Int = 4) throws -> CGContext {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        return try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    }

    /// Blue, green, red, alpha.
    private func pixel(_ context: CGContext, _ x: Int = 0, _ y: Int = 0) throws -> [UInt8] {
        let data = try #require(context.data)
        return (0..<4).map { (data + y * context.bytesPerRow + x * 4).load(fromByteOffset: $0, as: UInt8.self) }
    }

    // ZStackTests/test_alignSelf in the tests of muukii/MondrianLayout has all nine levels.
    @Test("Black of 0.2 over itself gives the levels of MondrianLayout's pictures")
    func levels() throws {
        let context = try context()
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.2)
        var levels: [UInt8] = []
        for _ in 0..<9 {
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            levels.append(try pixel(context)[3])
        }
        #expect(levels == [51, 91, 123, 149, 170, 187, 200, 211, 219])
    }

    @Test("A path that is a rectangle, transforms by quarter turns and clips to pixels fill alike")
    func routes() throws {
        let context = try context()
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.2)
        context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.fillPath()
        context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
        context.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        context.fill(CGRect(x: 0, y: -4, width: 4, height: 4))
        #expect(try pixel(context, 0, 0)[3] == 51)
        #expect(try pixel(context, 1, 1)[3] == 91)
        #expect(try pixel(context, 3, 3)[3] == 51)
    }

    /// Three rectangles around each other, the innermost one the other way round, over 51 everywhere.
    @Test("Borders and other paths of rectangles fill by both rules", arguments: [CGPathFillRule.evenOdd, .winding])
    func nested(_ rule: CGPathFillRule) throws {
        let context = try context(8, 8)
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.2)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.addRect(CGRect(x: 1, y: 1, width: 6, height: 6))
        context.addLines(between: [(2, 2), (2, 6), (6, 6), (6, 2)].map { CGPoint(x: $0.0, y: $0.1) })
        context.closePath()
        context.fillPath(using: rule)
        let expected: [UInt8] = rule == .evenOdd ? [91, 51, 91] : [91, 91, 91]
        #expect(try [pixel(context, 0, 3)[3], pixel(context, 1, 3)[3], pixel(context, 3, 3)[3]] == expected)
        #expect(try [pixel(context, 7, 7)[3], pixel(context, 6, 6)[3], pixel(context, 5, 5)[3]] == expected)
    }

    @Test("Layers, clips of several rectangles and round clips make no difference to pixels that are covered whole")
    func layersAndClips() throws {
        let context = try context(16, 16)
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.2)
        func fillNineTimes() { for _ in 0..<9 { context.fill(CGRect(x: 0, y: 0, width: 16, height: 16)) } }
        context.beginTransparencyLayer(in: CGRect(x: 2, y: 3, width: 9, height: 9), auxiliaryInfo: nil)
        fillNineTimes()
        context.endTransparencyLayer()
        // Quartz counts rows from the bottom.
        #expect(try pixel(context, 2, 4)[3] == 219 && pixel(context, 10, 12)[3] == 219)
        #expect(try pixel(context, 1, 4)[3] == 0 && pixel(context, 11, 12)[3] == 0 && pixel(context, 5, 3)[3] == 0)
        context.clear(CGRect(x: 0, y: 0, width: 16, height: 16))

        context.saveGState()
        context.clip(to: [CGRect(x: 0, y: 0, width: 4, height: 16), CGRect(x: 8, y: 0, width: 4, height: 16)])
        fillNineTimes()
        context.restoreGState()
        #expect(try [0, 3, 4, 7, 8, 11, 12].map { try pixel(context, $0, 5)[3] } == [219, 219, 0, 0, 219, 219, 0])
        context.clear(CGRect(x: 0, y: 0, width: 16, height: 16))

        context.addEllipse(in: CGRect(x: 0, y: 0, width: 16, height: 16))
        context.clip()
        fillNineTimes()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.endTransparencyLayer()
        #expect(try pixel(context, 8, 8)[3] == 219 && pixel(context, 1, 8)[3] == 219 && pixel(context, 0, 0)[3] == 0)
        let edge = try pixel(context, 2, 2)[3]
        #expect(edge > 0 && edge < 219)
    }

    @Test("Every channel of every level is rounded down, and opaque pixels stay opaque")
    func arithmetic() throws {
        for alpha in stride(from: 0, through: 254, by: 3) {
            let context = try context(256, 1)
            for x in 0..<256 {
                context.setFillColor(red: CGFloat(x) / 255, green: 1, blue: 0, alpha: 1)
                context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
            }
            context.setFillColor(red: 0, green: 1, blue: 1, alpha: CGFloat(alpha) / 255)
            context.fill(CGRect(x: 0, y: 0, width: 256, height: 1))
            for x in 0..<256 {
                let rest = 255 - alpha
                #expect(try pixel(context, x).map(Int.init) == [alpha, 255, x * rest / 255, 255])
            }
        }
    }

    @Test("Edges between pixels are antialiased as before")
    func fractions() throws {
        let context = try context()
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.2)
        context.fill(CGRect(x: 0.5, y: 0, width: 2, height: 4))
        #expect(try pixel(context, 1)[3] == 51)
        #expect(try abs(Int(pixel(context, 0)[3]) - 26) <= 1)
    }
}
