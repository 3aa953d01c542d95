// SPDX-License-Identifier: MIT
import FoundationCompat

extension NSURL {
    /// Whether the address names a file by its number, wherever the file goes: none does here.
    public func isFileReferenceURL() -> Bool { scheme == "file" && path?.hasPrefix("/.file/id=") == true }
}
