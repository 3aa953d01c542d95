// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import TouchstoneDevice

@testable import UIKit

@MainActor @Suite(.serialized)
struct ProximityTests {
    @Test("PP18: near, with the sensor watched, the screen is dark and takes all touches, and the app hears of it")
    func watched() throws {
        let device = UIDevice.current
        let simulator = Simulator(root: UIViewController())
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        simulator.window.rootViewController?.view.addSubview(button)
        WorldNotices.install()
        device.onProximity = ProximityCurtain.update
        var states: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.proximityStateDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { states.append(device.proximityState) } }
        defer {
            NotificationCenter.default.removeObserver(token)
            device.isProximityMonitoringEnabled = false
            device.onProximity = {}
            World.shared.update { $0.isProximate = false }
        }
        // Not watched: nothing happens.
        World.shared.update { $0.isProximate = true }
        simulator.tap(CGPoint(x: 150, y: 325))
        #expect(states.isEmpty && !device.proximityState && taps == 1)
        World.shared.update { $0.isProximate = false }

        device.isProximityMonitoringEnabled = true
        World.shared.update { $0.isProximate = true }
        simulator.tap(CGPoint(x: 150, y: 325))
        #expect(states == [true] && taps == 1)
        let front = try #require(UIScreen.main.rootLayer.sublayers?.max { $0.zPosition < $1.zPosition })
        #expect(front.backgroundColor == UIColor.black.cgColor && front.frame == UIScreen.main.bounds)
        World.shared.update { $0.isProximate = false }
        simulator.tap(CGPoint(x: 150, y: 325))
        #expect(states == [true, false] && taps == 2)
    }
}
