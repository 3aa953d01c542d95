// SPDX-License-Identifier: MIT

public enum SKParticleRenderOrder: UInt, Sendable { case oldestLast = 0, oldestFirst, dontCare }

/// Makes small sprites that live for a while: fire, rain, smoke.
///
/// Every value that has a range is chosen for each particle: value plus or minus half the range. Lengths are points,
/// angles radians, speeds a second. A sequence, over the particle's life from 0 to 1, takes the place of the value with
/// its range and speed. Random numbers follow `--seed`. Cost: O(particles) a frame.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
    final var liveParticles: [Particle] = []
    /// Particles owed to the birth rate: the fraction of the next one.
    private var owed: CGFloat = 0
    private var emitted = 0

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    // MARK: Birth

    /// Particles a second.
    open var particleBirthRate: CGFloat = 0
    /// 0: without end.
    open var numParticlesToEmit = 0
    /// Seconds.
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    open var particleZPosition: CGFloat = 0
    open var particleZPositionRange: CGFloat = 0
    open var particleZPositionSpeed: CGFloat = 0
    /// Whose coordinates the particles move in once they are born; nil: the emitter's, which carries them along.
    open weak var targetNode: SKNode?
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast

    // MARK: Motion

    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    /// The fields that move them.
    open var fieldBitMask: UInt32 = 0

    // MARK: Look

    open var particleTexture: SKTexture?
    /// Zero: the texture's.
    open var particleSize = CGSize.zero
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleColor = UIColor.clear
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    open var particleBlendMode = SKBlendMode.alpha
    /// Reported: particles have no nodes that could run it.
    open var particleAction: SKAction? {
        didSet { if particleAction != nil { Unsupported.report("SKEmitterNode.particleAction") } }
    }
    open var shader: SKShader? {
        didSet { if shader != nil { Unsupported.report("SKEmitterNode.shader") } }
    }

    // MARK: Time

    /// As if `sec` seconds had passed.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        var left = sec
        while left > 1e-9 {
            let step = min(left, Self.longestStep)
            advance(seconds: step)
            left -= step
        }
    }
    /// Takes all particles away and begins anew.
    open func resetSimulation() {
        liveParticles = []
        (owed, emitted) = (0, 0)
    }

    private static let longestStep: TimeInterval = 1.0 / 30
    /// More do not fit into memory and time of a frame.
    private static let mostParticles = 20_000

    func advance(seconds: TimeInterval) {
        let seconds = CGFloat(seconds)
        guard seconds > 0 else { return }
        age(by: seconds)
        bear(during: seconds)
    }

    // MARK: Steps

    private func age(by seconds: CGFloat) {
        for i in liveParticles.indices { liveParticles[i].age += seconds }
        liveParticles.removeAll { $0.age >= $0.lifetime }
        let fields = scene.flatMap { fieldBitMask == 0 ? nil : FieldForces(in: $0, time: $0.physicsWorld.time) }
        for i in liveParticles.indices {
            if let fields, !fields.isEmpty { drive(&liveParticles[i], fields, seconds) }
            move(&liveParticles[i], seconds)
        }
    }

    private func move(_ particle: inout Particle, _ seconds: CGFloat) {
        particle.velocity.dx += xAcceleration * seconds
        particle.velocity.dy += yAcceleration * seconds
        particle.position.x += particle.velocity.dx * seconds
        particle.position.y += particle.velocity.dy * seconds
        particle.rotation += particleRotationSpeed * seconds
        particle.z += particleZPositionSpeed * seconds
        particle.scale += particleScaleSpeed * seconds
        particle.alpha += particleAlphaSpeed * seconds
        particle.colorBlend += particleColorBlendFactorSpeed * seconds
        particle.color.red += Float(particleColorRedSpeed * seconds)
        particle.color.green += Float(particleColorGreenSpeed * seconds)
        particle.color.blue += Float(particleColorBlueSpeed * seconds)
        particle.color.alpha += Float(particleColorAlphaSpeed * seconds)
        follow(&particle)
    }

    /// What sequences say at the particle's age.
    private func follow(_ particle: inout Particle) {
        let part = particle.lifetime > 0 ? particle.age / particle.lifetime : 0
        func number(_ sequence: SKKeyframeSequence?, _ value: inout CGFloat) {
            if let sample = SKKeyframeSequence.number(sequence?.sample(atTime: part)) { value = sample }
        }
        number(particleScaleSequence, &particle.scale)
        number(particleAlphaSequence, &particle.alpha)
        number(particleColorBlendFactorSequence, &particle.colorBlend)
        if let color = particleColorSequence?.sample(atTime: part) as? UIColor { particle.color = ParticleColor(color) }
        particle.size = scaledSize(particle.scale)
    }

    private func scaledSize(_ scale: CGFloat) -> CGSize {
        let size = particleSize == .zero ? particleTexture?.size() ?? CGSize(width: 4, height: 4) : particleSize
        return CGSize(width: size.width * max(scale, 0), height: size.height * max(scale, 0))
    }

    private func drive(_ particle: inout Particle, _ fields: FieldForces, _ seconds: CGFloat) {
        guard let scene else { return }
        let at = scene.convert(particle.position, from: targetNode ?? self)
        let force = fields.acceleration(
            of: FieldForces.Subject(position: at, velocity: particle.velocity, mask: fieldBitMask),
            seconds: Double(seconds))
        particle.velocity.dx += force.dx * seconds
        particle.velocity.dy += force.dy * seconds
    }

    private func bear(during seconds: CGFloat) {
        guard particleBirthRate > 0, particleLifetime + particleLifetimeRange / 2 > 0 else { return }
        owed += particleBirthRate * seconds
        while owed >= 1 {
            owed -= 1
            guard numParticlesToEmit == 0 || emitted < numParticlesToEmit else {
                owed = 0
                return
            }
            emitted += 1
            guard liveParticles.count < Self.mostParticles else { continue }
            // Births are spread over the step.
            if let particle = newborn(age: min(owed / particleBirthRate, seconds)) { liveParticles.append(particle) }
        }
    }

    private func random(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
        range == 0 ? value : value + CGFloat.random(in: -0.5...0.5) * abs(range)
    }

    private func newborn(age: CGFloat) -> Particle? {
        let lifetime = random(particleLifetime, particleLifetimeRange)
        guard lifetime > age else { return nil }
        let angle = random(emissionAngle, emissionAngleRange)
        let speed = random(particleSpeed, particleSpeedRange)
        var color = ParticleColor(particleColor)
        color.red += Float(random(0, particleColorRedRange))
        color.green += Float(random(0, particleColorGreenRange))
        color.blue += Float(random(0, particleColorBlueRange))
        color.alpha += Float(random(0, particleColorAlphaRange))
        let position = CGPoint(
            x: random(particlePosition.x, particlePositionRange.dx),
            y: random(particlePosition.y, particlePositionRange.dy))
        var particle = Particle(
            position: position, size: .zero, rotation: random(particleRotation, particleRotationRange), color: color,
            colorBlend: random(particleColorBlendFactor, particleColorBlendFactorRange),
            alpha: random(particleAlpha, particleAlphaRange), z: random(particleZPosition, particleZPositionRange),
            velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
            scale: random(particleScale, particleScaleRange), lifetime: lifetime)
        if let target = targetNode { carry(&particle, to: target) }
        particle.age = age
        move(&particle, age)
        return particle
    }

    /// Into the target's coordinates, with the direction and size it has here.
    private func carry(_ particle: inout Particle, to target: SKNode) {
        let origin = target.convert(particle.position, from: self)
        let ahead = target.convert(
            CGPoint(x: particle.position.x + particle.velocity.dx, y: particle.position.y + particle.velocity.dy),
            from: self)
        let unit = target.convert(CGPoint(x: particle.position.x + 1, y: particle.position.y), from: self)
        particle.position = origin
        particle.velocity = CGVector(dx: ahead.x - origin.x, dy: ahead.y - origin.y)
        particle.rotation += atan2(unit.y - origin.y, unit.x - origin.x)
    }

    override func adopt(_ node: SKNode) {
        super.adopt(node)
        guard let other = node as? SKEmitterNode else { return }
        EmitterValue.all.forEach { $0.copy(other, self) }
        (numParticlesToEmit, particlePosition, particlePositionRange) =
            (other.numParticlesToEmit, other.particlePosition, other.particlePositionRange)
        (targetNode, particleRenderOrder, fieldBitMask) = (
            other.targetNode, other.particleRenderOrder, other.fieldBitMask
        )
        (particleTexture, particleSize, particleColor) = (
            other.particleTexture, other.particleSize, other.particleColor
        )
        (particleScaleSequence, particleAlphaSequence) = (other.particleScaleSequence, other.particleAlphaSequence)
        particleColorSequence = other.particleColorSequence
        particleColorBlendFactorSequence = other.particleColorBlendFactorSequence
        particleBlendMode = other.particleBlendMode
    }
}

extension ParticleColor {
    init(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
