// SPDX-License-Identifier: MIT
internal import PhotoStore
import Synchronization
public import UniformTypeIdentifiers

public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
    case fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
    case photoProxy = 19
}

/// One of the files behind an asset.
// Sendable: never changes.
open class PHAssetResource: __ObjCObject, @unchecked Sendable {
    enum Content {
        case file(URL)
        case adjustment(PhotoRecord)
    }
    let content: Content
    open private(set) var type: PHAssetResourceType
    open private(set) var assetLocalIdentifier: String
    open private(set) var originalFilename: String
    open private(set) var pixelWidth: Int
    open private(set) var pixelHeight: Int

    private init(_ type: PHAssetResourceType, _ content: Content, _ asset: PHAsset, name: String) {
        (self.type, self.content, originalFilename) = (type, content, name)
        assetLocalIdentifier = asset.localIdentifier
        (pixelWidth, pixelHeight) = (asset.pixelWidth, asset.pixelHeight)
        super.init()
    }

    open var uniformTypeIdentifier: String { contentType.identifier }
    open var contentType: UTType {
        if case .adjustment = content { return .propertyList }
        return UTType(filenameExtension: URL(fileURLWithPath: originalFilename).pathExtension) ?? .data
    }

    /// The bytes of a file, read as they are used; nil where it cannot be read, and of what is no file.
    package var mappedData: Data? {
        guard case .file(let file) = content else { return nil }
        do { return try Data(contentsOf: file, options: .mappedIfSafe) } catch {
            Unsupported.report("photo library: \(file.lastPathComponent): \(error.localizedDescription)")
            return nil
        }
    }

    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
        let (record, store) = (asset.record, PhotoStore.shared)
        let isFilm = record.kind == .video
        var found = [
            PHAssetResource(
                isFilm ? .video : .photo, .file(store.original(of: record)), asset, name: record.originalName)
        ]
        if let film = record.pairedVideo {
            found.append(PHAssetResource(.pairedVideo, .file(store.derived(film)), asset, name: "IMG.MOV"))
        }
        if let edit = record.edit {
            let file = store.derived(edit.file)
            let name = "FullSizeRender." + file.pathExtension
            found.append(PHAssetResource(isFilm ? .fullSizeVideo : .fullSizePhoto, .file(file), asset, name: name))
            found.append(PHAssetResource(.adjustmentData, .adjustment(record), asset, name: "Adjustments.plist"))
        }
        return found
    }

    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] {
        Unsupported.report("PHAssetResource.assetResources(for: PHLivePhoto)")
        return []
    }
}

open class PHAssetResourceRequestOptions: __ObjCObject, NSCopying {
    /// Whether an original that the device has sent away is fetched; else the request fails with `networkAccessRequired`.
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double) -> Void)?
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceRequestOptions()
        (copy.isNetworkAccessAllowed, copy.progressHandler) = (isNetworkAccessAllowed, progressHandler)
        return copy
    }
}

/// Gives the bytes of assets' files.
// Sendable: without state.
open class PHAssetResourceManager: __ObjCObject, @unchecked Sendable {
    private static let manager = PHAssetResourceManager()
    open class func `default`() -> PHAssetResourceManager { manager }

    /// Brings back what is away, where that is allowed, before it returns.
    private func fetch(_ file: URL, _ options: PHAssetResourceRequestOptions?) throws {
        guard CloudOriginals.holds(file) else { return }
        guard options?.isNetworkAccessAllowed == true else { throw PHPhotosError(.networkAccessRequired) }
        let told = Mutex<(any Error)?>(nil)
        // Called before the function returns.
        nonisolated(unsafe) let handler = options?.progressHandler
        CloudOriginals.fetch(file, atOnce: true) { done in
            handler?(done)
            return false
        } done: { error in
            told.withLock { $0 = error }
        }
        if let error = told.withLock({ $0 }) { throw error }
    }

    /// Fetches what is away before it returns.
    private func read(_ resource: PHAssetResource, _ options: PHAssetResourceRequestOptions?) throws -> Data {
        switch resource.content {
        case .file(let file):
            try fetch(file, options)
            return try Data(contentsOf: file)
        case .adjustment(let record):
            let data = try PhotoStore.shared.editData(of: record) ?? Data()
            let content: [String: Any] = [
                "adjustmentData": data, "adjustmentFormatIdentifier": record.edit?.formatIdentifier ?? "",
                "adjustmentFormatVersion": record.edit?.formatVersion ?? "",
            ]
            return try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
        }
    }

    /// - Parameters: both handlers are called on a queue of the system's.
    @preconcurrency @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        let number = RequestNumbers.next()
        // A copy of its own.
        nonisolated(unsafe) let wish = options.map { $0.copy() as? PHAssetResourceRequestOptions } ?? nil
        DispatchQueue.global().async { [self] in
            do {
                let data = try read(resource, wish)
                guard !RequestNumbers.takeCancelled(number) else { throw PHPhotosError(.userCancelled) }
                // In pieces, as iOS does, so that nobody counts on one.
                let piece = 1 << 20
                for start in stride(from: 0, to: data.count, by: piece) {
                    handler(data.subdata(in: start..<min(start + piece, data.count)))
                }
                completionHandler(nil)
            } catch { completionHandler(PHPhotosError(error)) }
        }
        return number
    }

    @preconcurrency
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        // A copy of its own.
        nonisolated(unsafe) let wish = options.map { $0.copy() as? PHAssetResourceRequestOptions } ?? nil
        DispatchQueue.global().async { [self] in
            do {
                try read(resource, wish).write(to: fileURL, options: .withoutOverwriting)
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
    }

    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws { try read(resource, options).write(to: fileURL, options: .withoutOverwriting) }

    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) { RequestNumbers.cancel(requestID) }
}
