// SPDX-License-Identifier: MIT
import FoundationCompat

extension NSURL {
    /// How a bookmark is made. A file's path and number are always kept, and nothing keeps apps out of files here, so that
    /// the options change nothing.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How a bookmark is resolved. No person is asked and no volume is mounted here, whatever the options say.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: [URLResourceKey]? = nil,
        relativeTo relativeURL: URL? = nil
    ) throws -> Data {
        try (self as URL).bookmarkData(options: options, relativeTo: relativeURL)
    }

    public convenience init(
        resolvingBookmarkData bookmarkData: Data, options: BookmarkResolutionOptions = [],
        relativeTo relativeURL: URL?, bookmarkDataIsStale isStale: UnsafeMutablePointer<ObjCBool>?
    ) throws {
        let found = try Bookmark(bookmarkData).resolve()
        isStale?.pointee = ObjCBool(found.isStale)
        self.init(fileURLWithPath: found.url.path)
    }
}

extension URL {
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    /// What finds the file again after the app has ended, also when it was renamed or moved by then.
    ///
    /// The values of `keys` are not kept, and no bookmark needs another file to be resolved: `url` changes nothing.
    /// - Throws: `CocoaError.fileReadNoSuchFile` where there is no file, `.fileReadUnsupportedScheme` for other addresses.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        try Bookmark(of: self).data()
    }

    /// Finds a bookmark's file.
    /// - Parameter bookmarkDataIsStale: becomes whether the file is no longer where or what it was: the app should make a
    ///   new bookmark then.
    /// - Throws: `CocoaError.fileNoSuchFile` when the file is gone, `.fileReadCorruptFile` for data of no bookmark.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        let found = try Bookmark(data).resolve()
        bookmarkDataIsStale = found.isStale
        self = found.url
    }

    /// The file that a bookmark's file stands for; any other file stands for itself.
    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path), Bookmark.isBookmark(data) else {
            self = url
            return
        }
        self = try Bookmark(data).resolve().url
    }

    /// Writes a file that stands for the bookmark's.
    public static func writeBookmarkData(_ data: Data, to url: URL) throws { try data.write(to: url) }

    /// Reads what `writeBookmarkData(_:to:)` wrote.
    /// - Throws: `CocoaError.fileReadCorruptFile` for other files.
    public static func bookmarkData(withContentsOf url: URL) throws -> Data {
        let data = try Data(contentsOf: url)
        guard Bookmark.isBookmark(data) else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url]) }
        return data
    }
}
