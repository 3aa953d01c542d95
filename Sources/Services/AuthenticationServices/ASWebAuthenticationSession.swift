// SPDX-License-Identifier: MIT
internal import SafariServices

public typealias ASPresentationAnchor = UIWindow

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }
    public let code: Code
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Tells the window over which a login appears.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A login at a website, which ends by a URL that the app waits for.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: __ObjCObject {
    public typealias CompletionHandler = @MainActor @Sendable (URL?, (any Error)?) -> Void

    /// The URL that ends the login.
    @preconcurrency @MainActor
    open class Callback: __ObjCObject {
        let scheme: String?
        let host: String?
        let path: String?

        private init(scheme: String?, host: String?, path: String?) {
            self.scheme = scheme
            self.host = host
            self.path = path
            super.init()
        }
        open class func customScheme(_ customScheme: String) -> Callback {
            Callback(scheme: customScheme, host: nil, path: nil)
        }
        open class func https(host: String, path: String) -> Callback {
            Callback(scheme: "https", host: host, path: path)
        }
        open func matchesURL(_ url: URL) -> Bool {
            guard url.scheme?.lowercased() == scheme?.lowercased() else { return false }
            return host.map { $0 == url.host && (path ?? "/") == url.path } ?? true
        }
    }

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the login shares no cookies with others.
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?
    open var canStart: Bool { login == nil }

    private let url: URL
    private let callback: Callback?
    private let completion: CompletionHandler
    private var login: WebLogin?

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        url = URL
        callback = callbackURLScheme.map { Callback.customScheme($0) }
        completion = completionHandler
        super.init()
    }

    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        url = URL
        self.callback = callback
        completion = completionHandler
        super.init()
    }

    /// - Returns: whether the login appeared.
    @discardableResult open func start() -> Bool {
        guard canStart else { return false }
        guard let provider = presentationContextProvider else {
            completion(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
            return false
        }
        let completion = completion
        let callback = callback
        let login = WebLogin(
            url: url, endsAt: { callback?.matchesURL($0) ?? false }, isEphemeral: prefersEphemeralWebBrowserSession
        ) {
            completion($0, $1 ? ASWebAuthenticationSessionError(.canceledLogin) : nil)
        }
        self.login = login
        return login.start(in: provider.presentationAnchor(for: self))
    }

    open func cancel() { login?.cancel() }
}
