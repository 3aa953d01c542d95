// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// Which tests run, by the rules of `xcodebuild`'s manual page, and how they are divided.
struct TestSelectionTests {
    @Test func namesCoverWhatLiesBelowThem() {
        let selection = TestSelection(only: ["App/Login"], skipped: ["App/Login/testSlow()"])
        #expect(selection.mayInclude(target: "App"))
        #expect(!selection.mayInclude(target: "Other"))
        #expect(selection.includes(target: "App", test: "Login/testFast"))
        #expect(!selection.includes(target: "App", test: "Login/testSlow"))
        #expect(!selection.includes(target: "App", test: "LoginMore/testFast"))
        #expect(TestSelection().includes(target: "Any", test: "A/testB"))
        #expect(!TestSelection(skipped: ["App"]).mayInclude(target: "App"))
    }

    @Test func shardsAreWritten() {
        #expect(TestSelection.Shard("2/8")?.index == 1)
        for wrong in ["", "0/3", "4/3", "1", "a/b", "1/0"] { #expect(TestSelection.Shard(wrong) == nil) }
    }

    @Test(arguments: [1, 2, 3, 8, 40]) func shardsAreAPartition(count: Int) {
        let tests = (0..<37).map { "C\($0 % 5)/test\($0)" }
        let seconds = Dictionary(uniqueKeysWithValues: tests.enumerated().map { ($1, Double($0 * 7919 % 31)) })
        let parts = (1...count).compactMap { TestSelection.Shard("\($0)/\(count)") }.map {
            TestSelection.part($0, of: tests, seconds: seconds)
        }
        #expect(parts.flatMap { $0 }.sorted() == tests.sorted())
        let shuffled = TestSelection.part(.init("1/\(count)")!, of: tests.reversed(), seconds: seconds)
        #expect(Set(shuffled) == Set(parts[0]))
    }

    /// Graham's bound: longest first is within 4/3 of the best division.
    @Test func shardsTakeAboutAsLong() {
        let tests = (0..<60).map { "C/test\($0)" }
        let seconds = Dictionary(uniqueKeysWithValues: tests.enumerated().map { ($1, Double(1 + $0 * 7919 % 13)) })
        let loads = TestSelection.divide(tests, into: 4, seconds: seconds).map {
            $0.reduce(0) { $0 + (seconds[$1] ?? 0) }
        }
        let total = loads.reduce(0, +)
        #expect((loads.max() ?? 0) <= total / 4 * 4 / 3)
    }
}

/// JUnit as Jenkins' schema and GitLab's documentation have it.
struct XUnitReportTests {
    @Test func failuresHaveTheirPlaces() throws {
        let scratch = try Scratch()
        let file = try scratch.file("r.xml", "")
        var failed = TestRun.Case(
            className: "A", name: "testX", seconds: 0.5,
            outcome: .failed(["/a.swift:3: error: -[M.A testX] : <no> & \"so\""]))
        (failed.target, failed.file, failed.line) = ("AppTests", "/a.swift", 3)
        var skipped = TestRun.Case(className: "A", name: "testY", seconds: 0, outcome: .skipped)
        (skipped.target, skipped.reason) = ("AppTests", "needs a camera")
        try XUnitReport.write([failed, skipped], suite: "App", to: file)
        let text = try file.readText()
        #expect(
            text.contains(
                #"<testcase classname="AppTests.A" name="testX" time="0.5" file="/a.swift" line="3"><failure"#))
        #expect(text.contains(#"<skipped message="needs a camera"/>"#))
        let read = try XUnitReport.read(file)
        #expect(read.map(\.identifier) == ["AppTests/A/testX", "AppTests/A/testY"])
        #expect(read.first?.messages == ["/a.swift:3: error: -[M.A testX] : <no> & \"so\""])
    }

    @Test func whatIsNotBuiltIsAnError() throws {
        let scratch = try Scratch()
        let file = try scratch.file("r.xml", "")
        try XUnitReport.write(
            [], errors: [.init(target: "AppTests", message: "a.swift:1: error", output: "all")], suite: "App", to: file)
        let text = try file.readText()
        #expect(text.contains(#"<testsuite name="AppTests" tests="1" failures="0" errors="1""#))
        #expect(try XUnitReport.read(file).allSatisfy(\.isFailure))
    }
}

/// As `xcodebuild` ends its output; the form is what fastlane's and other tools' expressions ask for.
struct FailureListTests {
    private func failed(_ target: String, _ className: String, _ name: String) -> TestRun.Case {
        var test = TestRun.Case(className: className, name: name, seconds: 0, outcome: .failed(["no"]))
        test.target = target
        return test
    }

    @Test func targetsHaveTheirFailures() {
        let passed = TestRun.Case(className: "A", name: "testGood", seconds: 0, outcome: .passed)
        let text = FailureList.text(of: [
            failed("AppTests", "A", "testX"), passed, failed("AppTests", "A", "testX"),
            failed("AppTests", "AppTests.Suite/Inner", "works(_:)"), failed("AppTests", "AppTests", "free()"),
            failed("AppUITests", "B", "testY"),
        ])
        #expect(
            text == """
                Failing tests:
                \tAppTests:
                \t\tA.testX()
                \t\tSuite.Inner.works(_:)
                \t\tfree()
                \tAppUITests:
                \t\tB.testY()
                """)
    }
}

/// The keys are those that Xcode writes into an `.xctestplan`.
struct TestPlanTests {
    @Test func configurationsInheritTheDefaults() throws {
        let scratch = try Scratch()
        let file = try scratch.file(
            "All.xctestplan",
            """
            {"configurations": [
              {"id": "1", "name": "German", "options": {"language": "de", "region": "DE",
                "environmentVariableEntries": [{"key": "MODE", "value": "x"}]}},
              {"id": "2", "name": "Random", "options": {"testExecutionOrdering": "random"}},
              {"id": "3", "name": "Off", "enabled": false, "options": {}}],
             "defaultOptions": {"testRepetitionMode": "retryOnFailure", "maximumTestRepetitions": 5,
               "testTimeoutsEnabled": true, "defaultTestExecutionTimeAllowance": 60,
               "commandLineArgumentEntries": [{"argument": "-fast"}]},
             "testTargets": [{"parallelizable": true, "skippedTests": ["A/testB()"],
               "target": {"containerPath": "container:A.xcodeproj", "identifier": "1", "name": "ATests"}}],
             "version": 1}
            """)
        var scheme = Scheme(name: "A")
        try scheme.use(plan: file)
        #expect(scheme.configurations.map(\.name) == ["German", "Random"])
        #expect(scheme.configurations.map(\.language) == ["de", nil])
        #expect(scheme.configurations.map(\.isRandom) == [false, true])
        #expect(scheme.configurations.allSatisfy { $0.retries == 4 && $0.timeout == 60 && $0.arguments == ["-fast"] })
        #expect(scheme.configurations.first?.environment == ["MODE": "x"])
        #expect(scheme.tests.map(\.isParallel) == [true])
        #expect(scheme.tests.first?.skipped == ["A/testB()"])
    }

    @Test func anotherPlanComesInPlaceOfTheFirst() throws {
        let scratch = try Scratch()
        let first = try scratch.file(
            "First.xctestplan",
            """
            {"defaultOptions": {"language": "fr", "commandLineArgumentEntries": [{"argument": "-first"}],
               "environmentVariableEntries": [{"key": "FIRST", "value": "1"}]},
             "testTargets": [{"target": {"name": "FirstTests"}}]}
            """)
        let second = try scratch.file(
            "Second.xctestplan", #"{"defaultOptions": {"commandLineArgumentEntries": [{"argument": "-second"}]}}"#)
        var scheme = Scheme(name: "A")
        (scheme.testArguments, scheme.testRegion) = (["-own"], "CA")
        scheme.tests = [Scheme.Tests(target: "OwnTests")]
        try scheme.use(plan: first)
        try scheme.use(plan: second)
        #expect(scheme.testArguments == ["-own", "-second"])
        #expect(scheme.testEnvironment == [:])
        #expect(scheme.testLanguage == nil && scheme.testRegion == "CA")
        #expect(scheme.tests.map(\.target) == ["OwnTests"])
    }
}
