// SPDX-License-Identifier: MIT
import CoreGraphics

extension PlainImage {
    /// Icons and cursors of Windows: the largest of the file's pictures, the deepest of those of its size.
    static func icon(_ file: FileBytes) -> PlainImage? {
        guard let count = file.integer(4, bytes: 2) else { return nil }
        let pictures = (0..<min(count, 256)).compactMap { index -> (rank: Int, image: PlainImage)? in
            let entry = 6 + index * 16
            guard let size = file.integer(entry + 8, bytes: 4), let offset = file.integer(entry + 12, bytes: 4),
                size > 0, offset < file.bytes.count
            else { return nil }
            let part = Data(file.bytes[offset..<min(file.bytes.count, offset + size)])
            guard let image = picture(part) else { return nil }
            return (image.width * image.height * 64 + (file.integer(entry + 6, bytes: 2) ?? 0) % 64, image)
        }
        return pictures.max { $0.rank < $1.rank }?.image
    }

    /// A part is a PNG file, or a bitmap without the header of files.
    private static func picture(_ part: Data) -> PlainImage? {
        guard ImageFormat(part) == .png else {
            return windowsBitmap(FileBytes(part), at: 0, pixels: nil, isIcon: true)
        }
        guard let decoder = ImageDecoder(part) else { return nil }
        let (width, height) = (Int(decoder.info.width), Int(decoder.info.height))
        return PlainImage(width: width, height: height, alpha: .premultiplied) { target in
            guard let pixels = decoder.pixels(0) else { return }
            for y in 0..<height {
                target.buffer.baseAddress.advanced(by: y * target.buffer.bytesPerRow)
                    .copyMemory(from: pixels.baseAddress.advanced(by: y * pixels.bytesPerRow), byteCount: width * 4)
            }
        }
    }
}
