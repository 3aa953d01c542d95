// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// What has to be put back when a transparency layer ends.
package struct TransparencyLayer {
    var outer: GraphicsState
    /// Depth of the state stack when it began; states cannot be restored across it.
    var stackDepth: Int
    var area: PixelRect
    /// A clip to a rectangle was added for it.
    var isClipped = false
}

extension CGContext {
    /// Drawing until `endTransparencyLayer` is composited as one object: with the alpha, shadow and blend mode of
    /// now, and full alpha, no shadow and normal mode inside. `auxiliaryInfo` has no keys on iOS.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        let depth = stateStack.count
        cairo_save(cairo)
        layers.append(TransparencyLayer(outer: state, stackDepth: depth, area: clipArea))
        if let bitmap, layers.count == 1 { bitmap.willDraw(clipArea) }
        cairo_push_group(cairo)
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
        state.mask = nil
    }

    /// As above, clipped to `rect` in user space.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        let path = currentPath
        cairo_save(cairo)
        let saved = state
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        layers[layers.count - 1].outer = saved
        layers[layers.count - 1].isClipped = true
        currentPath = path
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else {
            return Diagnostics.log("CGContextEndTransparencyLayer: no matching begin.")
        }
        // States saved inside and never restored go with the layer.
        while stateStack.count > layer.stackDepth {
            stateStack.removeLast()
            cairo_restore(cairo)
        }
        guard let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        cairo_restore(cairo)
        state = layer.outer
        let alpha = Double(state.alpha)
        perform(
            DrawingOperation(
                bounds: CGRect(
                    x: layer.area.x, y: layer.area.y, width: layer.area.width, height: layer.area.height),
                setSource: { context in
                    cairo_identity_matrix(context)
                    cairo_set_source(context, group)
                },
                paintShape: { context in
                    cairo_identity_matrix(context)
                    if alpha == 1 { cairo_paint(context) } else { cairo_paint_with_alpha(context, alpha) }
                }))
        if layer.isClipped { cairo_restore(cairo) }
    }
}
