// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// Files that hold what a user would miss: at any time, and after any kill, a reader finds the old contents or the new
/// ones, whole. New contents are written beside, flushed to the disk, and put in place of the old ones in one step.
///
/// What a killed process leaves beside bears the name that Foundation gives its own (`.dat.nosync<pid>.<random>`), so
/// that one search at the next start finds both.
package enum SafeFile {
    /// - Parameter mode: the file's permissions, from the moment it exists.
    /// - Throws: `CocoaError` with the path, `.fileWriteOutOfSpace` on a full disk; nothing is left beside then.
    package static func write(_ data: Data, to url: URL, mode: mode_t = 0o644) throws {
        let draft = draft(beside: url)
        do {
            try create(data, at: draft, mode: mode)
            guard rename(draft.path, url.path) == 0 else { throw error(errno, url) }
        } catch {
            unlink(draft.path)
            throw error
        }
        try flush(url.deletingLastPathComponent())
    }

    /// Writes a file that is not there yet.
    /// - Returns: false: there is one with that name, which stays as it is.
    package static func writeNew(_ data: Data, to url: URL, mode: mode_t = 0o644) throws -> Bool {
        let draft = draft(beside: url)
        defer { unlink(draft.path) }
        try create(data, at: draft, mode: mode)
        guard link(draft.path, url.path) == 0 else {
            if errno == EEXIST { return false }
            throw error(errno, url)
        }
        try flush(url.deletingLastPathComponent())
        return true
    }

    /// Puts a file or folder that was written beside in the place of `url`, whatever is there.
    package static func put(_ draft: URL, inPlaceOf url: URL) throws {
        try flush(draft)
        if isFolder(draft) || isFolder(url), FileManager.default.fileExists(atPath: url.path) {
            // Folders cannot be replaced in one step, but two names can be exchanged.
            guard exchangeNames(AT_FDCWD, draft.path, AT_FDCWD, url.path, exchange) == 0 else {
                throw error(errno, url)
            }
            try FileManager.default.removeItem(at: draft)
        } else {
            guard rename(draft.path, url.path) == 0 else { throw error(errno, url) }
        }
        try flush(url.deletingLastPathComponent())
    }

    /// `RENAME_EXCHANGE` of `<linux/fs.h>`.
    private static let exchange: UInt32 = 2

    /// A name beside `url` that nobody has, for what will take its place.
    package static func draft(beside url: URL) -> URL {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        var generator = SystemRandomNumberGenerator()
        let random = String((0..<6).compactMap { _ in letters.randomElement(using: &generator) })
        let process = String(getpid(), radix: 16, uppercase: true)
        return url.deletingLastPathComponent().appendingPathComponent(".dat.nosync\(process).\(random)")
    }

    /// One process, and one thread, at a time in a folder, which is made where there is none. The lock is on the folder
    /// itself, leaves no file behind, and ends with its process.
    package static func locking<Result>(_ folder: URL, _ body: () throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let handle = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard handle >= 0 else { throw error(errno, folder) }
        defer { close(handle) }
        while flock(handle, LOCK_EX) != 0, errno == EINTR { continue }
        return try body()
    }

    // MARK: Steps

    private static func create(_ data: Data, at url: URL, mode: mode_t) throws {
        let file = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard file >= 0 else { throw error(errno, url) }
        defer { close(file) }
        try data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw error(errno, url) }
                rest = rest.dropFirst(count)
            }
        }
        guard fsync(file) == 0 else { throw error(errno, url) }
    }

    /// Waits until a file's contents, or a folder's names, are on the disk.
    private static func flush(_ url: URL) throws {
        let file = open(url.path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw error(errno, url) }
        defer { close(file) }
        // Some file systems cannot flush folders; they say that the request is invalid.
        guard fsync(file) == 0 || errno == EINVAL else { throw error(errno, url) }
    }

    private static func isFolder(_ url: URL) -> Bool {
        var status = stat()
        return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func error(_ number: Int32, _ url: URL) -> CocoaError {
        let code: CocoaError.Code =
            switch number {
            case ENOSPC, EDQUOT, EFBIG: .fileWriteOutOfSpace
            case EACCES, EPERM: .fileWriteNoPermission
            case EROFS: .fileWriteVolumeReadOnly
            case ENOENT: .fileNoSuchFile
            default: .fileWriteUnknown
            }
        let reason = POSIXError(POSIXErrorCode(rawValue: number) ?? .EIO)
        return CocoaError(code, userInfo: [NSFilePathErrorKey: url.path, NSUnderlyingErrorKey: reason])
    }
}

/// In glibc since 2.28; Swift does not import it.
@_silgen_name("renameat2")
private func exchangeNames(
    _ oldFolder: Int32, _ old: UnsafePointer<CChar>, _ newFolder: Int32, _ new: UnsafePointer<CChar>, _ flags: UInt32
) -> Int32
