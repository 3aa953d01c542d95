// SPDX-License-Identifier: MIT
import FoundationCompat

extension NSURL {
    /// The URL of a file; a folder that exists gets its slash.
    public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
    public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDir)
    }
    public class func fileURL(withPath path: String, relativeTo baseURL: URL?) -> URL {
        URL(fileURLWithPath: path, relativeTo: baseURL)
    }
    public class func fileURL(withPath path: String, isDirectory isDir: Bool, relativeTo baseURL: URL?) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDir, relativeTo: baseURL)
    }
}
