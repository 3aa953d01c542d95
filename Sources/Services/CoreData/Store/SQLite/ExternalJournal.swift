// SPDX-License-Identifier: MIT
import FoundationCompat

/// The names of the external files that a process is about to write or to delete, so that the next one to open the store
/// can finish what a kill has interrupted.
///
/// Every open store has a file of its own, locked as long as it is open: what is not locked belongs to nobody any more.
final class ExternalJournal {
    private static let prefix = "_PENDING-"
    private let folder: URL
    private var file: (url: URL, handle: Int32)?

    /// - Parameter folder: the store's folder of supporting files.
    init(_ folder: URL) { self.folder = folder }

    deinit { close() }

    func close() {
        guard let file else { return }
        unlink(file.url.path)
        Glibc.close(file.handle)
        self.file = nil
    }

    func note(_ names: [String]) throws {
        let handle = try opened()
        let text = Array((names.joined(separator: "\n") + "\n").utf8)
        guard write(handle, text, text.count) == text.count else { throw error() }
    }

    func clear() throws {
        guard let file else { return }
        guard ftruncate(file.handle, 0) == 0 else { throw error() }
    }

    private func opened() throws -> Int32 {
        if let file { return file.handle }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        while true {
            let url = folder.appendingPathComponent(Self.prefix + UUID().uuidString)
            let handle = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o644)
            guard handle >= 0 else { throw error() }
            // Between the two calls somebody may have taken the file for one that nobody has.
            if flock(handle, LOCK_EX | LOCK_NB) == 0, Self.isLinked(handle) {
                file = (url, handle)
                return handle
            }
            Glibc.close(handle)
        }
    }

    private static func isLinked(_ handle: Int32) -> Bool {
        var status = stat()
        return fstat(handle, &status) == 0 && status.st_nlink > 0
    }

    private func error() -> CocoaError {
        CocoaError(
            errno == ENOSPC ? .fileWriteOutOfSpace : .fileWriteUnknown, userInfo: [NSFilePathErrorKey: folder.path])
    }

    /// Hands the names in the files of processes that are gone to `finish`, and removes the files.
    func recoverOthers(_ finish: ([String]) throws -> Void) throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        where name.hasPrefix(Self.prefix) {
            let url = folder.appendingPathComponent(name)
            let handle = open(url.path, O_RDWR | O_CLOEXEC)
            guard handle >= 0 else { continue }
            defer { Glibc.close(handle) }
            guard flock(handle, LOCK_EX | LOCK_NB) == 0 else { continue }
            let text = try String(contentsOf: url, encoding: .utf8)
            let names = Set(text.split(separator: "\n").map(String.init)).filter { UUID(uuidString: $0) != nil }
            if !names.isEmpty { try finish(names.sorted()) }
            unlink(url.path)
        }
    }

    /// Notes names for the next one to open the store.
    static func leave(_ names: [String], in folder: URL) throws {
        guard !names.isEmpty else { return }
        try SafeFile.write(
            Data(names.joined(separator: "\n").utf8), to: folder.appendingPathComponent(prefix + UUID().uuidString))
    }
}
