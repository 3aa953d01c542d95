// SPDX-License-Identifier: MIT

/// Makes XCTest's classes known by their names, before the app is launched: code asks for `XCTestCase` to see whether it is
/// tested. Apps that are not have none, though the library lies beside them. Called as the function below.
public func __xctestIsHere() { __objcRegisterFramework("TouchstoneXCTest", bundle: "com.apple.XCTest") }

/// Runs the tests of a module and ends the program: with code 0 when all succeeded, else 1. Called by the source that
/// `touchstone test` generates, once the app has launched.
///
/// - Parameter isWanted: whether `Class/method` is to run.
public func __xctestMain(module: String, classes: [__XCTestClass], isWanted: @escaping (String) -> Bool) -> Never {
    XCTestCaseRun.answerByName()
    TestRegistry.add(classes)
    TestRegistry.isWanted = isWanted
    TestRegistry.module = module
    if let names = listedTests { TestRegistry.order(by: names) }
    XCTestObservationCenter.shared.addTestObserver(ConsoleReporter.shared)
    let place = TestRegistry.entries.first.map { Bundle(for: $0.type) } ?? Bundle.main
    let principal = principalObject(of: place)
    let all = XCTestSuite(name: "All tests")
    let bundle = XCTestSuite(name: "\(module).xctest")
    all.addTest(bundle)
    for entry in TestRegistry.entries {
        let suite = entry.type.defaultTestSuite
        suite.keepWanted()
        if suite.testCaseCount > 0 { bundle.addTest(suite) }
    }
    if let file = ProcessInfo.processInfo.environment["TOUCHSTONE_TEST_LIST"] { list(bundle, in: file) }
    XCTestObservationCenter.shared.tell { $0.testBundleWillStart(place) }
    let end: () -> Never = {
        XCTestObservationCenter.shared.tell { $0.testBundleDidFinish(place) }
        UITestEvidence.testsEnded()
        withExtendedLifetime(principal) {}
        fflush(nil)
        exit(all.testRun?.hasSucceeded == true ? 0 : 1)
    }
    SuiteProgress.end = end
    all.run()
    end()
}

/// An object of the class that the tests' Info.plist names: there projects register observers and prepare all tests.
private func principalObject(of bundle: Bundle) -> AnyObject? {
    guard let name = bundle.object(forInfoDictionaryKey: "NSPrincipalClass") as? String, !name.isEmpty else {
        return nil
    }
    guard let type = __NSClassFromString(name) else {
        ConsoleReporter.say("the tests' Info.plist names the class '\(name)', which is not there")
        return nil
    }
    return objcNew(type)
}

/// Writes which tests there are, for those that classes make while the program runs, and ends it.
private func list(_ suite: XCTestSuite, in file: String) -> Never {
    do {
        try TestRegistry.names(in: suite).joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
        ConsoleReporter.say("touchstone: the tests cannot be listed: \(error.localizedDescription)")
        exit(1)
    }
    exit(0)
}

/// The tests that alone run, in their order; nil: all.
private var listedTests: [String]? {
    guard let file = ProcessInfo.processInfo.environment["TOUCHSTONE_TEST_ONLY"] else { return nil }
    do {
        return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
    } catch {
        ConsoleReporter.say("touchstone: the list of tests cannot be read: \(error.localizedDescription)")
        return nil
    }
}
