// SPDX-License-Identifier: MIT
import CoreGraphics

/// Which XMP property says the same as an entry of a property dictionary: XMP part 3 and CIPA DC-010 for TIFF, Exif and
/// GPS, the IPTC Photo Metadata Standard for IPTC.
enum PropertyPaths {
    private static let tiff = [
        "ImageDescription": "dc:description[x-default]", "Artist": "dc:creator[0]", "Copyright": "dc:rights[x-default]",
        "DateTime": "xmp:ModifyDate", "Software": "xmp:CreatorTool",
    ]
    private static let exif = [
        "DateTimeDigitized": "xmp:CreateDate", "UserComment": "exif:UserComment[x-default]",
        "CameraOwnerName": "exifEX:CameraOwnerName", "BodySerialNumber": "exifEX:BodySerialNumber",
        "LensSpecification": "exifEX:LensSpecification", "LensMake": "exifEX:LensMake", "LensModel": "exifEX:LensModel",
        "LensSerialNumber": "exifEX:LensSerialNumber", "FocalLenIn35mmFilm": "exif:FocalLengthIn35mmFilm",
    ]
    private static let iptc = [
        "ObjectName": "dc:title[x-default]", "Caption/Abstract": "dc:description[x-default]", "Byline": "dc:creator",
        "CopyrightNotice": "dc:rights[x-default]", "Keywords": "dc:subject", "Headline": "photoshop:Headline",
        "Credit": "photoshop:Credit", "Source": "photoshop:Source", "City": "photoshop:City",
        "Province/State": "photoshop:State", "Country/PrimaryLocationName": "photoshop:Country",
        "Country/PrimaryLocationCode": "Iptc4xmpCore:CountryCode", "SubLocation": "Iptc4xmpCore:Location",
        "SpecialInstructions": "photoshop:Instructions", "BylineTitle": "photoshop:AuthorsPosition",
        "OriginalTransmissionReference": "photoshop:TransmissionReference", "Writer/Editor": "photoshop:CaptionWriter",
        "Category": "photoshop:Category", "SupplementalCategory": "photoshop:SupplementalCategories",
        "Urgency": "photoshop:Urgency", "DateCreated": "photoshop:DateCreated", "StarRating": "xmp:Rating",
        "RightsUsageTerms": "xmpRights:UsageTerms[x-default]", "Scene": "Iptc4xmpCore:Scene",
        "SubjectReference": "Iptc4xmpCore:SubjectCode",
    ]
    private static let dates: Set<String> = ["DateTime", "DateTimeOriginal", "DateTimeDigitized"]

    /// nil: XMP has nothing for the entry.
    static func path(_ dictionary: String, _ property: String) -> String? {
        switch dictionary {
        case "{TIFF}": tiff[property] ?? "tiff:\(property)"
        case "{Exif}": exif[property] ?? "exif:\(property)"
        case "{ExifAux}": "aux:\(property)"
        case "{GPS}": "exif:GPS\(property)"
        case "{IPTC}": iptc[property]
        default: nil
        }
    }

    /// The entries of the IPTC dictionary that the metadata has.
    static func iptc(_ metadata: CGImageMetadata) -> [String: Any] {
        var entries: [String: Any] = [:]
        for (name, path) in iptc {
            guard let tag = metadata.find(path) else { continue }
            if case .list(let items) = tag.value {
                entries[name] = items.compactMap(\.text)
            } else if let text = tag.text {
                entries[name] = Int(text).map { $0 as Any } ?? text
            }
        }
        return entries
    }

    /// Dates of Exif as XMP writes them: `2024:05:06 07:08:09` is `2024-05-06T07:08:09`.
    static func value(_ value: Any, _ property: String) -> Any {
        guard dates.contains(property), let text = value as? String else { return value }
        let parts = text.split(separator: " ").map(String.init)
        guard parts.count == 2 else { return value }
        return parts[0].replacingOccurrences(of: ":", with: "-") + "T" + parts[1]
    }

    /// Properties of dictionaries as XMP; what is there already stays.
    static func add(_ properties: [String: Any], to metadata: CGMutableImageMetadata) {
        for dictionary in ["{TIFF}", "{Exif}", "{ExifAux}", "{GPS}", "{IPTC}"] {
            let entries = properties[dictionary] as? [String: Any] ?? [:]
            for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
                guard let path = path(dictionary, name).flatMap(MetadataPath.init) else { continue }
                guard metadata.find(path.steps[...], nil) == nil else { continue }
                _ = metadata.set(Self.value(value, name), path, nil)
            }
        }
    }
}

/// The tag that says what an entry of a property dictionary says: `{TIFF}` and `Orientation`. nil: there is none.
public func CGImageMetadataCopyTagMatchingImageProperty(
    _ metadata: CGImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString
) -> CGImageMetadataTag? {
    PropertyPaths.path(dictionaryName as String, propertyName as String).flatMap { metadata.find($0) }
}

/// Sets the tag that says what an entry of a property dictionary says. false: XMP has none.
public func CGImageMetadataSetValueMatchingImageProperty(
    _ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString, _ value: CFTypeRef
) -> Bool {
    let property = propertyName as String
    guard let path = PropertyPaths.path(dictionaryName as String, property).flatMap(MetadataPath.init) else {
        return false
    }
    return metadata.set(PropertyPaths.value(value, property), path, nil)
}
