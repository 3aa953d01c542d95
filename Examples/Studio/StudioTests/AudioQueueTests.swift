// SPDX-License-Identifier: MIT
import AVFoundation
import AudioToolbox
import XCTest

/// Sound as apps recorded and played it before AVFoundation: buffers that go round.
final class AudioQueueTests: XCTestCase {
    /// What callbacks of C are given.
    private final class Tape {
        var file: AudioFileID?
        var packet: Int64 = 0
        var buffers = 0
        var isOver = false
    }

    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("tape.caf")
    private var format = AudioStreamBasicDescription(
        mSampleRate: 44_100, mFormatID: kAudioFormatLinearPCM,
        mFormatFlags: kLinearPCMFormatFlagIsSignedInteger | kLinearPCMFormatFlagIsPacked, mBytesPerPacket: 2,
        mFramesPerPacket: 1, mBytesPerFrame: 2, mChannelsPerFrame: 1, mBitsPerChannel: 16, mReserved: 0)
    /// A quarter of a second.
    private let bufferSize: UInt32 = 22_050

    override func setUp() async throws {
        _ = await AVAudioApplication.requestRecordPermission()
        try AVAudioSession.sharedInstance().setCategory(.playAndRecord)
    }

    private func pass(_ seconds: Double) {
        let passed = expectation(description: "\(seconds) s")
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { passed.fulfill() }
        wait(for: [passed], timeout: seconds + 60)
    }

    private func size(_ file: AudioFileID) -> Int64 {
        var (count, bytes) = (Int64(0), UInt32(8))
        XCTAssertEqual(AudioFileGetProperty(file, kAudioFilePropertyAudioDataPacketCount, &bytes, &count), noErr)
        return count
    }

    /// A second and a fifth of what the microphone hears, in buffers that callbacks write to a file.
    private func record(_ tape: Tape) throws {
        XCTAssertEqual(AudioFileCreateWithURL(url as CFURL, kAudioFileCAFType, &format, .eraseFile, &tape.file), noErr)
        let callback: AudioQueueInputCallback = { data, queue, buffer, _, count, _ in
            guard let data else { return }
            let tape = Unmanaged<Tape>.fromOpaque(data).takeUnretainedValue()
            var packets = count
            let bytes = buffer.pointee.mAudioDataByteSize
            guard let file = tape.file, packets > 0 else { return }
            let status = AudioFileWritePackets(
                file, false, bytes, nil, tape.packet, &packets, buffer.pointee.mAudioData)
            XCTAssertEqual(status, noErr)
            tape.packet += Int64(packets)
            tape.buffers += 1
            AudioQueueEnqueueBuffer(queue, buffer, 0, nil)
        }
        var made: AudioQueueRef?
        let data = Unmanaged.passUnretained(tape).toOpaque()
        XCTAssertEqual(AudioQueueNewInput(&format, callback, data, nil, nil, 0, &made), noErr)
        let queue = try XCTUnwrap(made)
        for _ in 0..<3 {
            var buffer: AudioQueueBufferRef?
            XCTAssertEqual(AudioQueueAllocateBuffer(queue, bufferSize, &buffer), noErr)
            AudioQueueEnqueueBuffer(queue, try XCTUnwrap(buffer), 0, nil)
        }
        XCTAssertEqual(AudioQueueStart(queue, nil), noErr)
        pass(1.2)
        AudioQueueStop(queue, true)
        AudioQueueDispose(queue, true)
    }

    /// ME22
    func testWhatIsRecordedIsPlayed() throws {
        let tape = Tape()
        try record(tape)
        XCTAssertEqual(tape.buffers, 5, "four whole ones, and what was heard of the fifth")
        XCTAssertEqual(Double(tape.packet), 1.2 * 44_100, accuracy: 100)
        XCTAssertEqual(AudioFileClose(try XCTUnwrap(tape.file)), noErr)
        XCTAssertEqual(try AVAudioFile(forReading: url).length, tape.packet)

        let playing = Tape()
        XCTAssertEqual(AudioFileOpenURL(url as CFURL, .readPermission, 0, &playing.file), noErr)
        let file = try XCTUnwrap(playing.file)
        defer { AudioFileClose(file) }
        XCTAssertEqual(size(file), tape.packet)
        let queue = try play(playing)
        XCTAssertEqual(AudioQueueStart(queue, nil), noErr)
        pass(0.6)
        var now = AudioTimeStamp()
        XCTAssertEqual(AudioQueueGetCurrentTime(queue, nil, &now, nil), noErr)
        XCTAssertEqual(now.mSampleTime / 44_100, 0.6, accuracy: 0.03)
        XCTAssertFalse(playing.isOver)
        AudioQueuePause(queue)
        pass(2)
        XCTAssertFalse(playing.isOver, "time stands in a pause")
        AudioQueueStart(queue, nil)
        pass(0.7)
        XCTAssertTrue(playing.isOver)
        XCTAssertEqual(playing.buffers, 5)
        XCTAssertEqual(AudioQueueGetCurrentTime(queue, nil, nil, nil), kAudioQueueErr_InvalidRunState)
        AudioQueueDispose(queue, true)
    }

    /// A queue that goes on reading until the file ends, and tells when it has stopped.
    private func play(_ tape: Tape) throws -> AudioQueueRef {
        let file = try XCTUnwrap(tape.file)
        var (found, bytes) = (AudioStreamBasicDescription(), UInt32(MemoryLayout<AudioStreamBasicDescription>.size))
        XCTAssertEqual(AudioFileGetProperty(file, kAudioFilePropertyDataFormat, &bytes, &found), noErr)
        XCTAssertEqual(found.mSampleRate, 44_100)
        let callback: AudioQueueOutputCallback = { data, queue, buffer in
            guard let data, let file = Unmanaged<Tape>.fromOpaque(data).takeUnretainedValue().file else { return }
            let tape = Unmanaged<Tape>.fromOpaque(data).takeUnretainedValue()
            var (bytes, packets) = (buffer.pointee.mAudioDataBytesCapacity, UInt32(11_025))
            _ = AudioFileReadPacketData(file, false, &bytes, nil, tape.packet, &packets, buffer.pointee.mAudioData)
            guard packets > 0 else {
                AudioQueueStop(queue, false)
                return
            }
            tape.buffers += 1
            tape.packet += Int64(packets)
            buffer.pointee.mAudioDataByteSize = bytes
            AudioQueueEnqueueBuffer(queue, buffer, 0, nil)
        }
        var made: AudioQueueRef?
        let data = Unmanaged.passUnretained(tape).toOpaque()
        XCTAssertEqual(AudioQueueNewOutput(&found, callback, data, nil, nil, 0, &made), noErr)
        let queue = try XCTUnwrap(made)
        AudioQueueAddPropertyListener(
            queue, kAudioQueueProperty_IsRunning,
            { data, queue, property in
                var (isRunning, size) = (UInt32(1), UInt32(4))
                AudioQueueGetProperty(queue, property, &isRunning, &size)
                guard let data, isRunning == 0 else { return }
                Unmanaged<Tape>.fromOpaque(data).takeUnretainedValue().isOver = true
            }, data)
        AudioQueueSetParameter(queue, kAudioQueueParam_Volume, 0.5)
        for _ in 0..<3 {
            var buffer: AudioQueueBufferRef?
            XCTAssertEqual(AudioQueueAllocateBuffer(queue, bufferSize, &buffer), noErr)
            callback(data, queue, try XCTUnwrap(buffer))
        }
        return queue
    }

    func testBadUseHasItsCodes() throws {
        var compressed = AudioStreamBasicDescription()
        compressed.mFormatID = kAudioFormatMPEG4AAC
        var made: AudioQueueRef?
        XCTAssertNotEqual(AudioQueueNewOutput(&compressed, { _, _, _ in }, nil, nil, nil, 0, &made), noErr)
        XCTAssertNil(made)
        XCTAssertEqual(AudioQueueNewOutput(&format, { _, _, _ in }, nil, nil, nil, 0, &made), noErr)
        let queue = try XCTUnwrap(made)
        var buffer: AudioQueueBufferRef?
        XCTAssertEqual(AudioQueueAllocateBuffer(queue, 100, &buffer), noErr)
        let own = try XCTUnwrap(buffer)
        XCTAssertEqual(AudioQueueEnqueueBuffer(queue, own, 0, nil), kAudioQueueErr_BufferEmpty)
        own.pointee.mAudioDataByteSize = 100
        XCTAssertEqual(AudioQueueEnqueueBuffer(queue, own, 0, nil), noErr)
        XCTAssertEqual(AudioQueueEnqueueBuffer(queue, own, 0, nil), kAudioQueueErr_BufferInQueue)
        XCTAssertEqual(AudioQueueFreeBuffer(queue, own), kAudioQueueErr_BufferInQueue)
        AudioQueueReset(queue)
        XCTAssertEqual(AudioQueueFreeBuffer(queue, own), noErr)
        AudioQueueDispose(queue, true)
        var file: AudioFileID?
        let nowhere = URL(fileURLWithPath: "/nowhere/x.caf") as CFURL
        XCTAssertEqual(AudioFileOpenURL(nowhere, .readPermission, 0, &file), kAudioFileFileNotFoundError)
        XCTAssertNotEqual(AudioFileCreateWithURL(nowhere, kAudioFileCAFType, &format, .eraseFile, &file), noErr)
    }
}
