// SPDX-License-Identifier: MIT
import CImageCodecs
import CoreGraphics

/// A picture of a format that needs no library to be read: its size at once, its pixels when they are wanted.
struct PlainImage {
    enum Alpha { case opaque, straight, premultiplied }

    let width: Int
    let height: Int
    let alpha: Alpha
    /// Fills rows from the top with words 0xAARRGGBB; what the file lacks stays clear. The bytes are not trusted.
    let draw: (_ pixels: PlainPixels) -> Void

    /// nil for a size that no picture has.
    init?(width: Int, height: Int, alpha: Alpha, draw: @escaping (_ pixels: PlainPixels) -> Void) {
        let most = 1 << 16
        guard (1...most).contains(width), (1...most).contains(height), width * height <= 1 << 28 else { return nil }
        (self.width, self.height, self.alpha, self.draw) = (width, height, alpha, draw)
    }

    /// The picture of a file; nil when the format is another or the header is damaged.
    init?(_ data: Data, _ format: ImageFormat) {
        let found: PlainImage? =
            switch format {
            case .bmp: .windowsBitmap(FileBytes(data), at: 14, pixels: FileBytes(data).integer(10, bytes: 4))
            case .ico, .cur: .icon(FileBytes(data))
            case .tiff: TaggedImage(data)?.image
            case .xBitmap: .xBitmap(data)
            case .png, .jpeg, .gif, .webP, .heic, .heif: nil
            }
        guard let found else { return nil }
        self = found
    }

    /// - Returns: true, for decoders that say whether they could read a header.
    func describe(_ info: inout codec_info) -> Bool {
        (info.width, info.height) = (UInt32(width), UInt32(height))
        (info.bits_per_component, info.components) = (8, 3)
        info.has_alpha = alpha == .opaque ? 0 : 1
        return true
    }
}

/// The pixels that a picture is drawn to.
struct PlainPixels {
    let buffer: PixelBuffer

    /// - Parameter color: 0xAARRGGBB. Places outside are left out.
    func set(_ x: Int, _ y: Int, _ color: UInt32) {
        guard x >= 0, y >= 0, x < buffer.width, y < buffer.height else { return }
        let row = buffer.baseAddress.advanced(by: y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        row[x] = color
    }
}

/// Numbers of a file, which may end anywhere.
struct FileBytes {
    let bytes: [UInt8]
    let isLittleEndian: Bool

    init(_ data: Data, isLittleEndian: Bool = true) {
        bytes = [UInt8](data)
        self.isLittleEndian = isLittleEndian
    }

    /// nil behind the end.
    func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

    /// An unsigned number of 1 to 4 bytes; nil where it goes over the end.
    func integer(_ offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        let part = bytes[offset..<offset + count]
        return (isLittleEndian ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }

    func signed(_ offset: Int) -> Int? { integer(offset, bytes: 4).map { Int(Int32(truncatingIfNeeded: $0)) } }

    /// Bits from the most significant on, `width` of 1, 2, 4 or 8 for each; nil behind the end.
    func bits(_ index: Int, of width: Int, from offset: Int) -> Int? {
        let perByte = 8 / width
        guard let byte = byte(offset + index / perByte) else { return nil }
        return byte >> (8 - width - index % perByte * width) & (1 << width - 1)
    }
}
