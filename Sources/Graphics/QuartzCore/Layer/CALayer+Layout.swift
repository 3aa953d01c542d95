// SPDX-License-Identifier: MIT
import CoreGraphics

/// A layer's delegate that wants to know when the layout of the layer's tree never comes to rest.
package protocol LayoutLoopObserver: AnyObject {
    /// - Parameter layers: what the last pass laid out, in order.
    func layoutDidNotSettle(_ layers: [CALayer])
}

extension CALayer {
    func markNeedsLayout() {
        guard links.model == nil, !links.flags.contains(.needsLayout) else { return }
        links.flags.insert(.needsLayout)
        queueForLayout()
    }

    func layoutByDelegate() {
        if let delegate, optionalCall({ delegate.layoutSublayers(of: self) }) != nil { return }
        if let manager = links.layoutManager { _ = optionalCall { manager.layoutSublayers(of: self) } }
    }

    /// Lays out from the farthest ancestor of an unbroken chain that needs it, as `layoutIfNeeded` is documented.
    func layoutFromTopmostDirtyAncestor() {
        var top = self
        while let parent = top.links.parent, parent.links.flags.contains(.needsLayout) { top = parent }
        top.layoutSubtree()
    }

    /// Top-down, each dirty layer once a pass; only queued branches are visited. Layout that dirties its own ancestors
    /// again gets further passes, up to `passLimit`; then the delegate is told, and the rest waits for the next frame.
    func layoutSubtree() {
        let passLimit = 100
        var restless: [CALayer] = []
        for pass in 1...passLimit {
            guard links.flags.contains(.needsLayout) || !links.layoutQueue.isEmpty else { return }
            var pending: [CALayer] = [self]
            while let layer = pending.popLast() {
                if layer.links.flags.contains(.needsLayout) {
                    layer.links.flags.remove(.needsLayout)
                    layer.links.flags.insert(.isLayingOut)
                    layer.layoutSublayers()
                    layer.links.flags.remove(.isLayingOut)
                    if pass == passLimit { restless.append(layer) }
                }
                pending.append(contentsOf: layer.takeQueue(\.layoutQueue, .queuedForLayout).reversed())
            }
        }
        guard links.flags.contains(.needsLayout) || !links.layoutQueue.isEmpty else { return }
        reportRestlessLayout(restless)
    }

    /// Tells the nearest delegate that wants to know. Layers that no view stands behind are named themselves.
    private func reportRestlessLayout(_ restless: [CALayer]) {
        for layer in [self] + restless {
            guard let observer = layer.delegate as? any LayoutLoopObserver else { continue }
            return observer.layoutDidNotSettle(restless)
        }
        let names = restless.map { $0.name ?? "\(type(of: $0))" }
        Unsupported.report("CALayer.layoutSublayers: layout that never settles, of \(names.joined(separator: ", "))")
    }

    /// The springs and struts of `autoresizingMask`: each flexible part gets an equal share of the difference.
    func autoresize(from old: CGSize) {
        guard !autoresizingMask.isEmpty, let parent = superlayer else { return }
        let new = parent.bounds.size
        var frame = self.frame
        (frame.origin.x, frame.size.width) = share(
            new.width - old.width, frame.origin.x, frame.width,
            [.layerMinXMargin, .layerWidthSizable, .layerMaxXMargin])
        (frame.origin.y, frame.size.height) = share(
            new.height - old.height, frame.origin.y, frame.height,
            [.layerMinYMargin, .layerHeightSizable, .layerMaxYMargin])
        self.frame = frame
    }

    private func share(
        _ difference: CGFloat, _ origin: CGFloat, _ length: CGFloat, _ masks: [CAAutoresizingMask]
    ) -> (CGFloat, CGFloat) {
        let flexible = masks.map { autoresizingMask.contains($0) }
        let part = difference / CGFloat(max(1, flexible.count { $0 }))
        return (origin + (flexible[0] ? part : 0), length + (flexible[1] ? part : 0))
    }
}
