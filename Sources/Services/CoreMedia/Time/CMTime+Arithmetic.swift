// SPDX-License-Identifier: MIT

/// Twice as wide as a time's value: no sum or product of two overflows it.
private typealias Wide = Int128

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}

/// Halves the scale until the value fits, and notes that it has been rounded when that or the fraction lost something.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    guard preferredTimescale > 0, !seconds.isNaN else { return .invalid }
    var scale = preferredTimescale
    while abs(seconds) * Double(scale) >= 0x1p63 {
        guard scale > 1 else { return seconds > 0 ? .positiveInfinity : .negativeInfinity }
        scale /= 2
    }
    let exact = seconds * Double(scale)
    let value = exact.rounded(.toNearestOrAwayFromZero)
    guard value < 0x1p63 else { return .positiveInfinity }
    let isRounded = value / Double(scale) != seconds
    return CMTime(
        value: CMTimeValue(value), timescale: scale, flags: isRounded ? [.valid, .hasBeenRounded] : .valid, epoch: 0)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Float64 {
    if time.isNumeric { return Double(time.value) / Double(time.timescale) }
    if time.isPositiveInfinity { return .infinity }
    return time.isNegativeInfinity ? -.infinity : .nan
}

// MARK: Sums

/// A result of exact arithmetic as a time: the scale is halved until the value fits.
private func time(_ value: Wide, over timescale: Wide, rounded: Bool, epoch: CMTimeEpoch) -> CMTime {
    var (value, scale, rounded) = (value, timescale, rounded)
    if scale > Wide(kCMTimeMaxTimescale) {
        let exact = value * Wide(kCMTimeMaxTimescale)
        rounded = rounded || exact % scale != 0
        value = divided(exact, by: scale, .default)
        scale = Wide(kCMTimeMaxTimescale)
    }
    while value > Wide(Int64.max) || value < Wide(Int64.min) {
        guard scale > 1 else { return value > 0 ? .positiveInfinity : .negativeInfinity }
        let half = scale / 2
        let exact = value * half
        rounded = rounded || exact % scale != 0
        value = divided(exact, by: scale, .default)
        scale = half
    }
    return CMTime(
        value: CMTimeValue(value), timescale: CMTimeScale(scale), flags: rounded ? [.valid, .hasBeenRounded] : .valid,
        epoch: epoch)
}

/// The sum when one of the two is no number; nil when both are.
private func specialSum(_ left: CMTime, _ right: CMTime) -> CMTime? {
    guard left.isValid, right.isValid else { return .invalid }
    if left.isIndefinite || right.isIndefinite { return .indefinite }
    if left.isNumeric, right.isNumeric { return nil }
    if left.isPositiveInfinity { return right.isNegativeInfinity ? .invalid : .positiveInfinity }
    if left.isNegativeInfinity { return right.isPositiveInfinity ? .invalid : .negativeInfinity }
    return right
}

/// In the scale both fit into exactly, where there is one of 31 bits.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    if let special = specialSum(lhs, rhs) { return special }
    guard lhs.epoch == rhs.epoch || lhs.epoch == 0 || rhs.epoch == 0 else { return .invalid }
    let divisor = Wide(greatestCommonDivisor(UInt64(lhs.timescale), UInt64(rhs.timescale)))
    let scale = Wide(lhs.timescale) / divisor * Wide(rhs.timescale)
    let sum =
        Wide(lhs.value) * (scale / Wide(lhs.timescale)) + Wide(rhs.value) * (scale / Wide(rhs.timescale))
    let wasRounded = lhs.hasBeenRounded || rhs.hasBeenRounded
    return time(sum, over: scale, rounded: wasRounded, epoch: max(lhs.epoch, rhs.epoch))
}

public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    guard rhs.isNumeric else {
        if rhs.isPositiveInfinity { return CMTimeAdd(lhs, .negativeInfinity) }
        if rhs.isNegativeInfinity { return CMTimeAdd(lhs, .positiveInfinity) }
        return CMTimeAdd(lhs, rhs)
    }
    // The smallest value has no negative of its own; in a sum of three it needs none.
    guard rhs.value != .min else {
        let next = CMTime(value: .max, timescale: rhs.timescale, flags: rhs.flags, epoch: rhs.epoch)
        return CMTimeAdd(CMTimeAdd(lhs, next), CMTime(value: 1, timescale: rhs.timescale))
    }
    let negative = CMTime(value: -rhs.value, timescale: rhs.timescale, flags: rhs.flags, epoch: rhs.epoch)
    var difference = CMTimeAdd(lhs, negative)
    // Within one epoch a difference is a duration.
    if lhs.epoch == rhs.epoch { difference.epoch = 0 }
    return difference
}

// MARK: Products

/// The product with a number of the given sign when the time is none; nil when it is one.
private func specialProduct(_ time: CMTime, isPositive: Bool, isZero: Bool) -> CMTime? {
    guard !time.isNumeric else { return nil }
    guard time.isPositiveInfinity || time.isNegativeInfinity else { return time }
    guard !isZero else { return .zero }
    return time.isPositiveInfinity == isPositive ? .positiveInfinity : .negativeInfinity
}

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    if let special = specialProduct(time, isPositive: multiplier > 0, isZero: multiplier == 0) { return special }
    guard !multiplier.isNaN else { return .invalid }
    // Fractions that the scale holds stay in it; others get a finer one.
    let product = Double(time.value) * multiplier
    if product == product.rounded(), abs(product) < 0x1p53 {
        return CMTime(value: CMTimeValue(product), timescale: time.timescale, flags: time.flags, epoch: time.epoch)
    }
    let scale = max(time.timescale, 1_000_000_000)
    var result = CMTimeMakeWithSeconds(time.seconds * multiplier, preferredTimescale: scale)
    if time.hasBeenRounded, result.isNumeric { result.flags.insert(.hasBeenRounded) }
    result.epoch = time.epoch
    return result
}

public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard time.isValid, divisor != 0 else { return .invalid }
    let isPositive = (multiplier > 0) == (divisor > 0)
    if let special = specialProduct(time, isPositive: isPositive, isZero: multiplier == 0) { return special }
    let value = Wide(time.value) * Wide(multiplier) * (divisor < 0 ? -1 : 1)
    let scale = Wide(time.timescale) * Wide(divisor.magnitude)
    guard divisor.magnitude > 1, value % Wide(divisor.magnitude) != 0 else {
        return CoreMedia.time(
            value / Wide(divisor.magnitude), over: Wide(time.timescale), rounded: time.hasBeenRounded, epoch: time.epoch
        )
    }
    return CoreMedia.time(value, over: scale, rounded: time.hasBeenRounded, epoch: time.epoch)
}

// MARK: Comparing

/// Early to late: minus infinity, numbers, plus infinity, indefinite, invalid.
private func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 4 }
    if time.isIndefinite { return 3 }
    if time.isPositiveInfinity { return 2 }
    return time.isNegativeInfinity ? 0 : 1
}

/// -1, 0 or 1. A later epoch is later; among times that are no numbers minus infinity is first, then numbers, plus
/// infinity, indefinite, invalid.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    let (first, second) = (rank(time1), rank(time2))
    guard first == 1, second == 1 else { return first == second ? 0 : first < second ? -1 : 1 }
    if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
    let left = Wide(time1.value) * Wide(time2.timescale)
    let right = Wide(time2.value) * Wide(time1.timescale)
    return left == right ? 0 : left < right ? -1 : 1
}

public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    CMTimeCompare(time1, time2) <= 0 ? time1 : time2
}
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    CMTimeCompare(time1, time2) >= 0 ? time1 : time2
}

public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    guard time.isNumeric, time.value < 0 else { return time }
    return CMTimeSubtract(.zero, time)
}

// MARK: Scales

private func divided(_ value: Wide, by divisor: Wide, _ method: CMTimeRoundingMethod) -> Wide {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    guard remainder != 0 else { return quotient }
    let away: Wide = value > 0 ? 1 : -1
    let isAway =
        switch method {
        case .roundHalfAwayFromZero: remainder.magnitude * 2 >= divisor.magnitude
        case .roundTowardZero, .quickTime: false
        case .roundAwayFromZero: true
        case .roundTowardPositiveInfinity: value > 0
        case .roundTowardNegativeInfinity: value < 0
        }
    return isAway ? quotient + away : quotient
}

public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard time.isNumeric else { return time }
    guard newTimescale > 0 else { return .invalid }
    let exact = Wide(time.value) * Wide(newTimescale)
    let isFiner = newTimescale > time.timescale
    let chosen = method == .quickTime && isFiner ? CMTimeRoundingMethod.roundAwayFromZero : method
    let value = divided(exact, by: Wide(time.timescale), chosen)
    guard value <= Wide(Int64.max), value >= Wide(Int64.min) else {
        return value > 0 ? .positiveInfinity : .negativeInfinity
    }
    let isRounded = exact % Wide(time.timescale) != 0 || time.hasBeenRounded
    return CMTime(
        value: CMTimeValue(value), timescale: newTimescale, flags: isRounded ? [.valid, .hasBeenRounded] : .valid,
        epoch: time.epoch)
}
