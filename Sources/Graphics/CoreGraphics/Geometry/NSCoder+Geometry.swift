// SPDX-License-Identifier: MIT
import Foundation

// Geometry in keyed archives. Foundation writes points, sizes and rectangles; the others are arrays of numbers.
extension NSCoder {
    private func encode(numbers: [CGFloat], forKey key: String) {
        encode(NSArray(array: numbers.map { NSNumber(value: Double($0)) }), forKey: key)
    }

    /// `count` numbers; zeros when the key is missing or holds something else.
    private func numbers(_ count: Int, forKey key: String) -> [CGFloat] {
        guard containsValue(forKey: key) else { return [CGFloat](repeating: 0, count: count) }
        let decoded = decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [Double]
        guard let decoded, decoded.count == count else { return [CGFloat](repeating: 0, count: count) }
        return decoded.map { CGFloat($0) }
    }

    public func encode(_ vector: CGVector, forKey key: String) { encode(numbers: [vector.dx, vector.dy], forKey: key) }

    public func encode(_ t: CGAffineTransform, forKey key: String) {
        encode(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty], forKey: key)
    }

    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }

    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }

    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }

    public func decodeCGVector(forKey key: String) -> CGVector {
        let n = numbers(2, forKey: key)
        return CGVector(dx: n[0], dy: n[1])
    }

    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        let n = numbers(6, forKey: key)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}
