// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreMotion

/// Axes and angles as Apple's "Getting processed device-motion data" draws them.
@Suite struct AttitudeTests {
    @Test("Angles come back from the quaternion they made", arguments: [0.0, 0.4, -1.1], [0.0, 0.7, -1.2])
    func angles(roll: Double, pitch: Double) {
        let attitude = CMAttitude(CMQuaternion(roll: roll, pitch: pitch, yaw: 0.9))
        #expect(abs(attitude.roll - roll) < 1e-12)
        #expect(abs(attitude.pitch - pitch) < 1e-12)
        #expect(abs(attitude.yaw - 0.9) < 1e-12)
    }

    @Test("The turn between two attitudes is none where they are equal")
    func inverse() {
        let turn = CMQuaternion(roll: 0.3, pitch: 0.2, yaw: -0.5)
        let attitude = CMAttitude(turn)
        attitude.multiply(byInverseOf: CMAttitude(turn))
        #expect(abs(attitude.quaternion.w - 1) < 1e-12)
    }

    @Test("Between moments of a script everything changes evenly; before and after, it stays")
    func script() throws {
        let json = #"[{"time": 1, "yaw": 0, "steps": 0}, {"time": 3, "yaw": 1, "steps": 10, "activity": "walking"}]"#
        let moments = try JSONDecoder().decode([MotionScript.Moment].self, from: Data(json.utf8))
        let script = MotionScript(moments: moments)
        #expect(script.state(at: 0).yaw == 0)
        #expect(script.state(at: 2).yaw == 0.5)
        #expect(script.state(at: 2).steps == 5)
        #expect(script.state(at: 9).yaw == 1)
        #expect(script.state(at: 2).activity == "stationary")
        #expect(script.state(at: 3).activity == "walking")
    }
}
