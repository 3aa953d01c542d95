// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore

// MARK: Making

private func makeQueue(
    _ format: AudioStreamBasicDescription, _ direction: SoundQueue.Direction, _ queue: DispatchQueue,
    _ out: UnsafeMutablePointer<AudioQueueRef?>
) -> OSStatus {
    out.pointee = nil
    guard let layout = SampleLayout(format), layout.isInterleaved else {
        Unsupported.report("AudioQueue: anything but uncompressed, interleaved sound")
        return kAudioFileUnsupportedDataFormatError
    }
    let made = SoundQueue(layout, direction, on: queue)
    _ = Unmanaged.passRetained(made)  // Until it is disposed of.
    out.pointee = made.handle
    return noErr
}

/// - Parameters:
///   - inFormat: uncompressed and interleaved; files of every kind are read so, see `AudioFileReadPacketData`.
///   - inCallbackProc: runs on the main thread whatever the run loop.
public func AudioQueueNewOutput(
    _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inCallbackProc: @escaping AudioQueueOutputCallback,
    _ inUserData: UnsafeMutableRawPointer?, _ inCallbackRunLoop: CFRunLoop?, _ inCallbackRunLoopMode: CFString?,
    _ inFlags: UInt32, _ outAQ: UnsafeMutablePointer<AudioQueueRef?>
) -> OSStatus {
    makeQueue(inFormat.pointee, .output { inCallbackProc(inUserData, $0, $1) }, .main, outAQ)
}

public func AudioQueueNewInput(
    _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inCallbackProc: @escaping AudioQueueInputCallback,
    _ inUserData: UnsafeMutableRawPointer?, _ inCallbackRunLoop: CFRunLoop?, _ inCallbackRunLoopMode: CFString?,
    _ inFlags: UInt32, _ outAQ: UnsafeMutablePointer<AudioQueueRef?>
) -> OSStatus {
    makeQueue(inFormat.pointee, .input { inCallbackProc(inUserData, $0, $1, $2, $3, $4) }, .main, outAQ)
}

public func AudioQueueNewOutputWithDispatchQueue(
    _ outAQ: UnsafeMutablePointer<AudioQueueRef?>, _ inFormat: UnsafePointer<AudioStreamBasicDescription>,
    _ inFlags: UInt32, _ inCallbackDispatchQueue: DispatchQueue,
    _ inCallbackBlock: @escaping AudioQueueOutputCallbackBlock
) -> OSStatus { makeQueue(inFormat.pointee, .output(inCallbackBlock), inCallbackDispatchQueue, outAQ) }

public func AudioQueueNewInputWithDispatchQueue(
    _ outAQ: UnsafeMutablePointer<AudioQueueRef?>, _ inFormat: UnsafePointer<AudioStreamBasicDescription>,
    _ inFlags: UInt32, _ inCallbackDispatchQueue: DispatchQueue,
    _ inCallbackBlock: @escaping AudioQueueInputCallbackBlock
) -> OSStatus { makeQueue(inFormat.pointee, .input(inCallbackBlock), inCallbackDispatchQueue, outAQ) }

/// At once in any case; frees the queue's buffers.
@discardableResult
public func AudioQueueDispose(_ inAQ: AudioQueueRef, _ inImmediate: Bool) -> OSStatus {
    let queue = Unmanaged<SoundQueue>.fromOpaque(UnsafeRawPointer(inAQ))
    queue.takeUnretainedValue().dispose()
    queue.release()
    return noErr
}

// MARK: Buffers

public func AudioQueueAllocateBuffer(
    _ inAQ: AudioQueueRef, _ inBufferByteSize: UInt32, _ outBuffer: UnsafeMutablePointer<AudioQueueBufferRef?>
) -> OSStatus { AudioQueueAllocateBufferWithPacketDescriptions(inAQ, inBufferByteSize, 0, outBuffer) }

public func AudioQueueAllocateBufferWithPacketDescriptions(
    _ inAQ: AudioQueueRef, _ inBufferByteSize: UInt32, _ inNumberPacketDescriptions: UInt32,
    _ outBuffer: UnsafeMutablePointer<AudioQueueBufferRef?>
) -> OSStatus {
    outBuffer.pointee = SoundQueue.of(inAQ).allocate(inBufferByteSize, packets: inNumberPacketDescriptions)
    return noErr
}

@discardableResult
public func AudioQueueFreeBuffer(_ inAQ: AudioQueueRef, _ inBuffer: AudioQueueBufferRef) -> OSStatus {
    let status = SoundQueue.of(inAQ).locked { state -> OSStatus in
        guard !state.items.contains(where: { $0.buffer == inBuffer }) else { return kAudioQueueErr_BufferInQueue }
        return state.buffers.remove(inBuffer) == nil ? kAudioQueueErr_InvalidBuffer : noErr
    }
    if status == noErr { SoundQueue.free(inBuffer) }
    return status
}

/// - Parameter inPacketDescs: not needed for sound whose frames are of one size.
@discardableResult
public func AudioQueueEnqueueBuffer(
    _ inAQ: AudioQueueRef, _ inBuffer: AudioQueueBufferRef, _ inNumPacketDescs: UInt32,
    _ inPacketDescs: UnsafePointer<AudioStreamPacketDescription>?
) -> OSStatus { SoundQueue.of(inAQ).enqueue(inBuffer) }

/// - Parameters:
///   - inTrimFramesAtStart: not played, as those at the end.
///   - inParamValues: set at once, not when the buffer begins.
///   - inStartTime: the buffer follows the one before it; another time is reported.
public func AudioQueueEnqueueBufferWithParameters(
    _ inAQ: AudioQueueRef, _ inBuffer: AudioQueueBufferRef, _ inNumPacketDescs: UInt32,
    _ inPacketDescs: UnsafePointer<AudioStreamPacketDescription>?, _ inTrimFramesAtStart: UInt32,
    _ inTrimFramesAtEnd: UInt32, _ inNumParamValues: UInt32, _ inParamValues: UnsafePointer<AudioQueueParameterEvent>?,
    _ inStartTime: UnsafePointer<AudioTimeStamp>?, _ outActualStartTime: UnsafeMutablePointer<AudioTimeStamp>?
) -> OSStatus {
    let queue = SoundQueue.of(inAQ)
    if inStartTime != nil { Unsupported.report("AudioQueueEnqueueBufferWithParameters: inStartTime") }
    for index in 0..<Int(inNumParamValues) {
        if let event = inParamValues?[index] { AudioQueueSetParameter(inAQ, event.mID, event.mValue) }
    }
    let status = queue.enqueue(inBuffer, trimStart: Int(inTrimFramesAtStart), trimEnd: Int(inTrimFramesAtEnd))
    if let first = queue.locked({ $0.items.last?.first }), status == noErr {
        outActualStartTime?.pointee = stamp(first)
    }
    return status
}

private func stamp(_ frame: Int64) -> AudioTimeStamp {
    var stamp = AudioTimeStamp()
    (stamp.mSampleTime, stamp.mFlags) = (Double(frame), .sampleTimeValid)
    return stamp
}

// MARK: Running

/// - Parameter inStartTime: nanoseconds of the clock that motion runs on, in `mHostTime`; nil: as soon as possible.
@discardableResult
public func AudioQueueStart(_ inAQ: AudioQueueRef, _ inStartTime: UnsafePointer<AudioTimeStamp>?) -> OSStatus {
    let wanted = inStartTime.flatMap {
        $0.pointee.mFlags.contains(.hostTimeValid) ? Double($0.pointee.mHostTime) / 1e9 : nil
    }
    return SoundQueue.of(inAQ).start(at: max(FrameClock.now, wanted ?? 0))
}

/// Nothing has to be prepared.
public func AudioQueuePrime(
    _ inAQ: AudioQueueRef, _ inNumberOfFramesToPrepare: UInt32,
    _ outNumberOfFramesPrepared: UnsafeMutablePointer<UInt32>?
) -> OSStatus {
    outNumberOfFramesPrepared?.pointee = SoundQueue.of(inAQ).locked {
        UInt32(clamping: $0.items.reduce(0) { $0 + $1.count })
    }
    return noErr
}

/// - Parameter inImmediate: buffers are given back before this returns; else when they have been played.
@discardableResult
public func AudioQueueStop(_ inAQ: AudioQueueRef, _ inImmediate: Bool) -> OSStatus {
    SoundQueue.of(inAQ).stop(isImmediate: inImmediate)
    return noErr
}

@discardableResult
public func AudioQueuePause(_ inAQ: AudioQueueRef) -> OSStatus {
    SoundQueue.of(inAQ).pause()
    return noErr
}

/// All that was given is played in any case.
@discardableResult
public func AudioQueueFlush(_ inAQ: AudioQueueRef) -> OSStatus { noErr }

/// Gives buffers back that wait.
@discardableResult
public func AudioQueueReset(_ inAQ: AudioQueueRef) -> OSStatus {
    SoundQueue.of(inAQ).reset()
    return noErr
}

// MARK: Time

/// The queue's own; it has one.
public func AudioQueueCreateTimeline(
    _ inAQ: AudioQueueRef, _ outTimeline: UnsafeMutablePointer<AudioQueueTimelineRef?>
) -> OSStatus {
    outTimeline.pointee = inAQ
    return noErr
}
public func AudioQueueDisposeTimeline(_ inAQ: AudioQueueRef, _ inTimeline: AudioQueueTimelineRef) -> OSStatus { noErr }

/// Frames since the start.
/// - Returns: `kAudioQueueErr_InvalidRunState` while the queue does not run.
public func AudioQueueGetCurrentTime(
    _ inAQ: AudioQueueRef, _ inTimeline: AudioQueueTimelineRef?, _ outTimeStamp: UnsafeMutablePointer<AudioTimeStamp>?,
    _ outTimelineDiscontinuity: UnsafeMutablePointer<UInt8>?
) -> OSStatus {
    let queue = SoundQueue.of(inAQ)
    let position = queue.locked { state in
        state.isRunning ? SoundQueue.position(state, queue.layout, at: FrameClock.now) : nil
    }
    guard let position else { return kAudioQueueErr_InvalidRunState }
    outTimeStamp?.pointee = stamp(position)
    outTimelineDiscontinuity?.pointee = 0
    return noErr
}

// MARK: Parameters

/// Volume and pan; the others are reported.
@discardableResult
public func AudioQueueSetParameter(
    _ inAQ: AudioQueueRef, _ inParamID: AudioQueueParameterID, _ inValue: AudioQueueParameterValue
) -> OSStatus {
    let queue = SoundQueue.of(inAQ)
    switch inParamID {
    case kAudioQueueParam_Volume: Loudspeaker.shared.change { queue.locked { $0.volume = max(0, min(1, inValue)) } }
    case kAudioQueueParam_Pan: Loudspeaker.shared.change { queue.locked { $0.pan = max(-1, min(1, inValue)) } }
    case kAudioQueueParam_PlayRate where inValue == 1, kAudioQueueParam_Pitch where inValue == 0,
        kAudioQueueParam_VolumeRampTime where inValue == 0:
        break
    case kAudioQueueParam_PlayRate, kAudioQueueParam_Pitch, kAudioQueueParam_VolumeRampTime:
        Unsupported.report("AudioQueueSetParameter: rate, pitch and ramps")
        return kAudioQueueErr_InvalidParameter
    default: return kAudioQueueErr_InvalidParameter
    }
    return noErr
}

public func AudioQueueGetParameter(
    _ inAQ: AudioQueueRef, _ inParamID: AudioQueueParameterID,
    _ outValue: UnsafeMutablePointer<AudioQueueParameterValue>
) -> OSStatus {
    let (volume, pan) = SoundQueue.of(inAQ).locked { ($0.volume, $0.pan) }
    switch inParamID {
    case kAudioQueueParam_Volume: outValue.pointee = volume
    case kAudioQueueParam_Pan: outValue.pointee = pan
    case kAudioQueueParam_PlayRate: outValue.pointee = 1
    case kAudioQueueParam_Pitch, kAudioQueueParam_VolumeRampTime: outValue.pointee = 0
    default: return kAudioQueueErr_InvalidParameter
    }
    return noErr
}

// MARK: Properties

private func property(_ name: AudioQueuePropertyID, of queue: SoundQueue) -> [UInt8]? {
    switch name {
    case kAudioQueueProperty_IsRunning: return rawBytes(UInt32(queue.locked { $0.isRunning } ? 1 : 0))
    case kAudioQueueProperty_StreamDescription: return rawBytes(queue.layout.description)
    case kAudioQueueDeviceProperty_SampleRate: return rawBytes(Loudspeaker.rate)
    case kAudioQueueDeviceProperty_NumberChannels: return rawBytes(UInt32(queue.isOutput ? 2 : 1))
    case kAudioQueueProperty_MaximumOutputPacketSize: return rawBytes(UInt32(queue.layout.bytesPerFrame))
    case kAudioQueueProperty_EnableLevelMetering: return rawBytes(UInt32(queue.locked { $0.isMetered } ? 1 : 0))
    case kAudioQueueProperty_EnableTimePitch: return rawBytes(UInt32(0))
    case kAudioQueueProperty_CurrentLevelMeter:
        return queue.levels.flatMap { rawBytes(pow(10, $0.average / 20)) + rawBytes(pow(10, $0.peak / 20)) }
    case kAudioQueueProperty_CurrentLevelMeterDB:
        return queue.levels.flatMap { rawBytes($0.average) + rawBytes($0.peak) }
    default: return nil
    }
}

public func AudioQueueGetProperty(
    _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID, _ outData: UnsafeMutableRawPointer,
    _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    let queue = SoundQueue.of(inAQ)
    let isMeter = [kAudioQueueProperty_CurrentLevelMeter, kAudioQueueProperty_CurrentLevelMeterDB].contains(inID)
    if isMeter, !queue.locked({ $0.isMetered }) { return kAudioQueueErr_InvalidProperty }
    guard let value = property(inID, of: queue) else { return kAudioQueueErr_InvalidProperty }
    return copyProperty(value, ioDataSize, outData, tooSmall: kAudioQueueErr_InvalidPropertySize)
}

public func AudioQueueGetPropertySize(
    _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    guard let value = property(inID, of: SoundQueue.of(inAQ)) else { return kAudioQueueErr_InvalidProperty }
    outDataSize.pointee = UInt32(value.count)
    return noErr
}

/// Whether levels are measured; uncompressed sound needs no magic cookie, which is taken and left alone.
@discardableResult
public func AudioQueueSetProperty(
    _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID, _ inData: UnsafeRawPointer, _ inDataSize: UInt32
) -> OSStatus {
    switch inID {
    case kAudioQueueProperty_EnableLevelMetering:
        guard inDataSize >= 4 else { return kAudioQueueErr_InvalidPropertySize }
        let value = inData.loadUnaligned(as: UInt32.self)
        SoundQueue.of(inAQ).locked { $0.isMetered = value != 0 }
        return noErr
    case kAudioQueueProperty_MagicCookie, kAudioQueueProperty_ChannelLayout: return noErr
    case kAudioQueueProperty_EnableTimePitch:
        Unsupported.report("AudioQueueSetProperty: kAudioQueueProperty_EnableTimePitch")
        return kAudioQueueErr_InvalidProperty
    default: return kAudioQueueErr_InvalidProperty
    }
}

/// Of `kAudioQueueProperty_IsRunning`, the one property that changes by itself.
@discardableResult
public func AudioQueueAddPropertyListener(
    _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID, _ inProc: @escaping AudioQueuePropertyListenerProc,
    _ inUserData: UnsafeMutableRawPointer?
) -> OSStatus {
    SoundQueue.of(inAQ).locked {
        $0.listeners.append(SoundQueue.Listener(property: inID, call: inProc, data: inUserData))
    }
    return noErr
}

@discardableResult
public func AudioQueueRemovePropertyListener(
    _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID, _ inProc: @escaping AudioQueuePropertyListenerProc,
    _ inUserData: UnsafeMutableRawPointer?
) -> OSStatus {
    let wanted = unsafeBitCast(inProc, to: Int.self)
    SoundQueue.of(inAQ).locked { state in
        state.listeners.removeAll {
            $0.property == inID && unsafeBitCast($0.call, to: Int.self) == wanted && $0.data == inUserData
        }
    }
    return noErr
}
