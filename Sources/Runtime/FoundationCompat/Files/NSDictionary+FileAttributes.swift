// SPDX-License-Identifier: MIT
public import Foundation

/// What `FileManager.attributesOfItem(atPath:)` says of a file, by name. Zero or nil where the dictionary says nothing of
/// it.
extension NSDictionary {
    private func attribute<Value>(_ key: FileAttributeKey) -> Value? {
        (self[key.rawValue] ?? self[key]) as? Value
    }
    private func number(_ key: FileAttributeKey) -> NSNumber? { attribute(key) }
    private func flag(_ key: FileAttributeKey) -> Bool { number(key)?.boolValue ?? false }

    /// In bytes.
    public func fileSize() -> UInt64 { number(.size)?.uint64Value ?? 0 }
    public func fileModificationDate() -> Date? { attribute(.modificationDate) }
    public func fileCreationDate() -> Date? { attribute(.creationDate) }
    public func fileType() -> String? {
        attribute(.type) ?? (attribute(.type) as FileAttributeType?)?.rawValue
    }
    public func filePosixPermissions() -> Int { number(.posixPermissions)?.intValue ?? 0 }
    public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) }
    public func fileGroupOwnerAccountName() -> String? { attribute(.groupOwnerAccountName) }
    public func fileOwnerAccountID() -> NSNumber? { number(.ownerAccountID) }
    public func fileGroupOwnerAccountID() -> NSNumber? { number(.groupOwnerAccountID) }
    public func fileSystemNumber() -> Int { number(.systemNumber)?.intValue ?? 0 }
    public func fileSystemFileNumber() -> Int { number(.systemFileNumber)?.intValue ?? 0 }
    public func fileExtensionHidden() -> Bool { flag(.extensionHidden) }
    public func fileIsImmutable() -> Bool { flag(.immutable) }
    public func fileIsAppendOnly() -> Bool { flag(.appendOnly) }
    public func fileHFSCreatorCode() -> OSType { OSType(truncatingIfNeeded: number(.hfsCreatorCode)?.intValue ?? 0) }
    public func fileHFSTypeCode() -> OSType { OSType(truncatingIfNeeded: number(.hfsTypeCode)?.intValue ?? 0) }
}
