// SPDX-License-Identifier: MIT
import MediaEngine

/// Samples in memory with their format.
open class AVAudioBuffer: __ObjCObject {
    open private(set) var format: AVAudioFormat
    /// Lists the memory of each channel, or of all when they are interleaved.
    package let list: UnsafeMutableAudioBufferListPointer

    fileprivate init(format: AVAudioFormat, bytesPerBuffer: Int, buffers: Int) {
        self.format = format
        list = AudioBufferList.allocate(maximumBuffers: max(1, buffers))
        super.init()
        for index in 0..<list.count {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytesPerBuffer), alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, bytesPerBuffer))
            let channels = format.isInterleaved ? format.channelCount : 1
            list[index] = AudioBuffer(
                mNumberChannels: channels, mDataByteSize: UInt32(bytesPerBuffer), mData: memory)
        }
    }

    deinit {
        for buffer in list { buffer.mData?.deallocate() }
        free(list.unsafeMutablePointer)
    }

    open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
}

/// Uncompressed samples.
open class AVAudioPCMBuffer: AVAudioBuffer {
    /// nil for compressed formats.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.frameCapacity = frameCapacity
        let bytes = Int(format.streamDescription.pointee.mBytesPerFrame)
        guard format.streamDescription.pointee.mFormatID == kAudioFormatLinearPCM, bytes > 0 else { return nil }
        super.init(
            format: format, bytesPerBuffer: Int(frameCapacity) * bytes,
            buffers: format.isInterleaved ? 1 : Int(format.channelCount))
        publishLength()
    }

    open private(set) var frameCapacity: AVAudioFrameCount
    /// Frames that count; at most the capacity.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet {
            precondition(
                frameLength <= frameCapacity,
                "AVAudioPCMBuffer: frameLength \(frameLength) is more than frameCapacity \(frameCapacity)")
            publishLength()
        }
    }

    private func publishLength() {
        let bytes = frameLength * format.streamDescription.pointee.mBytesPerFrame
        for index in 0..<list.count { list[index].mDataByteSize = bytes }
    }

    /// Samples from one frame to the next of a channel.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { channelData(.pcmFormatFloat32) }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { channelData(.pcmFormatInt16) }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { channelData(.pcmFormatInt32) }

    private func channelData<Sample>(_ wanted: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == wanted else { return nil }
        let channels = Int(format.channelCount)
        if channelPointers == nil {
            let pointers = UnsafeMutableRawPointer.allocate(
                byteCount: channels * MemoryLayout<UnsafeMutableRawPointer>.stride,
                alignment: MemoryLayout<UnsafeMutableRawPointer>.alignment)
            let typed = pointers.bindMemory(to: UnsafeMutablePointer<Sample>.self, capacity: channels)
            for channel in 0..<channels {
                let buffer = list[format.isInterleaved ? 0 : channel]
                guard let base = buffer.mData?.assumingMemoryBound(to: Sample.self) else { return nil }
                typed[channel] = format.isInterleaved ? base + channel : base
            }
            channelPointers = pointers
        }
        return channelPointers.map { UnsafePointer($0.assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)) }
    }
    private var channelPointers: UnsafeMutableRawPointer?

    deinit { channelPointers?.deallocate() }

    // MARK: As floats

    /// The frames that count, interleaved, from -1 to 1.
    package func interleavedFloats() -> [Float] {
        let channels = Int(format.channelCount)
        var result = [Float](repeating: 0, count: Int(frameLength) * channels)
        for channel in 0..<channels {
            for frame in 0..<Int(frameLength) { result[frame * channels + channel] = sample(frame, channel) }
        }
        return result
    }

    /// Takes as many frames as fit, and makes them the ones that count.
    /// - Parameter block: with as many channels as the format has.
    package func store(_ block: SoundBlock) {
        guard let data = floatChannelData, !format.isInterleaved, block.channels.count == Int(format.channelCount)
        else {
            return store(block.interleaved)
        }
        let frames = min(Int(frameCapacity), block.frames)
        frameLength = AVAudioFrameCount(frames)
        for (channel, samples) in block.channels.enumerated() {
            samples.withUnsafeBufferPointer { source in
                if let first = source.baseAddress { data[channel].update(from: first, count: frames) }
            }
        }
    }

    /// The same of interleaved samples.
    package func store(_ samples: [Float]) {
        let channels = Int(format.channelCount)
        let frames = min(Int(frameCapacity), samples.count / max(1, channels))
        frameLength = AVAudioFrameCount(frames)
        for channel in 0..<channels {
            for frame in 0..<frames { set(samples[frame * channels + channel], frame, channel) }
        }
    }

    private func sample(_ frame: Int, _ channel: Int) -> Float {
        let index = frame * stride
        if let data = floatChannelData { return data[channel][index] }
        if let data = int16ChannelData { return Float(data[channel][index]) / 32768 }
        if let data = int32ChannelData { return Float(Double(data[channel][index]) / 2_147_483_648) }
        return (channelData(.pcmFormatFloat64) as UnsafePointer<UnsafeMutablePointer<Double>>?)
            .map { Float($0[channel][index]) } ?? 0
    }

    private func set(_ value: Float, _ frame: Int, _ channel: Int) {
        let index = frame * stride
        let cut = Double(max(-1, min(1, value)))
        if let data = floatChannelData {
            data[channel][index] = value
        } else if let data = int16ChannelData {
            data[channel][index] = Int16(max(-32768, min(32767, (cut * 32768).rounded())))
        } else if let data = int32ChannelData {
            data[channel][index] = Int32(max(-2_147_483_648, min(2_147_483_647, (cut * 2_147_483_648).rounded())))
        } else if let data = channelData(.pcmFormatFloat64) as UnsafePointer<UnsafeMutablePointer<Double>>? {
            data[channel][index] = Double(value)
        }
    }
}

/// Packets of a compressed format.
open class AVAudioCompressedBuffer: AVAudioBuffer {
    open private(set) var packetCapacity: AVAudioPacketCount
    open private(set) var maximumPacketSize: Int
    open var packetCount: AVAudioPacketCount = 0
    open var byteLength: UInt32 = 0

    public init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount, maximumPacketSize: Int) {
        self.packetCapacity = packetCapacity
        self.maximumPacketSize = maximumPacketSize
        super.init(format: format, bytesPerBuffer: Int(packetCapacity) * maximumPacketSize, buffers: 1)
    }

    open var byteCapacity: UInt32 { packetCapacity * UInt32(maximumPacketSize) }
    open var data: UnsafeMutableRawPointer { list[0].mData ?? UnsafeMutableRawPointer(list.unsafeMutablePointer) }
}
