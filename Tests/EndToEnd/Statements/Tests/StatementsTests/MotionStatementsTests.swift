// SPDX-License-Identifier: MIT
import CoreMotion
import Testing
import UIKit

/// Core Motion's sensors while the device is turned, by the virtual clock. Axes as Apple's "Getting raw accelerometer events"
/// draws them.
@MainActor @Suite(.serialized) struct MotionStatementsTests {
    private static let positions: [(UIDeviceOrientation, CMAcceleration)] = [
        (.portrait, CMAcceleration(x: 0, y: -1, z: 0)), (.landscapeLeft, CMAcceleration(x: -1, y: 0, z: 0)),
        (.portraitUpsideDown, CMAcceleration(x: 0, y: 1, z: 0)), (.landscapeRight, CMAcceleration(x: 1, y: 0, z: 0)),
        (.faceUp, CMAcceleration(x: 0, y: 0, z: -1)), (.faceDown, CMAcceleration(x: 0, y: 0, z: 1)),
    ]

    private func turn(_ orientation: UIDeviceOrientation) {
        UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
    }

    private func isNear(_ a: CMAcceleration, _ b: CMAcceleration) -> Bool {
        abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 && abs(a.z - b.z) < 1e-9
    }

    @Test(
        "PP19: upright gravity is (0, -1, 0), flat on the table (0, 0, -1); a sensor that does not run has nothing to say"
    )
    func accelerometer() throws {
        let manager = CMMotionManager()
        #expect(manager.accelerometerData == nil)
        manager.startAccelerometerUpdates()
        defer { turn(.portrait) }
        for (orientation, down) in Self.positions {
            turn(orientation)
            #expect(isNear(try #require(manager.accelerometerData).acceleration, down))
        }
        manager.stopAccelerometerUpdates()
        #expect(manager.accelerometerData == nil)
    }

    @Test("PP19, PP23: data come at the interval that is set, and none after the stop")
    func interval() async throws {
        let manager = CMMotionManager()
        manager.accelerometerUpdateInterval = 0.5
        let (times, told) = AsyncStream.makeStream(of: TimeInterval.self)
        manager.startAccelerometerUpdates(to: OperationQueue()) { data, error in
            if let data, error == nil { told.yield(data.timestamp) }
        }
        var heard: [TimeInterval] = []
        for await time in times {
            heard.append(time)
            if heard.count == 5 { break }
        }
        for (one, next) in zip(heard, heard.dropFirst()) { #expect(abs(next - one - 0.5) < 0.02) }
        manager.stopAccelerometerUpdates()
        #expect(!manager.isAccelerometerActive)
        let count = Counter()
        manager.startGyroUpdates(to: OperationQueue()) { _, _ in count.add() }
        manager.stopGyroUpdates()
        try await Task.sleep(nanoseconds: 2_000_000_000)
        #expect(count.value == 0)
    }

    @Test("PP20: an arrow that atan2 turns points up, however the device is held")
    func arrow() throws {
        let manager = CMMotionManager()
        manager.startAccelerometerUpdates()
        defer { turn(.portrait) }
        for (orientation, turned) in [
            (UIDeviceOrientation.portrait, 0.0), (.landscapeLeft, -0.5), (.portraitUpsideDown, 1),
            (.landscapeRight, 0.5),
        ] {
            turn(orientation)
            let down = try #require(manager.accelerometerData).acceleration
            let arrow = atan2(down.x, down.y) + .pi
            // Up in the room: the arrow's turn on the screen undoes the device's.
            #expect(abs(sin((arrow + turned * .pi) / 2)) < 1e-9)
        }
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        func add() { lock.withLock { count += 1 } }
        var value: Int { lock.withLock { count } }
    }
}
