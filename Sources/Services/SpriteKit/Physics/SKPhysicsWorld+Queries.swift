// SPDX-License-Identifier: MIT
internal import CGamePhysics

// Points and rectangles are in the scene; bodies are found where the last step left them.
extension SKPhysicsWorld {
    private static var most: Int { 1024 }

    private func numbers(_ find: (UnsafeMutablePointer<Int32>, Int32) -> Int32) -> [SKPhysicsBody] {
        var numbers = [Int32](repeating: 0, count: Self.most)
        let count = numbers.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { find($0, Int32(buffer.count)) } ?? 0
        }
        return numbers.prefix(Int(count)).compactMap { body($0) }
    }

    private func bodies(at point: CGPoint) -> [SKPhysicsBody] {
        numbers { tsg_world_at(engine, metres(point), $0, $1) }
    }
    private func bodies(in rect: CGRect) -> [SKPhysicsBody] {
        let low = CGPoint(x: rect.minX, y: rect.minY)
        let high = CGPoint(x: rect.maxX, y: rect.maxY)
        return numbers { tsg_world_in(engine, metres(low), metres(high), $0, $1) }
    }

    /// The first of the bodies whose outline holds the point.
    public func body(at point: CGPoint) -> SKPhysicsBody? { bodies(at: point).first }
    public func body(in rect: CGRect) -> SKPhysicsBody? { bodies(in: rect).first }
    /// The nearest body on the way.
    public func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        hits(start, end).first.flatMap { body($0.body) }
    }

    public func enumerateBodies(
        at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(bodies(at: point), block)
    }
    public func enumerateBodies(
        in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(bodies(in: rect), block)
    }
    /// Nearest first, with the point and the direction away from the outline there.
    public func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for hit in hits(start, end) {
            guard let body = body(hit.body) else { continue }
            let normal = CGVector(dx: CGFloat(hit.normal.x), dy: CGFloat(hit.normal.y))
            block(body, points(hit.point), normal, &stop)
            if stop.boolValue { return }
        }
    }

    private func enumerate(
        _ bodies: [SKPhysicsBody], _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for body in bodies {
            block(body, &stop)
            if stop.boolValue { return }
        }
    }

    private func hits(_ start: CGPoint, _ end: CGPoint) -> [tsg_hit] {
        var hits = [tsg_hit](repeating: tsg_hit(), count: Self.most)
        let count = tsg_world_ray(engine, metres(start), metres(end), &hits, Int32(hits.count))
        return Array(hits.prefix(Int(count)))
    }
}
