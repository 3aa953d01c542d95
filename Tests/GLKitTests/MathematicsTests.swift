// SPDX-License-Identifier: MIT
import GLKit
import Testing

/// Against OpenGL's own definitions: the manual pages of glFrustum, gluPerspective and gluLookAt.
struct MathematicsTests {
    private func isClose(_ one: GLKVector3, _ x: Float, _ y: Float, _ z: Float) -> Bool {
        // Some roundings of single precision, of numbers up to 10.
        GLKVector3Distance(one, GLKVector3Make(x, y, z)) < 1e-5
    }

    @Test func degreesAndRadians() {
        #expect(GLKMathDegreesToRadians(180) == Float(Double.pi) && abs(GLKMathRadiansToDegrees(.pi / 2) - 90) < 1e-5)
    }

    @Test func vectorsHaveThreeSetsOfNames() {
        var vector = GLKVector4Make(1, 2, 3, 4)
        vector.g = 7
        #expect(vector.y == 7 && vector.t == 7 && vector.v.1 == 7 && vector[1] == 7)
        #expect(GLKVector3(v: (1, 2, 3)) == GLKVector3(r: 1, g: 2, b: 3))
        #expect(GLKVector2AllGreaterThanScalar(GLKVector2Make(2, 3), 1))
    }

    @Test func productsOfVectors() {
        let (x, y) = (GLKVector3Make(1, 0, 0), GLKVector3Make(0, 1, 0))
        #expect(GLKVector3CrossProduct(x, y) == GLKVector3Make(0, 0, 1))
        #expect(GLKVector3Project(GLKVector3Make(3, 4, 5), y) == GLKVector3Make(0, 4, 0))
        #expect(GLKVector3Normalize(GLKVector3Make(0, 3, 4)) == GLKVector3Make(0, 0.6, 0.8))
    }

    @Test func namesOfMatricesAreColumnAndRow() {
        let matrix = GLKMatrix3Make(1, 2, 3, 4, 5, 6, 7, 8, 9)
        #expect(matrix.m01 == 2 && matrix.m10 == 4 && matrix.m.3 == 4)
        #expect(GLKMatrix3GetRow(matrix, 0) == GLKVector3Make(1, 4, 7))
        #expect(GLKMatrix3MakeAndTranspose(1, 4, 7, 2, 5, 8, 3, 6, 9) == matrix)
        #expect(GLKMatrix4MakeTranslation(1, 2, 3).m31 == 2)
    }

    /// The way of a place: first what was asked last.
    @Test func transformsAreAppliedBeforeTheMatrix() {
        var matrix = GLKMatrix4MakeTranslation(10, 0, 0)
        matrix = GLKMatrix4Rotate(matrix, .pi / 2, 0, 0, 2)
        matrix = GLKMatrix4Scale(matrix, 3, 1, 1)
        let place = GLKMatrix4MultiplyVector3WithTranslation(matrix, GLKVector3Make(1, 0, 0))
        #expect(isClose(place, 10, 3, 0))
        #expect(isClose(GLKMatrix4MultiplyVector3(matrix, GLKVector3Make(1, 0, 0)), 0, 3, 0))
        let turn = GLKQuaternionMakeWithAngleAndAxis(.pi / 2, 0, 0, 1)
        #expect(isClose(GLKQuaternionRotateVector3(turn, GLKVector3Make(1, 0, 0)), 0, 1, 0))
        #expect(isClose(GLKMatrix3MultiplyVector3(GLKMatrix3MakeZRotation(.pi / 2), GLKVector3Make(1, 0, 0)), 0, 1, 0))
    }

    /// The near plane is at a depth of -1, the far one at 1; the edges of the view at 1 of each axis.
    @Test func perspective() {
        let matrix = GLKMatrix4MakePerspective(.pi / 2, 2, 1, 9)
        #expect(isClose(GLKMatrix4MultiplyAndProjectVector3(matrix, GLKVector3Make(0, 0, -1)), 0, 0, -1))
        #expect(isClose(GLKMatrix4MultiplyAndProjectVector3(matrix, GLKVector3Make(18, 9, -9)), 1, 1, 1))
        let flat = GLKMatrix4MakeOrtho(0, 4, 0, 2, -1, 1)
        #expect(isClose(GLKMatrix4MultiplyVector3WithTranslation(flat, GLKVector3Make(4, 1, 0)), 1, 0, 0))
    }

    /// The eye becomes the origin and looks along -z.
    @Test func lookingAtAPlace() {
        let matrix = GLKMatrix4MakeLookAt(5, 0, 0, 0, 0, 0, 0, 1, 0)
        #expect(isClose(GLKMatrix4MultiplyVector3WithTranslation(matrix, GLKVector3Make(5, 0, 0)), 0, 0, 0))
        #expect(isClose(GLKMatrix4MultiplyVector3WithTranslation(matrix, GLKVector3Make(0, 2, 0)), 0, 2, -5))
    }

    @Test func invertingTellsWhetherItCan() {
        var canInvert = true
        #expect(GLKMatrix3Invert(GLKMatrix3MakeScale(1, 0, 1), &canInvert) == GLKMatrix3Identity && !canInvert)
        let half = GLKMatrix4Invert(GLKMatrix4MakeScale(2, 4, 8), &canInvert)
        #expect(canInvert && half == GLKMatrix4MakeScale(0.5, 0.25, 0.125))
    }

    @Test func windowAndBack() {
        let view = GLKMatrix4MakeLookAt(1, 2, 8, 0, 0, 0, 0, 1, 0)
        let projection = GLKMatrix4MakePerspective(1, 1.5, 1, 20)
        var viewport: [Int32] = [10, 20, 300, 200]
        let seen = GLKMathProject(GLKVector3Make(0, 0, 0), view, projection, &viewport)
        #expect(abs(seen.x - 160) < 1e-3 && abs(seen.y - 120) < 1e-3)
        var success = false
        let back = GLKMathUnproject(seen, view, projection, &viewport, &success)
        // The depth loses digits: 1 of 2^23 near 1 is a thousandth of a unit there.
        #expect(success && GLKVector3Length(back) < 1e-2)
    }
}
