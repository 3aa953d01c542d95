// SPDX-License-Identifier: MIT
import CRaster

// Images made smaller.
//
// cairo's filters weigh, for each pixel of the result, all that fall together in it and around it: a photo that becomes a
// thumbnail took 80 ms. Each pixel's mean, row by row and then column by column, takes one, and looks alike where the result has
// at most three quarters of the size.

extension PixelBuffer {
    /// Each pixel is the mean of the area that it covers. nil when out of memory.
    /// - Parameters: `width`, `height`: pixels, at least 1 and at most its own.
    package func reduced(width: Int, height: Int) -> PixelBuffer? {
        precondition(
            (1...self.width).contains(width) && (1...self.height).contains(height),
            "PixelBuffer: \(self.width)x\(self.height) pixels cannot be reduced to \(width)x\(height)")
        let result = PixelBuffer(width: width, height: height)
        let isDone = crl_reduce(
            baseAddress.assumingMemoryBound(to: UInt32.self), bytesPerRow / 4, Int32(self.width), Int32(self.height),
            result.baseAddress.assumingMemoryBound(to: UInt32.self), result.bytesPerRow / 4, Int32(width), Int32(height)
        )
        return isDone != 0 ? result : nil
    }
}
