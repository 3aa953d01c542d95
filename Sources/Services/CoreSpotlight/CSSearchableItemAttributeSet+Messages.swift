// SPDX-License-Identifier: MIT
import Foundation

/// Attributes of mail, messages and the people in them.
extension CSSearchableItemAttributeSet {
    public var accountHandles: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var accountIdentifier: String? {
        get { get() }
        set { set(newValue) }
    }
    public var additionalRecipients: [CSPerson]? {
        get { get() }
        set { set(newValue) }
    }
    public var authorAddresses: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var authorEmailAddresses: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var authorNames: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var authors: [CSPerson]? {
        get { get() }
        set { set(newValue) }
    }
    public var contactKeywords: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var emailAddresses: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var hiddenAdditionalRecipients: [CSPerson]? {
        get { get() }
        set { set(newValue) }
    }
    public var htmlContentData: Data? {
        get { get() }
        set { set(newValue) }
    }
    public var instantMessageAddresses: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var likelyJunk: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var mailboxIdentifiers: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var phoneNumbers: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var primaryRecipients: [CSPerson]? {
        get { get() }
        set { set(newValue) }
    }
    public var recipientAddresses: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var recipientEmailAddresses: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var recipientNames: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var textContent: String? {
        get { get() }
        set { set(newValue) }
    }
    public var textContentSummary: String? {
        get { get() }
        set { set(newValue) }
    }
}
