// SPDX-License-Identifier: MIT

/// The fields of a scene for one step.
@MainActor
struct FieldForces {
    /// A field's place in the scene.
    private struct Source {
        let field: SKFieldNode
        let toScene: CGAffineTransform
        let toField: CGAffineTransform
    }
    private var sources: [Source] = []
    private let time: TimeInterval

    init(in scene: SKScene, time: TimeInterval) {
        self.time = time
        func visit(_ node: SKNode, _ above: CGAffineTransform) {
            let transform = node === scene ? .identity : node.fieldTransform.concatenating(above)
            if let field = node as? SKFieldNode, field.isEnabled {
                sources.append(Source(field: field, toScene: transform, toField: transform.inverted()))
            }
            for child in node.children { visit(child, transform) }
        }
        visit(scene, .identity)
    }

    var isEmpty: Bool { sources.isEmpty }

    /// What a field sees of a body or particle: places and velocities in the scene.
    struct Subject {
        var position: CGPoint
        var velocity = CGVector.zero
        var mass: CGFloat = 1
        var charge: CGFloat = 0
        var mask: UInt32 = 0xFFFF_FFFF
    }

    func apply(to simulated: SimulatedBody, seconds: TimeInterval) {
        let body = simulated.body
        guard body.isDynamic, body.fieldBitMask != 0 else { return }
        let state = simulated.state
        let subject = Subject(
            position: points(state.position), velocity: simulated.velocity, mass: body.mass, charge: body.charge,
            mask: body.fieldBitMask)
        for source in acting(on: subject) {
            if let velocity = velocity(source, subject) {
                simulated.move(velocity: velocity, spin: CGFloat(state.spin))
            } else {
                let force = force(source, subject, seconds)
                if force.dx != 0 || force.dy != 0 { simulated.force(force, at: nil) }
            }
        }
    }

    /// What resting matter at a point is given, in points a second squared.
    func acceleration(at point: CGPoint) -> CGVector { acceleration(of: Subject(position: point), seconds: 1.0 / 60) }

    /// Fields of velocity give it within one step.
    func acceleration(of subject: Subject, seconds: TimeInterval) -> CGVector {
        acting(on: subject).reduce(into: CGVector.zero) { sum, source in
            if let velocity = velocity(source, subject) {
                sum.dx += (velocity.dx - subject.velocity.dx) / seconds
                sum.dy += (velocity.dy - subject.velocity.dy) / seconds
            } else {
                let force = force(source, subject, seconds)
                sum.dx += force.dx / subject.mass
                sum.dy += force.dy / subject.mass
            }
        }
    }

    private func acting(on subject: Subject) -> [Source] {
        let acting = sources.filter { source in
            source.field.categoryBitMask & subject.mask != 0
                && source.field.region?.contains(subject.position.applying(source.toField)) ?? true
        }
        return acting.first { $0.field.isExclusive }.map { [$0] } ?? acting
    }

    private func velocity(_ source: Source, _ subject: Subject) -> CGVector? {
        switch source.field.kind {
        case .velocity(let direction): return inScene(direction, source, CGFloat(source.field.strength))
        case .velocityTexture(let texture):
            let at = subject.position.applying(source.toField)
            guard let sample = texture.velocity(at: at) else { return nil }
            return inScene(sample, source, CGFloat(source.field.strength))
        default: return nil
        }
    }

    private func inScene(_ vector: SIMD3<Float>, _ source: Source, _ scale: CGFloat) -> CGVector {
        let turn = source.toScene
        let (x, y) = (CGFloat(vector.x) * scale, CGFloat(vector.y) * scale)
        let length = hypot(turn.a, turn.b)
        guard length > 0 else { return .zero }
        return CGVector(dx: (turn.a * x + turn.c * y) / length, dy: (turn.b * x + turn.d * y) / length)
    }

    /// Kilograms times points a second squared.
    private func force(_ source: Source, _ subject: Subject, _ seconds: TimeInterval) -> CGVector {
        let field = source.field
        let centre = CGPoint(x: source.toScene.tx, y: source.toScene.ty)
        let away = CGVector(dx: subject.position.x - centre.x, dy: subject.position.y - centre.y)
        let distance = hypot(away.dx, away.dy)
        let unit = distance > 0 ? CGVector(dx: away.dx / distance, dy: away.dy / distance) : .zero
        let size = CGFloat(field.strength) * attenuation(field, distance) * subject.mass * pointsPerMetre
        let velocity = subject.velocity
        switch field.kind {
        case .drag: return scaled(velocity, -size / pointsPerMetre)
        case .vortex: return CGVector(dx: -unit.dy * size, dy: unit.dx * size)
        case .radialGravity: return scaled(unit, -size)
        case .linearGravity(let direction): return inScene(direction, source, size)
        case .spring: return scaled(away, -size / pointsPerMetre)
        case .electric: return scaled(unit, size / subject.mass * subject.charge)
        case .magnetic:
            return CGVector(dx: velocity.dy, dy: -velocity.dx).map {
                $0 * size / subject.mass / pointsPerMetre * subject.charge
            }
        case .noise: return noise(source, subject, size)
        case .turbulence: return noise(source, subject, size * hypot(velocity.dx, velocity.dy) / pointsPerMetre)
        case .custom(let evaluate):
            let force = evaluate(
                SIMD3(Float(away.dx), Float(away.dy), 0), SIMD3(Float(velocity.dx), Float(velocity.dy), 0),
                Float(subject.mass), Float(subject.charge), seconds)
            return CGVector(dx: CGFloat(force.x) * pointsPerMetre, dy: CGFloat(force.y) * pointsPerMetre)
        case .velocity, .velocityTexture: return .zero
        }
    }

    private func attenuation(_ field: SKFieldNode, _ distance: CGFloat) -> CGFloat {
        guard field.falloff != 0 else { return 1 }
        return pow(max(1, distance / CGFloat(max(field.minimumRadius, 1e-6))), -CGFloat(field.falloff))
    }

    private func scaled(_ vector: CGVector, _ factor: CGFloat) -> CGVector { vector.map { $0 * factor } }

    /// Two values between -1 and 1 that change slowly with place and time.
    private func noise(_ source: Source, _ subject: Subject, _ size: CGFloat) -> CGVector {
        let at = subject.position.applying(source.toField)
        let grain = 8 + 120 * Double(source.field.smoothness)
        let phase = time * Double(source.field.animationSpeed)
        func value(_ seed: UInt64) -> CGFloat {
            CGFloat(ValueNoise.value(Double(at.x) / grain, Double(at.y) / grain, phase, seed: seed))
        }
        return CGVector(dx: value(1) * size, dy: value(2) * size)
    }
}

extension CGVector {
    fileprivate func map(_ change: (CGFloat) -> CGFloat) -> CGVector { CGVector(dx: change(dx), dy: change(dy)) }
}

extension SKNode {
    /// From the node's coordinates to its parent's.
    fileprivate var fieldTransform: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }
}

extension SKTexture {
    /// The velocity that the texel at a point about the middle stands for; nil outside.
    fileprivate func velocity(at point: CGPoint) -> SIMD3<Float>? {
        let size = size()
        guard size.width > 0, size.height > 0, let image = Optional(cgImage()) else { return nil }
        let (u, v) = (point.x / size.width + 0.5, 0.5 - point.y / size.height)
        guard u >= 0, v >= 0, u < 1, v < 1 else { return nil }
        var texel: [UInt8] = [0, 0, 0, 0]
        let drawn = texel.withUnsafeMutableBytes { bytes in
            guard
                let context = CGContext(
                    data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            let (width, height) = (CGFloat(image.width), CGFloat(image.height))
            let (x, y) = ((u * width).rounded(.down), (v * height).rounded(.down))
            context.draw(image, in: CGRect(x: -x, y: y + 1 - height, width: width, height: height))
            return true
        }
        return drawn ? SIMD3(Float(texel[0]) / 127.5 - 1, Float(texel[1]) / 127.5 - 1, 0) : nil
    }
}

/// Random values at the corners of a lattice, smoothly blended between.
enum ValueNoise {
    /// -1 to 1.
    static func value(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
        let (fx, fy, fz) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
        func corner(_ dx: Int, _ dy: Int, _ dz: Int) -> Double {
            lattice(Int64(fx) &+ Int64(dx), Int64(fy) &+ Int64(dy), Int64(fz) &+ Int64(dz), seed)
        }
        func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }
        func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
        let (tx, ty, tz) = (smooth(x - fx), smooth(y - fy), smooth(z - fz))
        func plane(_ dz: Int) -> Double {
            mix(
                mix(corner(0, 0, dz), corner(1, 0, dz), tx), mix(corner(0, 1, dz), corner(1, 1, dz), tx), ty)
        }
        return mix(plane(0), plane(1), tz)
    }

    /// The finalizer of MurmurHash3.
    private static func lattice(_ x: Int64, _ y: Int64, _ z: Int64, _ seed: UInt64) -> Double {
        var hash = UInt64(bitPattern: x) &* 0x9E37_79B9_7F4A_7C15
        hash ^= UInt64(bitPattern: y) &* 0xC2B2_AE3D_27D4_EB4F
        hash ^= UInt64(bitPattern: z) &* 0x1656_67B1_9E37_79F9
        hash ^= seed
        hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
        hash ^= hash >> 33
        return Double(hash >> 11) / Double(1 << 52) - 1
    }
}
