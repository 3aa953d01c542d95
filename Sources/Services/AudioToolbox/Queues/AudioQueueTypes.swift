// SPDX-License-Identifier: MIT

public typealias AudioQueueRef = OpaquePointer
public typealias AudioQueueTimelineRef = OpaquePointer
public typealias AudioQueueBufferRef = UnsafeMutablePointer<AudioQueueBuffer>
public typealias AudioQueueParameterID = UInt32
public typealias AudioQueueParameterValue = Float32
public typealias AudioQueuePropertyID = UInt32

/// Memory for sound, which the queue owns.
public struct AudioQueueBuffer {
    /// Bytes.
    public let mAudioDataBytesCapacity: UInt32
    public let mAudioData: UnsafeMutableRawPointer
    /// Bytes that hold sound.
    public var mAudioDataByteSize: UInt32
    public var mUserData: UnsafeMutableRawPointer?
    public let mPacketDescriptionCapacity: UInt32
    public let mPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?
    public var mPacketDescriptionCount: UInt32
}

public struct AudioQueueParameterEvent {
    public var mID: AudioQueueParameterID = 0
    public var mValue: AudioQueueParameterValue = 0
    public init() {}
    public init(mID: AudioQueueParameterID, mValue: AudioQueueParameterValue) {
        (self.mID, self.mValue) = (mID, mValue)
    }
}

/// 0 to 1 of full scale.
public struct AudioQueueLevelMeterState {
    public var mAveragePower: Float32 = 0
    public var mPeakPower: Float32 = 0
    public init() {}
    public init(mAveragePower: Float32, mPeakPower: Float32) {
        (self.mAveragePower, self.mPeakPower) = (mAveragePower, mPeakPower)
    }
}

// On iOS these are pointers to C functions, which no type of Swift may stand in.
public typealias AudioQueueOutputCallback = (UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef) -> Void
public typealias AudioQueueInputCallback = (
    UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32,
    UnsafePointer<AudioStreamPacketDescription>?
) -> Void
public typealias AudioQueueOutputCallbackBlock = (AudioQueueRef, AudioQueueBufferRef) -> Void
public typealias AudioQueueInputCallbackBlock = (
    AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32,
    UnsafePointer<AudioStreamPacketDescription>?
) -> Void
public typealias AudioQueuePropertyListenerProc =
    @convention(c) (UnsafeMutableRawPointer?, AudioQueueRef, AudioQueuePropertyID) -> Void

public let kAudioQueueProperty_IsRunning: AudioQueuePropertyID = fourCharacterCode("aqrn")
public let kAudioQueueProperty_StreamDescription: AudioQueuePropertyID = fourCharacterCode("aqft")
public let kAudioQueueDeviceProperty_SampleRate: AudioQueuePropertyID = fourCharacterCode("aqsr")
public let kAudioQueueDeviceProperty_NumberChannels: AudioQueuePropertyID = fourCharacterCode("aqdc")
public let kAudioQueueProperty_CurrentDevice: AudioQueuePropertyID = fourCharacterCode("aqcd")
public let kAudioQueueProperty_MagicCookie: AudioQueuePropertyID = fourCharacterCode("aqmc")
public let kAudioQueueProperty_MaximumOutputPacketSize: AudioQueuePropertyID = fourCharacterCode("xops")
public let kAudioQueueProperty_ChannelLayout: AudioQueuePropertyID = fourCharacterCode("aqcl")
public let kAudioQueueProperty_EnableLevelMetering: AudioQueuePropertyID = fourCharacterCode("aqme")
public let kAudioQueueProperty_CurrentLevelMeter: AudioQueuePropertyID = fourCharacterCode("aqmv")
public let kAudioQueueProperty_CurrentLevelMeterDB: AudioQueuePropertyID = fourCharacterCode("aqmd")
public let kAudioQueueProperty_EnableTimePitch: AudioQueuePropertyID = fourCharacterCode("q_tp")

public let kAudioQueueParam_Volume: AudioQueueParameterID = 1
public let kAudioQueueParam_PlayRate: AudioQueueParameterID = 2
public let kAudioQueueParam_Pitch: AudioQueueParameterID = 3
public let kAudioQueueParam_VolumeRampTime: AudioQueueParameterID = 4
public let kAudioQueueParam_Pan: AudioQueueParameterID = 13

public let kAudioQueueErr_InvalidBuffer: OSStatus = -66687
public let kAudioQueueErr_BufferEmpty: OSStatus = -66686
public let kAudioQueueErr_DisposalPending: OSStatus = -66685
public let kAudioQueueErr_InvalidProperty: OSStatus = -66684
public let kAudioQueueErr_InvalidPropertySize: OSStatus = -66683
public let kAudioQueueErr_InvalidParameter: OSStatus = -66682
public let kAudioQueueErr_CannotStart: OSStatus = -66681
public let kAudioQueueErr_InvalidDevice: OSStatus = -66680
public let kAudioQueueErr_BufferInQueue: OSStatus = -66679
public let kAudioQueueErr_InvalidRunState: OSStatus = -66678
public let kAudioQueueErr_InvalidQueueType: OSStatus = -66677
public let kAudioQueueErr_Permissions: OSStatus = -66676
public let kAudioQueueErr_InvalidPropertyValue: OSStatus = -66675
public let kAudioQueueErr_EnqueueDuringReset: OSStatus = -66632
