// SPDX-License-Identifier: MIT

/// The apps that a UI test has started, and what is true of all of them.
@MainActor
final class UITestSession {
    static let shared = UITestSession()

    /// By bundle identifier.
    private var processes: [String: AppUnderTest] = [:]
    /// The app that was launched or activated last; gestures of the device go there.
    private(set) var front: AppUnderTest?
    /// What all launches together have computed: their time on any machine that does nothing else.
    var launchSeconds = 0.0
    /// What the test has done with elements, for its report.
    private(set) var steps: [String] = []

    nonisolated static var isUITest: Bool { UITestConfiguration.current != nil }

    // MARK: Processes

    func process(of identifier: String) -> AppUnderTest? { processes[identifier] }

    /// Starts the app anew; one that runs is ended first.
    func launch(_ identifier: String, arguments: [String], environment: [String: String]) -> AppUnderTest? {
        processes[identifier]?.end()
        guard let description = UITestConfiguration.current?.apps[identifier] else { return nil }
        do {
            let process = try AppUnderTest(
                identifier, description, arguments: arguments, environment: environment)
            processes[identifier] = process
            front = process
            return process
        } catch {
            fail("Failed to launch \(identifier): \(error)")
            return nil
        }
    }

    func bringToFront(_ process: AppUnderTest) {
        guard front !== process else { return }
        front = process
    }

    /// Ends all apps, as the end of the tests does.
    func endAll() {
        for process in processes.values { process.end() }
        processes = [:]
        front = nil
    }

    // MARK: Steps

    /// Notes what the test does, in Xcode's words.
    func note(_ step: String) {
        let line = String(format: "    t = %8.2fs %@", Date().timeIntervalSince(start), step)
        steps.append(line)
        ConsoleReporter.say(line)
    }

    private var start = Date()

    func testBegins() {
        steps = []
        start = Date()
    }

    // MARK: Elements

    /// Where a touch reaches the element; nil: nowhere.
    func hitPoint(of node: ElementNode, revealing reveals: Bool = false) -> CGPoint? {
        guard let process = front else { return nil }
        guard let reply = process.ask(.hitPoint(id: node.element.id, reveals: reveals))?.reply,
            reply.flag == true, let x = reply.x, let y = reply.y
        else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Records a failure where the test has called.
    func fail(_ description: String) {
        let place = CallSite.current
        let location = place.map { XCTSourceCodeLocation(filePath: $0.file, lineNumber: $0.line) }
        guard let test = CurrentTest.value else {
            ConsoleReporter.say("\(location?.description ?? "<unknown>:0"): error: \(description)")
            return
        }
        test.record(
            XCTIssue(
                type: .system, compactDescription: description,
                sourceCodeContext: XCTSourceCodeContext(location: location)))
    }
}
