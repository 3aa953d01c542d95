// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// OpenEXR: the image's components as half-precision numbers, in linear light, brighter than white where it is.
extension CIContext {
    /// Throws where the image is infinite or empty.
    public func openEXRRepresentation(
        of image: CIImage, options: [CIImageRepresentationOption: Any] = [:]
    ) throws -> Data {
        let extent = image.extent.integral
        guard !image.extent.isInfinite, extent.width >= 1, extent.height >= 1, extent.width <= 65_536,
            extent.height <= 65_536
        else {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [NSLocalizedDescriptionKey: "An image of \(image.extent) cannot be written as OpenEXR"])
        }
        let (width, height) = (Int(extent.width), Int(extent.height))
        var pixels = [UInt16](repeating: 0, count: width * height * 4)
        let linear = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
        pixels.withUnsafeMutableBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            render(image, toBitmap: base, rowBytes: width * 8, bounds: extent, format: .RGBAh, colorSpace: linear)
        }
        return OpenEXRFile(pixels: pixels, width: width, height: height).data
    }

    public func writeOpenEXRRepresentation(
        of image: CIImage, to url: URL, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try openEXRRepresentation(of: image, options: options).write(to: url) }
}

/// A file of scan lines without compression ("Technical Introduction to OpenEXR", "OpenEXR File Layout").
private struct OpenEXRFile {
    /// Red, green, blue, alpha; premultiplied, as the format has it.
    let pixels: [UInt16]
    let width: Int
    let height: Int

    /// Channels lie in the order of their names, each with its place in a pixel.
    private static let channels: [(name: String, place: Int)] = [("A", 3), ("B", 2), ("G", 1), ("R", 0)]
    private static let half: Int32 = 1

    var data: Data {
        var file = Data([0x76, 0x2F, 0x31, 0x01])
        file += Self.number(Int32(2))
        file += header
        let rowBytes = width * Self.channels.count * 2
        var place = UInt64(file.count + height * 8)
        for _ in 0..<height {
            file += Self.number(place)
            place += UInt64(8 + rowBytes)
        }
        for row in 0..<height { file += line(row, rowBytes) }
        return file
    }

    private var header: Data {
        let window = [0, 0, Int32(width - 1), Int32(height - 1)].reduce(Data()) { $0 + Self.number($1) }
        var list = Data()
        for channel in Self.channels {
            // Its type, whether it is perceptually linear and three reserved bytes, how it is sampled.
            list += Self.text(channel.name) + Self.number(Self.half) + Data(count: 4)
            list += Self.number(Int32(1)) + Self.number(Int32(1))
        }
        list.append(0)
        var header = Self.attribute("channels", "chlist", list)
        header += Self.attribute("compression", "compression", Data([0]))
        header += Self.attribute("dataWindow", "box2i", window)
        header += Self.attribute("displayWindow", "box2i", window)
        header += Self.attribute("lineOrder", "lineOrder", Data([0]))
        header += Self.attribute("pixelAspectRatio", "float", Self.number(Float(1).bitPattern))
        header += Self.attribute("screenWindowCenter", "v2f", Data(count: 8))
        header += Self.attribute("screenWindowWidth", "float", Self.number(Float(1).bitPattern))
        header.append(0)
        return header
    }

    /// The row's number, its size, then one channel after another.
    private func line(_ row: Int, _ rowBytes: Int) -> Data {
        var line = Self.number(Int32(row)) + Self.number(Int32(rowBytes))
        for channel in Self.channels {
            for column in 0..<width { line += Self.number(pixels[(row * width + column) * 4 + channel.place]) }
        }
        return line
    }

    private static func attribute(_ name: String, _ type: String, _ value: Data) -> Data {
        text(name) + text(type) + number(Int32(value.count)) + value
    }

    private static func text(_ text: String) -> Data { Data(text.utf8) + [0] }

    private static func number(_ value: some FixedWidthInteger) -> Data {
        withUnsafeBytes(of: value.littleEndian) { Data($0) }
    }
}
