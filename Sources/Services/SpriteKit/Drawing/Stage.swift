// SPDX-License-Identifier: MIT

/// Layers that show a tree of nodes: one for each node that draws, in the order of drawing.
@MainActor
final class Stage {
    /// Clips to its bounds.
    let layer = CALayer()
    /// Pixels for a point of the tree's root.
    private(set) var pixelScale: CGFloat = 1
    private var artists: [ObjectIdentifier: NodeArtist] = [:]
    private var frameNumber = 0
    /// Nodes seen and layers drawn in the last frame.
    private(set) var nodeCount = 0
    private(set) var drawCount = 0

    init() {
        layer.masksToBounds = true
        layer.anchorPoint = .zero
    }

    var frame: CGRect {
        get { layer.frame }
        set { quietly { layer.frame = newValue } }
    }
    var background: UIColor? {
        didSet { if background != oldValue { quietly { layer.backgroundColor = background?.cgColor } } }
    }

    func forgetEverything() {
        artists = [:]
        quietly { layer.sublayers = nil }
    }

    /// - Parameters:
    ///   - root: a scene shows what is below it; another node itself as well.
    ///   - transform: from the root's coordinates to the layer's.
    func show(_ root: SKNode, _ transform: CGAffineTransform, pixelScale: CGFloat) {
        frameNumber += 1
        self.pixelScale = pixelScale
        (nodeCount, drawCount) = (0, 0)
        quietly {
            let layers =
                root is SKScene
                ? layers(of: root.childList, transform, alpha: root.alpha) : layers(ofRoot: root, transform)
            layer.show(layers)
        }
        artists = artists.filter { $0.value.frameNumber == frameNumber }
    }

    private func layers(ofRoot node: SKNode, _ transform: CGAffineTransform) -> [CALayer] {
        var list = DrawList()
        collect(node, at: transform, alpha: node.alpha, z: 0, into: &list)
        return list.layers
    }

    /// The layers of the nodes and everything below, back to front.
    /// - Parameter transform: from the parent's coordinates to the layer's.
    func layers(of nodes: [SKNode], _ transform: CGAffineTransform, alpha: CGFloat) -> [CALayer] {
        var list = DrawList()
        for node in nodes where !node.isHidden {
            collect(
                node, at: node.transformToParent.concatenating(transform), alpha: alpha * node.alpha,
                z: node.zPosition, into: &list)
        }
        return list.layers
    }

    private func collect(
        _ node: SKNode, at transform: CGAffineTransform, alpha: CGFloat, z: CGFloat, into list: inout DrawList
    ) {
        nodeCount += 1
        if alpha <= 0 { return }
        let artist = artist(of: node)
        if let artist {
            drawCount += 1
            artist.frameNumber = frameNumber
            artist.update(transform, alpha: alpha, on: self)
            list.add(artist.layer, z)
            if artist.drawsChildren { return }
        }
        for child in node.childList where !child.isHidden {
            collect(
                child, at: child.transformToParent.concatenating(transform), alpha: alpha * child.alpha,
                z: z + child.zPosition, into: &list)
        }
    }

    private func artist(of node: SKNode) -> NodeArtist? {
        if let artist = artists[ObjectIdentifier(node)] { return artist }
        guard let artist = (node as? SKEmitterNode).map({ EmitterArtist($0) }) ?? node.makeArtist() else { return nil }
        artists[ObjectIdentifier(node)] = artist
        return artist
    }

    /// Without implicit animations.
    private func quietly(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}

/// Layers with their heights. Of the same height, what comes first in the tree is drawn first.
private struct DrawList {
    private var items: [(layer: CALayer, z: CGFloat)] = []
    private var isSorted = true

    mutating func add(_ layer: CALayer, _ z: CGFloat) {
        if let last = items.last, last.z > z { isSorted = false }
        items.append((layer, z))
    }

    var layers: [CALayer] {
        if isSorted { return items.map(\.layer) }
        let order = items.indices.sorted { (items[$0].z, $0) < (items[$1].z, $1) }
        return order.map { items[$0].layer }
    }
}

extension CALayer {
    func show(_ layers: [CALayer]) {
        let old = sublayers ?? []
        if old.count == layers.count, zip(old, layers).allSatisfy({ $0 === $1 }) { return }
        sublayers = layers
    }
}
