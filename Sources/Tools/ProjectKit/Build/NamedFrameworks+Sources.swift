// SPDX-License-Identifier: MIT

extension NamedFrameworks {
    /// Says on standard error what is missing, as the frameworks do.
    static let report = """

        @inline(never)
        private func __touchstoneUnsupported(_ name: String) {
            FileHandle.standardError.write(Data("touchstone: \\(name) is not supported\\n".utf8))
        }

        """

    static let sources = ["MetalPerformanceShaders": shaders, "SceneKit": sceneKit]

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

    /// There is no device, so that programs compare without one.
    private static let shaders = """
        import CoreImage
        import Foundation

        public protocol MTLDevice: AnyObject {}
        public protocol MTLCommandBuffer: AnyObject {}
        public protocol MTLTexture: AnyObject {}
        public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
        public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

        extension CIImageProcessorInput {
            public var metalTexture: (any MTLTexture)? { nil }
        }
        extension CIImageProcessorOutput {
            public var metalTexture: (any MTLTexture)? { nil }
            public var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
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
}
