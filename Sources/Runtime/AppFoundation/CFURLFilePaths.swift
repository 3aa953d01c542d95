// SPDX-License-Identifier: MIT
import FoundationCompat

public enum CFURLPathStyle: Int, Sendable {
    case cfurlposixPathStyle = 0
    case cfurlhfsPathStyle = 1
    case cfurlWindowsPathStyle = 2
}

/// The URL of a file; a relative path is one of the current folder. nil without a path, and for other styles than POSIX's.
public func CFURLCreateWithFileSystemPath(
    _ allocator: CFAllocator?, _ filePath: CFString?, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> CFURL? {
    guard let filePath, pathStyle == .cfurlposixPathStyle else {
        if filePath != nil { Unsupported.report("paths that are not POSIX's") }
        return nil
    }
    return NSURL(fileURLWithPath: filePath as String, isDirectory: isDirectory)
}

/// The path without escapes and without a slash at its end.
public func CFURLCopyFileSystemPath(_ anURL: CFURL?, _ pathStyle: CFURLPathStyle) -> CFString! {
    guard let anURL, pathStyle == .cfurlposixPathStyle else {
        if anURL != nil { Unsupported.report("paths that are not POSIX's") }
        return nil
    }
    return anURL.path.map { $0 as NSString }
}
