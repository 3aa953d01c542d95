// SPDX-License-Identifier: MIT
import CoreImage
import MediaEngine

/// Where pictures or sound leave a session.
open class AVCaptureOutput: __ObjCObject, @unchecked Sendable {
    // Sendable: as its session.
    weak var session: AVCaptureSession?
    weak var synchronizer: AVCaptureDataOutputSynchronizer?
    private var madeConnection: AVCaptureConnection?
    private var ownConnection: AVCaptureConnection {
        if let madeConnection { return madeConnection }
        let connection = AVCaptureConnection(inputPorts: session?.inputs.flatMap(\.ports) ?? [], output: self)
        connection.videoOrientation = ordinaryOrientation
        madeConnection = connection
        return connection
    }
    /// The way from another camera is a new one: what was set of the old one is gone, as on iOS.
    func cameraChanged() { madeConnection = nil }
    /// Of a connection nobody has set.
    var ordinaryOrientation: AVCaptureVideoOrientation { .portrait }
    open var connections: [AVCaptureConnection] { session == nil ? [] : [ownConnection] }
    /// nil while the output is in no session, or nothing of the kind comes in.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
        guard let session, session.inputs.contains(where: { $0.ports.contains { $0.mediaType == mediaType } }) else {
            return nil
        }
        return ownConnection
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject, connection: AVCaptureConnection)
        -> AVMetadataObject?
    { metadataObject }
    open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        rectInMetadataOutputCoordinates
    }
    open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
        rectInOutputCoordinates
    }
    var takesPictures: Bool { false }
    func take(_ picture: CGImage, at time: CMTime) {}
}

// MARK: Pictures as they come

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
        byName(self, "captureOutput:didOutputSampleBuffer:fromConnection:", [output, sampleBuffer, connection])
    }
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
        byName(self, "captureOutput:didDropSampleBuffer:fromConnection:", [output, sampleBuffer, connection])
    }
}

open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    public override init() { super.init() }
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    open var minFrameDuration = CMTime.invalid
    open var availableVideoPixelFormatTypes: [OSType] {
        [
            kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
            kCVPixelFormatType_32BGRA,
        ]
    }
    open var availableVideoCodecTypes: [AVVideoCodecType] { [.h264, .jpeg] }
    open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? {
        [
            AVVideoCodecKey: AVVideoCodecType.h264, AVVideoWidthKey: NSNumber(value: 1080),
            AVVideoHeightKey: NSNumber(value: 1920),
        ]
    }
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
        session?.commitConfiguration()
    }

    /// The sensor's own: buffers are turned only for those who ask for it.
    override var ordinaryOrientation: AVCaptureVideoOrientation {
        session?.camera?.position == .front ? .landscapeLeft : .landscapeRight
    }
    override var takesPictures: Bool { sampleBufferDelegate != nil || synchronizer?.delegate != nil }
    override func take(_ picture: CGImage, at time: CMTime) {
        let wanted = (videoSettings?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value
        guard let buffer = CVPixelBuffer(picture.pixels, format: wanted ?? kCVPixelFormatType_32BGRA),
            let format = try? CMFormatDescription(imageBuffer: buffer),  // Never fails for a buffer that is there.
            let connection = connections.first
        else { return }
        let timing = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: time, decodeTimeStamp: .invalid)
        let sample = CMSampleBuffer(image: buffer, format: format, count: 1, timings: [timing])
        if let synchronizer {
            return synchronizer.take(AVCaptureSynchronizedSampleBufferData(sample, at: time), from: self)
        }
        (sampleBufferCallbackQueue ?? .main).async {
            guard let delegate = self.sampleBufferDelegate else { return }
            optionalCall { delegate.captureOutput(self, didOutput: sample, from: connection) }
        }
    }
}

public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
        byName(self, "captureOutput:didOutputSampleBuffer:fromConnection:", [output, sampleBuffer, connection])
    }
}

/// Hands over what the microphone hears: one channel of 16 bits at 44,100 frames a second, 1,024 frames at a time.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    public override init() { super.init() }
    open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?

    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
        session?.commitConfiguration()
    }

    open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? {
        [
            AVFormatIDKey: NSNumber(value: kAudioFormatMPEG4AAC), AVSampleRateKey: NSNumber(value: SoundFlow.rate),
            AVNumberOfChannelsKey: NSNumber(value: 1), AVEncoderBitRateKey: NSNumber(value: 64_000),
        ]
    }

    func take(_ samples: [Float], at time: CMTime) {
        guard let connection = connections.first, connection.isEnabled else { return }
        let (data, format) = packedSound(samples, rate: SoundFlow.rate, channels: 1, isFloat: false)
        let timing = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: CMTimeScale(SoundFlow.rate)), presentationTimeStamp: time,
            decodeTimeStamp: .invalid)
        let sample = CMSampleBuffer(
            block: CMBlockBuffer(data), format: format, count: samples.count, timings: [timing], sizes: [2])
        (sampleBufferCallbackQueue ?? .main).async {
            guard let delegate = self.sampleBufferDelegate else { return }
            optionalCall { delegate.captureOutput(self, didOutput: sample, from: connection) }
        }
    }
}

// MARK: Codes

/// Something that was seen in a picture.
open class AVMetadataObject: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "org.iso.QRCode")
        public static let microQR = Self(rawValue: "MicroQR")
        public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
        public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
        public static let upce = Self(rawValue: "org.gs1.UPC-E")
        public static let code39 = Self(rawValue: "org.iso.Code39")
        public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
        public static let code93 = Self(rawValue: "com.intermec.Code93")
        public static let code128 = Self(rawValue: "org.iso.Code128")
        public static let pdf417 = Self(rawValue: "org.iso.PDF417")
        public static let aztec = Self(rawValue: "org.iso.Aztec")
        public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = Self(rawValue: "org.gs1.ITF14")
        public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
        public static let codabar = Self(rawValue: "Codabar")
        public static let face = Self(rawValue: "face")
        public static let humanBody = Self(rawValue: "humanBody")
        public static let catBody = Self(rawValue: "catBody")
        public static let dogBody = Self(rawValue: "dogBody")
        public static let salientObject = Self(rawValue: "salientObject")
    }
    open private(set) var type: ObjectType
    /// Parts of the picture's width and height, as the sensor lies: origin at the top left of a landscape picture.
    open private(set) var bounds: CGRect
    open private(set) var time: CMTime
    open var duration: CMTime { .invalid }
    init(_ type: ObjectType, _ bounds: CGRect, _ time: CMTime) {
        (self.type, self.bounds, self.time) = (type, bounds, time)
        super.init()
    }
}
public typealias AVMetadataObjectType = AVMetadataObject.ObjectType
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    // Sendable: as its superclass.
    open var faceID: Int { 0 }
    open var hasRollAngle: Bool { false }
    open var rollAngle: CGFloat { 0 }
    open var hasYawAngle: Bool { false }
    open var yawAngle: CGFloat { 0 }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    // Sendable: as its superclass.
    open private(set) var stringValue: String?
    open private(set) var corners: [CGPoint]
    open var descriptor: CIBarcodeDescriptor? { nil }
    init(_ type: ObjectType, _ bounds: CGRect, _ time: CMTime, text: String?, corners: [CGPoint]) {
        (stringValue, self.corners) = (text, corners)
        super.init(type, bounds, time)
    }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) { byName(self, "captureOutput:didOutputMetadataObjects:fromConnection:", [output, metadataObjects, connection]) }
}

/// Finds codes. Faces are not found.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    public override init() { super.init() }
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Empty while the output is in no session.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
        session?.camera == nil ? [] : AVMetadataObject.ObjectType.ofCameras
    }
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = [] {
        didSet {
            let unknown = metadataObjectTypes.first { !availableMetadataObjectTypes.contains($0) }
            guard unknown == nil else {
                NSException.raise(
                    .invalidArgumentException,
                    "*** -[AVCaptureMetadataOutput setMetadataObjectTypes:] Unsupported type found - use -availableMetadataObjectTypes"
                )
            }
            if let other = metadataObjectTypes.first(where: { MachineReadableCodes.kinds[$0] == nil }) {
                Unsupported.report("AVCaptureMetadataOutput: \(other.rawValue) is not found in pictures")
            }
            session?.commitConfiguration()
        }
    }
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {
        metadataObjectsDelegate = objectsDelegate
        metadataObjectsCallbackQueue = objectsCallbackQueue
        session?.commitConfiguration()
    }

    override var takesPictures: Bool {
        (metadataObjectsDelegate != nil || synchronizer?.delegate != nil)
            && metadataObjectTypes.contains { MachineReadableCodes.kinds[$0] != nil }
    }

    /// The picture in which codes were looked for last, and what was there: a still scene is looked at once.
    private var seen: (picture: CGImage, types: [AVMetadataObject.ObjectType], found: [MachineReadableCodes.Found])?
    private var hadFound = false

    override func take(_ picture: CGImage, at time: CMTime) {
        let types: [AVMetadataObject.ObjectType] = metadataObjectTypes
        if seen?.picture !== picture || seen?.types != types {
            seen = (picture, types, MachineReadableCodes.find(types, in: picture))
        }
        let size = CGSize(width: picture.width, height: picture.height)
        let objects: [AVMetadataObject] = (seen?.found ?? []).map { code in
            // The sensor lies across: its x runs down the upright picture.
            let corners = code.corners.map { CGPoint(x: 1 - $0.y / size.height, y: 1 - $0.x / size.width) }
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let bounds = CGRect(
                x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
                height: (ys.max() ?? 0) - (ys.min() ?? 0))
            return AVMetadataMachineReadableCodeObject(
                code.type, bounds, time, text: code.text, corners: corners)
        }.filter { rectOfInterest.intersects($0.bounds) }
        // An empty list tells once that nothing is there any longer.
        guard !objects.isEmpty || hadFound, let connection = connections.first else { return }
        hadFound = !objects.isEmpty
        if let synchronizer {
            return synchronizer.take(AVCaptureSynchronizedMetadataObjectData(objects, at: time), from: self)
        }
        (metadataObjectsCallbackQueue ?? .main).async {
            guard let delegate = self.metadataObjectsDelegate else { return }
            optionalCall { delegate.metadataOutput(self, didOutput: objects, from: connection) }
        }
    }
}

// MARK: Films

public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {
        byName(
            self, "captureOutput:didStartRecordingToOutputFileAtURL:fromConnections:", [output, fileURL, connections])
    }
}

open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    open var isRecording: Bool { writer != nil }
    open private(set) var outputFileURL: URL?
    open var maxRecordedDuration = CMTime.invalid
    open var maxRecordedFileSize: Int64 = 0
    open var minFreeDiskSpaceLimit: Int64 = 0
    open private(set) var recordedDuration = CMTime.zero
    open var recordedFileSize: Int64 { 0 }
    private var writer: AVAssetWriter?
    private var input: AVAssetWriterInput?
    private var firstTime = CMTime.invalid
    private weak var recordingDelegate: (any AVCaptureFileOutputRecordingDelegate)?

    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        guard !isRecording, let session, session.isRunning else {
            NSException.raise(
                .invalidArgumentException,
                "*** -[AVCaptureMovieFileOutput startRecordingToOutputFileURL:recordingDelegate:] No active/enabled connections"
            )
        }
        self.outputFileURL = outputFileURL
        recordingDelegate = delegate
        do {
            let writer = try AVAssetWriter(outputURL: outputFileURL, fileType: .mov)
            let input = AVAssetWriterInput(mediaType: .video, outputSettings: [AVVideoCodecKey: AVVideoCodecType.h264])
            writer.add(input)
            guard writer.startWriting() else { throw writer.error ?? AVError(.unknown) }
            (self.writer, self.input, firstTime) = (writer, input, .invalid)
        } catch { return tell(error) }
        session.commitConfiguration()
        DispatchQueue.main.async {
            guard let delegate = self.recordingDelegate else { return }
            optionalCall { delegate.fileOutput(self, didStartRecordingTo: outputFileURL, from: self.connections) }
        }
    }

    override var takesPictures: Bool { isRecording }
    override func take(_ picture: CGImage, at time: CMTime) {
        if !firstTime.isNumeric { firstTime = time }
        recordedDuration = time - firstTime
        do { try input?.append(picture.pixels, at: recordedDuration) } catch { writer?.fail(error) }
        if maxRecordedDuration.isNumeric, recordedDuration >= maxRecordedDuration { stopRecording() }
    }

    open func stopRecording() {
        guard let writer else { return }
        self.writer = nil
        input = nil
        writer.finishWriting { self.tell(writer.status == .completed ? nil : writer.error) }
    }

    private func tell(_ error: (any Error)?) {
        DispatchQueue.main.async {
            guard let delegate = self.recordingDelegate, let url = self.outputFileURL else { return }
            delegate.fileOutput(self, didFinishRecordingTo: url, from: self.connections, error: error)
        }
    }
    open func pauseRecording() { Unsupported.report("AVCaptureFileOutput.pauseRecording()") }
    open func resumeRecording() {}
}

/// Records the camera's pictures into a film, without sound.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    public override init() { super.init() }
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    open var metadata: [AVMetadataItem]?
    open var availableVideoCodecTypes: [AVVideoCodecType] { [.h264, .hevc] }
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
    private var turnRecorders: Set<ObjectIdentifier> = []
    /// Movies here hold no track that says how the device was turned: asking for one is kept and reported.
    open func setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(
        _ doRecordChanges: Bool, for connection: AVCaptureConnection
    ) {
        if doRecordChanges {
            Unsupported.report("AVCaptureMovieFileOutput: a track of the device's turns")
            turnRecorders.insert(ObjectIdentifier(connection))
        } else {
            turnRecorders.remove(ObjectIdentifier(connection))
        }
    }
    open func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for connection: AVCaptureConnection) -> Bool {
        turnRecorders.contains(ObjectIdentifier(connection))
    }
}
