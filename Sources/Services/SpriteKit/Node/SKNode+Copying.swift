// SPDX-License-Identifier: MIT

/// Stands for an archive that holds nothing: the one initialiser that every class of nodes must have is `init(coder:)`.
final class EmptyCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
}

extension SKNode {
    final func makeCopy() -> SKNode {
        guard let copy = type(of: self).init(coder: EmptyCoder()) else {
            preconditionFailure("\(className).init(coder:) answered nil, so that \(self) cannot be copied")
        }
        copy.adopt(self)
        return copy
    }

    final func adoptNode(_ node: SKNode) {
        (position, zPosition, zRotation) = (node.position, node.zPosition, node.zRotation)
        (xScale, yScale, alpha, isHidden) = (node.xScale, node.yScale, node.alpha, node.isHidden)
        (speed, isPaused, name) = (node.speed, node.isPaused, node.name)
        userData = node.userData.map { NSMutableDictionary(dictionary: $0 as? [AnyHashable: Any] ?? [:]) }
        attributeValues = node.attributeValues
        isUserInteractionEnabled = node.isUserInteractionEnabled
        constraints = node.constraints
        reachConstraints = node.reachConstraints
        physicsBody = node.physicsBody?.copy() as? SKPhysicsBody
        for running in node.runningActions where !running.isOver {
            start(running.action, key: running.key, completion: running.completion)
        }
        removeAllChildren()
        for child in node.childList {
            if let copy = child.copy() as? SKNode { addChild(copy) }
        }
    }
}
