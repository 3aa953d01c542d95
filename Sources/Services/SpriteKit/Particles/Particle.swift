// SPDX-License-Identifier: MIT

/// A particle as it is drawn.
struct Particle {
    /// In the emitter's coordinates, or its target's.
    var position: CGPoint
    /// Points, with the scale.
    var size: CGSize
    var rotation: CGFloat
    var color: ParticleColor
    /// How much of the texture's colour the particle's takes the place of, 0 to 1.
    var colorBlend: CGFloat
    var alpha: CGFloat
    var z: CGFloat

    // What moves it.
    var velocity: CGVector
    var scale: CGFloat
    var age: CGFloat = 0
    let lifetime: CGFloat
}

struct ParticleColor { var red, green, blue, alpha: Float }
