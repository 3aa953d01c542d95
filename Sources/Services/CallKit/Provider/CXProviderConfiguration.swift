// SPDX-License-Identifier: MIT

/// What an app's calls can do, and how they are shown.
/// Sendable: the app no longer changes what it has handed over; a provider keeps a copy.
open class CXProviderConfiguration: __ObjCObject, NSCopying, @unchecked Sendable {
    /// The app's name where none was given.
    public let localizedName: String?
    /// A file of the app's bundle. Rings as iOS's own until Touchstone plays ringtones: setting it is reported.
    open var ringtoneSound: String? {
        didSet { if ringtoneSound != nil { Unsupported.report("CXProviderConfiguration.ringtoneSound") } }
    }
    /// For the button that leads from the system's screen of a call to the app, which is in front here at once.
    open var iconTemplateImageData: Data?
    /// How many conversations there can be at a time.
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    /// Whether the telephone's list of calls has them. There is no such app here.
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    open var supportsAudioTranslation = false

    public override init() {
        localizedName = nil
        super.init()
    }
    public init(localizedName: String) {
        self.localizedName = localizedName
        super.init()
    }

    /// What the system's screens call the app.
    final var name: String {
        localizedName ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
            ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
            ?? ProcessInfo.processInfo.processName
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = localizedName.map(CXProviderConfiguration.init(localizedName:)) ?? CXProviderConfiguration()
        copy.ringtoneSound = ringtoneSound
        copy.iconTemplateImageData = iconTemplateImageData
        copy.maximumCallGroups = maximumCallGroups
        copy.maximumCallsPerCallGroup = maximumCallsPerCallGroup
        copy.includesCallsInRecents = includesCallsInRecents
        copy.supportsVideo = supportsVideo
        copy.supportedHandleTypes = supportedHandleTypes
        copy.supportsAudioTranslation = supportsAudioTranslation
        return copy
    }
}
