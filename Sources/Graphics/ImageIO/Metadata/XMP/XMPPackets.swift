// SPDX-License-Identifier: MIT
import CImageCodecs
import CoreGraphics

/// Where files of each format hold their packet (XMP part 3, chapter 1).
extension ImageDecoder {
    var xmpPacket: Data? {
        switch format {
        case .jpeg: JPEGSegments(data).flatMap { $0.content(XMPPlace.jpegSignature) }
        case .png: XMPPlace.text(ofPNG: pngChunks("iTXt"))
        case .webP: copied { codec_webp_chunk($0, $1, "XMP ", $2) }
        case .gif: XMPPlace.text(ofGIF: data)
        case .heic, .heif, .tiff, .bmp, .ico, .cur, .xBitmap: nil
        }
    }
}

enum XMPPlace {
    static let jpegSignature = Data("http://ns.adobe.com/xap/1.0/\0".utf8)
    private static let pngKeyword = Data("XML:com.adobe.xmp\0".utf8)

    /// Behind the keyword: how it is compressed, which is not at all, a language and the keyword's translation.
    fileprivate static func text(ofPNG chunks: [Data]) -> Data? {
        guard let chunk = chunks.first(where: { $0.starts(with: pngKeyword) }) else { return nil }
        let rest = chunk.dropFirst(pngKeyword.count)
        guard rest.count > 2, rest[rest.startIndex] == 0 else { return nil }
        let parts = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? Data(parts[2]) : nil
    }

    static func pngChunk(_ packet: Data) -> Data { pngKeyword + Data([0, 0, 0, 0]) + packet }

    /// The text lies in the open, behind the extension's name, up to a trailer that counts down from 255.
    fileprivate static func text(ofGIF data: Data) -> Data? {
        guard let name = data.range(of: Data("XMP DataXMP".utf8)),
            let end = data.range(of: Data([1, 255, 254, 253]), in: name.upperBound..<data.endIndex)
        else { return nil }
        return data.subdata(in: name.upperBound..<end.lowerBound)
    }
}

/// The marker segments in front of a JPEG's pixels (ITU T.81, annex B).
struct JPEGSegments {
    private struct Segment {
        let marker: UInt8
        let content: Data
    }

    private static let exifSignature = Data("Exif\0\0".utf8)
    /// What a segment's two bytes of length can say, without themselves.
    private static let largest = 65_533

    private var segments: [Segment] = []
    private let rest: Data

    /// nil: the data is no JPEG.
    init?(_ data: Data) {
        guard data.count > 4, data[0] == 0xFF, data[1] == 0xD8 else { return nil }
        var place = 2
        while place + 4 <= data.count, data[place] == 0xFF, data[place + 1] != 0xDA, data[place + 1] != 0xD9 {
            if data[place + 1] == 0xFF {
                place += 1
                continue
            }
            let length = Int(data[place + 2]) << 8 | Int(data[place + 3])
            guard length >= 2, place + 2 + length <= data.count else { return nil }
            segments.append(
                Segment(marker: data[place + 1], content: data.subdata(in: place + 4..<place + 2 + length)))
            place += 2 + length
        }
        rest = data.subdata(in: place..<data.count)
    }

    /// What stands behind a signature in an APP1 segment.
    func content(_ signature: Data) -> Data? {
        segments.first { $0.marker == 0xE1 && $0.content.starts(with: signature) }
            .map { Data($0.content.dropFirst(signature.count)) }
    }

    /// The file with other blocks of Exif and XMP; nil leaves one out. The pixels stay as they are.
    func replacing(exif: Data?, packet: Data?) -> Data {
        let kept = segments.filter { segment in
            segment.marker != 0xE1
                || ![Self.exifSignature, XMPPlace.jpegSignature].contains { segment.content.starts(with: $0) }
        }
        var new = kept
        let place = kept.firstIndex { $0.marker != 0xE0 } ?? kept.count
        let blocks = [exif.map { Self.exifSignature + $0 }, packet.map { XMPPlace.jpegSignature + $0 }]
        for content in blocks.reversed() {
            guard let content else { continue }
            guard content.count <= Self.largest else {
                Diagnostics.log(
                    "CGImageDestination: metadata of \(content.count) bytes do not fit into a JPEG segment.")
                continue
            }
            new.insert(Segment(marker: 0xE1, content: content), at: place)
        }
        var file = Data([0xFF, 0xD8])
        for segment in new {
            let length = segment.content.count + 2
            file += [0xFF, segment.marker, UInt8(length >> 8), UInt8(length & 255)] + segment.content
        }
        return file + rest
    }
}
