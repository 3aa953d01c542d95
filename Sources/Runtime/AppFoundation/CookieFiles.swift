// SPDX-License-Identifier: MIT
import CCookieFiles
import FoundationCompat

/// A place in a file: on iOS a number, on Linux a structure. Sources that say `fpos_t` mean this one.
public typealias __filePosition = Int64

/// A stream of C whose bytes come from functions, as Darwin's `funopen(3)` has it. A function that is missing fails: the
/// stream cannot be read, written or moved.
/// - Returns: nil when there is neither a function to read nor one to write (`EINVAL`).
public func funopen(
    _ cookie: UnsafeRawPointer?,
    _ read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    _ write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    _ seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
    _ close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
    ts_funopen(cookie, read, write, seek, close)
}
