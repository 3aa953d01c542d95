// SPDX-License-Identifier: MIT
import CoreGraphics

/// A value that an animation reads, mixes and writes, without boxing.
package enum AnimatableValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    /// sRGB with gamma, not premultiplied. nil mixes as the other colour with no alpha.
    case color(SIMD4<Float>?)
    case path(CGPath?)
    case numbers([Double])
    case colors([SIMD4<Float>])
    /// Changes in one step; images cross-fade.
    case object(AnyObject?)
}

/// The shape of a property's values.
package enum ValueKind: Sendable {
    case number, flag, point, size, rect, transform, color, path, numbers, colors, object
}

// MARK: - From and to what clients pass

extension AnimatableValue {
    /// Accepts Foundation's boxes and Swift's values alike; nil when `value` does not fit.
    package init?(_ value: Any?, kind: ValueKind) {
        switch kind {
        case .number, .flag:
            guard let number = Self.double(value) else { return nil }
            self = .number(number)
        case .point:
            guard let v = value as? CGPoint ?? (value as? NSValue)?.cgPointIfHeld else { return nil }
            self = .point(v)
        case .size:
            guard let v = value as? CGSize ?? (value as? NSValue)?.cgSizeIfHeld else { return nil }
            self = .size(v)
        case .rect:
            guard let v = value as? CGRect ?? (value as? NSValue)?.cgRectIfHeld else { return nil }
            self = .rect(v)
        case .transform:
            if let v = value as? CATransform3D {
                self = .transform(v)
            } else if let v = value as? CGAffineTransform {
                self = .transform(CATransform3DMakeAffineTransform(v))
            } else if let v = value as? NSValue, v.holdsTransform {
                self = .transform(v.caTransform3DValue)
            } else {
                return nil
            }
        case .color:
            guard let value else { return nil }
            self = .color((value as? CGColor).flatMap { LayerColor($0)?.rgba })
        case .path:
            guard let value else { return nil }
            self = .path(value as? CGPath)
        case .numbers:
            guard let list = value as? [Any] else { return nil }
            self = .numbers(list.map { Self.double($0) ?? 0 })
        case .colors:
            guard let list = value as? [Any] else { return nil }
            self = .colors(list.map { ($0 as? CGColor).flatMap { LayerColor($0)?.rgba } ?? .zero })
        case .object:
            guard let value else { return nil }
            self = .object(value as AnyObject)
        }
    }

    static func double(_ value: Any?) -> Double? {
        switch value {
        case let v as Double: v
        case let v as CGFloat: Double(v)
        case let v as Float: Double(v)
        case let v as Int: Double(v)
        case let v as Bool: v ? 1 : 0
        case let v as NSNumber: v.doubleValue
        default: nil
        }
    }

    /// What key-value coding answers.
    package var object: Any? {
        switch self {
        case .number(let v): NSNumber(value: v)
        case .point(let v): v
        case .size(let v): v
        case .rect(let v): v
        case .transform(let v): v
        case .color(let v): v.map { LayerColor(rgba: $0).cgColor }
        case .path(let v): v
        case .numbers(let v): v.map { NSNumber(value: $0) }
        case .colors(let v): v.map { LayerColor(rgba: $0).cgColor }
        case .object(let v): v
        }
    }
}

extension NSValue {
    fileprivate var cgPointIfHeld: CGPoint? { encoding.hasPrefix("{CGPoint") ? pointValue : nil }
    fileprivate var cgSizeIfHeld: CGSize? { encoding.hasPrefix("{CGSize") ? sizeValue : nil }
    fileprivate var cgRectIfHeld: CGRect? { encoding.hasPrefix("{CGRect") ? rectValue : nil }
    private var encoding: String { String(cString: objCType) }
}

// MARK: - Arithmetic

extension AnimatableValue {
    /// `a` at 0, `b` at 1; values of different shapes switch at the end.
    package static func mix(_ a: AnimatableValue, _ b: AnimatableValue, _ t: Double) -> AnimatableValue {
        switch (a, b) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: lerp(a.x, b.x, t), y: lerp(a.y, b.y, t)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: lerp(a.width, b.width, t), height: lerp(a.height, b.height, t)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: lerp(a.origin.x, b.origin.x, t), y: lerp(a.origin.y, b.origin.y, t),
                    width: lerp(a.size.width, b.size.width, t), height: lerp(a.size.height, b.size.height, t)))
        case (.transform(let a), .transform(let b)): return .transform(mixTransforms(a, b, t))
        case (.color(let a), .color(let b)): return .color(mixColors(a, b, t))
        case (.path(let a?), .path(let b?)): return .path(PathMixing.mix(a, b, t))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + ($1 - $0) * t })
        case (.object(let a), .object(let b)): return .object(ContentsMixing.mix(a, b, t))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { $0 + ($1 - $0) * Float(t) })
        default: return t < 1 ? a : b
        }
    }

    /// Sum, for additive and cumulative animations and `byValue`. Transforms concatenate: the addend first.
    static func sum(_ a: AnimatableValue, _ b: AnimatableValue) -> AnimatableValue {
        switch (a, b) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        case (.color(let a?), .color(let b?)): .color(a + b)
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(+))
        case (_, let b): b
        }
    }

    /// `a - b`, so that `sum(b, difference(a, b))` is `a`.
    static func difference(_ a: AnimatableValue, _ b: AnimatableValue) -> AnimatableValue {
        if case (.transform(let a), .transform(let b)) = (a, b) {
            return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
        }
        return sum(a, scaled(b, -1))
    }

    /// The value times `k`; transforms apply their inverse or themselves `k` times for whole `k`.
    static func scaled(_ a: AnimatableValue, _ k: Double) -> AnimatableValue {
        switch a {
        case .number(let v): return .number(v * k)
        case .point(let v): return .point(CGPoint(x: v.x * k, y: v.y * k))
        case .size(let v): return .size(CGSize(width: v.width * k, height: v.height * k))
        case .rect(let v):
            return .rect(
                CGRect(x: v.origin.x * k, y: v.origin.y * k, width: v.size.width * k, height: v.size.height * k))
        case .transform(let v):
            var result = CATransform3DIdentity
            let step = k < 0 ? CATransform3DInvert(v) : v
            for _ in 0..<min(10_000, Int(abs(k))) { result = CATransform3DConcat(result, step) }
            return .transform(result)
        case .color(let v): return .color(v.map { $0 * Float(k) })
        case .numbers(let v): return .numbers(v.map { $0 * k })
        case .colors(let v): return .colors(v.map { $0 * Float(k) })
        case .path, .object: return a
        }
    }

    /// How far apart two values are, for paced animations: Euclidean over all members.
    static func distance(_ a: AnimatableValue, _ b: AnimatableValue) -> Double {
        let (a, b) = (a.members, b.members)
        guard a.count == b.count else { return 1 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    private var members: [Double] {
        switch self {
        case .number(let v): [v]
        case .point(let v): [v.x, v.y]
        case .size(let v): [v.width, v.height]
        case .rect(let v): [v.origin.x, v.origin.y, v.size.width, v.size.height]
        case .transform(let v): [v.m11, v.m12, v.m21, v.m22, v.m41, v.m42, v.m43]
        case .color(let v): v.map { [Double($0.x), Double($0.y), Double($0.z), Double($0.w)] } ?? []
        case .numbers(let v): v
        case .colors, .path, .object: []
        }
    }

    private static func lerp(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> CGFloat { a + (b - a) * CGFloat(t) }

    private static func mixColors(_ a: SIMD4<Float>?, _ b: SIMD4<Float>?, _ t: Double) -> SIMD4<Float>? {
        guard a != nil || b != nil else { return nil }
        func clear(_ c: SIMD4<Float>) -> SIMD4<Float> { SIMD4(c.x, c.y, c.z, 0) }
        let from = a ?? clear(b ?? .zero)
        let to = b ?? clear(a ?? .zero)
        return from + (to - from) * Float(t)
    }

    private static func mixTransforms(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        if let p = TransformParts(a), let q = TransformParts(b) { return TransformParts.interpolate(p, q, t).matrix }
        let (p, q) = (a.rows, b.rows)
        func row(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> { a + (b - a) * t }
        return CATransform3D(rows: (row(p.0, q.0), row(p.1, q.1), row(p.2, q.2), row(p.3, q.3)))
    }
}
