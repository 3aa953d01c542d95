// SPDX-License-Identifier: MIT

// Collections that change requests take as `NSFastEnumeration`.

/// `[asset] as NSFastEnumeration` makes an `NSArray` on iOS.
extension Array: NSFastEnumeration {}

/// The library's objects in a collection that an app hands over.
func libraryObjects(_ collection: any NSFastEnumeration) -> [PHObject] {
    switch collection {
    case let result as any PHObjectSequence: result.objectsOfLibrary
    case let array as NSArray: array.compactMap { $0 as? PHObject }
    case let set as NSSet: set.compactMap { $0 as? PHObject }
    case let array as [Any]: array.compactMap { $0 as? PHObject }
    default: NSException.raise(.invalidArgumentException, "\(collection) is no collection of PHObject")
    }
}
