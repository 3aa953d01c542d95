// SPDX-License-Identifier: MIT
@_exported public import CoreGraphics
@_exported public import CoreVideo

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public let kCMTimeMaxTimescale: CMTimeScale = 0x7FFF_FFFF

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = Self(rawValue: 1)
    public static let hasBeenRounded = Self(rawValue: 2)
    public static let positiveInfinity = Self(rawValue: 4)
    public static let negativeInfinity = Self(rawValue: 8)
    public static let indefinite = Self(rawValue: 16)
    public static let impliedValueFlagsMask: Self = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a fraction, `value / timescale` seconds, which film and sound count without rounding; or one of the times
/// that are no numbers: invalid, indefinite, infinitely late or early.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    /// Parts of a second; positive for numbers.
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    /// Times of different epochs (runs of a loop) cannot be added; a later epoch is a later time.
    public var epoch: CMTimeEpoch

    /// The invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// - Parameter timescale: not positive: the result is invalid.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// The nearest fraction; rounded ones say so. Seconds that do not fit become infinite; not a number: invalid.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        self = CMTimeMakeWithSeconds(seconds, preferredTimescale: preferredTimescale)
    }

    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Not a number for times that are invalid or indefinite.
    public var seconds: Double { CMTimeGetSeconds(self) }

    /// The same time in another scale, rounded by `method` where it must be.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        CMTimeConvertScale(self, timescale: newTimescale, method: method)
    }
}

/// What happens to what lies between two units of the new scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero
    case roundAwayFromZero
    /// Toward zero when the new scale is coarser, else away from zero.
    case quickTime
    case roundTowardPositiveInfinity
    case roundTowardNegativeInfinity
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
public let kCMTimeZero = CMTime.zero

extension CMTime: Hashable, Comparable, Codable {
    public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
    public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }

    /// Equal times have equal fractions in lowest terms.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(flags.subtracting(.hasBeenRounded))
        guard isNumeric else { return }
        let divisor = max(1, greatestCommonDivisor(value.magnitude, UInt64(timescale.magnitude)))
        hasher.combine(value / CMTimeValue(clamping: divisor))
        hasher.combine(timescale / CMTimeScale(clamping: divisor))
        hasher.combine(epoch)
    }

    private enum CodingKeys: String, CodingKey { case value, timescale, flags, epoch }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            value: try container.decode(CMTimeValue.self, forKey: .value),
            timescale: try container.decode(CMTimeScale.self, forKey: .timescale),
            flags: CMTimeFlags(rawValue: try container.decode(UInt32.self, forKey: .flags)),
            epoch: try container.decode(CMTimeEpoch.self, forKey: .epoch))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
        try container.encode(timescale, forKey: .timescale)
        try container.encode(flags.rawValue, forKey: .flags)
        try container.encode(epoch, forKey: .epoch)
    }

    public static func + (left: CMTime, right: CMTime) -> CMTime { CMTimeAdd(left, right) }
    public static func - (left: CMTime, right: CMTime) -> CMTime { CMTimeSubtract(left, right) }
    public static func * (time: CMTime, multiplier: Int32) -> CMTime {
        CMTimeMultiply(time, multiplier: multiplier)
    }
    public static func * (multiplier: Int32, time: CMTime) -> CMTime { time * multiplier }
    public static func * (time: CMTime, multiplier: Float64) -> CMTime {
        CMTimeMultiplyByFloat64(time, multiplier: multiplier)
    }
    public static func * (multiplier: Float64, time: CMTime) -> CMTime { time * multiplier }
    public static func += (left: inout CMTime, right: CMTime) { left = left + right }
    public static func -= (left: inout CMTime, right: CMTime) { left = left - right }
}

func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return a
}
