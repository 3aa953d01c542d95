// SPDX-License-Identifier: MIT
import CImageCodecs
import CoreGraphics

/// Collects images and writes them as one file when finalized.
public final class CGImageDestination {
    let format: ImageFormat
    private let consumer: CGDataConsumer
    private let capacity: Int
    private var isFinalized = false
    private var fileProperties: CFDictionary?
    private var images: [(image: CGImage, properties: CFDictionary?)] = []
    /// Packets by the images they belong to.
    private var packets: [Int: CGImageMetadata] = [:]

    init?(_ consumer: CGDataConsumer, _ type: CFString, _ count: Int) {
        let names = ["public.jpg": "public.jpeg", "com.compuserve.GIF": "com.compuserve.gif"]
        let name = type as String
        guard let format = ImageFormat(rawValue: names[name] ?? name), format.isWritable, count > 0 else {
            Diagnostics.log("CGImageDestinationCreate: unsupported file format '\(name)'.")
            return nil
        }
        self.format = format
        self.consumer = consumer
        capacity = count
    }

    func setProperties(_ properties: CFDictionary?) { fileProperties = properties }

    func add(_ image: CGImage, _ properties: CFDictionary?, _ metadata: CGImageMetadata? = nil) {
        guard images.count < capacity else {
            return Diagnostics.log("CGImageDestinationAddImage: more images than the \(capacity) announced.")
        }
        packets[images.count] = metadata ?? Self.iptc(properties)
        images.append((image, properties))
    }

    /// Entries of IPTC have their place in a packet of XMP.
    private static func iptc(_ properties: CFDictionary?) -> CGImageMetadata? {
        guard let entries = properties?[kCGImagePropertyIPTCDictionary] as? [String: Any] else { return nil }
        let metadata = CGImageMetadataCreateMutable()
        PropertyPaths.add(["{IPTC}": entries], to: metadata)
        return metadata.tags.isEmpty ? nil : metadata
    }

    func finalize() -> Bool {
        guard !isFinalized, images.count == capacity else { return false }
        isFinalized = true
        guard let bytes = encode() else { return false }
        return write(bytes)
    }

    /// Writes a whole file in place of images. false: something is there already, or it cannot be written.
    func finish(with file: Data) -> Bool {
        guard !isFinalized, images.isEmpty else { return false }
        isFinalized = true
        return write(file)
    }

    private func write(_ bytes: Data) -> Bool {
        do {
            try consumer.write(bytes)
            return true
        } catch {
            Diagnostics.log("CGImageDestinationFinalize: \(error.localizedDescription)")
            return false
        }
    }

    private func encode() -> Data? {
        if format == .gif { return GIFEncoder.encode(images, fileProperties) }
        guard let (image, own) = images.first else { return nil }
        if own.flag(kCGImageDestinationEmbedThumbnail) == true {
            Unsupported.report("CGImageDestination with kCGImageDestinationEmbedThumbnail")
        }
        let pixels = limited(image.pixels, own)
        let orientation = orientation(own)
        let exif = ExifWriter(own as? [String: Any] ?? [:], orientation: orientation).data
        switch format {
        case .png:
            let file = ImageEncoder.png(
                pixels, isOpaque: image.isOpaque, dpi: own.number(kCGImagePropertyDPIWidth) ?? 0, exif: exif)
            guard let packet = packets[0].map(XMPWriter.packet) else { return file }
            return file.map { PNGChunks.adding("iTXt", XMPPlace.pngChunk(packet), to: $0) }
        case .jpeg:
            let file = ImageEncoder.jpeg(
                pixels, quality: quality(own), exif: exif,
                background: own?[kCGImageDestinationBackgroundColor] as? CGColor ?? .white)
            guard let packet = packets[0].map(XMPWriter.packet) else { return file }
            return file.flatMap { JPEGSegments($0)?.replacing(exif: exif, packet: packet) }
        case .heic:
            // The file itself says how it is turned.
            let rest = ExifWriter(own as? [String: Any] ?? [:], orientation: .up).data
            return ImageEncoder.heic(
                pixels, isOpaque: image.isOpaque, quality: quality(own), orientation: orientation, exif: rest)
        case .webP, .heif, .gif, .tiff, .bmp, .ico, .cur, .xBitmap: return nil
        }
    }

    private func quality(_ own: CFDictionary?) -> Double {
        own.number(kCGImageDestinationLossyCompressionQuality)
            ?? fileProperties.number(kCGImageDestinationLossyCompressionQuality) ?? 0.75
    }

    /// Of the properties themselves, or of those of TIFF.
    private func orientation(_ own: CFDictionary?) -> CGImagePropertyOrientation {
        let tiff = own?[kCGImagePropertyTIFFDictionary] as? NSDictionary
        let value =
            own.number(kCGImagePropertyOrientation) ?? own.number(kCGImageDestinationOrientation)
            ?? tiff.number(kCGImagePropertyTIFFOrientation)
        return value.flatMap { CGImagePropertyOrientation(rawValue: UInt32(max(0, min(8, $0)))) } ?? .up
    }

    /// No side longer than the properties allow.
    private func limited(_ pixels: PixelBuffer, _ own: CFDictionary?) -> PixelBuffer {
        let longest = Double(max(pixels.width, pixels.height))
        guard let limit = own.number(kCGImageDestinationImageMaxPixelSize), limit >= 1, limit < longest else {
            return pixels
        }
        let size = CGSize(
            width: max(1, (Double(pixels.width) * limit / longest).rounded()),
            height: max(1, (Double(pixels.height) * limit / longest).rounded()))
        let target = PixelBuffer(width: Int(size.width), height: Int(size.height))
        let context = CGContext(buffer: target, scale: 1)
        context.interpolationQuality = .high
        context.setBlendMode(.copy)
        context.drawUpright(CGImage(pixels: pixels), in: CGRect(origin: .zero, size: size))
        context.flush()
        return target
    }
}

extension ImageFormat {
    /// HEIC where an encoder is installed, as on devices that have one.
    fileprivate var isWritable: Bool {
        switch self {
        case .png, .jpeg, .gif: true
        case .heic: codec_heif_can_encode() != 0
        case .webP, .heif, .tiff, .bmp, .ico, .cur, .xBitmap: false
        }
    }
}

public func CGImageDestinationGetTypeID() -> CFTypeID { 0x4347_4964 }

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    NSArray(array: ImageFormat.allCases.filter(\.isWritable).map(\.rawValue))
}

/// nil, with a line on the console, for formats that cannot be written.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGDataConsumer(data: data).flatMap { CGImageDestination($0, type, count) }
}

public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGDataConsumer(url: url).flatMap { CGImageDestination($0, type, count) }
}

public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(consumer, type, count)
}

public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
    destination.setProperties(properties)
}

public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?)
{
    destination.add(image, properties)
}

/// With what the source says of the image, but for what `properties` say otherwise: `kCFNull` leaves an entry out.
public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else {
        return Diagnostics.log("CGImageDestinationAddImageFromSource: the source has no image \(index).")
    }
    let known = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any] ?? [:]
    let merged = known.merging(properties as? [String: Any] ?? [:]) { old, new in
        guard let old = old as? [String: Any], let new = new as? [String: Any] else { return new }
        return old.merging(new) { $1 }
    }.filter { !($0.value is NSNull) }
    destination.add(image, NSDictionary(dictionary: merged))
}

/// Writes the file. false when images are missing, or it cannot be written; a second call does nothing.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finalize() }
