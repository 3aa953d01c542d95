// SPDX-License-Identifier: MIT
import Foundation

/// Looks of films. Apple documents them by pictures only: the curves are ours.
enum PhotoEffectFilters {
    static let all: [FilterDefinition] = [
        // Exaggerated colours.
        effect("CIPhotoEffectChrome") { c in curve(vivid(c, 1.25), 1.15, 0) },
        // Diminished colours.
        effect("CIPhotoEffectFade") { c in vivid(c, 0.7) * 0.85 + 0.1 },
        // Distorted colours.
        effect("CIPhotoEffectInstant") { c in
            vivid(c, 0.75) * SIMD3(0.95, 0.88, 0.75) + SIMD3(0.06, 0.07, 0.1)
        },
        // Low contrast.
        effect("CIPhotoEffectMono") { c in SIMD3(repeating: c.luminance) * 0.9 + 0.05 },
        // Exaggerated contrast.
        effect("CIPhotoEffectNoir") { c in curve(SIMD3(repeating: c.luminance), 1.5, -0.05) },
        // Emphasised cool colours.
        effect("CIPhotoEffectProcess") { c in curve(vivid(c, 0.9), 1.1, 0) * SIMD3(0.88, 1, 1.02) + SIMD3(0, 0.01, 0.06)
        },
        // Neither.
        effect("CIPhotoEffectTonal") { c in SIMD3(repeating: c.luminance) },
        // Emphasised warm colours.
        effect("CIPhotoEffectTransfer") { c in vivid(c, 0.85) * SIMD3(1, 0.93, 0.8) + SIMD3(0.04, 0.03, 0.02) },
    ]

    private static func effect(
        _ name: String, _ body: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterDefinition {
        .encoded(name, kCICategoryColorEffect, [.flag("inputExtrapolate", false)]) { values, _ in
            if values.flag("inputExtrapolate") { return { body($0) } }
            let (zero, one) = (SIMD3<Float>(repeating: 0), SIMD3<Float>(repeating: 1))
            return { color in pointwiseMax(zero, pointwiseMin(one, body(color))) }
        }
    }

    private static func vivid(_ color: SIMD3<Float>, _ saturation: Float) -> SIMD3<Float> {
        SIMD3(repeating: color.luminance).mixed(with: color, saturation)
    }

    private static func curve(_ color: SIMD3<Float>, _ contrast: Float, _ brightness: Float) -> SIMD3<Float> {
        (color - 0.5) * contrast + 0.5 + brightness
    }
}
