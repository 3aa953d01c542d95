// SPDX-License-Identifier: MIT
internal import PhotoStore
internal import UIKit
internal import UniformTypeIdentifiers

/// How a resource of a new asset is taken up.
open class PHAssetResourceCreationOptions: __ObjCObject, NSCopying {
    /// nil: the file's own name.
    open var originalFilename: String?
    /// nil: by the file's name or the kind of resource.
    open var uniformTypeIdentifier: String?
    /// The file goes from where it was, once the library has it.
    open var shouldMoveFile = false

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceCreationOptions()
        (copy.originalFilename, copy.uniformTypeIdentifier) = (originalFilename, uniformTypeIdentifier)
        copy.shouldMoveFile = shouldMoveFile
        return copy
    }
}

/// Makes an asset of files and data.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    private struct Source {
        let type: PHAssetResourceType
        let content: Content
        let options: PHAssetResourceCreationOptions?
    }
    private enum Content {
        case data(Data)
        case file(URL)
        case image(UIImage)
    }
    private var sources: [Source] = []

    init() {
        super.init(creating: { request, transaction in
            guard let request = request as? PHAssetCreationRequest else { return }
            try request.make(transaction)
        })
    }

    open class func forAsset() -> Self {
        guard let request = PHAssetCreationRequest() as? Self else {
            NSException.raise(.invalidArgumentException, "subclasses of PHAssetCreationRequest cannot be made")
        }
        return request
    }

    static func made(of image: UIImage) -> PHAssetCreationRequest {
        let request = PHAssetCreationRequest()
        request.sources = [Source(type: .photo, content: .image(image), options: nil)]
        return request
    }

    static func made(of file: URL, _ type: PHAssetResourceType) -> PHAssetCreationRequest {
        let request = PHAssetCreationRequest()
        request.addResource(with: type, fileURL: file, options: nil)
        return request
    }

    /// Numbers of `PHAssetResourceType`: one picture, one film, or both as a live photo.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        let kinds = Set(types.compactMap { PHAssetResourceType(rawValue: $0.intValue) })
        return kinds.count == types.count && kinds.isSubset(of: [.photo, .video, .pairedVideo, .alternatePhoto])
            && (kinds.contains(.photo) != kinds.contains(.video))
            && (!kinds.contains(.pairedVideo) || kinds.contains(.photo))
    }

    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        sources.append(Source(type: type, content: .file(fileURL), options: options))
    }

    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        sources.append(Source(type: type, content: .data(data), options: options))
    }

    // MARK: Making

    private func make(_ transaction: PhotoTransaction) throws {
        guard let main = sources.first(where: { $0.type == .photo || $0.type == .video }) else {
            throw PHPhotosError(.missingResource, "a new asset needs a photo or a video")
        }
        let (data, kind) = try content(main)
        let name = main.options?.originalFilename ?? fileName(main)
        let record = try transaction.insert(data, fileExtension: kind, identifier: identifier, originalName: name)
        guard record.kind == .video || record.width > 0 else {
            throw PHPhotosError(.invalidResource, "the resource is no picture that can be read")
        }
        if let film = sources.first(where: { $0.type == .pairedVideo }) {
            let (data, kind) = try content(film)
            try transaction.setPairedVideo(data, fileExtension: kind, of: record)
        }
        for source in sources where source.options?.shouldMoveFile == true {
            if case .file(let file) = source.content { try FileManager.default.removeItem(at: file) }
        }
    }

    private func fileName(_ source: Source) -> String? {
        if case .file(let file) = source.content { return file.lastPathComponent }
        return nil
    }

    private func content(_ source: Source) throws -> (data: Data, fileExtension: String) {
        switch source.content {
        case .file(let file):
            do {
                return (try Data(contentsOf: file), file.pathExtension.lowercased())
            } catch { throw PHPhotosError(.missingResource, error.localizedDescription) }
        case .data(let data):
            return (data, fileExtension(of: data, source))
        case .image(let image):
            if image.imageOrientation == .up, image.cgImage?.alphaInfo.hasAlpha == true, let data = image.pngData() {
                return (data, "png")
            }
            guard let data = image.jpegData(compressionQuality: 0.9) else {
                throw PHPhotosError(.invalidResource, "the image has no pixels")
            }
            return (data, "jpg")
        }
    }

    private func fileExtension(of data: Data, _ source: Source) -> String {
        if let type = source.options?.uniformTypeIdentifier, let known = UTType(type)?.preferredFilenameExtension {
            return known == "jpeg" ? "jpg" : known
        }
        if source.type == .video || source.type == .pairedVideo { return "mov" }
        let start = [UInt8](data.prefix(12))
        if start.starts(with: [0x89, 0x50]) { return "png" }
        if start.starts(with: [0x47, 0x49]) { return "gif" }
        if start.count == 12, start[4...7].elementsEqual("ftyp".utf8) { return "heic" }
        return "jpg"
    }
}

extension CGImageAlphaInfo {
    fileprivate var hasAlpha: Bool {
        switch self {
        case .none, .noneSkipLast, .noneSkipFirst: false
        case .premultipliedLast, .premultipliedFirst, .last, .first, .alphaOnly: true
        @unknown default: true
        }
    }
}
