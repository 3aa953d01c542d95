// SPDX-License-Identifier: MIT

// The functions as Swift 4 code calls them, without labels.

public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Float64, _ preferredTimescale: Int32) -> CMTime {
    CMTimeMakeWithSeconds(seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(_ start: CMTime, _ end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}
public func CMTimeConvertScale(_ time: CMTime, _ newTimescale: Int32, _ method: CMTimeRoundingMethod) -> CMTime {
    CMTimeConvertScale(time, timescale: newTimescale, method: method)
}
public func CMTimeMultiply(_ time: CMTime, _ multiplier: Int32) -> CMTime {
    CMTimeMultiply(time, multiplier: multiplier)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, _ multiplier: Float64) -> CMTime {
    CMTimeMultiplyByFloat64(time, multiplier: multiplier)
}
public func CMTimeRangeContainsTime(_ range: CMTimeRange, _ time: CMTime) -> Bool {
    CMTimeRangeContainsTime(range, time: time)
}
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, _ otherRange: CMTimeRange) -> CMTimeRange {
    CMTimeRangeGetIntersection(range, otherRange: otherRange)
}
public func CMTimeRangeGetUnion(_ range: CMTimeRange, _ otherRange: CMTimeRange) -> CMTimeRange {
    CMTimeRangeGetUnion(range, otherRange: otherRange)
}
