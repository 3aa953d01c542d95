// SPDX-License-Identifier: MIT
import CoreGraphics

// Keys of an image's properties. NSString constants are immutable, hence safe to share.

nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
nonisolated(unsafe) public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
nonisolated(unsafe) public let kCGImagePropertyColorModelGray: CFString = "Gray"
nonisolated(unsafe) public let kCGImagePropertyColorModelLab: CFString = "Lab"
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
nonisolated(unsafe) public let kCGImagePropertyIsFloat: CFString = "IsFloat"
nonisolated(unsafe) public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
nonisolated(unsafe) public let kCGImagePropertyProfileName: CFString = "ProfileName"
