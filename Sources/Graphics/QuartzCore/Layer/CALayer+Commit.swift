// SPDX-License-Identifier: MIT
import CoreGraphics

extension CALayer {
    /// Displays layers that asked for it; visits queued branches without emptying the queues, which the commit reads
    /// afterwards.
    ///
    /// - Returns: whether anything was displayed.
    func displaySubtree() -> Bool {
        var displayed = false
        var pending: [CALayer] = [self]
        while let layer = pending.popLast() {
            if layer.links.flags.contains(.needsDisplay) {
                layer.displayIfNeeded()
                displayed = true
            }
            for child in layer.links.commitQueue where child.links.parent === layer { pending.append(child) }
        }
        return displayed
    }

    func isInTree(of context: RenderContext) -> Bool {
        var layer = self
        while let parent = layer.links.parent { layer = parent }
        return layer.links.context === context
    }

    /// Layers whose class redraws for a key that is animating draw their presentation copy.
    func displayCustomAnimations() {
        let keys = animationRecords.compactMap(\.compiled).flatMap(\.properties)
        guard keys.contains(where: { type(of: self).needsDisplay(forKey: $0.customKey) }),
            let shown = makePresentation()
        else { return }
        shown.displayContents()
        guard shown.state.contents !== state.contents else { return }
        state.contents = shown.state.contents
        links.spare = nil
        markChanged(.contents)
    }
}
