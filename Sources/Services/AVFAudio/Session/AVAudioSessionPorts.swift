// SPDX-License-Identifier: MIT

/// A place where sound goes in or out.
public final class AVAudioSessionPortDescription: __ObjCObject, Sendable {
    public let portType: AVAudioSession.Port
    public let portName: String
    public let uid: String
    public var hasHardwareVoiceCallProcessing: Bool { false }
    /// Two of what plays, one of microphones.
    public let channels: [AVAudioSessionChannelDescription]?
    public var dataSources: [AVAudioSessionDataSourceDescription]? { portType == .builtInMic ? [.bottom] : nil }
    public var selectedDataSource: AVAudioSessionDataSourceDescription? { dataSources?.first }
    public var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
    public var isSpatialAudioEnabled: Bool { false }

    /// - Throws: `badParam` for a source that is none of the port's.
    public func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        guard let dataSource, !(dataSources ?? []).contains(where: { $0 === dataSource }) else { return }
        throw NSError(domain: NSOSStatusErrorDomain, code: AVAudioSession.ErrorCode.badParam.rawValue)
    }

    init(_ type: AVAudioSession.Port, _ name: String, _ identifier: String) {
        (portType, portName, uid) = (type, name, identifier)
        let isInput = type == .builtInMic || type == .headsetMic
        channels = (1...(isInput ? 1 : 2)).map { AVAudioSessionChannelDescription($0, of: name, identifier, isInput) }
        super.init()
    }

    static let microphone = AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone", "Built-In Microphone")
    static let headsetMicrophone = AVAudioSessionPortDescription(.headsetMic, "Headset Microphone", "Wired Microphone")
    static let speaker = AVAudioSessionPortDescription(.builtInSpeaker, "Speaker", "Speaker")
    static let receiver = AVAudioSessionPortDescription(.builtInReceiver, "Receiver", "Built-In Receiver")
    static let headphones = AVAudioSessionPortDescription(.headphones, "Headphones", "Wired Headphones")
    static let bluetooth = AVAudioSessionPortDescription(.bluetoothA2DP, "Headphones", "00:00:00:00:00:00-tacl")
    static let airPlay = AVAudioSessionPortDescription(.airPlay, "Living Room", "00:00:00:00:00:01-airplay")
}

/// One channel of a port.
public final class AVAudioSessionChannelDescription: __ObjCObject, Sendable {
    public let channelName: String
    public let owningPortUID: String
    /// From 1 on.
    public let channelNumber: Int
    public let channelLabel: AudioChannelLabel

    init(_ number: Int, of port: String, _ identifier: String, _ isMono: Bool) {
        channelName = "\(port) \(number)"
        owningPortUID = identifier
        channelNumber = number
        let side = number == 1 ? kAudioChannelLabel_Left : kAudioChannelLabel_Right
        channelLabel = isMono ? kAudioChannelLabel_Mono : side
        super.init()
    }
}

/// One of several microphones of a port; the built-in one has that at the bottom.
public final class AVAudioSessionDataSourceDescription: __ObjCObject, Sendable {
    public let dataSourceID: NSNumber
    public let dataSourceName: String
    public let location: AVAudioSession.Location?
    public let orientation: AVAudioSession.Orientation?
    public var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { [.omnidirectional] }
    public var selectedPolarPattern: AVAudioSession.PolarPattern? { .omnidirectional }
    public var preferredPolarPattern: AVAudioSession.PolarPattern? { nil }

    /// - Throws: `badParam` for what the microphone cannot do.
    public func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {
        guard pattern == nil || pattern == .omnidirectional else {
            throw NSError(domain: NSOSStatusErrorDomain, code: AVAudioSession.ErrorCode.badParam.rawValue)
        }
    }

    private init(_ number: Int, _ name: String, _ place: AVAudioSession.Location, _ way: AVAudioSession.Orientation) {
        (dataSourceID, dataSourceName, location, orientation) = (NSNumber(value: number), name, place, way)
        super.init()
    }
    static let bottom = AVAudioSessionDataSourceDescription(1, "Bottom", .lower, .bottom)
}

extension AVAudioSession {
    public struct Location: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let upper = Location(rawValue: "Upper")
        public static let lower = Location(rawValue: "Lower")
    }
    public struct Orientation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let top = Orientation(rawValue: "Top")
        public static let bottom = Orientation(rawValue: "Bottom")
        public static let front = Orientation(rawValue: "Front")
        public static let back = Orientation(rawValue: "Back")
        public static let left = Orientation(rawValue: "Left")
        public static let right = Orientation(rawValue: "Right")
    }
    public struct PolarPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let omnidirectional = PolarPattern(rawValue: "Omnidirectional")
        public static let cardioid = PolarPattern(rawValue: "Cardioid")
        public static let subcardioid = PolarPattern(rawValue: "Subcardioid")
        public static let stereo = PolarPattern(rawValue: "Stereo")
    }
    public enum StereoOrientation: Int, Sendable {
        case none = 0
        case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    }
    public enum RenderingMode: Int, Sendable {
        case notApplicable = 0
        case monoStereo, surround, spatialAudio, dolbyAudio, dolbyAtmos
    }
    public enum RouteSelection: Int, Sendable {
        case none = 0
        case local, external
    }

    public static let renderingModeChangeNotification = NSNotification.Name(
        "AVAudioSessionRenderingModeChangeNotification")
    public static let renderingCapabilitiesChangeNotification = NSNotification.Name(
        "AVAudioSessionRenderingCapabilitiesChangeNotification")
    public static let spatialPlaybackCapabilitiesChangedNotification = NSNotification.Name(
        "AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
}

extension AVAudioSession.Port {
    public static let AVB = Self(rawValue: "AVB")
    public static let PCI = Self(rawValue: "PCI")
    public static let continuityMicrophone = Self(rawValue: "ContinuityMicrophone")
    public static let displayPort = Self(rawValue: "DisplayPort")
    public static let fireWire = Self(rawValue: "FireWire")
    public static let thunderbolt = Self(rawValue: "Thunderbolt")
    public static let virtual = Self(rawValue: "Virtual")
}

public let AVAudioSessionSpatialAudioEnabledKey = "AVAudioSessionSpatialAudioEnabledKey"
public let AVAudioSessionRenderingModeNewRenderingModeKey = "AVAudioSessionRenderingModeNewRenderingModeKey"
