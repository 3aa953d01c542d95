// SPDX-License-Identifier: MIT

/// The source that becomes part of a test module and runs its tests: the list of XCTest cases, and the entry point.
///
/// The entry point starts the host app as its own `main` would, on a headless host, and runs the tests once it has
/// launched. Which tests run comes in variables: `TOUCHSTONE_TEST_FILTER`, a regular expression over
/// `Module.Class/method`, and `TOUCHSTONE_TEST_SKIP` and `TOUCHSTONE_TEST_ONLY`, files of names of classes and methods.
struct TestMain {
    var target: Target
    var discovery: TestDiscovery
    /// The app whose `main` is called; nil: a bare application.
    var host: Target?
    var observers = LoadedObservers([], in: Project(name: "", root: Path("/"), targets: []))

    var source: String {
        """
        import Foundation
        import XCTest
        \(discovery.usesSwiftTesting ? "import Testing" : "")
        import UIKit
        \(observers.modules.map { "@testable import \($0)" }.joined(separator: "\n"))
        \(host.map { "@_silgen_name(\"\(ModuleCompiler.entryPoint(of: $0))\") private func __touchstoneHost(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32" } ?? "")

        private func __touchstoneOnMain(_ body: @MainActor () throws -> Void) throws {
            try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Void).self)() }
        }

        private func __touchstoneWants(_ name: String) -> Bool {
            let environment = ProcessInfo.processInfo.environment
            if __touchstoneList("TOUCHSTONE_TEST_SKIP", mentions: name) == true { return false }
            if __touchstoneList("TOUCHSTONE_TEST_ONLY", mentions: name) == false { return false }
            guard let filter = environment["TOUCHSTONE_TEST_FILTER"] else { return true }
            return "\(target.moduleName).\\(name)".range(of: filter, options: .regularExpression) != nil
        }

        /// Whether the file of names that a variable names has the test or its class; nil without such a file.
        private func __touchstoneList(_ variable: String, mentions name: String) -> Bool? {
            guard let file = ProcessInfo.processInfo.environment[variable],
                let text = try? String(contentsOfFile: file, encoding: .utf8)
            else { return nil }
            let names = text.split(separator: "\\n")
            return names.contains(Substring(name)) || names.contains(name.prefix { $0 != "/" })
        }

        \(discovery.classes.enumerated().map(entry).joined(separator: "\n"))

        @main
        enum __TouchstoneTestMain {
            @MainActor static func main() {
                __xctestIsHere()
                \(observers.expressions.map { "XCTestObservationCenter.shared.addTestObserver(\($0))" }.joined(separator: "\n"))
                __touchstoneWhenLaunched {
                    \(discovery.usesSwiftTesting ? "if CommandLine.arguments.contains(\"--swift-testing\") { Task { await Testing.__swiftPMEntryPoint() as Never }; return }" : "")
                    let classes: [__XCTestClass] = [\(discovery.classes.indices.map { "__touchstoneTests\($0)()" }.joined(separator: ", "))]
                    __xctestMain(module: "\(target.moduleName)", classes: classes, isWanted: __touchstoneWants)
                }
                \(host == nil ? "_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)" : "_ = __touchstoneHost(CommandLine.argc, CommandLine.unsafeArgv)")
            }
        }

        """
    }

    private func entry(_ index: Int, _ test: TestDiscovery.TestClass) -> String {
        let methods = test.methods.map { method in
            let start = "nonisolated(unsafe) let test = test;"
            return method.isAsync
                ? ".init(\"\(method.name)\", concurrent: { test in \(start) try await test.\(method.name)() }),"
                : ".init(\"\(method.name)\") { test in \(start) try __touchstoneOnMain { try test.\(method.name)() } },"
        }
        return """
            private func __touchstoneTests\(index)() -> __XCTestClass {
                let methods: [__XCTestMethod<\(test.name)>] = [
                    \(methods.joined(separator: "\n        "))
                ]
                return __XCTestClass(\(test.name).self, "\(test.name)", methods)
            }
            """
    }
}
