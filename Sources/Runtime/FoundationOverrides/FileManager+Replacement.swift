// SPDX-License-Identifier: MIT
public import Foundation

/// Safe saving, as https://developer.apple.com/documentation/foundation/filemanager/replaceitem(at:withitemat:backupitemname:options:resultingitemurl:)
/// has it. Foundation's on Linux renames the old item to the new one's place, which destroys what was to be saved.
extension FileManager {
    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC0A0E13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18ReplacementOptionsVtKF"
    )
    public func __replaceItemAt(
        _ original: URL, withItemAt new: URL, backupItemName: String?, options: ItemReplacementOptions
    ) throws -> URL? {
        try ItemReplacement(original: original, new: new, options: options, files: self).run(backup: backupItemName)
        return original
    }

    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC0A0E11replaceItem2at04withF2At06backupF4Name7optionsAA3URLVSgAK_AKSSSgAC0F18ReplacementOptionsVtKF"
    )
    public func __replaceItem(
        at original: URL, withItemAt new: URL, backupItemName: String?, options: ItemReplacementOptions
    ) throws -> URL? {
        try __replaceItemAt(original, withItemAt: new, backupItemName: backupItemName, options: options)
    }
}

/// Puts one item into another's place. Whatever fails, both are where they were.
private struct ItemReplacement {
    let original, new: URL
    let options: FileManager.ItemReplacementOptions
    let files: FileManager

    func run(backup name: String?) throws {
        let old = try files.attributesOfItem(atPath: original.path)
        let kind = try files.attributesOfItem(atPath: new.path)[.type] as? FileAttributeType
        let backup = try name.map(makeBackup)
        if kind == .typeRegular, old[.type] as? FileAttributeType == .typeRegular {
            try rename()
        } else {
            try exchange()
        }
        if !options.contains(.usingNewMetadataOnly), let permissions = old[.posixPermissions] {
            try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: original.path)
        }
        if let backup, !options.contains(.withoutDeletingBackupItem) { try files.removeItem(at: backup) }
    }

    /// A copy beside the original; an older one of the same name goes.
    private func makeBackup(named name: String) throws -> URL {
        let place = original.deletingLastPathComponent().appendingPathComponent(name)
        if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
        try files.copyItem(at: original, to: place)
        return place
    }

    /// At once: whoever reads the file has the old content or the new one.
    private func rename() throws {
        guard Foundation.rename(new.path, original.path) != 0 else { return }
        let reason = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
        throw CocoaError(
            .fileWriteUnknown, userInfo: [NSFilePathErrorKey: original.path, NSUnderlyingErrorKey: reason])
    }

    /// Folders, which cannot be renamed to one another.
    private func exchange() throws {
        let aside = new.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
        try files.moveItem(at: original, to: aside)
        do { try files.moveItem(at: new, to: original) } catch {
            try files.moveItem(at: aside, to: original)
            throw error
        }
        try files.removeItem(at: aside)
    }
}
