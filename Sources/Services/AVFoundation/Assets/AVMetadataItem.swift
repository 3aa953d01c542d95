// SPDX-License-Identifier: MIT
import MediaEngine

extension MediaInfo.Tag.Space {
    var format: AVMetadataFormat {
        switch self {
        case .iTunes: .iTunesMetadata
        case .id3: .id3Metadata
        case .quickTime: .quickTimeMetadata
        case .icy: .unknown
        }
    }
    var keySpace: AVMetadataKeySpace {
        switch self {
        case .iTunes: .iTunes
        case .id3: .id3
        case .quickTime: .quickTimeMetadata
        case .icy: .icy
        }
    }
    /// Before the key in an identifier.
    fileprivate var prefix: String {
        switch self {
        case .iTunes, .quickTime: "itsk"
        case .id3: "id3"
        case .icy: "icy"
        }
    }
}

/// A tag of a film, a sound or a recording.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class AVMetadataItem: __ObjCObject, NSCopying, NSMutableCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable
{
    // Sendable: only mutable items change, which their owner keeps to one thread.
    fileprivate var storage = Storage()

    fileprivate struct Storage {
        var identifier: AVMetadataIdentifier?
        var key: (any NSCopying & NSObjectProtocol)?
        var keySpace: AVMetadataKeySpace?
        var value: (any NSCopying & NSObjectProtocol)?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var startDate: Date?
        var dataType: String?
        var languageTag: String?
        var extra: [AVMetadataExtraAttributeKey: Any]?
    }

    public override init() { super.init() }

    init(_ tag: MediaInfo.Tag) {
        super.init()
        storage.key = NSString(string: tag.key)
        storage.keySpace = tag.space.keySpace
        storage.value = tag.text.map { NSString(string: $0) } ?? tag.data.map { NSData(data: $0) }
        let name = tag.key.replacingOccurrences(of: "©", with: "%A9")
        storage.identifier = AVMetadataIdentifier(rawValue: "\(tag.space.prefix)/\(name)")
    }

    /// Of a stretch of dates in a play list.
    init(_ value: PlayList.DateRange.Value, in range: PlayList.DateRange) {
        super.init()
        storage.key = NSString(string: value.name)
        storage.keySpace = .hlsDateRange
        storage.value = NSString(string: value.text)
        storage.startDate = range.start
        storage.identifier = AVMetadataIdentifier(
            rawValue: "\(AVMetadataKeySpace.hlsDateRange.rawValue)/\(value.name)")
        if let end = range.end {
            storage.duration = CMTime(seconds: end.timeIntervalSince(range.start), preferredTimescale: 90_000)
        }
    }

    fileprivate init(_ storage: Storage) {
        super.init()
        self.storage = storage
    }

    open func copy(with zone: NSZone? = nil) -> Any { AVMetadataItem(storage) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableMetadataItem()
        copy.storage = storage
        return copy
    }
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil)
    {
        DispatchQueue.global().async { handler?() }
    }

    open var identifier: AVMetadataIdentifier? { storage.identifier }
    open var key: (any NSCopying & NSObjectProtocol)? { storage.key }
    open var keySpace: AVMetadataKeySpace? { storage.keySpace }
    open var value: (any NSCopying & NSObjectProtocol)? { storage.value }
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { storage.extra }
    open var time: CMTime { storage.time }
    open var duration: CMTime { storage.duration }
    open var startDate: Date? { storage.startDate }
    open var dataType: String? { storage.dataType }
    open var extendedLanguageTag: String? { storage.languageTag }
    open var locale: Locale? { storage.languageTag.map { Locale(identifier: $0) } }
    open var stringValue: String? {
        (value as? NSString).map { $0 as String } ?? (value as? NSNumber)?.stringValue
    }
    open var numberValue: NSNumber? { value as? NSNumber }
    open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
    open var dataValue: Data? { (value as? NSData).map { $0 as Data } }

    /// The name that all kinds of files share; nil for tags that only one has.
    open var commonKey: AVMetadataKey? {
        if keySpace == .common { return (key as? NSString).map { AVMetadataKey(rawValue: $0 as String) } }
        if let name = identifier?.rawValue, name.hasPrefix("common/") {
            return AVMetadataKey(rawValue: String(name.dropFirst(7)))
        }
        return (key as? NSString).flatMap { Self.commonNames[$0 as String] }
    }

    private static let commonNames: [String: AVMetadataKey] = [
        "©nam": .commonKeyTitle, "TIT2": .commonKeyTitle, "©ART": .commonKeyArtist, "TPE1": .commonKeyArtist,
        "©alb": .commonKeyAlbumName, "TALB": .commonKeyAlbumName, "covr": .commonKeyArtwork, "APIC": .commonKeyArtwork,
        "©gen": .commonKeyType, "TCON": .commonKeyType, "©day": .commonKeyCreationDate, "TDRC": .commonKeyCreationDate,
        "TYER": .commonKeyCreationDate, "©cmt": .commonKeyDescription, "desc": .commonKeyDescription,
        "COMM": .commonKeyDescription, "©wrt": .commonKeyCreator, "TCOM": .commonKeyCreator, "©too": .commonKeySoftware,
        "cprt": .commonKeyCopyrights, "TCOP": .commonKeyCopyrights, "StreamTitle": .commonKeyTitle,
    ]

    var common: AVMetadataItem? {
        guard let commonKey else { return nil }
        var storage = storage
        storage.keySpace = .common
        storage.key = NSString(string: commonKey.rawValue)
        return AVMetadataItem(storage)
    }

    // MARK: Finding

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] {
        metadataItems.filter { item in
            item.identifier == identifier || item.commonKey.map { "common/\($0.rawValue)" } == identifier.rawValue
        }
    }

    /// - Parameters: nil: any.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? (key as? String) ?? (key as? NSString).map { $0 as String }
        return metadataItems.filter { item in
            let own = keySpace == .common ? item.commonKey?.rawValue : (item.key as? NSString).map { $0 as String }
            let isOfSpace = keySpace == nil || item.keySpace == keySpace || (keySpace == .common && own != nil)
            return isOfSpace && (name == nil || own == name)
        }
    }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages _: [String]
    )
        -> [AVMetadataItem]
    { metadataItems }

    open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
        let name = (key as? AVMetadataKey)?.rawValue ?? (key as? String)
        let space = keySpace == .common ? "common" : keySpace.rawValue
        return name.map { AVMetadataIdentifier(rawValue: "\(space)/\($0.replacingOccurrences(of: "©", with: "%A9"))") }
    }
}

public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let valueURI = Self(rawValue: "AVMetadataExtraAttributeValueURIKey")
    public static let info = Self(rawValue: "AVMetadataExtraAttributeInfoKey")
}

/// A tag that is being written.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    // Sendable: as its superclass.
    open override var identifier: AVMetadataIdentifier? {
        get { storage.identifier }
        set { storage.identifier = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { storage.key }
        set { storage.key = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { storage.keySpace }
        set { storage.keySpace = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { storage.value }
        set { storage.value = newValue }
    }
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { storage.extra }
        set { storage.extra = newValue }
    }
    open override var time: CMTime {
        get { storage.time }
        set { storage.time = newValue }
    }
    open override var duration: CMTime {
        get { storage.duration }
        set { storage.duration = newValue }
    }
    open override var startDate: Date? {
        get { storage.startDate }
        set { storage.startDate = newValue }
    }
    open override var dataType: String? {
        get { storage.dataType }
        set { storage.dataType = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { storage.languageTag }
        set { storage.languageTag = newValue }
    }
}

/// Leaves out tags that tell of the person.
open class AVMetadataItemFilter: __ObjCObject {
    open class func forSharing() -> AVMetadataItemFilter { AVMetadataItemFilter() }
}

// MARK: Groups

/// Tags that belong together.
open class AVMetadataGroup: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    open var items: [AVMetadataItem] { [] }
    /// What groups of one meaning have in common.
    open var classifyingLabel: String? { nil }
    /// The same where a later group says more of the same.
    open var uniqueID: String? { nil }
}

/// Tags that hold for a stretch of time.
open class AVTimedMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Sendable: as its superclass; only mutable groups change, which their owner keeps to one thread.
    fileprivate var content: (items: [AVMetadataItem], range: CMTimeRange)

    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        content = (items, timeRange)
        super.init()
    }

    open var timeRange: CMTimeRange { content.range }
    open override var items: [AVMetadataItem] { content.items }

    open func copy(with zone: NSZone? = nil) -> Any { AVTimedMetadataGroup(items: items, timeRange: timeRange) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        AVMutableTimedMetadataGroup(items: items, timeRange: timeRange)
    }

    /// What a writer's or a session's input for such groups is made with.
    open func copyFormatDescription() -> CMMetadataFormatDescription? {
        items.isEmpty ? nil : CMFormatDescription(type: kCMMediaType_Metadata, subType: Self.boxed)
    }
    /// `mebx`, `kCMMetadataFormatType_Boxed`.
    private static let boxed: FourCharCode = 0x6D65_6278
}

/// One that is being made.
open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup, @unchecked Sendable {
    // Sendable: as its superclass.
    open override var timeRange: CMTimeRange {
        get { content.range }
        set { content.range = newValue }
    }
    open override var items: [AVMetadataItem] {
        get { content.items }
        set { content.items = newValue }
    }
}
