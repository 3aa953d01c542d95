// SPDX-License-Identifier: MIT

/// Performance blocks as Apple's XCTest has them. In place of the toolchain's, which fails a test whose times scatter by
/// more than a tenth: Xcode compares with a baseline, and a project on Linux has none. Becomes a source of every test
/// module.
enum PerformanceTests {
    static let source = #"""
        import Foundation
        import ToolchainXCTest
        import XCTest

        /// The part of a block that counts.
        private final class Stopwatch {
            private var start: ContinuousClock.Instant?
            private var elapsed = Duration.zero
            var isRunning: Bool { start != nil }

            func reset() { (start, elapsed) = (nil, .zero) }
            func run() { start = start ?? .now }
            func stop() {
                if let start { elapsed += .now - start }
                start = nil
            }
            var seconds: Double { Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18 }
        }

        // Tests run one after another.
        nonisolated(unsafe) private let __touchstoneStopwatch = Stopwatch()

        extension __ToolchainXCTestCase {
            func measure(file: StaticString = #file, line: Int = #line, block: () -> Void) {
                run(10, [], file, line, block)
            }
            func measure(options: XCTMeasureOptions, file: StaticString = #file, line: Int = #line, block: () -> Void) {
                run(options.iterationCount, options.invocationOptions, file, line, block)
            }
            func measure(
                metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #file,
                line: Int = #line, block: () -> Void
            ) {
                run(options.iterationCount, options.invocationOptions, file, line, block)
            }
            func measureMetrics(
                _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, file: StaticString = #file,
                line: Int = #line, for block: () -> Void
            ) {
                run(10, automaticallyStartMeasuring ? [] : [.manuallyStart], file, line, block)
            }
            func startMeasuring(file: StaticString = #file, line: Int = #line) { __touchstoneStopwatch.run() }
            func stopMeasuring(file: StaticString = #file, line: Int = #line) { __touchstoneStopwatch.stop() }

            /// Reported as XCTest does.
            private func run(
                _ count: Int, _ options: XCTMeasureOptions.InvocationOptions, _ file: StaticString, _ line: Int,
                _ block: () -> Void
            ) {
                let values = (0..<max(count, 1)).map { _ -> Double in
                    __touchstoneStopwatch.reset()
                    if !options.contains(.manuallyStart) { __touchstoneStopwatch.run() }
                    block()
                    __touchstoneStopwatch.stop()
                    return __touchstoneStopwatch.seconds
                }
                let mean = values.reduce(0, +) / Double(values.count)
                let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
                let scatter = mean > 0 ? variance.squareRoot() / mean * 100 : 0
                func text(_ value: Double) -> String { String(format: "%.6f", value) }
                print(
                    "\(file):\(line): Test Case '\(name)' measured [Time, seconds] "
                        + "average: \(String(format: "%.3f", mean)), "
                        + "relative standard deviation: \(String(format: "%.3f", scatter))%, "
                        + "values: [\(values.map(text).joined(separator: ", "))]")
            }
        }

        public protocol XCTMetric {}
        public final class XCTClockMetric: XCTMetric { public init() {} }
        public final class XCTCPUMetric: XCTMetric {
            public init() {}
            public init(limitingToCurrentThread: Bool) {}
        }
        public final class XCTMemoryMetric: XCTMetric { public init() {} }
        public final class XCTStorageMetric: XCTMetric { public init() {} }
        public final class XCTMeasureOptions {
            public struct InvocationOptions: OptionSet, Sendable {
                public let rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let manuallyStart = InvocationOptions(rawValue: 1)
                public static let manuallyStop = InvocationOptions(rawValue: 2)
            }
            public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
            public var iterationCount = 5
            public var invocationOptions: InvocationOptions = []
            public init() {}
        }

        """#
}
