// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public typealias AudioChannelLayoutTag = UInt32
public typealias AudioChannelLabel = UInt32
public typealias AudioSampleType = Float32
public typealias AudioUnitSampleType = Float32

/// How samples lie in a stream of audio. Zero in a field: not known or not constant.
public struct AudioStreamBasicDescription: Hashable, Sendable {
    /// Frames a second.
    public var mSampleRate: Float64 = 0
    public var mFormatID: AudioFormatID = 0
    public var mFormatFlags: AudioFormatFlags = 0
    public var mBytesPerPacket: UInt32 = 0
    public var mFramesPerPacket: UInt32 = 0
    /// Of one channel when the channels lie apart.
    public var mBytesPerFrame: UInt32 = 0
    public var mChannelsPerFrame: UInt32 = 0
    public var mBitsPerChannel: UInt32 = 0
    public var mReserved: UInt32 = 0

    public init() {}

    public init(
        mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
        mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
        mReserved: UInt32
    ) {
        self.mSampleRate = mSampleRate
        self.mFormatID = mFormatID
        self.mFormatFlags = mFormatFlags
        self.mBytesPerPacket = mBytesPerPacket
        self.mFramesPerPacket = mFramesPerPacket
        self.mBytesPerFrame = mBytesPerFrame
        self.mChannelsPerFrame = mChannelsPerFrame
        self.mBitsPerChannel = mBitsPerChannel
        self.mReserved = mReserved
    }
}

/// Where a packet lies among the bytes of a stream whose packets differ in size.
public struct AudioStreamPacketDescription: Hashable, Sendable {
    public var mStartOffset: Int64 = 0
    public var mVariableFramesInPacket: UInt32 = 0
    public var mDataByteSize: UInt32 = 0

    public init() {}
    public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
        self.mStartOffset = mStartOffset
        self.mVariableFramesInPacket = mVariableFramesInPacket
        self.mDataByteSize = mDataByteSize
    }
}

/// Says which encoder or decoder is meant.
public struct AudioClassDescription: Hashable, Sendable {
    public var mType: OSType = 0
    public var mSubType: OSType = 0
    public var mManufacturer: OSType = 0

    public init() {}
    public init(mType: OSType, mSubType: OSType, mManufacturer: OSType) {
        self.mType = mType
        self.mSubType = mSubType
        self.mManufacturer = mManufacturer
    }
}

public struct AudioValueRange: Hashable, Sendable {
    public var mMinimum: Float64 = 0
    public var mMaximum: Float64 = 0

    public init() {}
    public init(mMinimum: Float64, mMaximum: Float64) {
        self.mMinimum = mMinimum
        self.mMaximum = mMaximum
    }
}

/// The number that four characters are, first character in the highest byte.
package func fourCharacterCode(_ text: StaticString) -> UInt32 {
    precondition(text.utf8CodeUnitCount == 4, "fourCharacterCode: \(text) has not four characters")
    return UnsafeBufferPointer(start: text.utf8Start, count: 4).reduce(0) { $0 << 8 | UInt32($1) }
}
