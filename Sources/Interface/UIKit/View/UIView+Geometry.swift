// SPDX-License-Identifier: MIT

extension UIView {
    /// Runs a change of the layer's geometry and what follows from it: autoresizing, layout, safe areas.
    func changeGeometry(_ change: (CALayer) -> Void) {
        let layer: CALayer = backingLayer
        let old = layer.bounds
        change(layer)
        let new = layer.bounds
        if old.size != new.size { boundsSizeDidChange(from: old.size) } else { frameChangedForLayout() }
        if old.origin != new.origin { boundsOriginChangedForLayout() }
        geometryDidChange()
    }

    /// The bounds have another size, by whatever route.
    func boundsSizeDidChange(from oldSize: CGSize) {
        if flags.autoresizesSubviews, !subviewList.isEmpty {
            for view in subviewList where !view.autoresizingMask.isEmpty { view.autoresize(from: oldSize) }
        }
        boundsSizeChangedForLayout()
        setNeedsLayout()
    }

    func resizeToFit() {
        let size = sizeThatFits(bounds.size)
        guard size != bounds.size else { return }
        // The origin stays, also of a transformed or re-anchored view: the frame's size changes.
        var rect = bounds
        let old = frame.origin
        rect.size = size
        bounds = rect
        let moved = frame.origin
        center = CGPoint(x: center.x + old.x - moved.x, y: center.y + old.y - moved.y)
    }

    // MARK: Autoresizing

    /// Moves and resizes after the superview's bounds changed from `oldSize`: each flexible part of an axis takes a
    /// share of the difference in proportion to its length; of none has any, equal shares.
    func autoresize(from oldSize: CGSize) {
        guard let superview = superviewStorage else { return }
        let newSize = superview.bounds.size
        let mask = autoresizingMask
        let old = frame
        var new = old
        (new.origin.x, new.size.width) = Self.stretch(
            old.origin.x, old.size.width, in: oldSize.width, to: newSize.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        (new.origin.y, new.size.height) = Self.stretch(
            old.origin.y, old.size.height, in: oldSize.height, to: newSize.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        if new != old { frame = new }
    }

    private static func stretch(
        _ origin: CGFloat, _ length: CGFloat, in oldExtent: CGFloat, to newExtent: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
        let delta = newExtent - oldExtent
        let count = (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
        guard delta != 0, count > 0 else { return (origin, length) }
        let before = flexible.before ? origin : 0
        let middle = flexible.length ? length : 0
        let after = flexible.after ? oldExtent - origin - length : 0
        let total = before + middle + after
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total != 0 ? delta * part / total : delta / CGFloat(count)
        }
        return (
            origin + share(before, flexible.before), max(0, length + share(middle, flexible.length))
        )
    }

    // MARK: Conversion

    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? windowForConversion else { return toTop(point) }
        if target === self { return point }
        if sharesRoot(with: target) { return backingLayer.convert(point, to: target.backingLayer) }
        return target.fromTop(toTop(point))
    }

    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = view ?? windowForConversion else { return fromTop(point) }
        if source === self { return point }
        if sharesRoot(with: source) { return backingLayer.convert(point, from: source.backingLayer) }
        return fromTop(source.toTop(point))
    }

    func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        if let target = view ?? windowForConversion, sharesRoot(with: target) {
            return target === self ? rect : backingLayer.convert(rect, to: target.backingLayer)
        }
        return rect.mapped { converted($0, to: view) }
    }

    func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        if let source = view ?? windowForConversion, sharesRoot(with: source) {
            return source === self ? rect : backingLayer.convert(rect, from: source.backingLayer)
        }
        return rect.mapped { converted($0, from: view) }
    }

    func converted(_ point: CGPoint, toSpace space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return converted(point, to: view) }
        return space.convert(onScreen(point), from: UIScreen.main.coordinateSpace)
    }

    func converted(_ point: CGPoint, fromSpace space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return converted(point, from: view) }
        return fromScreen(space.convert(point, to: UIScreen.main.coordinateSpace))
    }

    func converted(_ rect: CGRect, toSpace space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return converted(rect, to: view) }
        return rect.mapped { converted($0, toSpace: space) }
    }

    func converted(_ rect: CGRect, fromSpace space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return converted(rect, from: view) }
        return rect.mapped { converted($0, fromSpace: space) }
    }

    /// The place of a point on the screen; for a view without a window, in its topmost ancestor's superspace.
    func onScreen(_ point: CGPoint) -> CGPoint { toTop(point) }
    func fromScreen(_ point: CGPoint) -> CGPoint { fromTop(point) }

    /// The bounds on the screen.
    var screenFrame: CGRect { bounds.mapped { onScreen($0) } }

    /// nil as a conversion target means the window, and for a window the screen.
    private var windowForConversion: UIView? {
        if self is UIWindow { return nil }
        return windowStorage ?? rootView
    }

    private func sharesRoot(with other: UIView) -> Bool { rootView === other.rootView }

    /// Own coordinates to those around the topmost ancestor (the screen, for windows).
    private func toTop(_ point: CGPoint) -> CGPoint {
        let root = rootView
        return root.backingLayer.toSuperspace(backingLayer.convert(point, to: root.backingLayer))
    }

    private func fromTop(_ point: CGPoint) -> CGPoint {
        let root = rootView
        return backingLayer.convert(root.backingLayer.fromSuperspace(point), from: root.backingLayer)
    }
}

extension CALayer {
    /// Own coordinates to the superlayer's, also for a layer that has none.
    func toSuperspace(_ point: CGPoint) -> CGPoint {
        let (bounds, anchor, position) = (self.bounds, anchorPoint, self.position)
        var p = CGPoint(
            x: point.x - bounds.origin.x - anchor.x * bounds.size.width,
            y: point.y - bounds.origin.y - anchor.y * bounds.size.height)
        let matrix = affineTransform()
        if !matrix.isIdentity { p = p.applying(matrix) }
        return CGPoint(x: p.x + position.x, y: p.y + position.y)
    }

    func fromSuperspace(_ point: CGPoint) -> CGPoint {
        let (bounds, anchor, position) = (self.bounds, anchorPoint, self.position)
        var p = CGPoint(x: point.x - position.x, y: point.y - position.y)
        let matrix = affineTransform()
        if !matrix.isIdentity { p = p.applying(matrix.inverted()) }
        return CGPoint(
            x: p.x + bounds.origin.x + anchor.x * bounds.size.width,
            y: p.y + bounds.origin.y + anchor.y * bounds.size.height)
    }
}

extension CGRect {
    /// The bounding box of the four corners after `map`.
    func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map(map)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
