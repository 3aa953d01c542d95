// SPDX-License-Identifier: MIT
import CoreGraphics

public struct CAValueFunctionName: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes transforms from numbers, so that a `transform` animation may pass half turns. Immutable.
open class CAValueFunction: __ObjCObject, @unchecked Sendable {
    // Immutable after init, which is what makes it sendable.
    public let name: CAValueFunctionName

    /// nil for unknown names.
    public init?(name: CAValueFunctionName) {
        let known: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
            .translateZ,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
        super.init()
    }

    /// The animation mixes the numbers and converts last, so the number is carried along unchanged.
    func apply(_ value: AnimatableValue) -> AnimatableValue? {
        switch value {
        case .number(let n): .numbers([n])
        case .numbers: value
        default: nil
        }
    }

    func transform(_ n: [Double]) -> CATransform3D {
        let first = n.first ?? 0
        let three = n.count == 3 ? n : [first, first, first]
        return switch name {
        case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
        case .scale: CATransform3DMakeScale(three[0], three[1], three[2])
        case .scaleX: CATransform3DMakeScale(first, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, first, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, first)
        case .translate: CATransform3DMakeTranslation(three[0], three[1], n.count == 3 ? three[2] : 0)
        case .translateX: CATransform3DMakeTranslation(first, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, first, 0)
        default: CATransform3DMakeTranslation(0, 0, first)
        }
    }
}
