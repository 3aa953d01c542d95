// SPDX-License-Identifier: MIT

// Constants are computed: a text object is not sendable, and these cost nothing that counts.
public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" }
public var kCVPixelBufferWidthKey: CFString { "Width" }
public var kCVPixelBufferHeightKey: CFString { "Height" }
public var kCVPixelBufferMemoryAllocatorKey: CFString { "MemoryAllocator" }
public var kCVPixelBufferExtendedPixelsLeftKey: CFString { "ExtendedPixelsLeft" }
public var kCVPixelBufferExtendedPixelsTopKey: CFString { "ExtendedPixelsTop" }
public var kCVPixelBufferExtendedPixelsRightKey: CFString { "ExtendedPixelsRight" }
public var kCVPixelBufferExtendedPixelsBottomKey: CFString { "ExtendedPixelsBottom" }
public var kCVPixelBufferBytesPerRowAlignmentKey: CFString { "BytesPerRowAlignment" }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { "CGBitmapContextCompatibility" }
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
public var kCVPixelBufferOpenGLCompatibilityKey: CFString { "OpenGLCompatibility" }
public var kCVPixelBufferOpenGLESCompatibilityKey: CFString { "OpenGLESCompatibility" }
public var kCVPixelBufferMetalCompatibilityKey: CFString { "MetalCompatibility" }
public var kCVPixelBufferPlaneAlignmentKey: CFString { "PlaneAlignment" }
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }

public var kCVBufferPropagatedAttachmentsKey: CFString { "PropagatedAttachments" }
public var kCVBufferNonPropagatedAttachmentsKey: CFString { "NonPropagatedAttachments" }

public var kCVImageBufferCGColorSpaceKey: CFString { "CGColorSpace" }
public var kCVImageBufferCleanApertureKey: CFString { "CVCleanAperture" }
public var kCVImageBufferPixelAspectRatioKey: CFString { "CVPixelAspectRatio" }
public var kCVImageBufferColorPrimariesKey: CFString { "CVImageBufferColorPrimaries" }
public var kCVImageBufferColorPrimaries_ITU_R_709_2: CFString { "ITU_R_709_2" }
public var kCVImageBufferColorPrimaries_P3_D65: CFString { "P3_D65" }
public var kCVImageBufferColorPrimaries_ITU_R_2020: CFString { "ITU_R_2020" }
public var kCVImageBufferTransferFunctionKey: CFString { "CVImageBufferTransferFunction" }
public var kCVImageBufferTransferFunction_ITU_R_709_2: CFString { "ITU_R_709_2" }
public var kCVImageBufferTransferFunction_sRGB: CFString { "IEC_sRGB" }
public var kCVImageBufferYCbCrMatrixKey: CFString { "CVImageBufferYCbCrMatrix" }
public var kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString { "ITU_R_709_2" }
public var kCVImageBufferYCbCrMatrix_ITU_R_601_4: CFString { "ITU_R_601_4" }
public var kCVImageBufferYCbCrMatrix_ITU_R_2020: CFString { "ITU_R_2020" }

public var kCVPixelBufferPoolMinimumBufferCountKey: CFString { "MinimumBufferCount" }
public var kCVPixelBufferPoolMaximumBufferAgeKey: CFString { "MaximumBufferAge" }
public var kCVPixelBufferPoolAllocationThresholdKey: CFString { "BufferPoolAllocationThreshold" }
