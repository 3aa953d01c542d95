// SPDX-License-Identifier: MIT

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// Asks for pictures in their own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// `Bool`: a better picture comes later.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// `Bool`: the original is away, and was not to be fetched.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0
    case aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic = 0, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current = 0, original }
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic = 0
    case highQualityFormat, mediumQualityFormat, fastFormat
}

public typealias PHAssetImageProgressHandler =
    (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

open class PHImageRequestOptions: __ObjCObject, NSCopying {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Pictures are made in the exact size for `fast` as well.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// In the picture's unit square; takes part in requests whose resize mode is `exact`. Zero: all of it.
    open var normalizedCropRect = CGRect.zero
    /// Whether an original that the device has sent away is fetched; see `CloudOriginals`.
    open var isNetworkAccessAllowed = false
    /// The handler runs once, before the call returns.
    open var isSynchronous = false
    /// Called on a queue while an original is fetched; `true` in its pointer calls that off.
    open var progressHandler: PHAssetImageProgressHandler?
    open var allowSecondaryDegradedImage = false

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        (copy.version, copy.deliveryMode, copy.resizeMode) = (version, deliveryMode, resizeMode)
        (copy.normalizedCropRect, copy.isSynchronous) = (normalizedCropRect, isSynchronous)
        (copy.isNetworkAccessAllowed, copy.progressHandler) = (isNetworkAccessAllowed, progressHandler)
        copy.allowSecondaryDegradedImage = allowSecondaryDegradedImage
        return copy
    }
}

open class PHVideoRequestOptions: __ObjCObject, NSCopying {
    open var version = PHVideoRequestOptionsVersion.current
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Without effect here: films are never sent away.
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetVideoProgressHandler?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHVideoRequestOptions()
        (copy.version, copy.deliveryMode) = (version, deliveryMode)
        (copy.isNetworkAccessAllowed, copy.progressHandler) = (isNetworkAccessAllowed, progressHandler)
        return copy
    }
}

open class PHLivePhotoRequestOptions: __ObjCObject, NSCopying {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Without effect here: films are never sent away.
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetImageProgressHandler?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHLivePhotoRequestOptions()
        (copy.version, copy.deliveryMode) = (version, deliveryMode)
        (copy.isNetworkAccessAllowed, copy.progressHandler) = (isNetworkAccessAllowed, progressHandler)
        return copy
    }
}
