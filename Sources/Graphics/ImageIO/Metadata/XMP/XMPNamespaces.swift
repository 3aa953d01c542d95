// SPDX-License-Identifier: MIT
import CoreGraphics

/// Namespaces that every metadata object knows: those of XMP (ISO 16684-1), of Exif for XMP (CIPA DC-010) and of the IPTC
/// Photo Metadata Standard, with the prefixes they recommend.
enum XMPNamespaces {
    static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    static let xml = "http://www.w3.org/XML/1998/namespace"
    static let meta = "adobe:ns:meta/"

    static let known: [String: String] = [
        kCGImageMetadataPrefixDublinCore as String: kCGImageMetadataNamespaceDublinCore as String,
        kCGImageMetadataPrefixExif as String: kCGImageMetadataNamespaceExif as String,
        kCGImageMetadataPrefixExifAux as String: kCGImageMetadataNamespaceExifAux as String,
        kCGImageMetadataPrefixExifEX as String: kCGImageMetadataNamespaceExifEX as String,
        kCGImageMetadataPrefixIPTCCore as String: kCGImageMetadataNamespaceIPTCCore as String,
        kCGImageMetadataPrefixIPTCExtension as String: kCGImageMetadataNamespaceIPTCExtension as String,
        kCGImageMetadataPrefixPhotoshop as String: kCGImageMetadataNamespacePhotoshop as String,
        kCGImageMetadataPrefixTIFF as String: kCGImageMetadataNamespaceTIFF as String,
        kCGImageMetadataPrefixXMPBasic as String: kCGImageMetadataNamespaceXMPBasic as String,
        kCGImageMetadataPrefixXMPRights as String: kCGImageMetadataNamespaceXMPRights as String,
        "xmpMM": "http://ns.adobe.com/xap/1.0/mm/", "xml": xml,
    ]

    static func prefix(of space: String) -> String? { known.first { $0.value == space }?.key }
}

/// The types of properties that are no plain text, from the standards above.
enum XMPSchema {
    private static let types: [String: [String: CGImageMetadataType]] = [
        "dc": [
            "title": .alternateText, "description": .alternateText, "rights": .alternateText,
            "creator": .arrayOrdered, "date": .arrayOrdered, "contributor": .arrayUnordered,
            "language": .arrayUnordered, "publisher": .arrayUnordered, "relation": .arrayUnordered,
            "subject": .arrayUnordered, "type": .arrayUnordered,
        ],
        "exif": [
            "ISOSpeedRatings": .arrayOrdered, "SubjectArea": .arrayOrdered, "UserComment": .alternateText,
            "ComponentsConfiguration": .arrayOrdered, "Flash": .structure,
        ],
        "exifEX": ["PhotographicSensitivity": .string, "LensSpecification": .arrayOrdered],
        "tiff": ["BitsPerSample": .arrayOrdered],
        "xmpRights": ["Owner": .arrayUnordered, "UsageTerms": .alternateText],
        "photoshop": ["SupplementalCategories": .arrayUnordered],
        "Iptc4xmpCore": ["Scene": .arrayUnordered, "SubjectCode": .arrayUnordered],
        "Iptc4xmpExt": [
            "PersonInImage": .arrayUnordered, "OrganisationInImageName": .arrayUnordered, "Event": .alternateText,
        ],
    ]

    static func type(_ space: String, _ name: String) -> CGImageMetadataType {
        XMPNamespaces.prefix(of: space).flatMap { types[$0]?[name] } ?? .default
    }
}
