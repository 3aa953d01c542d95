// SPDX-License-Identifier: MIT

/// What Apple's XCTest has and the toolchain's on Linux has not: attachments, activities, metrics, issues and key-value
/// expectations. Becomes a source of every test module.
enum TestExtras {
    static let source = #"""
        import UIKit
        import XCTest

        /// Something a test leaves behind; a file in the folder that `touchstone test --attachments` names.
        final class XCTAttachment {
            enum Lifetime: Int { case keepAlways = 0, deleteOnSuccess = 1 }
            enum ImageQuality: Int { case original = 0, medium = 1, low = 2 }

            var name: String?
            var userInfo: [AnyHashable: Any]?
            var lifetime = Lifetime.deleteOnSuccess
            let uniformTypeIdentifier: String
            private let content: Data?
            private let fileExtension: String

            private init(_ content: Data?, _ type: String, _ fileExtension: String, name: String? = nil) {
                self.content = content
                uniformTypeIdentifier = type
                self.fileExtension = fileExtension
                self.name = name
            }

            convenience init(string: String) { self.init(Data(string.utf8), "public.plain-text", "txt") }
            convenience init(data: Data) { self.init(data, "public.data", "data") }
            convenience init(data: Data, uniformTypeIdentifier: String) {
                let last = uniformTypeIdentifier.split(separator: ".").last.map(String.init) ?? "data"
                self.init(data, uniformTypeIdentifier, last)
            }
            convenience init(
                uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
            ) {
                let url = URL(fileURLWithPath: name ?? "attachment.data")
                let type = uniformTypeIdentifier ?? "public.data"
                self.init(payload, type, url.pathExtension, name: url.deletingPathExtension().lastPathComponent)
                self.userInfo = userInfo
            }
            convenience init(image: UIImage) { self.init(image.pngData(), "public.png", "png") }
            convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
            convenience init(plistObject: Any) {
                let data = try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
                self.init(data, "com.apple.property-list", "plist")
            }
            convenience init(contentsOfFile url: URL) {
                self.init(
                    try? Data(contentsOf: url), "public.data", url.pathExtension,
                    name: url.deletingPathExtension().lastPathComponent)
            }

            /// The file; nil when nobody asked for attachments, or there is nothing to write.
            fileprivate func write(for test: String) -> URL? {
                guard let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_ATTACHMENTS"], let content
                else { return nil }
                let place = URL(fileURLWithPath: folder).appendingPathComponent(Self.fileName(test))
                var url = place.appendingPathComponent(Self.fileName(name ?? "Attachment") + "." + fileExtension)
                var count = 2
                while FileManager.default.fileExists(atPath: url.path) {
                    url = place.appendingPathComponent(Self.fileName(name ?? "Attachment") + " \(count)." + fileExtension)
                    count += 1
                }
                do {
                    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                    try content.write(to: url)
                } catch {
                    print("attachment '\(name ?? "")' not written: \(error.localizedDescription)")
                    return nil
                }
                return url
            }

            private static func fileName(_ text: String) -> String {
                String(text.map { "/\\:*?\"<>|\n".contains($0) ? "-" : $0 })
            }
        }

        /// A named part of a test.
        protocol XCTActivity {
            var name: String { get }
            func add(_ attachment: XCTAttachment)
        }

        enum XCTContext {
            private struct Activity: XCTActivity {
                let name: String
                func add(_ attachment: XCTAttachment) {
                    // Activities know no test; the file lies under the activity's name.
                    _ = attachment.write(for: name)
                }
            }

            @discardableResult
            static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
                try block(Activity(name: name))
            }
        }

        extension XCTestCase {
            /// Attachments that are only for failures go when the test has passed.
            func add(_ attachment: XCTAttachment) {
                guard let url = attachment.write(for: name), attachment.lifetime == .deleteOnSuccess else { return }
                addTeardownBlock { [unowned self] in
                    if testRun?.hasSucceeded != false { try? FileManager.default.removeItem(at: url) }
                }
            }

            /// Ten runs, reported as XCTest does. In place of the open-source XCTest's, which fails a test whose times
            /// scatter by more than a tenth: Xcode compares with a baseline, and a project on Linux has none.
            func measure(file: StaticString = #file, line: Int = #line, block: () -> Void) {
                let clock = ContinuousClock()
                let values = (0..<10).map { _ -> Double in
                    let time = clock.measure(block).components
                    return Double(time.seconds) + Double(time.attoseconds) * 1e-18
                }
                let mean = values.reduce(0, +) / 10
                let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 10
                let scatter = mean > 0 ? variance.squareRoot() / mean * 100 : 0
                func text(_ value: Double) -> String { String(format: "%.6f", value) }
                print(
                    "\(file):\(line): Test Case '\(name)' measured [Time, seconds] average: \(String(format: "%.3f", mean)), "
                        + "relative standard deviation: \(String(format: "%.3f", scatter))%, "
                        + "values: [\(values.map(text).joined(separator: ", "))]")
            }

            func measure(metrics: [any XCTMetric], block: () -> Void) { measure(block: block) }
            func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) { measure(block: block) }
            func measure(options: XCTMeasureOptions, block: () -> Void) { measure(block: block) }

            func record(_ issue: XCTIssue) {
                recordFailure(
                    withDescription: issue.compactDescription, inFile: issue.sourceCodeContext.location?.file ?? "",
                    atLine: issue.sourceCodeContext.location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
                for attachment in issue.attachments { add(attachment) }
            }

            @discardableResult
            func keyValueObservingExpectation(
                for object: Any, keyPath: String, expectedValue: Any? = nil
            ) -> XCTestExpectation {
                expectation(for: XCTKVOExpectation.predicate(keyPath, expectedValue, object), evaluatedWith: nil)
            }
        }

        final class XCTKVOExpectation: XCTNSPredicateExpectation {
            let keyPath: String

            init(keyPath: String, object: Any, expectedValue: Any? = nil) {
                self.keyPath = keyPath
                super.init(predicate: Self.predicate(keyPath, expectedValue, object), object: nil)
            }

            /// Without a value to expect, any change counts.
            fileprivate static func predicate(_ keyPath: String, _ expected: Any?, _ object: Any) -> NSPredicate {
                func value() -> NSObject? { (object as? __ObjCObject)?.value(forKeyPath: keyPath) as? NSObject }
                let first = value()
                return NSPredicate { _, _ in
                    if let expected = expected as? NSObject { return value() == expected }
                    return value() != first
                }
            }
        }

        protocol XCTMetric {}
        final class XCTClockMetric: XCTMetric { init() {} }
        final class XCTCPUMetric: XCTMetric {
            init() {}
            init(limitingToCurrentThread: Bool) {}
        }
        final class XCTMemoryMetric: XCTMetric { init() {} }
        final class XCTStorageMetric: XCTMetric { init() {} }
        final class XCTMeasureOptions {
            static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
            var iterationCount = 5
        }

        struct XCTSourceCodeLocation {
            var file: String
            var lineNumber: Int
            init(filePath: String, lineNumber: Int) { (file, self.lineNumber) = (filePath, lineNumber) }
        }
        struct XCTSourceCodeContext {
            var location: XCTSourceCodeLocation?
            init(location: XCTSourceCodeLocation? = nil) { self.location = location }
        }
        struct XCTIssue {
            enum IssueType: Int {
                case assertionFailure = 0, thrownError, uncaughtException, performanceRegression, system
                case unmatchedExpectedFailure
            }
            var type: IssueType
            var compactDescription: String
            var detailedDescription: String?
            var sourceCodeContext: XCTSourceCodeContext
            var associatedError: (any Error)?
            var attachments: [XCTAttachment]

            init(
                type: IssueType, compactDescription: String, detailedDescription: String? = nil,
                sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
                attachments: [XCTAttachment] = []
            ) {
                self.type = type
                self.compactDescription = compactDescription
                self.detailedDescription = detailedDescription
                self.sourceCodeContext = sourceCodeContext
                self.associatedError = associatedError
                self.attachments = attachments
            }
        }

        """#
}
