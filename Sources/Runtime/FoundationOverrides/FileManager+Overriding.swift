// SPDX-License-Identifier: MIT
public import Foundation
import ObjCRuntime

/// Methods that Foundation on Linux declares in an extension, where nobody can override them. The source adapter puts an
/// app's override among the methods that are found by name.
extension FileManager {
    @_silgen_name("$s20FoundationEssentials11FileManagerC0A0E10fileExists6atPath11isDirectorySbSS_SpyAD8ObjCBoolVGSgtF")
    public func __fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
        __objcOverridden(self, "^fileExistsAtPath:isDirectory:", [path, isDirectory]) {
            var isFolder = false
            let exists = fileExists(atPath: path, isDirectory: &isFolder)
            isDirectory?.pointee = ObjCBool(isFolder)
            return exists
        }
    }
}
