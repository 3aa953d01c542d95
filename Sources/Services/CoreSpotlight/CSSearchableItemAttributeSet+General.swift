// SPDX-License-Identifier: MIT
import Foundation

/// Attributes of what any item may have: names, thumbnails, ranking.
extension CSSearchableItemAttributeSet {
    public var actionIdentifiers: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var alternateNames: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var contentDescription: String? {
        get { get() }
        set { set(newValue) }
    }
    public var contentTypeTree: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var darkThumbnailURL: URL? {
        get { get() }
        set { set(newValue) }
    }
    public var displayName: String? {
        get { get() }
        set { set(newValue) }
    }
    public var domainIdentifier: String? {
        get { get() }
        set { set(newValue) }
    }
    public var focalLength35mm: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var keywords: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var providerDataTypeIdentifiers: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var providerFileTypeIdentifiers: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var providerInPlaceFileTypeIdentifiers: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var rankingHint: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var relatedUniqueIdentifier: String? {
        get { get() }
        set { set(newValue) }
    }
    public var sharedItemContentType: String? {
        get { get() }
        set { set(newValue) }
    }
    public var thumbnailData: Data? {
        get { get() }
        set { set(newValue) }
    }
    public var thumbnailURL: URL? {
        get { get() }
        set { set(newValue) }
    }
    public var userCreated: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var userCurated: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var userOwned: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var weakRelatedUniqueIdentifier: String? {
        get { get() }
        set { set(newValue) }
    }
}
