// SPDX-License-Identifier: MIT
import CoreGraphics

extension CALayer {
    /// Checks in debug builds that the tree below is sound: children know their parent and place, nothing is in two
    /// places, and whatever waits for a commit or for layout can be found from the top.
    package func checkInvariants() {
        #if DEBUG
            var seen: Set<ObjectIdentifier> = []
            var pending: [CALayer] = [self]
            while let layer = pending.popLast() {
                precondition(seen.insert(ObjectIdentifier(layer)).inserted, "\(layer) is twice in the tree of \(self)")
                for (index, child) in layer.links.sublayers.enumerated() {
                    precondition(child.links.parent === layer, "\(child) does not know its superlayer \(layer)")
                    precondition(!child.links.isMask, "\(child) is a sublayer and says it is a mask")
                    precondition(
                        layer.links.flags.contains(.sublayerIndexesStale) || child.links.index == index,
                        "\(child) is at \(index) of \(layer) and says \(child.links.index)")
                    checkQueues(of: child, in: layer)
                }
                if let mask = layer.links.mask {
                    precondition(mask.links.parent === layer && mask.links.isMask, "\(mask) does not know \(layer)")
                    checkQueues(of: mask, in: layer)
                    pending.append(mask)
                }
                if let underlay = layer.links.underlay {
                    precondition(underlay.links.parent === layer, "\(underlay) does not know \(layer)")
                    checkQueues(of: underlay, in: layer)
                    pending.append(underlay)
                }
                pending.append(contentsOf: layer.links.sublayers)
            }
        #endif
    }

    private func checkQueues(of child: CALayer, in parent: CALayer) {
        let waits = !child.links.dirty.isEmpty || !child.links.commitQueue.isEmpty
        precondition(
            !waits || child.links.flags.contains(.queuedForCommit), "\(child) changed and \(parent) does not know")
        let needsLayout = child.links.flags.contains(.needsLayout) || !child.links.layoutQueue.isEmpty
        precondition(
            !needsLayout || child.links.flags.contains(.queuedForLayout),
            "\(child) needs layout and \(parent) does not know")
    }
}
