// SPDX-License-Identifier: MIT

/// How an app made an edit, in a format of its own.
// Sendable: never changes.
open class PHAdjustmentData: __ObjCObject, @unchecked Sendable {
    /// A reverse-DNS name.
    open private(set) var formatIdentifier: String
    open private(set) var formatVersion: String
    open private(set) var data: Data

    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
        super.init()
    }
}
