// SPDX-License-Identifier: MIT
import QuartzCore
import Synchronization

/// Tells the time; the host's, which motion runs on too, so that film and animations keep step.
public final class CMClock: Hashable, Sendable {
    fileprivate static let host = CMClock()
    private init() {}
    public static func == (left: CMClock, right: CMClock) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public static var hostTimeClock: CMClock { host }
    public var time: CMTime { CMClockGetTime(self) }
}

public func CMClockGetHostTimeClock() -> CMClock { .host }
/// Nanoseconds.
public func CMClockGetTime(_ clock: CMClock) -> CMTime {
    CMTime(value: CMTimeValue((FrameClock.now * 1e9).rounded()), timescale: 1_000_000_000)
}
public func CMClockMakeHostTimeFromSystemUnits(_ hostTime: UInt64) -> CMTime {
    CMTime(value: CMTimeValue(clamping: hostTime), timescale: 1_000_000_000)
}
public func CMClockConvertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
    UInt64(clamping: hostTime.convertScale(1_000_000_000, method: .default).value)
}
public func CMClockMightDrift(_ clock: CMClock, relativeToClock otherClock: CMClock) -> Bool { false }
@discardableResult
public func CMAudioClockCreate(allocator: CFAllocator?, clockOut: UnsafeMutablePointer<CMClock?>) -> OSStatus {
    clockOut.pointee = .host
    return 0
}

/// A time line that an app starts, stops and moves: its time is a line over its clock's.
public final class CMTimebase: Hashable, Sendable {
    private struct Line {
        var rate = 0.0
        var anchor = CMTime.zero
        /// The clock's time at the anchor.
        var start: CMTime
    }
    private let line: Mutex<Line>
    fileprivate let clock: CMClock

    /// Stands at zero.
    /// - Parameter clock: what its rate is relative to.
    package init(clock: CMClock = .host) {
        self.clock = clock
        line = Mutex(Line(start: clock.time))
    }

    private static func time(_ line: Line, _ now: CMTime) -> CMTime {
        guard line.rate != 0 else { return line.anchor }
        let elapsed = now - line.start
        return line.rate == 1 ? line.anchor + elapsed : line.anchor + elapsed * line.rate
    }

    /// Any thread.
    package var now: CMTime { line.withLock { Self.time($0, clock.time) } }
    /// 0: it stands; negative: it runs back.
    package var speed: Double { line.withLock { $0.rate } }

    /// What is nil stays as it is: the time does not jump where only the rate changes.
    /// - Parameter start: the clock's time from which on this holds; nil: now.
    package func set(rate: Double? = nil, time: CMTime? = nil, at start: CMTime? = nil) {
        let now = start ?? clock.time
        line.withLock { line in
            let current = Self.time(line, now)
            line = Line(rate: rate ?? line.rate, anchor: time ?? current, start: now)
        }
    }

    public static func == (left: CMTimebase, right: CMTimebase) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public var rate: Double { speed }
    public var time: CMTime { now }
    public convenience init(sourceClock: CMClock) throws { self.init(clock: sourceClock) }
    public func setRate(_ rate: Double) throws { set(rate: rate) }
    public func setTime(_ time: CMTime) throws { set(time: time) }
}

@discardableResult
public func CMTimebaseCreateWithSourceClock(
    allocator: CFAllocator?, sourceClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
    timebaseOut.pointee = CMTimebase(clock: sourceClock)
    return 0
}
@discardableResult
public func CMTimebaseCreateWithMasterClock(
    allocator: CFAllocator?, masterClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
    timebaseOut.pointee = CMTimebase(clock: masterClock)
    return 0
}
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.now }
public func CMTimebaseGetTimeWithTimeScale(_ timebase: CMTimebase, timescale: CMTimeScale, method: CMTimeRoundingMethod)
    -> CMTime
{ timebase.now.convertScale(timescale, method: method) }
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.speed }
public func CMTimebaseGetEffectiveRate(_ timebase: CMTimebase) -> Float64 { timebase.speed }
@discardableResult
public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> OSStatus {
    timebase.set(time: time)
    return 0
}
@discardableResult
public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Float64) -> OSStatus {
    timebase.set(rate: rate)
    return 0
}
@discardableResult
public func CMTimebaseSetAnchorTime(_ timebase: CMTimebase, timebaseTime: CMTime, immediateSourceTime: CMTime)
    -> OSStatus
{
    timebase.set(time: timebaseTime, at: immediateSourceTime)
    return 0
}
@discardableResult
public func CMTimebaseSetRateAndAnchorTime(
    _ timebase: CMTimebase, rate: Float64, anchorTime: CMTime, immediateSourceTime: CMTime
) -> OSStatus {
    timebase.set(rate: rate, time: anchorTime, at: immediateSourceTime)
    return 0
}
public func CMTimebaseCopySourceClock(_ timebase: CMTimebase) -> CMClock? { timebase.clock }
