// SPDX-License-Identifier: MIT
import Foundation

/// One input of a filter: its key, what it takes, and its numbers in pixels, radians or units.
struct FilterInput: Sendable {
    enum Kind: Sendable {
        case image
        /// With the range of values and of sliders.
        case number(type: String, min: Double?, max: Double?, slider: ClosedRange<Double>?)
        case position, offset, rectangle
        case vector
        case color
        case transform
        case data, string, attributedString, colorSpace, object
    }

    let key: String
    let kind: Kind
    // Immutable values: NSNumber, CIVector, CIColor, NSValue, String.
    nonisolated(unsafe) let standard: Any?

    private init(_ key: String, _ kind: Kind, _ standard: Any?) {
        (self.key, self.kind, self.standard) = (key, kind, standard)
    }

    static let image = FilterInput(kCIInputImageKey, .image, nil)
    static let background = FilterInput(kCIInputBackgroundImageKey, .image, nil)
    static func image(_ key: String) -> FilterInput { FilterInput(key, .image, nil) }

    static func scalar(
        _ key: String, _ standard: Double, _ slider: ClosedRange<Double>? = nil, min: Double? = nil, max: Double? = nil,
        type: String = kCIAttributeTypeScalar
    ) -> FilterInput {
        FilterInput(key, .number(type: type, min: min, max: max, slider: slider), NSNumber(value: standard))
    }

    static func distance(
        _ key: String, _ standard: Double, _ slider: ClosedRange<Double>? = nil, min: Double? = nil, max: Double? = nil
    ) -> FilterInput {
        scalar(key, standard, slider, min: min, max: max, type: kCIAttributeTypeDistance)
    }

    static func angle(
        _ standard: Double, _ slider: ClosedRange<Double> = -Double.pi...Double.pi, key: String = kCIInputAngleKey
    ) -> FilterInput {
        scalar(key, standard, slider, type: kCIAttributeTypeAngle)
    }

    static func integer(_ key: String, _ standard: Double, _ slider: ClosedRange<Double>) -> FilterInput {
        scalar(key, standard, slider, min: slider.lowerBound, max: slider.upperBound, type: kCIAttributeTypeInteger)
    }

    static func flag(_ key: String, _ standard: Bool) -> FilterInput {
        scalar(key, standard ? 1 : 0, 0...1, min: 0, max: 1, type: kCIAttributeTypeBoolean)
    }

    static let time = scalar(kCIInputTimeKey, 0, 0...1, min: 0, max: 1, type: kCIAttributeTypeTime)
    static let center = position(kCIInputCenterKey, 150, 150)

    static func position(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
        FilterInput(key, .position, CIVector(x: x, y: y))
    }

    static func offset(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
        FilterInput(key, .offset, CIVector(x: x, y: y))
    }

    static func rectangle(_ key: String, _ rect: CGRect?) -> FilterInput {
        FilterInput(key, .rectangle, rect.map { CIVector(cgRect: $0) })
    }

    static func vector(_ key: String, _ values: [CGFloat]) -> FilterInput {
        FilterInput(key, .vector, CIVector(values))
    }

    static func color(_ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
        -> FilterInput
    {
        FilterInput(key, .color, CIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    static func transform(_ standard: CGAffineTransform) -> FilterInput {
        FilterInput(kCIInputTransformKey, .transform, NSValue(cgAffineTransform: standard))
    }

    static func data(_ key: String) -> FilterInput { FilterInput(key, .data, nil) }
    static func string(_ key: String, _ standard: String?) -> FilterInput { FilterInput(key, .string, standard) }
    static func colorSpace(_ key: String) -> FilterInput { FilterInput(key, .colorSpace, nil) }
    static func object(_ key: String) -> FilterInput { FilterInput(key, .object, nil) }

    /// The dictionary that `CIFilter.attributes` has for the input.
    var attributes: [String: Any] {
        var result: [String: Any] = [kCIAttributeDisplayName: FilterNames.spaced(String(key.dropFirst("input".count)))]
        result[kCIAttributeDefault] = standard
        switch kind {
        case .image: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIImage", kCIAttributeTypeImage)
        case .number(let type, let low, let high, let slider):
            (result[kCIAttributeClass], result[kCIAttributeType]) = ("NSNumber", type)
            result[kCIAttributeMin] = low.map { NSNumber(value: $0) }
            result[kCIAttributeMax] = high.map { NSNumber(value: $0) }
            result[kCIAttributeSliderMin] = slider.map { NSNumber(value: $0.lowerBound) }
            result[kCIAttributeSliderMax] = slider.map { NSNumber(value: $0.upperBound) }
        case .position: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIVector", kCIAttributeTypePosition)
        case .offset: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIVector", kCIAttributeTypeOffset)
        case .rectangle: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIVector", kCIAttributeTypeRectangle)
        case .vector: result[kCIAttributeClass] = "CIVector"
        case .color: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIColor", kCIAttributeTypeColor)
        case .transform: (result[kCIAttributeClass], result[kCIAttributeType]) = ("NSValue", kCIAttributeTypeTransform)
        case .data: result[kCIAttributeClass] = "NSData"
        case .string: result[kCIAttributeClass] = "NSString"
        case .attributedString: result[kCIAttributeClass] = "NSAttributedString"
        case .colorSpace, .object: result[kCIAttributeClass] = "NSObject"
        }
        return result
    }
}

/// A built-in filter: its inputs and how its output is made of them.
struct FilterDefinition: Sendable {
    let name: String
    let categories: [String]
    let inputs: [FilterInput]
    /// nil from it: not all that is needed is set.
    let output: @Sendable (FilterValues) -> CIImage?

    /// Categories whose filters work pixel by pixel: neither lines of a half-picture nor oblong pixels disturb them.
    private static let pixelwise: Set = [
        kCICategoryColorAdjustment, kCICategoryColorEffect, kCICategoryCompositeOperation,
    ]

    /// - Parameter category: its first one; all but reductions and generators of data are for stills and video.
    init(
        _ name: String, _ category: String, _ inputs: [FilterInput],
        output: @escaping @Sendable (FilterValues) -> CIImage?
    ) {
        self.name = name
        let shapes = Self.pixelwise.contains(category) ? [kCICategoryInterlaced, kCICategoryNonSquarePixels] : []
        categories = [category, kCICategoryVideo] + shapes + [kCICategoryStillImage, kCICategoryBuiltIn]
        self.inputs = inputs
        self.output = output
    }
}

/// The inputs of a filter at the moment its output is asked for.
struct FilterValues {
    let values: [String: Any]

    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
    var image: CIImage? { image() }

    /// 0 when it is not set or no number.
    func double(_ key: String) -> Double { numericValue(values[key]) ?? 0 }
    func float(_ key: String) -> Float { Float(double(key)) }
    func flag(_ key: String) -> Bool { double(key) != 0 }
    /// NaN and what no whole number can hold count as the nearest limit.
    func integer(_ key: String, _ limits: ClosedRange<Int>) -> Int {
        let value = double(key)
        guard value == value else { return limits.lowerBound }
        return Int(max(Double(limits.lowerBound), min(Double(limits.upperBound), value.rounded())))
    }

    func vector(_ key: String) -> CIVector? {
        switch values[key] {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        case let value as NSValue where String(cString: value.objCType).hasPrefix("{CGRect"):
            CIVector(cgRect: value.cgRectValue)
        case let value as NSValue where String(cString: value.objCType).hasPrefix("{CGPoint"):
            CIVector(cgPoint: value.cgPointValue)
        default: nil
        }
    }

    /// As many numbers, 0 for those that are missing.
    func floats(_ key: String, _ count: Int) -> [Float] {
        let values = vector(key)?.floats ?? []
        return (0..<count).map { $0 < values.count ? values[$0] : 0 }
    }

    func simd(_ key: String) -> SIMD4<Float> { SIMD4(floats(key, 4)) }
    func point(_ key: String = kCIInputCenterKey) -> SIMD2<Float> { SIMD2(floats(key, 2)) }
    func rect(_ key: String) -> CGRect? { vector(key).map(\.cgRectValue) }
    func color(_ key: String = kCIInputColorKey) -> CIColor {
        switch values[key] {
        case let color as CIColor: color
        case .some(let value) where value is CGColor: (value as? CGColor).map { CIColor(cgColor: $0) } ?? .clear
        default: .clear
        }
    }

    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) } }
    func string(_ key: String) -> String? { values[key] as? String ?? (values[key] as? NSString).map { $0 as String } }

    var transform: CGAffineTransform {
        switch values[kCIInputTransformKey] {
        case let transform as CGAffineTransform: transform
        case let value as NSValue: value.cgAffineTransformValue
        default: .identity
        }
    }
}
