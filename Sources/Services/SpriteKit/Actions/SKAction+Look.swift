// SPDX-License-Identifier: MIT

/// A node that has a colour to mix in.
@MainActor
private protocol Colored: SKNode {
    var mixedColor: UIColor { get set }
    var colorBlendFactor: CGFloat { get set }
}
extension SKSpriteNode: Colored {
    fileprivate var mixedColor: UIColor {
        get { color }
        set { color = newValue }
    }
}
extension SKLabelNode: Colored {
    fileprivate var mixedColor: UIColor {
        get { color ?? .white }
        set { color = newValue }
    }
}

extension SKAction {
    // MARK: Alpha

    /// To 1; reversed: to 0.
    public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
        SKAction(fadeBody(to: 1), duration: sec)
    }
    public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
        SKAction(fadeBody(to: 0), duration: sec)
    }
    private static func fadeBody(to end: CGFloat) -> Change {
        Change(
            begin: { node in
                let start = node.alpha
                return { node, part, _ in node.alpha = part == 1 ? end : start + (end - start) * part }
            },
            back: { fadeBody(to: 1 - end) })
    }
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        addition(CGVector(dx: factor, dy: 0), duration) { node, step in node.alpha += step.dx }
    }
    /// Not reversible.
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        setting(to: alpha, duration, { $0.alpha }, { $0.alpha = $1 })
    }
    public class func hide() -> SKAction {
        SKAction(Instant(perform: { $0.isHidden = true }, back: { $0.isHidden = false }))
    }
    public class func unhide() -> SKAction {
        SKAction(Instant(perform: { $0.isHidden = false }, back: { $0.isHidden = true }))
    }

    // MARK: Colour, of sprites and labels; not reversible

    public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            guard let start = node as? any Colored else { return { _, _, _ in } }
            let (from, factor) = (start.mixedColor, start.colorBlendFactor)
            return { node, part, _ in
                guard let node = node as? any Colored else { return }
                node.mixedColor = part == 1 ? color : from.mixed(with: color, part)
                node.colorBlendFactor = factor + (colorBlendFactor - factor) * part
            }
        }
    }
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        change(sec) { node in
            guard let factor = (node as? any Colored)?.colorBlendFactor else { return { _, _, _ in } }
            return { node, part, _ in
                (node as? any Colored)?.colorBlendFactor = factor + (colorBlendFactor - factor) * part
            }
        }
    }

    // MARK: Pictures of sprites

    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    /// - Parameter resize: to the texture's size.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(Instant(perform: { $0.show(texture, resize) }, back: nil))
    }
    public class func setNormalTexture(_ texture: SKTexture) -> SKAction {
        SKAction(Instant(perform: { ($0 as? SKSpriteNode)?.normalTexture = texture }, back: nil))
    }
    public class func setNormalTexture(_ texture: SKTexture, resize: Bool) -> SKAction { setNormalTexture(texture) }
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: true)
    }
    /// - Parameters:
    ///   - resize: to each texture's size.
    ///   - restore: shows at the end what the sprite showed before.
    public class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        SKAction(animation(textures, resize, restore), duration: sec * Double(textures.count))
    }
    /// Reported: sprites are drawn without light; the time passes.
    public class func animate(withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        Unsupported.report("SKAction.animate(withNormalTextures:)")
        return wait(forDuration: sec * Double(textures.count))
    }
    public class func animate(
        withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction { animate(withNormalTextures: textures, timePerFrame: sec) }

    private static func animation(_ textures: [SKTexture], _ resize: Bool, _ restore: Bool) -> Change {
        Change(
            begin: { node in
                let before = (node as? SKSpriteNode).map { ($0.texture, $0.unscaledSize) }
                var shown = -1
                return { node, part, _ in
                    guard !textures.isEmpty else { return }
                    if part >= 1, restore, let before {
                        (node as? SKSpriteNode)?.texture = before.0
                        if resize { (node as? SKSpriteNode)?.unscaledSize = before.1 }
                        return
                    }
                    let index = max(0, min(textures.count - 1, Int(part * CGFloat(textures.count) + 1e-6)))
                    if index != shown { node.show(textures[index], resize) }
                    shown = index
                }
            },
            back: { animation(textures.reversed(), resize, restore) })
    }

    // MARK: Bending

    public class func warp(to warp: SKWarpGeometry, duration: TimeInterval) -> SKAction? {
        nonisolated(unsafe) let warp = warp  // Immutable.
        return change(duration) { _ in
            { node, part, _ in if part == 1 { (node as? any SKWarpable)?.warpGeometry = warp } }
        }
    }
    public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction? {
        animate(withWarps: warps, times: times, restore: false)
    }
    public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber], restore: Bool) -> SKAction? {
        guard warps.count == times.count, let last = warps.last, let end = times.last else { return nil }
        return warp(to: last, duration: end.doubleValue)
    }
}

extension SKNode {
    fileprivate func show(_ texture: SKTexture, _ resize: Bool) {
        guard let sprite = self as? SKSpriteNode else { return }
        sprite.texture = texture
        if resize { sprite.unscaledSize = texture.size() }
    }
}
