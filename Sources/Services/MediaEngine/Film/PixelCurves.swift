// SPDX-License-Identifier: MIT

/// Tables by which the colours of pictures are changed, 256 values each.
package enum PixelCurves {
    /// What `light` times the light makes of the values of a picture, whose gamma is about 2.2.
    package static func exposure(_ light: Double) -> [UInt8] {
        let factor = pow(max(0, light), 1 / 2.2)
        return (0..<256).map { UInt8(min(255, (Double($0) * factor).rounded())) }
    }

    /// - Parameter curves: of red, green and blue.
    package static func apply(_ curves: [[UInt8]], to pixels: PixelBuffer) {
        let areWhole = curves.count == 3 && curves.allSatisfy { $0.count == 256 }
        precondition(areWhole, "PixelCurves.apply: \(curves.map(\.count)) values; each of three colours has 256")
        let (red, green, blue) = (curves[0], curves[1], curves[2])
        for y in 0..<pixels.height {
            let row = pixels.baseAddress.advanced(by: y * pixels.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<pixels.width {
                let pixel = row + x * 4
                pixel[0] = blue[Int(pixel[0])]
                pixel[1] = green[Int(pixel[1])]
                pixel[2] = red[Int(pixel[2])]
            }
        }
    }
}
