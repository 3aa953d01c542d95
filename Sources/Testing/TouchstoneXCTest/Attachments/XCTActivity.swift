// SPDX-License-Identifier: MIT

/// A named part of a test.
public protocol XCTActivity: NSObjectProtocol {
    var name: String { get }
    func add(_ attachment: XCTAttachment)
}

/// Groups what a test does under names.
open class XCTContext: __ObjCObject {
    private final class Activity: __ObjCObject, XCTActivity {
        let name: String

        init(_ name: String) {
            self.name = name
            super.init()
        }

        /// Attachments belong to the test, as in Xcode's report; outside of tests to the activity.
        func add(_ attachment: XCTAttachment) {
            if let test = CurrentTest.value { test.add(attachment) } else { _ = attachment.write(for: name) }
        }
    }

    @discardableResult
    @preconcurrency @MainActor
    public static func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name))
    }

    @discardableResult
    @preconcurrency @MainActor
    public static func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) async throws -> Result
    ) async rethrows -> Result {
        try await block(Activity(name))
    }
}
