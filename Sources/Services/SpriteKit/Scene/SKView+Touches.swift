// SPDX-License-Identifier: MIT

extension SKView {
    /// Hands touches to the nodes that were hit when they began.
    /// - Returns: false when there is no scene, or when it is the scene itself that passes them on.
    func deliver(_ touches: Set<UITouch>, _ event: UIEvent?, _ send: (SKNode, Set<UITouch>) -> Void) -> Bool {
        guard let scene = sceneStorage, !isDeliveringTouches else { return false }
        isDeliveringTouches = true
        defer { isDeliveringTouches = false }
        var groups: [(node: SKNode, touches: Set<UITouch>)] = []
        for touch in touches.sorted(by: { $0.identifier < $1.identifier }) {
            let node = receiver(of: touch, in: scene)
            if let index = groups.firstIndex(where: { $0.node === node }) {
                groups[index].touches.insert(touch)
            } else {
                groups.append((node, [touch]))
            }
        }
        for group in groups { send(group.node, group.touches) }
        return true
    }

    private func receiver(of touch: UITouch, in scene: SKScene) -> SKNode {
        let key = ObjectIdentifier(touch)
        if touch.phase != .began, let node = touchedNodes[key] { return node }
        let node = scene.allNodes(at: touch.location(in: scene)).first { $0.takesTouches } ?? scene
        touchedNodes[key] = node
        return node
    }

    func forget(_ touches: Set<UITouch>) { for touch in touches { touchedNodes[ObjectIdentifier(touch)] = nil } }
}

extension SKNode {
    fileprivate var takesTouches: Bool { isUserInteractionEnabled }
}

extension UITouch {
    /// Where the finger is, in the node's coordinates; those of its scene's view where the node is in none.
    public func location(in node: SKNode) -> CGPoint { node.placeInView(location(in: node.scene?.view), of: node) }
    public func previousLocation(in node: SKNode) -> CGPoint {
        node.placeInView(previousLocation(in: node.scene?.view), of: node)
    }
}

extension SKNode {
    fileprivate func placeInView(_ point: CGPoint, of node: SKNode) -> CGPoint {
        guard let scene = node.scene, scene.view != nil else { return point }
        return node.convert(scene.convertPoint(fromView: point), from: scene)
    }
}
