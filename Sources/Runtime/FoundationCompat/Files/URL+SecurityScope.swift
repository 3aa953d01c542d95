// SPDX-License-Identifier: MIT
public import Foundation

/// Apps ask before they read what lies outside of their own folders. Nothing here keeps them out.
extension URL {
    /// Whether the file can be read.
    public func startAccessingSecurityScopedResource() -> Bool { FileManager.default.isReadableFile(atPath: path) }
    /// Without effect here: nothing keeps apps out of the files they are shown.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    public func startAccessingSecurityScopedResource() -> Bool { (self as URL).startAccessingSecurityScopedResource() }
    /// Without effect here: nothing keeps apps out of the files they are shown.
    public func stopAccessingSecurityScopedResource() {}
}
