// SPDX-License-Identifier: MIT
internal import PhotoStore
public import UIKit

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with the film around it.
// Sendable: never changes.
open class PHLivePhoto: __ObjCObject, NSCopying, @unchecked Sendable {
    /// The file of the still.
    package let image: URL
    /// The file of the film.
    package let film: URL
    /// Pixels.
    open private(set) var size: CGSize

    init(_ record: PhotoRecord) {
        image = PhotoStore.shared.current(of: record)
        film = PhotoStore.shared.derived(record.pairedVideo ?? "")
        size = CGSize(width: record.width, height: record.height)
        super.init()
    }

    private init(image: URL, film: URL, size: CGSize) {
        (self.image, self.film, self.size) = (image, film, size)
        super.init()
    }

    /// nil: the still is no picture.
    convenience init?(image: URL, film: URL) {
        guard let decoded = ImageDecoding.image(image, longestSide: .infinity) else { return nil }
        self.init(image: image, film: film, size: CGSize(width: decoded.width, height: decoded.height))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// - Parameters:
    ///   - fileURLs: a picture and a film.
    ///   - resultHandler: called on the main thread.
    @preconcurrency @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode,
        resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        let number = RequestNumbers.next()
        DispatchQueue.main.async {
            guard !RequestNumbers.takeCancelled(number) else {
                return resultHandler(nil, [PHLivePhotoInfoCancelledKey: true])
            }
            let picture = fileURLs.first { PhotoFileReader.kind(ofFile: $0.path) == .image }
            let film = fileURLs.first { PhotoFileReader.kind(ofFile: $0.path) == .video }
            guard let picture, let film, let photo = PHLivePhoto(image: picture, film: film) else {
                return resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
            }
            resultHandler(photo, [PHLivePhotoInfoIsDegradedKey: false])
        }
        return number
    }

    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) { RequestNumbers.cancel(requestID) }
}

public enum PHLivePhotoFrameType: Int, Sendable { case photo = 0, video }

/// A picture of a live photo that a frame processor gets.
public protocol PHLivePhotoFrame: NSObjectProtocol {
    var image: CIImage { get }
    var time: CMTime { get }
    var type: PHLivePhotoFrameType { get }
    var renderScale: CGFloat { get }
}

public typealias PHLivePhotoFrameProcessingBlock = (any PHLivePhotoFrame, NSErrorPointer) -> CIImage?
public let PHLivePhotoEditingErrorDomain = "PHLivePhotoEditingErrorDomain"

public struct PHLivePhotoEditingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let shouldRenderAtPlaybackTime = Self(rawValue: "PHLivePhotoShouldRenderAtPlaybackTime")
}

/// Editing of the picture and film of a live photo. The device edits none; asking for results reports so.
open class PHLivePhotoEditingContext: __ObjCObject {
    private let input: PHContentEditingInput
    open var frameProcessor: PHLivePhotoFrameProcessingBlock?
    open var audioVolume: Float = 1

    /// nil: the input is no live photo.
    public init?(livePhotoEditingInput: PHContentEditingInput) {
        guard livePhotoEditingInput.livePhoto != nil else { return nil }
        input = livePhotoEditingInput
        super.init()
    }

    open var fullSizeImage: CIImage { input.fullSizeImageURL.flatMap { CIImage(contentsOf: $0) } ?? CIImage() }
    open var orientation: CGImagePropertyOrientation {
        CGImagePropertyOrientation(rawValue: UInt32(input.fullSizeImageOrientation)) ?? .up
    }
    open var duration: CMTime { input.livePhoto.map { AVURLAsset(url: $0.film).duration } ?? .zero }
    open var photoTime: CMTime { CMTimeMultiplyByFloat64(duration, multiplier: 0.5) }

    private static var unsupported: NSError {
        Unsupported.report("PHLivePhotoEditingContext")
        let unknown = 0
        return NSError(domain: PHLivePhotoEditingErrorDomain, code: unknown)
    }

    @preconcurrency
    open func prepareLivePhotoForPlayback(
        withTargetSize targetSize: CGSize, options: [PHLivePhotoEditingOption: Any]? = nil,
        completionHandler: @escaping @Sendable (PHLivePhoto?, (any Error)?) -> Void
    ) {
        let error = Self.unsupported
        DispatchQueue.main.async { completionHandler(nil, error) }
    }

    @preconcurrency
    open func saveLivePhoto(
        to output: PHContentEditingOutput, options: [PHLivePhotoEditingOption: Any]? = nil,
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = Self.unsupported
        DispatchQueue.main.async { completionHandler(false, error) }
    }

    open func cancel() {}
}
