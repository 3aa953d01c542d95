// SPDX-License-Identifier: MIT
import Glibc

/// Copies `count` bytes, as Glibc's does. Darwin's header leaves open whether the places may be null, so that app code
/// hands over pointers of buffers that may be empty.
///
/// - Precondition: both places are there unless `count` is 0.
@discardableResult @_disfavoredOverload
public func memcpy(
    _ destination: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int
) -> UnsafeMutableRawPointer? {
    guard count > 0 else { return destination }
    guard let destination, let source else {
        preconditionFailure("memcpy of \(count) bytes from \(source as Any) to \(destination as Any): a place is null")
    }
    return Glibc.memcpy(destination, source, count)
}
