// SPDX-License-Identifier: MIT
import Foundation

/// What Xcode does with a project's targets: which app it runs and how, which tests count.
package struct Scheme: Sendable {
    /// Tests of one target, as a scheme or a test plan lists them.
    package struct Tests: Sendable {
        /// The target's name.
        package var target: String
        /// Listed, and switched off.
        package var isSkipped = false
        /// Classes and methods (`Class/method()`) that do not run.
        package var skipped: [String] = []
        /// Classes and methods that alone run; nil: all.
        package var selected: [String]?
        /// Whether its classes may run in several processes at once.
        package var isParallel = false
    }

    /// The file's, without its extension.
    package var name: String
    /// The app target that Run starts; nil: the scheme starts none.
    package var application: String?
    /// Name of a build configuration; nil: the scheme names none.
    package var runConfiguration: String?
    /// Name of a build configuration; nil: the scheme names none.
    package var testConfiguration: String?
    /// Those that are switched on, in order.
    package var arguments: [String] = []
    /// Those that are switched on.
    package var environment: [String: String] = [:]
    /// A GPX file; nil: the scheme names none.
    package var location: Path?
    /// As in `de`; nil: the system's.
    package var language: String?
    /// As in `DE`; nil: the system's.
    package var region: String?
    /// Of the scheme, or of the default plan in their place.
    package var tests: [Tests] = []
    /// The app's own where the scheme says so; the default plan's are added.
    package var testArguments: [String] = []
    /// The app's own where the scheme says so; the default plan's are added.
    package var testEnvironment: [String: String] = [:]
    /// As in `de`; nil: the system's.
    package var testLanguage: String?
    /// As in `DE`; nil: the system's.
    package var testRegion: String?
    /// The test plans that the scheme refers to, the default one first.
    package var plans: [Path] = []
    /// How all tests run, once each; empty: once, as the scheme says.
    package var configurations: [TestConfiguration] = []
    /// What the scheme says without a plan; nil: none is used.
    var ownTesting: Testing?

    /// Runs and tests nothing.
    package init(name: String) { self.name = name }

    /// What the language and region choices are called on the command line; nil: nothing is chosen.
    package static func locale(language: String?, region: String?) -> String? {
        switch (language, region) {
        case (let language?, let region?): "\(language)_\(region)"
        case (let language?, nil): language
        case (nil, let region?): "en_\(region)"
        case (nil, nil): nil
        }
    }

    /// The schemes of a project or workspace by name: shared ones, then those of users.
    static func all(of container: Path) throws -> [Scheme] {
        let users = (container / "xcuserdata").children.map { $0 / "xcschemes" }
        let folders = [container / "xcshareddata/xcschemes"] + users
        let files = folders.flatMap(\.children).filter { $0.pathExtension == "xcscheme" }
        return try files.map { try SchemeReader(file: $0, folder: container.parent).scheme() }
    }
}

/// Reads an `.xcscheme`.
private struct SchemeReader {
    let file: Path
    /// What `container:` in references means.
    let folder: Path

    func scheme() throws -> Scheme {
        let root = try ProjectXML.parse(file)
        guard root.name == "Scheme" else {
            throw Failure.build("a scheme starts with <Scheme>, not <\(root.name)>", file: file, line: root.line)
        }
        var scheme = Scheme(name: file.stem)
        if let launch = root.first("LaunchAction") {
            let runnable = launch.first("BuildableProductRunnable") ?? launch.first("MacroExpansion")
            scheme.application = runnable?.first("BuildableReference")?["BlueprintName"]
            scheme.runConfiguration = launch["buildConfiguration"]
            scheme.language = launch["language"]
            scheme.region = launch["region"]
            scheme.arguments = arguments(of: launch)
            scheme.environment = environment(of: launch)
            // What Core Location reads.
            if launch["allowLocationSimulation"] == "NO" { scheme.environment["TOUCHSTONE_LOCATION_SIMULATION"] = "NO" }
            scheme.location = location(of: launch)
        }
        if let test = root.first("TestAction") {
            scheme.testConfiguration = test["buildConfiguration"]
            scheme.testLanguage = test["language"]
            scheme.testRegion = test["region"]
            let inherits = test["shouldUseLaunchSchemeArgsEnv"] == "YES"
            scheme.testArguments = inherits ? scheme.arguments : arguments(of: test)
            scheme.testEnvironment = inherits ? scheme.environment : environment(of: test)
            scheme.tests = test.first("Testables")?.children.compactMap(tests) ?? []
            try addPlan(of: test, to: &scheme)
        }
        return scheme
    }

    private func arguments(of action: ResourceNode) -> [String] {
        (action.first("CommandLineArguments")?.children ?? []).filter { $0["isEnabled"] != "NO" }.flatMap {
            // One line of the scheme editor may hold several words.
            ResolvedSettings.words($0["argument"] ?? "")
        }
    }

    /// The GPX file that the app starts at; nil without one, and for places that Xcode has built in.
    private func location(of action: ResourceNode) -> Path? {
        guard let reference = action.first("LocationScenarioReference"), reference["referenceType"] == "0",
            let name = reference["identifier"]
        else { return nil }
        // From inside the project's bundle.
        let path = name.hasPrefix("../") ? String(name.dropFirst(3)) : name
        let track = Path.absolute(path, from: folder)
        return track.exists ? track : nil
    }

    private func environment(of action: ResourceNode) -> [String: String] {
        let entries = (action.first("EnvironmentVariables")?.children ?? []).filter { $0["isEnabled"] != "NO" }
        return Dictionary(entries.map { ($0["key"] ?? "", $0["value"] ?? "") }) { $1 }.filter { !$0.key.isEmpty }
    }

    private func tests(of testable: ResourceNode) -> Scheme.Tests? {
        guard let name = testable.first("BuildableReference")?["BlueprintName"] else { return nil }
        var tests = Scheme.Tests(target: name)
        tests.isSkipped = testable["skipped"] == "YES"
        tests.skipped = testable.first("SkippedTests")?.children.compactMap { $0["Identifier"] } ?? []
        tests.isParallel = testable["parallelizable"] == "YES"
        if testable["useTestSelectionWhitelist"] == "YES" {
            tests.selected = testable.first("SelectedTests")?.children.compactMap { $0["Identifier"] } ?? []
        }
        return tests
    }

    // MARK: Test plans

    private func addPlan(of test: ResourceNode, to scheme: inout Scheme) throws {
        let references = test.first("TestPlans")?.children ?? []
        let sorted = references.filter { $0["default"] == "YES" } + references.filter { $0["default"] != "YES" }
        scheme.plans = sorted.compactMap { reference in
            guard let name = reference["reference"], name.hasPrefix("container:") else { return nil }
            let plan = Path.absolute(String(name.dropFirst("container:".count)), from: folder)
            return plan.exists ? plan : nil
        }
        if let first = scheme.plans.first { try scheme.use(plan: first) }
    }
}

extension ResourceNode {
    func first(_ name: String) -> ResourceNode? { children.first { $0.name == name } }
}
