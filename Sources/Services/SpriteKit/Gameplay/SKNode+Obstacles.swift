// SPDX-License-Identifier: MIT
public import GameplayKit

/// What agents and graphs of obstacles go round, in the coordinates of the nodes' scene (or of the topmost node, where
/// there is none).
extension SKNode {
    /// The rectangles that the nodes draw into, without their children. A node that draws nothing has none.
    public class func obstacles(fromNodeBounds nodes: [SKNode]) -> [GKPolygonObstacle] {
        nodes.compactMap { node in node.contentBounds.map { node.obstacle(PhysicsShape.corners($0)) } }
    }

    /// The outlines of what is opaque in the sprites' textures. Nodes that are no sprites, or have no texture, have none.
    /// - Parameter accuracy: 0.001 to 1, which follows the texture closest.
    public class func obstacles(fromSpriteTextures sprites: [SKNode], accuracy: Float) -> [GKPolygonObstacle] {
        // In texels of a picture that is reduced to 64: half a texel at best, four at worst.
        let tolerance = CGFloat(4 - 3.5 * min(max(accuracy, 0), 1))
        return sprites.compactMap { node in
            guard let sprite = node as? SKSpriteNode, let texture = sprite.texture else { return nil }
            let outline = PhysicsShape.outline(
                of: texture.cgImage(), alphaThreshold: 0, size: sprite.unscaledSize, tolerance: tolerance)
            let offset = CGPoint(
                x: (0.5 - sprite.anchorPoint.x) * sprite.unscaledSize.width,
                y: (0.5 - sprite.anchorPoint.y) * sprite.unscaledSize.height)
            return outline.map { node.obstacle($0.map { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }) }
        }
    }

    /// The outlines of the nodes' physics bodies: one for each part of a body, since parts are convex. Nodes without a body
    /// have none.
    public class func obstacles(fromNodePhysicsBodies nodes: [SKNode]) -> [GKPolygonObstacle] {
        nodes.flatMap { node in
            (node.physicsBody?.shapes ?? []).map { node.obstacle($0.polygon) }
        }
    }

    private func obstacle(_ points: [CGPoint]) -> GKPolygonObstacle {
        var root = self
        while let parent = root.parent { root = parent }
        return GKPolygonObstacle(
            points: points.map { point in
                let place = convert(point, to: scene ?? root)
                return vector_float2(Float(place.x), Float(place.y))
            })
    }
}

extension PhysicsShape {
    /// Sides that stand for a circle.
    private static let circleSides = 16

    /// The outline's corners; a circle's on the circle.
    fileprivate var polygon: [CGPoint] {
        switch self {
        case .circle(let radius, let center):
            (0..<Self.circleSides).map { side in
                let angle = 2 * CGFloat.pi * CGFloat(side) / CGFloat(Self.circleSides)
                return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
        case .area(let points): points
        case .edges(let points): points.count > 1 && points.first == points.last ? Array(points.dropLast()) : points
        }
    }
}
