// SPDX-License-Identifier: MIT

/// What is in a media file: its tracks, length and tags.
package struct MediaInfo: Sendable {
    /// One stream of pictures, sound or text.
    package struct Track: Sendable {
        /// The file's number, else its place from 1.
        package var identifier: CMPersistentTrackID
        /// Video, sound, subtitles ...
        package var type: CMMediaType
        /// Spaces: not known.
        package var codec: FourCharCode
        /// Where in the film it plays.
        package var timeRange = CMTimeRange.zero
        /// Units a second of the track's own times.
        package var timescale: CMTimeScale = 600
        /// Pixels, before the transform.
        package var width = 0
        /// Pixels, before the transform.
        package var height = 0
        /// From the stored pictures to how they are shown.
        package var transform = CGAffineTransform.identity
        /// Pictures a second; 0 where not known, and for sound.
        package var frameRate: Float = 0
        /// Frames of sound a second; 0 for pictures.
        package var soundRate = 0.0
        /// Of sound; 0 for pictures.
        package var channels = 0
        /// Bits a second.
        package var dataRate: Float = 0
        /// ISO 639-2, `und` where unknown.
        package var language = "und"
        /// Whether the file plays it when nothing is chosen.
        package var isEnabled = true
        /// Matrix coefficients of the pictures' colours by ITU-T H.273; nil: not told.
        package var colorMatrix: Int?
        /// Of its samples; 0: not known.
        package var bytes: Int64 = 0
        /// Where the track lies, when not where its asset does.
        package var source: URL?

        /// All else is unknown.
        package init(_ identifier: CMPersistentTrackID, _ type: CMMediaType, _ codec: FourCharCode) {
            self.identifier = identifier
            self.type = type
            self.codec = codec
        }
    }

    /// A tag as the file has it: four characters of iTunes, or an ID3 frame.
    package struct Tag: Sendable {
        /// Whose keys they are.
        package enum Space: Sendable { case iTunes, id3, quickTime, icy }
        /// Decides what `key` means.
        package var space: Space
        /// Four characters, or a frame's name.
        package var key: String
        /// nil: the tag is data.
        package var text: String?
        /// nil: the tag is text.
        package var data: Data?

        /// Text or data, not both.
        package init(_ space: Space, _ key: String, text: String? = nil, data: Data? = nil) {
            (self.space, self.key, self.text, self.data) = (space, key, text, data)
        }
    }

    /// In the file's order.
    package var tracks: [Track] = []
    /// Of the whole; zero: not known.
    package var duration = CMTime.zero
    /// In the file's order; a key may come twice.
    package var tags: [Tag] = []
    /// In order of time.
    package var chapters: [(title: String, range: CMTimeRange)] = []
    /// Whether it can only be played with a key that nobody here has.
    package var isProtected = false
    /// A stream that goes on: it has no end yet, and plays from where it is now.
    package var isLive = false
    /// The list of pieces that it plays; nil: a file, or a station.
    package var stream: LiveStream?
    /// The stream's own time of what is shown first, seconds.
    package var streamStart = 0.0
    /// Whether whoever was asked told how long it takes, or how many bytes it has.
    var hasLength = true
    /// Qualities of a stream.
    package var variants: [PlayList.Variant] = []
    /// Sounds and captions, of which one of each kind is heard or read.
    package var choices: [Choice] = []

    /// Nothing is known.
    package init() {}

    /// Reads what the file's own boxes say, else asks libsndfile, else ffprobe.
    package static func read(_ url: URL) throws(MediaFailure) -> MediaInfo {
        if PlayList.isNamed(url) { return try stream(url) }
        var info = try file(url)
        info.choices = info.partChoices
        return info
    }

    private static func file(_ url: URL) throws(MediaFailure) -> MediaInfo {
        guard url.isFileURL else { return try probed(url.absoluteString).withoutEnd() }
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw .missing(url.path)
        }
        if let movie = try MovieFile.read(path: url.path) { return movie }
        // A damaged one may be known to others.
        if let sound = try? CoreAudioFile.open(path: url.path) { return of(sound, url) }
        if let sound = try LibSndFile.open(path: url.path) { return of(sound, url) }
        return try probed(url.path)
    }

    private static func of(_ sound: any SoundSource, _ url: URL) -> MediaInfo {
        var info = MediaInfo()
        var track = Track(1, kCMMediaType_Audio, sound.formatID)
        track.soundRate = sound.rate
        track.channels = sound.channels
        track.timescale = CMTimeScale(clamping: Int(sound.rate))
        info.duration = CMTime(value: sound.frameCount, timescale: track.timescale)
        track.timeRange = CMTimeRange(start: .zero, duration: info.duration)
        if let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, sound.duration > 0 {  // No rate then.
            track.dataRate = Float(Double(size) * 8 / sound.duration)
        }
        info.tracks = [track]
        info.tags = ID3Tags.read(path: url.path)
        return info
    }

    /// What a server neither measures nor ends, as radio: it plays from where it is.
    func withoutEnd() -> MediaInfo {
        guard !hasLength else { return self }
        var info = self
        info.isLive = true
        info.duration = .indefinite
        info.streamStart = info.tracks.map(\.timeRange.start.seconds).min() ?? 0
        for index in info.tracks.indices {
            info.tracks[index].timeRange = CMTimeRange(start: .zero, duration: .indefinite)
        }
        return info
    }

    static func probed(_ input: String) throws(MediaFailure) -> MediaInfo {
        guard let json = try FFmpeg.probe(input), let info = FFprobeReader(json).info else {
            throw .unreadable("\(input): not a media file that can be decoded")
        }
        return info
    }
}

/// Of the JSON that ffprobe writes.
struct FFprobeReader {
    private let json: [String: Any]
    init(_ json: [String: Any]) { self.json = json }

    /// nil without a stream of pictures or sound.
    var info: MediaInfo? {
        var info = MediaInfo()
        let format = json["format"] as? [String: Any] ?? [:]
        info.duration = time(format["duration"])
        info.hasLength = format["duration"] != nil || format["size"] != nil
        let streams = json["streams"] as? [[String: Any]] ?? []
        for (index, stream) in streams.enumerated() {
            guard let track = track(stream, number: index + 1, whole: info.duration) else { continue }
            info.tracks.append(track)
        }
        guard !info.tracks.isEmpty else { return nil }
        if info.duration == .zero { info.duration = info.tracks.map(\.timeRange.end).max() ?? .zero }
        let tags = format["tags"] as? [String: Any] ?? [:]
        for (key, value) in tags {
            guard let name = Self.names[key.lowercased()], let text = value as? String else { continue }
            info.tags.append(MediaInfo.Tag(.iTunes, name, text: text))
        }
        for chapter in json["chapters"] as? [[String: Any]] ?? [] {
            let title = (chapter["tags"] as? [String: Any])?["title"] as? String ?? ""
            info.chapters.append(
                (title, CMTimeRange(start: time(chapter["start_time"]), end: time(chapter["end_time"]))))
        }
        return info
    }

    private static let names = [
        "title": "©nam", "artist": "©ART", "album": "©alb", "genre": "©gen", "date": "©day", "comment": "©cmt",
        "composer": "©wrt", "album_artist": "aART", "track": "trkn", "disc": "disk", "encoder": "©too",
    ]

    private func time(_ value: Any?) -> CMTime {
        let seconds = (value as? String).flatMap(Double.init) ?? 0
        guard seconds.isFinite, abs(seconds) < 1e9 else { return .zero }
        return CMTime(seconds: seconds, preferredTimescale: 90_000)
    }

    private func track(_ stream: [String: Any], number: Int, whole: CMTime) -> MediaInfo.Track? {
        let types = ["video": kCMMediaType_Video, "audio": kCMMediaType_Audio, "subtitle": kCMMediaType_Subtitle]
        guard let type = types[stream["codec_type"] as? String ?? ""] else { return nil }
        let codec = Self.codecs[stream["codec_name"] as? String ?? ""] ?? fourCharacterCode("    ")
        var track = MediaInfo.Track(CMPersistentTrackID(number), type, codec)
        let own = time(stream["duration"])
        track.timeRange = CMTimeRange(start: time(stream["start_time"]), duration: own > .zero ? own : whole)
        track.width = stream["width"] as? Int ?? 0
        track.height = stream["height"] as? Int ?? 0
        track.frameRate = rate(stream["avg_frame_rate"])
        track.colorMatrix = colorMatrix(stream)
        track.soundRate = (stream["sample_rate"] as? String).flatMap(Double.init) ?? 0
        track.channels = stream["channels"] as? Int ?? 0
        track.dataRate = (stream["bit_rate"] as? String).flatMap(Float.init) ?? 0
        let language = (stream["tags"] as? [String: Any])?["language"] as? String
        if let language, !language.isEmpty { track.language = language }
        return track
    }

    /// By ITU-T H.273, under FFmpeg's names.
    private func colorMatrix(_ stream: [String: Any]) -> Int? {
        let format = stream["pix_fmt"] as? String ?? ""
        if ["rgb", "bgr", "gbr", "argb", "abgr", "pal8"].contains(where: format.hasPrefix) { return 0 }
        return Self.matrices[stream["color_space"] as? String ?? ""]
    }

    private static let matrices = [
        "gbr": 0, "bt709": 1, "fcc": 4, "bt470bg": 5, "smpte170m": 6, "smpte240m": 7, "bt2020nc": 9, "bt2020c": 10,
    ]

    private func rate(_ value: Any?) -> Float {
        let parts = (value as? String ?? "").split(separator: "/").compactMap { Float($0) }
        guard parts.count == 2, parts[1] > 0 else { return parts.first ?? 0 }
        return parts[0] / parts[1]
    }

    private static let codecs: [String: FourCharCode] = [
        "h264": kCMVideoCodecType_H264, "hevc": kCMVideoCodecType_HEVC, "mjpeg": kCMVideoCodecType_JPEG,
        "mpeg4": kCMVideoCodecType_MPEG4Video, "vp9": kCMVideoCodecType_VP9, "av1": kCMVideoCodecType_AV1,
        "prores": kCMVideoCodecType_AppleProRes422, "aac": kAudioFormatMPEG4AAC, "mp3": kAudioFormatMPEGLayer3,
        "alac": kAudioFormatAppleLossless, "flac": kAudioFormatFLAC, "opus": kAudioFormatOpus,
    ]
}
