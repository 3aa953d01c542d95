// SPDX-License-Identifier: MIT
import MediaEngine

public typealias AVAssetImageGeneratorCompletionHandler =
    @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void

/// Takes single pictures out of an asset.
open class AVAssetImageGenerator: __ObjCObject, @unchecked Sendable {
    // Sendable: one thread sets it up; then only the generator's queue reads it.
    public enum Result: Int, Sendable {
        case succeeded = 0
        case failed, cancelled
    }
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = Self(rawValue: "CleanAperture")
        public static let productionAperture = Self(rawValue: "ProductionAperture")
        public static let encodedPixels = Self(rawValue: "EncodedPixels")
    }

    open private(set) var asset: AVAsset
    private let queue = DispatchQueue(label: "AVAssetImageGenerator")
    private var generation = 0

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Whether pictures are turned as the film says.
    open var appliesPreferredTrackTransform = false
    /// Pixels; zero in a direction: no limit.
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var videoComposition: AVVideoComposition?
    /// Pictures are always those of the very time.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// - Parameter actualTime: where the picture stands in the film.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        let (image, time) = try picture(at: requestedTime)
        actualTime?.pointee = time
        return image
    }

    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        let found = try await onQueue { Picture(value: try self.picture(at: time)) }.value
        return (found.0, found.1)
    }
    // Sendable: images do not change.
    private struct Picture: @unchecked Sendable { let value: (CGImage, CMTime) }

    private func picture(at requestedTime: CMTime) throws -> (CGImage, CMTime) {
        let found = try asset.loaded().get()
        guard requestedTime.isNumeric, !found.tracks.isEmpty else { throw AVError(.noImageAtTime) }
        guard let source = source() else { throw AVError(.noImageAtTime, "the asset has no pictures") }
        let end = asset.duration
        let time = CMTimeMaximum(.zero, requestedTime)
        guard !end.isNumeric || time <= end else { throw AVError(.noImageAtTime) }
        do {
            guard let image = try source.picture(at: time) else { throw MediaFailure.unreadable("no picture there") }
            let index = (time.seconds * source.rate + 1e-4).rounded(.down)
            return (image, CMTime(seconds: index / source.rate, preferredTimescale: 600))
        } catch let failure as MediaFailure { throw AVError(failure) }
    }

    private var made: (any PictureSource)?
    private func source() -> (any PictureSource)? {
        if let made { return made }
        if videoComposition != nil || asset is AVComposition {
            made = asset.makePictures(videoComposition)
        } else {
            made = FilePictures(
                asset.tracks(withMediaType: .video).first, limit: maximumSize, isTurned: appliesPreferredTrackTransform)
        }
        return made
    }

    /// - Parameter handler: called once for each time, on another thread.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {
        let (generation, times) = (generation, requestedTimes.map(\.timeValue))
        queue.async {
            for time in times {
                guard self.generation == generation else {
                    handler(time, nil, .invalid, .cancelled, AVError(.operationCancelled))
                    continue
                }
                do {
                    let (image, actual) = try self.picture(at: time)
                    handler(time, image, actual, .succeeded, nil)
                } catch { handler(time, nil, .invalid, .failed, error) }
            }
        }
    }

    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { _, image, time, _, error in
            handler(image, time, error)
        }
    }

    open func cancelAllCGImageGeneration() { generation += 1 }
}
