// SPDX-License-Identifier: MIT

/// A folder that is an atlas. Folders inside it only sort the pictures: Xcode packs those of all of them, and a texture's
/// name is its file's alone.
struct AtlasFolder: Sendable {
    let name: String
    /// The atlas' own folder first.
    let folders: [URL]

    private static let endings = ["atlas", "atlasc"]

    /// Of a bundle, by path.
    static func all(in bundle: URL) -> [AtlasFolder] {
        let found = folders(in: bundle).filter { endings.contains($0.pathExtension) }
        return found.map { url in
            AtlasFolder(
                name: url.deletingPathExtension().lastPathComponent, folders: [url] + folders(in: url))
        }
    }

    private static func folders(in url: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isDirectoryKey])
        let all = files?.compactMap { $0 as? URL } ?? []
        return all.filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
    }

    /// The pictures' names with the endings of their files and without scales, as iOS tells them.
    var pictureNames: [String] {
        var names: Set<String> = []
        for folder in folders { names.formUnion(Self.pictureNames(in: folder)) }
        return names.sorted()
    }

    private static func pictureNames(in folder: URL) -> [String] {
        do {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let pictures = files.filter {
                ["png", "jpg", "jpeg"].contains(($0 as NSString).pathExtension.lowercased())
            }
            return pictures.map {
                $0.replacingOccurrences(of: "@2x", with: "").replacingOccurrences(of: "@3x", with: "")
            }
        } catch {
            NSLog("SKTextureAtlas: \(folder.lastPathComponent) cannot be read: \(error)")
            return []
        }
    }
}
