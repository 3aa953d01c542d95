// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

/// All tests of the module, one after the other: they share the process's frame clock.
@Suite(.serialized)
struct QuartzCoreSuite {}

/// A screen with an opaque root layer, on a virtual clock.
struct Stage {
    let context: RenderContext
    let root = CALayer()

    init(width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1, at time: Double = 100) {
        FrameClock.makeVirtual(startingAt: time)
        context = RenderContext(size: CGSize(width: width, height: height), scale: scale)
        root.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        root.position = CGPoint(x: width / 2, y: height / 2)
        root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.layer = root
    }

    /// Commits and renders at the clock's time; nil when nothing changed.
    @discardableResult
    func frame() -> RenderedFrame? {
        CATransaction.flush()
        context.commit()
        return context.render(at: FrameClock.now)
    }

    /// As a display does that nobody looks at.
    func skip() {
        CATransaction.flush()
        context.commit()
        context.skipFrame(at: FrameClock.now)
    }

    @discardableResult
    func frame(at time: Double) -> RenderedFrame? {
        FrameClock.advance(to: time)
        return frame()
    }

    /// The pixels after drawing everything again.
    func fullFrame() -> [UInt32] {
        context.invalidate()
        return frame().map { Self.pixels($0.buffer) } ?? []
    }

    /// The pixels after evaluating and drawing everything anew, as if there had been no frame before.
    func rebuiltFrame() -> [UInt32] {
        let size = context.size
        context.size.width += 1
        frame()
        context.size = size
        return frame().map { Self.pixels($0.buffer) } ?? []
    }

    /// A row at a time: an element at a time takes a minute of the suite's without optimisation.
    static func pixels(_ buffer: PixelBuffer) -> [UInt32] {
        let width = buffer.width
        return Array(unsafeUninitializedCapacity: width * buffer.height) { pixels, count in
            for row in 0..<buffer.height {
                UnsafeMutableRawPointer(pixels.baseAddress! + row * width)
                    .copyMemory(from: UnsafeRawPointer(buffer.row(row).baseAddress!), byteCount: width * 4)
            }
            count = width * buffer.height
        }
    }

    /// 0xAARRGGBB at a pixel of the last frame.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        context.invalidate()
        return frame()?.buffer.row(y)[x] ?? 0
    }
}

func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
}

func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
}
