// SPDX-License-Identifier: MIT

/// Sound that can be read from any place, as interleaved samples from -1 to 1.
package protocol SoundSource: AnyObject {
    /// Frames a second.
    var rate: Double { get }
    var channels: Int { get }
    var frameCount: Int64 { get }
    /// What the file says it is; PCM's details for what is read here.
    var formatID: AudioFormatID { get }
    var bitsPerChannel: Int { get }

    /// Frames from `position` on; fewer than asked for only at the end. Not safe from two threads at once.
    func read(_ count: Int, at position: Int64) throws(MediaFailure) -> [Float]
}

extension SoundSource {
    /// Seconds; 0 for a source without a rate.
    package var duration: Double { rate > 0 ? Double(frameCount) / rate : 0 }
}

/// Samples in memory: short sounds, recordings, what tests hear.
package final class SoundInMemory: SoundSource {
    /// Frames a second.
    package let rate: Double
    /// At least one.
    package let channels: Int
    /// Interleaved.
    package let samples: [Float]
    /// Samples are plain numbers.
    package let formatID = kAudioFormatLinearPCM
    /// They are floats.
    package let bitsPerChannel = 32

    /// Fewer than one channel counts as one. An unfinished frame at the end is left out.
    package init(rate: Double, channels: Int, samples: [Float]) {
        self.rate = rate
        self.channels = max(1, channels)
        self.samples = samples
    }

    /// Whole ones.
    package var frameCount: Int64 { Int64(samples.count / channels) }

    /// Never throws; empty behind the end and for a negative place.
    package func read(_ count: Int, at position: Int64) -> [Float] {
        guard count > 0, position >= 0, position < frameCount else { return [] }
        let start = Int(position) * channels
        return Array(samples[start..<min(samples.count, start + count * channels)])
    }
}

/// Opens sound files by what is in them, not by their names.
package enum SoundFiles {
    /// Beyond this many hours of sound a header is taken for damaged.
    private static let mostSeconds = 7.0 * 24 * 3600

    /// One of several sounds of a film, or the sound of a stream that goes on.
    package static func open(_ url: URL, stream: Int, isLive: Bool) throws(MediaFailure) -> any SoundSource {
        let input = url.isFileURL ? url.path : url.absoluteString
        return try checked(FFmpegSound(input, stream: stream, isLive: isLive))
    }

    /// Of files and of web addresses, the latter by ffmpeg alone.
    /// - Throws: also for sounds that no device could play: a damaged header is not believed.
    package static func open(_ url: URL) throws(MediaFailure) -> any SoundSource {
        guard url.isFileURL else { return try checked(FFmpegSound(url.absoluteString)) }
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw .missing(url.path)
        }
        if let own = try CoreAudioFile.open(path: url.path) { return try checked(own) }
        if let file = try LibSndFile.open(path: url.path) { return try checked(file) }
        return try checked(FFmpegSound(url.path))
    }

    /// Puts the bytes into a file without a name, which stays for the life of the process.
    package static func open(_ data: Data) throws(MediaFailure) -> any SoundSource {
        try open(MemoryFile(data).url)
    }

    private static func checked(_ source: any SoundSource) throws(MediaFailure) -> any SoundSource {
        guard source.rate >= 1, source.rate <= 1_000_000, (1...256).contains(source.channels), source.frameCount >= 0,
            source.duration <= mostSeconds
        else {
            throw .unreadable(
                "a sound of \(source.frameCount) frames, \(source.channels) channels at \(source.rate) Hz")
        }
        return source
    }
}

/// Bytes under a path of this process, in a file without a name. Stays for the life of the process, as decoders may open
/// the path at any time.
package struct MemoryFile {
    /// Under `/proc`; means the same only in this process.
    package let url: URL

    /// - Throws: where there is no room for a temporary file.
    package init(_ data: Data) throws(MediaFailure) {
        guard let file = tmpfile() else { throw .unreadable("no room for \(data.count) bytes of sound") }
        let descriptor = fileno(file)
        do {
            try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: data)
        } catch { throw .unreadable("no room for \(data.count) bytes of sound") }
        url = URL(fileURLWithPath: "/proc/\(getpid())/fd/\(descriptor)")
    }
}
