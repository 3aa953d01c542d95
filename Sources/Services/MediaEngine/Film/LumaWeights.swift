// SPDX-License-Identifier: MIT

/// How a film's luminance is weighed from red, green and blue; the weight of green is the rest to one.
package struct LumaWeights: Sendable {
    /// From 0 to 1.
    package let red: Double
    /// From 0 to 1.
    package let blue: Double

    /// ITU-R BT.709.
    package static let hd = LumaWeights(red: 0.2126, blue: 0.0722)
    /// ITU-R BT.601.
    package static let sd = LumaWeights(red: 0.299, blue: 0.114)

    /// - Parameters: `matrix`: matrix coefficients of ITU-T H.273, table 4; nil or one that has none here: as iOS takes
    ///   films that say nothing, by their `height` in pixels.
    package static func of(matrix: Int?, height: Int) -> LumaWeights {
        switch matrix {
        // Pictures of red, green and blue: ffmpeg weighs them so.
        case 0: sd
        case 1: hd
        case 4: LumaWeights(red: 0.30, blue: 0.11)
        case 5, 6: sd
        case 7: LumaWeights(red: 0.212, blue: 0.087)
        case 9, 10: LumaWeights(red: 0.2627, blue: 0.0593)
        default: height < 720 ? sd : hd
        }
    }
}
