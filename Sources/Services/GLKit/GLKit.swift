// SPDX-License-Identifier: MIT

// The mathematics of GLKit, which SpriteKit brings along too. Its views, effects and textures draw with OpenGL ES, which
// is not here: their names are missing.
@_exported public import FoundationCompat
import simd

// Calculated in double precision, as in C.
public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { Float(Double(degrees) * (.pi / 180)) }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { Float(Double(radians) * (180 / .pi)) }

/// `tan` of one owner: Foundation has it for several types.
func tangent(_ radians: Float) -> Float { Foundation.tan(radians) }

/// Where a place of the model appears in the window: `viewport` is x, y, width and height; the third number is the depth
/// from 0 to 1.
public func GLKMathProject(
    _ object: GLKVector3, _ model: GLKMatrix4, _ projection: GLKMatrix4, _ viewport: UnsafeMutablePointer<Int32>
) -> GLKVector3 {
    let seen = GLKMatrix4MultiplyAndProjectVector3(GLKMatrix4Multiply(projection, model), object).lanes
    let part = (seen + 1) / 2
    return GLKVector3(
        SIMD3(
            Float(viewport[0]) + Float(viewport[2]) * part.x, Float(viewport[1]) + Float(viewport[3]) * part.y,
            part.z))
}

/// The way back. Zeros, and `success` false, where the matrices cannot be inverted.
public func GLKMathUnproject(
    _ window: GLKVector3, _ model: GLKMatrix4, _ projection: GLKMatrix4, _ viewport: UnsafeMutablePointer<Int32>,
    _ success: UnsafeMutablePointer<Bool>?
) -> GLKVector3 {
    var canInvert = false
    let way = GLKMatrix4Invert(GLKMatrix4Multiply(projection, model), &canInvert)
    success?.pointee = canInvert
    guard canInvert else { return GLKVector3() }
    let part = SIMD3(
        (window.x - Float(viewport[0])) / Float(viewport[2]), (window.y - Float(viewport[1])) / Float(viewport[3]),
        window.z)
    return GLKMatrix4MultiplyAndProjectVector3(way, GLKVector3(part * 2 - 1))
}
