// SPDX-License-Identifier: MIT

/// Reads the boxes of MP4 and QuickTime files (ISO/IEC 14496-12; QuickTime File Format). Sizes and counts of a file are
/// never believed beyond the file's length, and boxes are entered to a fixed depth.
package struct MovieFile {
    let file: ByteReader
    private static let deepest = 12
    private static let mostBoxes = 20_000

    /// nil when the file is none of these, or has its table of contents in fragments.
    static func read(path: String) throws(MediaFailure) -> MediaInfo? {
        guard let file = ByteReader(path: path), let kind = file.text(4, 4),
            ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"].contains(kind)
        else { return nil }
        let movie = MovieFile(file: file)
        guard let moov = movie.boxes(0..<file.length).first(where: { $0.kind == "moov" }) else { return nil }
        guard let info = movie.info(moov) else { throw .unreadable("\(path): a damaged film") }
        // Fragmented films have their times elsewhere; ffprobe adds them up.
        let isFragmented = movie.child("mvex", of: moov) != nil
        return isFragmented && info.duration == .zero ? nil : info
    }

    struct Box {
        let kind: String
        let body: Range<Int64>
    }

    func boxes(_ range: Range<Int64>) -> [Box] {
        var found: [Box] = []
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, found.count < Self.mostBoxes, let kind = file.text(offset + 4, 4),
            let short = file.number32(offset)
        {
            var size = Int64(short)
            var header: Int64 = 8
            if short == 1 {
                guard let long = file.signed(offset + 8) else { break }
                (size, header) = (long, 16)
            } else if short == 0 {
                size = range.upperBound - offset
            }
            guard size >= header, size <= range.upperBound - offset else { break }
            found.append(Box(kind: kind, body: offset + header..<offset + size))
            offset += size
        }
        return found
    }

    func child(_ path: String..., of box: Box) -> Box? {
        var current = box
        for kind in path {
            guard let next = boxes(current.body).first(where: { $0.kind == kind }) else { return nil }
            current = next
        }
        return current
    }

    // MARK: Movie

    private func info(_ moov: Box) -> MediaInfo? {
        guard let header = child("mvhd", of: moov), let (timescale, duration) = times(header) else { return nil }
        var info = MediaInfo()
        info.duration = CMTime(value: duration, timescale: timescale)
        for box in boxes(moov.body) where box.kind == "trak" {
            if let track = track(box, movieScale: timescale) { info.tracks.append(track) }
        }
        guard !info.tracks.isEmpty else { return nil }
        info.isProtected = info.tracks.contains { $0.codec == fourCharacterCode("drms") }
        if let list = child("udta", "meta", of: moov).flatMap({ metadataItems($0) }) { info.tags = list }
        return info
    }

    /// Timescale and duration of `mvhd` and `mdhd`.
    private func times(_ box: Box) -> (CMTimeScale, CMTimeValue)? {
        let start = box.body.lowerBound
        guard let version = file.number8(start) else { return nil }
        let scale = version == 1 ? file.number32(start + 20) : file.number32(start + 12)
        let duration = version == 1 ? file.signed(start + 24) : file.number32(start + 16).map(Int64.init)
        guard let scale, let duration, scale > 0, scale < 1 << 31, duration >= 0 else { return nil }
        // All ones: not known.
        let isUnknown = version == 0 && duration == Int64(UInt32.max)
        return (CMTimeScale(scale), isUnknown ? 0 : duration)
    }

    // MARK: Tracks

    private func track(_ box: Box, movieScale: CMTimeScale) -> MediaInfo.Track? {
        guard let header = child("tkhd", of: box), let media = child("mdia", of: box),
            let mediaHeader = child("mdhd", of: media), let (timescale, duration) = times(mediaHeader),
            let handler = child("hdlr", of: media), let type = file.number32(handler.body.lowerBound + 8)
        else { return nil }
        let start = header.body.lowerBound
        let version = Int64(file.number8(start) ?? 0)
        let identifier = file.number32(start + (version == 1 ? 20 : 12)) ?? 0
        var track = MediaInfo.Track(CMPersistentTrackID(truncatingIfNeeded: identifier), type, 0)
        track.isEnabled = (file.number8(start + 3) ?? 1) & 1 == 1
        track.timescale = timescale
        track.timeRange = CMTimeRange(start: .zero, duration: CMTime(value: duration, timescale: timescale))
        readGeometry(&track, at: matrixPlace(inTrackHeader: header))
        track.language = language(mediaHeader)
        guard let table = child("minf", "stbl", of: media) else { return track }
        readDescription(&track, table)
        readSamples(&track, table, duration: track.timeRange.duration.seconds)
        if let edit = editedDuration(box, movieScale) { track.timeRange.duration = edit }
        return track
    }

    /// Behind times that are twice as long in the second version.
    func matrixPlace(inTrackHeader header: Box) -> Int64 {
        header.body.lowerBound + (file.number8(header.body.lowerBound) == 1 ? 52 : 40)
    }

    private func readGeometry(_ track: inout MediaInfo.Track, at matrix: Int64) {
        func fixed(_ index: Int64) -> CGFloat {
            let bits = Int32(bitPattern: file.number32(matrix + index * 4) ?? 0)
            return CGFloat(bits) / 65536
        }
        track.transform = CGAffineTransform(
            a: fixed(0), b: fixed(1), c: fixed(3), d: fixed(4), tx: fixed(6), ty: fixed(7))
        track.width = Int(fixed(9))
        track.height = Int(fixed(10))
    }

    /// Five bits a letter.
    private func language(_ header: Box) -> String {
        let version = file.number8(header.body.lowerBound) ?? 0
        let packed = file.number16(header.body.lowerBound + (version == 1 ? 32 : 20)) ?? 0
        let letters = [10, 5, 0].map { UInt8(packed >> UInt16($0) & 31) + 0x60 }
        guard letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { return "und" }
        return String(decoding: letters, as: UTF8.self)
    }

    private func readDescription(_ track: inout MediaInfo.Track, _ table: Box) {
        guard let description = child("stsd", of: table) else { return }
        let entry = description.body.lowerBound + 8
        track.codec = file.number32(entry + 4) ?? 0
        let body = entry + 8
        if track.type == kCMMediaType_Video {
            track.width = Int(file.number16(body + 24) ?? 0)
            track.height = Int(file.number16(body + 26) ?? 0)
            if let codec = file.text(entry + 4, 4), let size = file.number32(entry) {
                track.colorMatrix = colorMatrix(
                    codec, body..<max(body, min(entry + Int64(size), description.body.upperBound)))
            }
        } else if track.type == kCMMediaType_Audio {
            track.channels = Int(file.number16(body + 16) ?? 0)
            track.soundRate = Double(file.number32(body + 24) ?? 0) / 65536
            // MPEG-4's name for the kind of sound is AAC's name elsewhere.
            if track.codec == fourCharacterCode("mp4a") { track.codec = kAudioFormatMPEG4AAC }
        }
    }

    private func readSamples(_ track: inout MediaInfo.Track, _ table: Box, duration: Double) {
        guard duration > 0 else { return }
        if track.type == kCMMediaType_Video, let times = child("stts", of: table) {
            let count = min(100_000, Int64(file.number32(times.body.lowerBound + 4) ?? 0))
            var frames = 0.0
            for index in 0..<count { frames += Double(file.number32(times.body.lowerBound + 8 + index * 8) ?? 0) }
            track.frameRate = Float(frames / duration)
        }
        guard let sizes = child("stsz", of: table) else { return }
        let start = sizes.body.lowerBound
        let (same, count) = (Int64(file.number32(start + 4) ?? 0), Int64(file.number32(start + 8) ?? 0))
        let listed = min(count, (sizes.body.upperBound - start - 12) / 4, 1_000_000)
        if same > 0 {
            track.bytes = min(same * count, file.length)
        } else if let table = file.bytes(start + 12, Int(max(0, listed) * 4)) {
            for index in stride(from: 0, to: table.count, by: 4) {
                track.bytes += table[index..<index + 4].reduce(Int64(0)) { $0 << 8 | Int64($1) }
            }
        }
        track.dataRate = Float(Double(min(track.bytes, file.length)) * 8 / duration)
    }

    private func editedDuration(_ track: Box, _ movieScale: CMTimeScale) -> CMTime? {
        guard let list = child("edts", "elst", of: track), let count = file.number32(list.body.lowerBound + 4),
            count > 0
        else { return nil }
        let isLong = file.number8(list.body.lowerBound) == 1
        let size: Int64 = isLong ? 20 : 12
        var total: Int64 = 0
        for index in 0..<min(1000, Int64(count)) {
            let entry = list.body.lowerBound + 8 + index * size
            let length = isLong ? file.signed(entry) : file.number32(entry).map(Int64.init)
            guard let length, length >= 0, length < 1 << 48 else { return nil }
            total += length
        }
        return total > 0 ? CMTime(value: total, timescale: movieScale) : nil
    }

    // MARK: Tags

    private func metadataItems(_ meta: Box) -> [MediaInfo.Tag]? {
        // In MP4 a version stands before the boxes, in QuickTime none does.
        let start = meta.body.lowerBound
        let inner = file.text(start + 4, 4) == "hdlr" ? meta.body : start + 4..<max(start + 4, meta.body.upperBound)
        guard let list = boxes(inner).first(where: { $0.kind == "ilst" }) else { return nil }
        return boxes(list.body).compactMap { item in
            guard let data = child("data", of: item), let kind = file.number32(data.body.lowerBound) else { return nil }
            let value = data.body.lowerBound + 8
            let length = min(data.body.upperBound - value, 1 << 24)
            guard length >= 0, let bytes = file.bytes(value, Int(length)) else { return nil }
            let text = kind == 1 ? String(decoding: bytes, as: UTF8.self) : nil
            return MediaInfo.Tag(.iTunes, item.kind, text: text, data: Data(bytes))
        }
    }
}

// MARK: Colours

extension MovieFile {
    /// Bytes of a sample entry of pictures before its boxes (ISO/IEC 14496-12, 12.1.3), its size and type left out.
    private static let entryHead: Int64 = 78

    /// Codecs whose pictures are red, green and blue.
    private static let rgbCodecs = Set(["png ", "rle ", "raw ", "smc ", "rpza", "cvid", "8BPS", "qdrw", "tga ", "gif "])
    /// Photo JPEG and Motion JPEG, by JFIF as BT.601.
    private static let jpegCodecs = Set(["jpeg", "mjpa", "mjpb", "dmb1"])

    /// Matrix coefficients by ITU-T H.273: as the pictures themselves tell, else as the file does; nil: neither.
    /// - Parameter entry: the body of the track's sample entry, whose type is `codec`.
    func colorMatrix(_ codec: String, _ entry: Range<Int64>) -> Int? {
        if Self.rgbCodecs.contains(codec) { return 0 }
        if Self.jpegCodecs.contains(codec) { return 5 }
        guard entry.count > Self.entryHead else { return nil }
        let inner = boxes(entry.lowerBound + Self.entryHead..<entry.upperBound)
        let own = inner.first { $0.kind == "avcC" }.flatMap { sequenceParameters($0) }?.colorMatrix
        return own ?? inner.first { $0.kind == "colr" }.flatMap { named($0) }
    }

    /// The first set of an `avcC` box (ISO/IEC 14496-15, 5.3.3.1).
    private func sequenceParameters(_ box: Box) -> SequenceParameters? {
        let start = box.body.lowerBound
        guard let count = file.number8(start + 5), count & 31 > 0, let length = file.number16(start + 6),
            start + 8 + Int64(length) <= box.body.upperBound, let unit = file.bytes(start + 8, Int(length))
        else { return nil }
        return SequenceParameters(unit)
    }

    /// `colr` of MP4 and QuickTime: its kind, then primaries, transfer and matrix. 2 is "unspecified".
    private func named(_ box: Box) -> Int? {
        let start = box.body.lowerBound
        guard let kind = file.text(start, 4), kind == "nclx" || kind == "nclc", let matrix = file.number16(start + 8),
            matrix != 2
        else { return nil }
        return Int(matrix)
    }
}
