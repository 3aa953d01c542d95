// SPDX-License-Identifier: MIT
import CoreGraphics

extension RenderNode {
    /// Turns the state at this frame into things to draw.
    func updateContent(_ space: ParentSpace) {
        if let animated { build(animated, space) } else { build(state, space) }
    }

    var shownOpacity: Float { animated?.opacity ?? state.opacity }

    private func build(_ state: LayerState, _ space: ParentSpace) {
        var new = NodeContent()
        // The list's memory stays with the layer: moving layers change what is in it at each frame.
        swap(&new.items, &content.items)
        new.items.removeAll(keepingCapacity: true)
        new.opacity = UInt32((max(0, min(1, state.opacity)) * 255).rounded())
        new.allowsGroup = state.flags.contains(.allowsGroupOpacity)
        new.blend = CompositingMode(filterName: state.compositingFilter)
        guard state.kind != .transform, state.bounds.width >= 0, state.bounds.height >= 0 else {
            content = new
            return
        }
        let snaps = !state.flags.contains(.allowsEdgeAntialiasing)
        let outline = RoundedOutline(
            rect: snaps || state.smoothedEdges == .all ? state.bounds : rectOnPixels(state), radius: state.cornerRadius,
            corners: state.maskedCorners, isContinuous: state.cornerCurve == .continuous)
        let shape = DevicePolygon(outline, toDevice, snaps: snaps)
        if state.flags.contains(.masksToBounds) { new.clip = clip(shape) }
        // Inside a soft clip things fill its whole area and the clip alone smooths the edge.
        let area = if case .shape(let clip) = new.clip { DevicePolygon(pixels: clip.rect) } else { shape }
        if let backdrop = state.backdrop, !area.isEmpty {
            new.backdrop = BackdropItem(backdrop, shape: area, toDevice)
            new.rect = new.rect.union(area.rect)
            new.isDamageBoundary = true
        }
        addBackground(state, backgroundArea(state, outline, area, new, snaps: snaps), space, to: &new)
        addContents(state, outline, area, space, snaps: snaps, to: &new)
        addBorder(state, outline, area, space, snaps: snaps, to: &new)
        if state.shadowOpacity > 0 && !state.flags.contains(.masksToBounds) {
            new.shadow = ShadowItem(state, self, outline, shape, space)
        }
        if let shadow = new.shadow {
            new.rect = new.rect.union(shadow.rect)
            if shadow.followsContent { new.isDamageBoundary = true }
        }
        new.rasterizes = state.flags.contains(.shouldRasterize)
        if new.rasterizes || state.kind == .replicator || new.blend != nil || mask != nil || transition != nil {
            new.isDamageBoundary = true
        }
        content = new
    }

    /// The bounds with the edges that are not smoothed moved to the nearest pixel boundary.
    private func rectOnPixels(_ state: LayerState) -> CGRect {
        guard toDevice.isScaleAndTranslation, toDevice.isFinite else { return state.bounds }
        let box = toDevice.boundingBox(of: state.bounds)
        let edges = state.smoothedEdges
        func edge(_ place: CGFloat, _ smoothed: CAEdgeAntialiasingMask) -> CGFloat {
            edges.contains(smoothed) ? place : place.rounded()
        }
        let (left, right) = (edge(box.minX, .layerLeftEdge), edge(box.maxX, .layerRightEdge))
        let (top, bottom) = (edge(box.minY, .layerBottomEdge), edge(box.maxY, .layerTopEdge))
        guard right > left, bottom > top, let back = toDevice.inverse else { return state.bounds }
        return back.boundingBox(of: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    private func clip(_ shape: DevicePolygon) -> NodeClip {
        shape.isRect || shape.isEmpty ? .rect(shape.rect) : .shape(shape)
    }

    /// Under an opaque border the background ends in the border's middle, so that it does not shine through the
    /// border's smoothed edge.
    private func backgroundArea(
        _ state: LayerState, _ outline: RoundedOutline, _ area: DevicePolygon, _ content: NodeContent, snaps: Bool
    ) -> DevicePolygon {
        guard state.borderWidth > 0, state.borderColor?.rgba.w == 1, content.clip == nil, !area.isRect else {
            return area
        }
        let inset = outline.rect.insetBy(dx: state.borderWidth / 2, dy: state.borderWidth / 2)
        guard !inset.isNull, inset.width > 0, inset.height > 0 else { return area }
        let inner = RoundedOutline(
            rect: inset, radius: outline.radius - state.borderWidth / 2, corners: outline.corners,
            isContinuous: outline.isContinuous)
        return DevicePolygon(inner, toDevice, snaps: false)
    }

    private func addBackground(
        _ state: LayerState, _ area: DevicePolygon, _ space: ParentSpace, to content: inout NodeContent
    ) {
        if let pattern = state.backgroundColor?.patternColor {
            return addPattern(pattern, state, area, space, to: &content)
        }
        guard let color = state.backgroundColor?.rgba.packed(tint: space.tint), color != 0, !area.isEmpty else {
            return
        }
        content.items.append(.fill(area, color: color))
        content.rect = content.rect.union(area.rect)
        if color >> 24 == 255 { content.opaqueRect = content.clip == nil ? area.solid : hardRect(content) }
    }

    /// Within a soft clip only the middle is certain.
    private func hardRect(_ content: NodeContent) -> PixelRect {
        switch content.clip {
        case .shape(let shape): shape.solid
        case .rect(let rect): rect
        case nil: .empty
        }
    }

    private func addContents(
        _ state: LayerState, _ outline: RoundedOutline, _ area: DevicePolygon, _ space: ParentSpace, snaps: Bool,
        to content: inout NodeContent
    ) {
        if let gradient = state.gradient {
            addGradient(gradient, state, area, space, to: &content)
        }
        if let shown = state.contents as? Surface {
            addSurface(shown, state, space, snaps: snaps, to: &content)
        } else if let (pixels, scale) = LayerContents.pixels(state.contents) {
            surface = nil
            let isOpaque = LayerContents.isOpaque(state.contents)
            addImage(pixels, scale, state, space, isOpaque: isOpaque, snaps: snaps, to: &content)
        } else {
            surface = nil
        }
        if let shape = state.shape { addShape(shape, state, space, to: &content) }
        if let emitter = state.emitter?.value { addParticles(emitter, space, to: &content) }
    }

    private func addBorder(
        _ state: LayerState, _ outline: RoundedOutline, _ area: DevicePolygon, _ space: ParentSpace, snaps: Bool,
        to content: inout NodeContent
    ) {
        guard state.borderWidth > 0, let color = state.borderColor?.rgba.packed(tint: space.tint), color != 0,
            !area.isEmpty
        else { return }
        var width = state.borderWidth
        if toDevice.isScaleAndTranslation && snaps {
            // Whole pixels, like the edges; a hairline stays visible.
            width = max(1, (width * CGFloat(toDevice.x.x)).rounded()) / CGFloat(toDevice.x.x)
        }
        var inner = DevicePolygon.empty
        let hole = outline.rect.insetBy(dx: width, dy: width)
        if !hole.isNull && hole.width > 0 && hole.height > 0 {
            let holeOutline = RoundedOutline(
                rect: hole, radius: outline.radius - width, corners: outline.corners, isContinuous: outline.isContinuous
            )
            inner = DevicePolygon(holeOutline, toDevice, snaps: snaps)
        }
        content.border = .ring(outer: area, inner: inner, color: color)
        content.rect = content.rect.union(area.rect)
    }

    // MARK: Images

    private func addSurface(
        _ shown: Surface, _ state: LayerState, _ space: ParentSpace, snaps: Bool, to content: inout NodeContent
    ) {
        let frame = frame(of: shown, at: space.frameTime)
        surface = ShownSurface(surface: shown, number: frame.number)
        guard let pixels = frame.pixels, pixels.width > 0, pixels.height > 0 else { return }
        addImage(pixels, frame.scale, state, space, isOpaque: frame.isOpaque, snaps: snaps, to: &content)
    }

    private func addImage(
        _ pixels: PixelBuffer, _ scale: CGFloat?, _ state: LayerState, _ space: ParentSpace, isOpaque: Bool,
        snaps: Bool,
        to content: inout NodeContent
    ) {
        var placement = ContentsPlacement(state: state, pixels: pixels, scale: scale)
        // Drawn contents are rounded up to whole pixels; they must not be squeezed into the bounds.
        if let scale, placement.whole != nil, state.contentsGravity == .resize {
            placement.keepNaturalSize(of: pixels, scale: scale, bounds: state.bounds)
        }
        placement.forEach { part in
            let item = imageItem(
                pixels, part, state, through: contentsToDevice(state, space), isOpaque: isOpaque, snaps: snaps,
                tint: space.tint)
            guard let item else { return }
            content.items.append(.image(item))
            content.rect = content.rect.union(item.shape.rect)
            if isOpaque && item.tint == 0xFFFF_FFFF && placement.whole != nil && content.clip == nil {
                if item.shape.solid.area > content.opaqueRect.area { content.opaqueRect = item.shape.solid }
            }
        }
    }

    /// Images stay upright whichever way geometry is flipped; what a layer drew itself lies where it was drawn.
    private func contentsToDevice(_ state: LayerState, _ space: ParentSpace) -> Homography {
        guard space.isFlipped, !(state.contents is BackingStore) else { return toDevice }
        let flip = Homography(x: [1, 0, 0], y: [0, -1, 0], o: [0, (state.bounds.minY + state.bounds.maxY).native, 1])
        return flip.concat(toDevice)
    }

    /// - Parameter toDevice: from the layer's space.
    func imageItem(
        _ pixels: PixelBuffer, _ part: ContentsPlacement.Part, _ state: LayerState, through toDevice: Homography,
        isOpaque: Bool, snaps: Bool, tint: UInt32
    ) -> ImageItem? {
        let shape = DevicePolygon(RoundedOutline(rect: part.target, radius: 0), toDevice, snaps: snaps)
        guard !shape.isEmpty, !shape.rect.isEmpty else { return nil }
        var level = pixels
        var source = part.source
        let (sx, sy) = (part.target.width / source.width, part.target.height / source.height)
        var toTarget = Homography(
            x: SIMD3(sx.native, 0, 0), y: SIMD3(0, sy.native, 0),
            o: SIMD3(
                (part.target.minX - source.minX * part.target.width / source.width).native,
                (part.target.minY - source.minY * part.target.height / source.height).native, 1))
        let pixelScale = DevicePolygon.scale(of: toTarget.concat(toDevice), source)
        if state.minificationFilter != .nearest && pixelScale < 0.5 && pixelScale > 0 {
            // Linear filtering reads four pixels; below half size it would skip some.
            let steps = min(12, Int(-log2(pixelScale)))
            level = mipmap(pixels, steps)
            let k = CGFloat(pixels.width) / CGFloat(level.width)
            let ky = CGFloat(pixels.height) / CGFloat(level.height)
            source = CGRect(
                x: source.minX / k, y: source.minY / ky, width: source.width / k, height: source.height / ky)
            toTarget = Homography(x: [k, 0, 0], y: [0, ky, 0], o: [0, 0, 1]).concat(toTarget)
        }
        guard let map = toTarget.concat(toDevice).inverse else { return nil }
        let whole = PixelRect(x: 0, y: 0, width: level.width, height: level.height)
        let readable = PixelRect(covering: source.insetBy(dx: 1e-6, dy: 1e-6)).intersection(whole)
        guard !readable.isEmpty else { return nil }
        let isNearest = (pixelScale > 1 ? state.magnificationFilter : state.minificationFilter) == .nearest
        var item = ImageItem(
            pixels: level, source: readable, map: map, shape: shape, offset: nil, isSmooth: !isNearest,
            isOpaque: isOpaque, tint: Tint.premultiplied(tint))
        // One on one within a hundredth of a pixel over the whole width: copy pixels.
        if shape.isRect && abs(Double(shape.rect.width) - Double(source.width)) < 0.51
            && abs(Double(shape.rect.height) - Double(source.height)) < 0.51
            && abs(map.x.x - 1) * Double(shape.rect.width) < 0.51 && abs(map.y.y - 1) * Double(shape.rect.height) < 0.51
        {
            let x = shape.rect.x - Int(source.minX.rounded())
            let y = shape.rect.y - Int(source.minY.rounded())
            // Stay inside the image when rounding made the shape larger.
            let available = readable.offsetBy(x, y)
            item.offset = (x, y)
            item.shape = DevicePolygon(pixels: shape.rect.intersection(available))
        }
        return item.shape.rect.isEmpty ? nil : item
    }

    // MARK: Gradients

    private func addGradient(
        _ box: Box<GradientState>, _ state: LayerState, _ area: DevicePolygon, _ space: ParentSpace,
        to content: inout NodeContent
    ) {
        let gradient = box.value
        guard !gradient.colors.isEmpty, !area.isEmpty, let map = gradientMap(gradient, state.bounds) else {
            return
        }
        let colors = gradientColors(box, tint: space.tint)
        let kind: Int32 = gradient.type == .radial ? 1 : gradient.type == .conic ? 2 : 0
        let isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
        content.items.append(
            .gradient(GradientItem(colors: colors, kind: kind, map: map, shape: area, isOpaque: isOpaque)))
        content.rect = content.rect.union(area.rect)
        if isOpaque { content.opaqueRect = content.clip == nil ? area.solid : hardRect(content) }
    }

    /// Device pixels to the gradient's own space, which the kernels describe.
    private func gradientMap(_ gradient: GradientState, _ bounds: CGRect) -> Homography? {
        let toUnit = Homography(
            x: [1 / max(bounds.width, 1e-9), 0, 0], y: [0, 1 / max(bounds.height, 1e-9), 0],
            o: [-bounds.minX / max(bounds.width, 1e-9), -bounds.minY / max(bounds.height, 1e-9), 1])
        let start = SIMD2(gradient.startPoint.x.native, gradient.startPoint.y.native)
        let d = SIMD2(gradient.endPoint.x.native, gradient.endPoint.y.native) - start
        let fromStart = Homography.translation(-start.x, -start.y)
        let length = (d * d).sum()
        let own: Homography
        switch gradient.type {
        case .radial:
            own = Homography(x: [1 / max(abs(d.x), 1e-6), 0, 0], y: [0, 1 / max(abs(d.y), 1e-6), 0], o: [0, 0, 1])
        default:
            guard length > 0 else { return nil }
            own = Homography(x: [d.x / length, -d.y / length, 0], y: [d.y / length, d.x / length, 0], o: [0, 0, 1])
        }
        return toDevice.inverse?.concat(toUnit).concat(fromStart).concat(own)
    }

    private func gradientColors(_ box: Box<GradientState>, tint: UInt32) -> [UInt32] {
        if let cache = caches.gradient, cache.source === box, cache.tint == tint { return cache.colors }
        let ramp = GradientRamp(box.value)
        let count = 1024
        let colors = (0..<count).map { index -> UInt32 in
            let c = ramp.color(at: Double(index) / Double(count - 1))
            let straight = c.w > 0 ? SIMD4(c.x / c.w, c.y / c.w, c.z / c.w, c.w) : .zero
            return straight.packed(tint: tint)
        }
        caches.gradient = GradientCache(source: box, tint: tint, colors: colors)
        return colors
    }
}

struct GradientCache {
    var source: Box<GradientState>
    var tint: UInt32
    var colors: [UInt32]
}
