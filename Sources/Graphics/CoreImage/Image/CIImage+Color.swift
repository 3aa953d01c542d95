// SPDX-License-Identifier: MIT
import Foundation

extension CIImage {
    /// Colours times alpha; for data that is not premultiplied.
    public func premultiplyingAlpha() -> CIImage {
        derived(ColorRecipe(source, keepsOpacity: true) { _ in { $0.premultiplied } })
    }

    public func unpremultiplyingAlpha() -> CIImage {
        derived(ColorRecipe(source, keepsOpacity: true) { _ in { $0.straight } })
    }

    /// Alpha 1 in the rectangle, nothing outside.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        derived(CropRecipe(ColorRecipe(source, extent: extent) { _ in { Pixel($0.rgb, 1) } }, extent))
    }

    /// Values that are of `colorSpace` become those of the working space.
    public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
        guard case .rgb(let encoding) = colorSpace.encoding else { return nil }
        return derived(
            ColorRecipe(source, keepsOpacity: true) { space in
                ColorKernels.straight { SIMD3<Float>(space.fromSRGB(encoding.toSRGB(SIMD3<Double>($0)))) }
            })
    }

    /// Values of the working space become those of `colorSpace`.
    public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
        guard case .rgb(let encoding) = colorSpace.encoding else { return nil }
        return derived(
            ColorRecipe(source, keepsOpacity: true) { space in
                ColorKernels.straight { SIMD3<Float>(encoding.fromSRGB(space.toSRGB(SIMD3<Double>($0)))) }
            })
    }

    /// Lightness, a and b of CIE L*a*b*, each scaled so that 1 is 100, a and b moved by a half.
    public func convertingWorkingSpaceToLab() -> CIImage {
        derived(ColorRecipe(source, keepsOpacity: true) { space in ColorKernels.straight { Lab.from($0, space) } })
    }

    public func convertingLabToWorkingSpace() -> CIImage {
        derived(ColorRecipe(source, keepsOpacity: true) { space in ColorKernels.straight { Lab.to($0, space) } })
    }

    public func settingContentHeadroom(_ headroom: Float) -> CIImage { self }
    public func settingContentAverageLightLevel(_ average: Float) -> CIImage { self }
}

/// CIE L*a*b* with components between 0 and 1.
enum Lab {
    private static let encoding = ColorEncoding.lab(white: Matrix3.d50White)

    static func from(_ color: SIMD3<Float>, _ space: WorkingSpace) -> SIMD3<Float> {
        let lab = (encoding.fromSRGB(space.toSRGB(SIMD3<Double>(color))) ?? [0, 0, 0]).map { Float($0) }
        return SIMD3(lab[0] / 100, lab[1] / 100 + 0.5, lab[2] / 100 + 0.5)
    }

    static func to(_ lab: SIMD3<Float>, _ space: WorkingSpace) -> SIMD3<Float> {
        let components = [lab.x * 100, (lab.y - 0.5) * 100, (lab.z - 0.5) * 100].map { CGFloat($0) }
        return SIMD3<Float>(space.fromSRGB(encoding.toSRGB(components)))
    }
}

/// Forms of per-pixel functions.
enum ColorKernels {
    /// Of colours that are not premultiplied; transparent pixels stay.
    static func straight(_ body: @escaping (SIMD3<Float>) -> SIMD3<Float>) -> (Pixel) -> Pixel {
        { pixel in
            if pixel.w == 1 { return Pixel(body(pixel.rgb), 1) }
            guard pixel.w > 0 else { return pixel }
            return Pixel(body(pixel.rgb / pixel.w) * pixel.w, pixel.w)
        }
    }
}
