// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import CoreMotion

/// What the sensors say of a world that scripts move. All tests share the process's world.
@MainActor @Suite(.serialized) struct WorldMotionTests {
    private func moved(_ change: (inout WorldMotion) -> Void) -> CMDeviceMotion {
        World.shared.update {
            $0.motion = WorldMotion()
            change(&$0.motion)
        }
        return CMDeviceMotion(.now(), frame: .xArbitraryZVertical)
    }

    @Test("PP21: device motion separates gravity from what the hand adds; the accelerometer measures both")
    func separation() {
        let motion = moved {
            $0.attitude = [0, 0, 0]
            $0.acceleration = [0.5, 0, 0.25]
        }
        #expect(motion.gravity == CMAcceleration(x: 0, y: 0, z: -1))
        #expect(motion.userAcceleration == CMAcceleration(x: 0.5, y: 0, z: 0.25))
        #expect(CMAccelerometerData(.now()).acceleration == CMAcceleration(x: 0.5, y: 0, z: -0.75))
    }

    @Test("PP20: gravity of any direction turns the device: its attitude says the same", arguments: 0..<24)
    func turning(step: Int) {
        let angle = Double(step) * .pi / 12 + 0.01
        let down = [sin(angle), -cos(angle) * 0.8, -cos(angle) * 0.6]
        let motion = moved { $0.gravity = down }
        let m = motion.attitude.rotationMatrix
        for (a, b) in zip([-m.m13, -m.m23, -m.m33], down) { #expect(abs(a - b) < 1e-9) }
    }

    @Test(
        "Held upright, pitch is a quarter turn and there is neither roll nor yaw; lists that are too short end in zeros"
    )
    func upright() {
        let motion = moved { $0.rotationRate = [0.5] }
        #expect(abs(motion.attitude.pitch - .pi / 2) < 1e-6)
        #expect(motion.rotationRate == CMRotationRate(x: 0.5, y: 0, z: 0))
        let turned = moved { $0.gravity = [0, -1, 0] }
        #expect(turned.gravity == CMAcceleration(x: 0, y: -1, z: 0))
        let m = turned.attitude.rotationMatrix
        #expect(abs(m.m11 - 1) < 1e-9 && abs(m.m23 - 1) < 1e-9)
    }

    @Test("Steps are those between two times, as the world said them")
    func steps() async {
        World.shared.update { $0.motion.steps = 100 }
        let log = StepLog(.shared)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        let before = Date()
        World.shared.update { $0.motion.steps = 130 }
        World.shared.update { $0.motion.steps = 142 }
        #expect(log.steps(at: Date().addingTimeInterval(1)) - log.steps(at: before.addingTimeInterval(-1)) == 42)
    }

    @Test(
        "PP23: a question that is answered after the stop starts nothing, and a newer start takes the place of an older"
    )
    func lateAnswer() {
        nonisolated(unsafe) var answers: [@Sendable ((any Error)?) -> Void] = []  // the ticker asks on this thread
        let ticker = SecondTicker { answers.append($0) }
        ticker.start(refused: { _ in }) {}
        ticker.stop()
        answers[0](nil)
        #expect(!ticker.isRunning)
        for _ in 0..<2 { ticker.start(refused: { _ in }) {} }
        answers[1](nil)
        #expect(!ticker.isRunning)
        answers[2](nil)
        #expect(ticker.isRunning)
        ticker.stop()
        #expect(!ticker.isRunning)
    }

    // https://developer.apple.com/documentation/coremotion/cmerrormotionactivitynotauthorized
    @Test("What a person does is asked for once; a refusal is the error 105, and the bare sensors need no permission")
    func refusal() async {
        Permissions.current.set(.motion, to: .denied)
        defer { Permissions.current.set(.motion, to: .notDetermined) }
        #expect(
            CMPedometer.authorizationStatus() == .denied && CMMotionActivityManager.authorizationStatus() == .denied)
        let error = await withCheckedContinuation { done in
            CMPedometer().queryPedometerData(from: Date(), to: Date()) { data, error in
                done.resume(returning: data == nil ? error as NSError? : nil)
            }
        }
        #expect(error?.domain == CMErrorDomain && error?.code == 105)
        Permissions.current.set(.motion, to: .granted)
        let steps = await withCheckedContinuation { done in
            CMPedometer().queryPedometerData(from: Date(), to: Date()) { data, _ in
                done.resume(returning: data?.numberOfSteps)
            }
        }
        #expect(steps == 0)
        let manager = CMMotionManager()
        manager.startAccelerometerUpdates()
        #expect(manager.accelerometerData != nil)
    }

    // "Always call this method to determine whether recording is available"; where it is not, there is no data.
    @Test("a device without a recorder says so and has recorded nothing")
    func recorder() {
        #expect(!CMSensorRecorder.isAccelerometerRecordingAvailable())
        let recorder = CMSensorRecorder()
        recorder.recordAccelerometer(forDuration: 60)
        #expect(recorder.accelerometerData(from: .distantPast, to: Date()) == nil)
    }
}
