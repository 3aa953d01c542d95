// SPDX-License-Identifier: MIT
internal import Photos
internal import UIKit

/// The device's photos and films. Blocks are called on the main thread, after the method has returned; where the person
/// has not been asked yet, after the answer.
// Sendable: what changes lies with Photos.
open class ALAssetsLibrary: __ObjCObject, @unchecked Sendable {
    private var watch: LibraryWatch?

    public override init() {
        super.init()
        watch = LibraryWatch(self)
    }

    open class func authorizationStatus() -> ALAuthorizationStatus {
        switch PHPhotoLibrary.authorizationStatus() {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .authorized, .limited: .authorized
        }
    }

    /// There are no shared streams.
    open class func disableSharedPhotoStreamsSupport() {}

    // MARK: Reading

    /// First what was saved on the device, then albums; then nil.
    ///
    /// - Parameter types: a sum of kinds; `ALAssetsGroupAll` is all of them.
    open func enumerateGroups(
        withTypes types: ALAssetsGroupType, using enumerationBlock: ALAssetsLibraryGroupsEnumerationResultsBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        Self.access(orElse: failureBlock) {
            var stop = ObjCBool(false)
            for group in Self.groups(types) {
                enumerationBlock?(group, &stop)
                guard !stop.boolValue else { return }
            }
            enumerationBlock?(nil, &stop)
        }
    }

    open func enumerateGroupsWithTypes(
        _ types: UInt32, usingBlock enumerationBlock: ALAssetsLibraryGroupsEnumerationResultsBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) { enumerateGroups(withTypes: ALAssetsGroupType(types), using: enumerationBlock, failureBlock: failureBlock) }

    static func groups(_ types: ALAssetsGroupType) -> [ALAssetsGroup] {
        func collections(_ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype) -> [ALAssetsGroup] {
            let found = PHAssetCollection.fetchAssetCollections(with: type, subtype: subtype, options: nil)
            return (0..<found.count).map { ALAssetsGroup(found.object(at: $0)) }
        }
        var groups: [ALAssetsGroup] = []
        if types & ALAssetsGroupType(ALAssetsGroupSavedPhotos) != 0 {
            groups += collections(.smartAlbum, .smartAlbumUserLibrary)
        }
        if types & ALAssetsGroupType(ALAssetsGroupAlbum) != 0 { groups += collections(.album, .albumRegular) }
        return groups
    }

    /// - Parameter resultBlock: is given nil where there is no such asset.
    open func asset(
        for assetURL: URL!, resultBlock: ALAssetsLibraryAssetForURLResultBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        Self.access(orElse: failureBlock) { resultBlock?(assetURL.flatMap(AssetAddress.asset)) }
    }

    /// - Parameter resultBlock: is given nil where there is no such group.
    open func group(
        for groupURL: URL!, resultBlock: ALAssetsLibraryGroupResultBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        Self.access(orElse: failureBlock) {
            let types = ALAssetsGroupType(ALAssetsGroupAll)
            resultBlock?(Self.groups(types).first { $0.address == groupURL })
        }
    }

    /// - Parameter resultBlock: is given the new album; nil where one of that name is there already.
    open func addAssetsGroupAlbum(
        withName name: String!, resultBlock: ALAssetsLibraryGroupResultBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        Self.access(orElse: failureBlock) {
            let title = name ?? ""
            let albums = Self.groups(ALAssetsGroupType(ALAssetsGroupAlbum))
            guard !albums.contains(where: { $0.title == title }) else { resultBlock?(nil); return }
            Self.change(
                {
                    PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: title)
                        .placeholderForCreatedAssetCollection.localIdentifier
                },
                then: { identifier, error in
                    guard let identifier else { failureBlock?(error); return }
                    let made = PHAssetCollection.fetchAssetCollections(
                        withLocalIdentifiers: [identifier], options: nil)
                    resultBlock?(made.firstObject.map(ALAssetsGroup.init))
                })
        }
    }

    // MARK: Access

    /// Calls one of the blocks on the main thread, after the person has been asked.
    static func access(
        orElse failure: ALAssetsLibraryAccessFailureBlock?, _ body: @escaping () -> Void
    ) {
        nonisolated(unsafe) let (body, failure) = (body, failure)  // Called on the main thread alone.
        PHPhotoLibrary.requestAuthorization { status in
            DispatchQueue.main.async {
                guard status == .authorized || status == .limited else {
                    failure?(LibraryFailure.access(status).error)
                    return
                }
                body()
            }
        }
    }

    /// Makes a change and calls the second block on the main thread with what the first one gave, or an error.
    static func change<Result: Sendable>(
        _ body: @escaping () -> Result?, then finished: @escaping (Result?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let (body, finished) = (body, finished)  // One after the other.
        nonisolated(unsafe) var result: Result?
        PHPhotoLibrary.shared().performChanges({ result = body() }) { isDone, error in
            let made = isDone ? result : nil
            DispatchQueue.main.async {
                finished(made, made == nil ? LibraryFailure.write(error).error : nil)
            }
        }
    }
}

/// Why something could not be done, in the framework's own errors.
enum LibraryFailure {
    case access(PHAuthorizationStatus)
    case write((any Error)?)
    case data
    case notEditable

    var error: NSError {
        switch self {
        case .access(.restricted): make(ALAssetsLibraryAccessGloballyDeniedError, "Access is restricted")
        case .access: make(ALAssetsLibraryAccessUserDeniedError, "User denied access")
        case .write(let cause?) where (cause as NSError).code == PHPhotosError.Code.notEnoughSpace.rawValue:
            make(ALAssetsLibraryWriteDiskSpaceError, "Not enough space", cause)
        case .write(let cause?) where (cause as NSError).code == PHPhotosError.Code.accessUserDenied.rawValue:
            make(ALAssetsLibraryAccessUserDeniedError, "User denied access", cause)
        case .write(let cause): make(ALAssetsLibraryWriteFailedError, "Write failed", cause)
        case .data: make(ALAssetsLibraryWriteInvalidDataError, "Invalid data")
        case .notEditable: make(ALAssetsLibraryWriteFailedError, "The app did not make the asset")
        }
    }

    private func make(_ code: Int, _ text: String, _ cause: (any Error)? = nil) -> NSError {
        var facts: [String: Any] = [NSLocalizedDescriptionKey: text]
        if let cause { facts[NSUnderlyingErrorKey] = cause }
        return NSError(domain: ALAssetsLibraryErrorDomain, code: code, userInfo: facts)
    }
}
