// SPDX-License-Identifier: MIT
import Foundation

extension CIImage {
    /// The filter's output with this image as `inputImage`. The image itself for filters that there are not or that
    /// give nothing.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? self
    }

    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    @available(*, deprecated, renamed: "applyingFilter(_:parameters:)")
    public func applyingFilter(_ filterName: String, withInputParameters params: [String: Any]?) -> CIImage {
        applyingFilter(filterName, parameters: params ?? [:])
    }

    /// - Parameter sigma: the standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        derived(Blurs.gaussian(source, sigma: Float(sigma)))
    }
}

/// What `autoAdjustmentFilters(options:)` looks for.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
    public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
    public static let features = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustFeatures")
    public static let crop = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustCrop")
    public static let level = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustLevel")
}

extension CIImage {
    /// None: what Core Image finds to improve is not documented.
    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] {
        Unsupported.report("CIImage.autoAdjustmentFilters")
        return []
    }

    public func autoAdjustmentFilters() -> [CIFilter] { autoAdjustmentFilters(options: nil) }
}
