// SPDX-License-Identifier: MIT
import CoreGraphics

// NSString constants are immutable, hence safe to share.
nonisolated(unsafe) public let kCGImageMetadataShouldExcludeGPS: CFString = "kCGImageMetadataShouldExcludeGPS"
nonisolated(unsafe) public let kCGImageMetadataShouldExcludeXMP: CFString = "kCGImageMetadataShouldExcludeXMP"

/// Adds an image with the metadata it is to have, in place of properties. JPEG and PNG keep a packet of XMP; what Exif
/// can say is said there too.
public func CGImageDestinationAddImageAndMetadata(
    _ destination: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) {
    let own = MetadataChange(options).applied(to: metadata)
    let properties = (own?.properties ?? [:]).merging(options as? [String: Any] ?? [:]) { $1 }
    destination.add(image, NSDictionary(dictionary: properties), MetadataChange(options).excludesXMP ? nil : own)
}

/// Writes the source's file again with other metadata; the pixels stay as they are, whatever they are compressed with.
/// The destination must have the source's type, JPEG or PNG, and then is finalized.
/// - Parameters:
///   - options: `kCGImageDestinationMetadata`, which replaces all there is or with `kCGImageDestinationMergeMetadata` is
///     added to it, or `kCGImageDestinationOrientation` and `kCGImageDestinationDateTime`.
/// - Returns: false, with an error, where the file cannot be written.
public func CGImageDestinationCopyImageSource(
    _ isrc: CGImageDestination, _ source: CGImageSource, _ options: CFDictionary?,
    _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    func fail(_ code: CGImageMetadataErrors, _ text: String) -> Bool {
        err?.pointee = .passRetained(
            NSError(
                domain: kCFErrorDomainCGImageMetadata as String, code: Int(code.rawValue),
                userInfo: [NSLocalizedDescriptionKey: text]))
        return false
    }
    guard let decoder = source.decoder else { return fail(.badArgument, "The source has no image") }
    guard decoder.format == isrc.format, [.jpeg, .png].contains(decoder.format) else {
        return fail(.unsupportedFormat, "Metadata of \(decoder.format.rawValue) cannot be changed in the file")
    }
    let change = MetadataChange(options)
    guard change.given == nil || change.orientation == nil && change.date == nil else {
        return fail(.conflictingArguments, "kCGImageDestinationMetadata stands beside an orientation or a date")
    }
    guard let file = decoder.file(with: change) else { return fail(.unknown, "The file is damaged") }
    return isrc.finish(with: file) || fail(.unknown, "The file cannot be written")
}

/// What options want of an image's metadata.
struct MetadataChange {
    let given: CGImageMetadata?
    let orientation: CGImagePropertyOrientation?
    let date: String?
    let excludesXMP: Bool
    private let merges: Bool
    private let excludesGPS: Bool

    init(_ options: CFDictionary?) {
        given = options?[kCGImageDestinationMetadata] as? CGImageMetadata
        merges = options.flag(kCGImageDestinationMergeMetadata) == true
        orientation = options.number(kCGImageDestinationOrientation)
            .flatMap { CGImagePropertyOrientation(rawValue: UInt32(max(0, min(8, $0)))) }
        let when = options?[kCGImageDestinationDateTime]
        date = (when as? Date).map { $0.ISO8601Format() } ?? when as? String
        excludesXMP = options.flag(kCGImageMetadataShouldExcludeXMP) == true
        excludesGPS = options.flag(kCGImageMetadataShouldExcludeGPS) == true
    }

    /// - Parameter present: what the image has; nil: nothing.
    func applied(to present: CGImageMetadata?) -> CGMutableImageMetadata? {
        let start = merges ? present : given ?? present
        let result = start.flatMap(CGImageMetadataCreateMutableCopy) ?? CGImageMetadataCreateMutable()
        if merges, let given {
            for tag in given.tags { set(tag, "\(tag.prefix):\(tag.name)", result) }
        }
        if let orientation { set(Int(orientation.rawValue), "tiff:Orientation", result) }
        if let date {
            for path in ["xmp:ModifyDate", "exif:DateTimeOriginal"] { set(date, path, result) }
        }
        if excludesGPS {
            for tag in result.tags where tag.name.hasPrefix("GPS") {
                _ = MetadataPath("\(tag.prefix):\(tag.name)").map { result.remove($0, nil) }
            }
        }
        return result.tags.isEmpty ? nil : result
    }

    private func set(_ value: Any, _ path: String, _ metadata: CGMutableImageMetadata) {
        guard let path = MetadataPath(path) else { return }
        if let tag = value as? CGImageMetadataTag {
            _ = metadata.set(tag.copy, path.steps[...], nil)
        } else {
            _ = metadata.set(value, path, nil)
        }
    }
}

extension ImageDecoder {
    fileprivate func file(with change: MetadataChange) -> Data? {
        let metadata = change.applied(to: xmp)
        let properties = metadata?.properties ?? [:]
        let orientation =
            (properties["Orientation"] as? Int)
            .flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) } ?? .up
        let exif = ExifWriter(properties, orientation: orientation).data
        let packet = change.excludesXMP ? nil : metadata.map(XMPWriter.packet)
        guard format == .png else { return JPEGSegments(data)?.replacing(exif: exif, packet: packet) }
        let bare = PNGChunks.removing(data) { name, content in
            name == "eXIf" || name == "iTXt" && content.starts(with: Data("XML:com.adobe.xmp\0".utf8))
        }
        guard var file = bare else { return nil }
        if let packet { file = PNGChunks.adding("iTXt", XMPPlace.pngChunk(packet), to: file) }
        if let exif { file = PNGChunks.adding("eXIf", exif, to: file) }
        return file
    }
}

/// Depth, mattes and gain maps beside an image. Files are written without them, which is reported.
public func CGImageDestinationAddAuxiliaryDataInfo(
    _ destination: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary
) { Unsupported.report("CGImageDestinationAddAuxiliaryDataInfo") }

/// Depth, mattes and gain maps beside an image. nil, as for a file that has none, and a report where one could be: they
/// are not read.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
    _ source: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? {
    if [.heic, .heif].contains(source.decoder(at: index)?.format) {
        Unsupported.report("CGImageSourceCopyAuxiliaryDataInfoAtIndex")
    }
    return nil
}
