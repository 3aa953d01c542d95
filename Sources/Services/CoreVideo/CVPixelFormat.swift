// SPDX-License-Identifier: MIT

private func code(_ text: StaticString) -> OSType {
    UnsafeBufferPointer(start: text.utf8Start, count: 4).reduce(0) { $0 << 8 | OSType($1) }
}

public let kCVPixelFormatType_24RGB: OSType = 24
public let kCVPixelFormatType_24BGR: OSType = code("24BG")
public let kCVPixelFormatType_32ARGB: OSType = 32
public let kCVPixelFormatType_32BGRA: OSType = code("BGRA")
public let kCVPixelFormatType_32ABGR: OSType = code("ABGR")
public let kCVPixelFormatType_32RGBA: OSType = code("RGBA")
public let kCVPixelFormatType_16BE555: OSType = 16
public let kCVPixelFormatType_16LE565: OSType = code("L565")
public let kCVPixelFormatType_OneComponent8: OSType = code("L008")
public let kCVPixelFormatType_TwoComponent8: OSType = code("2C08")
public let kCVPixelFormatType_OneComponent16Half: OSType = code("L00h")
public let kCVPixelFormatType_OneComponent32Float: OSType = code("L00f")
public let kCVPixelFormatType_64RGBAHalf: OSType = code("RGhA")
public let kCVPixelFormatType_128RGBAFloat: OSType = code("RGfA")
public let kCVPixelFormatType_DisparityFloat16: OSType = code("hdis")
public let kCVPixelFormatType_DisparityFloat32: OSType = code("fdis")
public let kCVPixelFormatType_DepthFloat16: OSType = code("hdep")
public let kCVPixelFormatType_DepthFloat32: OSType = code("fdep")
public let kCVPixelFormatType_422YpCbCr8: OSType = code("2vuy")
public let kCVPixelFormatType_422YpCbCr8_yuvs: OSType = code("yuvs")
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = code("y420")
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = code("f420")
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = code("420v")
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = code("420f")
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = code("x420")

/// How the planes of a format lie: for each, bytes a sample and by how much it is smaller than the picture.
package struct PixelFormat {
    /// How the samples of one plane lie.
    package struct Plane {
        /// A sample's; of planes that hold two components, both together.
        package let bytes: Int
        /// 2: half as wide and half as high as the picture.
        package let shrink: Int
    }
    /// In the order of the planes in memory.
    package let planes: [Plane]
    /// More than one plane.
    package var isPlanar: Bool { planes.count > 1 }

    /// nil for formats that cannot be made here.
    package init?(_ type: OSType) {
        switch type {
        case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32ABGR, kCVPixelFormatType_32RGBA,
            kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32,
            kCVPixelFormatType_DisparityFloat32:
            planes = [Plane(bytes: 4, shrink: 1)]
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: planes = [Plane(bytes: 3, shrink: 1)]
        case kCVPixelFormatType_16BE555, kCVPixelFormatType_16LE565, kCVPixelFormatType_TwoComponent8,
            kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16,
            kCVPixelFormatType_DisparityFloat16, kCVPixelFormatType_422YpCbCr8, kCVPixelFormatType_422YpCbCr8_yuvs:
            planes = [Plane(bytes: 2, shrink: 1)]
        case kCVPixelFormatType_OneComponent8: planes = [Plane(bytes: 1, shrink: 1)]
        case kCVPixelFormatType_64RGBAHalf: planes = [Plane(bytes: 8, shrink: 1)]
        case kCVPixelFormatType_128RGBAFloat: planes = [Plane(bytes: 16, shrink: 1)]
        case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
            planes = [Plane(bytes: 1, shrink: 1), Plane(bytes: 1, shrink: 2), Plane(bytes: 1, shrink: 2)]
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            planes = [Plane(bytes: 1, shrink: 1), Plane(bytes: 2, shrink: 2)]
        case kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange:
            planes = [Plane(bytes: 2, shrink: 1), Plane(bytes: 4, shrink: 2)]
        default: return nil
        }
    }
}
