// SPDX-License-Identifier: MIT
import CoreGraphics

extension CATextLayer {
    func drawText(in ctx: CGContext) { Unsupported.report("CATextLayer.draw(in:)") }
}
