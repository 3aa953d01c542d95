// SPDX-License-Identifier: MIT
import ImageIO
package import PhotoStore
import Synchronization

/// The photo library of the simulated device (`PhotoStore`), as pickers of UIKit show it.
@MainActor
package enum PhotoLibrary {
    /// A photo as pickers show it.
    package struct Photo {
        /// As it was when the picker read the library.
        package let record: PhotoRecord

        var url: URL { PhotoStore.shared.current(of: record) }
        @MainActor var image: UIImage? { UIImage(contentsOfFile: url.path) }
        var name: String { URL(fileURLWithPath: record.file).deletingPathExtension().lastPathComponent }
        var isFilm: Bool { record.kind == .video }

        /// A small picture whose longer side has at most `side` pixels.
        func thumbnail(side: Int) -> UIImage? {
            guard !isFilm else { return PhotoLibrary.filmPicture.withLock { $0 }?(url).map(UIImage.init(cgImage:)) }
            guard let source = CGImageSourceCreateWithURL(url as NSURL as CFURL, nil) else { return nil }
            let options: [CFString: Any] = [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
                kCGImageSourceThumbnailMaxPixelSize: side,
            ]
            return CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary).map(UIImage.init(cgImage:))
        }

        /// A copy that the app may read and write.
        func copyForApp() -> URL? {
            let copy = FileManager.default.temporaryDirectory
                .appendingPathComponent(UUID().uuidString).appendingPathExtension(url.pathExtension)
            do { try FileManager.default.copyItem(at: url, to: copy) } catch { return nil }
            return copy
        }

        /// What the older framework of assets knows it by.
        var referenceURL: URL? {
            let kind = url.pathExtension.uppercased()
            return URL(string: "assets-library://asset/asset.\(kind)?id=\(record.identifier)&ext=\(kind)")
        }
    }

    /// Makes the `PHAsset` of a record; set by Photos, where an app has it.
    nonisolated package static let asset = Mutex<(@Sendable (PhotoRecord) -> AnyObject)?>(nil)
    /// The first picture of a film; set by Photos.
    nonisolated package static let filmPicture = Mutex<(@Sendable (URL) -> CGImage?)?>(nil)

    /// - Parameter types: uniform type identifiers.
    static func photos(_ types: [String] = ["public.image"]) -> [Photo] {
        do {
            return try PhotoStore.shared.snapshot().photos.filter { record in
                !record.isHidden && types.contains(record.kind == .video ? "public.movie" : "public.image")
            }.map(Photo.init)
        } catch {
            Unsupported.report("photo library: \(error)")
            return []
        }
    }

    static func add(_ image: UIImage) throws {
        guard let data = image.jpegData(compressionQuality: 0.9) else { throw CocoaError(.fileWriteUnknown) }
        try PhotoStore.shared.change { try $0.insert(data, fileExtension: "jpg") }
    }

    static func addFilm(_ file: URL) throws {
        let data = try Data(contentsOf: file)
        try PhotoStore.shared.change { try $0.insert(data, fileExtension: file.pathExtension.lowercased()) }
    }
}
