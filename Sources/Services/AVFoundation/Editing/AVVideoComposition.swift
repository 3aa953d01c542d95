// SPDX-License-Identifier: MIT
public import CoreImage
import MediaEngine
import ObjCRuntime
import QuartzCore
import Synchronization

/// How the pictures of an asset's tracks are laid over one another.
open class AVVideoComposition: __ObjCObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Sendable: only mutable ones change, which their owner keeps to one thread.
    fileprivate var storage = Storage()
    fileprivate struct Storage {
        var frameDuration = CMTime(value: 1, timescale: 30)
        var renderSize = CGSize.zero
        var renderScale: Float = 1
        var instructions: [any AVVideoCompositionInstructionProtocol] = []
        var tool: AVVideoCompositionCoreAnimationTool?
        var compositor: (any AVVideoCompositing.Type)?
        var filter: ((AVAsynchronousCIImageFilteringRequest) -> Void)?
        var colors: (primaries: String?, matrix: String?, transfer: String?) = (nil, nil, nil)
        var sourceTrack = kCMPersistentTrackID_Invalid
    }

    public override init() { super.init() }

    /// Shows the first film track as the file says.
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        storage = Self.properties(of: asset)
    }
    public convenience init(asset: AVAsset) { self.init(propertiesOf: asset) }

    /// - Parameter applier: makes each picture; called for one after another.
    public convenience init(
        asset: AVAsset,
        applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void
    ) {
        self.init()
        storage = Self.properties(of: asset)
        storage.filter = applier
    }

    fileprivate static func properties(of asset: AVAsset) -> Storage {
        var result = Storage()
        guard let track = asset.tracks(withMediaType: .video).first else { return result }
        result.renderSize = track.shownSize
        if track.nominalFrameRate > 0 {
            result.frameDuration = CMTime(seconds: 1 / Double(track.nominalFrameRate), preferredTimescale: 600)
        }
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
        layer.setTransform(track.preferredTransform, at: .zero)
        instruction.layerInstructions = [layer]
        result.instructions = [instruction]
        return result
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableVideoComposition()
        copy.storage = storage
        return copy
    }

    open var frameDuration: CMTime { storage.frameDuration }
    /// Pixels.
    open var renderSize: CGSize { storage.renderSize }
    open var renderScale: Float { storage.renderScale }
    open var instructions: [any AVVideoCompositionInstructionProtocol] { storage.instructions }
    open var animationTool: AVVideoCompositionCoreAnimationTool? { storage.tool }
    open var customVideoCompositorClass: (any AVVideoCompositing.Type)? { storage.compositor }
    open var colorPrimaries: String? { storage.colors.primaries }
    open var colorYCbCrMatrix: String? { storage.colors.matrix }
    open var colorTransferFunction: String? { storage.colors.transfer }
    open var sourceTrackIDForFrameTiming: CMPersistentTrackID { storage.sourceTrack }
    var filter: ((AVAsynchronousCIImageFilteringRequest) -> Void)? { storage.filter }

    open func isValid(
        for asset: AVAsset?, timeRange: CMTimeRange,
        validationDelegate: (any AVVideoCompositionValidationHandling)?
    ) -> Bool { renderSize.width > 0 && renderSize.height > 0 && frameDuration > .zero }
}

/// A composition of pictures that is being described.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    // Sendable: as its superclass.
    open override var frameDuration: CMTime {
        get { storage.frameDuration }
        set { storage.frameDuration = newValue }
    }
    open override var renderSize: CGSize {
        get { storage.renderSize }
        set { storage.renderSize = newValue }
    }
    open override var renderScale: Float {
        get { storage.renderScale }
        set { storage.renderScale = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { storage.instructions }
        set { storage.instructions = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { storage.tool }
        set { storage.tool = newValue }
    }
    open override var customVideoCompositorClass: (any AVVideoCompositing.Type)? {
        get { storage.compositor }
        set { storage.compositor = newValue }
    }
    open override var colorPrimaries: String? {
        get { storage.colors.primaries }
        set { storage.colors.primaries = newValue }
    }
    open override var colorYCbCrMatrix: String? {
        get { storage.colors.matrix }
        set { storage.colors.matrix = newValue }
    }
    open override var colorTransferFunction: String? {
        get { storage.colors.transfer }
        set { storage.colors.transfer = newValue }
    }
    open override var sourceTrackIDForFrameTiming: CMPersistentTrackID {
        get { storage.sourceTrack }
        set { storage.sourceTrack = newValue }
    }
}

public protocol AVVideoCompositionValidationHandling: NSObjectProtocol {}

/// What is shown during a stretch of time.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    var timeRange: CMTimeRange { get }
    var enablePostProcessing: Bool { get }
    var containsTweening: Bool { get }
    var requiredSourceTrackIDs: [NSValue]? { get }
    var passthroughTrackID: CMPersistentTrackID { get }
}

/// Tracks over one another during a stretch of time, the first on top.
open class AVVideoCompositionInstruction: __ObjCObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    // Sendable: only mutable ones change, which their owner keeps to one thread.
    fileprivate var storage:
        (
            range: CMTimeRange, color: CGColor?, layers: [AVVideoCompositionLayerInstruction], post: Bool
        ) = (.invalid, nil, [], true)
    open var timeRange: CMTimeRange { storage.range }
    open var backgroundColor: CGColor? { storage.color }
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { storage.layers }
    open var enablePostProcessing: Bool { storage.post }
    open var containsTweening: Bool { true }
    open var requiredSourceTrackIDs: [NSValue]? { storage.layers.map { NSNumber(value: $0.trackID) } }
    open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    // Sendable: as its superclass.
    open override var timeRange: CMTimeRange {
        get { storage.range }
        set { storage.range = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { storage.color }
        set { storage.color = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { storage.layers }
        set { storage.layers = newValue }
    }
    open override var enablePostProcessing: Bool {
        get { storage.post }
        set { storage.post = newValue }
    }
}

/// A value that is set at a time, or goes from one to another during a stretch.
struct Ramp<Value> {
    var range: CMTimeRange
    var from: Value
    var to: Value

    /// How far a time lies within the stretch; 1 behind it.
    func part(at time: CMTime) -> Double {
        let length = range.duration.seconds
        return length > 0 ? max(0, min(1, (time - range.start).seconds / length)) : 1
    }
}

/// Where, how much and how visibly a track is shown, as time goes on.
open class AVVideoCompositionLayerInstruction: __ObjCObject, @unchecked Sendable {
    // Sendable: only mutable ones change, which their owner keeps to one thread.
    fileprivate var track: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    fileprivate var transforms: [Ramp<CGAffineTransform>] = []
    fileprivate var opacities: [Ramp<Float>] = []
    fileprivate var crops: [Ramp<CGRect>] = []

    open var trackID: CMPersistentTrackID { track }

    /// nil before the first ramp: there a track is shown whole, as it is, and opaque.
    private static func ramp<Value>(_ ramps: [Ramp<Value>], at time: CMTime) -> Ramp<Value>? {
        ramps.filter { $0.range.start <= time }.max { $0.range.start < $1.range.start }
    }

    /// The ramp that a time lies in, or comes after; false before the first.
    private static func tell<Value>(
        _ ramps: [Ramp<Value>], _ time: CMTime, _ from: UnsafeMutablePointer<Value>?,
        _ to: UnsafeMutablePointer<Value>?, _ range: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramps.filter({ $0.range.start <= time }).max(by: { $0.range.start < $1.range.start }) else {
            return false
        }
        from?.pointee = found.from
        to?.pointee = found.to
        range?.pointee = found.range
        return true
    }

    open func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { Self.tell(opacities, time, startOpacity, endOpacity, timeRange) }
    open func getTransformRamp(
        for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
        end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { Self.tell(transforms, time, startTransform, endTransform, timeRange) }
    open func getCropRectangleRamp(
        for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?,
        endCropRectangle: UnsafeMutablePointer<CGRect>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { Self.tell(crops, time, startCropRectangle, endCropRectangle, timeRange) }

    func transform(at time: CMTime) -> CGAffineTransform {
        guard let ramp = Self.ramp(transforms, at: time) else { return .identity }
        let (from, to, part) = (ramp.from, ramp.to, CGFloat(ramp.part(at: time)))
        func between(_ key: KeyPath<CGAffineTransform, CGFloat>) -> CGFloat {
            from[keyPath: key] + (to[keyPath: key] - from[keyPath: key]) * part
        }
        return CGAffineTransform(
            a: between(\.a), b: between(\.b), c: between(\.c), d: between(\.d), tx: between(\.tx), ty: between(\.ty))
    }

    func opacity(at time: CMTime) -> Float {
        guard let ramp = Self.ramp(opacities, at: time) else { return 1 }
        return ramp.from + (ramp.to - ramp.from) * Float(ramp.part(at: time))
    }

    /// Of the track's pictures, in points with the origin at the top left; nil: all of it.
    func crop(at time: CMTime) -> CGRect? {
        guard let ramp = Self.ramp(crops, at: time) else { return nil }
        let part = CGFloat(ramp.part(at: time))
        func between(_ key: KeyPath<CGRect, CGFloat>) -> CGFloat {
            ramp.from[keyPath: key] + (ramp.to[keyPath: key] - ramp.from[keyPath: key]) * part
        }
        return CGRect(
            x: between(\.minX), y: between(\.minY), width: between(\.width), height: between(\.height))
    }
}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    // Sendable: as its superclass.
    public override init() { super.init() }
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        self.track = track.trackID
    }
    open override var trackID: CMPersistentTrackID {
        get { track }
        set { track = newValue }
    }

    private static func at(_ time: CMTime) -> CMTimeRange { CMTimeRange(start: time, duration: .zero) }

    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
        transforms.append(Ramp(range: Self.at(time), from: transform, to: transform))
    }
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) { transforms.append(Ramp(range: timeRange, from: startTransform, to: endTransform)) }
    open func setOpacity(_ opacity: Float, at time: CMTime) {
        opacities.append(Ramp(range: Self.at(time), from: opacity, to: opacity))
    }
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {
        opacities.append(Ramp(range: timeRange, from: startOpacity, to: endOpacity))
    }
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
        crops.append(Ramp(range: Self.at(time), from: cropRectangle, to: cropRectangle))
    }
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
        timeRange: CMTimeRange
    ) { crops.append(Ramp(range: timeRange, from: startCropRectangle, to: endCropRectangle)) }
}

/// One picture that a handler makes from another.
open class AVAsynchronousCIImageFilteringRequest: __ObjCObject, @unchecked Sendable {
    // Sendable: one thread has it at a time.
    open private(set) var renderSize: CGSize
    open private(set) var compositionTime: CMTime
    open private(set) var sourceImage: CIImage
    var result: CGImage?
    let done = DispatchSemaphore(value: 0)

    init(_ image: CIImage, size: CGSize, time: CMTime) {
        (sourceImage, renderSize, compositionTime) = (image, size, time)
        super.init()
    }

    open func finish(with filteredImage: CIImage, context: CIContext?) {
        result = (context ?? CIContext()).createCGImage(filteredImage, from: CGRect(origin: .zero, size: renderSize))
        done.signal()
    }
    open func finish(with error: any Error) { done.signal() }
}

/// Makes pictures of its own from those of several tracks. Made by name, with `init()`, by whatever plays or writes the
/// composition, and asked on that one's thread for one picture after another.
public protocol AVVideoCompositing: NSObjectProtocol {
    /// Of the frames it is given. Of all attributes the pixel format counts.
    var sourcePixelBufferAttributes: [String: Any]? { get }
    var requiredPixelBufferAttributesForRenderContext: [String: Any] { get }
    func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
    func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
    func cancelAllPendingVideoCompositionRequests()
    var supportsWideColorSourceFrames: Bool { get }
    var supportsHDRSourceFrames: Bool { get }
}
extension AVVideoCompositing {
    public func cancelAllPendingVideoCompositionRequests() {}
    public var supportsWideColorSourceFrames: Bool { false }
    public var supportsHDRSourceFrames: Bool { false }
}

open class AVVideoCompositionRenderContext: __ObjCObject {
    /// Pixels.
    open private(set) var size: CGSize
    open private(set) weak var videoComposition: AVVideoComposition?
    open private(set) var renderScale: Float
    open var renderTransform: CGAffineTransform {
        CGAffineTransform(scaleX: CGFloat(renderScale), y: CGFloat(renderScale))
    }
    open var pixelAspectRatio: AVPixelAspectRatio { AVPixelAspectRatio(horizontalSpacing: 1, verticalSpacing: 1) }
    open var edgeWidths: AVEdgeWidths { AVEdgeWidths(left: 0, top: 0, right: 0, bottom: 0) }
    open var highQualityRendering: Bool { true }

    private let format: OSType

    init(_ composition: AVVideoComposition, size: CGSize, format: OSType) {
        self.size = size
        self.format = format
        videoComposition = composition
        renderScale = composition.renderScale
        super.init()
    }

    open func newPixelBuffer() -> CVPixelBuffer? {
        CVPixelBuffer(width: Int(size.width), height: Int(size.height), format: format)
    }
}

public struct AVPixelAspectRatio: Sendable {
    public var horizontalSpacing: Int
    public var verticalSpacing: Int
    public init(horizontalSpacing: Int, verticalSpacing: Int) {
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }
}

/// Pixels.
public struct AVEdgeWidths: Sendable {
    public var left: CGFloat
    public var top: CGFloat
    public var right: CGFloat
    public var bottom: CGFloat
    public init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }
}

/// One picture that a compositor is asked for; whoever asked waits until one of the three ends is called.
open class AVAsynchronousVideoCompositionRequest: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: its constants are read, and its end is told once, behind the lock.
    public let renderContext: AVVideoCompositionRenderContext
    public let compositionTime: CMTime
    public let videoCompositionInstruction: any AVVideoCompositionInstructionProtocol
    private let frames: [CMPersistentTrackID: CVPixelBuffer]

    enum End {
        case composed(CVPixelBuffer)
        case failed(any Error)
        case cancelled
    }
    // Sendable: the lock guards it.
    private struct EndBox: @unchecked Sendable { var end: End? }
    private let box = Mutex(EndBox())
    private let isEnded = DispatchSemaphore(value: 0)

    init(
        _ context: AVVideoCompositionRenderContext, time: CMTime,
        instruction: any AVVideoCompositionInstructionProtocol, frames: [CMPersistentTrackID: CVPixelBuffer]
    ) {
        (renderContext, compositionTime, videoCompositionInstruction, self.frames) = (
            context, time, instruction, frames
        )
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open var sourceTrackIDs: [NSNumber] { frames.keys.sorted().map { NSNumber(value: $0) } }
    open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { frames[trackID] }
    open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) { end(.composed(composedVideoFrame)) }
    open func finish(with error: any Error) { end(.failed(error)) }
    open func finishCancelledRequest() { end(.cancelled) }

    /// Only the first counts.
    private func end(_ end: End) {
        let isFirst = box.withLock { box in
            defer { if box.end == nil { box.end = end } }
            return box.end == nil
        }
        if isFirst { isEnded.signal() }
    }

    /// Seconds after which a compositor that does not answer has failed.
    private static let patience = 60.0

    func wait() -> End {
        guard isEnded.wait(timeout: .now() + Self.patience) == .success else {
            return .failed(AVError(.operationInterrupted))
        }
        return box.withLock { $0.end } ?? .cancelled
    }
}
