// SPDX-License-Identifier: MIT
import Foundation

/// Pickers hand live photos over as one piece of data: a property list of both files.
extension PHLivePhoto: NSItemProviderReading {
    package static let bundleType = "com.apple.live-photo-bundle"

    private struct Files: Codable {
        let imageName: String
        let image: Data
        let filmName: String
        let film: Data
    }

    public class var readableTypeIdentifiersForItemProvider: [String] { [bundleType] }

    public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let files = try PropertyListDecoder().decode(Files.self, from: data)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let image = folder.appendingPathComponent(files.imageName)
        let film = folder.appendingPathComponent(files.filmName)
        try files.image.write(to: image)
        try files.film.write(to: film)
        guard let photo = PHLivePhoto(image: image, film: film) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return photo
    }

    package static func bundle(image: URL, film: URL) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(
            Files(
                imageName: image.lastPathComponent, image: Data(contentsOf: image),
                filmName: film.lastPathComponent, film: Data(contentsOf: film)))
    }
}
