// SPDX-License-Identifier: MIT
import Foundation

// Foundation's values know points, sizes and rectangles; other structs travel as arrays of doubles.
private let transformEncoding = "[6d]"
private let vectorEncoding = "[2d]"

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    public convenience init(cgVector vector: CGVector) {
        var vector = vector
        self.init(bytes: &vector, objCType: vectorEncoding)
    }

    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: transformEncoding)
    }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }

    /// Zero when the value holds something else.
    public var cgVectorValue: CGVector {
        var vector = CGVector.zero
        if String(cString: objCType) == vectorEncoding { getValue(&vector) }
        return vector
    }

    /// The identity when the value holds something else.
    public var cgAffineTransformValue: CGAffineTransform {
        var transform = CGAffineTransform.identity
        if holdsAffineTransform { getValue(&transform) }
        return transform
    }

    /// True of any value made of six doubles: Foundation keeps no names.
    package var holdsAffineTransform: Bool { String(cString: objCType) == transformEncoding }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
        result = source.cgAffineTransformValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout CGAffineTransform?
    ) -> Bool {
        guard source.holdsAffineTransform else { return false }
        result = source.cgAffineTransformValue
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
        source?.cgAffineTransformValue ?? .identity
    }
}
