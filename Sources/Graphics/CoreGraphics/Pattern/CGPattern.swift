// SPDX-License-Identifier: MIT
import Foundation

public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion = 1
    case constantSpacing = 2
}

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A cell that is drawn by the client once and repeated over what is painted.
public final class CGPattern {
    /// The client's; handed to its callbacks and never read.
    package let info: UnsafeMutableRawPointer?
    /// Of the cell, in pattern space; what lies outside is not drawn.
    package let bounds: CGRect
    /// Pattern space to the default user space of the context.
    package let matrix: CGAffineTransform
    /// Pattern space, from cell to cell; positive.
    package let xStep: CGFloat
    /// Pattern space, from cell to cell; positive.
    package let yStep: CGFloat
    /// False: the cell is a stencil for a colour that is given when painting.
    package let isColored: Bool
    /// Kept; nothing reads it. Cells always stand at their exact distances.
    package let tiling: CGPatternTiling
    /// Drawing is called on the thread that paints.
    package let callbacks: CGPatternCallbacks

    /// nil when a step is zero or not finite, or the bounds are empty.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite, bounds.isFinite, !bounds.isEmpty else {
            return nil
        }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        self.xStep = abs(xStep)
        self.yStep = abs(yStep)
        self.tiling = tiling
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    public static var typeID: CFTypeID { 0x4347_5074 }
}
