// SPDX-License-Identifier: MIT
import Glibc

/// A sound file that is written from its beginning to its end.
package protocol SoundFileMaking: AnyObject {
    /// Written so far.
    var frameCount: Int64 { get }
    /// Interleaved; values outside of -1 to 1 are cut. Does nothing once the file is closed.
    /// - Throws: when the disk does not take them.
    func write(_ samples: [Float]) throws(MediaFailure)
    /// Makes the file whole. A second call does nothing.
    /// - Throws: when it does not become so; it is closed all the same.
    func close() throws(MediaFailure)
}

/// Writes samples of -1 to 1 into a sound file as they come: WAV, AIFF and CAF with whole numbers or floats, by code of
/// our own, so that a recording needs no library.
package final class SoundFileWriter: SoundFileMaking {
    /// The kinds written without a library.
    package enum Container: Sendable { case wave, aiff, caf }

    /// Frames a second.
    package let rate: Double
    /// Of each frame.
    package let channels: Int
    /// Written so far.
    package private(set) var frameCount: Int64 = 0
    private let container: Container
    private let bits: Int
    private let isFloat: Bool
    private var file: UnsafeMutablePointer<FILE>?
    private let path: String

    /// Truncates the file.
    /// - Parameter bits: 8, 16, 24 or 32 a sample.
    package init(path: String, container: Container, rate: Double, channels: Int, bits: Int, isFloat: Bool)
        throws(MediaFailure)
    {
        guard rate >= 1, channels >= 1, channels <= 64, [8, 16, 24, 32].contains(bits), !isFloat || bits == 32 else {
            throw .cannotWrite("no sound file has \(channels) channels of \(bits) bits at \(rate) Hz")
        }
        guard let file = fopen(path, "wb") else { throw .cannotWrite("\(path): \(String(cString: strerror(errno)))") }
        self.path = path
        self.file = file
        (self.rate, self.channels, self.container, self.bits, self.isFloat) = (rate, channels, container, bits, isFloat)
        put(header, into: file)
    }

    deinit {
        // Whoever wants to hear of a full disk closes the file.
        do { try close() } catch {}
    }

    /// Goes to the disk as its buffer fills.
    package func write(_ samples: [Float]) throws(MediaFailure) {
        guard let file, !samples.isEmpty else { return }
        var bytes = [UInt8]()
        bytes.reserveCapacity(samples.count * bits / 8)
        for sample in samples { append(sample, to: &bytes) }
        guard put(bytes, into: file) else { throw refusal(errno) }
        frameCount += Int64(samples.count / channels)
    }

    @discardableResult
    private func put(_ bytes: [UInt8], into file: UnsafeMutablePointer<FILE>) -> Bool {
        fwrite(bytes, 1, bytes.count, file) == bytes.count
    }

    private func refusal(_ code: Int32) -> MediaFailure { .cannotWrite("\(path): \(String(cString: strerror(code)))") }

    private func append(_ sample: Float, to bytes: inout [UInt8]) {
        let word: UInt32
        if isFloat {
            word = sample.bitPattern
        } else {
            let top = Double(Int64(1) << (bits - 1))
            let value = max(-top, min(top - 1, (Double(sample.isNaN ? 0 : sample) * top).rounded()))
            let unsigned = bits == 8 && container == .wave
            word = UInt32(truncatingIfNeeded: Int64(value) + (unsigned ? 128 : 0))
        }
        let isBigEndian = container == .aiff
        for index in 0..<bits / 8 {
            let shift = isBigEndian ? bits - 8 - index * 8 : index * 8
            bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(shift)))
        }
    }

    /// Puts the length into the header. A second call does nothing.
    /// - Throws: when the disk has not taken all that was written; the file is closed all the same.
    package func close() throws(MediaFailure) {
        guard let file else { return }
        self.file = nil
        if container != .caf, dataBytes % 2 == 1 { fputc(0, file) }
        fseek(file, 0, SEEK_SET)
        put(header, into: file)
        // Of all writes before, too: what they left in the buffer goes out only now.
        let failed = fflush(file) != 0 || ferror(file) != 0
        let code = errno
        guard fclose(file) == 0, !failed else { throw refusal(failed ? code : errno) }
    }

    // MARK: Headers

    private var header: [UInt8] {
        switch container {
        case .wave: waveHeader()
        case .aiff: aiffHeader()
        case .caf: cafHeader()
        }
    }

    private var dataBytes: Int64 { frameCount * Int64(channels * bits / 8) }

    private func waveHeader() -> [UInt8] {
        var bytes = ByteWriter(isBigEndian: false)
        bytes.text("RIFF")
        bytes.number(UInt32(clamping: 36 + dataBytes))
        bytes.text("WAVEfmt ")
        bytes.number(UInt32(16))
        bytes.number(UInt16(isFloat ? 3 : 1))
        bytes.number(UInt16(channels))
        bytes.number(UInt32(rate))
        bytes.number(UInt32(rate) * UInt32(channels * bits / 8))
        bytes.number(UInt16(channels * bits / 8))
        bytes.number(UInt16(bits))
        bytes.text("data")
        bytes.number(UInt32(clamping: dataBytes))
        return bytes.bytes
    }

    private func aiffHeader() -> [UInt8] {
        var bytes = ByteWriter(isBigEndian: true)
        bytes.text("FORM")
        let commonSize = isFloat ? 24 : 18
        bytes.number(UInt32(clamping: Int64(4 + 8 + commonSize + 16) + dataBytes + dataBytes % 2))
        bytes.text(isFloat ? "AIFCCOMM" : "AIFFCOMM")
        bytes.number(UInt32(commonSize))
        bytes.number(UInt16(channels))
        bytes.number(UInt32(clamping: frameCount))
        bytes.number(UInt16(bits))
        bytes.extendedFloat(rate)
        if isFloat { bytes.text("fl32\0\0") }
        bytes.text("SSND")
        bytes.number(UInt32(clamping: dataBytes + 8))
        bytes.number(UInt64(0))
        return bytes.bytes
    }

    private func cafHeader() -> [UInt8] {
        var bytes = ByteWriter(isBigEndian: true)
        bytes.text("caff")
        bytes.number(UInt32(0x0001_0000))
        bytes.text("desc")
        bytes.number(UInt64(32))
        bytes.number(rate.bitPattern)
        bytes.text("lpcm")
        // Little-endian, and floats where it is.
        bytes.number(UInt32(isFloat ? 3 : 2))
        bytes.number(UInt32(channels * bits / 8))
        bytes.number(UInt32(1))
        bytes.number(UInt32(channels))
        bytes.number(UInt32(bits))
        bytes.text("data")
        bytes.number(UInt64(dataBytes + 4))
        bytes.number(UInt32(0))
        return bytes.bytes
    }
}

/// Builds headers.
struct ByteWriter {
    var bytes: [UInt8] = []
    let isBigEndian: Bool

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    mutating func text(_ text: String) { bytes += Array(text.utf8) }
    mutating func number<N: FixedWidthInteger>(_ number: N) {
        withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { bytes += Array($0) }
    }
    /// AIFF's 80 bits.
    mutating func extendedFloat(_ value: Double) {
        guard value > 0, value.isFinite else {
            bytes += [UInt8](repeating: 0, count: 10)
            return
        }
        number(UInt16(16383 + Int(value.exponent)))
        number(UInt64(value.significand * 0x1p63))
    }
}
