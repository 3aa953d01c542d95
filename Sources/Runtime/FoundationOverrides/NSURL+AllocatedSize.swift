// SPDX-License-Identifier: MIT
public import Foundation
import ObjectiveC

extension NSURL {
    /// Foundation multiplies a file's blocks, which count 512 bytes each (POSIX, `sys/stat.h`), by the size that input and
    /// output prefer, and tells eight times what the file takes up: caches that look at it keep an eighth of their limit.
    @_silgen_name("$s10Foundation5NSURLC14resourceValues7forKeysSDyAA14URLResourceKeyVypGSayAGG_tKF")
    public func __resourceValues(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any] {
        var values = try FoundationMethod(FoundationResourceValues.address, of: self).values(keys)
        let sizes = [URLResourceKey.fileAllocatedSizeKey, .totalFileAllocatedSizeKey].filter { values[$0] != nil }
        var status = stat()
        guard !sizes.isEmpty, let path, lstat(path, &status) == 0 else { return values }
        for key in sizes { values[key] = Int(status.st_blocks) * 512 }
        return values
    }
}

private enum FoundationResourceValues {
    // An address in the code of Foundation.
    nonisolated(unsafe) static let address: UnsafeMutableRawPointer = {
        let name = "$s10Foundation5NSURLC14resourceValues7forKeysSDyAA14URLResourceKeyVypGSayAGG_tKF"
        guard let found = dlsym(ReplacedMethods.next, name) else {
            preconditionFailure("This toolchain's Foundation has no NSURL.resourceValues(forKeys:)")
        }
        return found
    }()
}
