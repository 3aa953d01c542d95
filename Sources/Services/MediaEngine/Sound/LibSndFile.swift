// SPDX-License-Identifier: MIT
import Glibc

/// libsndfile, opened when the first sound is: WAV, AIFF, CAF, FLAC, Ogg, Opus and MP3.
package enum LibSndFile {
    /// `SF_INFO`.
    struct Info {
        var frames: Int64 = 0
        var rate: Int32 = 0
        var channels: Int32 = 0
        var format: Int32 = 0
        var sections: Int32 = 0
        var seekable: Int32 = 0
    }

    typealias Handle = UnsafeMutableRawPointer

    /// The functions used, as sndfile.h declares them.
    struct Functions: Sendable {
        let open: @convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutableRawPointer) -> Handle?
        let close: @convention(c) (Handle) -> Int32
        let seek: @convention(c) (Handle, Int64, Int32) -> Int64
        let readFloats: @convention(c) (Handle, UnsafeMutablePointer<Float>, Int64) -> Int64
        let writeFloats: @convention(c) (Handle, UnsafePointer<Float>, Int64) -> Int64
        let errorText: @convention(c) (Handle?) -> UnsafePointer<CChar>?
    }

    /// nil where the library is not installed.
    static let functions: Functions? = {
        let names = ["libsndfile.so.1", "libsndfile.so"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        func function<F>(_ name: String, _: F.Type) -> F? { dlsym(library, name).map { unsafeBitCast($0, to: F.self) } }
        guard
            let open = function(
                "sf_open", (@convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutableRawPointer) -> Handle?).self),
            let close = function("sf_close", (@convention(c) (Handle) -> Int32).self),
            let seek = function("sf_seek", (@convention(c) (Handle, Int64, Int32) -> Int64).self),
            let read = function(
                "sf_readf_float", (@convention(c) (Handle, UnsafeMutablePointer<Float>, Int64) -> Int64).self),
            let write = function(
                "sf_writef_float", (@convention(c) (Handle, UnsafePointer<Float>, Int64) -> Int64).self),
            let errorText = function("sf_strerror", (@convention(c) (Handle?) -> UnsafePointer<CChar>?).self)
        else { return nil }
        return Functions(
            open: open, close: close, seek: seek, readFloats: read, writeFloats: write, errorText: errorText)
    }()

    /// Looks for the library at the first call.
    package static var isThere: Bool { functions != nil }
    static let packageName = "libsndfile1"

    /// nil when the library does not know the kind of file.
    package static func open(path: String) throws(MediaFailure) -> (any SoundSource)? {
        guard let functions else { return nil }
        var info = Info()
        guard let handle = path.withCString({ functions.open($0, 0x10, &info) }) else { return nil }
        // Some readers take any file for raw samples of nothing.
        guard info.channels > 0, info.rate > 0, info.frames >= 0, info.frames < Int64.max / 2 else {
            _ = functions.close(handle)
            return nil
        }
        return SndFileSound(handle, info, functions)
    }
}

/// A file that libsndfile reads.
final class SndFileSound: SoundSource {
    private let handle: LibSndFile.Handle
    private let functions: LibSndFile.Functions
    let rate: Double
    let channels: Int
    let frameCount: Int64
    let formatID: AudioFormatID
    let bitsPerChannel: Int
    let formatFlags: AudioFormatFlags
    private var position: Int64 = 0

    init(_ handle: LibSndFile.Handle, _ info: LibSndFile.Info, _ functions: LibSndFile.Functions) {
        self.handle = handle
        self.functions = functions
        rate = Double(info.rate)
        channels = Int(info.channels)
        frameCount = info.frames
        (formatID, bitsPerChannel) = Self.kind(info.format)
        formatFlags = formatID == kAudioFormatLinearPCM ? Self.flags(info.format) : 0
    }

    deinit { _ = functions.close(handle) }

    /// Of uncompressed sound; the numbers are those of sndfile.h.
    private static func flags(_ format: Int32) -> AudioFormatFlags {
        var flags = kAudioFormatFlagIsPacked
        switch format & 0xFFFF {
        case 0x05: break
        case 0x06, 0x07: flags |= kAudioFormatFlagIsFloat
        default: flags |= kAudioFormatFlagIsSignedInteger
        }
        // AIFF, AU and CAF have the highest byte first unless they say otherwise.
        let isOtherwise = format & 0x3000_0000 == 0x1000_0000
        if [0x02_0000, 0x03_0000, 0x18_0000].contains(format & 0x0FFF_0000), !isOtherwise {
            flags |= kAudioFormatFlagIsBigEndian
        }
        return flags
    }

    /// Of the numbers of sndfile.h.
    private static func kind(_ format: Int32) -> (AudioFormatID, Int) {
        if format & 0x0FFF_0000 == 0x17_0000 { return (kAudioFormatFLAC, format & 0xFFFF == 0x03 ? 24 : 16) }
        return switch format & 0xFFFF {
        case 0x01, 0x05: (kAudioFormatLinearPCM, 8)
        case 0x02: (kAudioFormatLinearPCM, 16)
        case 0x03: (kAudioFormatLinearPCM, 24)
        case 0x04, 0x06: (kAudioFormatLinearPCM, 32)
        case 0x07: (kAudioFormatLinearPCM, 64)
        case 0x10: (kAudioFormatULaw, 8)
        case 0x11: (kAudioFormatALaw, 8)
        case 0x12: (kAudioFormatAppleIMA4, 0)
        case 0x64: (kAudioFormatOpus, 0)
        case 0x70...0x73: (kAudioFormatAppleLossless, 16)
        case 0x82: (kAudioFormatMPEGLayer3, 0)
        default: (kAudioFormatLinearPCM, 16)
        }
    }

    func read(_ count: Int, at start: Int64) throws(MediaFailure) -> [Float] {
        guard count > 0, start >= 0, start < frameCount else { return [] }
        if start != position {
            guard functions.seek(handle, start, 0) == start else {
                throw .unreadable("the sound cannot be read from frame \(start) on")
            }
            position = start
        }
        let wanted = Int(min(Int64(count), frameCount - start))
        var done = 0
        let samples = [Float](unsafeUninitializedCapacity: wanted * channels) { buffer, used in
            if let base = buffer.baseAddress { done = Int(max(0, functions.readFloats(handle, base, Int64(wanted)))) }
            used = done * channels
        }
        position += Int64(done)
        return samples
    }
}
