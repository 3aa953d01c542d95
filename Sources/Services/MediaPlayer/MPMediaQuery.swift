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

    /// Of the newest file.
    open var lastModifiedDate: Date {
        refreshIfChanged()
        return found.withLock { $0?.newest } ?? Date(timeIntervalSince1970: 0)
    }
    private let listeners = Mutex(0)
    /// From now on `MPMediaLibraryDidChange` is posted when the library's files differ at a look at them.
    open func beginGeneratingLibraryChangeNotifications() { listeners.withLock { $0 += 1 } }
    open func endGeneratingLibraryChangeNotifications() { listeners.withLock { $0 = max(0, $0 - 1) } }

    /// There is no store that songs come from.
    @preconcurrency
    open func addItem(
        withProductID productID: String,
        completionHandler: (@Sendable ([MPMediaEntity], (any Error)?) -> Void)? = nil
    ) { DispatchQueue.global().async { completionHandler?([], MPError(.cloudServiceCapabilityMissing)) } }

    /// The playlist of that identifier; with metadata it is made where there is none.
    @preconcurrency
    open func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
        completionHandler: @escaping @Sendable (MPMediaPlaylist?, (any Error)?) -> Void
    ) {
        guard Self.authorizationStatus() == .authorized else {
            return DispatchQueue.global().async { completionHandler(nil, MPError(.permissionDenied)) }
        }
        var problem: MPError?
        let place = PlaylistFile.place(uuid, in: Device.current.music)
        if !FileManager.default.fileExists(atPath: place.path) {
            if let creationMetadata {
                do { try PlaylistFile.create(creationMetadata, uuid, in: Device.current.music) } catch {
                    problem = MPError(.permissionDenied)
                }
                reload()
            } else {
                problem = MPError(.notFound)
            }
        }
        let identifier = MPMediaItem.identifier(place.lastPathComponent)
        let playlist = problem == nil ? playlists.first { $0.persistentID == identifier } : nil
        let failure = problem
        DispatchQueue.global().async { completionHandler(playlist, failure) }
    }

    private struct Contents: Sendable {
        var items: [MPMediaItem]
        var playlists: [PlaylistFile]
        var newest: Date
        var stamp: [String]
    }
    private let found = Mutex<Contents?>(nil)

    var items: [MPMediaItem] { contents?.items ?? [] }
    /// In the order of their names.
    var playlists: [MPMediaPlaylist] {
        guard let contents else { return [] }
        return contents.playlists.map { MPMediaPlaylist($0, items: $0.items(of: contents.items)) }.sorted {
            ($0.name ?? "").localizedStandardCompare($1.name ?? "") == .orderedAscending
        }
    }
    private var contents: Contents? {
        // The first look of an app that has not asked asks for it, as on iOS.
        if Self.authorizationStatus() == .notDetermined { Self.requestAuthorization { _ in } }
        guard Self.authorizationStatus() == .authorized else { return nil }
        refreshIfChanged()
        return found.withLock { $0 }
    }

    /// Reads the folder again.
    func reload() {
        found.withLock { $0 = nil }
        refreshIfChanged()
        tellOfChange()
    }

    private func refreshIfChanged() {
        let files = Self.files()
        let stamp = files.map { "\($0.url.path) \($0.date.timeIntervalSince1970)" }
        let hasChanged = found.withLock { found in
            guard found?.stamp != stamp else { return false }
            let known = Dictionary((found?.items ?? []).map { ($0.assetURL, $0) }) { first, _ in first }
            let old = Set(found?.stamp ?? [])
            let wasRead = found != nil
            let items = files.filter(\.isMedia).compactMap { file in
                let isKnown = old.contains("\(file.url.path) \(file.date.timeIntervalSince1970)")
                return (isKnown ? known[file.url] : nil) ?? MPMediaItem(file.url)
            }
            found = Contents(
                items: items, playlists: files.filter { !$0.isMedia }.compactMap { PlaylistFile(reading: $0.url) },
                newest: files.map(\.date).max() ?? Date(timeIntervalSince1970: 0), stamp: stamp)
            return wasRead
        }
        if hasChanged { tellOfChange() }
    }

    private func tellOfChange() {
        guard listeners.withLock({ $0 > 0 }) else { return }
        DispatchQueue.main.async { NotificationCenter.default.post(name: .MPMediaLibraryDidChange, object: self) }
    }

    private struct File {
        let url: URL
        let date: Date
        let isMedia: Bool
    }
    private static let extensions: Set<String> = [
        "mp3", "m4a", "m4b", "aac", "wav", "aif", "aiff", "caf", "flac", "ogg", "opus", "mp4", "m4v", "mov",
    ]
    private static func files() -> [File] {
        let all = FileManager.default.enumerator(
            at: Device.current.music, includingPropertiesForKeys: [.contentModificationDateKey])
        let files = (all?.compactMap { $0 as? URL } ?? []).compactMap { url -> File? in
            let suffix = url.pathExtension.lowercased()
            let isMedia = extensions.contains(suffix)
            guard isMedia || suffix == "m3u8" || suffix == "m3u" else { return nil }
            let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])  // Gone meanwhile: no date.
            return File(url: url, date: values?.contentModificationDate ?? .distantPast, isMedia: isMedia)
        }
        return files.sorted { $0.url.path < $1.url.path }
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
    func matches(_ entity: MPMediaEntity) -> Bool { true }
}

/// Wants a property to have a value.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    // Sendable: as its superclass.
    open private(set) var property: String
    open private(set) var value: Any?
    open private(set) var comparisonType: MPMediaPredicateComparison

    public convenience init(value: Any?, forProperty property: String) {
        self.init(value: value, forProperty: property, comparisonType: .equalTo)
    }
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
        super.init()
        if !MPMediaItem.filterable.contains(property), !Self.ofPlaylists.contains(property) {
            Unsupported.report("MPMediaPropertyPredicate: \(property) cannot be filtered by")
        }
    }

    private static let ofPlaylists: Set<String> = [
        MPMediaPlaylistPropertyName, MPMediaPlaylistPropertyPersistentID, MPMediaPlaylistPropertyPlaylistAttributes,
    ]

    override func matches(_ entity: MPMediaEntity) -> Bool {
        let isKnown = MPMediaItem.filterable.contains(property) || entity is MPMediaPlaylist
        guard isKnown, let own = entity.value(forProperty: property) else {
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
    open class func compilations() -> MPMediaQuery {
        let query = query(.album)
        query.addFilterPredicate(
            MPMediaPropertyPredicate(value: NSNumber(value: true), forProperty: MPMediaItemPropertyIsCompilation))
        return query
    }
    open class func podcasts() -> MPMediaQuery { query(.podcastTitle, .podcast) }
    open class func audiobooks() -> MPMediaQuery { query(.title, .audioBook) }
    open class func playlists() -> MPMediaQuery { query(.playlist, nil) }

    private var matching: [MPMediaItem] {
        MPMediaLibrary.default().items.filter { item in (filterPredicates ?? []).allSatisfy { $0.matches(item) } }
    }
    private func key(_ item: MPMediaItem) -> String {
        guard groupingType != .playlist else { return item.title ?? "" }
        return item.value(forProperty: MPMediaItem.titleProperty(forGroupingType: groupingType)) as? String ?? ""
    }
    /// As lists of music are sorted: without a leading article.
    private static func sortName(_ name: String) -> String {
        for article in ["The ", "A ", "An "] where name.count > article.count && name.hasPrefix(article) {
            return String(name.dropFirst(article.count))
        }
        return name
    }
    open var items: [MPMediaItem]? {
        if groupingType == .playlist { return (collections ?? []).flatMap(\.items) }
        let named = matching.map { (Self.sortName(key($0)), $0) }
        return named.sorted { left, right in
            let order = left.0.localizedStandardCompare(right.0)
            guard order == .orderedSame else { return order == .orderedAscending }
            let (left, right) = (left.1, right.1)
            if left.albumPersistentID != right.albumPersistentID {
                return (left.albumTitle ?? "").localizedStandardCompare(right.albumTitle ?? "") == .orderedAscending
            }
            return (left.discNumber, left.albumTrackNumber) < (right.discNumber, right.albumTrackNumber)
        }.map(\.1)
    }
    open var collections: [MPMediaItemCollection]? {
        if groupingType == .playlist {
            return MPMediaLibrary.default().playlists.filter { list in
                (filterPredicates ?? []).allSatisfy { $0.matches(list) }
            }
        }
        let property = MPMediaItem.persistentIDProperty(forGroupingType: groupingType)
        var groups: [(NSNumber?, [MPMediaItem])] = []
        var places: [NSNumber: Int] = [:]
        for item in items ?? [] {
            let number = item.value(forProperty: property) as? NSNumber
            if let number, let place = places[number] {
                groups[place].1.append(item)
            } else {
                if let number { places[number] = groups.count }
                groups.append((number, [item]))
            }
        }
        return groups.map { MPMediaItemCollection(items: $0.1) }
    }
    open var itemSections: [MPMediaQuerySection]? { Self.sections((items ?? []).map(key)) }
    open var collectionSections: [MPMediaQuerySection]? {
        guard groupingType != .playlist else {
            return Self.sections((collections ?? []).map { ($0 as? MPMediaPlaylist)?.name ?? "" })
        }
        return Self.sections((collections ?? []).map { $0.representativeItem.map(key) ?? "" })
    }

    /// One a letter; what begins with none stands under "#".
    private static func sections(_ names: [String]) -> [MPMediaQuerySection]? {
        guard !names.isEmpty else { return nil }
        var result: [(String, Int)] = []
        for name in names {
            let first = sortName(name).folding(options: .diacriticInsensitive, locale: nil).uppercased().first
            let title = first.map { $0.isLetter ? String($0) : "#" } ?? "#"
            if result.last?.0 == title { result[result.count - 1].1 += 1 } else { result.append((title, 1)) }
        }
        var start = 0
        return result.map { title, count in
            defer { start += count }
            return MPMediaQuerySection(title, NSRange(location: start, length: count))
        }
    }
}

/// The items or collections of a query that begin with one letter.
public final class MPMediaQuerySection: __ObjCObject, Sendable {
    public let title: String
    public let range: NSRange
    init(_ title: String, _ range: NSRange) {
        (self.title, self.range) = (title, range)
        super.init()
    }
}
