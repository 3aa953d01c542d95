// SPDX-License-Identifier: MIT
import CoreTelephony
import Foundation
import Testing
import TouchstoneDevice

/// https://developer.apple.com/documentation/coretelephony
@MainActor @Suite("the telephone", .serialized)
final class TelephonyTests {
    isolated deinit { World.shared.update { $0 = WorldState() } }

    /// What was sent to the main queue has run.
    private func settle() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test("a call centre tells of the telephone's calls")
    func calls() async {
        let centre = CTCallCenter()
        await settle()
        var states: [String] = []
        centre.callEventHandler = { states.append($0.callState) }
        #expect(centre.currentCalls == nil)
        for state in [WorldCall.State.ringing, .talking] { World.shared.update { $0.call.state = state } }
        #expect(centre.currentCalls?.first?.callState == CTCallStateConnected)
        World.shared.update { $0.call.state = .none }
        #expect(states == [CTCallStateIncoming, CTCallStateConnected, CTCallStateDisconnected])
        #expect(centre.currentCalls == nil)
    }

    @Test("airplane mode leaves no network, which is told")
    func technology() async {
        let network = CTTelephonyNetworkInfo()
        await settle()
        #expect(network.currentRadioAccessTechnology == CTRadioAccessTechnologyLTE)
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: .CTServiceRadioAccessTechnologyDidChange, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        World.shared.update { $0.network.isAirplaneMode = true }
        #expect(network.serviceCurrentRadioAccessTechnology == nil && count == 1)
        NotificationCenter.default.removeObserver(observer)
    }

    @Test("https://developer.apple.com/documentation/coretelephony/ctcarrier: iOS no longer names the carrier")
    func carrier() {
        let carrier = CTTelephonyNetworkInfo().subscriberCellularProvider
        #expect(carrier?.carrierName == "--" && carrier?.mobileCountryCode == "65535" && carrier?.allowsVOIP == true)
    }
}
