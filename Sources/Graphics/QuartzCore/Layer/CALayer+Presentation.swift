// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

extension CALayer {
    /// The state with all running animations applied; nil when there are none.
    func presentationState() -> LayerState? {
        guard !animationRecords.isEmpty else { return nil }
        let time = timeFromGlobal(FrameClock.now)
        var shown = state
        for record in animationRecords {
            // Not committed yet: as it will be at its first frame.
            let compiled =
                record.compiled
                ?? record.animation.compiled(
                    beginTime: record.animation.beginTime == 0 ? time : record.animation.beginTime,
                    defaultDuration: record.duration)
            compiled?.apply(to: &shown, at: time)
        }
        return shown
    }

    func makePresentation() -> CALayer? {
        if links.model != nil { return self }
        guard links.node != nil else { return nil }
        let copy = LayerFactory.copy(self)
        if let shown = presentationState() { copy.state = shown }
        return copy
    }

    /// A point of the superlayer in the coordinates that the layer has on the screen now, animations applied.
    package func convertFromSuperlayerAsSeen(_ point: CGPoint) -> CGPoint {
        let shown = presentationState() ?? state
        let matrix = shown.matrixToParent(parentBounds: links.parent?.state.bounds, parent: links.parent?.state)
        return Homography(matrix).inverse?.apply(point) ?? point
    }

    var presentedSublayers: [CALayer]? { sublayers?.map { $0.presentation() ?? $0 } }
}

/// Makes layers of classes known only at run time; their initialisers are not `required`, as on iOS.
package enum LayerFactory {
    private static let copying = DynamicInitializer(
        method: crl_layer_init_layer_descriptor(), description: crl_layer_class_descriptor())
    private static let plain = DynamicInitializer(
        method: crl_object_init_descriptor(), description: crl_object_class_descriptor())

    /// `cls.init()`
    package static func make<Layer: CALayer>(_ cls: Layer.Type) -> Layer {
        if cls == CALayer.self, let layer = CALayer() as? Layer { return layer }
        return plain.make(cls, as: Layer.self)
    }

    /// `type(of: layer).init(layer: layer)`
    static func copy(_ layer: CALayer) -> CALayer {
        if type(of: layer) == CALayer.self { return CALayer(layer: layer) }
        return copying.make(type(of: layer), any: layer, as: CALayer.self)
    }
}
