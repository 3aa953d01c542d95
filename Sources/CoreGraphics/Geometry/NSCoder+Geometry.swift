// SPDX-License-Identifier: MIT
import Foundation

// Geometry in keyed archives, as arrays of numbers.
extension NSCoder {
    private func encode(numbers: [CGFloat], forKey key: String) {
        encode(NSArray(array: numbers.map { NSNumber(value: Double($0)) }), forKey: key)
    }

    /// `count` numbers; zeros when the key is missing or holds something else.
    private func numbers(_ count: Int, forKey key: String) -> [CGFloat] {
        let decoded = decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [Double]
        guard let decoded, decoded.count == count else { return [CGFloat](repeating: 0, count: count) }
        return decoded.map { CGFloat($0) }
    }

    public func encode(_ point: CGPoint, forKey key: String) { encode(numbers: [point.x, point.y], forKey: key) }
    public func encode(_ size: CGSize, forKey key: String) { encode(numbers: [size.width, size.height], forKey: key) }
    public func encode(_ vector: CGVector, forKey key: String) { encode(numbers: [vector.dx, vector.dy], forKey: key) }

    public func encode(_ rect: CGRect, forKey key: String) {
        encode(numbers: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], forKey: key)
    }

    public func encode(_ t: CGAffineTransform, forKey key: String) {
        encode(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty], forKey: key)
    }

    public func decodeCGPoint(forKey key: String) -> CGPoint {
        let n = numbers(2, forKey: key)
        return CGPoint(x: n[0], y: n[1])
    }

    public func decodeCGSize(forKey key: String) -> CGSize {
        let n = numbers(2, forKey: key)
        return CGSize(width: n[0], height: n[1])
    }

    public func decodeCGVector(forKey key: String) -> CGVector {
        let n = numbers(2, forKey: key)
        return CGVector(dx: n[0], dy: n[1])
    }

    public func decodeCGRect(forKey key: String) -> CGRect {
        let n = numbers(4, forKey: key)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        let n = numbers(6, forKey: key)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}
