// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) { byName(self, "authorizationController:didCompleteWithAuthorization:", [controller, authorization]) }
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        byName(self, "authorizationController:didCompleteWithError:", [controller, error])
    }
}

/// Tells the window over which a login appears.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Lets the person log in by one of some requests.
///
/// Devices here have neither an Apple Account nor passkeys nor passwords of websites. As on a device of iOS without them no
/// request succeeds: the delegate hears `ASAuthorizationError.unknown`.
@preconcurrency @MainActor
open class ASAuthorizationController: __ObjCObject {
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only what is on this device; without it nothing is shown.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    private var isRunning = false

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    open func performRequests() {
        Unsupported.report("ASAuthorizationController: devices have no Apple Account, passkeys or saved passwords")
        end(with: .unknown)
    }

    open func performRequests(options: RequestOptions) {
        guard options.contains(.preferImmediatelyAvailableCredentials) else { return performRequests() }
        // Documented: without a credential at hand the request ends at once, as if it was cancelled.
        end(with: .canceled)
    }

    /// Waits beside the keyboard for a passkey to be chosen, of which there are none: until `cancel()`.
    open func performAutoFillAssistedRequests() { isRunning = true }

    open func cancel() {
        guard isRunning else { return }
        end(with: .canceled)
    }

    private func end(with code: ASAuthorizationError.Code) {
        isRunning = true
        // The controller lives until its delegate has heard.
        DispatchQueue.main.async { [self] in
            guard isRunning else { return }
            isRunning = false
            guard let delegate else { return }
            _ = optionalCall {
                delegate.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
            }
        }
    }
}
