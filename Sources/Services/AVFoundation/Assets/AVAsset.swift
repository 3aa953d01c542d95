// SPDX-License-Identifier: MIT
import MediaEngine
import Synchronization

public enum AVKeyValueStatus: Int, Sendable {
    case unknown = 0
    case loading, loaded, failed, cancelled
}

/// Properties that may take a while to find out.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
    func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}

extension AVAsynchronousKeyValueLoading {
    public func loadValuesAsynchronously(forKeys keys: [String]) {
        loadValuesAsynchronously(forKeys: keys, completionHandler: nil)
    }
}

/// Makes `AVAsset(url:)` an `AVURLAsset`, as on iOS.
public protocol _AVAssetMaking {}
extension _AVAssetMaking where Self: AVAsset {
    public init(url URL: URL) {
        // `Self` is `AVAsset`: `AVURLAsset` has an initialiser of its own.
        self = unsafeDowncast(AVURLAsset(url: URL, options: nil), to: Self.self)
    }
}

/// Film or sound with its tracks. What is in the file is read once, when first asked for.
open class AVAsset: __ObjCObject, NSCopying, AVAsynchronousKeyValueLoading, _AVAssetMaking, @unchecked Sendable {
    // Sendable: what changes lies behind the lock.
    private enum Content {
        case unread
        case read(Loaded)
        case failed(AVError)
    }
    struct Loaded {
        let info: MediaInfo
        let tracks: [AVAssetTrack]
        let groups: [AVMediaCharacteristic: AVMediaSelectionGroup]
    }
    private let content = Mutex(ContentBox())
    // Sendable: tracks are.
    private struct ContentBox: @unchecked Sendable { var content = Content.unread }

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What the asset is made of; overridden by the kinds of assets.
    func readInfo() throws(MediaFailure) -> MediaInfo { MediaInfo() }
    /// Where the media lies; nil for what is put together.
    var mediaURL: URL? { nil }

    func loaded() -> Result<Loaded, AVError> {
        content.withLock { box -> Result<Handed<Loaded>, AVError> in
            if case .unread = box.content {
                do throws(MediaFailure) {
                    let info = try readInfo()
                    box.content = .read(
                        Loaded(
                            info: info, tracks: info.tracks.map { AVAssetTrack($0, of: self) },
                            groups: AVMediaSelectionGroup.groups(of: info.choices)))
                } catch { box.content = .failed(AVError(error)) }
            }
            return switch box.content {
            case .read(let found): .success(Handed(value: found))
            case .failed(let error): .failure(error)
            case .unread: .failure(AVError(.unknown))
            }
        }.map(\.value)
    }

    private var isRead: AVKeyValueStatus {
        content.withLock { box in
            switch box.content {
            case .unread: .unknown
            case .read: .loaded
            case .failed: .failed
            }
        }
    }

    var info: MediaInfo? {
        guard case .success(let found) = loaded() else { return nil }
        return found.info
    }

    // MARK: Loading

    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
        if isRead == .failed, case .failure(let error) = loaded() { outError?.pointee = error as NSError }
        return isRead
    }

    /// - Parameter handler: called on another thread.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil)
    {
        DispatchQueue.global().async {
            _ = self.loaded()
            handler?()
        }
    }

    open func cancelLoading() {}

    // MARK: Asking

    open var duration: CMTime { info?.duration ?? .zero }
    open var tracks: [AVAssetTrack] {
        guard case .success(let found) = loaded() else { return [] }
        return found.tracks
    }
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }
    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        try await onQueue { try self.loaded().get().tracks.filter { $0.mediaType == mediaType } }
    }
    open func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async {
            switch self.loaded() {
            case .success(let found): completionHandler(found.tracks.filter { $0.mediaType == mediaType }, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }
    open var isPlayable: Bool { !tracks.isEmpty && !hasProtectedContent }
    open var isExportable: Bool { isPlayable }
    open var isReadable: Bool { isPlayable }
    open var isComposable: Bool { isPlayable }
    open var isCompatibleWithSavedPhotosAlbum: Bool { !tracks(withMediaType: .video).isEmpty }
    open var isCompatibleWithAirPlayVideo: Bool { false }
    open var hasProtectedContent: Bool { info?.isProtected ?? false }
    open var providesPreciseDurationAndTiming: Bool { true }
    open var containsFragments: Bool { false }
    open var canContainFragments: Bool { false }

    // MARK: Tags

    open var metadata: [AVMetadataItem] { (info?.tags ?? []).map { AVMetadataItem($0) } }
    open var commonMetadata: [AVMetadataItem] { metadata.compactMap(\.common) }
    open var availableMetadataFormats: [AVMetadataFormat] {
        var found: [AVMetadataFormat] = []
        for tag in info?.tags ?? [] where !found.contains(tag.space.format) { found.append(tag.space.format) }
        return found
    }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] {
        (info?.tags ?? []).filter { $0.space.format == format }.map { AVMetadataItem($0) }
    }
    open var creationDate: AVMetadataItem? { commonMetadata.first { $0.commonKey == .commonKeyCreationDate } }
    open var lyrics: String? { info?.tags.first { $0.key == "USLT" || $0.key == "©lyr" }?.text }

    // MARK: Choices

    /// Captions of films and streams, and sounds where there are several; one object as long as the asset lives.
    open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
        -> AVMediaSelectionGroup?
    { groups[mediaCharacteristic] }
    open func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws
        -> AVMediaSelectionGroup?
    {
        try await onQueue { try Handed(value: self.loaded().get().groups[mediaCharacteristic]) }.value
    }
    @preconcurrency
    open func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic,
        completionHandler: @escaping @Sendable (AVMediaSelectionGroup?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async {
            switch self.loaded() {
            case .success(let found): completionHandler(found.groups[mediaCharacteristic], nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }
    open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] {
        [.audible, .legible].filter { groups[$0] != nil }
    }
    private var groups: [AVMediaCharacteristic: AVMediaSelectionGroup] {
        guard case .success(let found) = loaded() else { return [:] }
        return found.groups
    }
    open var allMediaSelections: [AVMediaSelection] { [preferredMediaSelection] }
    open var preferredMediaSelection: AVMediaSelection { AVMediaSelection(self, [:]) }
    open var availableChapterLocales: [Locale] { info?.chapters.isEmpty == false ? [Locale.current] : [] }
    open func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String])
        -> [AVTimedMetadataGroup]
    {
        (info?.chapters ?? []).map { chapter in
            let item = AVMutableMetadataItem()
            item.identifier = .commonIdentifierTitle
            item.value = NSString(string: chapter.title)
            return AVTimedMetadataGroup(items: [item], timeRange: chapter.range)
        }
    }
    open func unusedTrackID() -> CMPersistentTrackID { (tracks.map(\.trackID).max() ?? 0) + 1 }
}

/// Does `body` off the caller's thread.
func onQueue<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result { try body() }) }
    }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

/// An asset of a file or an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    // Sendable: as its superclass.
    open private(set) var url: URL

    public convenience init(url URL: URL) { self.init(url: URL, options: nil) }

    /// - Parameter options: told times are always exact here.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }

    override var mediaURL: URL? { loader.place ?? url }
    override func readInfo() throws(MediaFailure) -> MediaInfo {
        if loader.asksApp(for: url) { try loader.load(url) }
        return try MediaInfo.read(loader.place ?? url)
    }

    open class func audiovisualTypes() -> [AVFileType] {
        [.mov, .mp4, .m4v, .m4a, .mp3, .wav, .aiff, .aifc, .caf, .mobile3GPP, .au, .ac3]
    }
    open class func audiovisualMIMETypes() -> [String] {
        ["video/mp4", "video/quicktime", "audio/mpeg", "audio/mp4", "audio/wav", "application/vnd.apple.mpegurl"]
    }
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
        audiovisualMIMETypes().contains(extendedMIMEType.split(separator: ";").first.map(String.init) ?? "")
    }

    /// Asks the app for what lies behind addresses whose scheme is its own.
    open var resourceLoader: AVAssetResourceLoader { loader }
    private let loader = AVAssetResourceLoader()
    open var assetCache: AVAssetCache? { nil }
    open override var description: String { "<AVURLAsset: \(url)>" }
}

/// What was downloaded of an asset; nothing is.
open class AVAssetCache: __ObjCObject {
    open var isPlayableOffline: Bool { false }
}
