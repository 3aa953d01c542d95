// SPDX-License-Identifier: MIT
import CImageCodecs
import CoreGraphics

/// What a file tells about its images beside their pixels.
struct ImageMetadata {
    var orientation = CGImagePropertyOrientation.up
    var tiff: [String: Any] = [:]
    var exif: [String: Any] = [:]
    var gps: [String: Any] = [:]

    init(_ exifData: Data?) {
        guard let exifData, let reader = ExifReader(exifData) else { return }
        (tiff, exif, gps) = (reader.tiff, reader.exif, reader.gps)
        if let value = tiff["Orientation"] as? Int, let found = CGImagePropertyOrientation(rawValue: UInt32(value)) {
            orientation = found
        }
    }
}

extension ImageDecoder {
    var metadata: ImageMetadata {
        var result = ImageMetadata(exifBlock)
        // libheif has turned the pixels already.
        if format == .heic || format == .heif {
            result.orientation = .up
            result.tiff["Orientation"] = nil
        }
        return result
    }

    /// How the stored pixels have to be turned.
    package var orientation: CGImagePropertyOrientation { metadata.orientation }

    private var exifBlock: Data? {
        switch format {
        case .jpeg: jpegExif
        case .png: pngChunk("eXIf")
        case .webP: copied { codec_webp_chunk($0, $1, "EXIF", $2) }.map(Self.withoutPrefix)
        case .heic, .heif: copied { codec_heif_exif($0, $1, $2) }.map(Self.withoutPrefix)
        case .tiff: data
        case .gif, .bmp, .ico, .cur, .xBitmap: nil
        }
    }

    private static func withoutPrefix(_ data: Data) -> Data {
        data.starts(with: Array("Exif\0\0".utf8)) ? Data(data.dropFirst(6)) : data
    }

    func copied(_ body: (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<codec_bytes>) -> Int32) -> Data? {
        var result = codec_bytes()
        let found = data.withUnsafeBytes { buffer -> Bool in
            guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return false }
            return body(bytes, buffer.count, &result) == 1
        }
        defer { codec_free(result.bytes) }
        return found ? result.bytes.map { Data(bytes: $0, count: result.count) } : nil
    }

    private var jpegExif: Data? { JPEGSegments(data)?.content(Data("Exif\0\0".utf8)) }

    private func pngChunk(_ name: String) -> Data? { pngChunks(name).first }

    /// The contents of all chunks of that type.
    func pngChunks(_ name: String) -> [Data] {
        var found: [Data] = []
        var position = 8
        while position + 12 <= data.count {
            let length = data[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard position + 12 + length <= data.count else { return found }
            if data[position + 4..<position + 8].elementsEqual(name.utf8) {
                found.append(data.subdata(in: position + 8..<position + 8 + length))
            }
            position += 12 + length
        }
        return found
    }
}
