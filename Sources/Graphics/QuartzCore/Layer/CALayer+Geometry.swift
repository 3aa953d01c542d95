// SPDX-License-Identifier: MIT
import CoreGraphics

extension CALayer {
    var computedFrame: CGRect {
        let size = state.bounds.size
        let anchor = CGPoint(x: size.width * state.anchorPoint.x, y: size.height * state.anchorPoint.y)
        guard state.hasTransform else {
            return CGRect(
                x: state.position.x - anchor.x, y: state.position.y - anchor.y, width: size.width, height: size.height)
        }
        let t = Homography(state.transform)
        let local = CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: size)
        return t.boundingBox(of: local).offsetBy(dx: state.position.x, dy: state.position.y)
    }

    func applyFrame(_ rect: CGRect) {
        let rect = rect.standardized
        var size = rect.size
        var center = CGPoint(
            x: rect.minX + size.width * anchorPoint.x, y: rect.minY + size.height * anchorPoint.y)
        if state.hasTransform {
            // The size whose transformed box has the wanted size; exact for scales and quarter turns.
            let affine = CATransform3DGetAffineTransform(state.transform)
            let inverse = affine.inverted()
            size = CGSize(
                width: abs(rect.width * inverse.a) + abs(rect.height * inverse.c),
                height: abs(rect.width * inverse.b) + abs(rect.height * inverse.d))
            let local = CGRect(
                x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
                height: size.height)
            let box = Homography(state.transform).boundingBox(of: local)
            center = CGPoint(x: rect.minX - box.minX, y: rect.minY - box.minY)
        }
        position = center
        bounds = CGRect(origin: bounds.origin, size: size)
    }

    var computedVisibleRect: CGRect {
        var visible = bounds
        var layer = self
        while let parent = layer.superlayer, !visible.isNull {
            if parent.masksToBounds || parent is CAScrollLayer || parent.superlayer == nil {
                visible = visible.intersection(convert(parent.bounds, from: parent))
            }
            layer = parent
        }
        return visible.isNull ? .zero : visible
    }

    var enclosingScrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scroll = current as? CAScrollLayer { return scroll }
            layer = current.superlayer
        }
        return nil
    }

    // MARK: Converting

    /// `layer` nil stands for the space of the topmost superlayer.
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { mapping(from: layer, to: self).apply(p) }
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { mapping(from: self, to: layer).apply(p) }

    /// The smallest rectangle around the converted corners.
    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        mapping(from: layer, to: self).boundingBox(of: r)
    }
    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { mapping(from: self, to: layer).boundingBox(of: r) }

    public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        timeFromGlobal(layer?.timeToGlobal(t) ?? t)
    }

    public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        layer?.timeFromGlobal(timeToGlobal(t)) ?? timeToGlobal(t)
    }

    /// Local time of the layer when the clock shows `time`.
    func timeFromGlobal(_ time: CFTimeInterval) -> CFTimeInterval {
        var chain: [TimingState] = []
        var layer: CALayer? = self
        while let current = layer {
            if !current.state.timing.isPlain { chain.append(current.state.timing) }
            layer = current.links.parent
        }
        return chain.reversed().reduce(time) { $1.localTime($0) }
    }

    func timeToGlobal(_ time: CFTimeInterval) -> CFTimeInterval {
        var time = time
        var layer: CALayer? = self
        while let current = layer {
            time = current.state.timing.parentTime(time)
            layer = current.links.parent
        }
        return time
    }

    private func mapping(from source: CALayer?, to target: CALayer?) -> Homography {
        if source === target { return .identity }
        // Hit tests go down one level at a time; the way through the root would make them quadratic in depth.
        if let target, let source, source === target.links.parent {
            return Homography(target.matrixToParent).inverse ?? .identity
        }
        let up = source?.mapToRoot ?? .identity
        guard let target else { return up }
        return up.concat(target.mapToRoot.inverse ?? .identity)
    }

    /// Layer space to root space, each level flattened into its superlayer's plane.
    private var mapToRoot: Homography {
        var map = Homography.identity
        var layer = self
        while let parent = layer.links.parent {
            var matrix = layer.matrixToParent
            var next = parent
            // A transform layer does not flatten: its own matrix still sees z.
            while next is CATransformLayer, let above = next.links.parent {
                matrix = CATransform3DConcat(matrix, next.matrixToParent)
                next = above
            }
            map = map.concat(Homography(matrix))
            layer = next
        }
        return map
    }

    /// Layer space to the superlayer's, with depth.
    var matrixToParent: CATransform3D {
        // A state is large: handed over for every level of every conversion, its copies were a tenth of a UI test.
        guard let parent = links.parent, parent.state.arrangesSublayers else {
            return state.matrixToParent(parentBounds: nil, parent: nil)
        }
        return state.matrixToParent(parentBounds: parent.state.bounds, parent: parent.state)
    }
}

extension LayerState {
    /// Whether sublayers lie elsewhere than where their own geometry says.
    var arrangesSublayers: Bool { hasSublayerTransform || flags.contains(.geometryFlipped) }

    /// Layer space to the superlayer's: own anchor and transform, position, then the parent's `sublayerTransform`
    /// about its anchor and its flip.
    package func matrixToParent(parentBounds: CGRect?, parent: LayerState?) -> CATransform3D {
        let anchorX = bounds.origin.x + bounds.width * anchorPoint.x
        let anchorY = bounds.origin.y + bounds.height * anchorPoint.y
        var m: CATransform3D
        if hasTransform {
            m = CATransform3DTranslate(transform, -anchorX, -anchorY, -anchorPointZ)
            m = CATransform3DConcat(m, CATransform3DMakeTranslation(position.x, position.y, zPosition))
        } else {
            m = CATransform3DMakeTranslation(position.x - anchorX, position.y - anchorY, zPosition - anchorPointZ)
        }
        guard let parent, parent.arrangesSublayers else { return m }
        if parent.hasSublayerTransform {
            let x = parent.bounds.origin.x + parent.bounds.width * parent.anchorPoint.x
            let y = parent.bounds.origin.y + parent.bounds.height * parent.anchorPoint.y
            m = CATransform3DConcat(m, CATransform3DMakeTranslation(-x, -y, 0))
            m = CATransform3DConcat(m, parent.sublayerTransform)
            m = CATransform3DConcat(m, CATransform3DMakeTranslation(x, y, 0))
        }
        if parent.flags.contains(.geometryFlipped) {
            let flip = CATransform3DTranslate(
                CATransform3DMakeScale(1, -1, 1), 0, -(parent.bounds.minY + parent.bounds.maxY), 0)
            m = CATransform3DConcat(m, flip)
        }
        return m
    }
}
