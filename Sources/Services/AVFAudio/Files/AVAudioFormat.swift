// SPDX-License-Identifier: MIT

/// How samples lie in buffers and files. Never changes.
open class AVAudioFormat: __ObjCObject, NSSecureCoding, @unchecked Sendable {
    // Sendable: constants alone.
    private let description_: AudioStreamBasicDescription
    private let layout: AVAudioChannelLayout?

    private init(_ description: AudioStreamBasicDescription, _ layout: AVAudioChannelLayout?) {
        description_ = description
        self.layout = layout
        super.init()
    }

    /// An unknown format of no channels.
    public override convenience init() { self.init(AudioStreamBasicDescription(), nil) }

    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        self.init(streamDescription: asbd, channelLayout: nil)
    }

    public init?(
        streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>, channelLayout layout: AVAudioChannelLayout?
    ) {
        description_ = asbd.pointee
        self.layout = layout
        super.init()
        // More than two channels are only understood with a layout.
        if asbd.pointee.mChannelsPerFrame > 2, layout == nil { return nil }
    }

    /// 32-bit floats, channels apart.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    public convenience init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout)
    {
        self.init(
            Self.description(.pcmFormatFloat32, sampleRate, layout.channelCount, interleaved: false), layout)
    }

    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        description_ = Self.description(format, sampleRate, channels, interleaved: interleaved)
        layout = nil
        super.init()
        if channels > 2 || channels == 0 || format == .otherFormat { return nil }
    }

    public convenience init(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
        channelLayout layout: AVAudioChannelLayout
    ) {
        self.init(Self.description(format, sampleRate, layout.channelCount, interleaved: interleaved), layout)
    }

    /// From the keys of `AVFormatIDKey` and its like; nil without a sample rate, channels or a kind.
    public init?(settings: [String: Any]) {
        func number(_ key: String) -> NSNumber? { settings[key] as? NSNumber }
        let format = number(AVFormatIDKey)?.uint32Value ?? (settings[AVFormatIDKey] as? AudioFormatID)
        let rate = number(AVSampleRateKey)?.doubleValue ?? 0
        let channels = number(AVNumberOfChannelsKey)?.uint32Value ?? 0
        var description = AudioStreamBasicDescription()
        if format == kAudioFormatLinearPCM {
            description = Self.pcm(settings, rate, channels)
        } else {
            description.mSampleRate = rate
            description.mFormatID = format ?? 0
            description.mChannelsPerFrame = channels
        }
        description_ = description
        layout = nil
        super.init()
        guard let format, format != 0, rate > 0, channels > 0 else { return nil }
    }

    public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
        self.init(formatDescription.sound ?? AudioStreamBasicDescription(), nil)
    }

    public required convenience init?(coder: NSCoder) {
        let rate = coder.decodeDouble(forKey: "rate")
        let channels = coder.decodeInteger(forKey: "channels")
        guard rate > 0, let count = AVAudioChannelCount(exactly: channels) else { return nil }
        self.init(standardFormatWithSampleRate: rate, channels: count)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(sampleRate, forKey: "rate")
        coder.encode(Int(channelCount), forKey: "channels")
    }

    public static var supportsSecureCoding: Bool { true }

    private static func description(
        _ format: AVAudioCommonFormat, _ rate: Double, _ channels: AVAudioChannelCount, interleaved: Bool
    ) -> AudioStreamBasicDescription {
        let (bytes, flag): (UInt32, AudioFormatFlags) =
            switch format {
            case .pcmFormatFloat32: (4, kAudioFormatFlagIsFloat)
            case .pcmFormatFloat64: (8, kAudioFormatFlagIsFloat)
            case .pcmFormatInt16: (2, kAudioFormatFlagIsSignedInteger)
            case .pcmFormatInt32: (4, kAudioFormatFlagIsSignedInteger)
            case .otherFormat: (0, 0)
            }
        var result = AudioStreamBasicDescription()
        result.mSampleRate = rate
        result.mFormatID = kAudioFormatLinearPCM
        result.mFormatFlags = flag | kAudioFormatFlagIsPacked
        if !interleaved { result.mFormatFlags |= kAudioFormatFlagIsNonInterleaved }
        result.mBytesPerFrame = interleaved ? bytes * channels : bytes
        result.mBytesPerPacket = result.mBytesPerFrame
        result.mFramesPerPacket = 1
        result.mChannelsPerFrame = channels
        result.mBitsPerChannel = bytes * 8
        return result
    }

    private static func pcm(_ settings: [String: Any], _ rate: Double, _ channels: AVAudioChannelCount)
        -> AudioStreamBasicDescription
    {
        func flag(_ key: String) -> Bool {
            (settings[key] as? NSNumber)?.boolValue ?? (settings[key] as? Bool) ?? false
        }
        let bits = (settings[AVLinearPCMBitDepthKey] as? NSNumber)?.uint32Value ?? 16
        let isFloat = flag(AVLinearPCMIsFloatKey)
        var result = AudioStreamBasicDescription()
        result.mSampleRate = rate
        result.mFormatID = kAudioFormatLinearPCM
        result.mFormatFlags =
            (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
            | kAudioFormatFlagIsPacked
        if flag(AVLinearPCMIsBigEndianKey) { result.mFormatFlags |= kAudioFormatFlagIsBigEndian }
        let isApart = flag(AVLinearPCMIsNonInterleaved)
        if isApart { result.mFormatFlags |= kAudioFormatFlagIsNonInterleaved }
        result.mBytesPerFrame = bits / 8 * (isApart ? 1 : channels)
        result.mBytesPerPacket = result.mBytesPerFrame
        result.mFramesPerPacket = 1
        result.mChannelsPerFrame = channels
        result.mBitsPerChannel = bits
        return result
    }

    // MARK: Asking

    open var commonFormat: AVAudioCommonFormat {
        guard description_.mFormatID == kAudioFormatLinearPCM,
            description_.mFormatFlags & kAudioFormatFlagIsBigEndian == 0
        else { return .otherFormat }
        let isFloat = description_.mFormatFlags & kAudioFormatFlagIsFloat != 0
        return switch (isFloat, description_.mBitsPerChannel) {
        case (true, 32): .pcmFormatFloat32
        case (true, 64): .pcmFormatFloat64
        case (false, 16): .pcmFormatInt16
        case (false, 32): .pcmFormatInt32
        default: .otherFormat
        }
    }
    open var channelCount: AVAudioChannelCount { description_.mChannelsPerFrame }
    /// Frames a second.
    open var sampleRate: Double { description_.mSampleRate }
    open var isInterleaved: Bool { description_.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0 }
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var channelLayout: AVAudioChannelLayout? { layout }
    open var magicCookie: Data?

    /// Lives as long as the format.
    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { memory.pointer }
    private lazy var memory = DescriptionMemory(description_)

    open var formatDescription: CMAudioFormatDescription {
        CMFormatDescription(type: kCMMediaType_Audio, subType: description_.mFormatID, sound: description_)
    }

    open var settings: [String: Any] {
        var result: [String: Any] = [
            AVFormatIDKey: NSNumber(value: description_.mFormatID), AVSampleRateKey: NSNumber(value: sampleRate),
            AVNumberOfChannelsKey: NSNumber(value: channelCount),
        ]
        guard description_.mFormatID == kAudioFormatLinearPCM else { return result }
        result[AVLinearPCMBitDepthKey] = NSNumber(value: description_.mBitsPerChannel)
        result[AVLinearPCMIsFloatKey] = NSNumber(value: description_.mFormatFlags & kAudioFormatFlagIsFloat != 0)
        result[AVLinearPCMIsBigEndianKey] = NSNumber(
            value: description_.mFormatFlags & kAudioFormatFlagIsBigEndian != 0)
        result[AVLinearPCMIsNonInterleaved] = NSNumber(value: !isInterleaved)
        return result
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? AVAudioFormat)?.description_ == description_ }
    open override var hash: Int { description_.hashValue }
    open override var description: String {
        "<AVAudioFormat: \(channelCount) ch, \(Int(sampleRate)) Hz\(isStandard ? ", Float32, deinterleaved" : "")>"
    }
}

/// Gives a description an address.
private final class DescriptionMemory {
    let pointer: UnsafePointer<AudioStreamBasicDescription>
    init(_ description: AudioStreamBasicDescription) {
        let memory = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
        memory.initialize(to: description)
        pointer = UnsafePointer(memory)
    }
    deinit { pointer.deallocate() }
}

/// Which channel is which; known by tag.
open class AVAudioChannelLayout: __ObjCObject, @unchecked Sendable {
    // Sendable: a constant alone.
    open private(set) var layoutTag: AudioChannelLayoutTag

    public init?(layoutTag: AudioChannelLayoutTag) {
        self.layoutTag = layoutTag
        super.init()
        if AudioChannelLayoutTag_GetNumberOfChannels(layoutTag) == 0 { return nil }
    }

    public init(layout: UnsafePointer<AudioChannelLayout>) {
        layoutTag = layout.pointee.mChannelLayoutTag
        super.init()
    }

    open var channelCount: AVAudioChannelCount { AudioChannelLayoutTag_GetNumberOfChannels(layoutTag) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? AVAudioChannelLayout)?.layoutTag == layoutTag }
    open override var hash: Int { layoutTag.hashValue }
}
