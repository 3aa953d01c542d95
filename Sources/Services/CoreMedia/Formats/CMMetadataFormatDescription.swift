// SPDX-License-Identifier: MIT
import CoreVideo

// What a track of tags holds: which of them, and of which types.

public typealias CMMetadataFormatType = FourCharCode

public let kCMMetadataFormatType_ICY: CMMetadataFormatType = fourCharacterCode("icy ")
public let kCMMetadataFormatType_ID3: CMMetadataFormatType = fourCharacterCode("id3 ")
public let kCMMetadataFormatType_Boxed: CMMetadataFormatType = fourCharacterCode("mebx")
public let kCMMetadataFormatType_EMSG: CMMetadataFormatType = fourCharacterCode("emsg")

public var kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier: CFString { "MetadataIdentifier" }
public var kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType: CFString { "MetadataDataType" }
public var kCMMetadataFormatDescriptionMetadataSpecificationKey_ExtendedLanguageTag: CFString {
    "MetadataExtendedLanguageTag"
}

public var kCMMetadataBaseDataType_RawData: CFString { "com.apple.metadata.datatype.raw-data" }
public var kCMMetadataBaseDataType_UTF8: CFString { "com.apple.metadata.datatype.UTF-8" }
public var kCMMetadataBaseDataType_UTF16: CFString { "com.apple.metadata.datatype.UTF-16" }
public var kCMMetadataBaseDataType_JPEG: CFString { "com.apple.metadata.datatype.JPEG" }
public var kCMMetadataBaseDataType_PNG: CFString { "com.apple.metadata.datatype.PNG" }
public var kCMMetadataBaseDataType_SInt8: CFString { "com.apple.metadata.datatype.int8" }
public var kCMMetadataBaseDataType_SInt16: CFString { "com.apple.metadata.datatype.int16" }
public var kCMMetadataBaseDataType_SInt32: CFString { "com.apple.metadata.datatype.int32" }
public var kCMMetadataBaseDataType_SInt64: CFString { "com.apple.metadata.datatype.int64" }
public var kCMMetadataDataType_QuickTimeMetadataLocation_ISO6709: CFString {
    "com.apple.metadata.datatype.location.ISO6709"
}

/// Under this name a description keeps what it was made of.
private let specificationsName = "MetadataSpecifications"

/// - Parameter specs: a dictionary a tag, under the keys `kCMMetadataFormatDescriptionMetadataSpecificationKey_…`; each needs
///   an identifier and a type.
@discardableResult
public func CMMetadataFormatDescriptionCreateWithMetadataSpecifications(
    allocator: CFAllocator?, metadataType: CMMetadataFormatType, metadataSpecifications specs: CFArray,
    formatDescriptionOut: UnsafeMutablePointer<CMMetadataFormatDescription?>
) -> OSStatus {
    let tags = (specs as NSArray).compactMap { specification($0) }
    guard tags.count == (specs as NSArray).count else { return kCMFormatDescriptionError_InvalidParameter }
    formatDescriptionOut.pointee = CMFormatDescription(
        type: kCMMediaType_Metadata, subType: metadataType, details: [specificationsName: tags])
    return 0
}

/// Identifiers come as texts or as names of their own.
private func specification(_ value: Any) -> [String: String]? {
    guard let dictionary = value as? NSDictionary else { return nil }
    var result: [String: String] = [:]
    for (key, value) in dictionary {
        guard let key = key as? String else { return nil }
        if let text = value as? String { result[key] = text }
        if let name = value as? any RawRepresentable, let text = name.rawValue as? String { result[key] = text }
    }
    let needed = [
        kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier,
        kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType,
    ]
    return needed.allSatisfy { result[$0 as String] != nil } ? result : nil
}

/// The tags that groups of such a track may have; nil for what is no such track.
public func CMMetadataFormatDescriptionGetIdentifiers(_ desc: CMMetadataFormatDescription) -> CFArray? {
    let key = kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier as String
    guard let tags = desc.details[specificationsName] as? [[String: String]] else { return nil }
    return NSArray(array: tags.compactMap { $0[key] })
}
