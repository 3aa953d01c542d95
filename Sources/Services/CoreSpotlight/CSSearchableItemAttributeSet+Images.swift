// SPDX-License-Identifier: MIT
import Foundation

/// Attributes of pictures and the cameras that took them.
extension CSSearchableItemAttributeSet {
    public var acquisitionMake: String? {
        get { get() }
        set { set(newValue) }
    }
    public var acquisitionModel: String? {
        get { get() }
        set { set(newValue) }
    }
    public var aperture: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var bitsPerSample: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var cameraOwner: String? {
        get { get() }
        set { set(newValue) }
    }
    public var colorSpace: String? {
        get { get() }
        set { set(newValue) }
    }
    public var exifVersion: String? {
        get { get() }
        set { set(newValue) }
    }
    public var exifgpsVersion: String? {
        get { get() }
        set { set(newValue) }
    }
    public var exposureMode: String? {
        get { get() }
        set { set(newValue) }
    }
    public var exposureProgram: String? {
        get { get() }
        set { set(newValue) }
    }
    public var exposureTime: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var exposureTimeString: String? {
        get { get() }
        set { set(newValue) }
    }
    public var fNumber: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var flashOn: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var focalLength: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var hasAlphaChannel: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var isoSpeed: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var layerNames: [String]? {
        get { get() }
        set { set(newValue) }
    }
    public var lensModel: String? {
        get { get() }
        set { set(newValue) }
    }
    public var maxAperture: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var meteringMode: String? {
        get { get() }
        set { set(newValue) }
    }
    public var orientation: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var pixelCount: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var pixelHeight: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var pixelWidth: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var profileName: String? {
        get { get() }
        set { set(newValue) }
    }
    public var redEyeOn: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var resolutionHeightDPI: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var resolutionWidthDPI: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var whiteBalance: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
}
