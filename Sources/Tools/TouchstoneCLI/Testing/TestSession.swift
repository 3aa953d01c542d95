// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Builds and runs the tests of a project, and reports.
final class TestSession {
    private let tool: CommandLineTool
    private let installation: Installation
    private var options: TestOptions
    let record: TestRecord

    init(tool: CommandLineTool, installation: Installation) throws {
        self.tool = tool
        self.installation = installation
        options = try TestOptions(tool.options)
        record = TestRecord(options)
    }

    /// The exit code: 0 all passed, 1 a test failed or none ran, 3 something was not built.
    func run() throws -> Int32 {
        record.writeWhenStopped()
        defer { record.ignoreStops() }
        do {
            let code = try runTests()
            tool.printErrors(warnings)
            return code
        } catch let failure as Failure where failure.code != .usage {
            // Reports of a run that came to nothing are not to look like those of one in which nothing failed.
            tool.printErrors("\(tool.failureLead)\(failure)")
            tool.printErrors(warnings)
            if record.name.isEmpty { record.name = tool.options.operands.first ?? "" }
            record.add(.init(target: record.name, message: "\(failure)", output: "\(failure)"))
            _ = try record.finish(tool, reasonForNone: nil)
            return failure.code.rawValue
        }
    }

    /// Said after the reason for a failure, which comes first.
    private var warnings: [Diagnostic] = []

    private func runTests() throws -> Int32 {
        let project = try tool.loadTestedProject()
        let scheme = try chosenScheme(in: project)
        let targets = try tool.testTargets(of: project, scheme: scheme, options.selection)
        record.name = project.name
        var build = try TestBuild(
            project: project, installation: installation,
            variant: BuildVariant(
                coverage: wantsCoverage(scheme), sanitizers: options.sanitizers + (scheme?.sanitizers ?? [])))
        let history = build.build.context.folder / "test-history.json"
        record.history = TestHistory.read(history)
        let known = build.build.context.project.diagnostics
        if !options.isJSON {
            warnings = project.diagnostics.filter { $0.severity == .warning && known.contains($0) }
        }
        var said: Set<String> = []
        for target in targets {
            let product = try self.build(target, &build)
            tool.printErrors(build.build.report.leftOut.filter { said.insert($0.description).inserted })
            guard let product else { continue }
            try run(product, of: target, in: project, scheme, profiles: build.build.context.profiles)
        }
        try record.history.write(history)
        if wantsCoverage(scheme) { try Coverage(context: build.build.context, report: options.report).write() }
        return try record.finish(tool, reasonForNone: project.reasonForNoTests(in: targets))
    }

    private func chosenScheme(in project: Project) throws -> Scheme? {
        try project.scheme(named: tool.options["scheme"], plan: tool.options["test-plan"])
    }

    private func wantsCoverage(_ scheme: Scheme?) -> Bool {
        options.wantsCoverage || scheme?.configurations.contains(where: \.wantsCoverage) == true
    }

    /// nil: it has no tests, or was not built, which is on record.
    private func build(_ target: Target, _ build: inout TestBuild) throws -> TestBuild.Product? {
        do { return try build.build(target) } catch let failure as CompileFailure {
            // The other targets' tests still run.
            tool.report(failure)
            let first = failure.diagnostics.first { $0.severity == .error }
            record.add(
                .init(target: target.name, message: first?.description ?? "it does not build", output: failure.output))
            return nil
        }
    }

    // MARK: One target

    private func run(
        _ product: TestBuild.Product, of target: Target, in project: Project, _ chosen: Scheme?, profiles: Path
    ) throws {
        let scheme = chosen ?? project.scheme(testing: target)
        let listed = scheme?.tests.first { $0.target == target.name }
        var selection = options.selection
        selection.skipped += (listed?.skipped ?? []).map { "\(target.name)/\($0)" }
        if selection.only.isEmpty, let selected = listed?.selected {
            selection.only = selected.map { "\(target.name)/\($0)" }
        }
        selection = TestSelection(only: selection.only, skipped: selection.skipped)
        let plan = scheme?.configurations.map(Optional.some) ?? []
        // Without a plan once, as the scheme says.
        for configuration in plan.isEmpty ? [nil] : plan {
            var own = options
            own.selection = selection
            if let configuration { own.take(configuration) }
            let settings = try tool.launchSettings(testing: target, scheme, configuration)
            let jobs = own.jobs ?? (listed?.isParallel == true ? ProcessInfo.processInfo.activeProcessorCount : 1)
            var product = product
            if product.makesTests { product = try asked(product, settings) { try $0.listed() } }
            // What is to be divided has to be known before it runs.
            if product.hasSwiftTests, own.shard != nil || jobs > 1 {
                product = try asked(product, settings) { try $0.swiftListed() }
            }
            let runner = TargetRunner(
                product: product, settings: settings, options: own, record: record, jobs: jobs,
                profiles: options.wantsCoverage || configuration?.wantsCoverage == true ? profiles : nil)
            try runner.run()
        }
    }

    /// The product as its own program describes it.
    private func asked(
        _ product: TestBuild.Product, _ settings: LaunchSettings, _ question: (TestRun) throws -> TestBuild.Product
    ) throws -> TestBuild.Product {
        try question(
            TestRun(product, settings: settings, options: TestRun.Options()) { [record] in record.write($0) })
    }
}

extension Scheme {
    fileprivate var sanitizers: [String] { configurations.flatMap(\.sanitizers) }
}
