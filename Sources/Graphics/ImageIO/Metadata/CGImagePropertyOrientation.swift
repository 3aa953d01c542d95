// SPDX-License-Identifier: MIT
import CoreGraphics

/// Where the stored image's first row and column lie when it is shown upright; Exif's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// First row at the top, first column on the left.
    case up = 1
    /// Top, right.
    case upMirrored = 2
    /// Bottom, right.
    case down = 3
    /// Bottom, left.
    case downMirrored = 4
    /// First row on the left, first column at the top.
    case leftMirrored = 5
    /// First row on the right, first column at the top.
    case right = 6
    /// First row on the right, first column at the bottom.
    case rightMirrored = 7
    /// First row on the left, first column at the bottom.
    case left = 8
}
