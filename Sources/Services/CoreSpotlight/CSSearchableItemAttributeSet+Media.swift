// SPDX-License-Identifier: MIT
import Foundation

/// Attributes of sound and film.
extension CSSearchableItemAttributeSet {
    public var addedDate: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var album: String? {
        get { get() }
        set { set(newValue) }
    }
    public var artist: String? {
        get { get() }
        set { set(newValue) }
    }
    public var audioBitRate: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var audioChannelCount: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var audioEncodingApplication: String? {
        get { get() }
        set { set(newValue) }
    }
    public var audioSampleRate: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var audioTrackNumber: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var codecs: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var comment: String? {
        get { get() }
        set { set(newValue) }
    }
    public var composer: String? {
        get { get() }
        set { set(newValue) }
    }
    public var contentRating: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var contentSources: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var contentURL: URL? {
        get { get() }
        set { set(newValue) }
    }
    public var contributors: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var copyright: String? {
        get { get() }
        set { set(newValue) }
    }
    public var coverage: String? {
        get { get() }
        set { set(newValue) }
    }
    public var creator: String? {
        get { get() }
        set { set(newValue) }
    }
    public var deliveryType: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var director: String? {
        get { get() }
        set { set(newValue) }
    }
    public var downloadedDate: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var duration: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var editors: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var generalMIDISequence: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var genre: String? {
        get { get() }
        set { set(newValue) }
    }
    public var information: String? {
        get { get() }
        set { set(newValue) }
    }
    public var keySignature: String? {
        get { get() }
        set { set(newValue) }
    }
    public var languages: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var lastUsedDate: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var local: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var lyricist: String? {
        get { get() }
        set { set(newValue) }
    }
    public var mediaTypes: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var metadataModificationDate: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var musicalGenre: String? {
        get { get() }
        set { set(newValue) }
    }
    public var musicalInstrumentCategory: String? {
        get { get() }
        set { set(newValue) }
    }
    public var musicalInstrumentName: String? {
        get { get() }
        set { set(newValue) }
    }
    public var organizations: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var originalFormat: String? {
        get { get() }
        set { set(newValue) }
    }
    public var originalSource: String? {
        get { get() }
        set { set(newValue) }
    }
    public var participants: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var performers: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var playCount: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var producer: String? {
        get { get() }
        set { set(newValue) }
    }
    public var projects: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var publishers: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var rating: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var ratingDescription: String? {
        get { get() }
        set { set(newValue) }
    }
    public var recordingDate: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var rights: String? {
        get { get() }
        set { set(newValue) }
    }
    public var role: String? {
        get { get() }
        set { set(newValue) }
    }
    public var streamable: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var tempo: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var theme: String? {
        get { get() }
        set { set(newValue) }
    }
    public var timeSignature: String? {
        get { get() }
        set { set(newValue) }
    }
    public var totalBitRate: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var transcribedTextContent: String? {
        get { get() }
        set { set(newValue) }
    }
    public var url: URL? {
        get { get() }
        set { set(newValue) }
    }
    public var version: String? {
        get { get() }
        set { set(newValue) }
    }
    public var videoBitRate: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
}
