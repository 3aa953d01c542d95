// SPDX-License-Identifier: MIT
import MediaEngine

public func AudioConverterGetPropertyInfo(
    _ inAudioConverter: AudioConverterRef, _ inPropertyID: AudioConverterPropertyID,
    _ outSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus {
    let converter = SoundConverter.of(inAudioConverter)
    let size =
        sizeProperties.contains(inPropertyID)
        ? MemoryLayout<UInt32>.size : converter.property(inPropertyID)?.count ?? 0
    guard size > 0 else { return kAudioConverterErr_PropertyNotSupported }
    outSize?.pointee = UInt32(size)
    outWritable?.pointee = DarwinBoolean(converter.canSet(inPropertyID))
    return noErr
}

/// - Parameter outPropertyData: of the two sizes that are calculated: bytes of the other side, which it begins with.
public func AudioConverterGetProperty(
    _ inAudioConverter: AudioConverterRef, _ inPropertyID: AudioConverterPropertyID,
    _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus {
    let converter = SoundConverter.of(inAudioConverter)
    if sizeProperties.contains(inPropertyID) {
        guard ioPropertyDataSize.pointee >= MemoryLayout<UInt32>.size else {
            return kAudioConverterErr_BadPropertySizeError
        }
        let given = Int(outPropertyData.loadUnaligned(as: UInt32.self))
        let asked = converter.size(inPropertyID, for: given)
        return copyProperty(
            rawBytes(UInt32(clamping: asked)), ioPropertyDataSize, outPropertyData,
            tooSmall: kAudioConverterErr_BadPropertySizeError)
    }
    guard let value = converter.property(inPropertyID) else { return kAudioConverterErr_PropertyNotSupported }
    return copyProperty(
        value, ioPropertyDataSize, outPropertyData, tooSmall: kAudioConverterErr_BadPropertySizeError)
}

/// Holds for what is converted from now on.
public func AudioConverterSetProperty(
    _ inAudioConverter: AudioConverterRef, _ inPropertyID: AudioConverterPropertyID, _ inPropertyDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
    let bytes = UnsafeRawBufferPointer(start: inPropertyData, count: Int(inPropertyDataSize))
    return SoundConverter.of(inAudioConverter).set(inPropertyID, bytes)
}

private let sizeProperties = [
    kAudioConverterPropertyCalculateInputBufferSize, kAudioConverterPropertyCalculateOutputBufferSize,
]

extension SoundConverter {
    /// Bytes of one side that belong to so many of the other.
    fileprivate func size(_ name: AudioConverterPropertyID, for bytes: Int) -> Int {
        name == kAudioConverterPropertyCalculateInputBufferSize
            ? sourceFrames(for: bytes / target.bytesPerFrame) * source.bytesPerFrame
            : targetFrames(of: bytes / source.bytesPerFrame) * target.bytesPerFrame
    }

    /// nil: it has no such property.
    fileprivate func property(_ name: AudioConverterPropertyID) -> [UInt8]? {
        switch name {
        case kAudioConverterPropertyMinimumInputBufferSize, kAudioConverterPropertyMaximumInputPacketSize:
            rawBytes(UInt32(source.bytesPerFrame))
        case kAudioConverterPropertyMinimumOutputBufferSize, kAudioConverterPropertyMaximumOutputPacketSize:
            rawBytes(UInt32(target.bytesPerFrame))
        case kAudioConverterCurrentInputStreamDescription: rawBytes(source.description)
        case kAudioConverterCurrentOutputStreamDescription: rawBytes(target.description)
        case kAudioConverterPrimeInfo:
            rawBytes(AudioConverterPrimeInfo(leadingFrames: 0, trailingFrames: UInt32(reach)))
        case kAudioConverterChannelMap: (channelMap ?? defaultMap).flatMap { rawBytes(Int32(clamping: $0)) }
        case kAudioConverterEncodeBitRate: encoder.map { rawBytes(UInt32(clamping: $0.bitRate)) }
        default: settings[name]
        }
    }

    /// What `SoundBlock.converted(to:)` does.
    private var defaultMap: [Int] { (0..<target.channels).map { min($0, source.channels - 1) } }

    fileprivate func canSet(_ name: AudioConverterPropertyID) -> Bool {
        switch name {
        case kAudioConverterChannelMap: true
        case kAudioConverterEncodeBitRate: encoder != nil
        default: settings[name] != nil
        }
    }

    fileprivate func set(_ name: AudioConverterPropertyID, _ bytes: UnsafeRawBufferPointer) -> OSStatus {
        guard canSet(name) else { return kAudioConverterErr_PropertyNotSupported }
        let needed = name == kAudioConverterChannelMap ? target.channels * 4 : property(name)?.count
        guard bytes.count == needed else { return kAudioConverterErr_BadPropertySizeError }
        switch name {
        case kAudioConverterChannelMap:
            channelMap = (0..<target.channels).map { Int(bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self)) }
        case kAudioConverterEncodeBitRate: encoder?.bitRate = Int(bytes.loadUnaligned(as: UInt32.self))
        default: settings[name] = Array(bytes)
        }
        return noErr
    }
}
