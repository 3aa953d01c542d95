// SPDX-License-Identifier: MIT
import AudioToolbox
import MediaEngine
import Testing

/// A file in the temporary folder, removed with the value.
final class TemporaryFile {
    let url: URL
    init(_ suffix: String) {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString).\(suffix)")
    }
    deinit { try? FileManager.default.removeItem(at: url) }  // Only the temporary folder is left fuller.
}

/// A tone at half of full scale.
func tone(_ frequency: Double, frames: Int, rate: Double) -> [Float] {
    (0..<frames).map { Float(sin(Double($0) / rate * frequency * 2 * .pi)) * 0.5 }
}

func format(
    _ rate: Double, _ channels: UInt32, _ bits: UInt32, _ flags: AudioFormatFlags,
    of kind: AudioFormatID = kAudioFormatLinearPCM
) -> AudioStreamBasicDescription {
    let isApart = flags & kAudioFormatFlagIsNonInterleaved != 0
    let bytes = bits / 8 * (isApart ? 1 : channels)
    return AudioStreamBasicDescription(
        mSampleRate: rate, mFormatID: kind, mFormatFlags: flags, mBytesPerPacket: bytes, mFramesPerPacket: 1,
        mBytesPerFrame: bytes, mChannelsPerFrame: channels, mBitsPerChannel: bits, mReserved: 0)
}

let packedFloats = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
let packedIntegers = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked

/// A list of buffers with memory of its own.
final class Buffers {
    let list: UnsafeMutableAudioBufferListPointer
    private let bytes: Int

    /// - Parameter bytes: of each.
    init(_ count: Int, bytes: Int, channels: UInt32 = 1) {
        self.bytes = bytes
        list = AudioBufferList.allocate(maximumBuffers: count)
        for index in 0..<count {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes), alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, bytes))
            list[index] = AudioBuffer(mNumberChannels: channels, mDataByteSize: UInt32(bytes), mData: memory)
        }
    }

    /// Of each buffer the samples.
    convenience init<Sample>(_ samples: [[Sample]]) {
        self.init(samples.count, bytes: samples[0].count * MemoryLayout<Sample>.stride)
        for (index, part) in samples.enumerated() {
            part.withUnsafeBytes { bytes in
                if let base = bytes.baseAddress { list[index].mData?.copyMemory(from: base, byteCount: bytes.count) }
            }
        }
    }

    deinit {
        for buffer in list { buffer.mData?.deallocate() }
        free(list.unsafeMutablePointer)
    }

    /// Room again for all it has room for.
    func refill() { for index in list.indices { list[index].mDataByteSize = UInt32(bytes) } }

    func samples<Sample>(_ index: Int = 0, as _: Sample.Type = Sample.self) -> [Sample] {
        let count = Int(list[index].mDataByteSize)
        return UnsafeRawBufferPointer(start: list[index].mData, count: count).bindMemory(to: Sample.self).map { $0 }
    }
}

extension FFmpeg {
    /// What the program makes of a file, on its standard output.
    static func output(_ arguments: [String]) throws -> [UInt8] {
        let program = try #require(ffmpeg)
        let child = try ChildProcess([program, "-v", "error", "-nostdin"] + arguments + ["pipe:1"])
        let bytes = child.readToEnd()
        try #require(child.succeeds())
        return bytes
    }
}
