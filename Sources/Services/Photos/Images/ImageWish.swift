// SPDX-License-Identifier: MIT
import ImageIO
internal import PhotoStore
import Synchronization
internal import UIKit

/// One picture that an app wants: of which file, how large, which part.
// Sendable: never changes.
struct ImageWish: Sendable {
    private let file: URL
    private let record: PhotoRecord
    private let longestSide: Double
    private let crop: CGRect
    private let key: String

    init(_ record: PhotoRecord, _ target: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions?) {
        self.record = record
        let version = options?.version ?? .current
        file = Self.file(record, version)
        let isWhole = options?.resizeMode == PHImageRequestOptionsResizeMode.none || target == PHImageManagerMaximumSize
        let isCropped = options?.resizeMode == .exact && options?.normalizedCropRect.isEmpty == false
        crop = isCropped ? options?.normalizedCropRect ?? .zero : .zero
        // The crop is what the target size is about.
        let width = isCropped ? Int(CGFloat(record.width) * crop.width) : record.width
        let height = isCropped ? Int(CGFloat(record.height) * crop.height) : record.height
        var side =
            isWhole
            ? .infinity
            : ImageDecoding.longestSide(width: width, height: height, target: target, mode: mode)
        if isCropped { side *= Double(max(record.width, record.height)) / Double(max(1, max(width, height))) }
        longestSide = side
        key = "\(record.identifier) \(record.modified) \(version.rawValue) \(longestSide.rounded()) \(crop)"
    }

    static func file(_ record: PhotoRecord, _ version: PHImageRequestOptionsVersion) -> URL {
        version == .current ? PhotoStore.shared.current(of: record) : PhotoStore.shared.original(of: record)
    }

    /// Of those a small one comes first.
    var isLarge: Bool { longestSide > 2 * Self.previewSide }
    private static let previewSide = 120.0

    /// Larger than what the device has kept of an original that it sent away.
    var isInCloud: Bool { longestSide > Double(CloudOriginals.keptSide) && CloudOriginals.holds(file) }

    /// See `NetworkWish`.
    func original(
        _ network: NetworkWish, atOnce: Bool, _ body: @escaping @Sendable () -> Void,
        missing: @escaping @Sendable ((any Error)?) -> Void
    ) { network.original(file, atOnce: atOnce, body, missing: missing) }

    var cached: CGImage? { ImageCache.shared.image(key) }

    func make() -> CGImage? {
        if let cached { return cached }
        guard let whole = decode(longestSide) else { return nil }
        let image = cropped(whole)
        if !longestSide.isInfinite { ImageCache.shared.keep(image, key) }
        return image
    }

    func preview() -> CGImage? {
        let key = "\(record.identifier) \(record.modified) preview"
        if let known = ImageCache.shared.image(key) { return cropped(known) }
        guard let image = decode(Self.previewSide) else { return nil }
        ImageCache.shared.keep(image, key)
        return cropped(image)
    }

    /// What the device has of an original that is away.
    func kept() -> CGImage? { decode(Double(CloudOriginals.keptSide)).map(cropped) }

    private func decode(_ side: Double) -> CGImage? {
        guard record.kind == .video else { return ImageDecoding.image(file, longestSide: side) }
        guard let picture = FilmPictures.first(of: file) else { return nil }
        let scale = side / Double(max(picture.width, picture.height, 1))
        return scale < 1 ? picture.scaled(by: scale) : picture
    }

    private func cropped(_ image: CGImage) -> CGImage {
        guard !crop.isEmpty else { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let part = CGRect(
            x: crop.minX * width, y: crop.minY * height, width: crop.width * width, height: crop.height * height)
        return image.cropping(to: part.integral) ?? image
    }
}

extension CGImage {
    fileprivate func scaled(by scale: Double) -> CGImage? {
        let size = CGSize(
            width: max(1, (Double(width) * scale).rounded()), height: max(1, (Double(height) * scale).rounded()))
        let pixels = PixelBuffer(width: Int(size.width), height: Int(size.height))
        let context = CGContext(buffer: pixels, scale: 1, opaque: true)
        context.interpolationQuality = .high
        context.drawUpright(self, in: CGRect(origin: .zero, size: size))
        return context.makeImage()
    }
}

/// Decoded pictures, the least used of which go first.
final class ImageCache: Sendable {
    static let shared = ImageCache()

    private struct State {
        var images: [String: (image: CGImage, use: Int)] = [:]
        var bytes = 0
        var use = 0
    }
    private let state = Mutex(State())
    /// Bytes.
    private static let limit = 64 << 20

    func image(_ key: String) -> CGImage? {
        state.withLock { state in
            guard let found = state.images[key] else { return nil }
            state.use += 1
            state.images[key]?.use = state.use
            return found.image
        }
    }

    func keep(_ image: CGImage, _ key: String) {
        state.withLock { state in
            state.use += 1
            if let old = state.images.updateValue((image, state.use), forKey: key) {
                state.bytes -= Self.size(old.image)
            }
            state.bytes += Self.size(image)
            guard state.bytes > Self.limit else { return }
            // Half of them go at once: sorting for each would cost more than decoding.
            for old in state.images.sorted(by: { $0.value.use < $1.value.use }) where state.bytes > Self.limit / 2 {
                state.bytes -= Self.size(old.value.image)
                state.images[old.key] = nil
            }
        }
    }

    func empty() {
        state.withLock { state in
            state.images = [:]
            state.bytes = 0
        }
    }

    private static func size(_ image: CGImage) -> Int { image.width * image.height * 4 }
}

/// Tells an app what its request gave.
struct ImageDelivery: Sendable {
    let number: Int32
    let handler: @Sendable (UIImage?, [AnyHashable: Any]?) -> Void

    func on(main: Bool, _ body: @escaping @Sendable () -> Void) {
        if main { DispatchQueue.main.async(execute: body) } else { body() }
    }

    func degraded(_ image: CGImage, isInCloud: Bool = false) {
        guard !RequestNumbers.isCancelled(number) else { return }
        var info: [AnyHashable: Any] = [PHImageResultIsDegradedKey: true, PHImageResultRequestIDKey: Int(number)]
        if isInCloud { info[PHImageResultIsInCloudKey] = true }
        handler(UIImage(cgImage: image), info)
    }

    /// The original is away.
    /// - Parameter error: nil: it was not to be fetched.
    func missing(_ error: (any Error)?) {
        guard !RequestNumbers.takeCancelled(number) else {
            return handler(nil, [PHImageCancelledKey: true, PHImageResultRequestIDKey: Int(number)])
        }
        var info: [AnyHashable: Any] = [PHImageResultIsInCloudKey: true, PHImageResultRequestIDKey: Int(number)]
        if let error { info[PHImageErrorKey] = error }
        handler(nil, info)
    }

    /// No picture comes for a request that was called off.
    func finish(_ image: CGImage?) {
        if RequestNumbers.takeCancelled(number) {
            return handler(nil, [PHImageCancelledKey: true, PHImageResultRequestIDKey: Int(number)])
        }
        var info: [AnyHashable: Any] = [PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: Int(number)]
        if image == nil { info[PHImageErrorKey] = PHPhotosError(.invalidResource) }
        handler(image.map { UIImage(cgImage: $0) }, info)
    }
}

/// The bytes of a picture's file.
struct FileAnswer: Sendable {
    let data: Data?
    let type: String?
    let orientation: CGImagePropertyOrientation
    private let problem: PHPhotosError?
    private let isInCloud: Bool

    /// The original is away.
    /// - Parameter error: nil: it was not to be fetched.
    init(missing error: (any Error)?) {
        (data, type, orientation, isInCloud) = (nil, nil, .up, true)
        problem = error.map { PHPhotosError($0) }
    }

    init(_ file: URL, of record: PhotoRecord) {
        var read: Data?
        var problem: PHPhotosError?
        if record.kind == .image {
            do { read = try Data(contentsOf: file) } catch { problem = PHPhotosError(error) }
        } else {
            problem = PHPhotosError(.requestNotSupportedForAsset)
        }
        let source = read.flatMap { CGImageSourceCreateWithData($0 as NSData as CFData, nil) }
        let properties = source.flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) as? [CFString: Any] }
        let number = properties?[kCGImagePropertyOrientation] as? NSNumber
        (data, type) = (read, source.flatMap { CGImageSourceGetType($0) as String? })
        orientation = number.flatMap { CGImagePropertyOrientation(rawValue: $0.uint32Value) } ?? .up
        self.problem = problem
        isInCloud = false
    }

    func info(_ number: Int32) -> [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [PHImageResultRequestIDKey: Int(number), PHImageResultIsDegradedKey: false]
        if let problem { info[PHImageErrorKey] = problem }
        if isInCloud { info[PHImageResultIsInCloudKey] = true }
        return info
    }
}
