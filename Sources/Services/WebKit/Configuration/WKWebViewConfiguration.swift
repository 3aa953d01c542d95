// SPDX-License-Identifier: MIT

/// What a web view is made with. A view copies it: later changes of this object have no effect, those of the objects it
/// refers to have.
@preconcurrency @MainActor
open class WKWebViewConfiguration: __ObjCObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

    open var suppressesIncrementalRendering = false
    /// Appended to the user agent that the engine names itself with.
    open var applicationNameForUserAgent: String?
    open var allowsAirPlayForMediaPlayback = true
    open var upgradeKnownHostsToHTTPS = true
    open var limitsNavigationsToAppBoundDomains = false
    open var allowsInlinePredictions = false
    open var showsSystemScreenTimeBlockingView = true
    open var supportsAdaptiveImageGlyph = false

    /// False on a phone: films then play full screen.
    open var allowsInlineMediaPlayback = UIDevice.current.userInterfaceIdiom == .pad
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    open var allowsPictureInPictureMediaPlayback = true
    open var selectionGranularity = WKSelectionGranularity.dynamic
    open var ignoresViewportScaleLimits = false
    open var dataDetectorTypes: WKDataDetectorTypes = []

    /// Older names of `mediaTypesRequiringUserActionForPlayback` and `allowsAirPlayForMediaPlayback`.
    open var requiresUserActionForMediaPlayback: Bool {
        get { mediaTypesRequiringUserActionForPlayback == .all }
        set { mediaTypesRequiringUserActionForPlayback = newValue ? .all : [] }
    }
    open var mediaPlaybackRequiresUserAction: Bool {
        get { requiresUserActionForMediaPlayback }
        set { requiresUserActionForMediaPlayback = newValue }
    }
    open var mediaPlaybackAllowsAirPlay: Bool {
        get { allowsAirPlayForMediaPlayback }
        set { allowsAirPlayForMediaPlayback = newValue }
    }

    var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        applicationNameForUserAgent = coder.decodeObject(forKey: "applicationNameForUserAgent") as? String
        if coder.containsValue(forKey: "allowsInlineMediaPlayback") {
            allowsInlineMediaPlayback = coder.decodeBool(forKey: "allowsInlineMediaPlayback")
        }
    }

    open func encode(with coder: NSCoder) {
        coder.encode(applicationNameForUserAgent, forKey: "applicationNameForUserAgent")
        coder.encode(allowsInlineMediaPlayback, forKey: "allowsInlineMediaPlayback")
    }

    /// Schemes that the engine answers itself are refused.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        if WKWebView.handlesURLScheme(scheme) {
            NSException.raise(
                .invalidArgumentException, "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        }
        if schemeHandlers[scheme] != nil, urlSchemeHandler != nil {
            NSException.raise(
                .invalidArgumentException, "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
        }
        schemeHandlers[scheme] = urlSchemeHandler
    }

    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme.lowercased()]
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKWebViewConfiguration()
        copy.processPool = processPool
        copy.preferences = preferences
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.allowsInlinePredictions = allowsInlinePredictions
        copy.showsSystemScreenTimeBlockingView = showsSystemScreenTimeBlockingView
        copy.supportsAdaptiveImageGlyph = supportsAdaptiveImageGlyph
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.selectionGranularity = selectionGranularity
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.dataDetectorTypes = dataDetectorTypes
        copy.schemeHandlers = schemeHandlers
        return copy
    }
}

/// Web views with the same pool share sessions on iOS; here the data store alone decides.
@preconcurrency @MainActor
open class WKProcessPool: __ObjCObject, @preconcurrency NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
    public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
    public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
    public static let spotlightSuggestion = WKDataDetectorTypes.lookupSuggestion
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

public enum WKSelectionGranularity: Int, Sendable { case dynamic = 0, character }
