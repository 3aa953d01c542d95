// SPDX-License-Identifier: MIT
import CoreGraphics

// Keys of options for sources and destinations. NSString constants are immutable, hence safe to share.

nonisolated(unsafe) public let kCGImageAnimationDelayTime: CFString = "DelayTime"
nonisolated(unsafe) public let kCGImageAnimationLoopCount: CFString = "LoopCount"
nonisolated(unsafe) public let kCGImageAnimationStartIndex: CFString = "StartIndex"
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
nonisolated(unsafe) public let kCGImageDestinationDateTime: CFString = "kCGImageDestinationDateTime"
nonisolated(unsafe) public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
nonisolated(unsafe) public let kCGImageDestinationMergeMetadata: CFString = "kCGImageDestinationMergeMetadata"
nonisolated(unsafe) public let kCGImageDestinationMetadata: CFString = "kCGImageDestinationMetadata"
nonisolated(unsafe) public let kCGImageDestinationOptimizeColorForSharing: CFString =
    "kCGImageDestinationOptimizeColorForSharing"
nonisolated(unsafe) public let kCGImageDestinationOrientation: CFString = "kCGImageDestinationOrientation"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
nonisolated(unsafe) public let kCGImageSourceGenerateImageSpecificLumaScaling: CFString =
    "kCGImageSourceGenerateImageSpecificLumaScaling"
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
