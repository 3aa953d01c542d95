// SPDX-License-Identifier: MIT
import Glibc

/// The programs `ffmpeg` and `ffprobe` of the package of that name, where installed.
package enum FFmpeg {
    /// For messages that say what to install.
    package static let packageName = "ffmpeg"

    /// Found once, in `PATH`; nil where not installed.
    package static let ffmpeg = find("ffmpeg")
    /// Found once, in `PATH`; nil where not installed.
    package static let ffprobe = find("ffprobe")
    /// Whether both programs are installed.
    package static var isThere: Bool { ffmpeg != nil && ffprobe != nil }

    private static func find(_ program: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        let candidates = path.split(separator: ":").map { "\($0)/\(program)" }
        return candidates.first { access($0, X_OK) == 0 }
    }

    /// Decoded at one thread's pace, without a terminal, and from files and web servers alone: a hostile play list must
    /// not read the app's files by other protocols.
    /// - Parameter live: the list that `input` is, of which `seconds` are; nil: a film.
    static func command(
        _ input: String, at seconds: Double, isTurned: Bool = true, tells: String = "error", live: LiveStream? = nil
    ) throws(MediaFailure) -> [String] {
        guard let ffmpeg else { throw .needsPackage(packageName) }
        var arguments = [ffmpeg, "-v", tells, "-nostats", "-nostdin", "-threads", "1"]
        if !isTurned { arguments.append("-noautorotate") }
        let entry = live?.entry(at: seconds) ?? LiveStream.Entry(piece: nil, seconds: seconds)
        let skip = entry.seconds > 0 ? ["-ss", String(format: "%.6f", entry.seconds)] : []
        let source = ["-protocol_whitelist", protocols(input), "-i", input]
        guard let piece = entry.piece else { return arguments + skip + source }
        // Nobody seeks in a list that goes on: what is before is decoded and left out.
        return arguments + ["-live_start_index", String(piece)] + source + skip
    }

    private static func protocols(_ input: String) -> String {
        input.hasPrefix("http") ? "http,https,tcp,tls,crypto,httpproxy" : "file,crypto,data"
    }

    /// Floats of all channels, interleaved.
    /// - Parameters: `stream`: of those of sound, which of them; `says`: called on a thread of its own with ffmpeg's lines.
    package static func sound(
        _ input: String, at seconds: Double, rate: Double, channels: Int, stream: Int = 0, live: LiveStream? = nil,
        says: (@Sendable ([String]) -> Void)? = nil
    ) throws(MediaFailure) -> ChildProcess {
        let wanted = [
            "-map", "0:a:\(stream)", "-f", "f32le", "-ar", String(Int(rate)), "-ac", String(channels), "pipe:1",
        ]
        guard let says else { return try ChildProcess(command(input, at: seconds, live: live) + wanted) }
        return try ChildProcess(command(input, at: seconds, tells: "verbose", live: live) + wanted, says: says)
    }

    /// Pictures of one size behind one another, `rate` a second, as luminance and colour differences of half the size in both
    /// directions, rounded up (I420, limited range): a third of the bytes of BGRA, which a pipe copies twice.
    /// - Parameter isMuchSmaller: than half of the film's pictures.
    package static func planes(
        _ input: String, at seconds: Double, width: Int, height: Int, rate: Double, isTurned: Bool, isMuchSmaller: Bool,
        live: LiveStream? = nil
    ) throws(MediaFailure) -> ChildProcess {
        // Two samples in each direction, as textures are scaled where a layer shows a film; what is made much smaller is
        // averaged, as it would glitter.
        let filter = isMuchSmaller ? "bilinear" : "fast_bilinear"
        let scale = "scale=\(width):\(height):flags=\(filter):out_range=tv"
        let wanted = ["-an", "-sn", "-vf", "\(scale),fps=\(rate)", "-f", "rawvideo", "-pix_fmt", "yuv420p", "pipe:1"]
        return try ChildProcess(command(input, at: seconds, isTurned: isTurned, live: live) + wanted)
    }

    /// Premultiplied BGRA pictures of one size behind one another, `rate` a second.
    package static func pictures(
        _ input: String, at seconds: Double, width: Int, height: Int, rate: Double?, isTurned: Bool = true
    ) throws(MediaFailure) -> ChildProcess {
        var wanted = ["-an", "-sn"]
        // Frames keep the file's own rhythm unless the caller wants a steady one.
        let scale = "scale=\(width):\(height):flags=bilinear"
        wanted += ["-vf", rate.map { "\(scale),fps=\($0)" } ?? scale]
        wanted += ["-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1"]
        return try ChildProcess(command(input, at: seconds, isTurned: isTurned) + wanted)
    }

    /// What ffprobe says, as JSON; nil when it cannot read the input.
    package static func probe(_ input: String) throws(MediaFailure) -> [String: Any]? {
        guard let ffprobe else { throw .needsPackage(packageName) }
        let child = try ChildProcess([
            ffprobe, "-v", "error", "-protocol_whitelist", protocols(input), "-print_format", "json", "-show_format",
            "-show_streams", "-show_chapters", input,
        ])
        let text = child.readToEnd()
        // Output that is no JSON means input that is not readable.
        guard child.succeeds(), let json = (try? JSONSerialization.jsonObject(with: Data(text))) as? [String: Any]
        else { return nil }
        return json
    }
}

/// Sound that only ffmpeg decodes, one child process at a time; going back starts a new one.
final class FFmpegSound: SoundSource {
    private let input: String
    private let stream: Int
    private let isLive: Bool
    private let live: LiveStream?
    let rate: Double
    let channels: Int
    let frameCount: Int64
    let formatID: AudioFormatID
    let bitsPerChannel = 0
    private var child: ChildProcess?
    private var position: Int64 = 0
    /// Hears what a stream that goes on says, as it comes; to be set before it begins.
    var says: (@Sendable ([String]) -> Void)?
    /// A stream that goes on is given an end that nobody waits for.
    private static let endlessSeconds = 6 * 24 * 3600.0

    /// - Parameters: `stream`: of those of sound, which of them; `isLive`: it has no end, and without `live`, the list that it is,
    ///   no places to go to.
    init(_ input: String, stream: Int = 0, isLive: Bool = false, live: LiveStream? = nil) throws(MediaFailure) {
        self.input = input
        self.live = live
        self.stream = stream
        self.isLive = isLive
        guard let json = try FFmpeg.probe(input),
            let found = (json["streams"] as? [[String: Any]])?.filter({ $0["codec_type"] as? String == "audio" }),
            found.indices.contains(stream), let rate = (found[stream]["sample_rate"] as? String).flatMap(Double.init),
            let channels = found[stream]["channels"] as? Int
        else { throw .unreadable("\(input): no sound that can be decoded") }
        let length = found[stream]["duration"] as? String ?? (json["format"] as? [String: Any])?["duration"] as? String
        let seconds = isLive ? Self.endlessSeconds : length.flatMap(Double.init) ?? 0
        guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { throw .unreadable("\(input): an endless sound") }
        (self.rate, self.channels) = (rate, channels)
        frameCount = Int64((seconds * rate).rounded())
        formatID = Self.formats[found[stream]["codec_name"] as? String ?? ""] ?? kAudioFormatLinearPCM
    }

    private static let formats = [
        "aac": kAudioFormatMPEG4AAC, "mp3": kAudioFormatMPEGLayer3, "alac": kAudioFormatAppleLossless,
        "ac3": kAudioFormatAC3, "flac": kAudioFormatFLAC, "opus": kAudioFormatOpus,
    ]

    /// A station begins where it is.
    func begin(at start: Int64) throws(MediaFailure) {
        child = try FFmpeg.sound(
            input, at: hasPlaces ? Double(start) / rate : 0, rate: rate, channels: channels, stream: stream, live: live,
            says: isLive ? says : nil)
        position = start
    }

    private var hasPlaces: Bool { !isLive || live != nil }

    func read(_ count: Int, at start: Int64) throws(MediaFailure) -> [Float] {
        guard count > 0, start >= 0, start < frameCount else { return [] }
        if child == nil || start != position && hasPlaces { try begin(at: start) }
        let wanted = Int(min(Int64(count), frameCount - start))
        guard let child else { return [] }
        let samples = [Float](unsafeUninitializedCapacity: wanted * channels) { buffer, used in
            let bytes = buffer.baseAddress.map { child.read(into: $0, wanted * channels * 4) } ?? 0
            used = bytes / 4 / channels * channels
        }
        position += Int64(samples.count / channels)
        return samples
    }
}

extension FFmpegSound {
    /// Ends the program, so that a thread that waits for it goes on.
    func stop() { child?.stop() }
}

extension FFmpeg {
    /// The encoder for a kind of sound; AAC for what is not told.
    package static func encoder(_ formatID: Any?) -> String {
        switch (formatID as? NSNumber)?.uint32Value ?? kAudioFormatMPEG4AAC {
        case kAudioFormatAppleLossless: "alac"
        case kAudioFormatFLAC: "flac"
        case kAudioFormatOpus: "libopus"
        case kAudioFormatAppleIMA4: "adpcm_ima_qt"
        case kAudioFormatULaw: "pcm_mulaw"
        case kAudioFormatALaw: "pcm_alaw"
        default: "aac"
        }
    }

    /// Encodes a whole sound file; the same bytes for the same input.
    /// - Parameters: `container`: ffmpeg's name of it; nil: what the suffix of `output` says; `bitRate`: bits a second; 0: what the
    ///   encoder takes for good.
    package static func convertSound(
        _ input: String, to output: String, codec: String, container: String? = nil, bitRate: Int = 0
    ) throws(MediaFailure) {
        guard let ffmpeg else { throw .needsPackage(packageName) }
        let wishes = (bitRate > 0 ? ["-b:a", String(bitRate)] : []) + (container.map { ["-f", $0] } ?? [])
        let child = try ChildProcess(
            [
                ffmpeg, "-v", "error", "-nostdin", "-y", "-i", input, "-c:a", codec, "-fflags", "+bitexact", "-flags:a",
                "+bitexact",
            ] + wishes + [output])
        _ = child.readToEnd()
        guard child.succeeds() else { throw .cannotWrite("\(output): ffmpeg cannot encode \(codec)") }
    }
}
