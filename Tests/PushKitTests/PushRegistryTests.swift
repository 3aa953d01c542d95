// SPDX-License-Identifier: MIT
import Foundation
import PushKit
import TestSupport
import Testing

@testable import UIKit

/// What Apple documents of PushKit: https://developer.apple.com/documentation/pushkit
/// Tokens need an app's entitlements: `Tests/EndToEnd/push.sh` has those.
@MainActor @Suite("pushes of an app's own", .serialized)
struct PushRegistryTests {
    private final class Delegate: NSObject, PKPushRegistryDelegate {
        nonisolated(unsafe) var notes: [String] = []
        func pushRegistry(_ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType) {
            notes.append("token")
        }
    }

    @Test("the types by Apple's names")
    func types() {
        #expect(PKPushType.voIP.rawValue == "PKPushTypeVoIP")
        #expect(PKPushType.complication.rawValue == "PKPushTypeComplication")
        #expect(PKPushType.fileProvider.rawValue == "PKPushTypeFileProvider")
        #expect(Set([PKPushType.voIP, PKPushType(rawValue: "PKPushTypeVoIP")]).count == 1)
    }

    @Test("a program without entitlements gets no token, and keeps what it wishes for")
    func withoutEntitlements() async {
        let (registry, delegate) = (PKPushRegistry(queue: nil), Delegate())
        registry.delegate = delegate
        registry.desiredPushTypes = [.voIP, .fileProvider]
        for _ in 0..<4 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        #expect(delegate.notes.isEmpty && registry.pushToken(for: .voIP) == nil)
        #expect(registry.desiredPushTypes == [.voIP, .fileProvider])
    }

    @Test("pushes that come before an app asks for them wait, in their order, each for its type")
    func waiting() {
        var heard: [String] = []
        OwnPushes.receive(["caller": "Ada"], .voip)
        OwnPushes.receive(["file": "a"], .fileProvider)
        OwnPushes.receive(["caller": "Grace"], .voip)
        OwnPushes.setReceiver(of: .voip) { heard.append($0["caller"] as? String ?? "") }
        #expect(heard == ["Ada", "Grace"])
        OwnPushes.receive(["caller": "Edith"], .voip)
        #expect(heard == ["Ada", "Grace", "Edith"])
        OwnPushes.setReceiver(of: .voip, nil)
        OwnPushes.receive(["caller": "Joan"], .voip)
        OwnPushes.setReceiver(of: .fileProvider) { heard.append($0["file"] as? String ?? "") }
        OwnPushes.setReceiver(of: .voip) { heard.append($0["caller"] as? String ?? "") }
        #expect(heard == ["Ada", "Grace", "Edith", "a", "Joan"])
        OwnPushes.setReceiver(of: .voip, nil)
        OwnPushes.setReceiver(of: .fileProvider, nil)
    }

    @Test("a script's step says the kind")
    func step() throws {
        let parser = ScriptStepParser(step: ["push": ["caller": "Ada"], "kind": "voip"])
        guard case .ownPush(let content, .voip) = try parser.action() else { return #expect(Bool(false)) }
        #expect(content["caller"] as? String == "Ada")
        #expect(throws: ScriptStep.Failure.self) {
            try ScriptStepParser(step: ["push": ["caller": "Ada"], "kind": "letter"]).action()
        }
    }
}
