// SPDX-License-Identifier: MIT

public let WKErrorDomain = "WKErrorDomain"

public struct WKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
        case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch
        case attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget
        case navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential, malformedCredential
        case credentialNotFound
    }

    public let code: Code
    public static var errorDomain: String { WKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }

    static func error(_ code: Code, _ text: String, _ more: [String: Any] = [:]) -> NSError {
        var info = more
        info[NSLocalizedDescriptionKey] = text
        return NSError(domain: WKErrorDomain, code: code.rawValue, userInfo: info)
    }

    /// An exception that a script did not catch. `text` is the engine's: place, then what was thrown.
    static func exception(_ text: String) -> NSError {
        var info: [String: Any] = ["WKJavaScriptExceptionMessage": text]
        if let match = text.firstMatch(of: /^(.*?):(\d+):(\d+): (.*)$/) {
            info["WKJavaScriptExceptionSourceURL"] = URL(string: String(match.1))
            info["WKJavaScriptExceptionLineNumber"] = Int(match.2)
            info["WKJavaScriptExceptionColumnNumber"] = Int(match.3)
            info["WKJavaScriptExceptionMessage"] = String(match.4)
        }
        return error(.javaScriptExceptionOccurred, "A JavaScript exception occurred", info)
    }
}

/// What the engine says went wrong, as iOS says it.
enum LoadError {
    /// - Parameters:
    ///   - domain: the engine's: of the network, of the load, of TLS.
    ///   - url: what was to be loaded.
    static func make(domain: String, code: Int, text: String, url: String) -> NSError {
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: description(domain, code, text), "NSErrorFailingURLStringKey": url,
        ]
        info[NSURLErrorFailingURLErrorKey] = URL(string: url)
        if domain == "WebKitPolicyError" { return NSError(domain: "WebKitErrorDomain", code: code, userInfo: info) }
        return NSError(domain: NSURLErrorDomain, code: number(domain, code), userInfo: info)
    }

    private static func number(_ domain: String, _ code: Int) -> Int {
        let enginesCancelled = 302
        switch (domain, code) {
        case ("WebKitNetworkError", enginesCancelled): return NSURLErrorCancelled
        case ("WebKitNetworkError", 301): return NSURLErrorUnsupportedURL
        case ("WebKitNetworkError", 303): return NSURLErrorFileDoesNotExist
        case ("g-resolver-error-quark", _): return NSURLErrorCannotFindHost
        case ("g-io-error-quark", 24): return NSURLErrorTimedOut
        case ("g-io-error-quark", 38), ("g-io-error-quark", 39): return NSURLErrorCannotConnectToHost
        case ("g-io-error-quark", 1): return NSURLErrorFileDoesNotExist
        default: return NSURLErrorCannotConnectToHost
        }
    }

    private static func description(_ domain: String, _ code: Int, _ text: String) -> String {
        switch number(domain, code) {
        case NSURLErrorCancelled: "cancelled"
        case NSURLErrorCannotFindHost: "A server with the specified hostname could not be found."
        case NSURLErrorCannotConnectToHost: "Could not connect to the server."
        case NSURLErrorUnsupportedURL: "unsupported URL"
        case NSURLErrorTimedOut: "The request timed out."
        case NSURLErrorFileDoesNotExist: "The requested URL was not found on this server."
        default: text
        }
    }
}
