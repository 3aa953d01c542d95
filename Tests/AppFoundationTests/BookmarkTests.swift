// SPDX-License-Identifier: MIT
import AppFoundation
import FoundationCompat
import Testing

/// What Apple says of bookmarks in "Locating files using bookmarks" and of `NSURL`'s methods.
@Suite struct BookmarkTests {
    /// A file in a folder of its own, which goes after the test.
    private func withFile(_ body: (_ file: URL, _ folder: URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bookmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let file = folder.appendingPathComponent("track.gpx")
        try Data("one".utf8).write(to: file)
        try body(file, folder)
    }

    /// The code of the error that is thrown; nil without one.
    private func code(_ body: () throws -> Void) -> CocoaError.Code? {
        do { try body() } catch { return (error as? CocoaError)?.code }
        return nil
    }

    @Test("a bookmark finds its file where it was")
    func unmoved() throws {
        try withFile { file, folder in
            var isStale = true
            let found = try URL(resolvingBookmarkData: try file.bookmarkData(), bookmarkDataIsStale: &isStale)
            #expect(found.path == file.path && !isStale)
            let place = try URL(resolvingBookmarkData: try folder.bookmarkData(), bookmarkDataIsStale: &isStale)
            #expect(place.hasDirectoryPath && place.path == folder.path)
        }
    }

    // "If the user moves or renames the file, resolving the bookmark still finds it"; the data is stale then.
    @Test("a bookmark finds a renamed file and says that it is stale")
    func renamed() throws {
        try withFile { file, folder in
            let data = try file.bookmarkData()
            let new = folder.appendingPathComponent("renamed.gpx")
            try FileManager.default.moveItem(at: file, to: new)
            var isStale = false
            let found = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
            #expect(found.path == new.path && isStale)
            var objectIsStale = ObjCBool(false)
            let object = try NSURL(resolvingBookmarkData: data, relativeTo: nil, bookmarkDataIsStale: &objectIsStale)
            #expect(object.path == new.path && objectIsStale.boolValue)
        }
    }

    @Test("a bookmark finds what was written anew in its file's place")
    func replaced() throws {
        try withFile { file, _ in
            let data = try file.bookmarkData(options: .minimalBookmark)
            try Data("two".utf8).write(to: file, options: .atomic)
            var isStale = false
            let found = try URL(resolvingBookmarkData: data, options: .withoutUI, bookmarkDataIsStale: &isStale)
            #expect(try Data(contentsOf: found) == Data("two".utf8))
        }
    }

    @Test("files that are gone, data of something else and addresses of no file are errors")
    func errors() throws {
        try withFile { file, folder in
            let data = try file.bookmarkData()
            try FileManager.default.removeItem(at: file)
            var isStale = false
            #expect(code { _ = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) } == .fileNoSuchFile)
            #expect(code { _ = try file.bookmarkData() } == .fileReadNoSuchFile)
            let other = Data("x".utf8)
            #expect(
                code { _ = try URL(resolvingBookmarkData: other, bookmarkDataIsStale: &isStale) }
                    == .fileReadCorruptFile)
            let address = try #require(URL(string: "https://example.org"))
            #expect(code { _ = try address.bookmarkData() } == .fileReadUnsupportedScheme)
        }
    }

    @Test("a bookmark's file stands for another; any other file stands for itself")
    func aliases() throws {
        try withFile { file, folder in
            let alias = folder.appendingPathComponent("alias")
            try URL.writeBookmarkData(try file.bookmarkData(options: .suitableForBookmarkFile), to: alias)
            #expect(try URL(resolvingAliasFileAt: alias).path == file.path)
            #expect(try URL(resolvingAliasFileAt: file) == file)
            #expect(try URL.bookmarkData(withContentsOf: alias) == file.bookmarkData(options: .suitableForBookmarkFile))
            #expect(code { _ = try URL.bookmarkData(withContentsOf: file) } == .fileReadCorruptFile)
        }
    }
}
