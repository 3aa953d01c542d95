// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore

public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

/// Draws layers with their animations over, or around, the pictures of an export. The film's time is the layers' time.
open class AVVideoCompositionCoreAnimationTool: __ObjCObject, @unchecked Sendable {
    // Sendable: one export at a time uses it, on the main thread.
    private let videoLayers: [CALayer]
    private let animationLayer: CALayer
    private let canvas = CALayer()
    private var context: RenderContext?
    private var start = 0.0

    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
        self.init(postProcessingAsVideoLayers: [videoLayer], in: animationLayer)
    }

    /// Each of the layers shows the film.
    public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
        (self.videoLayers, self.animationLayer) = (videoLayers, animationLayer)
        super.init()
    }

    /// The layer stands for a track that instructions name; such tracks are not drawn.
    public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
        Unsupported.report("AVVideoCompositionCoreAnimationTool(additionalLayer:asTrackID:)")
        self.init(postProcessingAsVideoLayers: [], in: layer)
    }

    /// A picture of the film within its layers.
    /// - Parameter time: of the film; the first one asked for begins the layers' time.
    func drawn(_ image: CGImage, at time: CMTime, size: CGSize) -> CGImage {
        // Sendable because nothing of it changes.
        struct Picture: @unchecked Sendable { let image: CGImage }
        let picture = Picture(image: image)
        let draw: @Sendable () -> Picture = {
            MainActor.assumeIsolated { Picture(image: self.render(picture.image, time, size)) }
        }
        return (Thread.isMainThread ? draw() : DispatchQueue.main.sync(execute: draw)).image
    }

    @MainActor
    private func render(_ image: CGImage, _ time: CMTime, _ size: CGSize) -> CGImage {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in videoLayers { layer.contents = image }
        if context == nil {
            start = FrameClock.now
            canvas.frame = CGRect(origin: .zero, size: size)
            // Films have their origin at the bottom left, and their time begins at zero.
            canvas.isGeometryFlipped = true
            canvas.beginTime = start
            canvas.addSublayer(animationLayer)
            let made = RenderContext(size: size, scale: 1)
            made.layer = canvas
            context = made
        }
        CATransaction.commit()
        context?.commit()
        let frame = context?.render(at: start + max(0, time.seconds))
        if let frame { last = CGImage(pixels: frame.buffer, isOpaque: true) }
        return last ?? image
    }
    @MainActor private var last: CGImage?
}
