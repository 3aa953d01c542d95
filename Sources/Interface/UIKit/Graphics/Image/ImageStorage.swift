// SPDX-License-Identifier: MIT

/// Everything an image is. Images made from another one copy this and change a part.
package struct ImageStorage: @unchecked Sendable {
    // Unchecked: the classes inside are immutable.
    /// nil for an empty image; pixels as they are stored, not yet turned.
    package var cgImage: CGImage?
    /// What `cgImage` is rendered from when it is first drawn.
    package var ciImage: CIImage?
    /// Pixels per point.
    package var scale: CGFloat = 1
    /// How the stored pixels are turned before they are shown.
    package var orientation = UIImage.Orientation.up
    /// In points. Set by hand only for symbols and empty images; else it follows from the pixels.
    package var explicitSize: CGSize?
    /// Whether the shown image is a stencil; `automatic` leaves it to the view.
    package var renderingMode = UIImage.RenderingMode.automatic
    /// Points of the image as shown: what is not stretched.
    package var capInsets = UIEdgeInsets.zero
    /// What happens between the insets.
    package var resizingMode = UIImage.ResizingMode.tile
    /// Whether `capInsets` count.
    package var isResizable = false
    /// Points; what layout leaves out.
    package var alignmentRectInsets = UIEdgeInsets.zero
    /// Mirrored where the interface goes from right to left.
    package var flipsForRightToLeft = false
    /// Points from the bottom edge up to the baseline; nil: it has none.
    package var baselineOffset: CGFloat?
    /// The pixels have been coloured by `withTintColor`; drawing does not colour them again.
    package var isTinted: Bool { tint != nil }
    /// The colour.
    package var tint: CGColor?
    /// Images of an animation, in order; nil: it is none.
    package var frames: [UIImage]?
    /// Seconds for all frames.
    package var duration: TimeInterval = 0
    /// nil: no symbol.
    package var symbol: SymbolDescription?
    /// What the pixels were drawn from, kept where they are to be drawn again at larger sizes.
    package var vector: VectorImage?
    /// What the variant was chosen by; nil: nothing.
    package var configuration: UIImage.Configuration?
    /// The other variants; nil: there are none.
    package var asset: UIImageAsset?

    /// An empty image.
    package init() {}

    /// - Parameter scale: pixels per point; what is no positive number counts as 1.
    package init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation = .up) {
        self.cgImage = cgImage
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.orientation = orientation
    }

    /// In points, as shown.
    package var size: CGSize {
        if let explicitSize { return explicitSize }
        guard let cgImage else { return .zero }
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }
}

extension ImageStorage {
    /// Whether both show the same pixels in the same way. Pixels are the same when they are one object, or symbols of one
    /// name and configuration.
    func isSame(as other: ImageStorage) -> Bool {
        let areSameSymbol =
            symbol != nil && symbol?.name == other.symbol?.name && !isTinted && !other.isTinted
            && configuration == other.configuration
        return (areSameSymbol || cgImage === other.cgImage) && ciImage === other.ciImage && frames == other.frames
            && duration == other.duration && size == other.size && scale == other.scale
            && orientation == other.orientation && renderingMode == other.renderingMode && capInsets == other.capInsets
            && resizingMode == other.resizingMode && isResizable == other.isResizable
            && alignmentRectInsets == other.alignmentRectInsets && flipsForRightToLeft == other.flipsForRightToLeft
            && baselineOffset == other.baselineOffset
    }
}

/// Which symbol an image shows.
package struct SymbolDescription: Sendable {
    /// Of the symbol, without its configuration.
    package var name: String
    /// The app's own drawing; nil: one of the system's.
    package var template: VectorImage?
}

extension UIImage {
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        /// Whether width and height change places when it is shown.
        package var swapsSides: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }

        /// The same in Exif's numbering.
        package var exif: CGImagePropertyOrientation {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
        }

        /// From Exif's numbering.
        package init(_ exif: CGImagePropertyOrientation) {
            switch exif {
            case .up: self = .up
            case .down: self = .down
            case .left: self = .left
            case .right: self = .right
            case .upMirrored: self = .upMirrored
            case .downMirrored: self = .downMirrored
            case .leftMirrored: self = .leftMirrored
            case .rightMirrored: self = .rightMirrored
            }
        }

        /// What it becomes when the shown image is mirrored left to right.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            }
        }
    }

    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh = 1
        case high = 2
    }
}
