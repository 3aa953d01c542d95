// SPDX-License-Identifier: MIT

public typealias AudioUnitParameterID = UInt32
public typealias AudioUnitPropertyID = UInt32
public typealias AudioUnitScope = UInt32
public typealias AudioUnitElement = UInt32
public typealias AudioUnitParameterValue = Float32

/// Names a unit of sound processing by kind, sort and maker.
public struct AudioComponentDescription: Hashable, Sendable {
    public var componentType: OSType = 0
    public var componentSubType: OSType = 0
    public var componentManufacturer: OSType = 0
    public var componentFlags: UInt32 = 0
    public var componentFlagsMask: UInt32 = 0

    public init() {}
    public init(
        componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32,
        componentFlagsMask: UInt32
    ) {
        self.componentType = componentType
        self.componentSubType = componentSubType
        self.componentManufacturer = componentManufacturer
        self.componentFlags = componentFlags
        self.componentFlagsMask = componentFlagsMask
    }
}

public struct AudioComponentFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let unsearchable = Self(rawValue: 1)
    public static let sandboxSafe = Self(rawValue: 2)
    public static let isV3AudioUnit = Self(rawValue: 4)
    public static let requiresAsyncInstantiation = Self(rawValue: 8)
    public static let canLoadInProcess = Self(rawValue: 16)
}

public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let loadOutOfProcess = Self(rawValue: 1)
    public static let loadInProcess = Self(rawValue: 2)
}

public let kAudioUnitType_Output: OSType = fourCharacterCode("auou")
public let kAudioUnitType_MusicDevice: OSType = fourCharacterCode("aumu")
public let kAudioUnitType_MusicEffect: OSType = fourCharacterCode("aumf")
public let kAudioUnitType_FormatConverter: OSType = fourCharacterCode("aufc")
public let kAudioUnitType_Effect: OSType = fourCharacterCode("aufx")
public let kAudioUnitType_Mixer: OSType = fourCharacterCode("aumx")
public let kAudioUnitType_Generator: OSType = fourCharacterCode("augn")
public let kAudioUnitManufacturer_Apple: OSType = fourCharacterCode("appl")
public let kAudioUnitSubType_RemoteIO: OSType = fourCharacterCode("rioc")
public let kAudioUnitSubType_VoiceProcessingIO: OSType = fourCharacterCode("vpio")
public let kAudioUnitSubType_Reverb2: OSType = fourCharacterCode("rvb2")
public let kAudioUnitSubType_Delay: OSType = fourCharacterCode("dely")
public let kAudioUnitSubType_Distortion: OSType = fourCharacterCode("dist")
public let kAudioUnitSubType_NewTimePitch: OSType = fourCharacterCode("nutp")
public let kAudioUnitSubType_Varispeed: OSType = fourCharacterCode("vari")
public let kAudioUnitSubType_NBandEQ: OSType = fourCharacterCode("nbeq")
