// SPDX-License-Identifier: MIT
import CImageCodecs
import CoreGraphics

/// Properties of the file as a whole; nil when it is not understood.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let decoder = source.decoder else { return nil }
    var properties: [String: Any] = ["FileSize": decoder.data.count]
    switch decoder.format {
    case .gif:
        var gif: [String: Any] = [
            "HasGlobalColorMap": true, "CanvasPixelWidth": Int(decoder.info.width),
            "CanvasPixelHeight": Int(decoder.info.height),
        ]
        // Without a loop extension a GIF plays once.
        gif["LoopCount"] = decoder.loopCount ?? 1
        properties["{GIF}"] = gif
    case .webP where decoder.frameCount > 1:
        properties["{WebP}"] = [
            "LoopCount": decoder.loopCount ?? 0, "CanvasPixelWidth": Int(decoder.info.width),
            "CanvasPixelHeight": Int(decoder.info.height),
        ]
    case .png where decoder.loopCount != nil:
        properties["{PNG}"] = [
            "LoopCount": decoder.loopCount ?? 0, "CanvasPixelWidth": Int(decoder.info.width),
            "CanvasPixelHeight": Int(decoder.info.height),
        ]
    case .png, .jpeg, .webP, .heic, .heif, .tiff, .bmp, .ico, .cur, .xBitmap: break
    }
    return NSDictionary(dictionary: properties)
}

/// Properties of one image; nil without such an image.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let decoder = source.decoder(at: index) else { return nil }
    return NSDictionary(dictionary: decoder.properties(index))
}

extension ImageDecoder {
    func properties(_ index: Int) -> [String: Any] {
        let metadata = metadata
        var result: [String: Any] = [
            "PixelWidth": Int(info.width), "PixelHeight": Int(info.height), "Depth": Int(info.bits_per_component),
            "HasAlpha": info.has_alpha != 0,
            "ColorModel": info.components == 1 ? "Gray" : info.components == 4 ? "CMYK" : "RGB",
        ]
        if info.is_indexed != 0 { result["IsIndexed"] = true }
        if let name = profileName { result["ProfileName"] = name }
        if info.dpi_x > 0 {
            result["DPIWidth"] = info.dpi_x.rounded()
            result["DPIHeight"] = info.dpi_y.rounded()
        }
        if metadata.tiff["Orientation"] != nil { result["Orientation"] = Int(metadata.orientation.rawValue) }
        if !metadata.tiff.isEmpty { result["{TIFF}"] = metadata.tiff }
        if !metadata.exif.isEmpty { result["{Exif}"] = metadata.exif }
        if !metadata.gps.isEmpty { result["{GPS}"] = metadata.gps }
        let iptc = xmpPacket.flatMap(XMPReader.read).map(PropertyPaths.iptc) ?? [:]
        if !iptc.isEmpty { result["{IPTC}"] = iptc }
        addFormat(index, &result)
        return result
    }

    private var profileName: String? {
        switch colorSpace.name {
        case CGColorSpace.sRGB: "sRGB IEC61966-2.1"
        case CGColorSpace.displayP3: "Display P3"
        case CGColorSpace.adobeRGB1998: "Adobe RGB (1998)"
        default: nil
        }
    }

    private func addFormat(_ index: Int, _ result: inout [String: Any]) {
        switch format {
        case .gif, .webP:
            guard let delay = delay(index) else { return }
            // Players treat shorter delays as a tenth of a second, and DelayTime says what players do.
            let clamped = delay < 0.011 ? 0.1 : delay
            result[format == .gif ? "{GIF}" : "{WebP}"] = ["DelayTime": clamped, "UnclampedDelayTime": delay]
        case .png:
            var png: [String: Any] = ["InterlaceType": info.is_interlaced != 0 ? 1 : 0]
            if let delay = delay(index) {
                png["DelayTime"] = delay < 0.011 ? 0.1 : delay
                png["UnclampedDelayTime"] = delay
            }
            result["{PNG}"] = png
        case .jpeg:
            result["{JFIF}"] = ["IsProgressive": info.is_interlaced != 0]
        case .heic, .heif, .tiff, .bmp, .ico, .cur, .xBitmap: break
        }
    }
}
