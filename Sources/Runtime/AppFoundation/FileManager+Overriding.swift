// SPDX-License-Identifier: MIT
import Foundation

/// The class's own methods where an app's subclass overrides what Foundation on Linux declares in an extension: what
/// `super` means in the override. https://developer.apple.com/documentation/foundation/filemanager
extension FileManager {
    public func __base_fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
        var isFolder = false
        let exists = fileExists(atPath: path, isDirectory: &isFolder)
        isDirectory?.pointee = ObjCBool(isFolder)
        return exists
    }
}
