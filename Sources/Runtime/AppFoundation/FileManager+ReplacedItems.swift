// SPDX-License-Identifier: MIT
import FoundationCompat

extension FileManager {
    /// Puts `newItemURL` in the place of `originalItemURL`, where it lies afterwards: that is what `resultingURL` gets, the
    /// address of an `NSURL?`. With that type it would be the method that Foundation on Linux declares as unavailable.
    public func replaceItem(
        at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
        options: FileManager.ItemReplacementOptions = [], resultingItemURL resultingURL: UnsafeMutableRawPointer?
    ) throws {
        let result = try replaceItemAt(
            originalItemURL, withItemAt: newItemURL, backupItemName: backupItemName, options: options)
        resultingURL?.assumingMemoryBound(to: NSURL?.self).pointee = (result ?? originalItemURL) as NSURL
    }
}
