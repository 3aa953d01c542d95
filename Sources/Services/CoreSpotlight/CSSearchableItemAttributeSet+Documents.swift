// SPDX-License-Identifier: MIT
import Foundation

/// Attributes of documents and what holds them.
extension CSSearchableItemAttributeSet {
    public var audiences: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var containerDisplayName: String? {
        get { get() }
        set { set(newValue) }
    }
    public var containerIdentifier: String? {
        get { get() }
        set { set(newValue) }
    }
    public var containerOrder: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var containerTitle: String? {
        get { get() }
        set { set(newValue) }
    }
    public var contentCreationDate: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var contentModificationDate: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var encodingApplications: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var fileSize: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var fontNames: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var identifier: String? {
        get { get() }
        set { set(newValue) }
    }
    public var kind: String? {
        get { get() }
        set { set(newValue) }
    }
    public var pageCount: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var pageHeight: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var pageWidth: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var path: String? {
        get { get() }
        set { set(newValue) }
    }
    public var securityMethod: String? {
        get { get() }
        set { set(newValue) }
    }
    public var subject: String? {
        get { get() }
        set { set(newValue) }
    }
    public var title: String? {
        get { get() }
        set { set(newValue) }
    }
}
