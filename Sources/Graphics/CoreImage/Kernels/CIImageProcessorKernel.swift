// SPDX-License-Identifier: MIT
import Foundation

/// Pixels that a processor reads.
public protocol CIImageProcessorInput {
    /// Where they are in the image's coordinates; the first row in memory is the topmost.
    var region: CGRect { get }
    var bytesPerRow: Int { get }
    var format: CIFormat { get }
    var baseAddress: UnsafeRawPointer { get }
    /// Tells equal inputs of equal recipes.
    var digest: UInt64 { get }
    var roiTileIndex: UInt { get }
    var roiTileCount: UInt { get }
}

/// Pixels that a processor writes.
public protocol CIImageProcessorOutput {
    var region: CGRect { get }
    var bytesPerRow: Int { get }
    var format: CIFormat { get }
    var baseAddress: UnsafeMutableRawPointer { get }
    var digest: UInt64 { get }
}

/// A step of an image's making in the app's own code. A subclass says which parts of the inputs it needs, and writes pixels.
open class CIImageProcessorKernel: __ObjCObject {
    /// Writes `output.region`; called on any thread, for parts of the image.
    open class func process(
        with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
    ) throws {}

    /// What a part of the output needs of an input.
    open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

    /// The same in several pieces; by default one.
    open class func roiTileArray(
        forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect
    ) -> [CIVector] { [CIVector(cgRect: roi(forInput: input, arguments: arguments, outputRect: outputRect))] }

    open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
    open class var outputFormat: CIFormat { .BGRA8 }
    open class var outputIsOpaque: Bool { false }
    /// Inputs lie in memory before `process` is called: here they always do.
    open class var synchronizeInputs: Bool { true }

    /// An image whose pixels `process` writes when they are asked for.
    open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?) throws -> CIImage {
        guard outputFormat.layout != nil else { throw CocoaError(.featureUnsupported) }
        return CIImage(ProcessorRecipe(self, extent, inputs ?? [], arguments))
    }
}

/// Runs a processor for the parts of an image that are asked for.
private final class ProcessorRecipe: Recipe, @unchecked Sendable {
    private let kernel: CIImageProcessorKernel.Type
    /// As the app gave them; only handed back to it.
    nonisolated(unsafe) private let arguments: [String: Any]?

    init(_ kernel: CIImageProcessorKernel.Type, _ extent: CGRect, _ images: [CIImage], _ arguments: [String: Any]?) {
        self.kernel = kernel
        self.arguments = arguments
        super.init(extent: extent, inputs: images.map(\.source))
    }

    override var isOpaque: Bool { kernel.outputIsOpaque }

    override func need(_ index: Int, _ region: PixelRect) -> PixelRect {
        kernel.roi(forInput: Int32(index), arguments: arguments, outputRect: region.cgRect).enclosingPixels
    }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let tile = Tile(region)
        let read = inputs.indices.map { index -> ProcessorInput in
            let wanted = need(index, region)
            let pixels = ProcessorPixels(wanted, kernel.formatForInput(at: Int32(index)), index)
            pixels.fill(from: renderer.tile(inputs[index], wanted))
            return ProcessorInput(pixels: pixels)
        }
        let written = ProcessorPixels(region, kernel.outputFormat, inputs.count)
        do {
            try kernel.process(
                with: inputs.isEmpty ? nil : read, arguments: arguments, output: ProcessorOutput(pixels: written))
        } catch {
            NSLog("CIImageProcessorKernel: %@", "\(error)")
            return tile
        }
        written.copy(to: tile)
        return tile
    }
}

/// A part of an image in the memory that a processor works on: premultiplied values of the working space.
private final class ProcessorPixels {
    let area: PixelRect
    let memory: UnsafeMutableRawPointer
    let format: CIFormat
    let bytesPerRow: Int
    let digest: UInt64
    private let layout: ChannelLayout

    init(_ area: PixelRect, _ format: CIFormat, _ index: Int) {
        self.area = area
        let known = format.layout
        self.format = known == nil ? .BGRA8 : format
        layout = known ?? ChannelLayout([.blue, .green, .red, .alpha], .byte)
        bytesPerRow = max(1, area.width) * layout.channels.count * layout.storage.bytes
        memory = .allocate(byteCount: bytesPerRow * max(1, area.height), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * max(1, area.height))
        digest = UInt64(truncatingIfNeeded: area.hashValue &+ index)
    }

    deinit { memory.deallocate() }

    private func line(_ y: Int) -> UnsafeMutableRawPointer { memory + (area.maxY - 1 - y) * bytesPerRow }
    private var step: Int { layout.channels.count * layout.storage.bytes }

    func fill(from tile: Tile) {
        for y in area.y..<area.maxY {
            let (row, line) = (tile.row(y), line(y))
            for x in 0..<area.width { layout.write(row[x], line + x * step) }
        }
    }

    func copy(to tile: Tile) {
        for y in area.y..<area.maxY {
            let (row, line) = (tile.row(y), line(y))
            for x in 0..<area.width { row[x] = layout.read(line + x * step) }
        }
    }
}

private struct ProcessorInput: CIImageProcessorInput {
    let pixels: ProcessorPixels
    var region: CGRect { pixels.area.cgRect }
    var bytesPerRow: Int { pixels.bytesPerRow }
    var format: CIFormat { pixels.format }
    var baseAddress: UnsafeRawPointer { UnsafeRawPointer(pixels.memory) }
    var digest: UInt64 { pixels.digest }
    var roiTileIndex: UInt { 0 }
    var roiTileCount: UInt { 1 }
}

private struct ProcessorOutput: CIImageProcessorOutput {
    let pixels: ProcessorPixels
    var region: CGRect { pixels.area.cgRect }
    var bytesPerRow: Int { pixels.bytesPerRow }
    var format: CIFormat { pixels.format }
    var baseAddress: UnsafeMutableRawPointer { pixels.memory }
    var digest: UInt64 { pixels.digest }
}
