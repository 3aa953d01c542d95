// SPDX-License-Identifier: MIT
import CoreGraphics

/// How a layer's pixels meet what is behind them, by the names of Core Animation's compositing filters.
package enum CompositingMode: String, Sendable {
    case multiplyBlendMode, screenBlendMode, overlayBlendMode, darkenBlendMode, lightenBlendMode, colorDodgeBlendMode
    case colorBurnBlendMode, softLightBlendMode, hardLightBlendMode, differenceBlendMode, exclusionBlendMode
    case plusL, plusD

    init?(filterName: String?) {
        guard let filterName else { return nil }
        self.init(rawValue: filterName)
    }

    package var blendMode: CGBlendMode {
        switch self {
        case .multiplyBlendMode: .multiply
        case .screenBlendMode: .screen
        case .overlayBlendMode: .overlay
        case .darkenBlendMode: .darken
        case .lightenBlendMode: .lighten
        case .colorDodgeBlendMode: .colorDodge
        case .colorBurnBlendMode: .colorBurn
        case .softLightBlendMode: .softLight
        case .hardLightBlendMode: .hardLight
        case .differenceBlendMode: .difference
        case .exclusionBlendMode: .exclusion
        case .plusL: .plusLighter
        case .plusD: .plusDarker
        }
    }
}
