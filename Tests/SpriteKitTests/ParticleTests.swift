// SPDX-License-Identifier: MIT
import Testing

@testable import SpriteKit

@Suite(.serialized) @MainActor struct ParticleTests {
    private func emitter(_ edit: (SKEmitterNode) -> Void = { _ in }) -> SKEmitterNode {
        let emitter = SKEmitterNode()
        (emitter.particleBirthRate, emitter.particleLifetime) = (100, 2)
        emitter.particleSize = CGSize(width: 10, height: 20)
        edit(emitter)
        return emitter
    }

    @Test("rate times lifetime particles live; the number to emit ends it; a reset begins anew")
    func counts() {
        let steady = emitter()
        steady.advanceSimulationTime(5)
        #expect(abs(steady.liveParticles.count - 200) <= 1)
        let burst = emitter { $0.numParticlesToEmit = 30 }
        burst.advanceSimulationTime(1)
        #expect(burst.liveParticles.count == 30)
        burst.advanceSimulationTime(2)
        #expect(burst.liveParticles.isEmpty)
        burst.resetSimulation()
        burst.advanceSimulationTime(1)
        #expect(burst.liveParticles.count == 30)
    }

    @Test("a particle moves by speed, angle and acceleration, and changes by its speeds")
    func motion() throws {
        let emitter = emitter {
            ($0.particleBirthRate, $0.numParticlesToEmit, $0.particleLifetime) = (60, 1, 10)
            ($0.particleSpeed, $0.emissionAngle, $0.yAcceleration) = (100, 0, -60)
            ($0.particleScaleSpeed, $0.particleAlphaSpeed, $0.particleRotationSpeed) = (0.5, -0.25, 1)
        }
        for _ in 0..<61 { emitter.advance(seconds: 1.0 / 60) }
        let particle = try #require(emitter.liveParticles.first)
        #expect(abs(particle.position.x - 100) < 2 && abs(particle.position.y + 30) < 2)
        #expect(abs(particle.scale - 1.5) < 0.01 && abs(particle.size.height - 30) < 0.2)
        #expect(abs(particle.alpha - 0.75) < 0.01 && abs(particle.rotation - 1) < 0.02)
    }

    @Test("ranges are plus and minus a half")
    func ranges() {
        let emitter = emitter {
            ($0.particleBirthRate, $0.particlePositionRange) = (5000, CGVector(dx: 40, dy: 0))
            ($0.particleScaleRange, $0.particleLifetimeRange) = (0.5, 1)
        }
        emitter.advance(seconds: 0.2)
        let xs = emitter.liveParticles.map(\.position.x)
        #expect((xs.min() ?? 0) < -19 && (xs.min() ?? 0) >= -20 && (xs.max() ?? 0) > 19 && (xs.max() ?? 0) <= 20)
        let scales = emitter.liveParticles.map(\.scale)
        #expect((scales.min() ?? 0) < 0.77 && (scales.min() ?? 0) >= 0.75 && (scales.max() ?? 0) > 1.23)
        #expect(emitter.liveParticles.allSatisfy { $0.lifetime >= 1.5 && $0.lifetime <= 2.5 })
    }

    @Test("born particles stay where a target is when the emitter moves on")
    func target() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let emitter = emitter { ($0.particleBirthRate, $0.numParticlesToEmit, $0.particleLifetime) = (60, 1, 10) }
        emitter.position = CGPoint(x: 30, y: 40)
        emitter.targetNode = scene
        scene.addChild(emitter)
        emitter.advance(seconds: 1.0 / 60)
        emitter.position = .zero
        emitter.advance(seconds: 1.0 / 60)
        #expect(try #require(emitter.liveParticles.first).position == CGPoint(x: 30, y: 40))
    }

    @Test("sequences: between, before and after the frames, stepped, looped; colours by their parts")
    func sequences() {
        let sequence = SKKeyframeSequence(keyframeValues: [10, 20, 0] as [Any], times: [0, 1, 2] as [NSNumber])
        func value(_ time: CGFloat) -> Double? { (sequence.sample(atTime: time) as? NSNumber)?.doubleValue }
        #expect([-1, 0, 0.5, 1.5, 9].map { value($0) } == [10, 10, 15, 10, 0])
        sequence.repeatMode = .loop
        #expect(value(2.5) == 15)
        sequence.interpolationMode = .step
        #expect(value(0.9) == 10 && value(1) == 20)
        sequence.interpolationMode = .spline
        #expect(value(1) == 20)
        let colors = SKKeyframeSequence(keyframeValues: [UIColor.red, UIColor.blue], times: [0, 1] as [NSNumber])
        let middle = colors.sample(atTime: 0.5) as? UIColor
        #expect(middle == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    }
}
