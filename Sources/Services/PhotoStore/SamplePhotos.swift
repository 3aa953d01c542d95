// SPDX-License-Identifier: MIT
import CoreGraphics
import ImageIO

/// The pictures of a new device: landscapes, drawn here.
enum SamplePhotos {
    private static let hues: [CGFloat] = [0.55, 0.08, 0.35, 0.75, 0.95, 0.14]
    private static let size = CGSize(width: 900, height: 600)

    static func make(in folder: URL) throws {
        // All or none: a second process that finds the folder finds it full.
        let draft = SafeFile.draft(beside: folder)
        try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
        for (index, hue) in hues.enumerated() {
            try SafeFile.write(data(hue, day: index + 1), to: draft.appendingPathComponent("sample-\(index + 1).jpg"))
        }
        do { try FileManager.default.moveItem(at: draft, to: folder) } catch {
            try FileManager.default.removeItem(at: draft)
            guard FileManager.default.fileExists(atPath: folder.path) else { throw error }
        }
    }

    private static func data(_ hue: CGFloat, day: Int) throws -> Data {
        let data = NSMutableData()
        guard let image = draw(hue), let destination = CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil)
        else { throw CocoaError(.fileWriteUnknown) }
        let exif = [kCGImagePropertyExifDateTimeOriginal: "2023:09:0\(day) 10:00:00"]
        let properties: [CFString: Any] = [
            kCGImageDestinationLossyCompressionQuality: 0.9, kCGImagePropertyExifDictionary: exif,
        ]
        CGImageDestinationAddImage(destination, image, properties as NSDictionary)
        guard CGImageDestinationFinalize(destination) else { throw CocoaError(.fileWriteUnknown) }
        return data as Data
    }

    /// A sun over two hills.
    private static func draw(_ hue: CGFloat) -> CGImage? {
        let pixels = PixelBuffer(width: Int(size.width), height: Int(size.height))
        let context = CGContext(buffer: pixels, scale: 1, opaque: true)
        fill(context, hue, 0.35, 0.98)
        context.fill(CGRect(origin: .zero, size: size))
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.8)
        context.fillEllipse(in: CGRect(x: 80 + hue * 600, y: 90, width: 130, height: 130))
        for (x, top, brightness) in [(-100.0, 330.0, 0.7), (350.0, 400.0, 0.5)] {
            fill(context, hue, 0.6, brightness)
            context.fillEllipse(in: CGRect(x: x, y: top, width: 800, height: 700))
        }
        return context.makeImage()
    }

    /// The colour of a hue, a saturation and a brightness of 0 to 1 each.
    private static func fill(_ context: CGContext, _ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) {
        // https://en.wikipedia.org/wiki/HSL_and_HSV#HSV_to_RGB_alternative
        func part(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        context.setFillColor(red: part(5), green: part(3), blue: part(1), alpha: 1)
    }
}
