// SPDX-License-Identifier: MIT
import FoundationNetworking
import MediaEngine
import Synchronization
import UniformTypeIdentifiers

/// Asks the app for the bytes behind addresses of schemes that are the app's own. What it gives is kept in a file as long as the
/// asset lives, so that any part of it can be played at once; nothing is played before the last byte has come, other than on iOS.
open class AVAssetResourceLoader: __ObjCObject, @unchecked Sendable {
    // Sendable: what changes lies behind the lock.
    private struct State {
        weak var delegate: (any AVAssetResourceLoaderDelegate)?
        var queue: DispatchQueue?
        var file: URL?
        var redirected: URL?
    }
    // Sendable: the lock guards it.
    private struct StateBox: @unchecked Sendable { var state = State() }
    private let box = Mutex(StateBox())

    open var delegate: (any AVAssetResourceLoaderDelegate)? { box.withLock { Handed(value: $0.state.delegate) }.value }
    open var delegateQueue: DispatchQueue? { box.withLock { $0.state.queue } }
    open var preloadsEligibleContentKeys = false

    /// - Parameter delegateQueue: nil: the main queue.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        let given = Handed(value: delegate)
        box.withLock {
            $0.state.delegate = given.value
            $0.state.queue = delegateQueue
        }
    }

    deinit {
        // Left behind in the temporary folder, it does no harm.
        if let file = box.withLock({ $0.state.file }) { try? FileManager.default.removeItem(at: file) }
    }

    private static let ownSchemes: Set = ["file", "http", "https", "data", "ipod-library"]

    func asksApp(for url: URL) -> Bool {
        delegate != nil && !Self.ownSchemes.contains(url.scheme?.lowercased() ?? "file")
    }

    /// Where what was asked for can be read; nil before.
    var place: URL? { box.withLock { $0.state.redirected ?? $0.state.file } }

    // MARK: Asking

    /// What it is first, then all of it, as on iOS.
    func load(_ url: URL) throws(MediaFailure) {
        let information = AVAssetResourceLoadingContentInformationRequest()
        let probe = AVAssetResourceLoadingRequest(
            URLRequest(url: url), information, AVAssetResourceLoadingDataRequest(length: 2, isAll: false))
        try ask(probe)
        if let target = probe.redirect?.url { return box.withLock { $0.state.redirected = target } }
        let length = Int(clamping: information.contentLength)
        let whole = AVAssetResourceLoadingRequest(
            URLRequest(url: url), nil,
            AVAssetResourceLoadingDataRequest(length: length > 0 ? length : Int(Int32.max), isAll: true))
        try ask(whole)
        if let target = whole.redirect?.url { return box.withLock { $0.state.redirected = target } }
        try keep(whole.dataRequest?.received ?? Data(), of: url, information.contentType)
    }

    private func keep(_ data: Data, of url: URL, _ type: String?) throws(MediaFailure) {
        guard !data.starts(with: Data("#EXTM3U".utf8)) else {
            Unsupported.report("AVAssetResourceLoader: play lists of a scheme of the app's")
            throw .unreadable("\(url): a play list of a scheme of the app's")
        }
        let suffix = type.flatMap { UTType($0)?.preferredFilenameExtension } ?? url.pathExtension
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("asset-\(UUID().uuidString)").appendingPathExtension(suffix)
        do { try data.write(to: file, options: .atomic) } catch {
            throw .cannotWrite("\(file.path): \(error.localizedDescription)")
        }
        box.withLock { $0.state.file = file }
    }

    /// Seconds of real time until an app that says nothing is given up.
    private static let patience = 60.0

    private func ask(_ request: AVAssetResourceLoadingRequest) throws(MediaFailure) {
        let address = request.request.url?.absoluteString ?? ""
        guard let delegate else { throw .unreadable("\(address): nobody is asked for it") }
        let call = Handed(value: { delegate.resourceLoader(self, shouldWaitForLoadingOfRequestedResource: request) })
        let queue = delegateQueue ?? .main
        let isTaken = Handed(value: Answer())
        // An app that asks for a value in the main thread and is asked there cannot wait for itself.
        if Thread.isMainThread, queue == .main {
            isTaken.value.give(call.value())
        } else {
            queue.async { isTaken.value.give(call.value()) }
        }
        guard isTaken.value.wait(Self.patience) == true else {
            throw .unreadable("\(address): the app's loader does not load it")
        }
        guard request.wait(Self.patience) else {
            request.cancel()
            let cancelled = Handed(value: { delegate.resourceLoader(self, didCancel: request) })
            queue.async { cancelled.value() }
            throw .unreadable("\(address): the app's loader did not finish")
        }
        if let error = request.failure { throw .unreadable(error.localizedDescription) }
    }
}

/// Something that another thread says once.
private final class Answer: @unchecked Sendable {
    // Sendable: written before the signal and read after it.
    private var value: Bool?
    private let isThere = DispatchSemaphore(value: 0)
    func give(_ value: Bool) {
        self.value = value
        isThere.signal()
    }
    /// nil: nothing was said within the seconds.
    func wait(_ seconds: Double) -> Bool? { isThere.wait(timeout: .now() + seconds) == .success ? value : nil }
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

/// What an app is asked for. It may answer on any thread.
open class AVAssetResourceLoadingRequest: __ObjCObject, @unchecked Sendable {
    // Sendable: what changes lies behind the lock, what the app sets it sets before it finishes.
    private struct State {
        var isFinished = false
        var isCancelled = false
        var error: (any Error)?
    }
    private let state = Mutex(State())
    private let isDone = DispatchSemaphore(value: 0)

    open private(set) var request: URLRequest
    public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
    public let dataRequest: AVAssetResourceLoadingDataRequest?
    /// Another place to read from, which finishing without data leads to.
    open var redirect: URLRequest?
    open var response: URLResponse?

    init(
        _ request: URLRequest, _ information: AVAssetResourceLoadingContentInformationRequest?,
        _ data: AVAssetResourceLoadingDataRequest?
    ) {
        (self.request, contentInformationRequest, dataRequest) = (request, information, data)
        super.init()
    }

    open var isFinished: Bool { state.withLock { $0.isFinished } }
    open var isCancelled: Bool { state.withLock { $0.isCancelled } }
    open func finishLoading() { finish(nil) }
    open func finishLoading(with error: (any Error)?) { finish(error ?? URLError(.unknown)) }
    open func finishLoading(with response: URLResponse?, data: Data?, redirect: URLRequest?) {
        (self.response, self.redirect) = (response, redirect)
        if let data { dataRequest?.respond(with: data) }
        finish(nil)
    }

    /// Only the first counts.
    private func finish(_ error: (any Error)?) {
        let isFirst = state.withLock { state in
            defer { if !state.isFinished { (state.isFinished, state.error) = (true, error) } }
            return !state.isFinished
        }
        if isFirst { isDone.signal() }
    }

    var failure: (any Error)? { state.withLock { $0.error } }
    func cancel() { state.withLock { $0.isCancelled = true } }
    /// - Returns: whether it finished within the seconds.
    func wait(_ seconds: Double) -> Bool { isDone.wait(timeout: .now() + seconds) == .success }
}

open class AVAssetResourceLoadingContentInformationRequest: __ObjCObject {
    /// A uniform type identifier.
    open var contentType: String?
    open var allowedContentTypes: [String]? { nil }
    /// Bytes.
    open var contentLength: Int64 = 0
    open var isByteRangeAccessSupported = false
    open var isEntireLengthAvailableOnDemand = false
    open var renewalDate: Date?
}

/// Bytes of the whole, which may come piece by piece.
open class AVAssetResourceLoadingDataRequest: __ObjCObject, @unchecked Sendable {
    // Sendable: what changes lies behind the lock.
    private let data = Mutex(Data())
    open private(set) var requestedLength: Int
    open private(set) var requestsAllDataToEndOfResource: Bool

    init(length: Int, isAll: Bool) {
        (requestedLength, requestsAllDataToEndOfResource) = (length, isAll)
        super.init()
    }

    open var requestedOffset: Int64 { 0 }
    open var currentOffset: Int64 { data.withLock { Int64($0.count) } }
    open func respond(with data: Data) { self.data.withLock { $0.append(data) } }
    var received: Data { data.withLock { $0 } }
}
