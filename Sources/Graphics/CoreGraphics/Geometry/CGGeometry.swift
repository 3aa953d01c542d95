// SPDX-License-Identifier: MIT
// What Linux's Foundation lacks of the geometry types: transforms, comparison, dictionaries.
import Foundation

extension CGPoint {
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    public func equalTo(_ other: CGPoint) -> Bool { self == other }

    /// Keys "X" and "Y".
    public var dictionaryRepresentation: CFDictionary { NSDictionary(dictionary: ["X": Double(x), "Y": Double(y)]) }

    /// nil when a key is missing or not a number.
    public init?(dictionaryRepresentation dictionary: CFDictionary) {
        guard let x = number(dictionary, "X"), let y = number(dictionary, "Y") else { return nil }
        self.init(x: x, y: y)
    }

    /// Neither coordinate is NaN or infinite.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    public func equalTo(_ other: CGSize) -> Bool { self == other }

    /// Keys "Width" and "Height".
    public var dictionaryRepresentation: CFDictionary {
        NSDictionary(dictionary: ["Width": Double(width), "Height": Double(height)])
    }

    /// nil when a key is missing or not a number.
    public init?(dictionaryRepresentation dictionary: CFDictionary) {
        guard let width = number(dictionary, "Width"), let height = number(dictionary, "Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// The smallest rectangle around the four transformed corners; null and infinite stay what they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite || t.isIdentity { return self }
        // The image of a parallelogram: each axis contributes its smaller and larger product separately.
        let (x0, x1, y0, y1) = (minX, maxX, minY, maxY)
        let left = min(t.a * x0, t.a * x1) + min(t.c * y0, t.c * y1) + t.tx
        let right = max(t.a * x0, t.a * x1) + max(t.c * y0, t.c * y1) + t.tx
        let top = min(t.b * x0, t.b * x1) + min(t.d * y0, t.d * y1) + t.ty
        let bottom = max(t.b * x0, t.b * x1) + max(t.d * y0, t.d * y1) + t.ty
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func equalTo(_ other: CGRect) -> Bool { self == other }

    /// Keys "X", "Y", "Width" and "Height".
    public var dictionaryRepresentation: CFDictionary {
        NSDictionary(dictionary: [
            "X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width), "Height": Double(size.height),
        ])
    }

    /// nil when a key is missing or not a number.
    public init?(dictionaryRepresentation dictionary: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dictionary),
            let size = CGSize(dictionaryRepresentation: dictionary)
        else { return nil }
        self.init(origin: origin, size: size)
    }

    /// Whether the point is inside: the left and upper edge are, the right and lower are not. Nothing is inside a
    /// rectangle that is empty or not a number, where Foundation's `contains` on Linux traps.
    package func holds(_ point: CGPoint) -> Bool {
        guard !isNull, size.width != 0, size.height != 0 else { return false }
        let (left, right) = (origin.x + min(size.width, 0), origin.x + max(size.width, 0))
        let (top, bottom) = (origin.y + min(size.height, 0), origin.y + max(size.height, 0))
        return left <= point.x && point.x < right && top <= point.y && point.y < bottom
    }

    /// No edge is NaN or infinite.
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// The whole pixels it touches, clamped to what `Int32` holds; empty for null, empty and NaN rectangles.
    package var enclosingPixels: PixelRect {
        if isInfinite { return PixelRect(x: -(1 << 30), y: -(1 << 30), width: 1 << 31, height: 1 << 31) }
        guard !isNull, !origin.x.isNaN, !origin.y.isNaN, !size.width.isNaN, !size.height.isNaN else {
            return PixelRect(x: 0, y: 0, width: 0, height: 0)
        }
        func clamp(_ value: CGFloat) -> Int { Int(max(-CGFloat(1 << 30), min(CGFloat(1 << 30), value))) }
        let (left, top) = (clamp(minX.rounded(.down)), clamp(minY.rounded(.down)))
        return PixelRect(
            x: left, y: top, width: clamp(maxX.rounded(.up)) - left, height: clamp(maxY.rounded(.up)) - top)
    }
}

private func number(_ dictionary: CFDictionary, _ key: String) -> CGFloat? {
    switch dictionary[key] {
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
}
