// SPDX-License-Identifier: MIT

public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
    func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
        connection: AVCaptureConnection)
    func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime,
        connection: AVCaptureConnection, reason: AVCaptureOutput.DataDroppedReason)
}
extension AVCaptureDepthDataOutputDelegate {
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
        connection: AVCaptureConnection
    ) {
        byName(
            self, "depthDataOutput:didOutputDepthData:timestamp:connection:",
            [output, depthData, timestamp, connection])
    }
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime,
        connection: AVCaptureConnection, reason: AVCaptureOutput.DataDroppedReason
    ) {
        byName(
            self, "depthDataOutput:didDropDepthData:timestamp:connection:reason:",
            [output, depthData, timestamp, connection, reason])
    }
}

extension AVCaptureOutput {
    public enum DataDroppedReason: Int, Sendable {
        case none = 0
        case lateData, outOfBuffers, discontinuity
    }
}

/// Would hand out how far things are. The cameras do not see it: sessions refuse the output, as those of phones with one
/// lens do.
open class AVCaptureDepthDataOutput: AVCaptureOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    public override init() { super.init() }
    open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
    open private(set) var delegateCallbackQueue: DispatchQueue?
    open var alwaysDiscardsLateDepthData = true
    open var isFilteringEnabled = true
    open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) {
        self.delegate = delegate
        delegateCallbackQueue = callbackQueue
        if delegate != nil { Unsupported.report("AVCaptureDepthDataOutput: the cameras see no depth") }
    }
}
