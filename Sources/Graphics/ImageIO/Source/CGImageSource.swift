// SPDX-License-Identifier: MIT
import CoreGraphics
import Synchronization

public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// Images and their properties in a file or in memory, or in data that arrives bit by bit.
public final class CGImageSource: @unchecked Sendable {
    // The state changes only through CGImageSourceUpdateData, under the lock.
    private let lock = NSLock()
    private var decoderStorage: ImageDecoder?
    private var isFinal: Bool
    private var hasData: Bool
    let typeHint: String?

    init(_ data: Data?, isFinal: Bool, options: CFDictionary?) {
        decoderStorage = data.flatMap(Self.decoder)
        self.isFinal = isFinal
        hasData = data?.isEmpty == false
        typeHint = options?[kCGImageSourceTypeIdentifierHint] as? String
    }

    private static func decoder(_ data: Data) -> ImageDecoder? {
        guard let decoder = ImageDecoder(data) else { return nil }
        return allowedTypes.withLock { $0?.contains(decoder.format.rawValue) ?? true } ? decoder : nil
    }

    var decoder: ImageDecoder? { lock.withLock { decoderStorage } }

    func update(_ data: Data, isFinal: Bool) {
        let fresh = Self.decoder(data)
        lock.withLock {
            decoderStorage = fresh
            self.isFinal = isFinal
            hasData = !data.isEmpty
        }
    }

    var status: CGImageSourceStatus {
        lock.withLock {
            if decoderStorage != nil { return isFinal ? .statusComplete : .statusIncomplete }
            if !isFinal { return .statusReadingHeader }
            return hasData ? .statusUnknownType : .statusUnexpectedEOF
        }
    }

    /// The decoder when it has an image of that number.
    func decoder(at index: Int) -> ImageDecoder? {
        guard let decoder, (0..<decoder.frameCount).contains(index) else { return nil }
        return decoder
    }
}

/// The uniform types that sources may be of from now on; nil: all that are known.
private let allowedTypes = Mutex<Set<String>?>(nil)

/// Restricts what sources of this process read: data of other types have no images. Called once, early; later calls and
/// an empty list change nothing. Error status: 0, or -50 for a list that names no type.
@discardableResult
public func CGImageSourceSetAllowableTypes(_ allowableTypes: CFArray) -> OSStatus {
    let names = allowableTypes.compactMap { $0 as? String ?? ($0 as? NSString).map { $0 as String } }
    guard !names.isEmpty else { return -50 }
    allowedTypes.withLock { $0 = $0 ?? Set(names) }
    return 0
}

public func CGImageSourceGetTypeID() -> CFTypeID { 0x4347_4953 }

/// nil when the data is empty. A source of data nobody understands has no images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data), isFinal: true, options: options)
}

/// nil when the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    // Not mapped: pixels are decoded later, and the file may have been rewritten by then. Why it cannot be read is not
    // part of the answer.
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    return CGImageSource(data, isFinal: true, options: options)
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
    guard let data = provider.contents else { return nil }
    return CGImageSource(data, isFinal: true, options: options)
}

/// To be fed by `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(nil, isFinal: false, options: options)
}

/// `data` is everything received so far.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
    source.update(Data(referencing: data), isFinal: final)
}

public func CGImageSourceUpdateDataProvider(_ source: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    source.update(provider.contents ?? Data(), isFinal: final)
}

/// The file's uniform type identifier; nil when unknown.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    source.decoder.map { NSString(string: $0.format.rawValue) }
}

public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: ImageFormat.allCases.map(\.rawValue))
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.decoder?.frameCount ?? 0 }

public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    source.decoder(at: index) == nil ? .statusUnknownType : source.status
}

/// Images are decoded when drawn, or here with `kCGImageSourceShouldCacheImmediately`. nil without such an image.
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
{
    guard let decoder = source.decoder(at: index) else { return nil }
    let image = decoder.image(index)
    if options.flag(kCGImageSourceShouldCacheImmediately) == true { _ = image.pixels }
    return image
}

/// Without effect here: a source keeps no pixels, images do.
public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) {}

extension ImageDecoder {
    /// The layout clients see: components and alpha as in the file, one byte each.
    package var layout: PixelLayout {
        let isGray =
            info.components == 1 && info.has_alpha == 0 && info.is_indexed == 0 && colorSpace.model == .monochrome
        let alpha: CGImageAlphaInfo = info.has_alpha != 0 ? .premultipliedLast : isGray ? .none : .noneSkipLast
        let bytes = isGray ? 1 : 4
        return PixelLayout(
            width: Int(info.width), height: Int(info.height), bitsPerComponent: 8, bitsPerPixel: bytes * 8,
            bytesPerRow: Int(info.width) * bytes, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
            colorSpace: isGray || colorSpace.model == .rgb ? colorSpace : .standardRGB)
    }

    /// Decoded when it is first drawn; the image keeps the decoder alive until then.
    package func image(_ index: Int) -> CGImage {
        CGImage(layout: layout, sourceType: format.rawValue) { [self] in pixels(index) }
    }
}

extension CFDictionary? {
    /// A Boolean option, however it was boxed.
    func flag(_ key: CFString) -> Bool? {
        switch self?[key] {
        case let value as Bool: value
        case let value as NSNumber: value.boolValue
        default: nil
        }
    }

    func number(_ key: CFString) -> Double? { numericValue(self?[key]) }
}

/// A number of any of the types that Swift dictionaries box differently.
package func numericValue(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
}
