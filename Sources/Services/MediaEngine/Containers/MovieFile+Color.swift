// SPDX-License-Identifier: MIT

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
