// SPDX-License-Identifier: MIT
import Foundation

/// Attributes of where a picture was taken, as cameras write it.
extension CSSearchableItemAttributeSet {
    public var gpsAreaInformation: String? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsDateStamp: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsDestBearing: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsDestDistance: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsDestLatitude: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsDestLongitude: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsDifferental: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsMapDatum: String? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsMeasureMode: String? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsProcessingMethod: String? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsStatus: String? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsTrack: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var gpsdop: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
}
