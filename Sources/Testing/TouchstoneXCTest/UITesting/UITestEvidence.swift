// SPDX-License-Identifier: MIT

/// What a failing UI test leaves besides its message: the screen, the elements on it, and what the test has done.
///
/// XCTest runs its tests on the main thread, from functions that are no one's actor.
enum UITestEvidence {
    static func testBegins() {
        guard UITestSession.isUITest else { return }
        MainActor.assumeIsolated {
            UITestSession.shared.testBegins()
            Interruptions.removeAll()
        }
    }

    /// At the first failure of a test; what follows is as a rule its consequence.
    static func collect(for test: XCTestCase) {
        guard UITestSession.isUITest, test.testRun?.totalFailureCount == 0, Thread.isMainThread else { return }
        // Does not leave the thread, which is the main one.
        nonisolated(unsafe) let test = test
        MainActor.assumeIsolated {
            for attachment in attachments { test.add(attachment) }
        }
    }

    @MainActor
    private static var attachments: [XCTAttachment] {
        let session = UITestSession.shared
        let steps = XCTAttachment(string: session.steps.joined(separator: "\n"))
        steps.name = "Steps"
        guard let app = session.front, app.isAlive else { return [steps] }
        let picture = XCTAttachment(data: app.ask(.picture)?.bytes ?? Data(), uniformTypeIdentifier: "public.png")
        picture.name = "Screenshot"
        let elements = app.snapshot().map { ElementDescription.subtree(of: $0, indent: 0) } ?? ""
        let tree = XCTAttachment(string: elements)
        tree.name = "App UI hierarchy"
        return [picture, tree, steps]
    }

    static func testsEnded() {
        guard UITestSession.isUITest else { return }
        MainActor.assumeIsolated { UITestSession.shared.endAll() }
    }
}
