// SPDX-License-Identifier: MIT

/// Which way the device is turned, from a frame whose z points up.
///
/// Sendable: it changes by `multiply` alone, which is its holder's.
open class CMAttitude: __ObjCObject, NSCopying, @unchecked Sendable {
    private var turn: CMQuaternion

    /// As the frame of reference.
    public convenience override init() { self.init(CMQuaternion(x: 0, y: 0, z: 0, w: 1)) }

    init(_ turn: CMQuaternion) {
        self.turn = turn
        super.init()
    }

    open var quaternion: CMQuaternion { turn }

    /// Around the axis from the bottom to the top of the device; radians.
    open var roll: Double {
        let m = rotationMatrix
        return atan2(-m.m13, m.m33)
    }
    /// Around the axis through its sides.
    open var pitch: Double { asin(max(-1, min(1, rotationMatrix.m23))) }
    /// Around the axis through its screen.
    open var yaw: Double {
        let m = rotationMatrix
        return atan2(-m.m21, m.m22)
    }

    /// Takes vectors of the frame to vectors of the device.
    open var rotationMatrix: CMRotationMatrix {
        let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
        var m = CMRotationMatrix()
        m.m11 = 1 - 2 * (y * y + z * z)
        m.m12 = 2 * (x * y + z * w)
        m.m13 = 2 * (x * z - y * w)
        m.m21 = 2 * (x * y - z * w)
        m.m22 = 1 - 2 * (x * x + z * z)
        m.m23 = 2 * (y * z + x * w)
        m.m31 = 2 * (x * z + y * w)
        m.m32 = 2 * (y * z - x * w)
        m.m33 = 1 - 2 * (x * x + y * y)
        return m
    }

    /// Afterwards this is how the device is turned from `attitude`.
    open func multiply(byInverseOf attitude: CMAttitude) { turn = attitude.turn.conjugate * turn }

    open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(turn) }
}
