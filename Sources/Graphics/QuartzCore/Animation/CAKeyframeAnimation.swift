// SPDX-License-Identifier: MIT
import CoreGraphics

public struct CAAnimationCalculationMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Goes through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// Wins over `values`; for properties that are points.
    open var path: CGPath?
    /// Fractions of the duration, one a value (one more in discrete mode). Ignored in the paced modes.
    open var keyTimes: [NSNumber]?
    /// One a segment.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    /// Turns the layer along the path.
    open var rotationMode: CAAnimationRotationMode?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

    override func assign(from other: CAAnimation) {
        super.assign(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path?.copy()
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    override func compile(duration: CFTimeInterval) -> CompiledAnimation.Kind? {
        guard let keyPath, !keyPath.isEmpty else { return nil }
        let target = LayerKeyPath(keyPath)
        let times = keyTimes?.map(\.doubleValue)
        let curves = timingFunctions?.map(\.curve) ?? []
        if let path {
            guard
                let track = PathTrack(path, times: times, curves: curves, mode: calculationMode, rotation: rotationMode)
            else { return nil }
            return self.track(.path(track), target)
        }
        let typed = (values ?? []).compactMap { read($0, target) }
        guard !typed.isEmpty else { return nil }
        let spline = zipSplines(typed.count)
        let track = KeyframeTrack(values: typed, times: times, curves: curves, mode: calculationMode, splines: spline)
        return self.track(.keyframes(track), target)
    }

    private func zipSplines(_ count: Int) -> [SplineParameters] {
        func number(_ list: [NSNumber]?, _ index: Int) -> Double {
            list.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? 0
        }
        return (0..<count).map {
            SplineParameters(
                tension: number(tensionValues, $0), continuity: number(continuityValues, $0),
                bias: number(biasValues, $0))
        }
    }
}
