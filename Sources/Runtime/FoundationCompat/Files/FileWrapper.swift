// SPDX-License-Identifier: MIT
public import Foundation

/// A file, or a folder of such, in memory: what documents of several parts are made of. Symbolic links are followed.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class FileWrapper: __ObjCObject, @unchecked Sendable {
    // Unchecked: handed from thread to thread as a whole, as on iOS.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
    }

    private var content: Content
    /// The name on disk; nil before the wrapper was read or written.
    open var filename: String?
    /// The name to give when it is added to a folder.
    open var preferredFilename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        super.init()
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url)
        super.init()
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url)
        filename = url.lastPathComponent
    }

    private static func read(_ url: URL) throws -> Content {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url, NSFilePathErrorKey: url.path])
        }
        guard isFolder.boolValue else { return .file(try Data(contentsOf: url)) }
        var children: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
            children[name] = try FileWrapper(url: url.appendingPathComponent(name))
        }
        return .folder(children)
    }

    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isRegularFile: Bool { !isDirectory }
    open var isSymbolicLink: Bool { false }

    /// nil for folders.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// By their names; nil for files.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

    /// Adds a child under its preferred name, with a number before it where that is taken.
    /// - Returns: the name it has got.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let preferred = child.preferredFilename ?? child.filename, !preferred.isEmpty else {
            NSException.raise(
                .invalidArgumentException, "*** -[NSFileWrapper addFileWrapper:] *** preferredFilename not set.")
        }
        var children = childrenOfFolder("addFileWrapper:")
        var name = preferred
        var number = 1
        while let other = children[name], other !== child {
            number += 1
            name = "__#$!@%!#__\(number)_\(preferred)"
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        content = .folder(childrenOfFolder("removeFileWrapper:").filter { $0.value !== child })
    }

    open func keyForFileWrapper(_ child: FileWrapper) -> String? {
        childrenOfFolder("keyForFileWrapper:").first { $0.value === child }?.key
    }

    private func childrenOfFolder(_ method: String) -> [String: FileWrapper] {
        guard case .folder(let children) = content else {
            NSException.raise(
                .internalInconsistencyException,
                "*** -[NSFileWrapper \(method)] *** this method is only for directory type NSFileWrapper.")
        }
        return children
    }

    /// Whether names and contents at `url` are the same.
    open func matchesContents(of url: URL) -> Bool {
        // What cannot be read is not the same.
        do { return equals(try FileWrapper(url: url)) } catch { return false }
    }

    private func equals(_ other: FileWrapper) -> Bool {
        switch (content, other.content) {
        case (.file(let a), .file(let b)): a == b
        case (.folder(let a), .folder(let b)):
            a.keys == b.keys && a.allSatisfy { name, child in b[name].map(child.equals) ?? false }
        default: false
        }
    }

    private static func write(_ children: [String: FileWrapper], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, child) in children {
            try child.write(to: folder.appendingPathComponent(name), options: [], originalContentsURL: nil)
        }
    }

    /// Puts the file or folder in the place of what is there; with `.atomic` in one step.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let files = FileManager.default
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let children) where options.contains(.atomic):
            let draft = SafeFile.draft(beside: url)
            do {
                try Self.write(children, to: draft)
                try SafeFile.put(draft, inPlaceOf: url)
            } catch {
                if files.fileExists(atPath: draft.path) { try files.removeItem(at: draft) }
                throw error
            }
        case .folder(let children):
            if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
            try Self.write(children, to: url)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
