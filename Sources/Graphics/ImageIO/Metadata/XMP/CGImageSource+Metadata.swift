// SPDX-License-Identifier: MIT
import CoreGraphics

/// The image's packet of XMP, with what Exif, TIFF and GPS say beside it. nil without such an image, or when it says
/// nothing.
public func CGImageSourceCopyMetadataAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImageMetadata? {
    guard let decoder = source.decoder(at: index) else { return nil }
    let metadata = decoder.xmp
    return metadata.tags.isEmpty ? nil : metadata
}

extension ImageDecoder {
    var xmp: CGMutableImageMetadata {
        let metadata = xmpPacket.flatMap(XMPReader.read) ?? CGImageMetadataCreateMutable()
        let known = self.metadata
        PropertyPaths.add(["{TIFF}": known.tiff, "{Exif}": known.exif, "{GPS}": known.gps], to: metadata)
        return metadata
    }
}

extension CGImageMetadata {
    /// The entries of property dictionaries that the tags say the same as, for the Exif block of a file.
    var properties: [String: Any] {
        var result: [String: Any] = [:]
        for (dictionary, names) in [("{TIFF}", ExifTags.tiff), ("{Exif}", ExifTags.exif), ("{GPS}", ExifTags.gps)] {
            var entries: [String: Any] = [:]
            for name in names.values {
                guard let path = PropertyPaths.path(dictionary, name), let tag = find(path) else { continue }
                entries[name] = Self.value(tag, name)
            }
            if !entries.isEmpty { result[dictionary] = entries }
        }
        if let orientation = (result["{TIFF}"] as? [String: Any])?["Orientation"] {
            result["Orientation"] = orientation
        }
        return result
    }

    /// Dates as Exif writes them, numbers as numbers.
    private static func value(_ tag: CGImageMetadataTag, _ name: String) -> Any? {
        if case .list(let items) = tag.value, tag.type != .alternateText {
            return items.compactMap { $0.text.map(number) }
        }
        guard let text = tag.text else { return nil }
        guard name.hasPrefix("DateTime"), text.count >= 19, text.contains("T") else { return number(text) }
        return text.prefix(19).replacingOccurrences(of: "-", with: ":").replacingOccurrences(of: "T", with: " ")
    }

    /// Fractions are written `1/60`.
    private static func number(_ text: String) -> Any {
        let parts = text.split(separator: "/").map { Double($0) }
        if parts.count == 2, let top = parts[0], let bottom = parts[1], bottom != 0 { return top / bottom }
        return Int(text).map { $0 as Any } ?? Double(text).map { $0 as Any } ?? text
    }
}
