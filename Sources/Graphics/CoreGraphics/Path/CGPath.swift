// SPDX-License-Identifier: MIT
import Foundation

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4

    /// How many points an element of this type holds.
    package var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// One element of a path as `apply` hands it out. `points` is valid only during the call.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1
}

public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}

/// A sequence of subpaths made of lines and Bézier curves. Immutable unless it is a `CGMutablePath`.
///
/// Points that are NaN or infinite are kept, and such elements cover no area when drawn.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
public class CGPath: @unchecked Sendable {
    // A CGPath is never changed after its initialiser, so sharing it is safe; as on iOS, whoever shares a
    // CGMutablePath between threads has to stop changing it first.
    /// Changes only in a `CGMutablePath`.
    package internal(set) var storage: PathStorage

    /// Takes it as it is; nothing is checked.
    package init(storage: PathStorage) { self.storage = storage }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.addRect(rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.addEllipse(rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// Traps when a corner is negative or larger than half the side, as Quartz asserts.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var storage = PathStorage()
        storage.addRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    public static var typeID: CFTypeID { 0x4347_5061 }

    public func copy() -> CGPath? { CGPath(storage: storage) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { storage.types.isEmpty }

    /// The end of the last segment, the start of the last subpath after a close; zero for an empty path.
    public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    public func applyWithBlock(_ block: CGPathApplyBlock) {
        var points = [CGPoint](repeating: .zero, count: 3)
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            storage.forEach { type, p in
                for i in 0..<type.pointCount { base[i] = p[i] }
                var element = CGPathElement(type: type, points: base)
                withUnsafePointer(to: &element, block)
            }
        }
    }
}

extension CGPath: Hashable {
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.storage == rhs.storage }
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
