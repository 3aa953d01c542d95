// SPDX-License-Identifier: MIT
internal import CVectorImages

/// An SVG or a PDF's first page, drawn at any size. Immutable; safe on all threads.
package final class VectorImage: Sendable {
    /// The raw values are those of compiled catalogs.
    package enum Kind: Int32, Sendable {
        case svg = 1
        case pdf = 2

        /// By a file's extension; nil for pixels.
        init?(type: String) {
            switch type.lowercased() {
            case "svg": self = .svg
            case "pdf": self = .pdf
            default: return nil
            }
        }
    }

    private let data: Data
    private let kind: Kind
    /// One element alone, as `#Regular-M`; nil: everything.
    private let element: String?
    /// In points.
    package let size: CGSize

    /// More pixels than any screen; larger images would only eat memory.
    private static let sideLimit: CGFloat = 8192

    /// nil when the bytes are no such image, which is reported with the image's name.
    package static func read(_ data: Data, kind: Kind, named name: String) -> VectorImage? {
        var error = ""
        let image = VectorImage(data: data, kind: kind, element: nil, error: &error)
        if image == nil { Unsupported.report("image '\(name)': \(error)") }
        return image
    }

    private init?(data: Data, kind: Kind, element: String?, error: inout String) {
        self.data = data
        self.kind = kind
        self.element = element
        var size = ts_vector_size()
        var message = [CChar](repeating: 0, count: 256)
        let isKnown = data.withUnsafeBytes { bytes in
            ts_vector_measure(kind.rawValue, bytes.baseAddress, bytes.count, element, &size, &message, message.count)
        }
        guard isKnown != 0, size.width < Self.sideLimit, size.height < Self.sideLimit else {
            error = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            return nil
        }
        self.size = CGSize(width: size.width, height: size.height)
    }

    /// An element of this SVG by its identifier; nil when there is none with ink.
    package func element(_ identifier: String) -> VectorImage? {
        guard kind == .svg else { return nil }
        var error = ""
        return VectorImage(data: data, kind: kind, element: "#" + identifier, error: &error)
    }

    /// The image for a screen of `scale` pixels per point, `factor` times its own size. Pixels are made when the image is
    /// first drawn.
    package func image(scale: CGFloat, factor: CGFloat = 1) -> CGImage {
        let wanted = scale * factor
        let limited = min(wanted, Self.sideLimit / max(size.width, size.height, 1))
        let width = max(1, Int((size.width * limited).rounded(.up)))
        let height = max(1, Int((size.height * limited).rounded(.up)))
        let layout = PixelLayout(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000),
            colorSpace: .deviceRGB)
        return CGImage(layout: layout) { [self] in draw(width: width, height: height) }
    }

    private func draw(width: Int, height: Int) -> PixelBuffer? {
        let buffer = PixelBuffer(width: width, height: height)
        var message = [CChar](repeating: 0, count: 256)
        let done = data.withUnsafeBytes { bytes in
            ts_vector_draw(
                kind.rawValue, bytes.baseAddress, bytes.count, element, buffer.baseAddress, Int32(width),
                Int32(height), Int32(buffer.bytesPerRow), &message, message.count)
        }
        return done != 0 ? buffer : nil
    }
}
