// SPDX-License-Identifier: MIT
import FoundationNetworking

/// Would ask the app for the bytes behind addresses of its own schemes.
open class AVAssetResourceLoader: __ObjCObject, @unchecked Sendable {
    // Sendable: set by the app's thread alone.
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var preloadsEligibleContentKeys = false

    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        Unsupported.report("AVAssetResourceLoader.setDelegate(_:queue:): the delegate is not asked")
        self.delegate = delegate
        self.delegateQueue = delegateQueue
    }
}

public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool {
        byName(
            self, "resourceLoader:shouldWaitForLoadingOfRequestedResource:", [resourceLoader, loadingRequest],
            or: false)
    }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {
        byName(self, "resourceLoader:didCancelLoadingRequest:", [resourceLoader, loadingRequest])
    }
}

open class AVAssetResourceLoadingRequest: __ObjCObject {
    open private(set) var request: URLRequest
    init(_ request: URLRequest) {
        self.request = request
        super.init()
    }
    open private(set) var isFinished = false
    open var isCancelled: Bool { false }
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    open var redirect: URLRequest?
    open var response: URLResponse?
    open func finishLoading() { isFinished = true }
    open func finishLoading(with error: (any Error)?) { isFinished = true }
}
open class AVAssetResourceLoadingContentInformationRequest: __ObjCObject {
    open var contentType: String?
    open var contentLength: Int64 = 0
    open var isByteRangeAccessSupported = false
    open var renewalDate: Date?
}
open class AVAssetResourceLoadingDataRequest: __ObjCObject {
    open var requestedOffset: Int64 { 0 }
    open var requestedLength: Int { 0 }
    open var requestsAllDataToEndOfResource: Bool { false }
    open var currentOffset: Int64 { 0 }
    open func respond(with data: Data) {}
}
