// SPDX-License-Identifier: MIT
import MediaEngine
import ObjCRuntime
import Synchronization

/// Makes pictures of its own from those of several tracks. Made by name, with `init()`, by whatever plays or writes the
/// composition, and asked on that one's thread for one picture after another.
public protocol AVVideoCompositing: NSObjectProtocol {
    /// Frames come as 32BGRA whatever is asked for.
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

    init(_ composition: AVVideoComposition, size: CGSize) {
        self.size = size
        videoComposition = composition
        renderScale = composition.renderScale
        super.init()
    }

    open func newPixelBuffer() -> CVPixelBuffer? {
        CVPixelBuffer(width: Int(size.width), height: Int(size.height), format: kCVPixelFormatType_32BGRA)
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

    func wait() -> End {
        isEnded.wait()
        return box.withLock { $0.end } ?? .cancelled
    }
}

/// The app's compositor and what it draws into.
final class CustomCompositor: Sendable {
    // Sendable: it is made once, and asked by one thread at a time.
    nonisolated(unsafe) let compositor: any AVVideoCompositing
    nonisolated(unsafe) private let context: AVVideoCompositionRenderContext

    /// nil: the composition has no class for it.
    init?(_ composition: AVVideoComposition?, size: CGSize) {
        guard let composition, let type = composition.customVideoCompositorClass else { return nil }
        guard let made = objcNew(type) as? any AVVideoCompositing else {
            preconditionFailure(
                "AVVideoComposition.customVideoCompositorClass: \(type) is no class that can be made with init()")
        }
        compositor = made
        context = AVVideoCompositionRenderContext(composition, size: size)
        made.renderContextChanged(context)
    }

    /// nil: it made none, or had nothing to say.
    func picture(
        at time: CMTime, _ instruction: any AVVideoCompositionInstructionProtocol,
        _ frames: [CMPersistentTrackID: CVPixelBuffer]
    ) throws(MediaFailure) -> CGImage? {
        if let whole = frames[instruction.passthroughTrackID] { return whole.image }
        let request = AVAsynchronousVideoCompositionRequest(
            context, time: time, instruction: instruction, frames: frames)
        compositor.startRequest(request)
        switch request.wait() {
        case .composed(let buffer): return buffer.image
        case .failed(let error):
            throw .unreadable("the app's compositor made no picture: \(error.localizedDescription)")
        case .cancelled: return nil
        }
    }
}
