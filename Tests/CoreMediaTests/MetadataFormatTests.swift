// SPDX-License-Identifier: MIT
import CoreMedia
import Foundation
import Testing

/// Truth: Apple's reference of `CMMetadataFormatDescriptionCreateWithMetadataSpecifications`.
@Suite
struct MetadataFormats {
    private func description(_ specifications: [[CFString: Any]]) -> (CMFormatDescription?, OSStatus) {
        var made: CMFormatDescription?
        let status = CMMetadataFormatDescriptionCreateWithMetadataSpecifications(
            allocator: nil, metadataType: kCMMetadataFormatType_Boxed,
            metadataSpecifications: NSArray(array: specifications),
            formatDescriptionOut: &made)
        return (made, status)
    }

    @Test("A description of tags tells them by their identifiers")
    func identifiers() throws {
        let (made, status) = description([
            [
                kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier: "mdta/com.example.place",
                kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType: kCMMetadataBaseDataType_UTF8,
            ]
        ])
        let format = try #require(made)
        #expect(status == 0)
        #expect(CMFormatDescriptionGetMediaType(format) == kCMMediaType_Metadata)
        #expect(CMFormatDescriptionGetMediaSubType(format) == kCMMetadataFormatType_Boxed)
        #expect(CMMetadataFormatDescriptionGetIdentifiers(format) as? [String] == ["mdta/com.example.place"])
    }

    @Test("A tag without a type is refused, and what holds no tags has none")
    func refusals() {
        let (made, status) = description([
            [kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier: "mdta/com.example.place"]
        ])
        #expect(made == nil && status == kCMFormatDescriptionError_InvalidParameter)
        var video: CMFormatDescription?
        CMVideoFormatDescriptionCreate(
            allocator: nil, codecType: kCMVideoCodecType_H264, width: 2, height: 2, extensions: nil,
            formatDescriptionOut: &video)
        #expect(video.flatMap(CMMetadataFormatDescriptionGetIdentifiers) == nil)
    }
}
