// SPDX-License-Identifier: MIT

// The photo library of iOS 4 to 8, as code of that time uses it. All of it stands on Photos, which owns the library.
@_exported public import CoreGraphics
@_exported public import CoreLocation
@_exported public import FoundationCompat

// MARK: Kinds of groups

public typealias ALAssetsGroupType = UInt
/// Synchronised by a computer; there are none here.
public var ALAssetsGroupLibrary: UInt32 { 1 }
public var ALAssetsGroupAlbum: UInt32 { 1 << 1 }
/// Imported at one time; there are none here.
public var ALAssetsGroupEvent: UInt32 { 1 << 2 }
/// Of a computer's albums of faces; there are none here.
public var ALAssetsGroupFaces: UInt32 { 1 << 3 }
/// All that was taken or saved on the device.
public var ALAssetsGroupSavedPhotos: UInt32 { 1 << 4 }
/// Nothing is in a cloud here.
public var ALAssetsGroupPhotoStream: UInt32 { 1 << 5 }
public var ALAssetsGroupAll: UInt32 { 0xFFFF_FFFF }

// MARK: Properties

public let ALErrorInvalidProperty = "ALErrorInvalidProperty"

/// A localised text.
public let ALAssetsGroupPropertyName = "ALAssetsGroupPropertyName"
/// An `NSNumber` of an `ALAssetsGroupType`.
public let ALAssetsGroupPropertyType = "ALAssetsGroupPropertyType"
public let ALAssetsGroupPropertyPersistentID = "ALAssetsGroupPropertyPersistentID"
public let ALAssetsGroupPropertyURL = "ALAssetsGroupPropertyURL"

/// One of `ALAssetTypePhoto`, `ALAssetTypeVideo` and `ALAssetTypeUnknown`.
public let ALAssetPropertyType = "ALAssetPropertyType"
/// A `CLLocation`; an app that may not know where the device is gets none.
public let ALAssetPropertyLocation = "ALAssetPropertyLocation"
/// An `NSNumber` of seconds, of films alone.
public let ALAssetPropertyDuration = "ALAssetPropertyDuration"
/// An `NSNumber` of an `ALAssetOrientation`.
public let ALAssetPropertyOrientation = "ALAssetPropertyOrientation"
public let ALAssetPropertyDate = "ALAssetPropertyDate"
/// Uniform types.
public let ALAssetPropertyRepresentations = "ALAssetPropertyRepresentations"
/// A dictionary from uniform types to addresses.
public let ALAssetPropertyURLs = "ALAssetPropertyURLs"
public let ALAssetPropertyAssetURL = "ALAssetPropertyAssetURL"

public let ALAssetTypePhoto = "ALAssetTypePhoto"
public let ALAssetTypeVideo = "ALAssetTypeVideo"
public let ALAssetTypeUnknown = "ALAssetTypeUnknown"

/// `UIImage.Orientation`'s order.
public enum ALAssetOrientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
}

public enum ALAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized
}

// MARK: Changes

extension NSNotification.Name {
    /// On the main thread. Without `userInfo` all that was read before is to be read again; with an empty one nothing is.
    public static let ALAssetsLibraryChanged = NSNotification.Name("ALAssetsLibraryChangedNotification")
}
public let ALAssetsLibraryChangedNotification = "ALAssetsLibraryChangedNotification"
/// Sets of addresses.
public let ALAssetLibraryUpdatedAssetsKey = "ALAssetLibraryUpdatedAssetsKey"
public let ALAssetLibraryInsertedAssetGroupsKey = "ALAssetLibraryInsertedAssetGroupsKey"
public let ALAssetLibraryUpdatedAssetGroupsKey = "ALAssetLibraryUpdatedAssetGroupsKey"
public let ALAssetLibraryDeletedAssetGroupsKey = "ALAssetLibraryDeletedAssetGroupsKey"

// MARK: Errors

public let ALAssetsLibraryErrorDomain = "ALAssetsLibraryErrorDomain"
public var ALAssetsLibraryUnknownError: Int { -1 }
public var ALAssetsLibraryWriteFailedError: Int { -3300 }
public var ALAssetsLibraryWriteBusyError: Int { -3301 }
public var ALAssetsLibraryWriteInvalidDataError: Int { -3302 }
public var ALAssetsLibraryWriteIncompatibleDataError: Int { -3303 }
public var ALAssetsLibraryWriteDataEncodingError: Int { -3304 }
public var ALAssetsLibraryWriteDiskSpaceError: Int { -3305 }
public var ALAssetsLibraryDataUnavailableError: Int { -3310 }
public var ALAssetsLibraryAccessUserDeniedError: Int { -3311 }
public var ALAssetsLibraryAccessGloballyDeniedError: Int { -3312 }

// MARK: Blocks

/// nil when all groups have been given.
public typealias ALAssetsLibraryGroupsEnumerationResultsBlock =
    (ALAssetsGroup?, UnsafeMutablePointer<ObjCBool>?) -> Void
/// nil, `NSNotFound` when all assets have been given.
public typealias ALAssetsGroupEnumerationResultsBlock = (ALAsset?, Int, UnsafeMutablePointer<ObjCBool>?) -> Void
public typealias ALAssetsLibraryAssetForURLResultBlock = (ALAsset?) -> Void
public typealias ALAssetsLibraryGroupResultBlock = (ALAssetsGroup?) -> Void
public typealias ALAssetsLibraryAccessFailureBlock = ((any Error)?) -> Void
public typealias ALAssetsLibraryWriteImageCompletionBlock = (URL?, (any Error)?) -> Void
public typealias ALAssetsLibraryWriteVideoCompletionBlock = (URL?, (any Error)?) -> Void
