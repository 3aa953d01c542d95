// SPDX-License-Identifier: MIT
import MediaEngine

public typealias MPMediaEntityPersistentID = UInt64
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyDiscCount = "discCount"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyIsCompilation = "isCompilation"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
public let MPMediaItemPropertyComments = "comments"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertySkipCount = "skipCount"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
public let MPMediaItemPropertyDateAdded = "dateAdded"
public let MPMediaEntityPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
public let MPMediaItemPropertyHasProtectedAsset = "protected"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyIsPreorder = "isPreorder"
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
public let MPMediaItemPropertyUserGrouping = "grouping"

public struct MPMediaType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = Self(rawValue: 1)
    public static let podcast = Self(rawValue: 2)
    public static let audioBook = Self(rawValue: 4)
    public static let audioITunesU = Self(rawValue: 8)
    public static let anyAudio = Self(rawValue: 0xFF)
    public static let movie = Self(rawValue: 0x100)
    public static let tvShow = Self(rawValue: 0x200)
    public static let videoPodcast = Self(rawValue: 0x400)
    public static let musicVideo = Self(rawValue: 0x800)
    public static let videoITunesU = Self(rawValue: 0x1000)
    public static let homeVideo = Self(rawValue: 0x2000)
    public static let anyVideo = Self(rawValue: 0xFF00)
    public static let any = Self(rawValue: ~0)
}

/// A thing of the music library, with properties by name.
open class MPMediaEntity: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    /// Whether a predicate may ask for the property.
    open class func canFilter(byProperty property: String) -> Bool { MPMediaItem.filterable.contains(property) }
    open func value(forProperty property: String) -> Any? { nil }
    open func enumerateValues(
        forProperties properties: Set<String>, using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for property in properties {
            guard let value = value(forProperty: property) else { continue }
            block(property, value, &stop)
            if stop.boolValue { return }
        }
    }
    open subscript(property: Any) -> Any? { (property as? String).flatMap { value(forProperty: $0) } }
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open override func value(forKey key: String) -> Any? { value(forProperty: key) }
}

/// A song or film of the library. What it is comes from the tags of its file.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    // Sendable: as its superclass.
    static let filterable: Set<String> = [
        "persistentID", "mediaType", "title", "albumTitle", "albumPID", "artist", "artistPID", "albumArtist",
        "albumArtistPID", "genre", "genrePID", "composer", "composerPID", "isCompilation", "isCloudItem",
        "podcastTitle",
        "playCount", "podcastPID",
    ]

    private let url: URL
    private let tags: [String: String]
    private let picture: Data?
    open private(set) var playbackDuration: TimeInterval
    open private(set) var mediaType: MPMediaType
    open private(set) var dateAdded: Date

    /// None of the library.
    public override init() {
        url = URL(fileURLWithPath: "/dev/null")
        (tags, picture) = ([:], nil)
        (playbackDuration, mediaType, dateAdded) = (0, .anyAudio, Date(timeIntervalSince1970: 0))
        super.init()
    }

    init?(_ url: URL) {
        let info: MediaInfo
        do { info = try MediaInfo.read(url) } catch {
            Unsupported.report("music library: \(url.lastPathComponent): \(error.text)")
            return nil
        }
        self.url = url
        tags = Dictionary(info.tags.compactMap { tag in tag.text.map { (tag.key, $0) } }) { first, _ in first }
        picture = info.tags.first { $0.key == "APIC" || $0.key == "covr" }?.data
        playbackDuration = info.duration.seconds
        let hasPictures = info.tracks.contains { $0.type == kCMMediaType_Video }
        mediaType = Self.kind(of: url, genre: tags["TCON"] ?? tags["©gen"], hasPictures: hasPictures)
        let values = try? url.resourceValues(forKeys: [.creationDateKey])  // Some file systems have none.
        dateAdded = values?.creationDate ?? Date(timeIntervalSince1970: 0)
        super.init()
    }

    /// What the file's tags and suffix say that it is.
    private static func kind(of url: URL, genre: String?, hasPictures: Bool) -> MPMediaType {
        let isPodcast = genre?.caseInsensitiveCompare("Podcast") == .orderedSame
        if hasPictures { return isPodcast ? .videoPodcast : .movie }
        if isPodcast { return .podcast }
        let isBook = genre?.caseInsensitiveCompare("Audiobook") == .orderedSame
        return isBook || url.pathExtension.lowercased() == "m4b" ? .audioBook : .music
    }

    private func tag(_ names: String...) -> String? { names.lazy.compactMap { self.tags[$0] }.first { !$0.isEmpty } }

    open var title: String? { tag("TIT2", "©nam") ?? url.deletingPathExtension().lastPathComponent }
    open var artist: String? { tag("TPE1", "©ART") }
    open var albumTitle: String? { tag("TALB", "©alb") }
    open var albumArtist: String? { tag("TPE2", "aART") ?? artist }
    open var genre: String? { tag("TCON", "©gen") }
    open var composer: String? { tag("TCOM", "©wrt") }
    open var lyrics: String? { tag("USLT", "©lyr") }
    open var comments: String? { tag("COMM", "©cmt") }
    /// The album of an episode.
    open var podcastTitle: String? { mediaType.isDisjoint(with: [.podcast, .videoPodcast]) ? nil : albumTitle }
    open var userGrouping: String? { tag("TIT1", "GRP1", "©grp") }
    /// Where the person stopped in a podcast or book, in seconds; what players here were told last.
    open var bookmarkTime: TimeInterval { statistics.bookmark }
    open var isPreorder: Bool { false }
    /// Empty: no file of the device comes from a store.
    open var playbackStoreID: String { "" }
    open var podcastPersistentID: MPMediaEntityPersistentID { Self.identifier("podcast\n" + (podcastTitle ?? "")) }

    open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
        switch groupingType {
        case .title: MPMediaItemPropertyTitle
        case .album: MPMediaItemPropertyAlbumTitle
        case .artist: MPMediaItemPropertyArtist
        case .albumArtist: MPMediaItemPropertyAlbumArtist
        case .composer: MPMediaItemPropertyComposer
        case .genre: MPMediaItemPropertyGenre
        case .playlist: MPMediaPlaylistPropertyName
        case .podcastTitle: MPMediaItemPropertyPodcastTitle
        }
    }
    open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
        switch groupingType {
        case .title, .playlist: MPMediaItemPropertyPersistentID
        case .album: MPMediaItemPropertyAlbumPersistentID
        case .artist: MPMediaItemPropertyArtistPersistentID
        case .albumArtist: MPMediaItemPropertyAlbumArtistPersistentID
        case .composer: MPMediaItemPropertyComposerPersistentID
        case .genre: MPMediaItemPropertyGenrePersistentID
        case .podcastTitle: MPMediaItemPropertyPodcastPersistentID
        }
    }
    private func number(_ text: String?, _ part: Int) -> Int {
        let parts = (text ?? "").split(separator: "/")
        return parts.indices.contains(part) ? Int(parts[part]) ?? 0 : 0
    }
    open var albumTrackNumber: Int { number(tag("TRCK", "trkn"), 0) }
    open var albumTrackCount: Int { number(tag("TRCK", "trkn"), 1) }
    open var discNumber: Int { number(tag("TPOS", "disk"), 0) }
    open var discCount: Int { number(tag("TPOS", "disk"), 1) }
    open var beatsPerMinute: Int { number(tag("TBPM"), 0) }
    open var isCompilation: Bool { tag("TCMP", "cpil") == "1" }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var isExplicitItem: Bool { tag("rtng", "ITUNESADVISORY") == "1" }
    open var assetURL: URL? { url }
    /// From the year, month or day of the tags, in Greenwich.
    open var releaseDate: Date? { tag("TDRL", "TDRC", "TYER", "©day").flatMap(ReleaseDates.date) }
    /// How often players of this process played it to its end, or left it before.
    open var playCount: Int { statistics.plays }
    open var skipCount: Int { statistics.skips }
    /// 0 to 5 stars, as the tags have it.
    open var rating: Int { (tags["POPM"].flatMap { Int($0) } ?? 0) / 51 }
    open var lastPlayedDate: Date? { statistics.last }
    private var statistics: ItemStatistics { ItemStatistics.all.withLock { $0[persistentID] ?? ItemStatistics() } }
    open var artwork: MPMediaItemArtwork? {
        picture.flatMap { UIImage(data: $0) }.map { image in MPMediaItemArtwork(image: image) }
    }

    open override var persistentID: MPMediaEntityPersistentID { Self.identifier(url.lastPathComponent) }
    open var albumPersistentID: MPMediaEntityPersistentID {
        Self.identifier((albumTitle ?? "") + "\n" + (albumArtist ?? ""))
    }
    open var artistPersistentID: MPMediaEntityPersistentID { Self.identifier(artist ?? "") }
    open var albumArtistPersistentID: MPMediaEntityPersistentID { Self.identifier(albumArtist ?? "") }
    open var genrePersistentID: MPMediaEntityPersistentID { Self.identifier(genre ?? "") }
    open var composerPersistentID: MPMediaEntityPersistentID { Self.identifier(composer ?? "") }

    /// The same in every run (FNV-1a).
    static func identifier(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    open override func value(forProperty property: String) -> Any? {
        let numbers: [String: () -> Any] = [
            "persistentID": { NSNumber(value: self.persistentID) },
            "mediaType": { NSNumber(value: self.mediaType.rawValue) },
            "albumPID": { NSNumber(value: self.albumPersistentID) },
            "artistPID": { NSNumber(value: self.artistPersistentID) },
            "albumArtistPID": { NSNumber(value: self.albumArtistPersistentID) },
            "genrePID": { NSNumber(value: self.genrePersistentID) },
            "composerPID": { NSNumber(value: self.composerPersistentID) },
            "playbackDuration": { NSNumber(value: self.playbackDuration) },
            "albumTrackNumber": { NSNumber(value: self.albumTrackNumber) },
            "albumTrackCount": { NSNumber(value: self.albumTrackCount) },
            "discNumber": { NSNumber(value: self.discNumber) },
            "discCount": { NSNumber(value: self.discCount) }, "isCompilation": { NSNumber(value: self.isCompilation) },
            "isCloudItem": { NSNumber(value: false) }, "beatsPerMinute": { NSNumber(value: self.beatsPerMinute) },
            "playCount": { NSNumber(value: self.playCount) }, "skipCount": { NSNumber(value: self.skipCount) },
            "rating": { NSNumber(value: self.rating) }, "bookmarkTime": { NSNumber(value: self.bookmarkTime) },
            "podcastPID": { NSNumber(value: self.podcastPersistentID) }, "isPreorder": { NSNumber(value: false) },
            "protected": { NSNumber(value: false) }, "isExplicit": { NSNumber(value: self.isExplicitItem) },
        ]
        if let number = numbers[property] { return number() }
        return switch property {
        case "title": title
        case "albumTitle": albumTitle
        case "artist": artist
        case "albumArtist": albumArtist
        case "genre": genre
        case "composer": composer
        case "lyrics": lyrics
        case "comments": comments
        case "assetURL": assetURL
        case "artwork": artwork
        case "dateAdded": dateAdded
        case "releaseDate": releaseDate
        case "lastPlayedDate": lastPlayedDate
        case "podcastTitle": podcastTitle
        case "grouping": userGrouping
        case "playbackStoreID": playbackStoreID
        default: nil
        }
    }
}

/// A picture of a record.
open class MPMediaItemArtwork: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    private let request: (CGSize) -> UIImage
    open private(set) var bounds: CGRect
    open var imageCropRect: CGRect { bounds }

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        request = requestHandler
        super.init()
    }
    public convenience init(image: UIImage) {
        self.init(boundsSize: image.size) { _ in image }
    }
    open func image(with size: CGSize) -> UIImage? { image(at: size) }
    /// Scaled to fit `size`, in points.
    open func image(at size: CGSize) -> UIImage? {
        let image = request(size)
        guard size.width > 0, size.height > 0, image.size != size else { return image }
        return MainActor.assumeIsolated {
            let scale = min(size.width / image.size.width, size.height / image.size.height)
            let fitted = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            return UIGraphicsImageRenderer(size: fitted).image { _ in
                image.draw(in: CGRect(origin: .zero, size: fitted))
            }
        }
    }
}

/// Several items in order.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    // Sendable: as its superclass.
    open private(set) var items: [MPMediaItem]
    /// Without items.
    public convenience override init() { self.init(items: []) }

    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }
    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }
    open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }
    open override var persistentID: MPMediaEntityPersistentID { representativeItem?.persistentID ?? 0 }
    open override func value(forProperty property: String) -> Any? { representativeItem?.value(forProperty: property) }
}
