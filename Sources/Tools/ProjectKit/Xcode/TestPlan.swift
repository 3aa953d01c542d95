// SPDX-License-Identifier: MIT
import Foundation

extension Scheme {
    /// One way in which a test plan runs all of its tests.
    package struct TestConfiguration: Sendable {
        /// Empty for the plan's shared options.
        package var name: String
        /// For the app and the tests, in order.
        package var arguments: [String] = []
        /// For the app and the tests.
        package var environment: [String: String] = [:]
        /// As in `de`; nil: neither plan nor scheme names one.
        package var language: String?
        /// As in `DE`; nil: neither plan nor scheme names one.
        package var region: String?
        /// Whether tests run in an order drawn by chance.
        package var isRandom = false
        /// How often a test that fails runs again.
        package var retries = 0
        /// How often each test runs; more than once also where it passes.
        package var repetitions = 1
        /// Whether repeating ends at the first failure.
        package var stopsAtFailure = false
        /// Seconds that a test may take; nil: no limit.
        package var timeout: Double?
        /// Only where the plan asks for it; Xcode takes absence for yes.
        package var wantsCoverage = false
        /// `address`, `thread`, `undefined`.
        package var sanitizers: [String] = []
    }

    /// Takes over what the plan of that name says in place of the default one.
    package mutating func use(planNamed name: String) throws {
        guard let plan = plans.first(where: { $0.stem == name }) else {
            let known = plans.map(\.stem).joined(separator: ", ")
            throw Failure(
                .usage,
                "touchstone: the scheme '\(self.name)' has no test plan '\(name)'"
                    + (known.isEmpty ? "" : "; it has \(known)"))
        }
        try use(plan: plan)
    }

    /// In place of a plan that was used before: nothing of that one stays.
    mutating func use(plan: Path) throws {
        let own = ownTesting ?? Testing(of: self)
        own.restore(&self)
        ownTesting = own
        try TestPlan(plan).apply(to: &self)
    }

    /// What a plan changes of a scheme, as the scheme itself says it.
    struct Testing: Sendable {
        private let tests: [Tests]
        private let arguments: [String]
        private let environment: [String: String]
        private let language: String?
        private let region: String?

        init(of scheme: Scheme) {
            (tests, arguments, environment) = (scheme.tests, scheme.testArguments, scheme.testEnvironment)
            (language, region) = (scheme.testLanguage, scheme.testRegion)
        }

        func restore(_ scheme: inout Scheme) {
            (scheme.tests, scheme.testArguments, scheme.testEnvironment) = (tests, arguments, environment)
            (scheme.testLanguage, scheme.testRegion) = (language, region)
            scheme.configurations = []
        }
    }
}

/// An `.xctestplan`: JSON with the targets, their tests, and the configurations in which they run.
struct TestPlan {
    private let contents: JSONText.Object

    init(_ file: Path) throws { contents = try JSONText.object(in: file) }

    func apply(to scheme: inout Scheme) throws {
        let targets = contents["testTargets"] as? [[String: Any]] ?? []
        if !targets.isEmpty { scheme.tests = targets.compactMap(tests) }
        let defaults = contents["defaultOptions"] as? [String: Any] ?? [:]
        let shared = configuration(named: "", defaults, scheme)
        scheme.testArguments += shared.arguments
        scheme.testEnvironment.merge(shared.environment) { $1 }
        (scheme.testLanguage, scheme.testRegion) = (shared.language, shared.region)
        let variants = contents["configurations"] as? [[String: Any]] ?? []
        let enabled = variants.filter { $0["enabled"] as? Bool != false }
        scheme.configurations = enabled.map { variant in
            let own = variant["options"] as? [String: Any] ?? [:]
            return configuration(
                named: variant["name"] as? String ?? "", defaults.merging(own) { $1 }, scheme)
        }
        if scheme.configurations.isEmpty { scheme.configurations = [shared] }
    }

    private func tests(_ target: [String: Any]) -> Scheme.Tests? {
        guard let name = (target["target"] as? [String: Any])?["name"] as? String else { return nil }
        var tests = Scheme.Tests(target: name)
        tests.isSkipped = target["enabled"] as? Bool == false
        tests.skipped = target["skippedTests"] as? [String] ?? []
        tests.selected = target["selectedTests"] as? [String]
        tests.isParallel = target["parallelizable"] as? Bool == true
        return tests
    }

    private func configuration(
        named name: String, _ options: [String: Any], _ scheme: Scheme
    ) -> Scheme.TestConfiguration {
        var result = Scheme.TestConfiguration(name: name)
        let arguments = options["commandLineArgumentEntries"] as? [[String: Any]] ?? []
        result.arguments = arguments.filter { $0["enabled"] as? Bool != false }.flatMap {
            ResolvedSettings.words($0["argument"] as? String ?? "")
        }
        for entry in options["environmentVariableEntries"] as? [[String: Any]] ?? []
        where entry["enabled"] as? Bool != false {
            guard let key = entry["key"] as? String else { continue }
            result.environment[key] = entry["value"] as? String ?? ""
        }
        result.language = options["language"] as? String ?? scheme.testLanguage
        result.region = options["region"] as? String ?? scheme.testRegion
        result.isRandom = options["testExecutionOrdering"] as? String == "random"
        addRepetitions(options, &result)
        if options["testTimeoutsEnabled"] as? Bool == true {
            result.timeout = (options["defaultTestExecutionTimeAllowance"] as? NSNumber)?.doubleValue ?? 600
        }
        // Absent: coverage is on, as in Xcode; here it is asked for.
        result.wantsCoverage = options["codeCoverage"] is [String: Any]
        if (options["addressSanitizer"] as? [String: Any])?["enabled"] as? Bool == true {
            result.sanitizers.append("address")
        }
        if options["threadSanitizerEnabled"] as? Bool == true { result.sanitizers.append("thread") }
        if options["undefinedBehaviorSanitizerEnabled"] as? Bool == true { result.sanitizers.append("undefined") }
        return result
    }

    private func addRepetitions(_ options: [String: Any], _ result: inout Scheme.TestConfiguration) {
        let count = (options["maximumTestRepetitions"] as? NSNumber)?.intValue ?? 3
        switch options["testRepetitionMode"] as? String {
        case "retryOnFailure": result.retries = max(0, count - 1)
        case "fixedIterations": result.repetitions = max(1, count)
        case "untilFailure": (result.repetitions, result.stopsAtFailure) = (max(1, count), true)
        default: break
        }
    }
}
