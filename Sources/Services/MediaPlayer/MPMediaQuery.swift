// SPDX-License-Identifier: MIT
import Synchronization
import TouchstoneDevice

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied, restricted, authorized
}

/// The device's music: the files of the folder that `TOUCHSTONE_MUSIC` names, else of `Music` in the device's folder.
open class MPMediaLibrary: __ObjCObject, @unchecked Sendable {
    // Sendable: what changes lies behind the lock.
    private static let library = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { library }

    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
        switch Permissions.current.state(of: .mediaLibrary) {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .limited, .whenInUse, .once, .provisional, .granted: .authorized
        }
    }

    /// Asks the person once.
    /// - Parameter completionHandler: called on a queue of the system's.
    @preconcurrency
    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
    ) {
        Permissions.current.request(.mediaLibrary) { _ in
            let status = authorizationStatus()
            DispatchQueue.global().async { completionHandler(status) }
        }
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization { continuation.resume(returning: $0) }
        }
    }

    open var lastModifiedDate: Date { Date(timeIntervalSince1970: 0) }
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}

    private let found = Mutex<[MPMediaItem]?>(nil)
    var items: [MPMediaItem] {
        // The first look of an app that has not asked asks for it, as on iOS.
        if Self.authorizationStatus() == .notDetermined { Self.requestAuthorization { _ in } }
        guard Self.authorizationStatus() == .authorized else { return [] }
        return found.withLock { found in
            if found == nil { found = Self.read() }
            return found ?? []
        }
    }

    private static let extensions: Set<String> = [
        "mp3", "m4a", "aac", "wav", "aif", "aiff", "caf", "flac", "ogg", "opus", "mp4", "m4v", "mov",
    ]
    private static func read() -> [MPMediaItem] {
        let environment = ProcessInfo.processInfo.environment
        let device = environment["TOUCHSTONE_DEVICE_FOLDER"] ?? NSHomeDirectory() + "/Library"
        let folder = URL(fileURLWithPath: environment["TOUCHSTONE_MUSIC"] ?? device + "/Music")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let urls = (files?.compactMap { $0 as? URL } ?? []).filter {
            extensions.contains($0.pathExtension.lowercased())
        }
        return urls.sorted { $0.path < $1.path }.compactMap { MPMediaItem($0) }
    }
}

extension NSNotification.Name {
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo = 0
    case contains
}
public enum MPMediaGrouping: Int, Sendable {
    case title = 0
    case album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

open class MPMediaPredicate: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    func matches(_ item: MPMediaItem) -> Bool { true }
}

/// Wants a property to have a value.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    // Sendable: as its superclass.
    public let property: String
    public let value: Any?
    public let comparisonType: MPMediaPredicateComparison

    public convenience init(value: Any?, forProperty property: String) {
        self.init(value: value, forProperty: property, comparisonType: .equalTo)
    }
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
        super.init()
        if !MPMediaItem.filterable.contains(property) {
            Unsupported.report("MPMediaPropertyPredicate: \(property) cannot be filtered by")
        }
    }

    override func matches(_ item: MPMediaItem) -> Bool {
        guard MPMediaItem.filterable.contains(property), let own = item.value(forProperty: property) else {
            return false
        }
        if let text = own as? String, let wanted = value as? String {
            return comparisonType == .contains
                ? text.range(of: wanted, options: [.caseInsensitive, .diacriticInsensitive]) != nil : text == wanted
        }
        guard let number = own as? NSNumber, let wanted = value as? NSNumber else { return false }
        if property == MPMediaItemPropertyMediaType { return number.uintValue & wanted.uintValue != 0 }
        return number.isEqual(to: wanted)
    }
}

/// Finds items of the library and groups them.
open class MPMediaQuery: __ObjCObject, NSCopying {
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title
    public override convenience init() { self.init(filterPredicates: nil) }
    public init(filterPredicates: Set<MPMediaPredicate>?) {
        self.filterPredicates = filterPredicates
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MPMediaQuery(filterPredicates: filterPredicates)
        copy.groupingType = groupingType
        return copy
    }
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    private static func query(_ grouping: MPMediaGrouping, _ type: MPMediaType? = .music) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = grouping
        if let type {
            query.addFilterPredicate(
                MPMediaPropertyPredicate(
                    value: NSNumber(value: type.rawValue), forProperty: MPMediaItemPropertyMediaType))
        }
        return query
    }
    open class func songs() -> MPMediaQuery { query(.title) }
    open class func albums() -> MPMediaQuery { query(.album) }
    open class func artists() -> MPMediaQuery { query(.artist) }
    open class func genres() -> MPMediaQuery { query(.genre) }
    open class func composers() -> MPMediaQuery { query(.composer) }
    open class func compilations() -> MPMediaQuery { query(.album) }
    open class func podcasts() -> MPMediaQuery { query(.podcastTitle, .podcast) }
    open class func audiobooks() -> MPMediaQuery { query(.title, .audioBook) }
    open class func playlists() -> MPMediaQuery { query(.playlist, nil) }

    private var matching: [MPMediaItem] {
        MPMediaLibrary.default().items.filter { item in (filterPredicates ?? []).allSatisfy { $0.matches(item) } }
    }
    private func key(_ item: MPMediaItem) -> String {
        let value =
            switch groupingType {
            case .title: item.title
            case .album: item.albumTitle
            case .artist: item.artist
            case .albumArtist: item.albumArtist
            case .composer: item.composer
            case .genre: item.genre
            case .playlist, .podcastTitle: String?.none
            }
        return value ?? ""
    }
    open var items: [MPMediaItem]? {
        matching.sorted { left, right in
            let order = key(left).localizedStandardCompare(key(right))
            guard order == .orderedSame else { return order == .orderedAscending }
            return (left.discNumber, left.albumTrackNumber) < (right.discNumber, right.albumTrackNumber)
        }
    }
    open var collections: [MPMediaItemCollection]? {
        guard groupingType != .playlist, groupingType != .podcastTitle else { return [] }
        var groups: [(String, [MPMediaItem])] = []
        for item in items ?? [] {
            if groupingType != .title, groups.last?.0 == key(item) {
                groups[groups.count - 1].1.append(item)
            } else {
                groups.append((key(item), [item]))
            }
        }
        return groups.map { MPMediaItemCollection(items: $0.1) }
    }
    open var itemSections: [MPMediaQuerySection]? { nil }
    open var collectionSections: [MPMediaQuerySection]? { nil }
}
open class MPMediaQuerySection: __ObjCObject {
    open var title: String { "" }
    open var range: NSRange { NSRange() }
}
