// SPDX-License-Identifier: MIT
import FoundationCompat

extension NSUUID {
    /// Sixteen bytes; nil: all are 0.
    public convenience init(uuidBytes bytes: UnsafePointer<UInt8>?) {
        if let bytes {
            self.init(uuidBytes: bytes)
        } else {
            self.init(uuidBytes: [UInt8](repeating: 0, count: 16))
        }
    }
}
