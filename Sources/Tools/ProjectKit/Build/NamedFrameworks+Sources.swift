// SPDX-License-Identifier: MIT

extension NamedFrameworks {
    /// Says on standard error what is missing, as the frameworks do.
    static let report = """

        @inline(never)
        private func __touchstoneUnsupported(_ name: String) {
            FileHandle.standardError.write(Data("touchstone: \\(name) is not supported\\n".utf8))
        }

        """

    static let sources = [
        "Accelerate": accelerate, "MetalPerformanceShaders": shaders, "SceneKit": sceneKit, "SpriteKit": spriteKit,
    ]

    private static let sceneKit = """
        import UIKit

        open class SCNScene: NSObject {}

        open class SCNView: UIView {
            open var scene: SCNScene? { didSet { if scene != nil { __touchstoneUnsupported("SCNView.scene") } } }
            open func snapshot() -> UIImage {
                __touchstoneUnsupported("SCNView.snapshot()")
                return UIImage()
            }
        }

        """

    private static let spriteKit = """
        import UIKit

        open class SKNode: UIResponder {}
        open class SKScene: SKNode {}

        open class SKTexture: NSObject {
            private let image: CGImage
            public init(cgImage: CGImage) { image = cgImage }
            open func cgImage() -> CGImage { image }
        }

        open class SKView: UIView {
            open private(set) var scene: SKScene?
            open func presentScene(_ scene: SKScene?) {
                self.scene = scene
                __touchstoneUnsupported("SKView.presentScene(_:)")
            }
            open func texture(from node: SKNode) -> SKTexture? {
                __touchstoneUnsupported("SKView.texture(from:)")
                return nil
            }
        }

        """

    /// There is no device, so that programs compare without one.
    private static let shaders = """
        import CoreImage
        import Foundation

        public protocol MTLDevice: AnyObject {}
        public protocol MTLCommandBuffer: AnyObject {}
        public protocol MTLTexture: AnyObject {}
        public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
        public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

        public protocol CIImageProcessorInput {
            var metalTexture: (any MTLTexture)? { get }
        }
        public protocol CIImageProcessorOutput {
            var metalTexture: (any MTLTexture)? { get }
            var metalCommandBuffer: (any MTLCommandBuffer)? { get }
        }
        open class CIImageProcessorKernel: NSObject {
            open class func process(
                with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
            ) throws {}
            public class func apply(
                withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
            ) throws -> CIImage {
                __touchstoneUnsupported("CIImageProcessorKernel.apply(withExtent:inputs:arguments:)")
                return CIImage.empty()
            }
        }

        open class MPSImageThresholdBinary: NSObject {
            public init(
                device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
                linearGrayColorTransform: UnsafePointer<Float>?
            ) {}
            open func encode(
                commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
            ) {}
        }

        """

    /// Buffers of one plane, and half floats made floats.
    private static let accelerate = """
        import Foundation

        public typealias vImagePixelCount = UInt
        public typealias vImage_Error = Int
        public typealias vImage_Flags = UInt32
        public let kvImageNoError = 0
        public let kvImageNoFlags = 0
        public let kvImageRoiLargerThanInputBuffer = -21766

        public struct vImage_Buffer {
            public var data: UnsafeMutableRawPointer!
            public var height: vImagePixelCount
            public var width: vImagePixelCount
            public var rowBytes: Int
            public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
            public init(
                data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
            ) {
                (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
            }
            public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
                let bytes = (width * Int(bitsPerPixel) + 7) / 8
                rowBytes = (bytes + 15) / 16 * 16
                (self.width, self.height) = (UInt(width), UInt(height))
                data = UnsafeMutableRawPointer.allocate(byteCount: max(16, rowBytes * height), alignment: 16)
            }
            public func free() { data?.deallocate() }
        }

        public func vImageConvert_Planar16FtoPlanarF(
            _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
        ) -> vImage_Error {
            let (from, to) = (source.pointee, destination.pointee)
            guard from.width >= to.width, from.height >= to.height else { return kvImageRoiLargerThanInputBuffer }
            for y in 0..<Int(to.height) {
                let read = (from.data + y * from.rowBytes).assumingMemoryBound(to: Float16.self)
                let write = (to.data + y * to.rowBytes).assumingMemoryBound(to: Float.self)
                for x in 0..<Int(to.width) { write[x] = Float(read[x]) }
            }
            return kvImageNoError
        }

        """
}
