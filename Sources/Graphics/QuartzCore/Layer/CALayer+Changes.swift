// SPDX-License-Identifier: MIT
import CoreGraphics

extension CALayer {
    /// Every setter of an animatable property goes through here: ask for an action, store, mark, run the action.
    ///
    /// - Parameters: `property`: nil for values that never animate; `same`: nothing happens when true.
    func change(_ property: LayerProperty?, _ changes: LayerChanges, unless same: Bool, _ store: () -> Void) {
        if same { return }
        guard links.model == nil, let property else {
            store()
            if links.model == nil { markChanged(changes) }
            return
        }
        change(key: property.rawValue, changes, store)
    }

    /// The same for values without a row in `LayerProperty`.
    func change(key: String, _ changes: LayerChanges, _ store: () -> Void) {
        let action = CATransaction.disableActions() ? nil : action(forKey: key)
        __kvoWill(key)
        store()
        __kvoDid(key)
        markChanged(changes)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    func change(_ property: LayerProperty?, _ changes: LayerChanges, flag: LayerFlags, to value: Bool) {
        change(property, changes, unless: state.flags.contains(flag) == value) {
            if value { state.flags.insert(flag) } else { state.flags.remove(flag) }
        }
    }

    func changeTiming(_ store: () -> Void) {
        store()
        if links.model == nil { markChanged(.timing) }
    }

    func setCompositingFilter(_ filter: Any?) {
        links.compositingFilter = filter
        let name = filter as? String ?? (filter as? __ObjCObject).flatMap { $0.value(forKey: "name") as? String }
        if filter != nil && CompositingMode(filterName: name) == nil {
            Unsupported.report("CALayer.compositingFilter \(name ?? "\(String(describing: filter))")")
        }
        change(nil, .appearance, unless: false) { state.compositingFilter = name }
    }

    func boundsSizeDidChange(from old: CGSize) {
        guard links.model == nil else { return }
        setNeedsLayout()
        // Whoever resizes a layer without its parent's doing makes the parent look at its layout again.
        if let parent = links.parent, !parent.links.flags.contains(.isLayingOut) { parent.setNeedsLayout() }
        if needsDisplayOnBoundsChange || links.flags.contains(.awaitsArea) { setNeedsDisplay() }
        if links.sublayers.contains(where: { !$0.autoresizingMask.isEmpty }) { resizeSublayers(withOldSize: old) }
    }

    /// Notes what the next commit has to tell, and queues the layer at each ancestor up to the first that is queued.
    func markChanged(_ changes: LayerChanges) {
        links.dirty.formUnion(changes)
        queueForCommit()
    }

    func queueForCommit() {
        var layer = self
        while let parent = layer.links.parent {
            if layer.links.flags.contains(.queuedForCommit) { return }
            layer.links.flags.insert(.queuedForCommit)
            parent.links.commitQueue.append(layer)
            layer = parent
        }
        layer.links.context?.needsCommit = true
        CATransaction.ensureImplicit()
    }

    func queueForLayout() {
        var layer = self
        while let parent = layer.links.parent {
            if layer.links.flags.contains(.queuedForLayout) { return }
            layer.links.flags.insert(.queuedForLayout)
            parent.links.layoutQueue.append(layer)
            layer = parent
        }
        layer.links.context?.needsCommit = true
        CATransaction.ensureImplicit()
    }

    /// Empties a work list in sublayer order; entries whose layer moved away in the meantime drop out.
    func takeQueue(_ queue: WritableKeyPath<LayerLinks, [CALayer]>, _ flag: LayerWork) -> [CALayer] {
        var layers: [CALayer] = []
        swap(&layers, &links[keyPath: queue])
        layers.removeAll { layer in
            guard layer.links.parent === self, layer.links.flags.contains(flag) else { return true }
            layer.links.flags.remove(flag)
            return false
        }
        if layers.count > 1 {
            refreshSublayerIndexes()
            layers.sort { $0.siblingOrder < $1.siblingOrder }
        }
        return layers
    }

    private var siblingOrder: Int { links.isMask || links.parent?.links.underlay === self ? -1 : links.index }
}
