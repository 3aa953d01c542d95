// SPDX-License-Identifier: MIT

/// What Apple's XCTest has and the toolchain's on Linux has not: attachments, activities, metrics, issues and key-value
/// expectations. Becomes a source of every test module.
enum TestExtras {
    static let source = #"""
        import UIKit
        import XCTest

        /// Something a test leaves behind; a file in the folder that `touchstone test --attachments` names.
        public final class XCTAttachment {
            public enum Lifetime: Int { case keepAlways = 0, deleteOnSuccess = 1 }
            public enum ImageQuality: Int { case original = 0, medium = 1, low = 2 }

            public var name: String?
            public var userInfo: [AnyHashable: Any]?
            public var lifetime = Lifetime.deleteOnSuccess
            public let uniformTypeIdentifier: String
            private let content: Data?
            private let fileExtension: String

            private init(_ content: Data?, _ type: String, _ fileExtension: String, name: String? = nil) {
                self.content = content
                uniformTypeIdentifier = type
                self.fileExtension = fileExtension
                self.name = name
            }

            public convenience init(string: String) { self.init(Data(string.utf8), "public.plain-text", "txt") }
            public convenience init(data: Data) { self.init(data, "public.data", "data") }
            public convenience init(data: Data, uniformTypeIdentifier: String) {
                let last = uniformTypeIdentifier.split(separator: ".").last.map(String.init) ?? "data"
                self.init(data, uniformTypeIdentifier, last)
            }
            public convenience init(
                uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
            ) {
                let url = URL(fileURLWithPath: name ?? "attachment.data")
                let type = uniformTypeIdentifier ?? "public.data"
                self.init(payload, type, url.pathExtension, name: url.deletingPathExtension().lastPathComponent)
                self.userInfo = userInfo
            }
            convenience init(image: UIImage) { self.init(image.pngData(), "public.png", "png") }
            convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
            public convenience init(plistObject: Any) {
                let data = try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
                self.init(data, "com.apple.property-list", "plist")
            }
            public convenience init(contentsOfFile url: URL) {
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
                    if testRun?.totalFailureCount == 0 { try? FileManager.default.removeItem(at: url) }
                }
            }

            func record(_ issue: XCTIssue) {
                recordFailure(
                    withDescription: issue.compactDescription, inFile: issue.sourceCodeContext.location?.file ?? "",
                    atLine: issue.sourceCodeContext.location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
                for attachment in issue.attachments { add(attachment) }
            }

            @discardableResult
            func keyValueObservingExpectation(
                for object: Any, keyPath: String, handler: @escaping (Any, [AnyHashable: Any]) -> Bool
            ) -> XCTestExpectation {
                let observed = object as? NSObject
                let changed = XCTKVOExpectation.predicate(keyPath, nil, object)
                let predicate = NSPredicate { _, _ in
                    guard changed.evaluate(with: nil), let observed else { return false }
                    return handler(observed, [:])
                }
                return expectation(for: predicate, evaluatedWith: nil)
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

        public struct XCTSourceCodeLocation {
            public var file: String
            public var lineNumber: Int
            public init(filePath: String, lineNumber: Int) { (file, self.lineNumber) = (filePath, lineNumber) }
        }
        public struct XCTSourceCodeContext {
            public var location: XCTSourceCodeLocation?
            public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
        }
        public struct XCTIssue {
            public enum IssueType: Int {
                case assertionFailure = 0, thrownError, uncaughtException, performanceRegression, system
                case unmatchedExpectedFailure
            }
            public var type: IssueType
            public var compactDescription: String
            public var detailedDescription: String?
            public var sourceCodeContext: XCTSourceCodeContext
            public var associatedError: (any Error)?
            public var attachments: [XCTAttachment]

            public init(
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
