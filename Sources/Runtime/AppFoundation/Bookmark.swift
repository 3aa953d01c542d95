// SPDX-License-Identifier: MIT
import FoundationCompat

/// A file as a bookmark knows it: by its path, by its path in the app's folder, which may itself have moved, and by what
/// stays the same when it is renamed.
struct Bookmark: Codable {
    private let path: String
    private let pathInHome: String?
    private let identity: Identity
    private let isDirectory: Bool

    /// What a file keeps under another name. Once it is deleted, its number may go to another file.
    private struct Identity: Codable, Equatable {
        let volume: Int
        let number: Int

        /// nil where there is no file.
        init?(path: String) {
            // Whatever the reason: what cannot be looked at is not found.
            guard let values = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
            guard let volume = (values[.systemNumber] as? NSNumber)?.intValue,
                let number = (values[.systemFileNumber] as? NSNumber)?.intValue
            else { return nil }
            self.volume = volume
            self.number = number
        }
    }

    /// Apple's bookmarks begin so, too.
    private static let magic = Data("book".utf8)

    static func isBookmark(_ data: Data) -> Bool { data.starts(with: magic) }

    // MARK: Making

    init(of url: URL) throws {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url]) }
        let path = url.standardizedFileURL.path
        guard let identity = Identity(path: path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
        }
        self.path = path
        self.identity = identity
        let home = NSHomeDirectory() + "/"
        pathInHome = path.hasPrefix(home) ? String(path.dropFirst(home.count)) : nil
        var isFolder: ObjCBool = false
        isDirectory = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    func data() throws -> Data { Self.magic + (try PropertyListEncoder().encode(self)) }

    init(_ data: Data) throws {
        guard Self.isBookmark(data) else { throw CocoaError(.fileReadCorruptFile) }
        do {
            self = try PropertyListDecoder().decode(Self.self, from: data.dropFirst(Self.magic.count))
        } catch {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSUnderlyingErrorKey: error])
        }
    }

    // MARK: Finding

    /// The same file where it was, then wherever it went, then another one in its place, as atomic writing leaves it.
    func resolve() throws -> (url: URL, isStale: Bool) {
        let places = [path] + (pathInHome.map { [NSHomeDirectory() + "/" + $0] } ?? [])
        if let same = places.first(where: isSame) { return (url(same), same != path) }
        if let moved = moved() { return (url(moved), true) }
        if let other = places.first(where: FileManager.default.fileExists) { return (url(other), true) }
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: isDirectory) }

    private func isSame(_ path: String) -> Bool { Identity(path: path) == identity }

    /// Looked for in the folder it was in and in all of the app's.
    private func moved() -> String? {
        let folder = (path as NSString).deletingLastPathComponent
        // A folder that is gone, or that the app may not read, hides what lies in it.
        let siblings = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if let near = siblings.lazy.map({ folder + "/" + $0 }).first(where: isSame) { return near }
        guard let all = FileManager.default.enumerator(atPath: NSHomeDirectory()) else { return nil }
        return all.lazy.compactMap { $0 as? String }.map { NSHomeDirectory() + "/" + $0 }.first(where: isSame)
    }
}
