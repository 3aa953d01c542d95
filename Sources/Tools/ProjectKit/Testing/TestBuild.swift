// SPDX-License-Identifier: MIT

/// Builds a test target into a program: the host app's objects, the tests', and an entry point that runs them. UI tests
/// have no host: their app is built as it is, to be started by them.
package struct TestBuild {
    /// Of the app that hosts the tests, and of the targets they need.
    package private(set) var build: ProjectBuild

    /// The programs that count what they run.
    private var programs: [Path] = []

    /// Prepares the SDK; compiles nothing yet.
    package init(project: Project, installation: Installation, variant: BuildVariant = BuildVariant()) throws {
        build = try ProjectBuild(project: project, installation: installation, variant: variant)
    }

    /// A program that runs the tests of one target.
    package struct Product: Sendable {
        /// Name of the test target.
        package var target: String
        /// What XCTest's names start with.
        package var moduleName: String
        /// The host, or for UI tests the app that they start.
        package var app: ProjectBuild.Product
        /// Whether there is a class of XCTest.
        package var hasXCTests: Bool
        /// Whether Swift Testing finds something.
        package var hasSwiftTests: Bool
        /// The tests of XCTest as `Class/method`, in the order in which Xcode runs them, with their places.
        package var tests: [(name: String, location: SourceLocation?)] = []
        /// Swift Testing's as `Module.Suite/function()`, by name; nil: the program was not asked.
        package var swiftTests: [String]?
        /// Whether there are tests that only the running program knows.
        package var makesTests = false
        /// The app that UI tests start; nil for unit tests.
        package var appUnderTest: ProjectBuild.Product?

        /// What a scheme and `-only-testing` call one of Swift Testing's tests: what stands behind the module.
        package func plainName(ofSwiftTest test: String) -> String { String(test.dropFirst(moduleName.count + 1)) }

        /// With the target and the place of the test's declaration, or of its first failure.
        package func placed(_ test: TestRun.Case) -> TestRun.Case {
            var test = test
            test.target = target
            let known = tests.first { $0.name == "\(test.className)/\(test.name)" }?.location
            (test.file, test.line) = (known?.file.string, known?.line)
            if case .failed(let messages) = test.outcome,
                let match = messages.lazy.compactMap({ $0.firstMatch(of: #/^(\/[^:]+):(\d+): /#) }).first
            {
                (test.file, test.line) = (String(match.1), Int(match.2))
            }
            return test
        }
    }

    /// nil when the target has no tests.
    package mutating func build(_ target: Target) throws -> Product? {
        let context = build.context
        return try context.exclusively { try buildLocked(target) }
    }

    private mutating func buildLocked(_ target: Target) throws -> Product? {
        let target = try build.runPlugins(for: target)
        do { return try buildWithoutMissing(target) } catch let failure as CompileFailure {
            guard failure.target == target.name, try build.leavesOutWhole(after: failure) else { throw failure }
            return try buildLocked(target)
        }
    }

    private mutating func buildWithoutMissing(_ given: Target) throws -> Product? {
        let isUITest = given.kind == .uiTests
        var target = given
        let context = build.context
        let app = target.testHost.flatMap { context.project.target(named: $0) }
        let host = isUITest ? nil : app
        // The app is another process; what only it needs is not linked.
        if isUITest, let app { target.dependencies.removeAll { $0 == app.name } }
        let whole = target
        // The runner may name no class that is left out.
        target = try build.withoutMissingFrameworks(whole)
        let order = try context.project.buildOrder(for: target)
        let parts = order.filter {
            $0.name != target.name && ($0.kind.isPart || $0.kind == .appExtension || $0.name == host?.name)
        }
        let libraries = parts.filter(\.kind.isLibrary)
        var discovery = try discover(target, libraries)
        guard !discovery.classes.isEmpty || discovery.usesSwiftTesting else { return nil }
        let appUnderTest = try isUITest ? app.map { try build.buildLocked($0) } : nil
        var objects: [Path] = []
        for part in parts where part.kind != .resourceBundle { objects += try build.compile(part) }
        // What the libraries were built without is known only now.
        if !build.missingNames(for: whole).isEmpty {
            target = try build.withoutMissingFrameworks(whole)
            discovery = try discover(target, libraries)
            guard !discovery.classes.isEmpty || discovery.usesSwiftTesting else { return nil }
        }
        let observers = LoadedObservers(libraries, in: context.project)
        objects += try compileTests(target, discovery, host: host, observers)
        let product = try assemble(target, host: host, parts: parts.filter(\.kind.isPart), objects)
        try note([product.executable] + [appUnderTest?.executable].compactMap { $0 })
        let tests = discovery.classes.sorted { $0.name < $1.name }.flatMap { type in
            type.methods.sorted { $0.name < $1.name }.map { (name: "\(type.name)/\($0.name)", location: $0.location) }
        }
        return Product(
            target: target.name, moduleName: target.moduleName, app: product, hasXCTests: !discovery.classes.isEmpty,
            hasSwiftTests: discovery.usesSwiftTesting && !isUITest, tests: tests,
            makesTests: discovery.classes.contains(where: \.makesTests), appUnderTest: appUnderTest)
    }

    private func discover(_ target: Target, _ libraries: [Target]) throws -> TestDiscovery {
        let context = build.context
        return try TestDiscovery(
            sources: target.sources,
            libraries: libraries.map { .init(sources: $0.sources, options: AdaptedModule.options(for: $0, context)) },
            options: AdaptedModule.options(for: target, context))
    }

    /// For `Coverage`.
    private mutating func note(_ programs: [Path]) throws {
        guard build.context.variant.coverage else { return }
        self.programs += programs
        try (build.context.profiles / "programs").write(self.programs.map(\.string).joined(separator: "\n"))
    }

    private mutating func compileTests(
        _ target: Target, _ discovery: TestDiscovery, host: Target?, _ observers: LoadedObservers
    ) throws -> [Path] {
        let main = build.context.objects(of: target) / "generated" / "TouchstoneTestMain.swift"
        try main.write(TestMain(target: target, discovery: discovery, host: host, observers: observers).source)
        var tests = target
        // Lists for older Linux toolchains have an entry point of their own.
        tests.sources.removeAll { ["main.swift", "LinuxMain.swift"].contains($0.name) }
        return try build.compile(tests, generatedSources: [main])
    }

    /// What runs tests that no app hosts: unit tests see the names of iOS's own program for them.
    private static func bareHost(of target: Target) -> Target {
        var app = target
        (app.kind, app.resources) = (.application, [])
        if target.kind == .unitTests {
            app.settings.override([
                "EXECUTABLE_NAME": "xctest", "PRODUCT_BUNDLE_IDENTIFIER": "com.apple.dt.xctest.tool",
            ])
        }
        return app
    }

    /// The host's bundle under another roof, with the tests' own inside, and the runner as its executable. Tests
    /// without a host get a bare app.
    private mutating func assemble(
        _ target: Target, host: Target?, parts: [Target], _ objects: [Path]
    ) throws -> ProjectBuild.Product {
        var app = host ?? target
        if host == nil { app = Self.bareHost(of: target) }
        let context = build.context
        let bundle = context.products / "tests" / target.name / "\(app.productName).app"
        let info = try build.assemble(app, parts: parts, tests: target, in: bundle)
        let executable = bundle / (info["CFBundleExecutable"] as? String ?? app.productName)
        try Linker(context: context, extraFlags: ["-lTesting"]).link(
            objects, entryPoint: ModuleCompiler.entryPoint(of: target), to: executable, named: "\(target.name)-tests")
        return ProjectBuild.Product(
            bundle: bundle, executable: executable, bundleIdentifier: info["CFBundleIdentifier"] as? String ?? app.name)
    }
}
