// SPDX-License-Identifier: MIT
import AuthenticationServices
import Testing

/// "Sign in with Apple" on a device without an account. Error codes and domain are those of Apple's documentation.
@MainActor
struct AuthorizationTests {
    private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
        var ended: ((any Error) -> Void)?
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            ended?(error)
        }
    }

    private func error(_ perform: (ASAuthorizationController) -> Void) async -> NSError {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        let delegate = Delegate()
        controller.delegate = delegate
        let result: NSError = await withCheckedContinuation { continuation in
            delegate.ended = { continuation.resume(returning: $0 as NSError) }
            perform(controller)
        }
        withExtendedLifetime(delegate) {}
        return result
    }

    @Test func withoutAnAccountTheRequestFails() async {
        let error = await error { $0.performRequests() }
        #expect(error.domain == "com.apple.AuthenticationServices.AuthorizationError" && error.code == 1000)
    }

    @Test func withoutACredentialAtHandNothingIsAsked() async {
        let error = await error { $0.performRequests(options: .preferImmediatelyAvailableCredentials) }
        #expect(error.code == 1001)
    }

    @Test func aPasskeyBesideTheKeyboardIsWaitedForUntilCancelled() async {
        let error = await error {
            $0.performAutoFillAssistedRequests()
            $0.cancel()
        }
        #expect(error.code == 1001)
    }

    @Test func noPersonOfAnEarlierLoginIsKnown() async throws {
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "someone") == .notFound)
    }

    @Test func theButtonSaysWhatItDoes() {
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
        #expect(button.accessibilityLabel == "Continue with Apple" && button.cornerRadius == 6)
    }
}
