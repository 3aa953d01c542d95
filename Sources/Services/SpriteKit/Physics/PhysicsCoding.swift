// SPDX-License-Identifier: MIT

// The keys are those of the files that Xcode's scene editor writes; outlines that it has no key for have ours.

private let circleType = 1
private let rectangleType = 2

extension PhysicsShape {
    static func encode(_ shapes: [PhysicsShape], _ coder: NSCoder) {
        coder.encode(shapes.map(\.numbers), forKey: "touchstone.shapes")
    }

    /// The kind, then the coordinates.
    private var numbers: [Double] {
        switch self {
        case .circle(let radius, let center): [0, radius, center.x, center.y]
        case .area(let points): [1] + points.flatMap { [$0.x, $0.y] }
        case .edges(let points): [2] + points.flatMap { [$0.x, $0.y] }
        }
    }

    private init?(numbers: [Double]) {
        guard let kind = numbers.first else { return nil }
        let points = stride(from: 1, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        switch kind {
        case 0 where numbers.count == 4: self = .circle(numbers[1], CGPoint(x: numbers[2], y: numbers[3]))
        case 1 where points.count > 2: self = .area(points)
        case 2 where points.count > 1: self = .edges(points)
        default: return nil
        }
    }

    static func decode(_ coder: NSCoder) -> [PhysicsShape] {
        if let own = coder.stored(forKey: "touchstone.shapes") as? [[Double]] {
            return own.compactMap(PhysicsShape.init)
        }
        switch coder.decodeInteger(forKey: "_shapeType") {
        case circleType: return [.circle(CGFloat(coder.decodeDouble(forKey: "_radius")), .zero)]
        case rectangleType:
            let size = SceneValue.size(coder, "_size") ?? .zero
            let corner = CGPoint(x: -size.width / 2, y: -size.height / 2)
            return [.area(corners(CGRect(origin: corner, size: size)))]
        default: return []
        }
    }
}

extension PhysicsTraits {
    mutating func decode(_ coder: NSCoder) {
        func number(_ key: String, _ value: inout CGFloat) {
            if coder.containsValue(forKey: key) { value = CGFloat(coder.decodeDouble(forKey: key)) }
        }
        func flag(_ key: String, _ value: inout Bool) {
            if coder.containsValue(forKey: key) { value = coder.decodeBool(forKey: key) }
        }
        func mask(_ key: String, _ value: inout UInt32) {
            if coder.containsValue(forKey: key) { value = UInt32(truncatingIfNeeded: coder.decodeInt64(forKey: key)) }
        }
        flag("dynamic", &isDynamic)
        flag("needsContinuousCollsionDetection", &usesPreciseCollisionDetection)
        flag("allowRotation", &allowsRotation)
        flag("pinned", &isPinned)
        flag("affectedByGravity", &affectedByGravity)
        number("friction", &friction)
        number("restitution", &restitution)
        number("linearDamping", &linearDamping)
        number("angularDamping", &angularDamping)
        number("density", &density)
        number("charge", &charge)
        number("angularVelocity", &angularVelocity)
        mask("fieldBitMask", &fieldBitMask)
        mask("categoryBitMask", &categoryBitMask)
        mask("collisionBitMask", &collisionBitMask)
        mask("intersectionTestBitMask", &contactTestBitMask)
        if let point = SceneValue.point(coder, "linearVelocity") { velocity = CGVector(dx: point.x, dy: point.y) }
    }

    func encode(_ coder: NSCoder) {
        coder.encode(isDynamic, forKey: "dynamic")
        coder.encode(usesPreciseCollisionDetection, forKey: "needsContinuousCollsionDetection")
        coder.encode(allowsRotation, forKey: "allowRotation")
        coder.encode(isPinned, forKey: "pinned")
        coder.encode(affectedByGravity, forKey: "affectedByGravity")
        let numbers = [
            "friction": friction, "restitution": restitution, "linearDamping": linearDamping,
            "angularDamping": angularDamping, "density": density, "charge": charge, "angularVelocity": angularVelocity,
        ]
        for (key, value) in numbers { coder.encode(Double(value), forKey: key) }
        let masks = [
            "fieldBitMask": fieldBitMask, "categoryBitMask": categoryBitMask, "collisionBitMask": collisionBitMask,
            "intersectionTestBitMask": contactTestBitMask,
        ]
        for (key, value) in masks { coder.encode(Int64(value), forKey: key) }
        coder.encode(NSStringFromCGPoint(CGPoint(x: velocity.dx, y: velocity.dy)), forKey: "linearVelocity")
    }
}
