// SPDX-License-Identifier: MIT

/// 16-bit whole numbers, or floats.
func packedSound(_ samples: [Float], rate: Double, channels: Int, isFloat: Bool) -> (Data, CMFormatDescription) {
    var sound = AudioStreamBasicDescription()
    let bytes = isFloat ? 4 : 2
    sound.mSampleRate = rate
    sound.mFormatID = kAudioFormatLinearPCM
    sound.mFormatFlags =
        (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
        | kAudioFormatFlagIsPacked
    sound.mBytesPerFrame = UInt32(bytes * channels)
    sound.mBytesPerPacket = sound.mBytesPerFrame
    sound.mFramesPerPacket = 1
    sound.mChannelsPerFrame = UInt32(channels)
    sound.mBitsPerChannel = UInt32(bytes * 8)
    let whole = isFloat ? [] : samples.map { Int16(max(-32768, min(32767, ($0 * 32768).rounded()))) }
    let data = isFloat ? samples.withUnsafeBytes { Data($0) } : whole.withUnsafeBytes { Data($0) }
    return (data, CMFormatDescription(type: kCMMediaType_Audio, subType: kAudioFormatLinearPCM, sound: sound))
}
