// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore
import Synchronization

/// Lets pictures and sound flow from devices to outputs. Pictures come on the clock that motion runs on, thirty a second,
/// while somebody takes them.
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

    public override init() { super.init() }

    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open private(set) var connections: [AVCaptureConnection] = []
    open var sessionPreset = Preset.high
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
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
        flowChanged()
    }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) {
        inputs.removeAll { $0 === input }
        flowChanged()
    }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
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
        DispatchQueue.main.async { self.flow(turn) }
    }

    /// Hands the picture of now to whoever takes it, and again when the next one is due.
    private func flow(_ turn: Int) {
        guard isRunning, turn == self.turn, let camera else { return }
        nonisolated(unsafe) var layers: [AVCaptureVideoPreviewLayer] = []
        previews.withLock { layers = $0.layers.compactMap(\.layer) }
        let takers = outputs.filter(\.takesPictures)
        guard !layers.isEmpty || !takers.isEmpty else { return }
        let picture = CameraPictures.shared.picture(of: camera, at: FrameClock.now)
        for layer in layers { layer.show(picture) }
        for output in takers { output.take(picture, at: CMClockGetTime(CMClockGetHostTimeClock())) }
        // A still scene without anybody who counts pictures needs no more of them.
        guard !takers.isEmpty || CameraPictures.shared.isMoving else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 30) { self.flow(turn) }
    }

    public static let runtimeErrorNotification = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let wasInterruptedNotification = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = NSNotification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}

public typealias AVCaptureSessionPreset = AVCaptureSession.Preset
public let AVCaptureSessionPresetPhoto = "AVCaptureSessionPresetPhoto"
public let AVCaptureSessionPresetHigh = "AVCaptureSessionPresetHigh"

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
        init(_ type: AVMediaType, _ input: AVCaptureInput) {
            (mediaType, self.input) = (type, input)
            super.init()
        }
    }
}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    // Sendable: as its superclass.
    public let device: AVCaptureDevice
    /// - Throws: `applicationIsNotAuthorizedToUseDevice` when the person has refused.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        let type: AVMediaType = device.hasMediaType(.video) ? .video : .audio
        guard AVCaptureDevice.authorizationStatus(for: type) != .denied else {
            throw AVError(.applicationIsNotAuthorizedToUseDevice)
        }
    }
    override var camera: AVCaptureDevice? { device.hasMediaType(.video) ? device : nil }
    private lazy var ownPorts = [Port(device.hasMediaType(.video) ? .video : .audio, self)]
    open override var ports: [Port] { ownPorts }
    open var unifiedAutoExposureDefaultsEnabled = false
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
    public let inputPorts: [AVCaptureInput.Port]
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
    /// How the device is held for the picture to be upright; cameras here show upright pictures always.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var videoRotationAngle: CGFloat = 90
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
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
