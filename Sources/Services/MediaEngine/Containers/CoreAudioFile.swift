// SPDX-License-Identifier: MIT

/// Core Audio files whose packets libsndfile does not decode: IMA4 ADPCM, as `afconvert` makes it.
///
/// Layout: Apple Core Audio Format Specification 1.0, "CAF Chunk Header", "Audio Description Chunk".
enum CoreAudioFile {
    private static let packetBytes = 34
    private static let packetFrames = 64

    /// nil when the file is none of these.
    static func open(path: String) throws(MediaFailure) -> (any SoundSource)? {
        guard let reader = ByteReader(path: path), reader.text(0, 4) == "caff" else { return nil }
        var offset: Int64 = 8
        var description: (rate: Double, channels: Int)?
        while let kind = reader.text(offset, 4), let size = reader.signed(offset + 4) {
            let body = offset + 12
            if kind == "desc" {
                guard reader.text(body + 8, 4) == "ima4" else { return nil }
                let channels = reader.number32(body + 24) ?? 0
                description = (Double(bitPattern: reader.unsigned(body) ?? 0), Int(channels))
            }
            if kind == "data" {
                guard let description, (1...8).contains(description.channels), description.rate >= 1,
                    description.rate <= 1_000_000
                else { throw .unreadable("\(path): a damaged Core Audio file") }
                let length = size < 0 ? reader.length - body : min(size, reader.length - body)
                return IMA4Sound(
                    reader, start: body + 4, length: max(0, length - 4), rate: description.rate,
                    channels: description.channels)
            }
            // The sum may leave the numbers when a size is hostile.
            guard size >= 0, size <= reader.length else { break }
            offset = body + size
        }
        guard description == nil else { throw .unreadable("\(path): a Core Audio file without sound") }
        return nil
    }

    private final class IMA4Sound: SoundSource {
        let rate: Double
        let channels: Int
        let frameCount: Int64
        let formatID = kAudioFormatAppleIMA4
        let bitsPerChannel = 0
        private let reader: ByteReader
        private let start: Int64

        init(_ reader: ByteReader, start: Int64, length: Int64, rate: Double, channels: Int) {
            (self.reader, self.start, self.rate, self.channels) = (reader, start, rate, channels)
            frameCount = length / Int64(packetBytes * channels) * Int64(packetFrames)
        }

        func read(_ count: Int, at position: Int64) throws(MediaFailure) -> [Float] {
            guard count > 0, position >= 0, position < frameCount else { return [] }
            let wanted = Int(min(Int64(count), frameCount - position))
            let firstPacket = position / Int64(packetFrames)
            let lastPacket = (position + Int64(wanted) - 1) / Int64(packetFrames)
            var decoded: [Float] = []
            decoded.reserveCapacity(Int(lastPacket - firstPacket + 1) * packetFrames * channels)
            for packet in firstPacket...lastPacket { decoded += try self.packet(packet) }
            let skipped = Int(position - firstPacket * Int64(packetFrames)) * channels
            return Array(decoded[skipped..<skipped + wanted * channels])
        }

        private func packet(_ index: Int64) throws(MediaFailure) -> [Float] {
            let bytes = Int64(packetBytes * channels)
            guard let data = reader.bytes(start + index * bytes, Int(bytes)) else {
                throw .unreadable("the sound ends within packet \(index)")
            }
            var frames = [Float](repeating: 0, count: packetFrames * channels)
            for channel in 0..<channels {
                var decoder = IMA4Packet(data[(channel * packetBytes)..<((channel + 1) * packetBytes)])
                for frame in 0..<packetFrames { frames[frame * channels + channel] = decoder.next() }
            }
            return frames
        }
    }
}

/// Decodes one packet of one channel: two bytes of predictor and step index, then 64 differences of four bits, low half
/// first. Rules and table: IMA Digital Audio Focus Group, "Recommended Practices for Enhancing Digital Audio
/// Compatibility" (1992), section 6.
struct IMA4Packet {
    private let data: ArraySlice<UInt8>
    private var predictor: Int32
    private var stepIndex: Int
    private var position = 0

    init(_ data: ArraySlice<UInt8>) {
        self.data = data
        let header = UInt16(data[data.startIndex]) << 8 | UInt16(data[data.startIndex + 1])
        predictor = Int32(Int16(bitPattern: header & 0xFF80))
        stepIndex = min(88, Int(header & 0x7F))
    }

    mutating func next() -> Float {
        let byte = data[data.startIndex + 2 + position / 2]
        let code = position % 2 == 0 ? Int(byte & 0xF) : Int(byte >> 4)
        position += 1
        let step = Self.steps[stepIndex]
        var difference = step >> 3
        if code & 1 != 0 { difference += step >> 2 }
        if code & 2 != 0 { difference += step >> 1 }
        if code & 4 != 0 { difference += step }
        predictor = max(-32768, min(32767, code & 8 != 0 ? predictor - difference : predictor + difference))
        stepIndex = max(0, min(88, stepIndex + Self.changes[code & 7]))
        return Float(predictor) / 32768
    }

    private static let changes = [-1, -1, -1, -1, 2, 4, 6, 8]
    private static let steps: [Int32] = [
        7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
        107,
        118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876,
        963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358,
        5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086,
        29794, 32767,
    ]
}
