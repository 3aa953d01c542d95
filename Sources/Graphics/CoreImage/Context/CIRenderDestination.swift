// SPDX-License-Identifier: MIT
import Foundation

/// What becomes of alpha at a destination.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    case none = 0
    case premultiplied = 1
    case unpremultiplied = 2
}

/// Where a task renders to, and how.
open class CIRenderDestination: __ObjCObject {
    let memory: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let format: CIFormat
    public let width: Int
    public let height: Int
    open var alphaMode = CIRenderDestinationAlphaMode.premultiplied
    /// The first row in memory is the lowest.
    open var isFlipped = false
    /// Noise of less than a step, against bands. Without effect here: formats of 8 bits are rounded.
    open var isDithered = false
    /// Values outside 0...1 are cut off; formats of whole numbers always do.
    open var isClamped = true
    open var colorSpace: CGColorSpace? = CGColorSpaceCreateDeviceRGB()
    /// What is there already is mixed with the new pixels by it; nil: it is replaced.
    open var blendKernel: CIBlendKernel?
    open var blendsInDestinationColorSpace = false

    /// Memory that stays as long as the destination is used.
    public init(
        bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat
    ) {
        memory = data
        (self.width, self.height, self.bytesPerRow, self.format) = (width, height, bytesPerRow, format)
        super.init()
    }

    /// What is in the memory now, as an image.
    fileprivate func present() -> CIImage {
        let data = Data(bytes: memory, count: bytesPerRow * height)
        return CIImage(
            bitmapData: data, bytesPerRow: bytesPerRow, size: CGSize(width: width, height: height), format: format,
            colorSpace: colorSpace)
    }

    fileprivate func turnOver() {
        var row = [UInt8](repeating: 0, count: bytesPerRow)
        for y in 0..<height / 2 {
            let (low, high) = (memory + y * bytesPerRow, memory + (height - 1 - y) * bytesPerRow)
            row.withUnsafeMutableBytes { held in
                held.copyMemory(from: UnsafeRawBufferPointer(start: low, count: bytesPerRow))
                low.copyMemory(from: high, byteCount: bytesPerRow)
                if let base = held.baseAddress { high.copyMemory(from: base, byteCount: bytesPerRow) }
            }
        }
    }
}

/// What a rendering took.
open class CIRenderInfo: __ObjCObject {
    public let kernelExecutionTime: TimeInterval
    public let passCount: Int
    public let pixelsProcessed: Int
    /// Nothing is compiled when images are rendered here.
    open var kernelCompileTime: TimeInterval { 0 }

    init(_ time: TimeInterval, passes: Int, pixels: Int) {
        (kernelExecutionTime, passCount, pixelsProcessed) = (time, passes, pixels)
        super.init()
    }
}

/// A rendering that was begun; here it is over when it is given.
open class CIRenderTask: __ObjCObject {
    private let info: CIRenderInfo

    init(_ info: CIRenderInfo) {
        self.info = info
        super.init()
    }

    @discardableResult
    open func waitUntilCompleted() throws -> CIRenderInfo { info }
}

extension CIContext {
    /// Renders a part of an image so that its lower left corner comes to a point of the destination.
    public func startTask(
        toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint
    ) throws -> CIRenderTask {
        guard let bytes = destination.format.bytesPerPixel, destination.bytesPerRow >= bytes * destination.width else {
            throw CocoaError(.featureUnsupported)
        }
        let begin = ProcessInfo.processInfo.systemUptime
        let move = CGAffineTransform(translationX: atPoint.x - fromRect.minX, y: atPoint.y - fromRect.minY)
        let area = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        if destination.isFlipped { destination.turnOver() }
        let front = image.cropped(to: fromRect).transformed(by: move)
        // Without a kernel everything around the part stays.
        var (result, region) = (front, CGRect(origin: atPoint, size: fromRect.size).common(area))
        if let kernel = destination.blendKernel {
            result = kernel.apply(foreground: front, background: destination.present()) ?? front
            region = area
        }
        return finish(result, region, destination, begin)
    }

    private func finish(
        _ image: CIImage, _ region: CGRect, _ destination: CIRenderDestination, _ begin: TimeInterval
    ) -> CIRenderTask {
        let area = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        if !region.isNull, !region.isEmpty {
            let top = Int(area.maxY - region.maxY)
            let bytes = destination.format.bytesPerPixel ?? 4
            let start = destination.memory + top * destination.bytesPerRow + Int(region.minX) * bytes
            render(
                destination.alphaMode == .none ? image.settingAlphaOne(in: region) : image, toBitmap: start,
                rowBytes: destination.bytesPerRow, bounds: region, format: destination.format,
                colorSpace: destination.colorSpace)
        }
        if destination.isFlipped { destination.turnOver() }
        let time = ProcessInfo.processInfo.systemUptime - begin
        return CIRenderTask(
            CIRenderInfo(time, passes: 1, pixels: Int(max(0, region.width)) * Int(max(0, region.height))))
    }

    /// The same for all of an image, its origin at the destination's.
    public func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask {
        let area = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        return try startTask(toRender: image, from: area, to: destination, at: .zero)
    }

    public func startTask(toClear destination: CIRenderDestination) throws -> CIRenderTask {
        try startTask(toRender: CIImage(color: .clear), to: destination)
    }

    /// What a rendering needs is made before; here nothing is kept between renderings.
    public func prepareRender(
        _ image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint
    ) throws {
        guard destination.format.bytesPerPixel != nil else { throw CocoaError(.featureUnsupported) }
    }
}
