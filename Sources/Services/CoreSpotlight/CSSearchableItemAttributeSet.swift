// SPDX-License-Identifier: MIT
import UIKit

/// What is known of an item: texts, dates, numbers by their names.
open class CSSearchableItemAttributeSet: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: an app makes a set and hands it over; what it changes later, the index does not see.
    private var values: [String: Any] = [:]
    private var custom: [String: Any] = [:]
    open var contentType: String?
    open var emailHeaders: [String: Any]?

    public init(itemContentType: String) {
        contentType = itemContentType
        super.init()
    }
    public init(contentType: UTType) {
        self.contentType = contentType.identifier
        super.init()
    }

    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        custom[key.keyName] = value
    }
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        custom[key.keyName] as? any NSSecureCoding
    }
    open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
        values.merge(sourceAttributeSet.values) { $1 }
        sourceAttributeSet.values = [:]
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItemAttributeSet(itemContentType: contentType ?? "")
        copy.values = values
        copy.custom = custom
        copy.emailHeaders = emailHeaders
        return copy
    }

    private func get<Value>(_ key: String) -> Value? { values[key] as? Value }
    private func set(_ key: String, _ value: Any?) { values[key] = value }

    /// Everything that is text, by which it is found.
    var texts: [String: String] {
        values.compactMapValues { value in
            switch value {
            case let text as String: text
            case let list as [String]: list.joined(separator: " ")
            case let people as [CSPerson]: people.map(\.displayName).joined(separator: " ")
            default: nil
            }
        }
    }
    /// Numbers and dates as numbers.
    var numbers: [String: Double] {
        values.compactMapValues { value in
            (value as? NSNumber)?.doubleValue ?? (value as? Date)?.timeIntervalSince1970
        }
    }
    func fill(texts: [String: String], numbers: [String: Double]) {
        for (key, value) in texts {
            values[key] = Self.lists.contains(key) ? value.split(separator: " ").map(String.init) : value
        }
        for (key, value) in numbers {
            values[key] = Self.dates.contains(key) ? Date(timeIntervalSince1970: value) : NSNumber(value: value)
        }
    }

    private static let lists: Set<String> = [
        "accountHandles",
        "actionIdentifiers",
        "alternateNames",
        "audiences",
        "authorAddresses",
        "authorEmailAddresses",
        "authorNames",
        "authors",
        "codecs",
        "contactKeywords",
        "contentSources",
        "contentTypeTree",
        "contributors",
        "editors",
        "emailAddresses",
        "encodingApplications",
        "fontNames",
        "importantDates",
        "instantMessageAddresses",
        "keywords",
        "languages",
        "layerNames",
        "mailboxIdentifiers",
        "mediaTypes",
        "organizations",
        "participants",
        "performers",
        "phoneNumbers",
        "projects",
        "providerDataTypeIdentifiers",
        "providerFileTypeIdentifiers",
        "providerInPlaceFileTypeIdentifiers",
        "publishers",
        "recipientAddresses",
        "recipientEmailAddresses",
        "recipientNames",
    ]
    private static let dates: Set<String> = [
        "addedDate",
        "completionDate",
        "contentCreationDate",
        "contentModificationDate",
        "downloadedDate",
        "dueDate",
        "endDate",
        "gpsDateStamp",
        "lastUsedDate",
        "metadataModificationDate",
        "recordingDate",
        "startDate",
        "timestamp",
    ]

    open var accountHandles: [String]? {
        get { get("accountHandles") }
        set { set("accountHandles", newValue) }
    }
    open var accountIdentifier: String? {
        get { get("accountIdentifier") }
        set { set("accountIdentifier", newValue) }
    }
    open var acquisitionMake: String? {
        get { get("acquisitionMake") }
        set { set("acquisitionMake", newValue) }
    }
    open var acquisitionModel: String? {
        get { get("acquisitionModel") }
        set { set("acquisitionModel", newValue) }
    }
    open var actionIdentifiers: [String]? {
        get { get("actionIdentifiers") }
        set { set("actionIdentifiers", newValue) }
    }
    open var addedDate: Date? {
        get { get("addedDate") }
        set { set("addedDate", newValue) }
    }
    open var additionalRecipients: [CSPerson]? {
        get { get("additionalRecipients") }
        set { set("additionalRecipients", newValue) }
    }
    open var album: String? {
        get { get("album") }
        set { set("album", newValue) }
    }
    open var allDay: NSNumber? {
        get { get("allDay") }
        set { set("allDay", newValue) }
    }
    open var alternateNames: [String]? {
        get { get("alternateNames") }
        set { set("alternateNames", newValue) }
    }
    open var altitude: NSNumber? {
        get { get("altitude") }
        set { set("altitude", newValue) }
    }
    open var aperture: NSNumber? {
        get { get("aperture") }
        set { set("aperture", newValue) }
    }
    open var artist: String? {
        get { get("artist") }
        set { set("artist", newValue) }
    }
    open var audiences: [String]? {
        get { get("audiences") }
        set { set("audiences", newValue) }
    }
    open var audioBitRate: NSNumber? {
        get { get("audioBitRate") }
        set { set("audioBitRate", newValue) }
    }
    open var audioChannelCount: NSNumber? {
        get { get("audioChannelCount") }
        set { set("audioChannelCount", newValue) }
    }
    open var audioEncodingApplication: String? {
        get { get("audioEncodingApplication") }
        set { set("audioEncodingApplication", newValue) }
    }
    open var audioSampleRate: NSNumber? {
        get { get("audioSampleRate") }
        set { set("audioSampleRate", newValue) }
    }
    open var audioTrackNumber: NSNumber? {
        get { get("audioTrackNumber") }
        set { set("audioTrackNumber", newValue) }
    }
    open var authorAddresses: [String]? {
        get { get("authorAddresses") }
        set { set("authorAddresses", newValue) }
    }
    open var authorEmailAddresses: [String]? {
        get { get("authorEmailAddresses") }
        set { set("authorEmailAddresses", newValue) }
    }
    open var authorNames: [String]? {
        get { get("authorNames") }
        set { set("authorNames", newValue) }
    }
    open var authors: [CSPerson]? {
        get { get("authors") }
        set { set("authors", newValue) }
    }
    open var bitsPerSample: NSNumber? {
        get { get("bitsPerSample") }
        set { set("bitsPerSample", newValue) }
    }
    open var cameraOwner: String? {
        get { get("cameraOwner") }
        set { set("cameraOwner", newValue) }
    }
    open var city: String? {
        get { get("city") }
        set { set("city", newValue) }
    }
    open var codecs: [String]? {
        get { get("codecs") }
        set { set("codecs", newValue) }
    }
    open var colorSpace: String? {
        get { get("colorSpace") }
        set { set("colorSpace", newValue) }
    }
    open var comment: String? {
        get { get("comment") }
        set { set("comment", newValue) }
    }
    open var completionDate: Date? {
        get { get("completionDate") }
        set { set("completionDate", newValue) }
    }
    open var composer: String? {
        get { get("composer") }
        set { set("composer", newValue) }
    }
    open var contactKeywords: [String]? {
        get { get("contactKeywords") }
        set { set("contactKeywords", newValue) }
    }
    open var containerDisplayName: String? {
        get { get("containerDisplayName") }
        set { set("containerDisplayName", newValue) }
    }
    open var containerIdentifier: String? {
        get { get("containerIdentifier") }
        set { set("containerIdentifier", newValue) }
    }
    open var containerOrder: NSNumber? {
        get { get("containerOrder") }
        set { set("containerOrder", newValue) }
    }
    open var containerTitle: String? {
        get { get("containerTitle") }
        set { set("containerTitle", newValue) }
    }
    open var contentCreationDate: Date? {
        get { get("contentCreationDate") }
        set { set("contentCreationDate", newValue) }
    }
    open var contentDescription: String? {
        get { get("contentDescription") }
        set { set("contentDescription", newValue) }
    }
    open var contentModificationDate: Date? {
        get { get("contentModificationDate") }
        set { set("contentModificationDate", newValue) }
    }
    open var contentRating: NSNumber? {
        get { get("contentRating") }
        set { set("contentRating", newValue) }
    }
    open var contentSources: [String]? {
        get { get("contentSources") }
        set { set("contentSources", newValue) }
    }
    open var contentTypeTree: [String]? {
        get { get("contentTypeTree") }
        set { set("contentTypeTree", newValue) }
    }
    open var contentURL: URL? {
        get { get("contentURL") }
        set { set("contentURL", newValue) }
    }
    open var contributors: [String]? {
        get { get("contributors") }
        set { set("contributors", newValue) }
    }
    open var copyright: String? {
        get { get("copyright") }
        set { set("copyright", newValue) }
    }
    open var country: String? {
        get { get("country") }
        set { set("country", newValue) }
    }
    open var coverage: String? {
        get { get("coverage") }
        set { set("coverage", newValue) }
    }
    open var creator: String? {
        get { get("creator") }
        set { set("creator", newValue) }
    }
    open var darkThumbnailURL: URL? {
        get { get("darkThumbnailURL") }
        set { set("darkThumbnailURL", newValue) }
    }
    open var deliveryType: NSNumber? {
        get { get("deliveryType") }
        set { set("deliveryType", newValue) }
    }
    open var director: String? {
        get { get("director") }
        set { set("director", newValue) }
    }
    open var displayName: String? {
        get { get("displayName") }
        set { set("displayName", newValue) }
    }
    open var domainIdentifier: String? {
        get { get("domainIdentifier") }
        set { set("domainIdentifier", newValue) }
    }
    open var downloadedDate: Date? {
        get { get("downloadedDate") }
        set { set("downloadedDate", newValue) }
    }
    open var dueDate: Date? {
        get { get("dueDate") }
        set { set("dueDate", newValue) }
    }
    open var duration: NSNumber? {
        get { get("duration") }
        set { set("duration", newValue) }
    }
    open var editors: [String]? {
        get { get("editors") }
        set { set("editors", newValue) }
    }
    open var emailAddresses: [String]? {
        get { get("emailAddresses") }
        set { set("emailAddresses", newValue) }
    }
    open var encodingApplications: [String]? {
        get { get("encodingApplications") }
        set { set("encodingApplications", newValue) }
    }
    open var endDate: Date? {
        get { get("endDate") }
        set { set("endDate", newValue) }
    }
    open var exifVersion: String? {
        get { get("exifVersion") }
        set { set("exifVersion", newValue) }
    }
    open var exifgpsVersion: String? {
        get { get("exifgpsVersion") }
        set { set("exifgpsVersion", newValue) }
    }
    open var exposureMode: String? {
        get { get("exposureMode") }
        set { set("exposureMode", newValue) }
    }
    open var exposureProgram: String? {
        get { get("exposureProgram") }
        set { set("exposureProgram", newValue) }
    }
    open var exposureTime: NSNumber? {
        get { get("exposureTime") }
        set { set("exposureTime", newValue) }
    }
    open var exposureTimeString: String? {
        get { get("exposureTimeString") }
        set { set("exposureTimeString", newValue) }
    }
    open var fNumber: NSNumber? {
        get { get("fNumber") }
        set { set("fNumber", newValue) }
    }
    open var fileSize: NSNumber? {
        get { get("fileSize") }
        set { set("fileSize", newValue) }
    }
    open var flashOn: NSNumber? {
        get { get("flashOn") }
        set { set("flashOn", newValue) }
    }
    open var focalLength: NSNumber? {
        get { get("focalLength") }
        set { set("focalLength", newValue) }
    }
    open var focalLength35mm: NSNumber? {
        get { get("focalLength35mm") }
        set { set("focalLength35mm", newValue) }
    }
    open var fontNames: [String]? {
        get { get("fontNames") }
        set { set("fontNames", newValue) }
    }
    open var fullyFormattedAddress: String? {
        get { get("fullyFormattedAddress") }
        set { set("fullyFormattedAddress", newValue) }
    }
    open var generalMIDISequence: NSNumber? {
        get { get("generalMIDISequence") }
        set { set("generalMIDISequence", newValue) }
    }
    open var genre: String? {
        get { get("genre") }
        set { set("genre", newValue) }
    }
    open var gpsAreaInformation: String? {
        get { get("gpsAreaInformation") }
        set { set("gpsAreaInformation", newValue) }
    }
    open var gpsDateStamp: Date? {
        get { get("gpsDateStamp") }
        set { set("gpsDateStamp", newValue) }
    }
    open var gpsDestBearing: NSNumber? {
        get { get("gpsDestBearing") }
        set { set("gpsDestBearing", newValue) }
    }
    open var gpsDestDistance: NSNumber? {
        get { get("gpsDestDistance") }
        set { set("gpsDestDistance", newValue) }
    }
    open var gpsDestLatitude: NSNumber? {
        get { get("gpsDestLatitude") }
        set { set("gpsDestLatitude", newValue) }
    }
    open var gpsDestLongitude: NSNumber? {
        get { get("gpsDestLongitude") }
        set { set("gpsDestLongitude", newValue) }
    }
    open var gpsDifferental: NSNumber? {
        get { get("gpsDifferental") }
        set { set("gpsDifferental", newValue) }
    }
    open var gpsMapDatum: String? {
        get { get("gpsMapDatum") }
        set { set("gpsMapDatum", newValue) }
    }
    open var gpsMeasureMode: String? {
        get { get("gpsMeasureMode") }
        set { set("gpsMeasureMode", newValue) }
    }
    open var gpsProcessingMethod: String? {
        get { get("gpsProcessingMethod") }
        set { set("gpsProcessingMethod", newValue) }
    }
    open var gpsStatus: String? {
        get { get("gpsStatus") }
        set { set("gpsStatus", newValue) }
    }
    open var gpsTrack: NSNumber? {
        get { get("gpsTrack") }
        set { set("gpsTrack", newValue) }
    }
    open var gpsdop: NSNumber? {
        get { get("gpsdop") }
        set { set("gpsdop", newValue) }
    }
    open var hasAlphaChannel: NSNumber? {
        get { get("hasAlphaChannel") }
        set { set("hasAlphaChannel", newValue) }
    }
    open var headline: String? {
        get { get("headline") }
        set { set("headline", newValue) }
    }
    open var hiddenAdditionalRecipients: [CSPerson]? {
        get { get("hiddenAdditionalRecipients") }
        set { set("hiddenAdditionalRecipients", newValue) }
    }
    open var htmlContentData: Data? {
        get { get("htmlContentData") }
        set { set("htmlContentData", newValue) }
    }
    open var identifier: String? {
        get { get("identifier") }
        set { set("identifier", newValue) }
    }
    open var imageDirection: NSNumber? {
        get { get("imageDirection") }
        set { set("imageDirection", newValue) }
    }
    open var importantDates: [Date]? {
        get { get("importantDates") }
        set { set("importantDates", newValue) }
    }
    open var information: String? {
        get { get("information") }
        set { set("information", newValue) }
    }
    open var instantMessageAddresses: [String]? {
        get { get("instantMessageAddresses") }
        set { set("instantMessageAddresses", newValue) }
    }
    open var instructions: String? {
        get { get("instructions") }
        set { set("instructions", newValue) }
    }
    open var isPriority: NSNumber? {
        get { get("isPriority") }
        set { set("isPriority", newValue) }
    }
    open var isoSpeed: NSNumber? {
        get { get("isoSpeed") }
        set { set("isoSpeed", newValue) }
    }
    open var keySignature: String? {
        get { get("keySignature") }
        set { set("keySignature", newValue) }
    }
    open var keywords: [String]? {
        get { get("keywords") }
        set { set("keywords", newValue) }
    }
    open var kind: String? {
        get { get("kind") }
        set { set("kind", newValue) }
    }
    open var languages: [String]? {
        get { get("languages") }
        set { set("languages", newValue) }
    }
    open var lastUsedDate: Date? {
        get { get("lastUsedDate") }
        set { set("lastUsedDate", newValue) }
    }
    open var latitude: NSNumber? {
        get { get("latitude") }
        set { set("latitude", newValue) }
    }
    open var layerNames: [String]? {
        get { get("layerNames") }
        set { set("layerNames", newValue) }
    }
    open var lensModel: String? {
        get { get("lensModel") }
        set { set("lensModel", newValue) }
    }
    open var likelyJunk: NSNumber? {
        get { get("likelyJunk") }
        set { set("likelyJunk", newValue) }
    }
    open var local: NSNumber? {
        get { get("local") }
        set { set("local", newValue) }
    }
    open var longitude: NSNumber? {
        get { get("longitude") }
        set { set("longitude", newValue) }
    }
    open var lyricist: String? {
        get { get("lyricist") }
        set { set("lyricist", newValue) }
    }
    open var mailboxIdentifiers: [String]? {
        get { get("mailboxIdentifiers") }
        set { set("mailboxIdentifiers", newValue) }
    }
    open var maxAperture: NSNumber? {
        get { get("maxAperture") }
        set { set("maxAperture", newValue) }
    }
    open var mediaTypes: [String]? {
        get { get("mediaTypes") }
        set { set("mediaTypes", newValue) }
    }
    open var metadataModificationDate: Date? {
        get { get("metadataModificationDate") }
        set { set("metadataModificationDate", newValue) }
    }
    open var meteringMode: String? {
        get { get("meteringMode") }
        set { set("meteringMode", newValue) }
    }
    open var musicalGenre: String? {
        get { get("musicalGenre") }
        set { set("musicalGenre", newValue) }
    }
    open var musicalInstrumentCategory: String? {
        get { get("musicalInstrumentCategory") }
        set { set("musicalInstrumentCategory", newValue) }
    }
    open var musicalInstrumentName: String? {
        get { get("musicalInstrumentName") }
        set { set("musicalInstrumentName", newValue) }
    }
    open var namedLocation: String? {
        get { get("namedLocation") }
        set { set("namedLocation", newValue) }
    }
    open var organizations: [String]? {
        get { get("organizations") }
        set { set("organizations", newValue) }
    }
    open var orientation: NSNumber? {
        get { get("orientation") }
        set { set("orientation", newValue) }
    }
    open var originalFormat: String? {
        get { get("originalFormat") }
        set { set("originalFormat", newValue) }
    }
    open var originalSource: String? {
        get { get("originalSource") }
        set { set("originalSource", newValue) }
    }
    open var pageCount: NSNumber? {
        get { get("pageCount") }
        set { set("pageCount", newValue) }
    }
    open var pageHeight: NSNumber? {
        get { get("pageHeight") }
        set { set("pageHeight", newValue) }
    }
    open var pageWidth: NSNumber? {
        get { get("pageWidth") }
        set { set("pageWidth", newValue) }
    }
    open var participants: [String]? {
        get { get("participants") }
        set { set("participants", newValue) }
    }
    open var path: String? {
        get { get("path") }
        set { set("path", newValue) }
    }
    open var performers: [String]? {
        get { get("performers") }
        set { set("performers", newValue) }
    }
    open var phoneNumbers: [String]? {
        get { get("phoneNumbers") }
        set { set("phoneNumbers", newValue) }
    }
    open var pixelCount: NSNumber? {
        get { get("pixelCount") }
        set { set("pixelCount", newValue) }
    }
    open var pixelHeight: NSNumber? {
        get { get("pixelHeight") }
        set { set("pixelHeight", newValue) }
    }
    open var pixelWidth: NSNumber? {
        get { get("pixelWidth") }
        set { set("pixelWidth", newValue) }
    }
    open var playCount: NSNumber? {
        get { get("playCount") }
        set { set("playCount", newValue) }
    }
    open var postalCode: String? {
        get { get("postalCode") }
        set { set("postalCode", newValue) }
    }
    open var primaryRecipients: [CSPerson]? {
        get { get("primaryRecipients") }
        set { set("primaryRecipients", newValue) }
    }
    open var producer: String? {
        get { get("producer") }
        set { set("producer", newValue) }
    }
    open var profileName: String? {
        get { get("profileName") }
        set { set("profileName", newValue) }
    }
    open var projects: [String]? {
        get { get("projects") }
        set { set("projects", newValue) }
    }
    open var providerDataTypeIdentifiers: [String]? {
        get { get("providerDataTypeIdentifiers") }
        set { set("providerDataTypeIdentifiers", newValue) }
    }
    open var providerFileTypeIdentifiers: [String]? {
        get { get("providerFileTypeIdentifiers") }
        set { set("providerFileTypeIdentifiers", newValue) }
    }
    open var providerInPlaceFileTypeIdentifiers: [String]? {
        get { get("providerInPlaceFileTypeIdentifiers") }
        set { set("providerInPlaceFileTypeIdentifiers", newValue) }
    }
    open var publishers: [String]? {
        get { get("publishers") }
        set { set("publishers", newValue) }
    }
    open var rankingHint: NSNumber? {
        get { get("rankingHint") }
        set { set("rankingHint", newValue) }
    }
    open var rating: NSNumber? {
        get { get("rating") }
        set { set("rating", newValue) }
    }
    open var ratingDescription: String? {
        get { get("ratingDescription") }
        set { set("ratingDescription", newValue) }
    }
    open var recipientAddresses: [String]? {
        get { get("recipientAddresses") }
        set { set("recipientAddresses", newValue) }
    }
    open var recipientEmailAddresses: [String]? {
        get { get("recipientEmailAddresses") }
        set { set("recipientEmailAddresses", newValue) }
    }
    open var recipientNames: [String]? {
        get { get("recipientNames") }
        set { set("recipientNames", newValue) }
    }
    open var recordingDate: Date? {
        get { get("recordingDate") }
        set { set("recordingDate", newValue) }
    }
    open var redEyeOn: NSNumber? {
        get { get("redEyeOn") }
        set { set("redEyeOn", newValue) }
    }
    open var relatedUniqueIdentifier: String? {
        get { get("relatedUniqueIdentifier") }
        set { set("relatedUniqueIdentifier", newValue) }
    }
    open var resolutionHeightDPI: NSNumber? {
        get { get("resolutionHeightDPI") }
        set { set("resolutionHeightDPI", newValue) }
    }
    open var resolutionWidthDPI: NSNumber? {
        get { get("resolutionWidthDPI") }
        set { set("resolutionWidthDPI", newValue) }
    }
    open var rights: String? {
        get { get("rights") }
        set { set("rights", newValue) }
    }
    open var role: String? {
        get { get("role") }
        set { set("role", newValue) }
    }
    open var securityMethod: String? {
        get { get("securityMethod") }
        set { set("securityMethod", newValue) }
    }
    open var sharedItemContentType: String? {
        get { get("sharedItemContentType") }
        set { set("sharedItemContentType", newValue) }
    }
    open var speed: NSNumber? {
        get { get("speed") }
        set { set("speed", newValue) }
    }
    open var startDate: Date? {
        get { get("startDate") }
        set { set("startDate", newValue) }
    }
    open var stateOrProvince: String? {
        get { get("stateOrProvince") }
        set { set("stateOrProvince", newValue) }
    }
    open var streamable: NSNumber? {
        get { get("streamable") }
        set { set("streamable", newValue) }
    }
    open var subThoroughfare: String? {
        get { get("subThoroughfare") }
        set { set("subThoroughfare", newValue) }
    }
    open var subject: String? {
        get { get("subject") }
        set { set("subject", newValue) }
    }
    open var supportsNavigation: NSNumber? {
        get { get("supportsNavigation") }
        set { set("supportsNavigation", newValue) }
    }
    open var supportsPhoneCall: NSNumber? {
        get { get("supportsPhoneCall") }
        set { set("supportsPhoneCall", newValue) }
    }
    open var tempo: NSNumber? {
        get { get("tempo") }
        set { set("tempo", newValue) }
    }
    open var textContent: String? {
        get { get("textContent") }
        set { set("textContent", newValue) }
    }
    open var textContentSummary: String? {
        get { get("textContentSummary") }
        set { set("textContentSummary", newValue) }
    }
    open var theme: String? {
        get { get("theme") }
        set { set("theme", newValue) }
    }
    open var thoroughfare: String? {
        get { get("thoroughfare") }
        set { set("thoroughfare", newValue) }
    }
    open var thumbnailData: Data? {
        get { get("thumbnailData") }
        set { set("thumbnailData", newValue) }
    }
    open var thumbnailURL: URL? {
        get { get("thumbnailURL") }
        set { set("thumbnailURL", newValue) }
    }
    open var timeSignature: String? {
        get { get("timeSignature") }
        set { set("timeSignature", newValue) }
    }
    open var timestamp: Date? {
        get { get("timestamp") }
        set { set("timestamp", newValue) }
    }
    open var title: String? {
        get { get("title") }
        set { set("title", newValue) }
    }
    open var totalBitRate: NSNumber? {
        get { get("totalBitRate") }
        set { set("totalBitRate", newValue) }
    }
    open var transcribedTextContent: String? {
        get { get("transcribedTextContent") }
        set { set("transcribedTextContent", newValue) }
    }
    open var url: URL? {
        get { get("url") }
        set { set("url", newValue) }
    }
    open var userCreated: NSNumber? {
        get { get("userCreated") }
        set { set("userCreated", newValue) }
    }
    open var userCurated: NSNumber? {
        get { get("userCurated") }
        set { set("userCurated", newValue) }
    }
    open var userOwned: NSNumber? {
        get { get("userOwned") }
        set { set("userOwned", newValue) }
    }
    open var version: String? {
        get { get("version") }
        set { set("version", newValue) }
    }
    open var videoBitRate: NSNumber? {
        get { get("videoBitRate") }
        set { set("videoBitRate", newValue) }
    }
    open var weakRelatedUniqueIdentifier: String? {
        get { get("weakRelatedUniqueIdentifier") }
        set { set("weakRelatedUniqueIdentifier", newValue) }
    }
    open var whiteBalance: NSNumber? {
        get { get("whiteBalance") }
        set { set("whiteBalance", newValue) }
    }
}
