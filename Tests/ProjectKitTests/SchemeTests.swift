// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Schemes and test plans as Xcode writes them.
struct SchemeTests {
    private static let scheme = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version="1.7">
          <TestAction buildConfiguration="Testing" shouldUseLaunchSchemeArgsEnv="YES">
            <Testables>
              <TestableReference skipped="NO">
                <BuildableReference BlueprintName="AppTests"/>
                <SkippedTests><Test Identifier="SlowTests"/><Test Identifier="FastTests/testFlaky()"/></SkippedTests>
              </TestableReference>
              <TestableReference skipped="YES"><BuildableReference BlueprintName="OldTests"/></TestableReference>
            </Testables>
          </TestAction>
          <LaunchAction buildConfiguration="Release" language="de" region="AT">
            <BuildableProductRunnable><BuildableReference BlueprintName="App"/></BuildableProductRunnable>
            <CommandLineArguments>
              <CommandLineArgument argument="-level 3" isEnabled="YES"/>
              <CommandLineArgument argument="-off" isEnabled="NO"/>
            </CommandLineArguments>
            <EnvironmentVariables>
              <EnvironmentVariable key="SERVER" value="$(HOST)" isEnabled="YES"/>
              <EnvironmentVariable key="OFF" value="1" isEnabled="NO"/>
            </EnvironmentVariables>
          </LaunchAction>
        </Scheme>
        """

    @Test func schemesSayHowAppsRunAndWhichTestsCount() throws {
        let scratch = try Scratch()
        try scratch.file("P.xcodeproj/xcshareddata/xcschemes/App.xcscheme", Self.scheme)
        let scheme = try #require(try Scheme.all(of: scratch.folder / "P.xcodeproj").first)
        #expect(scheme.name == "App")
        #expect(scheme.application == "App")
        #expect(scheme.runConfiguration == "Release")
        #expect(scheme.arguments == ["-level", "3"])
        #expect(scheme.environment == ["SERVER": "$(HOST)"])
        #expect(Scheme.locale(language: scheme.language, region: scheme.region) == "de_AT")
        #expect(scheme.testArguments == scheme.arguments)
        #expect(scheme.tests.map(\.target) == ["AppTests", "OldTests"])
        #expect(scheme.tests.map(\.isSkipped) == [false, true])
        #expect(scheme.tests.first?.skipped == ["SlowTests", "FastTests/testFlaky()"])
    }

    @Test("LO35, LO38: a scheme names the track at which its app starts, and may have no simulated positions")
    func schemesSayWhereAppsAre() throws {
        let scratch = try Scratch()
        let track = try scratch.file("Tracks/Walk.gpx", "<gpx/>")
        try scratch.file(
            "P.xcodeproj/xcshareddata/xcschemes/A.xcscheme",
            """
            <Scheme><LaunchAction allowLocationSimulation="NO">
              <LocationScenarioReference identifier="../Tracks/Walk.gpx" referenceType="0"/>
            </LaunchAction></Scheme>
            """)
        try scratch.file(
            "P.xcodeproj/xcshareddata/xcschemes/B.xcscheme",
            """
            <Scheme><LaunchAction allowLocationSimulation="YES">
              <LocationScenarioReference identifier="London, England" referenceType="1"/>
            </LaunchAction></Scheme>
            """)
        let schemes = try Scheme.all(of: scratch.folder / "P.xcodeproj").sorted { $0.name < $1.name }
        #expect(schemes.map(\.location?.string) == [track.string, nil])
        #expect(schemes.map { $0.environment["TOUCHSTONE_LOCATION_SIMULATION"] } == ["NO", nil])
    }

    /// As in Xcode, which has a scheme for each app and library though no file says so.
    @Test func schemesAreMadeForTargetsWithoutOne() throws {
        func target(_ name: String, _ kind: Target.Kind, host: String? = nil, needs: [String] = []) -> Target {
            var target = Target(
                name: name, kind: kind, moduleName: name, productName: name, settings: ResolvedSettings(layers: []))
            (target.testHost, target.dependencies) = (host, needs)
            return target
        }
        var project = Project(
            name: "P", root: Path("/p"),
            targets: [
                target("App", .application), target("Kit", .framework), target("AppTests", .unitTests, host: "App"),
                target("AppUITests", .uiTests, host: "App"), target("KitTests", .unitTests, needs: ["Kit"]),
            ])
        let app = try project.scheme(named: "App")
        #expect(app?.application == "App")
        #expect(app?.tests.map(\.target) == ["AppTests", "AppUITests"])
        let kit = try project.scheme(named: "Kit")
        #expect(kit?.application == nil)
        #expect(kit?.tests.map(\.target) == ["KitTests"])
        let refusal = failure { _ = try project.scheme(named: "P-Package") }
        #expect(refusal?.description.contains("it has: App, Kit") == true)
        project.file = Path("/p/Package.swift")
        #expect(try project.scheme(named: "P-Package")?.tests.count == 3)
    }

    @Test func testPlansReplaceTheListsOfTheScheme() throws {
        let scratch = try Scratch()
        try scratch.file(
            "All.xctestplan",
            """
            {"defaultOptions": {"commandLineArgumentEntries": [{"argument": "-fast"}],
               "environmentVariableEntries": [{"key": "A", "value": "1"}, {"key": "B", "enabled": false}], "language": "fr"},
             "testTargets": [{"skippedTests": ["X/testY()"], "target": {"name": "AppTests"}},
               {"enabled": false, "target": {"name": "OldTests"}}, {"selectedTests": ["Z"], "target": {"name": "More"}}]}
            """)
        try scratch.file(
            "P.xcodeproj/xcshareddata/xcschemes/S.xcscheme",
            """
            <Scheme><TestAction><TestPlans>
              <TestPlanReference reference="container:Other.xctestplan"/>
              <TestPlanReference reference="container:All.xctestplan" default="YES"/>
            </TestPlans></TestAction></Scheme>
            """)
        let scheme = try #require(try Scheme.all(of: scratch.folder / "P.xcodeproj").first)
        #expect(scheme.tests.map(\.target) == ["AppTests", "OldTests", "More"])
        #expect(scheme.tests.map(\.isSkipped) == [false, true, false])
        #expect(scheme.tests.last?.selected == ["Z"])
        #expect(scheme.testArguments == ["-fast"])
        #expect(scheme.testEnvironment == ["A": "1"])
        #expect(scheme.testLanguage == "fr")
    }

    /// A plan that is not there would have run all tests.
    @Test func aPlanIsFoundWithoutItsScheme() throws {
        let scratch = try Scratch()
        try scratch.file("Quick.xctestplan", "{\"testTargets\": [{\"target\": {\"name\": \"FastTests\"}}]}")
        try scratch.file(
            "P.xcodeproj/xcshareddata/xcschemes/S.xcscheme",
            """
            <Scheme><TestAction><TestPlans>
              <TestPlanReference reference="container:Quick.xctestplan"/>
            </TestPlans></TestAction></Scheme>
            """)
        var project = Project(name: "P", root: scratch.folder, targets: [])
        project.schemes = try Scheme.all(of: scratch.folder / "P.xcodeproj")
        #expect(try project.scheme(named: nil, plan: "Quick")?.tests.map(\.target) == ["FastTests"])
        #expect(try project.scheme(named: nil, plan: nil)?.name == nil)
        let refusal = failure { _ = try project.scheme(named: nil, plan: "Slow") }
        #expect(refusal?.code == .usage)
        #expect(refusal?.description == "touchstone: no scheme of P has a test plan 'Slow'; there are Quick")
    }

    @Test func brokenSchemesNameTheirLine() throws {
        let scratch = try Scratch()
        let file = try scratch.file(
            "P.xcodeproj/xcshareddata/xcschemes/S.xcscheme", "<Scheme>\n<LaunchAction>\n</Scheme>")
        let found = failure { _ = try Scheme.all(of: scratch.folder / "P.xcodeproj") }
        #expect(found?.location?.file == file)
        #expect(found?.code == .build)
    }
}
