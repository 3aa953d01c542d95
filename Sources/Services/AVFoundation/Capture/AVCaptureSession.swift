// SPDX-License-Identifier: MIT
import ImageIO
import MediaEngine
import QuartzCore
import Synchronization
import TouchstoneDevice

/// Lets pictures and sound flow from devices to outputs. Pictures come on the clock that motion runs on, thirty a
/// second, while somebody takes them.
// Sendable: used by one queue at a time, as the documentation asks of apps.
open class AVCaptureSession: __ObjCObject, @unchecked Sendable {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
        public static let iFrame960x540 = Self(rawValue: "AVCaptureSessionPresetiFrame960x540")
        public static let iFrame1280x720 = Self(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
    }
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
    }

    public override init() {
        super.init()
        permissionObserver = Permissions.current.observe { [weak self] kind in
            guard kind == .camera || kind == .microphone else { return }
            DispatchQueue.main.async { self?.flowChanged() }
        }
        lookObserver = NotificationCenter.default.addObserver(
            forName: AVCaptureDevice.lookDidChange, object: nil, queue: nil
        ) { [weak self] note in if note.object as AnyObject? === self?.camera { self?.flowChanged() } }
    }

    deinit {
        permissionObserver.map(Permissions.current.removeObserver)
        lookObserver.map(NotificationCenter.default.removeObserver)
    }
    private var permissionObserver: Int?
    private var lookObserver: (any NSObjectProtocol)?

    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open private(set) var connections: [AVCaptureConnection] = []
    /// Decides how large the outputs' pictures are; previews show the camera's own.
    open var sessionPreset = Preset.high {
        didSet {
            guard !canSetSessionPreset(sessionPreset) else { return }
            NSException.raise(
                .invalidArgumentException,
                "*** -[AVCaptureSession setSessionPreset:] \(sessionPreset.rawValue) is not supported by the session")
        }
    }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { preset != .hd4K3840x2160 }
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
    /// 0 to 1; above, the cameras could not run so.
    open var hardwareCost: Float { camera == nil ? 0 : 0.2 }
    open var isMultitaskingCameraAccessSupported: Bool { false }
    open var isMultitaskingCameraAccessEnabled = false
    open var isInterrupted: Bool { false }
    open var masterClock: CMClock? { CMClockGetHostTimeClock() }
    open var synchronizationClock: CMClock? { CMClockGetHostTimeClock() }

    open func beginConfiguration() {}
    open func commitConfiguration() { flowChanged() }

    // MARK: Parts

    open func canAddInput(_ input: AVCaptureInput) -> Bool {
        !inputs.contains { $0 === input }
            && !inputs.contains { $0.camera != nil && input.camera != nil }
    }
    open func addInput(_ input: AVCaptureInput) {
        guard canAddInput(input) else {
            NSException.raise(
                .invalidArgumentException,
                "*** -[AVCaptureSession addInput:] Multiple audio/video AVCaptureInputs are not currently supported")
        }
        inputs.append(input)
        inputsChanged(by: input)
    }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) {
        inputs.removeAll { $0 === input }
        inputsChanged(by: input)
    }
    private func inputsChanged(by input: AVCaptureInput) {
        if input.camera != nil { for output in outputs { output.cameraChanged() } }
        flowChanged()
    }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
        !(output is AVCaptureDepthDataOutput) && !outputs.contains { $0 === output }
    }
    open func addOutput(_ output: AVCaptureOutput) {
        guard canAddOutput(output) else {
            NSException.raise(
                .invalidArgumentException, "*** -[AVCaptureSession addOutput:] The output is added already")
        }
        outputs.append(output)
        output.session = self
        flowChanged()
    }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    open func removeOutput(_ output: AVCaptureOutput) {
        outputs.removeAll { $0 === output }
        output.session = nil
        flowChanged()
    }
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { true }
    open func addConnection(_ connection: AVCaptureConnection) { connections.append(connection) }
    open func removeConnection(_ connection: AVCaptureConnection) { connections.removeAll { $0 === connection } }

    // MARK: Running

    open private(set) var isRunning = false
    private var turn = 0
    private let previews = Mutex(Previews())
    // Sendable: layers are only touched on the main thread.
    private struct Previews: @unchecked Sendable { var layers: [WeakPreview] = [] }
    private struct WeakPreview { weak var layer: AVCaptureVideoPreviewLayer? }

    open func startRunning() {
        guard !isRunning else { return }
        willChangeValue(forKey: "running")
        isRunning = true
        didChangeValue(forKey: "running")
        post(.AVCaptureSessionDidStartRunning)
        flowChanged()
    }
    open func stopRunning() {
        guard isRunning else { return }
        willChangeValue(forKey: "running")
        isRunning = false
        didChangeValue(forKey: "running")
        turn += 1
        sound = nil
        post(.AVCaptureSessionDidStopRunning)
    }
    private func post(_ name: NSNotification.Name) {
        DispatchQueue.main.async { NotificationCenter.default.post(name: name, object: self) }
    }

    func add(_ layer: AVCaptureVideoPreviewLayer) {
        previews.withLock { $0.layers.append(WeakPreview(layer: layer)) }
        flowChanged()
    }
    func remove(_ layer: AVCaptureVideoPreviewLayer) {
        previews.withLock { $0.layers.removeAll { $0.layer == nil || $0.layer === layer } }
    }

    var camera: AVCaptureDevice? { inputs.lazy.compactMap(\.camera).first }

    private func flowChanged() {
        turn += 1
        let turn = turn
        DispatchQueue.main.async {
            self.flow(turn)
            self.flowSound(turn)
        }
    }

    private var sound: SoundFlow?

    private func flowSound(_ turn: Int) {
        guard turn == self.turn, let hearers = hearers() else { return }
        let flow = sound ?? SoundFlow()
        sound = flow
        let wait = flow.flow { samples, time in for hearer in hearers { hearer.take(samples, at: time) } }
        DispatchQueue.main.asyncAfter(deadline: .now() + wait) { self.flowSound(turn) }
    }

    /// nil: nobody hears, or nothing is to be heard.
    private func hearers() -> [AVCaptureAudioDataOutput]? {
        let isHeard = inputs.contains { $0.ports.contains { $0.mediaType == .audio } }
        guard isRunning, isHeard, Permissions.current.state(of: .microphone).isAllowed else { return nil }
        let hearers = outputs.compactMap { $0 as? AVCaptureAudioDataOutput }.filter { $0.sampleBufferDelegate != nil }
        return hearers.isEmpty ? nil : hearers
    }

    /// Hands the picture of now to whoever takes it, and again when the next one is due.
    private func flow(_ turn: Int) {
        guard isRunning, turn == self.turn, let camera, Permissions.current.state(of: .camera).isAllowed else { return }
        nonisolated(unsafe) var layers: [AVCaptureVideoPreviewLayer] = []
        previews.withLock { layers = $0.layers.compactMap(\.layer) }
        let takers = outputs.filter(\.takesPictures)
        guard !layers.isEmpty || !takers.isEmpty else { return }
        let picture = CameraPictures.shared.seen(by: camera, at: FrameClock.now)
        for layer in layers { layer.show(picture) }
        let sized = takers.isEmpty ? picture : picture.fitted(to: sessionPreset)
        for output in takers { output.take(output.oriented(sized), at: CMClockGetTime(CMClockGetHostTimeClock())) }
        // A still scene without anybody who counts pictures needs no more of them.
        guard !takers.isEmpty || CameraPictures.shared.isMoving else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 30) { self.flow(turn) }
    }

    public static let runtimeErrorNotification = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let wasInterruptedNotification = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = NSNotification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}

extension CGImage {
    /// As large as a preset wants pictures of a phone held upright; never enlarged.
    fileprivate func fitted(to preset: AVCaptureSession.Preset) -> CGImage {
        let longest: [AVCaptureSession.Preset: Int] = [
            .medium: 480, .low: 192, .cif352x288: 352, .vga640x480: 640, .iFrame960x540: 960, .iFrame1280x720: 1280,
            .hd1280x720: 1280,
        ]
        guard let side = longest[preset], max(width, height) > side else { return self }
        let scale = Double(side) / Double(max(width, height))
        // Encoders want even numbers of pixels.
        return drawn(
            width: Int((Double(width) * scale / 2).rounded()) * 2,
            height: Int((Double(height) * scale / 2).rounded()) * 2,
            transform: .identity)
    }

    /// - Parameter transform: of the new picture's unit square, with the origin at the bottom left.
    func drawn(width: Int, height: Int, transform: CGAffineTransform) -> CGImage {
        let pixels = PixelBuffer(width: width, height: height)
        let context = CGContext(buffer: pixels, scale: 1)
        context.interpolationQuality = .high
        // The context's y goes down.
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: CGFloat(width), y: -CGFloat(height))
        context.concatenate(transform)
        context.draw(self, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return CGImage(pixels: pixels, isOpaque: true)
    }
}

extension AVCaptureOutput {
    /// Turned and mirrored as the way to this output asks. Cameras give pictures that are upright in a portrait phone.
    func oriented(_ picture: CGImage) -> CGImage {
        guard let connection = connections.first else { return picture }
        let turned = picture.turned(quarters: connection.quarterTurns)
        guard connection.isVideoMirrored else { return turned }
        return turned.drawn(
            width: turned.width, height: turned.height,
            transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
    }

    /// How the sensor's picture is to be turned to be upright for one who holds the device as the way to this output says.
    var photoOrientation: CGImagePropertyOrientation {
        let uprightByQuarters: [CGImagePropertyOrientation] = [.right, .down, .left, .up]
        return uprightByQuarters[connections.first?.quarterTurns ?? 0]
    }
}

extension AVCaptureConnection {
    /// Clockwise, from the picture that is upright in a portrait phone. In a phone that lies on its side, the camera at
    /// its front, which looks the other way, sees things turned the other way.
    fileprivate var quarterTurns: Int {
        let isFront = output?.session?.camera?.position == .front
        return switch videoOrientation {
        case .portrait: 0
        case .portraitUpsideDown: 2
        case .landscapeRight: isFront ? 1 : 3
        case .landscapeLeft: isFront ? 3 : 1
        }
    }
}

extension CGImage {
    /// Of a picture that is upright in a portrait phone, whose sensor has its top at the phone's left.
    var asSensed: CGImage { turned(quarters: 3) }

    /// Clockwise.
    fileprivate func turned(quarters: Int) -> CGImage {
        guard quarters % 4 != 0 else { return self }
        // Of the unit square, about its middle.
        let turn = CGAffineTransform(translationX: 0.5, y: 0.5).rotated(by: -CGFloat(quarters) * .pi / 2)
            .translatedBy(x: -0.5, y: -0.5)
        let isLying = quarters % 2 == 1
        return drawn(width: isLying ? height : width, height: isLying ? width : height, transform: turn)
    }
}

public typealias AVCaptureSessionPreset = AVCaptureSession.Preset

extension NSNotification.Name {
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
    public static let AVCaptureInputPortFormatDescriptionDidChange = NSNotification.Name(
        "AVCaptureInputPortFormatDescriptionDidChangeNotification")
}

/// Where pictures or sound come into a session.
open class AVCaptureInput: __ObjCObject, @unchecked Sendable {
    // Sendable: as its session.
    open var ports: [Port] { [] }
    var camera: AVCaptureDevice? { nil }

    open class Port: __ObjCObject, @unchecked Sendable {
        // Sendable: constants alone.
        public let mediaType: AVMediaType
        open private(set) weak var input: AVCaptureInput?
        open var isEnabled = true
        /// What comes out of it, where that is known before something does.
        public let formatDescription: CMFormatDescription?
        init(_ type: AVMediaType, _ input: AVCaptureInput, _ format: CMFormatDescription? = nil) {
            (mediaType, self.input, formatDescription) = (type, input, format)
            super.init()
        }
    }
}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    // Sendable: as its superclass.
    open private(set) var device: AVCaptureDevice
    /// Asks the person, where nobody has; pictures come once they allow it.
    /// - Throws: `applicationIsNotAuthorizedToUseDevice` when the person has refused.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        let type: AVMediaType = device.hasMediaType(.video) ? .video : .audio
        switch AVCaptureDevice.authorizationStatus(for: type) {
        case .notDetermined: AVCaptureDevice.requestAccess(for: type) { _ in }
        case .denied, .restricted: throw AVError(.applicationIsNotAuthorizedToUseDevice)
        case .authorized: break
        }
    }
    override var camera: AVCaptureDevice? { device.hasMediaType(.video) ? device : nil }
    private lazy var ownPorts = [Port(device.hasMediaType(.video) ? .video : .audio, self)]
    open override var ports: [Port] { ownPorts }
    open var unifiedAutoExposureDefaultsEnabled = false
}

/// Groups of tags that an app adds to a recording while it runs. Recordings hold no such track here, which is reported.
open class AVCaptureMetadataInput: AVCaptureInput, @unchecked Sendable {
    // Sendable: as its superclass.
    private let format: CMMetadataFormatDescription
    private lazy var ownPorts = [Port(.metadata, self, format)]
    /// - Parameters:
    ///   - desc: of the groups, as `AVTimedMetadataGroup.copyFormatDescription()` gives it.
    ///   - clock: what the groups' times are of.
    public init(formatDescription desc: CMMetadataFormatDescription, clock: CMClock) {
        format = desc
        super.init()
        if desc.mediaType != .metadata {
            NSException.raise(
                .invalidArgumentException,
                "*** -[AVCaptureMetadataInput initWithFormatDescription:clock:] Unsupported media type")
        }
    }
    open override var ports: [Port] { ownPorts }
    open func append(_ metadata: AVTimedMetadataGroup) throws {
        Unsupported.report("AVCaptureMetadataInput: groups of tags in a recording")
    }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off = 0
    case standard, cinematic, cinematicExtended
    case auto = -1
}

/// The way from a device to an output.
open class AVCaptureConnection: __ObjCObject, @unchecked Sendable {
    // Sendable: as its session.
    open private(set) var inputPorts: [AVCaptureInput.Port]
    open private(set) weak var output: AVCaptureOutput?
    open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
        (inputPorts, self.output) = (ports, output)
        super.init()
    }
    public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
        (inputPorts, videoPreviewLayer) = ([port], layer)
        super.init()
    }
    init(_ layer: AVCaptureVideoPreviewLayer?) {
        (inputPorts, videoPreviewLayer) = ([], layer)
        super.init()
    }
    open var isEnabled = true
    open var isActive: Bool { true }
    open var isVideoOrientationSupported: Bool { true }
    /// How the device is held for the picture to be upright. Cameras see a phone held upright: outputs turn their
    /// pictures, previews do not.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Degrees: 0 for landscape right, 90 for portrait.
    open var videoRotationAngle: CGFloat {
        get {
            switch videoOrientation {
            case .landscapeRight: 0
            case .portrait: 90
            case .landscapeLeft: 180
            case .portraitUpsideDown: 270
            }
        }
        set {
            let orientations: [CGFloat: AVCaptureVideoOrientation] = [
                0: .landscapeRight, 90: .portrait, 180: .landscapeLeft, 270: .portraitUpsideDown,
            ]
            guard let orientation = orientations[newValue] else {
                NSException.raise(
                    .invalidArgumentException,
                    "*** -[AVCaptureConnection setVideoRotationAngle:] \(newValue) is not supported")
            }
            videoOrientation = orientation
        }
    }
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
        [0, 90, 180, 270].contains(videoRotationAngle)
    }
    open var isVideoMirroringSupported: Bool { true }
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
    open var isVideoStabilizationSupported: Bool { false }
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    open var videoScaleAndCropFactor: CGFloat = 1
    open var audioChannels: [AVCaptureAudioChannel] { [] }
}
open class AVCaptureAudioChannel: __ObjCObject {
    open var averagePowerLevel: Float { -160 }
    open var peakHoldLevel: Float { -160 }
}
