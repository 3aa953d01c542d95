// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Expected values: XMP Specification part 1 (ISO 16684-1) for packets, part 3 for their places in files, CIPA DC-008 and
/// DC-010 for Exif, the IPTC Photo Metadata Standard, and Apple's documentation of `CGImageMetadata`.
@Suite struct ImageXMPTests {
    private let packet = """
        <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmp:Rating="3"
          xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
          xmlns:my="http://example.org/my/">
          <dc:subject><rdf:Bag><rdf:li>sea</rdf:li><rdf:li>salt &amp; sand</rdf:li></rdf:Bag></dc:subject>
          <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Beach</rdf:li><rdf:li xml:lang="de">Strand</rdf:li></rdf:Alt>
          </dc:title>
          <exif:Flash rdf:parseType="Resource"><exif:Fired>True</exif:Fired><exif:Mode>1</exif:Mode></exif:Flash>
          <my:source rdf:parseType="Resource"><rdf:value>book</rdf:value><my:role>printed</my:role></my:source>
        </rdf:Description></rdf:RDF></x:xmpmeta>
        <?xpacket end="w"?>
        """

    private func metadata() throws -> CGImageMetadata {
        try #require(CGImageMetadataCreateFromXMPData(NSData(data: Data(packet.utf8))))
    }

    private func text(_ metadata: CGImageMetadata, _ path: String) -> String? {
        CGImageMetadataCopyStringValueWithPath(metadata, nil, NSString(string: path)) as String?
    }

    private func picture() throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
        context.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
        return try #require(context.makeImage())
    }

    @Test func pathsLeadIntoListsStructuresLanguagesAndQualifiers() throws {
        let metadata = try metadata()
        #expect(text(metadata, "xmp:Rating") == "3")
        #expect(text(metadata, "dc:subject[1]") == "salt & sand")
        #expect(text(metadata, "dc:subject[2]") == nil)
        #expect(text(metadata, "dc:title[de]") == "Strand")
        #expect(text(metadata, "dc:title") == "Beach")
        #expect(text(metadata, "exif:Flash.Fired") == "True")
        #expect(text(metadata, "exif:Flash.exif:Mode") == "1")
        #expect(text(metadata, "my:source") == "book")
        #expect(text(metadata, "my:source?my:role") == "printed")
        let flash = CGImageMetadataCopyTagWithPath(metadata, nil, "exif:Flash")
        #expect(CGImageMetadataCopyStringValueWithPath(metadata, flash, "Mode") as String? == "1")
    }

    @Test func tagsTellTheirTypes() throws {
        let metadata = try metadata()
        let expected: [(String, CGImageMetadataType)] = [
            ("dc:subject", .arrayUnordered), ("dc:title", .alternateText), ("exif:Flash", .structure),
            ("xmp:Rating", .string),
        ]
        for (path, type) in expected {
            let tag = try #require(CGImageMetadataCopyTagWithPath(metadata, nil, NSString(string: path)))
            #expect(CGImageMetadataTagGetType(tag) == type, "\(path)")
        }
        let subject = try #require(CGImageMetadataCopyTagWithPath(metadata, nil, "dc:subject"))
        #expect(CGImageMetadataTagCopyNamespace(subject) == kCGImageMetadataNamespaceDublinCore)
        #expect(CGImageMetadataTagCopyPrefix(subject) == kCGImageMetadataPrefixDublinCore)
        #expect(CGImageMetadataTagCopyName(subject) == "subject")
        #expect((CGImageMetadataTagCopyValue(subject) as? NSArray)?.count == 2)
        #expect(CGImageMetadataCopyTags(metadata)?.count == 5)
    }

    @Test func valuesMakeListsAndStructuresOnTheirWay() throws {
        let made = CGImageMetadataCreateMutable()
        #expect(CGImageMetadataSetValueWithPath(made, nil, "exif:Flash.RedEyeMode", NSNumber(value: true)))
        #expect(text(made, "exif:Flash.RedEyeMode") == "True")
        #expect(CGImageMetadataSetValueWithPath(made, nil, "dc:subject[0]", NSString(string: "sea")))
        #expect(CGImageMetadataSetValueWithPath(made, nil, "dc:title[x-default]", NSString(string: "Beach")))
        let title = try #require(CGImageMetadataCopyTagWithPath(made, nil, "dc:title"))
        #expect(CGImageMetadataTagGetType(title) == .alternateText)
        // A prefix that nobody has registered leads nowhere.
        #expect(!CGImageMetadataSetValueWithPath(made, nil, "my:note", NSString(string: "x")))
        #expect(CGImageMetadataRegisterNamespaceForPrefix(made, "http://example.org/my/", "my", nil))
        #expect(CGImageMetadataSetValueWithPath(made, nil, "my:note", NSString(string: "x")))
        var error: Unmanaged<CFError>?
        #expect(!CGImageMetadataRegisterNamespaceForPrefix(made, "http://example.org/other/", "dc", &error))
        #expect(error?.takeRetainedValue().code == Int(CGImageMetadataErrors.prefixConflict.rawValue))
        #expect(CGImageMetadataRemoveTagWithPath(made, nil, "dc:subject[0]"))
        #expect(text(made, "dc:subject[0]") == nil)
        #expect(!CGImageMetadataRemoveTagWithPath(made, nil, "dc:rights"))
    }

    @Test func aCopyChangesAlone() throws {
        let metadata = try metadata()
        let copy = try #require(CGImageMetadataCreateMutableCopy(metadata))
        #expect(CGImageMetadataSetValueWithPath(copy, nil, "exif:Flash.Mode", NSNumber(value: 2)))
        #expect(text(copy, "exif:Flash.Mode") == "2")
        #expect(text(metadata, "exif:Flash.Mode") == "1")
    }

    @Test func writtenPacketsReadTheSame() throws {
        let metadata = try metadata()
        let data = try #require(CGImageMetadataCreateXMPData(metadata, nil))
        let again = try #require(CGImageMetadataCreateFromXMPData(data))
        let paths = [
            "xmp:Rating", "dc:subject[1]", "dc:title[de]", "exif:Flash.Fired", "my:source", "my:source?my:role",
        ]
        for path in paths { #expect(text(again, path) == text(metadata, path), "\(path)") }
        #expect(CGImageMetadataCreateFromXMPData(NSData(data: Data("<no>".utf8))) == nil)
    }

    @Test func theWalkTellsPathsAndStops() throws {
        var paths: [String] = []
        CGImageMetadataEnumerateTagsUsingBlock(
            try metadata(), nil, [kCGImageMetadataEnumerateRecursively: true] as NSDictionary
        ) { path, _ in
            paths.append(path as String)
            return paths.count < 4
        }
        #expect(paths == ["xmp:Rating", "dc:subject", "dc:subject[0]", "dc:subject[1]"])
    }

    @Test func propertiesHaveMatchingTags() throws {
        let made = CGImageMetadataCreateMutable()
        let set: [(CFString, CFString, AnyObject, String)] = [
            (kCGImagePropertyTIFFDictionary, kCGImagePropertyTIFFOrientation, NSNumber(value: 6), "tiff:Orientation"),
            (kCGImagePropertyTIFFDictionary, kCGImagePropertyTIFFArtist, NSString(string: "Ada"), "dc:creator[0]"),
            (kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCCity, NSString(string: "Ulm"), "photoshop:City"),
            (
                kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCCaptionAbstract, NSString(string: "Sea"),
                "dc:description[x-default]"
            ),
        ]
        for (dictionary, name, value, path) in set {
            #expect(CGImageMetadataSetValueMatchingImageProperty(made, dictionary, name, value), "\(name)")
            #expect(text(made, path) == "\(value)", "\(path)")
            #expect(CGImageMetadataCopyTagMatchingImageProperty(made, dictionary, name) != nil, "\(name)")
        }
        #expect(
            CGImageMetadataSetValueMatchingImageProperty(
                made, kCGImagePropertyExifDictionary, kCGImagePropertyExifDateTimeOriginal,
                NSString(string: "2024:05:06 07:08:09")))
        #expect(text(made, "exif:DateTimeOriginal") == "2024-05-06T07:08:09")
        #expect(
            !CGImageMetadataSetValueMatchingImageProperty(
                made, kCGImagePropertyGIFDictionary, "x", NSString(string: "x")))
    }

    /// Part 3: of JPEG an APP1 segment behind its signature, of PNG an iTXt chunk behind its keyword.
    @Test(arguments: ["public.jpeg", "public.png"])
    func filesKeepPacketsWhereTheStandardSays(_ type: String) throws {
        let made = try #require(CGImageMetadataCreateMutableCopy(try metadata()))
        #expect(CGImageMetadataSetValueWithPath(made, nil, "tiff:Orientation", NSNumber(value: 6)))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, NSString(string: type), 1, nil))
        CGImageDestinationAddImageAndMetadata(destination, try picture(), made, nil)
        #expect(CGImageDestinationFinalize(destination))
        let mark = type == "public.jpeg" ? "http://ns.adobe.com/xap/1.0/\0" : "XML:com.adobe.xmp\0\0\0\0\0"
        #expect((data as Data).range(of: Data((mark + "<?xpacket begin=").utf8)) != nil)

        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let read = try #require(CGImageSourceCopyMetadataAtIndex(source, 0, nil))
        #expect(text(read, "dc:title[de]") == "Strand")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        #expect(properties?["Orientation"] as? Int == 6)
        let iptc = properties?[kCGImagePropertyIPTCDictionary as String] as? [String: Any]
        #expect(iptc?[kCGImagePropertyIPTCKeywords as String] as? [String] == ["sea", "salt & sand"])
        #expect(iptc?[kCGImagePropertyIPTCStarRating as String] as? Int == 3)
    }

    @Test func entriesOfIPTCAreWrittenAsXMP() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        let properties: NSDictionary = [kCGImagePropertyIPTCDictionary: [kCGImagePropertyIPTCCity as String: "Ulm"]]
        CGImageDestinationAddImage(destination, try picture(), properties)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(text(try #require(CGImageSourceCopyMetadataAtIndex(source, 0, nil)), "photoshop:City") == "Ulm")
    }

    /// "Losslessly copies the contents of the image source": the compressed pixels are the same bytes.
    @Test(arguments: ["public.jpeg", "public.png"])
    func aCopyWithOtherMetadataKeepsThePixels(_ type: String) throws {
        let first = NSMutableData()
        let plain = try #require(CGImageDestinationCreateWithData(first, NSString(string: type), 1, nil))
        CGImageDestinationAddImageAndMetadata(plain, try picture(), try metadata(), nil)
        #expect(CGImageDestinationFinalize(plain))
        let source = try #require(CGImageSourceCreateWithData(first, nil))

        let second = NSMutableData()
        let copy = try #require(CGImageDestinationCreateWithData(second, NSString(string: type), 1, nil))
        let options: NSDictionary = [kCGImageDestinationOrientation: 3]
        #expect(CGImageDestinationCopyImageSource(copy, source, options, nil))
        let mark = type == "public.jpeg" ? Data([0xFF, 0xDA]) : Data("IDAT".utf8)
        let pixels = [first, second].map { file -> Data? in
            (file as Data).range(of: mark, options: .backwards).map {
                (file as Data).subdata(in: $0.lowerBound..<file.count)
            }
        }
        #expect(pixels[0] != nil && pixels[0] == pixels[1])
        let turned = try #require(CGImageSourceCreateWithData(second, nil))
        #expect((CGImageSourceCopyPropertiesAtIndex(turned, 0, nil) as? [String: Any])?["Orientation"] as? Int == 3)
        #expect(text(try #require(CGImageSourceCopyMetadataAtIndex(turned, 0, nil)), "dc:title[de]") == "Strand")

        var error: Unmanaged<CFError>?
        let other = type == "public.png" ? "public.jpeg" : "public.png"
        let wrong = try #require(CGImageDestinationCreateWithData(NSMutableData(), NSString(string: other), 1, nil))
        #expect(!CGImageDestinationCopyImageSource(wrong, source, options, &error))
        #expect(error?.takeRetainedValue().code == Int(CGImageMetadataErrors.unsupportedFormat.rawValue))
    }

    @Test func metadataReplacesMergesAndLeavesOut() throws {
        let first = NSMutableData()
        let plain = try #require(CGImageDestinationCreateWithData(first, "public.jpeg", 1, nil))
        let start = try #require(CGImageMetadataCreateMutableCopy(try metadata()))
        #expect(CGImageMetadataSetValueWithPath(start, nil, "exif:GPSLatitude", NSNumber(value: 48.5)))
        CGImageDestinationAddImageAndMetadata(plain, try picture(), start, nil)
        #expect(CGImageDestinationFinalize(plain))
        let source = try #require(CGImageSourceCreateWithData(first, nil))
        let given = CGImageMetadataCreateMutable()
        #expect(CGImageMetadataSetValueWithPath(given, nil, "xmp:Label", NSString(string: "red")))

        func copied(_ options: [CFString: Any]) throws -> CGImageMetadata? {
            let data = NSMutableData()
            let copy = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
            #expect(CGImageDestinationCopyImageSource(copy, source, NSDictionary(dictionary: options), nil))
            return CGImageSourceCopyMetadataAtIndex(try #require(CGImageSourceCreateWithData(data, nil)), 0, nil)
        }
        let replaced = try #require(try copied([kCGImageDestinationMetadata: given]))
        #expect(text(replaced, "xmp:Label") == "red" && text(replaced, "dc:title") == nil)
        let merged = try #require(
            try copied([kCGImageDestinationMetadata: given, kCGImageDestinationMergeMetadata: true]))
        #expect(text(merged, "xmp:Label") == "red" && text(merged, "dc:title") == "Beach")
        let nowhere = try #require(try copied([kCGImageMetadataShouldExcludeGPS: true]))
        #expect(text(nowhere, "exif:GPSLatitude") == nil && text(nowhere, "dc:title") == "Beach")
    }
}
