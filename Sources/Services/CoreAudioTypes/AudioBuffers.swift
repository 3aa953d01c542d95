// SPDX-License-Identifier: MIT

/// Samples of one or more channels; whoever made the memory frees it.
public struct AudioBuffer {
    public var mNumberChannels: UInt32 = 0
    public var mDataByteSize: UInt32 = 0
    public var mData: UnsafeMutableRawPointer?

    public init() {}
    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
        self.mNumberChannels = mNumberChannels
        self.mDataByteSize = mDataByteSize
        self.mData = mData
    }

    /// The bytes of `typedBuffer`, which must outlive the result.
    public init<Element>(_ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int) {
        mNumberChannels = UInt32(numberOfChannels)
        mDataByteSize = UInt32(typedBuffer.count * MemoryLayout<Element>.stride)
        mData = UnsafeMutableRawPointer(typedBuffer.baseAddress)
    }
}

/// A count and so many buffers behind one another; lists longer than one are reached through
/// `UnsafeMutableAudioBufferListPointer`.
public struct AudioBufferList {
    public var mNumberBuffers: UInt32 = 0
    public var mBuffers = AudioBuffer()

    public init() {}
    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
        self.mNumberBuffers = mNumberBuffers
        self.mBuffers = mBuffers
    }

    public static func sizeInBytes(maximumBuffers: Int) -> Int {
        precondition(maximumBuffers >= 1, "AudioBufferList: a list has at least one buffer, not \(maximumBuffers)")
        return MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
    }

    /// Zeroed; the caller frees it with `free`.
    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
        let size = sizeInBytes(maximumBuffers: maximumBuffers)
        guard let memory = calloc(1, size) else { preconditionFailure("AudioBufferList: no memory for \(size) bytes") }
        let list = UnsafeMutableAudioBufferListPointer(
            memory.bindMemory(to: AudioBufferList.self, capacity: 1))
        list.count = maximumBuffers
        return list
    }
}

/// The buffers of a list as a collection.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection, MutableCollection {
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
    public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
        guard let p else { return nil }
        self.init(p)
    }

    public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

    public var count: Int {
        get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
    }

    private var buffers: UnsafeMutablePointer<AudioBuffer> {
        let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
        return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(index: Int) -> AudioBuffer {
        get {
            precondition(index >= 0 && index < count, "AudioBufferList: buffer \(index) of \(count)")
            return buffers[index]
        }
        nonmutating set {
            precondition(index >= 0 && index < count, "AudioBufferList: buffer \(index) of \(count)")
            buffers[index] = newValue
        }
    }
}

public struct AudioTimeStampFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sampleTimeValid = Self(rawValue: 1)
    public static let hostTimeValid = Self(rawValue: 2)
    public static let rateScalarValid = Self(rawValue: 4)
    public static let wordClockTimeValid = Self(rawValue: 8)
    public static let smpteTimeValid = Self(rawValue: 16)
    public static let sampleHostTimeValid: Self = [.sampleTimeValid, .hostTimeValid]
}

public struct SMPTETime: Hashable, Sendable {
    public var mSubframes: Int16 = 0
    public var mSubframeDivisor: Int16 = 0
    public var mCounter: UInt32 = 0
    public var mType: UInt32 = 0
    public var mFlags: UInt32 = 0
    public var mHours: Int16 = 0
    public var mMinutes: Int16 = 0
    public var mSeconds: Int16 = 0
    public var mFrames: Int16 = 0
    public init() {}
}

/// A moment, in several countings at once; `mFlags` tells which are valid.
public struct AudioTimeStamp: Sendable {
    /// Frames.
    public var mSampleTime: Float64 = 0
    /// Nanoseconds of the clock that motion runs on.
    public var mHostTime: UInt64 = 0
    public var mRateScalar: Float64 = 0
    public var mWordClockTime: UInt64 = 0
    public var mSMPTETime = SMPTETime()
    public var mFlags: AudioTimeStampFlags = []
    public var mReserved: UInt32 = 0
    public init() {}
}
