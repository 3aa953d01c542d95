// SPDX-License-Identifier: MIT

/// A moment of a measurement.
public struct XCTPerformanceMeasurementTimestamp: Sendable {
    public let absoluteTime: UInt64
    public let date: Date

    public init(absoluteTime: UInt64, date: Date) { (self.absoluteTime, self.date) = (absoluteTime, date) }

    static var now: Self {
        Self(absoluteTime: DispatchTime.now().uptimeNanoseconds, date: Date())
    }
}

/// One measured value.
public struct XCTPerformanceMeasurement: Sendable {
    public enum Polarity: Int, Sendable { case prefersSmaller = -1, unspecified = 0, prefersLarger = 1 }

    public let identifier: String
    public let displayName: String
    public let value: Measurement<Unit>
    public let doubleValue: Double
    public let unitSymbol: String
    public let polarity: Polarity

    public init(
        identifier: String, displayName: String, doubleValue: Double, unitSymbol: String,
        polarity: Polarity = .unspecified
    ) {
        self.identifier = identifier
        self.displayName = displayName
        self.doubleValue = doubleValue
        self.unitSymbol = unitSymbol
        self.polarity = polarity
        value = Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol))
    }

    public init(
        identifier: String, displayName: String, value: Measurement<Unit>, polarity: Polarity = .unspecified
    ) {
        self.init(
            identifier: identifier, displayName: displayName, doubleValue: value.value, unitSymbol: value.unit.symbol,
            polarity: polarity)
    }
}

/// What is measured of a block.
public protocol XCTMetric: AnyObject {
    func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement]
    func willBeginMeasuring()
    func didStopMeasuring()
}

extension XCTMetric {
    public func willBeginMeasuring() {}
    public func didStopMeasuring() {}
}

/// A counter that is read before and after a block; the difference is the value.
open class CounterMetric: __ObjCObject, XCTMetric {
    private let title: (identifier: String, name: String, unit: String)
    private let read: () -> Double
    private var (start, end) = (0.0, 0.0)

    init(_ identifier: String, _ name: String, _ unit: String, read: @escaping () -> Double) {
        title = ("com.apple.dt.XCTMetric_" + identifier, name, unit)
        self.read = read
        super.init()
    }

    public func willBeginMeasuring() { start = read() }
    public func didStopMeasuring() { end = read() }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        [
            XCTPerformanceMeasurement(
                identifier: title.identifier, displayName: title.name, doubleValue: end - start,
                unitSymbol: title.unit, polarity: .prefersSmaller)
        ]
    }

    /// What the system has counted for this process.
    static func usage() -> rusage {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage
    }
}

public final class XCTClockMetric: CounterMetric {
    public init() {
        super.init("Clock.time.monotonic", "Clock Monotonic Time", "s") {
            Double(DispatchTime.now().uptimeNanoseconds) / 1e9
        }
    }
}

public final class XCTCPUMetric: CounterMetric {
    /// Of the whole process.
    public init() {
        super.init("CPU.time", "CPU Time", "s") {
            let usage = Self.usage()
            func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
            return seconds(usage.ru_utime) + seconds(usage.ru_stime)
        }
    }
    public convenience init(limitingToCurrentThread: Bool) { self.init() }
    public convenience init(application: Any) { self.init() }
}

public final class XCTMemoryMetric: CounterMetric {
    /// By how much the greatest memory use of the process grows.
    public init() {
        super.init("Memory.physical", "Memory Physical", "kB") { Double(Self.usage().ru_maxrss) }
    }
    public convenience init(application: Any) { self.init() }
}

public final class XCTStorageMetric: CounterMetric {
    public init() {
        super.init("Disk.logicalWrites", "Disk Logical Writes", "kB") { Double(Self.usage().ru_oublock) / 2 }
    }
    public convenience init(application: Any) { self.init() }
}

/// Intervals between signposts are not recorded here: nothing is measured.
public final class XCTOSSignpostMetric: __ObjCObject, XCTMetric {
    public init(subsystem: String, category: String, name: String) {
        super.init()
        Unsupported.report("XCTOSSignpostMetric")
    }

    public class var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
    public class var navigationTransitionMetric: any XCTMetric { animation("NavigationTransition") }
    public class var customNavigationTransitionMetric: any XCTMetric { animation("CustomNavigationTransition") }
    public class var scrollDecelerationMetric: any XCTMetric { animation("ScrollDeceleration") }
    public class var scrollDraggingMetric: any XCTMetric { animation("ScrollDragging") }
    public class var scrollingAndDecelerationMetric: any XCTMetric { animation("Scroll") }

    private static func animation(_ name: String) -> XCTOSSignpostMetric {
        XCTOSSignpostMetric(subsystem: "com.apple.UIKit", category: "animation", name: name)
    }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] { [] }
}

/// What an app computes from its start until it rests: in UI tests, around `XCUIApplication.launch()`. Unit tests begin when
/// their app has launched; nothing is measured there.
public final class XCTApplicationLaunchMetric: CounterMetric {
    public init(waitUntilResponsive: Bool = false) {
        super.init("ApplicationLaunch-AppLaunch.duration", "Duration (AppLaunch)", "s") {
            MainActor.assumeIsolated { UITestSession.shared.launchSeconds }
        }
        if !UITestSession.isUITest { Unsupported.report("XCTApplicationLaunchMetric in unit tests") }
    }
}

/// The metric of old.
public struct XCTPerformanceMetric: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let wallClockTime = Self("com.apple.XCTPerformanceMetric_WallClockTime")
}

/// How a block is measured.
open class XCTMeasureOptions: __ObjCObject {
    public struct InvocationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    open var iterationCount = 5
    open var invocationOptions: InvocationOptions = []
}
