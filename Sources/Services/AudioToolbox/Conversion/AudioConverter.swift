// SPDX-License-Identifier: MIT
import MediaEngine

// MARK: Making

/// Between layouts of uncompressed sound, µ-law and A-law. Packets of other kinds are encoded and decoded in files alone, by
/// `ExtAudioFile`.
public func AudioConverterNew(
    _ inSourceFormat: UnsafePointer<AudioStreamBasicDescription>,
    _ inDestinationFormat: UnsafePointer<AudioStreamBasicDescription>,
    _ outAudioConverter: UnsafeMutablePointer<AudioConverterRef?>
) -> OSStatus {
    outAudioConverter.pointee = nil
    guard let source = SampleLayout(inSourceFormat.pointee), let target = SampleLayout(inDestinationFormat.pointee)
    else {
        Unsupported.report("AudioConverter: anything but uncompressed sound, µ-law and A-law")
        return kAudioConverterErr_FormatNotSupported
    }
    let made = SoundConverter(from: source, to: target)
    _ = Unmanaged.passRetained(made)  // Until it is disposed of.
    outAudioConverter.pointee = made.handle
    return noErr
}

/// The device has one encoder of each kind, whatever the descriptions ask for.
public func AudioConverterNewSpecific(
    _ inSourceFormat: UnsafePointer<AudioStreamBasicDescription>,
    _ inDestinationFormat: UnsafePointer<AudioStreamBasicDescription>, _ inNumberClassDescriptions: UInt32,
    _ inClassDescriptions: UnsafePointer<AudioClassDescription>,
    _ outAudioConverter: UnsafeMutablePointer<AudioConverterRef?>
) -> OSStatus { AudioConverterNew(inSourceFormat, inDestinationFormat, outAudioConverter) }

@discardableResult
public func AudioConverterDispose(_ inAudioConverter: AudioConverterRef) -> OSStatus {
    Unmanaged<SoundConverter>.fromOpaque(UnsafeRawPointer(inAudioConverter)).release()
    return noErr
}

/// Forgets the sound before; settings stay.
@discardableResult
public func AudioConverterReset(_ inAudioConverter: AudioConverterRef) -> OSStatus {
    SoundConverter.of(inAudioConverter).reset()
    return noErr
}

// MARK: Converting

/// Interleaved sound of one rate; all of the input at once.
/// - Parameter ioOutputDataSize: bytes there is room for, then those that were stored.
public func AudioConverterConvertBuffer(
    _ inAudioConverter: AudioConverterRef, _ inInputDataSize: UInt32, _ inInputData: UnsafeRawPointer,
    _ ioOutputDataSize: UnsafeMutablePointer<UInt32>, _ outOutputData: UnsafeMutableRawPointer
) -> OSStatus {
    let converter = SoundConverter.of(inAudioConverter)
    let (source, target) = (converter.source, converter.target)
    guard !converter.changesRate, source.buffers == 1, target.buffers == 1 else {
        return kAudioConverterErr_OperationNotSupported
    }
    let (frames, rest) = Int(inInputDataSize).quotientAndRemainder(dividingBy: source.bytesPerFrame)
    guard rest == 0 else { return kAudioConverterErr_InvalidInputSize }
    guard frames * target.bytesPerFrame <= Int(ioOutputDataSize.pointee) else {
        return kAudioConverterErr_InvalidOutputSize
    }
    let samples = source.samples(UnsafeRawBufferPointer(start: inInputData, count: Int(inInputDataSize)))
    let block = converter.mapped(SoundBlock(interleaved: samples, channels: source.channels))
    return copyProperty(
        target.bytes(block.interleaved), ioOutputDataSize, outOutputData,
        tooSmall: kAudioConverterErr_InvalidOutputSize)
}

/// Sound of one rate, channels apart or not.
public func AudioConverterConvertComplexBuffer(
    _ inAudioConverter: AudioConverterRef, _ inNumberPCMFrames: UInt32, _ inInputData: UnsafePointer<AudioBufferList>,
    _ outOutputData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus {
    let converter = SoundConverter.of(inAudioConverter)
    guard !converter.changesRate else { return kAudioConverterErr_OperationNotSupported }
    let input = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: inInputData))  // Only read.
    let output = UnsafeMutableAudioBufferListPointer(outOutputData)
    let frames = Int(inNumberPCMFrames)
    guard frames <= converter.source.frames(in: input) ?? -1 else { return kAudioConverterErr_InvalidInputSize }
    guard frames <= converter.target.frames(in: output) ?? -1 else { return kAudioConverterErr_InvalidOutputSize }
    converter.target.store(converter.mapped(converter.source.block(input, frames: frames)), in: output)
    return noErr
}

/// The next piece of a stream of any rate, for which the callback is asked as often as it takes.
/// - Parameters:
///   - ioOutputDataPacketSize: packets wanted, then those that were stored: 0 at the end.
///   - outPacketDescription: of no use where packets are frames; left alone.
/// - Returns: the callback's error, with what was there before it.
public func AudioConverterFillComplexBuffer(
    _ inAudioConverter: AudioConverterRef, _ inInputDataProc: AudioConverterComplexInputDataProc,
    _ inInputDataProcUserData: UnsafeMutableRawPointer?, _ ioOutputDataPacketSize: UnsafeMutablePointer<UInt32>,
    _ outOutputData: UnsafeMutablePointer<AudioBufferList>,
    _ outPacketDescription: UnsafeMutablePointer<AudioStreamPacketDescription>?
) -> OSStatus {
    let converter = SoundConverter.of(inAudioConverter)
    let output = UnsafeMutableAudioBufferListPointer(outOutputData)
    guard let room = converter.target.frames(in: output) else { return kAudioConverterErr_InvalidOutputSize }
    let wanted = min(room, Int(ioOutputDataPacketSize.pointee))
    let input = AudioBufferList.allocate(maximumBuffers: converter.source.buffers)
    defer { free(input.unsafeMutablePointer) }
    var status = noErr
    while status == noErr, case let missing = converter.missing(for: wanted), missing > 0 {
        status = take(missing, into: converter, input) { packets in
            var descriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?
            return inInputDataProc(
                inAudioConverter, &packets, input.unsafeMutablePointer, &descriptions, inInputDataProcUserData)
        }
    }
    let block = converter.take(wanted)
    converter.target.store(block, in: output)
    ioOutputDataPacketSize.pointee = UInt32(block.frames)
    return status
}

/// One answer of the callback; none ends the stream.
private func take(
    _ count: Int, into converter: SoundConverter, _ list: UnsafeMutableAudioBufferListPointer,
    ask: (inout UInt32) -> OSStatus
) -> OSStatus {
    list.count = converter.source.buffers
    let channels = UInt32(converter.source.channels / converter.source.buffers)
    for index in list.indices { list[index] = AudioBuffer(mNumberChannels: channels, mDataByteSize: 0, mData: nil) }
    var packets = UInt32(clamping: count)
    let status = ask(&packets)
    guard status == noErr, packets > 0 else {
        if status == noErr { converter.end() }
        return status
    }
    guard let frames = converter.source.frames(in: list), frames >= packets else {
        return kAudioConverterErr_InvalidInputSize
    }
    converter.append(converter.source.block(list, frames: Int(packets)))
    return noErr
}
