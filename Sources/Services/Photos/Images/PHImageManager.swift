// SPDX-License-Identifier: MIT
internal import PhotoStore
public import UIKit

/// Gives pictures and films of assets, in the sizes that an app needs.
// Sendable: what changes lies behind locks.
open class PHImageManager: __ObjCObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    open class func `default`() -> PHImageManager { manager }

    /// Decodes several pictures at a time.
    static let queue = DispatchQueue(label: "touchstone.photos.images", attributes: .concurrent)

    public override init() { super.init() }

    // MARK: Pictures

    /// - Parameters:
    ///   - targetSize: pixels.
    ///   - resultHandler: called on the main thread where that makes the request, else on a queue of the system's. With
    ///     `opportunistic` delivery a small picture may come before the full one; of a picture that the manager has at
    ///     hand, before the call returns.
    @preconcurrency @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping @Sendable (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let wish = ImageWish(asset.record, targetSize, contentMode, options)
        let number = RequestNumbers.next()
        let deliver = ImageDelivery(number: number, handler: resultHandler)
        let mode = options?.deliveryMode ?? .opportunistic
        if wish.isInCloud {
            let network = NetworkWish(options?.isNetworkAccessAllowed, options?.progressHandler, number)
            deliverFromCloud(wish, deliver, network, mode, waits: options?.isSynchronous == true)
            return number
        }
        if options?.isSynchronous == true {
            deliver.finish(wish.make())
            return number
        }
        if mode == .opportunistic, let known = wish.cached {
            deliver.finish(known)
            return number
        }
        let isMain = Thread.isMainThread
        Self.queue.async {
            if mode == .opportunistic, wish.isLarge, !RequestNumbers.isCancelled(number), let small = wish.preview() {
                deliver.on(main: isMain) { deliver.degraded(small) }
            }
            let image = RequestNumbers.isCancelled(number) ? nil : wish.make()
            deliver.on(main: isMain) { deliver.finish(image) }
        }
        return number
    }

    /// The small picture that is here comes first, where an app takes it; without the network nothing else does.
    private func deliverFromCloud(
        _ wish: ImageWish, _ deliver: ImageDelivery, _ network: NetworkWish,
        _ mode: PHImageRequestOptionsDeliveryMode, waits: Bool
    ) {
        let isMain = Thread.isMainThread && !waits
        let work: @Sendable () -> Void = {
            if mode != .highQualityFormat, !waits, let small = wish.kept() {
                deliver.on(main: isMain) { deliver.degraded(small, isInCloud: true) }
            }
            wish.original(network, atOnce: waits) {
                let image = wish.make()
                deliver.on(main: isMain) { deliver.finish(image) }
            } missing: { error in
                deliver.on(main: isMain) { deliver.missing(error) }
            }
        }
        if waits { work() } else { Self.queue.async(execute: work) }
    }

    /// A request that was answered, or never made, is left alone.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { RequestNumbers.cancel(requestID) }

    // MARK: Files

    /// The bytes of the picture's file, with its type and Exif's orientation.
    @preconcurrency @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping @Sendable (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let number = RequestNumbers.next()
        let record = asset.record
        let file = ImageWish.file(record, options?.version ?? .current)
        let isMain = Thread.isMainThread
        let isSynchronous = options?.isSynchronous == true
        let network = NetworkWish(options?.isNetworkAccessAllowed, options?.progressHandler, number)
        let work: @Sendable (FileAnswer) -> Void = { answer in
            let tell: @Sendable () -> Void = {
                guard !RequestNumbers.takeCancelled(number) else { return }
                resultHandler(answer.data, answer.type, answer.orientation, answer.info(number))
            }
            if isMain, !isSynchronous { DispatchQueue.main.async(execute: tell) } else { tell() }
        }
        let read: @Sendable () -> Void = {
            network.original(file, atOnce: isSynchronous) {
                work(FileAnswer(file, of: record))
            } missing: { error in
                work(FileAnswer(missing: error))
            }
        }
        if isSynchronous { read() } else { Self.queue.async(execute: read) }
        return number
    }

    @available(*, deprecated, message: "Use requestImageDataAndOrientation(for:options:resultHandler:)")
    @preconcurrency @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping @Sendable (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options) { data, type, orientation, info in
            resultHandler(data, type, UIImage.Orientation(orientation), info)
        }
    }

    // MARK: Films

    @preconcurrency @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping @Sendable (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        film(asset, options) { film, info in resultHandler(film, nil, info) }
    }

    @preconcurrency @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping @Sendable (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        film(asset, options) { film, info in
            nonisolated(unsafe) let info = info  // Made for this call.
            DispatchQueue.main.async { resultHandler(film.map { AVPlayerItem(asset: $0) }, info) }
        }
    }

    @preconcurrency @discardableResult
    open func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping @Sendable (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        film(asset, options) { film, info in
            resultHandler(film.flatMap { AVAssetExportSession(asset: $0, presetName: exportPreset) }, info)
        }
    }

    private func film(
        _ asset: PHAsset, _ options: PHVideoRequestOptions?,
        _ answer: @escaping @Sendable (AVAsset?, [AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        let number = RequestNumbers.next()
        let record = asset.record
        let isOriginal = options?.version == .original
        Self.queue.async {
            guard !RequestNumbers.takeCancelled(number) else { return }
            var info: [AnyHashable: Any] = [PHImageResultRequestIDKey: Int(number)]
            let store = PhotoStore.shared
            let file = isOriginal ? store.original(of: record) : store.current(of: record)
            guard record.kind == .video, FileManager.default.fileExists(atPath: file.path) else {
                info[PHImageErrorKey] = PHPhotosError(.requestNotSupportedForAsset)
                return answer(nil, info)
            }
            answer(AVURLAsset(url: file), info)
        }
        return number
    }

    /// The film of a live photo is not played.
    @preconcurrency @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let number = RequestNumbers.next()
        let record = asset.record
        DispatchQueue.main.async {
            guard !RequestNumbers.takeCancelled(number) else { return }
            guard record.pairedVideo != nil else {
                return resultHandler(nil, [PHImageErrorKey: PHPhotosError(.requestNotSupportedForAsset)])
            }
            resultHandler(PHLivePhoto(record), [PHImageResultRequestIDKey: Int(number)])
        }
        return number
    }
}

extension UIImage.Orientation {
    init(_ exif: CGImagePropertyOrientation) {
        self =
            switch exif {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
    }
}
