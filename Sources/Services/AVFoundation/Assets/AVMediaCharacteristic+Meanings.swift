// SPDX-License-Identifier: MIT

extension AVMediaCharacteristic {
    public static let usesWideGamutColorSpace = Self(rawValue: "AVMediaCharacteristicUsesWideGamutColorSpace")
    public static let containsHDRVideo = Self(rawValue: "com.apple.quicktime.video.contains-hdr-video")
    public static let containsStereoMultiviewVideo = Self(
        rawValue: "com.apple.quicktime.video.stereo-multiview")
    public static let carriesVideoStereoMetadata = Self(rawValue: "com.apple.quicktime.video.stereo-metadata")
    public static let indicatesHorizontalFieldOfView = Self(
        rawValue: "com.apple.quicktime.video.indicates-horizontal-field-of-view")
    public static let tactileMinimal = Self(rawValue: "public.haptic.minimal")
    public static let isAuxiliaryContent = Self(rawValue: "public.auxiliary-content")
    public static let isOriginalContent = Self(rawValue: "public.original-content")
    public static let dubbedTranslation = Self(rawValue: "public.translation.dubbed")
    public static let voiceOverTranslation = Self(rawValue: "public.translation.voice-over")
    public static let languageTranslation = Self(rawValue: "public.translation")
    public static let easyToRead = Self(rawValue: "public.easy-to-read")
    public static let transcribesSpokenDialogForAccessibility = Self(
        rawValue: "public.accessibility.transcribes-spoken-dialog")
    public static let describesMusicAndSoundForAccessibility = Self(
        rawValue: "public.accessibility.describes-music-and-sound")
    public static let describesVideoForAccessibility = Self(rawValue: "public.accessibility.describes-video")
    public static let enhancesSpeechIntelligibility = Self(
        rawValue: "public.accessibility.enhances-speech-intelligibility")
}
extension AVMediaType {
    public static let auxiliaryPicture = Self(rawValue: "auxv")
    public static let haptic = Self(rawValue: "hapt")
}
extension AVFileType {
    public static let AHAP = Self(rawValue: "com.apple.haptics.ahap")
    public static let eac3 = Self(rawValue: "public.enhanced-ac3-audio")
    public static let mobile3GPP2 = Self(rawValue: "public.3gpp2")
}
/// How a file of a type is written.
public struct AVFileTypeProfile: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mpeg4AppleHLS = Self(rawValue: "MPEG4AppleHLS")
    public static let mpeg4CMAFCompliant = Self(rawValue: "MPEG4CMAFCompliant")
}
