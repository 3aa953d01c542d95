// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore

/// Shows a player's pictures.
open class AVPlayerLayer: CALayer {
    private let picture = CALayer()
    private let captions = CaptionLayer()

    public override init() {
        super.init()
        setUp()
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    private func setUp() {
        masksToBounds = true
        // What is shown changes at once; only size changes of the layer itself move.
        picture.actions = ["contents": NSNull(), "bounds": NSNull(), "position": NSNull()]
        picture.contentsGravity = .resize
        addSublayer(picture)
        addSublayer(captions)
    }

    /// Kept apart from `player`, whose observer an initialiser of this class would not call.
    private var shownPlayer: AVPlayer?

    open var player: AVPlayer? {
        get { shownPlayer }
        set {
            guard newValue !== shownPlayer else { return }
            shownPlayer?.remove(self)
            shownPlayer = newValue
            show(nil, size: .zero)
            show(captions: [])
            newValue?.add(self)
        }
    }

    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { setNeedsLayout() } }
    /// Whether the first picture is there.
    open private(set) var isReadyForDisplay = false
    private var pictureSize = CGSize.zero
    open var pixelBufferAttributes: [String: Any]?

    /// Where the picture lies in the layer's space.
    open var videoRect: CGRect { Self.rect(of: pictureSize, in: bounds, videoGravity) }

    static func rect(of size: CGSize, in bounds: CGRect, _ gravity: AVLayerVideoGravity) -> CGRect {
        guard size.width > 0, size.height > 0, gravity != .resize else { return bounds }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        let scale = gravity == .resizeAspectFill ? max(x, y) : min(x, y)
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The same between whole pixels, where the layer itself lies between some: then a film's pixels are the screen's.
    private var pictureFrame: CGRect {
        let rect = videoRect
        let scale = density
        let (x, y) = ((rect.minX * scale).rounded() / scale, (rect.minY * scale).rounded() / scale)
        return CGRect(
            x: x, y: y, width: (rect.maxX * scale).rounded() / scale - x,
            height: (rect.maxY * scale).rounded() / scale - y)
    }

    /// Pixels a point, as the nearest views' layers have them.
    private var density: CGFloat { ancestry.map(\.contentsScale).max() ?? 1 }

    private var ancestry: some Sequence<CALayer> { sequence(first: self as CALayer) { $0.superlayer } }

    /// Of the screen, that pictures of a size cover in each direction; zero: the layer has no size or no screen yet, where a point
    /// would have more pixels than one.
    func pixels(of size: CGSize) -> CGSize {
        guard density > 1 else { return .zero }
        let shown = Self.rect(of: size, in: bounds, videoGravity).size
        let scale = ancestry.reduce(density) { scale, layer in
            let transform = layer.affineTransform()
            return scale * max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        }
        return CGSize(width: (shown.width * scale).rounded(), height: (shown.height * scale).rounded())
    }

    open override func layoutSublayers() {
        super.layoutSublayers()
        let old = picture.frame.size
        picture.frame = pictureFrame
        if picture.frame.size != old { shownPlayer?.picturesChanged() }
        captions.lie(in: videoRect.intersection(bounds))
    }

    func show(captions shown: [CaptionCue]) {
        captions.show(shown, in: videoRect.intersection(bounds))
    }

    func show(_ image: CGImage?, size: CGSize) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        picture.contents = image
        if size != pictureSize {
            pictureSize = size
            picture.frame = pictureFrame
            captions.lie(in: videoRect.intersection(bounds))
        }
        CATransaction.commit()
        let isReady = image != nil
        guard isReady != isReadyForDisplay else { return }
        willChangeValue(forKey: "readyForDisplay")
        isReadyForDisplay = isReady
        didChangeValue(forKey: "readyForDisplay")
    }
}

/// A layer whose animations run on an item's time.
open class AVSynchronizedLayer: CALayer {
    open var playerItem: AVPlayerItem? {
        didSet { Unsupported.report("AVSynchronizedLayer.playerItem: animations run on the screen's time") }
    }
    public convenience init(playerItem: AVPlayerItem) {
        self.init()
        self.playerItem = playerItem
    }
}

/// Shows sample buffers as they are handed over.
open class AVSampleBufferDisplayLayer: CALayer {
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForMoreMediaData: Bool { true }
    open var status: AVQueuedSampleBufferRenderingStatus { .rendering }
    open var error: (any Error)? { nil }
    open var controlTimebase: CMTimebase? {
        didSet { if controlTimebase != nil { Unsupported.report("AVSampleBufferDisplayLayer.controlTimebase") } }
    }

    open func enqueue(_ sampleBuffer: CMSampleBuffer) {
        guard let image = sampleBuffer.image?.image else { return }
        contentsGravity =
            videoGravity == .resize
            ? .resize
            : videoGravity == .resizeAspectFill
                ? .resizeAspectFill : .resizeAspect
        contents = image
    }
    open func flush() {}
    open func flushAndRemoveImage() { contents = nil }
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
        queue.async { block() }
    }
    open func stopRequestingMediaData() {}
}

public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable {
    case unknown = 0
    case rendering, failed
}
