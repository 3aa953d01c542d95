// SPDX-License-Identifier: MIT
import CoreGraphics

/// How a layer's pixels meet what is behind them, by the names of Core Animation's compositing filters.
package enum CompositingMode: String, Sendable {
    case normalBlendMode, multiplyBlendMode, screenBlendMode, overlayBlendMode, darkenBlendMode, lightenBlendMode
    case colorDodgeBlendMode, colorBurnBlendMode, softLightBlendMode, hardLightBlendMode, differenceBlendMode
    case exclusionBlendMode, linearBurnBlendMode, linearDodgeBlendMode, linearLightBlendMode, pinLightBlendMode
    case subtractBlendMode, divideBlendMode
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destOver, destIn, destOut, destAtop, xor
    case plusL, plusD

    init?(filterName: String?) {
        guard let filterName else { return nil }
        self.init(rawValue: filterName)
    }

    /// How two pictures are put together: by Quartz, or by a formula for each component that Quartz does not have.
    enum Method {
        case quartz(CGBlendMode)
        /// Of what is behind and the layer, both 0 to 1 and not premultiplied.
        case formula((_ behind: Float, _ layer: Float) -> Float)
    }

    var method: Method {
        switch self {
        case .normalBlendMode, .sourceOver: .quartz(.normal)
        case .multiplyBlendMode: .quartz(.multiply)
        case .screenBlendMode: .quartz(.screen)
        case .overlayBlendMode: .quartz(.overlay)
        case .darkenBlendMode: .quartz(.darken)
        case .lightenBlendMode: .quartz(.lighten)
        case .colorDodgeBlendMode: .quartz(.colorDodge)
        case .colorBurnBlendMode: .quartz(.colorBurn)
        case .softLightBlendMode: .quartz(.softLight)
        case .hardLightBlendMode: .quartz(.hardLight)
        case .differenceBlendMode: .quartz(.difference)
        case .exclusionBlendMode: .quartz(.exclusion)
        case .clear: .quartz(.clear)
        case .copy: .quartz(.copy)
        case .sourceIn: .quartz(.sourceIn)
        case .sourceOut: .quartz(.sourceOut)
        case .sourceAtop: .quartz(.sourceAtop)
        case .destOver: .quartz(.destinationOver)
        case .destIn: .quartz(.destinationIn)
        case .destOut: .quartz(.destinationOut)
        case .destAtop: .quartz(.destinationAtop)
        case .xor: .quartz(.xor)
        case .plusL: .quartz(.plusLighter)
        case .plusD: .quartz(.plusDarker)
        case .linearBurnBlendMode: .formula { max(0, $0 + $1 - 1) }
        case .linearDodgeBlendMode: .formula { min(1, $0 + $1) }
        case .linearLightBlendMode: .formula { max(0, min(1, $0 + 2 * $1 - 1)) }
        case .pinLightBlendMode: .formula { $1 < 0.5 ? min($0, 2 * $1) : max($0, 2 * $1 - 1) }
        case .subtractBlendMode: .formula { max(0, $0 - $1) }
        case .divideBlendMode: .formula { $1 > 0 ? min(1, $0 / $1) : ($0 > 0 ? 1 : 0) }
        }
    }
}

extension PixelBuffer {
    /// Mixes `layer` into the pixels from `place` on: `(1 - ab) s + (1 - as) b + ab as f(b, s)`, the general form of separable
    /// blending (W3C Compositing and Blending 1, 10.1).
    func blend(_ layer: PixelBuffer, at place: PixelRect, _ formula: (Float, Float) -> Float) {
        func part(_ word: UInt32, _ shift: UInt32) -> Float { Float(word >> shift & 255) / 255 }
        for y in 0..<place.height {
            let source = layer.row(y)
            let target = row(place.y + y)
            for x in 0..<place.width where source[x] != 0 {
                let (s, b) = (source[x], target[place.x + x])
                let (sourceAlpha, alpha) = (part(s, 24), part(b, 24))
                var word = UInt32(((sourceAlpha + alpha - sourceAlpha * alpha) * 255).rounded()) << 24
                for shift: UInt32 in [16, 8, 0] {
                    let (over, under) = (part(s, shift), part(b, shift))
                    var value = (1 - alpha) * over + (1 - sourceAlpha) * under
                    if alpha > 0, sourceAlpha > 0 {
                        value += alpha * sourceAlpha * formula(under / alpha, over / sourceAlpha)
                    }
                    word |= UInt32((max(0, min(1, value)) * 255).rounded()) << shift
                }
                target[place.x + x] = word
            }
        }
    }
}
