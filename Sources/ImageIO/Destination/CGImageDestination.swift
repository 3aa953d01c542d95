// SPDX-License-Identifier: MIT
import CoreGraphics

/// Collects images and writes them as one file when finalized.
public final class CGImageDestination {
    let format: ImageFormat
    private let consumer: CGDataConsumer
    private let capacity: Int
    private var isFinalized = false
    private var fileProperties: CFDictionary?
    private var images: [(image: CGImage, properties: CFDictionary?)] = []

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

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard images.count < capacity else {
            return Diagnostics.log("CGImageDestinationAddImage: more images than the \(capacity) announced.")
        }
        images.append((image, properties))
    }

    func finalize() -> Bool {
        guard !isFinalized, images.count == capacity else { return false }
        isFinalized = true
        guard let bytes = encode() else { return false }
        do {
            try consumer.write(bytes)
            return true
        } catch {
            Diagnostics.log("CGImageDestinationFinalize: \(error.localizedDescription)")
            return false
        }
    }

    private func encode() -> Data? {
        switch format {
        case .gif: return GIFEncoder.encode(images, fileProperties)
        case .png: return images.first.flatMap { ImageEncoder.png($0.image.pixels, isOpaque: $0.image.isOpaque) }
        case .jpeg:
            guard let (image, own) = images.first else { return nil }
            let quality =
                own.number(kCGImageDestinationLossyCompressionQuality)
                ?? fileProperties.number(kCGImageDestinationLossyCompressionQuality) ?? 0.75
            let orientation = own.number(kCGImagePropertyOrientation).flatMap {
                CGImagePropertyOrientation(rawValue: UInt32(max(0, min(8, $0))))
            }
            return ImageEncoder.jpeg(image.pixels, quality: quality, orientation: orientation ?? .up)
        case .webP, .heic, .heif: return nil
        }
    }
}

extension ImageFormat {
    fileprivate var isWritable: Bool {
        switch self {
        case .png, .jpeg, .gif: true
        case .webP, .heic, .heif: false
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

public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else {
        return Diagnostics.log("CGImageDestinationAddImageFromSource: the source has no image \(index).")
    }
    destination.add(image, properties)
}

/// Writes the file. false when images are missing, or it cannot be written; a second call does nothing.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finalize() }
