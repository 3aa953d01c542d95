// SPDX-License-Identifier: MIT
@_exported import CoreGraphics

/// The file formats read here, told apart by their first bytes.
package enum ImageFormat: String, CaseIterable, Sendable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webP = "org.webmproject.webp"
    case heic = "public.heic"
    case heif = "public.heif"
    case tiff = "public.tiff"
    case bmp = "com.microsoft.bmp"
    case ico = "com.microsoft.ico"
    case cur = "com.microsoft.cur"
    case xBitmap = "public.xbitmap-image"

    /// - Parameter data: the file's beginning; 16 bytes are looked at.
    /// - Returns: nil for formats that are not read here, SVG and PDF among them.
    package init?(_ data: Data) {
        let head = [UInt8](data.prefix(16))
        func matches(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
            head.count >= offset + bytes.count && Array(head[offset..<offset + bytes.count]) == bytes
        }
        if matches([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if matches([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if matches(Array("GIF8".utf8)) {
            self = .gif
        } else if matches(Array("RIFF".utf8)), matches(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if matches([0x49, 0x49, 0x2A, 0x00]) || matches([0x4D, 0x4D, 0x00, 0x2A]) {
            self = .tiff
        } else if matches(Array("BM".utf8)) {
            self = .bmp
        } else if matches([0, 0, 1, 0]) {
            self = .ico
        } else if matches([0, 0, 2, 0]) {
            self = .cur
        } else if matches(Array("#define ".utf8)) {
            self = .xBitmap
        } else if matches(Array("ftyp".utf8), at: 4) {
            let brand = String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)
            guard ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1", "avif", "avis"].contains(brand)
            else { return nil }
            self = brand.hasPrefix("he") ? .heic : .heif
        } else {
            return nil
        }
    }
}
