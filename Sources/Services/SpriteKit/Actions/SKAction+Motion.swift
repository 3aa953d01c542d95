// SPDX-License-Identifier: MIT

extension SKAction {
    /// A change that starts from what the node has when it begins. There is no way back: reversed it does nothing.
    static func change(_ duration: TimeInterval, _ begin: @escaping @MainActor (SKNode) -> Change.Step) -> SKAction {
        SKAction(Change(begin: begin, back: nil), duration: duration)
    }

    /// A change by `amount`, added to what others do at the same time; reversed by the opposite.
    static func addition(
        _ amount: CGVector, _ duration: TimeInterval, _ add: @escaping @MainActor @Sendable (SKNode, CGVector) -> Void
    ) -> SKAction { SKAction(Self.additionBody(amount, add), duration: duration) }

    private static func additionBody(
        _ amount: CGVector, _ add: @escaping @MainActor @Sendable (SKNode, CGVector) -> Void
    ) -> Change {
        Change(
            begin: { _ in
                { node, part, before in
                    add(node, CGVector(dx: amount.dx * (part - before), dy: amount.dy * (part - before)))
                }
            },
            back: { additionBody(CGVector(dx: -amount.dx, dy: -amount.dy), add) })
    }

    /// From what `get` answers at the start to `end`; reversed it does nothing.
    static func setting(
        to end: CGFloat, _ duration: TimeInterval, _ get: @escaping @MainActor (SKNode) -> CGFloat,
        _ set: @escaping @MainActor (SKNode, CGFloat) -> Void
    ) -> SKAction {
        change(duration) { node in
            let start = get(node)
            // Exactly the end, whatever rounding says.
            return { node, part, _ in set(node, part == 1 ? end : start + (end - start) * part) }
        }
    }

    // MARK: Moving

    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        addition(delta, duration) { node, step in
            node.position = CGPoint(x: node.position.x + step.dx, y: node.position.y + step.dy)
        }
    }
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
    }
    /// Not reversible.
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            let start = node.position
            return { node, part, _ in
                node.position =
                    part == 1
                    ? location
                    : CGPoint(
                        x: start.x + (location.x - start.x) * part, y: start.y + (location.y - start.y) * part)
            }
        }
    }
    /// Not reversible.
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
        setting(to: x, duration, { $0.position.x }, { $0.position.x = $1 })
    }
    /// Not reversible.
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
        setting(to: y, duration, { $0.position.y }, { $0.position.y = $1 })
    }

    // MARK: Along a path

    /// From where the node is, turned along the path.
    public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: sec)
    }
    /// - Parameters:
    ///   - offset: the path starts where the node is; otherwise it is in the parent's coordinates.
    ///   - orient: turns the node so that its x axis goes along the path.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
    ) -> SKAction { SKAction(followBody(PathLine(path), offset, orient, isBack: false), duration: sec) }
    /// - Parameter speed: points a second.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
    ) -> SKAction {
        let line = PathLine(path)
        let duration = speed > 0 ? Double(line.length / speed) : 0
        return SKAction(followBody(line, offset, orient, isBack: false), duration: duration)
    }

    private static func followBody(_ line: PathLine, _ isOffset: Bool, _ turns: Bool, isBack: Bool) -> Change {
        Change(
            begin: { node in
                let start = node.position
                let first = line.place(at: isBack ? 1 : 0)?.point ?? .zero
                return { node, part, _ in
                    guard let place = line.place(at: isBack ? 1 - part : part) else { return }
                    let (x, y) = (place.point.x, place.point.y)
                    node.position =
                        isOffset && isBack
                        ? CGPoint(x: start.x + x - first.x, y: start.y + y - first.y)
                        : isOffset ? CGPoint(x: start.x + x, y: start.y + y) : place.point
                    if turns { node.zRotation = isBack ? place.angle + .pi : place.angle }
                }
            },
            back: { followBody(line, isOffset, turns, isBack: !isBack) })
    }

    // MARK: Turning

    /// - Parameter radians: counter-clockwise.
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        addition(CGVector(dx: radians, dy: 0), duration) { node, step in node.zRotation += step.dx }
    }
    /// Not reversible.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        setting(to: radians, duration, { $0.zRotation }, { $0.zRotation = $1 })
    }
    /// - Parameter shortestUnitArc: goes the way round that is shorter. Not reversible.
    public class func rotate(
        toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
    ) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return change(duration) { node in
            let start = node.zRotation
            let turn = (radians - start).remainder(dividingBy: 2 * .pi)
            return { node, part, _ in node.zRotation = part == 1 ? radians : start + turn * part }
        }
    }

    // MARK: Size

    /// Adds to both scales.
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(by: scale, y: scale, duration: duration)
    }
    /// Multiplies the scales; reversed: divides them.
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(scaleBody(xScale, yScale), duration: duration)
    }
    private static func scaleBody(_ x: CGFloat, _ y: CGFloat) -> Change {
        Change(
            begin: { node in
                let (startX, startY) = (node.xScale, node.yScale)
                return { node, part, before in
                    node.xScale += startX * (x - 1) * (part - before)
                    node.yScale += startY * (y - 1) * (part - before)
                }
            },
            back: { scaleBody(x == 0 ? 0 : 1 / x, y == 0 ? 0 : 1 / y) })
    }
    /// Not reversible.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(to: scale, y: scale, duration: duration)
    }
    /// Not reversible.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            let (startX, startY) = (node.xScale, node.yScale)
            return { node, part, _ in
                node.xScale = part == 1 ? xScale : startX + (xScale - startX) * part
                node.yScale = part == 1 ? yScale : startY + (yScale - startY) * part
            }
        }
    }
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        setting(to: scale, duration, { $0.xScale }, { $0.xScale = $1 })
    }
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        setting(to: scale, duration, { $0.yScale }, { $0.yScale = $1 })
    }
    /// Scales a sprite until what it covers has `size`.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            guard let own = (node as? SKSpriteNode)?.unscaledSize, own.width != 0, own.height != 0 else {
                return { _, _, _ in }
            }
            let (startX, startY) = (node.xScale, node.yScale)
            let (endX, endY) = (size.width / own.width, size.height / own.height)
            return { node, part, _ in
                node.xScale = startX + (endX - startX) * part
                node.yScale = startY + (endY - startY) * part
            }
        }
    }
    /// Of sprites.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        addition(CGVector(dx: width, dy: height), duration) { node, step in
            guard let sprite = node as? SKSpriteNode else { return }
            sprite.size = CGSize(width: sprite.size.width + step.dx, height: sprite.size.height + step.dy)
        }
    }
    /// Of sprites; not reversible.
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        group([resize(toWidth: width, duration: duration), resize(toHeight: height, duration: duration)])
    }
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        setting(
            to: width, duration, { ($0 as? SKSpriteNode)?.size.width ?? 0 }, { ($0 as? SKSpriteNode)?.size.width = $1 })
    }
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        setting(
            to: height, duration, { ($0 as? SKSpriteNode)?.size.height ?? 0 },
            { ($0 as? SKSpriteNode)?.size.height = $1 })
    }
}
