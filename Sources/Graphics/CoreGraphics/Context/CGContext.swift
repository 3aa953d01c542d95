// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// A Quartz drawing destination: a bitmap or PDF pages.
///
/// Spaces: user space, through `ctm`, becomes Quartz device space (pixels, y up). Internally that is flipped once
/// more to cairo's (pixels, y down), in which the current path and the clip are kept.
public final class CGContext {
    /// The drawing engine's context. Its matrix and source are set anew for each operation; its clip is the state's.
    package private(set) var cairo: OpaquePointer
    /// What the next drawing uses; set through the public functions, which check values.
    package var state: GraphicsState
    /// What `restoreGState` returns to, the latest last; cairo keeps the clips beside it.
    package var stateStack: [GraphicsState] = []
    /// In cairo device space.
    package var currentPath = PathStorage()
    /// The space that shadow offsets, blurs and pattern matrices are meant in.
    package let baseCTM: CGAffineTransform
    /// Quartz device space to cairo's.
    package let deviceToCairo: CGAffineTransform
    /// What is drawn on; never changes.
    package let backing: Backing
    /// Of the context, not of the state: `saveGState` does not keep it.
    package var allowsAntialiasing = true
    /// Those that have begun and not ended, the innermost last.
    package var layers: [TransparencyLayer] = []

    /// Not part of the graphics state, as in Quartz.
    public var textMatrix = CGAffineTransform.identity

    /// The kinds of destination that differ in what they can do.
    package enum Backing {
        case bitmap(BitmapBacking)
        case pdf(PDFBacking)
        /// A surface of somebody else, like a pattern's cell.
        case surface(width: Int, height: Int)
    }

    /// - Parameters:
    ///   - surface: cairo's, kept by its own count of references.
    ///   - deviceHeight: pixels, where y of device space is turned round.
    ///   - base: the space in which shadows and patterns are measured.
    package init(
        surface: OpaquePointer, deviceHeight: CGFloat, ctm: CGAffineTransform, base: CGAffineTransform, backing: Backing
    ) {
        cairo = cairo_create(surface)
        deviceToCairo = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight)
        state = GraphicsState(ctm: ctm)
        baseCTM = base
        self.backing = backing
    }

    deinit {
        finishPDF()
        cairo_destroy(cairo)
    }

    public static var typeID: CFTypeID { 0x4347_4378 }

    /// A bitmap context in UIKit's orientation, origin at the top left, `scale` pixels per point, that draws straight
    /// into `buffer`. Opaque contexts have no alpha: clearing makes black, and the buffer's alpha stays 255.
    package convenience init(buffer: PixelBuffer, scale: CGFloat, opaque: Bool = false) {
        let backing = BitmapBacking(buffer: buffer, opaque: opaque)
        let ctm = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(buffer.height))
        self.init(
            surface: backing.surface, deviceHeight: CGFloat(buffer.height), ctm: ctm, base: ctm,
            backing: .bitmap(backing))
    }

    /// A bitmap context, origin at the bottom left, a unit a pixel.
    ///
    /// - Parameters:
    ///   - data: client memory of `height` rows that is drawn into, or nil.
    ///   - bytesPerRow: 0 lets the context choose when `data` is nil.
    /// nil, with a line on the console, for layouts Quartz does not draw into.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        guard
            let backing = BitmapBacking(
                data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
                bytesPerRow: bytesPerRow, space: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
        else {
            Diagnostics.log(
                "CGBitmapContextCreate: unsupported parameter combination: \(width)x\(height); "
                    + "\(bitsPerComponent) bits/component; \(bytesPerRow) bytes/row; "
                    + "color space \(space?.name.map { $0 as String } ?? "none"); bitmap info \(bitmapInfo).")
            return nil
        }
        self.init(
            surface: backing.surface, deviceHeight: CGFloat(height), ctm: .identity, base: .identity,
            backing: .bitmap(backing))
    }

    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// Calls `releaseCallback` with the memory when the context goes away.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo)
        if let releaseCallback { bitmap?.onRelease = { releaseCallback(releaseInfo, data) } }
    }

    /// User space to cairo device space.
    package var cairoCTM: CGAffineTransform { state.ctm.concatenating(deviceToCairo) }

    /// Whether drawing goes to a page rather than to pixels: shapes and letters stay what they are.
    package var isVector: Bool {
        if case .bitmap = backing { return false }
        return cairo_surface_get_type(cairo_get_group_target(cairo)) != CAIRO_SURFACE_TYPE_IMAGE
    }

    /// nil for PDF pages and surfaces of others.
    package var bitmap: BitmapBacking? {
        if case .bitmap(let backing) = backing { return backing }
        return nil
    }
}

public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext: Hashable {
    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGAffineTransform {
    /// The same map; cairo's rows are Quartz's.
    package var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

/// Sets the matrix; the caller makes sure it has an inverse, for cairo stops working for good without one.
package func cairoSetMatrix(_ context: OpaquePointer, _ transform: CGAffineTransform) {
    var matrix = transform.cairoMatrix
    cairo_set_matrix(context, &matrix)
}
