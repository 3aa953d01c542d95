// SPDX-License-Identifier: MIT
import QuartzCore

/// Opens sound files by what is in them, not by their names.
package enum SoundFiles {
    /// Beyond this many hours of sound a header is taken for damaged.
    private static let mostSeconds = 7.0 * 24 * 3600

    /// One of several sounds of a film, or the sound of a stream that goes on.
    /// - Parameters: `live`: the list that such a stream is; nil: a station. `seconds`: of the list, where reading begins.
    ///   `tagged`: called on any thread with what such a stream says of what is heard from now on.
    package static func open(
        _ url: URL, stream: Int, isLive: Bool, live: LiveStream? = nil, from seconds: Double = 0,
        tagged: @escaping @Sendable ([MediaInfo.Tag]) -> Void = { _ in }
    ) throws(MediaFailure) -> any SoundSource {
        let input = url.isFileURL ? url.path : url.absoluteString
        let sound = try FFmpegSound(input, stream: stream, isLive: isLive, live: live)
        // A virtual clock stands while a stream is waited for.
        guard isLive, !FrameClock.isVirtual else {
            sound.says = StationWords.reader(tagged)
            return try checked(sound)
        }
        return try checked(LiveSound(sound, from: seconds, tagged))
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
