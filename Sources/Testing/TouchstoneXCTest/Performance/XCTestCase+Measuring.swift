// SPDX-License-Identifier: MIT

/// One block that is run several times and measured. Xcode compares with a baseline; a project has none here, so that
/// no value is a failure.
final class MeasuredBlock {
    private let metrics: [any XCTMetric]
    private let options: XCTMeasureOptions.InvocationOptions
    private var start: XCTPerformanceMeasurementTimestamp?
    private var values: [(name: String, unit: String, numbers: [Double])] = []

    // Tests run one after another, on the main thread.
    nonisolated(unsafe) static var current: MeasuredBlock?

    init(_ metrics: [any XCTMetric], _ options: XCTMeasureOptions.InvocationOptions) {
        (self.metrics, self.options) = (metrics, options)
    }

    func run(_ count: Int, _ body: () -> Void) throws {
        Self.current = self
        defer { Self.current = nil }
        for _ in 0..<max(count, 1) {
            if !options.contains(.manuallyStart) { begin() }
            body()
            try end()
        }
    }

    func begin() {
        guard start == nil else { return }
        start = .now
        for metric in metrics { metric.willBeginMeasuring() }
    }

    /// Does nothing when the block has stopped measuring itself.
    func end() throws {
        guard let start else { return }
        self.start = nil
        for metric in metrics { metric.didStopMeasuring() }
        for metric in metrics {
            for value in try metric.reportMeasurements(from: start, to: .now) { add(value) }
        }
    }

    private func add(_ value: XCTPerformanceMeasurement) {
        if let index = values.firstIndex(where: { $0.name == value.displayName && $0.unit == value.unitSymbol }) {
            values[index].numbers.append(value.doubleValue)
        } else {
            values.append((value.displayName, value.unitSymbol, [value.doubleValue]))
        }
    }

    /// As XCTest says it.
    func lines(_ test: String, _ place: String) -> [String] {
        values.map { value in
            let mean = value.numbers.reduce(0, +) / Double(value.numbers.count)
            let variance =
                value.numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(value.numbers.count)
            let scatter = mean > 0 ? variance.squareRoot() / mean * 100 : 0
            func text(_ number: Double, _ places: Int) -> String { String(format: "%.\(places)f", number) }
            return "\(place): Test Case '\(test)' measured [\(value.name), \(value.unit)] average: \(text(mean, 3)), "
                + "relative standard deviation: \(text(scatter, 3))%, "
                + "values: [\(value.numbers.map { text($0, 6) }.joined(separator: ", "))]"
        }
    }
}

extension XCTestCase {
    /// For `measure(_:)`, which a class may override and which therefore hears of no place.
    final func measureTime(of block: () -> Void) {
        measure([WallClock()], 10, [], "<unknown>", 0, block)
    }

    public func measure(
        options: XCTMeasureOptions, file: StaticString = #filePath, line: Int = #line, block: () -> Void
    ) {
        measure(
            type(of: self).defaultMetrics, options.iterationCount, options.invocationOptions, file, line, block)
    }

    public func measure(
        metrics: [any XCTMetric], file: StaticString = #filePath, line: Int = #line, block: () -> Void
    ) {
        measure(metrics: metrics, options: type(of: self).defaultMeasureOptions, file: file, line: line, block: block)
    }

    public func measure(
        metrics: [any XCTMetric], options: XCTMeasureOptions, file: StaticString = #filePath, line: Int = #line,
        block: () -> Void
    ) {
        measure(metrics, options.iterationCount, options.invocationOptions, file, line, block)
    }

    public func measureMetrics(
        _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, file: StaticString = #filePath,
        line: Int = #line, for block: () -> Void
    ) {
        measure([WallClock()], 10, automaticallyStartMeasuring ? [] : [.manuallyStart], file, line, block)
    }

    public func startMeasuring(file: StaticString = #filePath, line: Int = #line) { MeasuredBlock.current?.begin() }

    public func stopMeasuring(file: StaticString = #filePath, line: Int = #line) {
        finish { try MeasuredBlock.current?.end() }
    }

    private func measure(
        _ metrics: [any XCTMetric], _ count: Int, _ options: XCTMeasureOptions.InvocationOptions,
        _ file: StaticString, _ line: Int, _ block: () -> Void
    ) {
        let measured = MeasuredBlock(metrics, options)
        finish { try measured.run(count, block) }
        for text in measured.lines(consoleName, "\(file):\(line)") { ConsoleReporter.say(text) }
    }

    /// Metrics of one's own may fail.
    private func finish(_ body: () throws -> Void) {
        do { try body() } catch {
            record(XCTIssue(type: .system, compactDescription: "a metric failed: \(error)"))
        }
    }
}

/// The metric of `measure(_:)`, under the name it always had.
private final class WallClock: CounterMetric {
    init() {
        super.init("WallClock", "Time", "seconds") { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
    }
}
