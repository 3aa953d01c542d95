// SPDX-License-Identifier: MIT
internal import CGamePhysics

/// Two bodies that touch, one of which asked for it with its `contactTestBitMask`.
open class SKPhysicsContact: __ObjCObject {
    open private(set) var bodyA: SKPhysicsBody
    open private(set) var bodyB: SKPhysicsBody
    /// In the scene; zero when the contact has ended.
    open private(set) var contactPoint: CGPoint
    /// Of length 1, away from `bodyA`.
    open private(set) var contactNormal: CGVector
    /// Kilograms times points a second, of the first step in contact.
    open private(set) var collisionImpulse: CGFloat

    init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, point: CGPoint, normal: tsg_vec, impulse: Float) {
        (bodyA, bodyB, contactPoint) = (a, b, point)
        contactNormal = CGVector(dx: CGFloat(normal.x), dy: CGFloat(normal.y))
        collisionImpulse = CGFloat(impulse) * pointsPerMetre
        super.init()
    }
}

/// Is told, on the main thread after each step, of contacts that began and ended. Both requirements are optional.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) { byName(self, "didBeginContact:", [contact]) }
    public func didEnd(_ contact: SKPhysicsContact) { byName(self, "didEndContact:", [contact]) }
}

extension SKNode {
    /// A body has one node.
    func physicsBodyDidChange(from old: SKPhysicsBody?) {
        if let old, old.node === self {
            old.node = nil
            old.simulated?.world?.end(old)
        }
        guard let body = physicsBody else { return }
        if let other = body.node, other !== self { other.physicsBody = nil }
        body.node = self
        scene?.physicsWorld.begin(body, of: self)
    }
}
