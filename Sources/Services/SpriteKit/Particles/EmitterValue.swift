// SPDX-License-Identifier: MIT

/// The numbers of an emitter and their keys in the files of Xcode's particle editor.
struct EmitterValue {
    let key: String
    let path: ReferenceWritableKeyPath<SKEmitterNode, CGFloat>

    @MainActor func copy(_ from: SKEmitterNode, _ to: SKEmitterNode) { to[keyPath: path] = from[keyPath: path] }

    @MainActor static let all: [EmitterValue] = [
        EmitterValue(key: "_birthrate", path: \.particleBirthRate),
        EmitterValue(key: "_lifetime", path: \.particleLifetime),
        EmitterValue(key: "_lifetimeVariance", path: \.particleLifetimeRange),
        EmitterValue(key: "_startZPosition", path: \.particleZPosition),
        EmitterValue(key: "_startZPositionVariance", path: \.particleZPositionRange),
        EmitterValue(key: "_zPositionSpeed", path: \.particleZPositionSpeed),
        EmitterValue(key: "_emissionAngle", path: \.emissionAngle),
        EmitterValue(key: "_emissionAngleVariance", path: \.emissionAngleRange),
        EmitterValue(key: "_startSpeed", path: \.particleSpeed),
        EmitterValue(key: "_startSpeedVariance", path: \.particleSpeedRange),
        EmitterValue(key: "_startRotation", path: \.particleRotation),
        EmitterValue(key: "_startRotationVariance", path: \.particleRotationRange),
        EmitterValue(key: "_rotationSpeed", path: \.particleRotationSpeed),
        EmitterValue(key: "_startScale", path: \.particleScale),
        EmitterValue(key: "_startScaleVariance", path: \.particleScaleRange),
        EmitterValue(key: "_scaleSpeed", path: \.particleScaleSpeed),
        EmitterValue(key: "_startOpacity", path: \.particleAlpha),
        EmitterValue(key: "_startOpacityVariance", path: \.particleAlphaRange),
        EmitterValue(key: "_opacitySpeed", path: \.particleAlphaSpeed),
        EmitterValue(key: "_startColorVarianceR", path: \.particleColorRedRange),
        EmitterValue(key: "_startColorVarianceG", path: \.particleColorGreenRange),
        EmitterValue(key: "_startColorVarianceB", path: \.particleColorBlueRange),
        EmitterValue(key: "_startColorVarianceA", path: \.particleColorAlphaRange),
        EmitterValue(key: "_colorSpeedR", path: \.particleColorRedSpeed),
        EmitterValue(key: "_colorSpeedG", path: \.particleColorGreenSpeed),
        EmitterValue(key: "_colorSpeedB", path: \.particleColorBlueSpeed),
        EmitterValue(key: "_colorSpeedA", path: \.particleColorAlphaSpeed),
        EmitterValue(key: "_startColorMix", path: \.particleColorBlendFactor),
        EmitterValue(key: "_startColorBlendVariance", path: \.particleColorBlendFactorRange),
        EmitterValue(key: "_colorBlendSpeed", path: \.particleColorBlendFactorSpeed),
    ]
}

extension SKEmitterNode {
    private static let sequences: [(String, ReferenceWritableKeyPath<SKEmitterNode, SKKeyframeSequence?>)] = [
        ("_particleScaleSequence", \.particleScaleSequence), ("_particleAlphaSequence", \.particleAlphaSequence),
        ("_particleColorSequence", \.particleColorSequence),
        ("_particleColorBlendFactorSequence", \.particleColorBlendFactorSequence),
    ]

    func decodeEmitter(_ coder: NSCoder) {
        for value in EmitterValue.all where coder.containsValue(forKey: value.key) {
            self[keyPath: value.path] = CGFloat(SceneValue.number(coder, value.key) ?? 0)
        }
        for (key, path) in Self.sequences {
            self[keyPath: path] = coder.stored(forKey: key) as? SKKeyframeSequence
        }
        numParticlesToEmit = Int(SceneValue.number(coder, "_numParticlesToEmit") ?? 0)
        if let point = SceneValue.point(coder, "_startPosition") { particlePosition = point }
        if let range = SceneValue.point(coder, "_startPositionVariance") {
            particlePositionRange = CGVector(dx: range.x, dy: range.y)
        }
        if let acceleration = SceneValue.point(coder, "_acceleration") {
            (xAcceleration, yAcceleration) = (acceleration.x, acceleration.y)
        }
        if let size = SceneValue.size(coder, "_startSize") { particleSize = size }
        fieldBitMask = UInt32(truncatingIfNeeded: coder.decodeInt64(forKey: "_fieldBitMask"))
        particleBlendMode = SKBlendMode(rawValue: coder.decodeInteger(forKey: "_particleBlendMode")) ?? .alpha
        particleTexture = coder.stored(forKey: "_particleTexture") as? SKTexture
        if let color = SceneValue.color(coder, prefix: "_startColor") { particleColor = color }
    }

    func encodeEmitter(_ coder: NSCoder) {
        for value in EmitterValue.all { coder.encode(Double(self[keyPath: value.path]), forKey: value.key) }
        for (key, path) in Self.sequences { coder.encode(self[keyPath: path], forKey: key) }
        coder.encode(numParticlesToEmit, forKey: "_numParticlesToEmit")
        coder.encode(NSStringFromCGPoint(particlePosition), forKey: "_startPosition")
        let range = CGPoint(x: particlePositionRange.dx, y: particlePositionRange.dy)
        coder.encode(NSStringFromCGPoint(range), forKey: "_startPositionVariance")
        coder.encode(NSStringFromCGPoint(CGPoint(x: xAcceleration, y: yAcceleration)), forKey: "_acceleration")
        coder.encode(NSStringFromCGSize(particleSize), forKey: "_startSize")
        coder.encode(Int64(fieldBitMask), forKey: "_fieldBitMask")
        coder.encode(particleBlendMode.rawValue, forKey: "_particleBlendMode")
        coder.encode(particleTexture, forKey: "_particleTexture")
        SceneValue.encode(particleColor, coder, prefix: "_startColor")
    }
}
