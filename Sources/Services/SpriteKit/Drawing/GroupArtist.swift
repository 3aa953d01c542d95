// SPDX-License-Identifier: MIT

/// Shows what is below a node as one picture: of effect nodes through a filter, of crop nodes through a mask.
final class GroupArtist: NodeArtist {
    private let node: SKNode
    private var mask: CALayer?
    /// What is below, where the layer itself shows what a filter made of it.
    private var source: CALayer?
    private var shownSource: CIFilter?

    override var drawsChildren: Bool { true }

    init(_ node: SKNode) {
        self.node = node
        super.init(CALayer())
    }

    override func update(_ transform: CGAffineTransform, alpha: CGFloat, on stage: Stage) {
        let layers = stage.layers(of: node.childList, transform, alpha: 1)
        setAlpha(alpha)
        if let effect = node as? SKEffectNode {
            setBlendMode(effect.shouldEnableEffects ? effect.blendMode : .alpha)
            if effect.shouldEnableEffects, let filter = effect.filter {
                return show(layers, through: filter, effect, on: stage)
            }
        }
        endFilter()
        layer.show(layers)
        updateMask(transform, stage)
    }

    private func updateMask(_ transform: CGAffineTransform, _ stage: Stage) {
        guard let maskNode = (node as? SKCropNode)?.maskNode else {
            if layer.mask != nil { layer.mask = nil }
            return
        }
        let mask = mask ?? CALayer()
        self.mask = mask
        mask.anchorPoint = .zero
        if mask.bounds != stage.layer.bounds { mask.bounds = stage.layer.bounds }
        mask.show(stage.layers(of: [maskNode], transform, alpha: 1))
        if layer.mask !== mask { layer.mask = mask }
    }

    // MARK: Filters

    private func show(_ layers: [CALayer], through filter: CIFilter, _ effect: SKEffectNode, on stage: Stage) {
        let source = source ?? CALayer()
        self.source = source
        source.anchorPoint = .zero
        source.bounds = stage.layer.bounds
        source.show(layers)
        layer.show([])
        if layer.frame != stage.layer.bounds { layer.frame = stage.layer.bounds }
        layer.contents = filtered(source, filter, effect)
    }

    private func endFilter() {
        guard source != nil else { return }
        source = nil
        layer.contents = nil
        layer.frame = .zero
    }

    private func filtered(_ source: CALayer, _ filter: CIFilter, _ effect: SKEffectNode) -> CGImage? {
        let size = source.bounds.size
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { source.render(in: $0.cgContext) }
        guard let image = picture.cgImage else { return nil }
        let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        filter.setValue(CIImage(cgImage: image), forKey: kCIInputImageKey)
        if effect.shouldCenterFilter, filter.inputKeys.contains(kCIInputCenterKey) {
            filter.setValue(CIVector(x: extent.midX, y: extent.midY), forKey: kCIInputCenterKey)
        }
        return filter.outputImage.flatMap { CIContext().createCGImage($0, from: extent) } ?? image
    }
}
