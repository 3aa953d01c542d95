// SPDX-License-Identifier: MIT

/// What pages may do, for all pages of the views that share it.
@preconcurrency @MainActor
open class WKPreferences: __ObjCObject, @preconcurrency NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    /// Points; text that is smaller is enlarged to it.
    open var minimumFontSize: CGFloat = 0 { didSet { changed() } }
    open var javaScriptCanOpenWindowsAutomatically = false { didSet { changed() } }
    open var isFraudulentWebsiteWarningEnabled = true
    /// The older switch; `WKWebpagePreferences.allowsContentJavaScript` took its place.
    open var javaScriptEnabled = true { didSet { changed() } }
    open var shouldPrintBackgrounds = false { didSet { changed() } }
    open var isTextInteractionEnabled = true
    open var isSiteSpecificQuirksModeEnabled = true { didSet { changed() } }
    open var isElementFullscreenEnabled = false { didSet { changed() } }
    open var isLookToScrollEnabled = false
    open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

    public enum InactiveSchedulingPolicy: Int, Sendable { case suspend = 0, throttle, none }

    /// What apps set by key only: developer extras, access of files to files.
    private var others: [String: Any] = [:]
    private var views: [WeakReference<WKWebView>] = []

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        minimumFontSize = CGFloat(coder.decodeDouble(forKey: "minimumFontSize"))
        javaScriptCanOpenWindowsAutomatically = coder.decodeBool(forKey: "javaScriptCanOpenWindowsAutomatically")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(minimumFontSize), forKey: "minimumFontSize")
        coder.encode(javaScriptCanOpenWindowsAutomatically, forKey: "javaScriptCanOpenWindowsAutomatically")
    }

    // Keys are set where the object is used: on the main thread.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            others[key] = value
            changed()
        }
    }
    open override func value(forUndefinedKey key: String) -> Any? {
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated { found = others[key] }
        return found
    }

    func add(_ view: WKWebView) { views.add(view) }
    private func changed() { for view in views.present() { view.applySettings() } }

    /// Names of the engine's settings, and their values.
    var engineSettings: [(name: String, kind: String, value: any WebField)] {
        [
            ("minimum-font-size", "i", Int(minimumFontSize.rounded())),
            ("javascript-can-open-windows-automatically", "b", javaScriptCanOpenWindowsAutomatically),
            ("print-backgrounds", "b", shouldPrintBackgrounds),
            ("enable-site-specific-quirks", "b", isSiteSpecificQuirksModeEnabled),
            ("enable-fullscreen", "b", isElementFullscreenEnabled),
            ("allow-file-access-from-file-urls", "b", others["allowFileAccessFromFileURLs"] as? Bool ?? false),
        ]
    }
}

/// What one page may do.
@preconcurrency @MainActor
open class WKWebpagePreferences: __ObjCObject {
    public enum ContentMode: Int, Sendable { case recommended = 0, mobile, desktop }
    public enum UpgradeToHTTPSPolicy: Int, Sendable {
        case keepAsRequested = 0, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }

    /// Desktop pages are laid out 980 points wide or more, and told of a desktop browser.
    open var preferredContentMode = ContentMode.recommended
    /// Scripts of the page; those of the app run all the same.
    open var allowsContentJavaScript = true
    open var isLockdownModeEnabled = false
    open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested

    public override init() { super.init() }
}
