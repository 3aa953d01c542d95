// SPDX-License-Identifier: MIT
import Foundation
import ObjCRuntime
internal import TouchstoneDevice

/// What LocalAuthentication's context tells the keychain, which stands below it.
package protocol KeychainAuthentication: AnyObject, Sendable {
    /// Whether the owner has been recognised in it.
    var hasAuthenticated: Bool { get }
    var allowsInteraction: Bool { get }
    var reasonForKeychain: String { get }
    func noteAuthentication()
}

extension KeychainItem {
    /// Whether the device's lock keeps the item's secret, by `kSecAttrAccessible`.
    func isHidden(by lock: WorldLock) -> Bool {
        switch attributes["pdmn"] as? String {
        case "dk", "dku": false
        case "ck", "cku": lock.hidesDataUntilFirstUnlock
        default: lock.protectsData
        }
    }

    /// What the owner has to show before the secret is handed out.
    var ownerPolicy: OwnerPolicy? {
        (attributes["accc"] as? NSNumber).flatMap {
            SecAccessControlCreateFlags(rawValue: $0.uintValue).ownerPolicy
        }
    }
}

/// What a query says about asking the owner.
struct KeychainInteraction {
    enum Asking { case allowed, fails, skips }
    var asking = Asking.allowed
    var context: (any KeychainAuthentication)?
    var prompt: String?

    /// Asks for the owner where the item is guarded and nobody has been recognised yet.
    ///
    /// It waits, as on iOS; the main thread cannot, since the question is drawn there: then only what the world has
    /// prepared for the sensor is an answer.
    func authenticate(for policy: OwnerPolicy) -> OSStatus {
        if context?.hasAuthenticated == true { return errSecSuccess }
        let state = World.shared.state
        if let refusal = OwnerCheck.refusal(of: policy, in: state) { return Self.status(refusal) }
        guard asking == .allowed, context?.allowsInteraction != false else { return errSecInteractionNotAllowed }
        var request = OwnerRequest(policy, reason: prompt ?? context?.reasonForKeychain ?? "")
        if request.reason.isEmpty { request.reason = "Access a password in the keychain." }
        let status = MainQueue.isCurrent ? MainActor.assumeIsolated { Self.askAtOnce(request) } : Self.ask(request)
        if status == errSecSuccess { context?.noteAuthentication() }
        return status
    }

    @MainActor private static func askAtOnce(_ request: OwnerRequest) -> OSStatus {
        var answer: Result<Void, OwnerRefusal>?
        let check = OwnerCheck.start(request) { answer = $0 }
        if answer == nil {
            Unsupported.report(
                "SecItemCopyMatching of a guarded item on the main thread, which cannot wait for the person; "
                    + "prepare the sensor's answer or call it on another thread")
            check?.cancel(.notInteractive)
        }
        return status(answer)
    }

    private static func ask(_ request: OwnerRequest) -> OSStatus {
        let done = DispatchSemaphore(value: 0)
        // Written on the main thread before the signal, read after it.
        nonisolated(unsafe) var answer: Result<Void, OwnerRefusal>?
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                _ = OwnerCheck.start(request) {
                    answer = $0
                    done.signal()
                }
            }
        }
        done.wait()
        return status(answer)
    }

    private static func status(_ answer: Result<Void, OwnerRefusal>?) -> OSStatus {
        switch answer {
        case .success: errSecSuccess
        case .failure(let refusal): status(refusal)
        case nil: errSecInteractionNotAllowed
        }
    }

    private static func status(_ refusal: OwnerRefusal) -> OSStatus {
        switch refusal {
        case .userCancel, .userFallback, .systemCancel, .appCancel: errSecUserCanceled
        case .notInteractive: errSecInteractionNotAllowed
        default: errSecAuthFailed
        }
    }
}

/// The main queue runs on the main thread, and in programs that end in `dispatchMain()` on any.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
