// SPDX-License-Identifier: MIT
import ImageIO
internal import PhotoStore
public import UniformTypeIdentifiers

/// What an app made of an asset: a rendered file, and data to go on from.
open class PHContentEditingOutput: __ObjCObject {
    private let kind: PHAssetMediaType
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "PHContentEditingOutput-" + UUID().uuidString)
    /// The edit is not taken without it.
    open var adjustmentData: PHAdjustmentData?

    public init(contentEditingInput: PHContentEditingInput) {
        kind = contentEditingInput.mediaType
        super.init()
    }

    /// Of an asset that a block of changes makes.
    public init(placeholderForCreatedAsset: PHObjectPlaceholder) {
        kind = .image
        super.init()
    }

    /// Where the app writes the picture (JPEG) or film (QuickTime).
    open var renderedContentURL: URL { url(kind == .video ? "mov" : "jpg") }

    private func url(_ kind: String) -> URL {
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            Unsupported.report("PHContentEditingOutput.renderedContentURL: \(error.localizedDescription)")
        }
        return folder.appendingPathComponent("FullSizeRender." + kind)
    }

    open var defaultRenderedContentType: UTType? { kind == .video ? .quickTimeMovie : .jpeg }
    open var supportedRenderedContentTypes: [UTType] { kind == .video ? [.quickTimeMovie] : [.jpeg, .heic] }

    open func renderedContentURL(for type: UTType) throws -> URL {
        guard supportedRenderedContentTypes.contains(type) else { throw PHPhotosError(.invalidResource) }
        return url(type == .jpeg ? "jpg" : type.preferredFilenameExtension ?? "mov")
    }

    // MARK: Taking it up

    func apply(to record: PhotoRecord, _ transaction: PhotoTransaction) throws {
        guard let adjustmentData else {
            throw PHPhotosError(.invalidResource, "PHContentEditingOutput has no adjustmentData")
        }
        let rendered = try writtenFile()
        let data = try Data(contentsOf: rendered)
        if kind == .image { try check(data) }
        try transaction.setEdit(
            record, rendered: data, fileExtension: rendered.pathExtension,
            formatIdentifier: adjustmentData.formatIdentifier, formatVersion: adjustmentData.formatVersion,
            data: adjustmentData.data)
        try FileManager.default.removeItem(at: folder)
    }

    private func writtenFile() throws -> URL {
        let found = ["jpg", "heic", "mov"].map { folder.appendingPathComponent("FullSizeRender." + $0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        guard let found else {
            throw PHPhotosError(.missingResource, "nothing was written to PHContentEditingOutput.renderedContentURL")
        }
        return found
    }

    private func check(_ data: Data) throws {
        guard let source = CGImageSourceCreateWithData(data as NSData as CFData, nil),
            let type = CGImageSourceGetType(source) as String?, ["public.jpeg", "public.heic"].contains(type)
        else { throw PHPhotosError(.invalidResource, "the rendered content is no JPEG") }
    }
}
