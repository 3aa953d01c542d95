// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// The particles of an emitter at one moment, computed from the seed and the time alone: no frame depends on the one
/// before, so that any frame can be drawn again.
struct ParticleSystem {
    private let emitter: EmitterState
    private let time: CFTimeInterval
    private static let most = 20_000

    struct Particle {
        var cell: EmitterCellState
        /// Points of the layer's space; z is towards the viewer.
        var position: SIMD3<Double>
        var scale: Double
        var angle: Double
        var color: SIMD4<Float>
        var age: Double
    }

    /// - Parameter time: seconds in the layer's time.
    init(_ emitter: EmitterState, time: CFTimeInterval) {
        self.emitter = emitter
        self.time = time
    }

    var particles: [Particle] {
        var result: [Particle] = []
        for (index, cell) in emitter.cells.enumerated() where cell.isEnabled {
            let origin = Generation(
                start: 0, end: time, parent: nil, seed: UInt64(emitter.seed) &+ UInt64(index) &* 7919)
            emit(cell, origin, into: &result)
        }
        switch emitter.renderMode {
        case .oldestFirst: return result.sorted { $0.age > $1.age }
        case .backToFront: return result.sorted { ($0.position.z, $1.age) < ($1.position.z, $0.age) }
        case .oldestLast: return result.sorted { $0.age < $1.age }
        default: return result
        }
    }

    /// Where and when particles come from: the emitter, or a particle that emits others.
    private struct Generation {
        /// The emission starts and ends at these times.
        var start: CFTimeInterval
        var end: CFTimeInterval
        /// nil: the emitter.
        var parent: Flight?
        var seed: UInt64

        var isRoot: Bool { parent == nil }
    }

    /// What a particle was born with, from which follows how it is at any age.
    private struct Flight {
        let cell: EmitterCellState
        let place: SIMD3<Double>
        /// Radians in the layer's plane that it is sent off to.
        let angle: Double
        let velocity: SIMD3<Double>
        let scale: Double
        let spin: Double
        let color: SIMD4<Float>

        func position(at age: Double) -> SIMD3<Double> {
            place + velocity * age + cell.acceleration * (age * age / 2)
        }
        /// Where it goes; what stands still looks where it was sent.
        func heading(at age: Double) -> Double {
            let now = velocity + cell.acceleration * age
            return now.x == 0 && now.y == 0 ? angle : atan2(now.y, now.x)
        }
        func scale(at age: Double) -> Double { max(0, scale + cell.scaleSpeed * age) }
        func color(at age: Double) -> SIMD4<Float> {
            (color + cell.colorSpeed * Float(age)).clamped(lowerBound: .zero, upperBound: .one)
        }
    }

    /// How long after a birth the particle, or one that it emits, may live.
    private func reach(_ cell: EmitterCellState, _ lifetime: Double) -> Double {
        let below = cell.cells.filter(\.isEnabled).map { reach($0, $0.lifetime) }
        return lifetime + abs(cell.lifetimeRange) + (below.max() ?? 0)
    }

    private func emit(_ cell: EmitterCellState, _ source: Generation, into result: inout [Particle]) {
        let rate = cell.birthRate * (source.isRoot ? emitter.birthRate : 1)
        let lifetime = cell.lifetime * (source.isRoot ? emitter.lifetime : 1)
        guard rate > 0, rate.isFinite, lifetime >= 0, time.isFinite else { return }
        let longest = reach(cell, lifetime)
        let start = source.start + cell.beginTime
        let end = min(source.end, start + cell.duration)
        // Births are numbered from the start; only those that may still live are looked at.
        let first = max(0, Int(max(0, (time - longest - start) * rate).rounded(.down)))
        let last = Int(min(1e12, max(-1, (min(time, end) - start) * rate)).rounded(.down))
        guard last >= first else { return }
        for number in max(first, last - Self.most)...last {
            var random = ParticleRandom(seed: source.seed, number: UInt64(number))
            let birth = start + Double(number) / rate
            let age = time - birth
            let life = lifetime + random.spread(cell.lifetimeRange)
            guard age >= 0, result.count < Self.most else { continue }
            let flight = flight(cell, born: birth, from: source, &random)
            if age < life, cell.contents != nil { result.append(particle(flight, age)) }
            for (index, child) in cell.cells.enumerated() where child.isEnabled {
                let below = Generation(
                    start: birth, end: birth + life, parent: flight,
                    seed: source.seed &* 31 &+ UInt64(number) &* 131 &+ UInt64(index) &+ 1)
                emit(child, below, into: &result)
            }
        }
    }

    private func particle(_ flight: Flight, _ age: Double) -> Particle {
        Particle(
            cell: flight.cell, position: flight.position(at: age), scale: flight.scale(at: age),
            angle: flight.spin * age, color: flight.color(at: age), age: age)
    }

    /// Those of a particle begin where it is at that moment, go off from its direction and have its size and colour, as
    /// Apple documents it.
    private func flight(
        _ cell: EmitterCellState, born birth: CFTimeInterval, from source: Generation, _ random: inout ParticleRandom
    ) -> Flight {
        let age = birth - source.start
        let spread = random.spread(cell.emissionRange)
        let factor = source.isRoot ? emitter.velocity : 1
        let speed = (cell.velocity + random.spread(cell.velocityRange)) * factor
        let scale = (cell.scale + random.spread(cell.scaleRange)) * (source.parent?.scale(at: age) ?? emitter.scale)
        let spin = (cell.spin + random.spread(cell.spinRange)) * (source.isRoot ? emitter.spin : 1)
        let (place, heading) = source.parent.map { ($0.position(at: age), $0.heading(at: age)) } ?? birthPlace(&random)
        let angle = heading + cell.emissionLongitude + spread
        var color = cell.color * (source.parent?.color(at: age) ?? .one)
        for channel in 0..<4 { color[channel] += Float(random.spread(Double(cell.colorRange[channel]))) }
        let flat = cos(cell.emissionLatitude)
        let direction = SIMD3(cos(angle) * flat, sin(angle) * flat, sin(cell.emissionLatitude))
        return Flight(
            cell: cell, place: place, angle: angle, velocity: direction * speed, scale: scale, spin: spin, color: color)
    }

    /// Where a particle begins, and the angle that its longitude counts from: along the x axis, but away from a circle's
    /// outline and, from a line, up. (Fireworks that pass no angle burst out of a circle; confetti whose longitude is π falls
    /// from a line.)
    private func birthPlace(_ random: inout ParticleRandom) -> (SIMD3<Double>, heading: Double) {
        let flat = flatPlace(&random)
        switch emitter.shape {
        case .cuboid: return (SIMD3(flat, emitter.zPosition + random.signed() * emitter.depth / 2), 0)
        case .sphere: return (sphere(&random), 0)
        case .line: return (SIMD3(flat, emitter.zPosition), -.pi / 2)
        case .circle where emitter.mode == .outline:
            let heading = atan2(flat.y - emitter.position.y.native, flat.x - emitter.position.x.native)
            return (SIMD3(flat, emitter.zPosition), heading)
        default: return (SIMD3(flat, emitter.zPosition), 0)
        }
    }

    /// In a ball, or on its surface, of the radius that the emitter's width is.
    private func sphere(_ random: inout ParticleRandom) -> SIMD3<Double> {
        let (z, turn) = (random.signed(), random.signed() * .pi)
        let ring = (1 - z * z).squareRoot()
        // The cube root spreads evenly over the ball.
        let radius = emitter.size.width.native * (emitter.mode == .volume ? cbrt(random.unit()) : 1)
        let center = SIMD3(emitter.position.x.native, emitter.position.y.native, emitter.zPosition)
        return center + SIMD3(cos(turn) * ring, sin(turn) * ring, z) * radius
    }

    private func flatPlace(_ random: inout ParticleRandom) -> SIMD2<Double> {
        let center = SIMD2(emitter.position.x.native, emitter.position.y.native)
        let half = SIMD2(emitter.size.width.native, emitter.size.height.native) / 2
        switch emitter.shape {
        case .line: return center + SIMD2(random.signed() * half.x, 0)
        case .rectangle, .cuboid:
            if emitter.mode == .outline { return center + outline(half, &random) }
            if emitter.mode == .points {
                return center + SIMD2(random.signed() < 0 ? -half.x : half.x, random.signed() < 0 ? -half.y : half.y)
            }
            return center + SIMD2(random.signed() * half.x, random.signed() * half.y)
        case .circle:
            let angle = random.signed() * .pi
            // The square root spreads evenly over the disc.
            let radius = emitter.mode == .volume || emitter.mode == .surface ? random.unit().squareRoot() : 1
            // The width is the circle's radius, as Apple documents it.
            return center + SIMD2(cos(angle), sin(angle)) * emitter.size.width.native * radius
        default: return center
        }
    }

    private func outline(_ half: SIMD2<Double>, _ random: inout ParticleRandom) -> SIMD2<Double> {
        let along = random.unit() * (half.x + half.y) * 4
        if along < 2 * half.x { return SIMD2(along - half.x, -half.y) }
        if along < 2 * half.x + 2 * half.y { return SIMD2(half.x, along - 2 * half.x - half.y) }
        if along < 4 * half.x + 2 * half.y { return SIMD2(along - 3 * half.x - 2 * half.y, half.y) }
        return SIMD2(-half.x, along - 4 * half.x - 3 * half.y)
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014), one stream a particle.
struct ParticleRandom {
    private var state: UInt64

    init(seed: UInt64, number: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ number &* 0xD1B5_4A32_D192_ED03 }

    mutating func unit() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
    }

    /// -1 to 1.
    mutating func signed() -> Double { unit() * 2 - 1 }
    /// Half the range to either side.
    mutating func spread(_ range: Double) -> Double { signed() * range / 2 }
}

extension RenderNode {
    func addParticles(_ emitter: EmitterState, _ space: ParentSpace, to content: inout NodeContent) {
        var images: [ImageItem] = []
        for particle in ParticleSystem(emitter, time: localTime).particles {
            guard let (pixels, _) = LayerContents.pixels(particle.cell.contents), particle.scale > 0,
                let item = particleImage(particle, pixels, space.tint)
            else { continue }
            images.append(item)
            content.rect = content.rect.union(item.shape.rect.intersection(space.clip))
        }
        if !images.isEmpty {
            content.items.append(.particles(images, isAdditive: emitter.renderMode == .additive))
        }
    }

    /// The plane of the layer moved towards the viewer, on the display; the layer's own where depth does not count.
    private func planeAt(depth: Double) -> Homography {
        guard depth != 0, let matrix, state.flags.contains(.preservesDepth), let flat = Homography(matrix).inverse
        else {
            return toDevice
        }
        let moved = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, CGFloat(depth)), matrix)
        return Homography(moved).concat(flat.concat(toDevice))
    }

    private func particleImage(_ p: ParticleSystem.Particle, _ pixels: PixelBuffer, _ tint: UInt32) -> ImageItem? {
        let scale = max(p.cell.contentsScale, 1e-6)
        let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        let (c, s) = (cos(p.angle) * p.scale, sin(p.angle) * p.scale)
        let local = Homography(x: [c, s, 0], y: [-s, c, 0], o: [p.position.x, p.position.y, 1])
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let place = local.concat(planeAt(depth: p.position.z))
        let shape = DevicePolygon(RoundedOutline(rect: rect, radius: 0), place, snaps: false)
        let toRect = Homography(x: [1 / scale, 0, 0], y: [0, 1 / scale, 0], o: [rect.minX, rect.minY, 1])
        guard let map = toRect.concat(place).inverse, !shape.isEmpty else { return nil }
        return ImageItem(
            pixels: pixels, source: PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height), map: map,
            shape: shape, offset: nil, isSmooth: true, isOpaque: false,
            tint: Tint.premultiplied(Tint.combined(tint, p.color)))
    }
}
