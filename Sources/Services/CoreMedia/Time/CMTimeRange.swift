// SPDX-License-Identifier: MIT

/// The times from `start` on, before `start + duration`.
public struct CMTimeRange: Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init() { self.init(start: .invalid, duration: .invalid) }
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }
    /// Empty when `end` is before `start`.
    public init(start: CMTime, end: CMTime) { self = CMTimeRangeFromTimeToTime(start: start, end: end) }

    public static let invalid = CMTimeRange()
    public static let zero = CMTimeRange(start: .zero, duration: .zero)

    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && (!duration.isNumeric || duration.value >= 0)
    }
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    public var isEmpty: Bool { isValid && duration == .zero }
    public var end: CMTime { CMTimeRangeGetEnd(self) }

    public func union(_ otherRange: CMTimeRange) -> CMTimeRange { CMTimeRangeGetUnion(self, otherRange: otherRange) }
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        CMTimeRangeGetIntersection(self, otherRange: otherRange)
    }
    public func containsTime(_ time: CMTime) -> Bool { CMTimeRangeContainsTime(self, time: time) }
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        CMTimeRangeContainsTimeRange(self, otherRange: otherRange)
    }
}

extension CMTimeRange: Hashable, Codable {
    private enum CodingKeys: String, CodingKey { case start, duration }
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            start: try container.decode(CMTime.self, forKey: .start),
            duration: try container.decode(CMTime.self, forKey: .duration))
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(start, forKey: .start)
        try container.encode(duration, forKey: .duration)
    }
}

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    guard start.isValid, end.isValid else { return .invalid }
    let duration = CMTimeSubtract(end, start)
    return CMTimeRange(start: start, duration: duration < .zero ? .zero : duration)
}

public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime {
    range.isValid ? CMTimeAdd(range.start, range.duration) : .invalid
}

public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
    range.isValid && time.isValid && time >= range.start && time < range.end
}

public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    guard range.isValid, otherRange.isValid else { return false }
    return otherRange.start >= range.start && otherRange.end <= range.end
}

public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

/// From the earlier start to the later end, what lies between included.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    guard range.isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(
        start: CMTimeMinimum(range.start, otherRange.start), end: CMTimeMaximum(range.end, otherRange.end))
}

/// `zero` where the two have nothing in common.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    guard range.isValid, otherRange.isValid else { return .invalid }
    let start = CMTimeMaximum(range.start, otherRange.start)
    let end = CMTimeMinimum(range.end, otherRange.end)
    return start <= end ? CMTimeRange(start: start, end: end) : .zero
}

/// The time as far into `toRange` as it is into `fromRange`, their lengths made equal.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard t.isNumeric, fromRange.isValid, toRange.isValid, fromRange.duration > .zero else { return .invalid }
    return CMTimeAdd(
        toRange.start,
        CMTimeMapDurationFromRangeToRange(
            CMTimeSubtract(t, fromRange.start), fromRange: fromRange, toRange: toRange))
}

public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard dur.isNumeric, fromRange.duration.isNumeric, toRange.duration.isNumeric, fromRange.duration > .zero else {
        return .invalid
    }
    guard fromRange.duration != toRange.duration else { return dur }
    return CMTimeMultiplyByFloat64(dur, multiplier: toRange.duration.seconds / fromRange.duration.seconds)
}

/// The nearest time of the range.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard range.isValid, time.isValid else { return .invalid }
    return CMTimeMaximum(range.start, CMTimeMinimum(time, range.end))
}

public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
    guard time.isNumeric, foldRange.isValid, foldRange.duration.isNumeric, foldRange.duration > .zero else {
        return .invalid
    }
    let offset = CMTimeSubtract(time, foldRange.start)
    let turns = (offset.seconds / foldRange.duration.seconds).rounded(.down)
    guard abs(turns) < Double(Int32.max) else { return .invalid }
    return CMTimeAdd(foldRange.start, CMTimeSubtract(offset, foldRange.duration * Int32(turns)))
}

public func CMTimeRangeShow(_ range: CMTimeRange) {
    print("{\(range.start.debugDescription), \(range.duration.debugDescription)}")
}

/// Where a stretch of a source comes to lie in an edit; an invalid source start is an empty stretch.
public struct CMTimeMapping: Hashable, Sendable {
    public var source: CMTimeRange
    public var target: CMTimeRange

    public init() { self.init(source: .invalid, target: .invalid) }
    public init(source: CMTimeRange, target: CMTimeRange) {
        self.source = source
        self.target = target
    }
    public var isValid: Bool { target.isValid }
    public var isEmpty: Bool { isValid && !source.start.isNumeric }
}

public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping {
    CMTimeMapping(source: source, target: target)
}
public func CMTimeMappingMakeEmpty(target: CMTimeRange) -> CMTimeMapping {
    CMTimeMapping(source: .invalid, target: target)
}
