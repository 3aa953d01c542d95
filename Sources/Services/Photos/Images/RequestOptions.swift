// SPDX-License-Identifier: MIT

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// Asks for pictures in their own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// `Bool`: a better picture comes later.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
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
    /// Nothing is in a cloud here.
    open var isNetworkAccessAllowed = false
    /// The handler runs once, before the call returns.
    open var isSynchronous = false
    /// Never called: nothing is downloaded.
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
    /// Nothing is in a cloud here.
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
    /// Nothing is in a cloud here.
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
