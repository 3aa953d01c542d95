// SPDX-License-Identifier: MIT
import Synchronization

/// What one output gave at a time.
open class AVCaptureSynchronizedData: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    open private(set) var timestamp: CMTime
    init(at time: CMTime) {
        timestamp = time
        super.init()
    }
}
open class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData, @unchecked Sendable {
    // Sendable: as its superclass.
    open private(set) var sampleBuffer: CMSampleBuffer
    open var sampleBufferWasDropped: Bool { false }
    open var droppedReason: AVCaptureOutput.DataDroppedReason { .none }
    init(_ buffer: CMSampleBuffer, at time: CMTime) {
        sampleBuffer = buffer
        super.init(at: time)
    }
}
open class AVCaptureSynchronizedMetadataObjectData: AVCaptureSynchronizedData, @unchecked Sendable {
    // Sendable: as its superclass.
    open private(set) var metadataObjects: [AVMetadataObject]
    init(_ objects: [AVMetadataObject], at time: CMTime) {
        metadataObjects = objects
        super.init(at: time)
    }
}
open class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData, @unchecked Sendable {
    // Sendable: as its superclass.
    open private(set) var depthData: AVDepthData
    open var depthDataWasDropped: Bool { false }
    open var droppedReason: AVCaptureOutput.DataDroppedReason { .none }
    init(_ depth: AVDepthData, at time: CMTime) {
        depthData = depth
        super.init(at: time)
    }
}

/// What several outputs gave at the same time.
open class AVCaptureSynchronizedDataCollection: __ObjCObject, Sequence, @unchecked Sendable {
    // Sendable: constants alone.
    private let data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)]
    init(_ data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)]) {
        self.data = data
        super.init()
    }
    open var count: Int { data.count }
    /// nil: the output gave nothing at that time.
    open func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? {
        data.first { $0.output === captureOutput }?.data
    }
    open subscript(captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? {
        synchronizedData(for: captureOutput)
    }
    public func makeIterator() -> IndexingIterator<[AVCaptureSynchronizedData]> { data.map(\.data).makeIterator() }
}

public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
    func dataOutputSynchronizer(
        _ synchronizer: AVCaptureDataOutputSynchronizer,
        didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}

/// Hands out together what its outputs give at one time, in place of their own delegates.
open class AVCaptureDataOutputSynchronizer: __ObjCObject, @unchecked Sendable {
    // Sendable: what changes is set before pictures flow, and behind the lock afterwards.
    open private(set) var dataOutputs: [AVCaptureOutput]
    open private(set) weak var delegate: (any AVCaptureDataOutputSynchronizerDelegate)?
    open private(set) var delegateCallbackQueue: DispatchQueue?
    private struct Gathered: @unchecked Sendable {
        // Sendable: outputs are.
        var time = CMTime.invalid
        var data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)] = []
    }
    private let gathered = Mutex(Gathered())

    public init(dataOutputs: [AVCaptureOutput]) {
        self.dataOutputs = dataOutputs
        super.init()
        for output in dataOutputs { output.synchronizer = self }
    }

    open func setDelegate(
        _ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?, queue delegateCallbackQueue: DispatchQueue?
    ) {
        self.delegate = delegate
        self.delegateCallbackQueue = delegateCallbackQueue
        for output in dataOutputs { output.session?.commitConfiguration() }
    }

    /// Everything that outputs give within one turn of the session belongs together.
    func take(_ data: AVCaptureSynchronizedData, from output: AVCaptureOutput) {
        let isFirst = gathered.withLock { gathered in
            let isFirst = gathered.data.isEmpty
            gathered.data.append((output, data))
            return isFirst
        }
        guard isFirst else { return }
        DispatchQueue.main.async { self.give() }
    }

    private func give() {
        let collection = AVCaptureSynchronizedDataCollection(
            gathered.withLock { gathered in
                defer { gathered.data = [] }
                return gathered.data
            })
        (delegateCallbackQueue ?? .main).async {
            self.delegate?.dataOutputSynchronizer(self, didOutput: collection)
        }
    }
}
