// SPDX-License-Identifier: MIT
import Foundation

/// A file that one process or thread at a time holds, and which it gives back when it ends, however it ends.
package enum FileLock {
    /// Waits as long as others hold the file.
    /// - Parameters:
    ///   - file: is made where it lacks; its folder is there.
    ///   - waiting: is called once if another holds it.
    /// - Throws: what `body` throws, or that the file cannot be made.
    package static func hold<Result>(
        _ file: Path, waiting: () -> Void = {}, _ body: () throws -> Result
    ) throws -> Result {
        let handle = try open(file)
        defer { close(handle) }
        if flock(handle, LOCK_EX | LOCK_NB) != 0 {
            waiting()
            while flock(handle, LOCK_EX) != 0, errno == EINTR {}
        }
        return try body()
    }

    /// As `hold`.
    /// - Returns: nil: another holds it, and nothing was done.
    package static func holdIfFree<Result>(_ file: Path, _ body: () throws -> Result) throws -> Result? {
        let handle = try open(file)
        defer { close(handle) }
        guard flock(handle, LOCK_EX | LOCK_NB) == 0 else { return nil }
        return try body()
    }

    /// No program that is started meanwhile inherits it.
    private static func open(_ file: Path) throws -> Int32 {
        let handle = Glibc.open(file.string, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard handle >= 0 else {
            throw Failure(
                .app, "cannot be locked: \(String(cString: strerror(errno)))", at: SourceLocation(file: file))
        }
        return handle
    }
}
