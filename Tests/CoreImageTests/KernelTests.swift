// SPDX-License-Identifier: MIT
import CoreImage
import Foundation
import Testing

/// Blend kernels, processors and render tasks, by the documentation of their classes and the formulas of PDF 32000-1, 11.3.
@Suite struct KernelTests {
    private let context = CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])

    private func pixels(_ image: CIImage, _ width: Int, _ height: Int) -> [[Float]] {
        var values = [Float](repeating: -1, count: width * height * 4)
        values.withUnsafeMutableBytes { memory in
            guard let base = memory.baseAddress else { return }
            context.render(
                image, toBitmap: base, rowBytes: width * 16, bounds: CGRect(x: 0, y: 0, width: width, height: height),
                format: .RGBAf, colorSpace: nil)
        }
        return stride(from: 0, to: values.count, by: 4).map { Array(values[$0..<$0 + 4]) }
    }

    private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CIImage {
        CIImage(color: CIColor(red: red, green: green, blue: blue, alpha: alpha))
            .cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("Blend kernels mix by the formulas of compositing and of blend modes")
    func blending() throws {
        let (front, back) = (color(0.5, 0.25, 1, 0.5), color(0.2, 0.8, 0.4))
        func mixed(_ kernel: CIBlendKernel) throws -> [Float] {
            pixels(try #require(kernel.apply(foreground: front, background: back)), 1, 1)[0]
        }
        func isNear(_ found: [Float], _ expected: [Float]) -> Bool {
            zip(found, expected).allSatisfy { abs($0 - $1) < 0.005 }
        }
        // The front is half transparent: premultiplied 0.25, 0.125, 0.5, 0.5.
        #expect(isNear(try mixed(.sourceOver), [0.35, 0.525, 0.7, 1]))
        #expect(isNear(try mixed(.source), [0.25, 0.125, 0.5, 0.5]))
        #expect(isNear(try mixed(.destinationOut), [0.1, 0.4, 0.2, 0.5]))
        #expect(isNear(try mixed(.clear), [0, 0, 0, 0]))
        #expect(isNear(try mixed(.componentMax), [0.25, 0.8, 0.5, 1]))
        // Half of the product, half of what was behind.
        #expect(isNear(try mixed(.multiply), [0.15, 0.5, 0.4, 1]))
        #expect(isNear(try mixed(.screen), [0.4, 0.825, 0.7, 1]))
    }

    /// Turns red into green, and writes down what it was asked for.
    private final class Swap: CIImageProcessorKernel {
        override class var outputFormat: CIFormat { .RGBAf }
        override class func formatForInput(at input: Int32) -> CIFormat { .RGBAf }
        override class func process(
            with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
        ) throws {
            guard let input = inputs?.first, let factor = arguments?["factor"] as? Float else { return }
            for y in 0..<Int(output.region.height) {
                let from = (input.baseAddress + y * input.bytesPerRow).assumingMemoryBound(to: SIMD4<Float>.self)
                let to = (output.baseAddress + y * output.bytesPerRow).assumingMemoryBound(to: SIMD4<Float>.self)
                for x in 0..<Int(output.region.width) {
                    to[x] = SIMD4(from[x].y, from[x].x * factor, from[x].z, from[x].w)
                }
            }
        }
    }

    @Test("A processor reads its inputs' pixels and writes those that are asked for, rows from the top")
    func processor() throws {
        let area = CGRect(x: 0, y: 0, width: 2, height: 2)
        let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
            to: CGRect(x: 0, y: 1, width: 2, height: 1))
        let image = red.composited(over: CIImage(color: CIColor(red: 0, green: 0, blue: 1)).cropped(to: area))
        let made = try Swap.apply(withExtent: area, inputs: [image], arguments: ["factor": Float(0.5)])
        let found = pixels(made, 2, 2)
        #expect(found[0] == [0, 0.5, 0, 1] && found[1] == found[0])
        #expect(found[2] == [0, 0, 1, 1] && found[3] == found[2])
    }

    @Test(
        "A task renders into memory, leaves what lies around, blends by the destination's kernel, and tells what it took"
    )
    func tasks() throws {
        var bytes = [UInt8](repeating: 100, count: 4 * 4 * 4)
        let white = CIImage(color: CIColor(red: 1, green: 1, blue: 1)).cropped(
            to: CGRect(x: 0, y: 0, width: 2, height: 2))
        let info = try bytes.withUnsafeMutableBytes { memory -> CIRenderInfo in
            let base = try #require(memory.baseAddress)
            let destination = CIRenderDestination(
                bitmapData: base, width: 4, height: 4, bytesPerRow: 16, format: .RGBA8)
            destination.colorSpace = nil
            let task = try context.startTask(
                toRender: white, from: CGRect(x: 0, y: 0, width: 2, height: 2), to: destination, at: CGPoint(x: 1, y: 0)
            )
            return try task.waitUntilCompleted()
        }
        let lit = stride(from: 0, to: 64, by: 4).filter { bytes[$0] == 255 }.map { ($0 / 4 % 4, $0 / 16) }
        #expect(lit.map(\.0) == [1, 2, 1, 2] && lit.map(\.1) == [2, 2, 3, 3])
        #expect(bytes.filter { $0 == 100 }.count == 48 && info.pixelsProcessed == 4 && info.passCount == 1)
    }
}
