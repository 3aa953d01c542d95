// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// `lchmod` as Darwin has it, which changes the permissions of a symbolic link itself:
/// https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/chmod.2.html
///
/// Links on Linux have no permissions, and setting them fails; as nothing asks a link's permissions, they are taken to be
/// set. A file that is no link gets its own.
@discardableResult
public func __lchmod(_ path: UnsafePointer<CChar>, _ mode: mode_t) -> Int32 {
    let result = fchmodat(AT_FDCWD, path, mode, AT_SYMLINK_NOFOLLOW)
    guard result != 0, errno == EOPNOTSUPP else { return result }
    var status = stat()
    guard lstat(path, &status) == 0 else { return -1 }
    return status.st_mode & S_IFMT == S_IFLNK ? 0 : chmod(path, mode)
}
