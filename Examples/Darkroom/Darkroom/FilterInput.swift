// SPDX-License-Identifier: MIT
import CoreImage

/// What kind of control an input of a filter asks for.
enum FilterInput: Equatable {
    case number(ClosedRange<Float>)
    case color
    case point
    /// Pictures come from the chain; transforms and data keep their defaults.
    case other

    /// Some inputs say their type, others only the class of their value.
    init(_ attributes: [String: Any]) {
        let type = attributes[kCIAttributeType] as? String
        switch attributes[kCIAttributeClass] as? String {
        case "NSNumber":
            let low = Self.float(attributes[kCIAttributeSliderMin] ?? attributes[kCIAttributeMin]) ?? 0
            let high = Self.float(attributes[kCIAttributeSliderMax] ?? attributes[kCIAttributeMax]) ?? 1
            self = .number(low...max(low, high))
        case "CIColor": self = .color
        case "CIVector" where type == nil || type == kCIAttributeTypePosition || type == kCIAttributeTypeOffset:
            self = (attributes[kCIAttributeDefault] as? CIVector)?.count == 2 ? .point : .other
        default: self = .other
        }
    }

    private static func float(_ value: Any?) -> Float? { (value as? NSNumber)?.floatValue }
}
