// SPDX-License-Identifier: MIT

/// Makes a film file of pictures and sound by ffmpeg; the same bytes for the same input.
package final class FilmWriter {
    private let output: String
    private let width: Int
    private let height: Int
    private let rate: Double
    private let child: ChildProcess

    /// - Parameters: `codec`: ffmpeg's encoder; `sound`: a file whose sound goes into the film.
    package init(
        _ output: String, width: Int, height: Int, rate: Double, codec: String, quality: Int, sound: String?,
        container: String
    ) throws(MediaFailure) {
        guard let ffmpeg = FFmpeg.ffmpeg else { throw .needsPackage(FFmpeg.packageName) }
        (self.output, self.rate) = (output, rate)
        // Halved chroma has no odd sizes.
        (self.width, self.height) = (max(2, width & ~1), max(2, height & ~1))
        var arguments = [
            ffmpeg, "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(self.width)x\(self.height)",
            "-r", String(rate), "-i", "pipe:0",
        ]
        if let sound { arguments += ["-i", sound, "-c:a", "aac"] }
        arguments += ["-c:v", codec, "-pix_fmt", "yuv420p", "-threads", "1"]
        if codec == "libx264" || codec == "libx265" { arguments += ["-crf", String(quality), "-preset", "veryfast"] }
        arguments += [
            "-fflags", "+bitexact", "-flags:v", "+bitexact", "-movflags", "+faststart", "-f", container, output,
        ]
        child = try ChildProcess(arguments, feedsInput: true)
    }

    /// Whether ffmpeg took it; pictures of another size are cut or filled up with black.
    package func write(_ picture: PixelBuffer) -> Bool {
        var frame = [UInt8](repeating: 0, count: width * height * 4)
        let bytes = min(width, picture.width) * 4
        return frame.withUnsafeMutableBytes { target in
            for y in 0..<min(height, picture.height) {
                guard let base = target.baseAddress else { return false }
                (base + y * width * 4).copyMemory(
                    from: picture.baseAddress + y * picture.bytesPerRow, byteCount: bytes)
            }
            return child.write(UnsafeRawBufferPointer(target))
        }
    }

    /// Waits until ffmpeg has written the file. Call once, after the last picture.
    package func finish() throws(MediaFailure) {
        guard child.succeeds() else { throw .cannotWrite("\(output): ffmpeg cannot encode the film") }
    }
}

extension FFmpeg {
    /// Copies a stretch of a file into another container as it is.
    package static func copy(
        _ input: String, to output: String, from start: Double, seconds: Double?, container: String
    )
        throws(MediaFailure)
    {
        guard let ffmpeg else { throw .needsPackage(packageName) }
        var arguments = [ffmpeg, "-v", "error", "-nostdin", "-y"]
        if start > 0 { arguments += ["-ss", String(format: "%.6f", start)] }
        arguments += ["-i", input]
        if let seconds { arguments += ["-t", String(format: "%.6f", seconds)] }
        let child = try ChildProcess(arguments + ["-c", "copy", "-fflags", "+bitexact", "-f", container, output])
        _ = child.readToEnd()
        guard child.succeeds() else { throw .cannotWrite("\(output): ffmpeg cannot copy the media") }
    }
}

extension FFmpeg {
    /// Puts a file's pictures, or sound, and another's sound into one.
    package static func join(
        _ first: String, _ second: String?, to output: String, container: String
    ) throws(MediaFailure) {
        guard let ffmpeg else { throw .needsPackage(packageName) }
        var arguments = [ffmpeg, "-v", "error", "-nostdin", "-y"]
        arguments += ["-i", first]
        if let second { arguments += ["-i", second] }
        arguments += ["-c:v", "copy"]
        if container != "wav" { arguments += ["-c:a", "aac"] }
        let child = try ChildProcess(arguments + ["-fflags", "+bitexact", "-f", container, output])
        _ = child.readToEnd()
        guard child.succeeds() else { throw .cannotWrite("\(output): ffmpeg cannot join the streams") }
    }

    /// Gives a file other tags, and leaves its media as it is.
    /// - Parameter tags: by ffmpeg's names, as `title`.
    package static func setTags(
        _ tags: [(name: String, text: String)], of file: String, by draft: String, container: String
    ) throws(MediaFailure) {
        guard let ffmpeg else { throw .needsPackage(packageName) }
        var arguments = [ffmpeg, "-v", "error", "-nostdin", "-y", "-i", file, "-map", "0", "-c", "copy"]
        for tag in tags { arguments += ["-metadata", "\(tag.name)=\(tag.text)"] }
        let child = try ChildProcess(arguments + ["-fflags", "+bitexact", "-f", container, draft])
        _ = child.readToEnd()
        guard child.succeeds() else { throw .cannotWrite("\(file): ffmpeg cannot write its tags") }
    }
}
