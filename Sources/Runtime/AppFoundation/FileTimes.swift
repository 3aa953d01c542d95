// SPDX-License-Identifier: MIT
import FoundationCompat
import Glibc

/// A file's times by Darwin's names: https://developer.apple.com/documentation/darwin/stat
extension stat {
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}
