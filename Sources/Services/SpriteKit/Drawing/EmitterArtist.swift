// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// Shows an emitter's particles as one picture of the pixels they cover.
final class EmitterArtist: NodeArtist {
    private let node: SKEmitterNode
    private var sprite: (image: CGImage, pixels: PixelBuffer)?
    private static let plain: CGImage = {
        let buffer = PixelBuffer(width: 8, height: 8)
        for y in 0..<8 { for x in 0..<8 { buffer.row(y)[x] = 0xFFFF_FFFF } }
        return CGImage(pixels: buffer)
    }()

    init(_ node: SKEmitterNode) {
        self.node = node
        super.init(CALayer())
    }

    override func update(_ transform: CGAffineTransform, alpha: CGFloat, on stage: Stage) {
        setAlpha(alpha)
        setBlendMode(node.particleBlendMode)
        let space = particleSpace(transform)
        let scale = UIScreen.main.scale
        let toPixels = space.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        let quads = inOrder().map { ParticleQuad($0, toPixels) }
        let visible = CGRect(
            x: 0, y: 0, width: stage.layer.bounds.width * scale, height: stage.layer.bounds.height * scale)
        let box = quads.reduce(CGRect.null) { $0.union($1.box) }.intersection(visible).integral
        guard !box.isNull, box.width >= 1, box.height >= 1 else {
            layer.contents = nil
            return
        }
        layer.frame = CGRect(
            x: box.minX / scale, y: box.minY / scale, width: box.width / scale, height: box.height / scale)
        layer.contents = picture(quads, box)
    }

    /// Back to front; the particles themselves are the oldest first.
    private func inOrder() -> [Particle] {
        let particles =
            node.particleRenderOrder == .oldestLast ? Array(node.liveParticles.reversed()) : node.liveParticles
        guard let z = particles.first?.z, particles.contains(where: { $0.z != z }) else { return particles }
        let order = particles.indices.sorted { (particles[$0].z, $0) < (particles[$1].z, $1) }
        return order.map { particles[$0] }
    }

    /// From the particles' coordinates, which are the target's where there is one, to the stage's.
    private func particleSpace(_ transform: CGAffineTransform) -> CGAffineTransform {
        guard let target = node.targetNode, target.root === node.root else { return transform }
        let toRoot = node.transformToRoot
        guard toRoot.a * toRoot.d != toRoot.b * toRoot.c else { return transform }
        return target.transformToRoot.concatenating(toRoot.inverted()).concatenating(transform)
    }

    private func picture(_ quads: [ParticleQuad], _ box: CGRect) -> CGImage {
        let source = pixels()
        let buffer = PixelBuffer(width: Int(box.width), height: Int(box.height))
        let isAdditive = node.particleBlendMode == .add
        for quad in quads { quad.draw(source, into: buffer, at: box.origin, isAdditive: isAdditive) }
        return CGImage(pixels: buffer)
    }

    private func pixels() -> PixelBuffer {
        let image = node.particleTexture?.cgImage() ?? Self.plain
        if let sprite, sprite.image === image { return sprite.pixels }
        let pixels = PixelBuffer.pixels(of: image)
        sprite = (image, pixels)
        return pixels
    }
}

/// A particle as a parallelogram of device pixels.
private struct ParticleQuad {
    /// From the unit square, y down, to pixels.
    private let map: CGAffineTransform
    private let tint: UInt32
    private let alpha: UInt32
    let box: CGRect

    init(_ particle: Particle, _ toPixels: CGAffineTransform) {
        let (cosine, sine) = (cos(particle.rotation), sin(particle.rotation))
        let (w, h) = (particle.size.width, particle.size.height)
        let local = CGAffineTransform(a: w, b: 0, c: 0, d: -h, tx: -w / 2, ty: h / 2)
            .concatenating(
                CGAffineTransform(
                    a: cosine, b: sine, c: -sine, d: cosine, tx: particle.position.x, ty: particle.position.y))
        map = local.concatenating(toPixels)
        func byte(_ value: Float) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
        let (color, blend) = (particle.color, Float(max(0, min(1, particle.colorBlend))))
        func mixed(_ value: Float) -> Float { 1 + (value - 1) * blend }
        tint = 0xFF00_0000 | byte(mixed(color.red)) << 16 | byte(mixed(color.green)) << 8 | byte(mixed(color.blue))
        alpha = byte(Float(particle.alpha) * mixed(color.alpha))
        box = CGRect(x: 0, y: 0, width: 1, height: 1).applying(map)
    }

    func draw(_ source: PixelBuffer, into buffer: PixelBuffer, at origin: CGPoint, isAdditive: Bool) {
        let moved = map.concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        guard alpha > 0, abs(moved.a * moved.d - moved.b * moved.c) > 0.01 else { return }
        let inverse = moved.inverted()
        let (width, height) = (Double(source.width), Double(source.height))
        var kernel = crl_image()
        kernel.pixels = UnsafePointer(source.baseAddress.assumingMemoryBound(to: UInt32.self))
        kernel.stride = source.bytesPerRow / 4
        (kernel.max_x, kernel.max_y) = (Int32(source.width - 1), Int32(source.height - 1))
        (kernel.ux, kernel.uy, kernel.u0) = (inverse.a * width, inverse.c * width, inverse.tx * width)
        (kernel.vx, kernel.vy, kernel.v0) = (inverse.b * height, inverse.d * height, inverse.ty * height)
        (kernel.w0, kernel.linear, kernel.alpha, kernel.tint) = (1, 1, alpha, tint)
        kernel.additive = isAdditive ? 1 : 0
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)]
            .map { $0.applying(moved) }
        // The kernel's numbers are 24 bits and 8 for the fraction.
        guard corners.allSatisfy({ abs($0.x) < 100_000 && abs($0.y) < 100_000 }) else { return }
        let points = corners.flatMap { [Int32(($0.x * 256).rounded()), Int32(($0.y * 256).rounded())] }
        // The kernel walks all rows of its target.
        let (left, top) = (
            max(0, Int((box.minX - origin.x).rounded(.down))), max(0, Int((box.minY - origin.y).rounded(.down)))
        )
        let right = min(buffer.width, Int((box.maxX - origin.x).rounded(.up)))
        let bottom = min(buffer.height, Int((box.maxY - origin.y).rounded(.up)))
        guard right > left, bottom > top else { return }
        let area = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        points.withUnsafeBufferPointer {
            crl_draw_image(buffer.kernelTarget(area), crl_polygon(points: $0.baseAddress, count: 4), &kernel)
        }
    }
}
