// SPDX-License-Identifier: MIT
import Foundation

/// Attributes of places and how to get there.
extension CSSearchableItemAttributeSet {
    public var altitude: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var city: String? {
        get { get() }
        set { set(newValue) }
    }
    public var country: String? {
        get { get() }
        set { set(newValue) }
    }
    public var fullyFormattedAddress: String? {
        get { get() }
        set { set(newValue) }
    }
    public var headline: String? {
        get { get() }
        set { set(newValue) }
    }
    public var imageDirection: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var instructions: String? {
        get { get() }
        set { set(newValue) }
    }
    public var latitude: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var longitude: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var namedLocation: String? {
        get { get() }
        set { set(newValue) }
    }
    public var postalCode: String? {
        get { get() }
        set { set(newValue) }
    }
    public var speed: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var stateOrProvince: String? {
        get { get() }
        set { set(newValue) }
    }
    public var subThoroughfare: String? {
        get { get() }
        set { set(newValue) }
    }
    public var supportsNavigation: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var supportsPhoneCall: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var thoroughfare: String? {
        get { get() }
        set { set(newValue) }
    }
    public var timestamp: Date? {
        get { get() }
        set { set(newValue) }
    }
}
