// SPDX-License-Identifier: MIT
public import Foundation

/// One version of a file. iCloud, which makes others, is not here: there is the current one alone.
open class NSFileVersion: __ObjCObject {
    public struct ReplacingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let byMoving = ReplacingOptions(rawValue: 1)
    }

    public let url: URL
    private init(_ url: URL) { self.url = url }

    /// Nil where there is no file.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
        FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
    }
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    open class func removeOtherVersionsOfItem(at url: URL) throws {}

    open var localizedName: String? { url.lastPathComponent }
    open var localizedNameOfSavingComputer: String? { ProcessInfo.processInfo.hostName }
    open var modificationDate: Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
    open var isConflict: Bool { false }
    open var isResolved = true
    open var hasLocalContents: Bool { true }

    /// Copies this version's contents to another place.
    @discardableResult
    open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
        if url.standardizedFileURL == self.url.standardizedFileURL { return url }
        try Data(contentsOf: self.url).write(to: url, options: .atomic)
        return url
    }

    /// The current version cannot be removed.
    open func remove() throws { throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path]) }
}
